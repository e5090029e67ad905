import { z } from "zod";
import { voices } from "./voices";

/** Bytes of a recording, decoded. */
export const MAX_AUDIO_BYTES = 25 * 1024 * 1024;
/** Of a request with a recording in it: enough that one which is too large is told so in words. */
export const MAX_TRANSCRIBE_BYTES = 48 * 1024 * 1024;

export const transcribeSchema = z.strictObject({
	/** A recording in base64: WAV, WebM, MP4, MP3 or Ogg. */
	audio: z.string("The recording is missing."),
});

/** What was said in a recording. */
export interface Transcription {
	/** Empty where nothing was said that could be made out. */
	text: string;
	/** Then: why, in a sentence. Null where there are words. */
	note: string | null;
}

/** Whether recordings can be transcribed here, and what is to be sent. */
export interface Dictation {
	available: boolean;
	/** `wav` where only WAV can be read: 16 kHz, mono, 16 bit is best. */
	accepts: "any" | "wav";
	/** The program or model that listens; null where there is none. */
	name: string | null;
}

export const voiceQuerySchema = z.object({
	/** The person's own choice where it is left out. */
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
			/** Whether the whole narrative has been spoken and kept. */
			isKept: boolean;
	  }
	| {
			ok: false;
			/** The HTTP status. */
			status: number;
			/** What is wrong, in a sentence for the person. */
			details: string;
	  };
