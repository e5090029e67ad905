import { MAX_LINES } from "@/lib/domain/lines/limits";
import { MAX_PEOPLE } from "@/lib/domain/people/limits";
import { MAX_SAID_NOT_MEANT } from "@/lib/domain/safety/not-meant";

/** Maximum size of an uploaded file, in bytes. */
export const MAX_FILE_BYTES = 200 * 1024 * 1024;
/** Maximum number of files in a ZIP. */
export const MAX_FILES = 30_000;
/** Maximum total size, in bytes, of the names and header fields in a ZIP, and of its comments, which are ignored. */
export const MAX_NAMES_BYTES = 8 * 1024 * 1024;
export const MAX_COMMENTS_BYTES = 256 * 1024;
/** Maximum size of everything in a ZIP after unpacking, in bytes. */
export const MAX_UNPACKED_BYTES = 1024 * 1024 * 1024;
/** Maximum amount of text that is read from a file, in bytes: far more than ten years of a journal. */
export const MAX_TEXT_BYTES = 64 * 1024 * 1024;
/** Maximum size of one text file, in bytes. */
export const MAX_TEXT_FILE_BYTES = 4 * 1024 * 1024;
/** Maximum size of one spoken text, in bytes. */
export const MAX_AUDIO_BYTES = 25 * 1024 * 1024;
/** Maximum number of rows in all lists together. */
export const MAX_ROWS = 50_000;
/**
 * Maximum number of rows in a list after an import, for lists that one screen shows in full: many times what a person
 * writes in ten years.
 */
export const MOST_OF_LIST: Readonly<Record<string, number>> = {
	goals: 500,
	threads: 500,
	responses: 2_000,
	exerciseRuns: 2_000,
	// Two a day for ten years.
	photos: 8_000,
	scriptVersions: 500,
	affirmations: 1_000,
	learnedFacts: 3_000,
	// Several for each thing that the coach knows; all are read with each message.
	forgotten: 10_000,
	notMeant: MAX_SAID_NOT_MEANT,
	memoryPauses: 1_000,
	keptLines: MAX_LINES,
	letterMarks: 5_000,
	reminders: 1,
	// Five a day for ten years.
	feelings: 20_000,
	people: MAX_PEOPLE,
};
/** Maximum number of earlier versions per page: twice as many as its screen lists. */
export const MAX_VERSIONS_OF_PAGE = 200;
/**
 * Maximum number of earlier versions of all pages together, and of characters in them: several times what ten years of
 * journaling produce.
 */
export const MAX_VERSIONS = 20_000;
export const MAX_VERSION_CHARACTERS = 30_000_000;
/** Maximum number of values in all rows and lists together; a row has about twenty. */
export const MAX_VALUES = 2_000_000;
/** Maximum number of keys in one object; the app's own have about twenty. */
export const MAX_KEYS = 1_000;
/** Maximum length of the name of something that was left out, in characters. */
export const MAX_NAME = 200;
/** How many characters of a line or a name are searched for a date. */
export const MAX_DATED_LINE = 300;
/** How many of the things left out a report names. */
export const LEFT_OUT_NAMED = 100;
/** How deeply lists and objects may be nested. */
export const DEEPEST = 32;
