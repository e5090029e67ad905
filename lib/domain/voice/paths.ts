import type { Voice } from "./voices";

export const transcribePath = "/api/transcribe";
export const voicePath = "/api/voice-preferences";

export const samplePath = (voice: Voice) => `${voicePath}/sample?voice=${voice}`;

const narrativePath = (loveScriptId: string) => `/api/love-script/${encodeURIComponent(loveScriptId)}`;

export const streamPath = (loveScriptId: string, voice: Voice) =>
	`${narrativePath(loveScriptId)}/audio/stream?voice=${voice}`;
export const checkPath = (loveScriptId: string, voice: Voice) =>
	`${narrativePath(loveScriptId)}/audio/check?voice=${voice}`;
export const affirmationsPath = (loveScriptId: string) => `${narrativePath(loveScriptId)}/affirmations`;
