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

/** Raised when a file of an older version can no longer be read in the same way. */
export const EXPORT_VERSION = 1;

const day = z.iso.date();
const id = z.string();
const text = z.string();
const words = z.string().nullable();
const count = z.number().int();
/** The columns that could not be read, because what is stored of them was damaged; words say so in their place. */
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
	/** Minutes, as JavaScript's getTimezoneOffset gives them. */
	timezoneOffset: count,
	createdAt: time,
	updatedAt: time,
	/** Where they can sign in without a password. */
	externalLogins: z.array(z.object({ issuer: text, subject: text, createdAt: time })),
});

/** A script's patterns, each in a place of its own. */
const patternsSchema = z
	.array(storedPatternSchema.extend({ unread }))
	.max(10)
	.refine((patterns) => new Set(patterns.map(({ orderNum }) => orderNum)).size === patterns.length);

/** A script of one kind, with its words and the patterns that belong to it. */
const scriptRow = <Words extends z.ZodRawShape>(words: z.ZodObject<Words>) =>
	scriptSchema.extend({ unread, ...words.shape, patterns: patternsSchema });

/** One row of each list in `data.json`. Ids only link things inside the file. Further fields may come. */
export const rowSchemas = {
	journalEntries: z.object({
		id,
		unread,
		title: words,
		...forEachWritten(text),
		/** What the coach said while it was being written. */
		chatHistory: z.unknown(),
		keyInsights: z.unknown(),
		quote: words,
		message: words,
		wordCount: count,
		localDate: day,
		insightBy: words,
		/** Whether the entry was edited after what the coach wrote about it. */
		isInsightOld: z.boolean(),
		/** What it was before its edits, oldest first. */
		versions: z.array(z.object({ unread, version: count, content: text, localDate: day, editedAt: time })),
		version: count,
		/** Whether nothing brings it back to them by itself. */
		isKeptAway: z.boolean(),
		relatedId: words,
		createdAt: time,
	}),
	/** Without answers where these cannot be read. */
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
		/** The file in this ZIP that holds it spoken; null where nobody has spoken it. */
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
	/** Feelings that were chosen, for an entry, a message, or the moment. */
	feelings: z.object({
		id,
		unread,
		feeling: text,
		localDate: day,
		entryId: words,
		messageId: count.nullable(),
		createdAt: time,
	}),
	/** What was meant to be done, and asked about on a day. */
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
	/** People in their life, each with every name that they go by. */
	people: z.object({ id, unread, names: z.array(text), createdAt: time, updatedAt: time }),
	/** Sentences that were kept, each with where it stands: in a row of another list, or in an article. */
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
	/** Letters that were kept or thrown away, by their stretch of days. */
	letterMarks: z.object({ id, period: text, mark: text, createdAt: time, updatedAt: time }),
	/** What a model learned of the person from an entry. */
	learnedFacts: z.object({ id, unread, entryId: id, kind: text, text, words: text, learnedBy: text, createdAt: time }),
	/**
	 * What the coach was to forget: a sentence, as a hash from which it cannot be restored; or a thing of another list, by
	 * its id.
	 */
	forgotten: z.object({ id, thing: z.enum(forgettable).nullable(), of: words }),
	/** Times in which nothing was to be learned. */
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

/** `data.json`, whole. */
export const exportSchema = z.object({
	format: z.literal("innerscript"),
	version: z.literal(EXPORT_VERSION),
	exportedAt: time,
	person: personSchema,
	...(Object.fromEntries(Object.entries(rowSchemas).map(([name, row]) => [name, z.array(row)])) as {
		[Name in ListName]: z.ZodArray<(typeof rowSchemas)[Name]>;
	}),
});
