import { z } from "zod";
import { forEachWritten } from "@/lib/domain/journal/written";
import { forgettable } from "@/lib/domain/memory/forgettable";

/** Raised when a file of an older version can no longer be read in the same way. */
export const EXPORT_VERSION = 1;

const time = z.iso.datetime();
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

const patternSchema = z.object({
	id,
	unread,
	pattern: text,
	description: text,
	impact: text,
	orderNum: count,
	isUserEdited: z.boolean(),
	createdAt: time,
});

const scriptSchema = z.object({
	id,
	unread,
	isUserEdited: z.boolean(),
	origin: text,
	writtenBy: words,
	sources: z.unknown(),
	version: count,
	createdAt: time,
	patterns: z.array(patternSchema),
});

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
		relatedId: words,
		createdAt: time,
	}),
	responses: z.object({
		id,
		unread,
		questionnaireId: text,
		responses: z.array(z.object({ questionId: text, answer: z.union([text, z.number()]) })),
		patternScores: z.unknown(),
		/** The sentence that matters most to them. */
		marked: z.object({ questionId: text, text }).nullable(),
		aiAnalysis: words,
		analysisBy: words,
		version: count,
		completedAt: time,
	}),
	goals: z.object({
		id,
		unread,
		title: words,
		description: text,
		type: text,
		progress: count,
		completedAt: time.nullable(),
		createdAt: time,
		updatedAt: time,
	}),
	chatMessages: z.object({
		id: count,
		unread,
		content: text,
		isAiResponse: z.boolean(),
		replyToId: count.nullable(),
		writtenBy: words,
		guide: z.unknown(),
		createdAt: time,
		answerId: z.number().int().nullable(),
		/** Every answer to the same message, where there are several; the message itself has the chosen one. */
		answers: z.array(z.object({ id: count, unread, content: text, writtenBy: words, createdAt: time })).optional(),
	}),
	lifeScripts: scriptSchema.extend({ scriptSentence: text, mainScript: text, lastUpdated: time }),
	loveScripts: scriptSchema.extend({
		personalMythTitle: text,
		personalMythIntro: text,
		healedScriptSentence: text,
		healedMainScript: text,
		dayInLifeNarrative: text,
		updatedAt: time,
	}),
	scriptVersions: z.object({
		id,
		unread,
		kind: text,
		content: z.unknown(),
		isUserEdited: z.boolean(),
		origin: text,
		writtenBy: words,
		sources: z.unknown(),
		createdAt: time,
	}),
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
