import { MAX_LINES } from "@/lib/domain/lines/limits";
import { MAX_PEOPLE } from "@/lib/domain/people/limits";

/** Bytes of a file that may arrive. */
export const MAX_FILE_BYTES = 200 * 1024 * 1024;
/** Files in a ZIP. */
export const MAX_FILES = 30_000;
/** Bytes that everything in a ZIP may have when it is unpacked. */
export const MAX_UNPACKED_BYTES = 1024 * 1024 * 1024;
/** Bytes of the text that is read of it: far more than ten years of a journal. */
export const MAX_TEXT_BYTES = 64 * 1024 * 1024;
/** Bytes of one text file. */
export const MAX_TEXT_FILE_BYTES = 4 * 1024 * 1024;
/** Bytes of one spoken text. */
export const MAX_AUDIO_BYTES = 25 * 1024 * 1024;
/** Rows of everything together. */
export const MAX_ROWS = 50_000;
/**
 * Rows of a list that a person has together with what a file brings, where a screen shows all of them: many times what
 * somebody writes in ten years.
 */
export const MOST_OF_LIST: Readonly<Record<string, number>> = {
	goals: 500,
	threads: 500,
	responses: 2_000,
	exerciseRuns: 2_000,
	scriptVersions: 500,
	affirmations: 1_000,
	learnedFacts: 3_000,
	memoryPauses: 1_000,
	keptLines: MAX_LINES,
	letterMarks: 5_000,
	// Five a day for ten years.
	feelings: 20_000,
	people: MAX_PEOPLE,
};
/** Values of everything together, in rows and lists: a row has about twenty. */
export const MAX_VALUES = 2_000_000;
/** Names of one object; ours have twenty. */
export const MAX_KEYS = 1_000;
/** Characters of the name of something that was left out. */
export const MAX_NAME = 200;
/** Characters of a line or a name in which a day is looked for. */
export const MAX_DATED_LINE = 300;
/** How many of what was left out a report names. */
export const LEFT_OUT_NAMED = 100;
/** How many lists and objects may stand in each other. */
export const DEEPEST = 32;
