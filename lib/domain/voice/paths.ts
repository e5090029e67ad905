import type { Voice } from "./voices";

export const transcribePath = "/api/transcribe";
export const voicePath = "/api/voice-preferences";

export const samplePath = (voice: Voice) => `${voicePath}/sample?voice=${voice}`;

/** A script that can be read aloud: all of a life script, and the day of a love script. */
export interface ReadScript {
	kind: "life" | "love";
	id: string;
}

const scriptPath = ({ kind, id }: ReadScript) => `/api/${kind}-script/${encodeURIComponent(id)}`;

export const streamPath = (script: ReadScript, voice: Voice) => `${scriptPath(script)}/audio/stream?voice=${voice}`;
export const checkPath = (script: ReadScript, voice: Voice) => `${scriptPath(script)}/audio/check?voice=${voice}`;
export const affirmationsPath = (id: string) => `${scriptPath({ kind: "love", id })}/affirmations`;
