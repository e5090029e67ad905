import { z } from "zod";
import { answerSchema, messageSchema } from "@/lib/domain/chat/schema";
import { time } from "@/lib/domain/core/stored";
import { goalSchema } from "@/lib/domain/goals/schema";
import { forEachWritten } from "@/lib/domain/journal/written";
import { forgettable } from "@/lib/domain/memory/forgettable";
import { answerSchema as givenSchema, responseSchema } from "@/lib/domain/questionnaires/schema";
import { lifeScriptTextsSchema } from "@/lib/domain/scripts/life-schema";
import { loveScriptTextsSchema } from "@/lib/domain/scripts/love-schema";
import { scriptSchema, storedPatternSchema } from "@/lib/domain/scripts/schema";

/** Version of the format. Raised when older files can no longer be read in the same way. */
export const EXPORT_VERSION = 1;

const day = z.iso.date();
const id = z.string();
const text = z.string();
const words = z.string().nullable();
const count = z.number().int();
/**
 * Names of the columns that could not be read because their stored form was damaged. Text columns then contain a
 * notice.
 */
const unread = z.array(text).optional();

const personSchema = z.object({
	username: text,
	email: text,
	firstName: text,
	lastName: words,
	isNew: z.boolean(),
	currentStreak: count,
	bestStreak: count,
	lastJournalDate: day.nullable(),
	weeklyWordCount: count,
	weekStartDate: day.nullable(),
	totalWordCount: count,
	/** Minutes, as JavaScript's getTimezoneOffset returns them. */
	timezoneOffset: count,
	createdAt: time,
	updatedAt: time,
	/** The external logins with which the person can sign in without a password. */
	externalLogins: z.array(z.object({ issuer: text, subject: text, createdAt: time })),
});

/** A script's patterns, each with a position of its own. */
const patternsSchema = z
	.array(storedPatternSchema.extend({ unread }))
	.max(10)
	.refine((patterns) => new Set(patterns.map(({ orderNum }) => orderNum)).size === patterns.length);

/** Returns the row schema of one kind of script, with its texts and patterns. */
const scriptRow = <Words extends z.ZodRawShape>(words: z.ZodObject<Words>) =>
	scriptSchema.extend({ unread, ...words.shape, patterns: patternsSchema });

/** Schemas of the rows of each list in `data.json`. Ids only link things within the file. More fields may be added. */
export const rowSchemas = {
	journalEntries: z.object({
		id,
		unread,
		title: words,
		...forEachWritten(text),
		/** The coach's quick insights while the entry was being written. */
		chatHistory: z.unknown(),
		keyInsights: z.unknown(),
		quote: words,
		message: words,
		wordCount: count,
		localDate: day,
		insightBy: words,
		/** Whether the entry was edited after the coach wrote its reflection. */
		isInsightOld: z.boolean(),
		/** The entry's texts before its edits, oldest first. */
		versions: z.array(z.object({ unread, version: count, content: text, localDate: day, editedAt: time })),
		version: count,
		/** Whether the app never brings this entry back to the person on its own initiative. */
		isKeptAway: z.boolean(),
		relatedId: words,
		createdAt: time,
	}),
	/** Pictures in entries; width and height are in pixels. */
	photos: z.object({
		id,
		unread,
		entryId: id,
		/** Position among the pictures of its entry. */
		place: count,
		/** The person's description for people who cannot see the picture. */
		description: words,
		width: count,
		height: count,
		/** Path of the picture's file in this ZIP. */
		file: text,
		createdAt: time,
	}),
	/** Questionnaire responses; without answers if these cannot be read. */
	responses: responseSchema.extend({ unread, responses: z.array(givenSchema.strip()).max(200) }),
	goals: goalSchema.extend({ unread }),
	chatMessages: messageSchema.extend({
		unread,
		answers: z.array(answerSchema.extend({ unread })).max(50).optional(),
	}),
	lifeScripts: scriptRow(lifeScriptTextsSchema).extend({ lastUpdated: time }),
	loveScripts: scriptRow(loveScriptTextsSchema).extend({ updatedAt: time }),
	scriptVersions: scriptSchema.omit({ version: true }).extend({ unread, kind: text, content: z.unknown() }),
	affirmations: z.object({
		id,
		unread,
		loveScriptId: words,
		kind: text,
		orderNum: count,
		text,
		voice: text,
		narrator: words,
		/** Path of the recording in this ZIP; null if the text has not been spoken. */
		audio: words,
		createdAt: time,
		updatedAt: time,
	}),
	exerciseRuns: z.object({
		id,
		unread,
		slug: text,
		answers: z.record(z.string(), z.unknown()),
		step: count,
		status: text,
		version: count,
		createdAt: time,
		updatedAt: time,
		finishedAt: time.nullable(),
	}),
	/** Feelings that the person chose for an entry, for a message, or for the moment. */
	feelings: z.object({
		id,
		unread,
		feeling: text,
		localDate: day,
		entryId: words,
		messageId: count.nullable(),
		createdAt: time,
	}),
	/** Intentions of the person, each with the day on which the app asks about it. */
	threads: z.object({
		id,
		unread,
		meant: text,
		day,
		outcome: words,
		answeredOn: day.nullable(),
		source: words,
		createdAt: time,
		updatedAt: time,
	}),
	/** People in the person's life, each with all of their names. */
	people: z.object({ id, unread, names: z.array(text), createdAt: time, updatedAt: time }),
	/** Sentences that the person kept, each with its source: a row of another list, or an article. */
	keptLines: z.object({
		id,
		unread,
		text,
		source: text,
		sourceId: words,
		article: words,
		day,
		createdAt: time,
	}),
	/** Letters that the person kept or threw away, by the period they cover. */
	letterMarks: z.object({ id, period: text, mark: text, createdAt: time, updatedAt: time }),
	/**
	 * When the person wants to be reminded to write: weekdays as bits beginning with Monday, the minute of the day, and
	 * the time zone.
	 */
	reminders: z.object({
		...{ id, unread, days: count, minute: count, zone: text, isNeutral: z.boolean() },
		...{ createdAt: time, updatedAt: time },
	}),
	/** Facts about the person that a model learned from an entry. */
	learnedFacts: z.object({ id, unread, entryId: id, kind: text, text, words: text, learnedBy: text, createdAt: time }),
	/**
	 * What the coach was told to forget: a sentence, stored as a hash from which it cannot be restored, or a thing of
	 * another list by its id.
	 */
	forgotten: z.object({ id, thing: z.enum(forgettable).nullable(), of: words }),
	/**
	 * Sentences that were read as a danger and not meant that way, each with the text that it is in: an entry, an answer,
	 * a message, a goal or an exercise.
	 */
	notMeant: z.object({
		...{ id, unread, entryId: words, messageId: count.nullable(), responseId: words, questionId: words },
		...{ goalId: words, runId: words, words: text, within: text, createdAt: time },
	}),
	/** Periods in which the coach was told to learn nothing. */
	memoryPauses: z.object({ id, startedAt: time, endedAt: time.nullable() }),
	coachSettings: z.object({
		id,
		unread,
		coachPersona: text,
		chatInstructions: text,
		journalInstructions: text,
		quickInsightInstructions: text,
		questionnaireInstructions: text,
		defaultVoice: text,
		createdAt: time,
		updatedAt: time,
	}),
} satisfies Record<string, z.ZodType>;

export type ListName = keyof typeof rowSchemas;
export type ExportedRow<Name extends ListName> = z.infer<(typeof rowSchemas)[Name]>;
export type ExportedPerson = z.infer<typeof personSchema>;

/** The whole of `data.json`. */
export const exportSchema = z.object({
	format: z.literal("innerscript"),
	version: z.literal(EXPORT_VERSION),
	exportedAt: time,
	person: personSchema,
	...(Object.fromEntries(Object.entries(rowSchemas).map(([name, row]) => [name, z.array(row)])) as {
		[Name in ListName]: z.ZodArray<(typeof rowSchemas)[Name]>;
	}),
});
