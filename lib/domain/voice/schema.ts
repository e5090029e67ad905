import { z } from "zod";
import { voices } from "./voices";

/** The largest recording, in decoded bytes. */
export const MAX_AUDIO_BYTES = 25 * 1024 * 1024;
/** The largest request with a recording: large enough that a recording which is too large gets an answer in words. */
export const MAX_TRANSCRIBE_BYTES = 36 * 1024 * 1024;

export const transcribeSchema = z.strictObject({
	/** A recording in base64: WAV, WebM, MP4, MP3 or Ogg. */
	audio: z.string("The recording is missing."),
});

/** What was said in a recording. */
export interface Transcription {
	/** Empty if no words could be made out. */
	text: string;
	/** The reason for that, in a sentence. Null if there are words. */
	note: string | null;
}

/** Whether recordings can be transcribed here, and what to send. */
export interface Dictation {
	available: boolean;
	/** `wav` if only WAV can be read: 16 kHz, mono, 16 bit is best. */
	accepts: "any" | "wav";
	/** The program or model that transcribes; null if there is none. */
	name: string | null;
}

export const voiceQuerySchema = z.object({
	/** Without it, the person's own choice. */
	voice: z.enum(voices, `There is no such voice. There are: ${voices.join(", ")}.`).optional(),
});

/** PUT /api/voice-preferences. */
export const voiceChoiceSchema = z.strictObject({
	defaultVoice: z.enum(voices, `There is no such voice. There are: ${voices.join(", ")}.`),
});

/** A short line of a love script that can be listened to. */
export interface ClientAffirmation {
	id: string;
	text: string;
	audioUrl: string;
	voice: string;
	/** From 0, in the order in which they are shown. */
	orderNum: number;
}

/** What is known about why a narrative could not be listened to. */
export type NarrationCheck =
	| {
			ok: true;
			voice: string;
			/** Who speaks: `built-in` or a model's name. */
			narrator: string;
			/** Whether the whole narrative has been spoken and saved. */
			isKept: boolean;
	  }
	| {
			ok: false;
			/** The HTTP status. */
			status: number;
			/** What is wrong, in a sentence for the person. */
			details: string;
	  };
