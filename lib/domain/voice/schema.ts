import { z } from "zod";
import { voices } from "./voices";

/** Maximum size of a recording after decoding, in bytes. */
export const MAX_AUDIO_BYTES = 25 * 1024 * 1024;
/**
 * Maximum size of a request with a recording, in bytes: enough that a recording which is too large still gets a proper
 * error message.
 */
export const MAX_TRANSCRIBE_BYTES = 36 * 1024 * 1024;

export const transcribeSchema = z.strictObject({
	/** A recording in base64: WAV, WebM, MP4, MP3 or Ogg. */
	audio: z.string("The recording is missing."),
});

/** The transcription of a recording. */
export interface Transcription {
	/** Empty if no words were recognized. */
	text: string;
	/** The reason for that, in a sentence; null if there are words. */
	note: string | null;
}

/** Whether recordings can be transcribed here, and in which format. */
export interface Dictation {
	available: boolean;
	/** `wav` if only WAV can be read; ideally 16 kHz, mono, 16 bit. */
	accepts: "any" | "wav";
	/** Name of the program or model that transcribes; null if there is none. */
	name: string | null;
}

export const voiceQuerySchema = z.object({
	/** If missing, the voice that the person has chosen. */
	voice: z.enum(voices, `There is no such voice. There are: ${voices.join(", ")}.`).optional(),
});

/** Body of PUT /api/voice-preferences. */
export const voiceChoiceSchema = z.strictObject({
	defaultVoice: z.enum(voices, `There is no such voice. There are: ${voices.join(", ")}.`),
});

/** A short line of a love script that can be listened to. */
export interface ClientAffirmation {
	id: string;
	text: string;
	audioUrl: string;
	voice: string;
	/** Zero-based position in the list. */
	orderNum: number;
}

/** What is known about why a narrative could not be played. */
export type NarrationCheck =
	| {
			ok: true;
			voice: string;
			/** What produces the speech: `built-in` or a model's name. */
			narrator: string;
			/** Whether the whole narrative has been spoken and stored. */
			isKept: boolean;
	  }
	| {
			ok: false;
			/** The HTTP status. */
			status: number;
			/** The problem, in a sentence for the person. */
			details: string;
	  };
