import { z } from "zod";
import { type GuideNote, type Offer, readNote, readTap, type TapNote } from "@/lib/domain/chat/guide";
import { coachSettingsSchema } from "@/lib/domain/coach-settings/schema";
import { coachText, id, isPlausibleTime, ownText, time, version, writer } from "@/lib/domain/core/stored";
import { answersSchema as exerciseAnswersSchema, runStatuses } from "@/lib/domain/exercises/schema";
import { type ExportedRow, type ListName, rowSchemas } from "@/lib/domain/export/schema";
import { feelingIds } from "@/lib/domain/feelings/feelings";
import { MAX_STORED_OWN_WORD, ownWordIn } from "@/lib/domain/feelings/own-word";
import { MAX_VERSIONS_OF_PAGE } from "@/lib/domain/import/limits";
import { MAX_ENTRY } from "@/lib/domain/journal/limits";
import { letterMarks, periodId } from "@/lib/domain/letters/schema";
import { MAX_LINE } from "@/lib/domain/lines/limits";
import { lineSources } from "@/lib/domain/lines/schema";
import { factKinds } from "@/lib/domain/memory/kinds";
import { namesSchema } from "@/lib/domain/people/schema";
import { MAX_DESCRIPTION } from "@/lib/domain/photos/limits";
import { responseSchema } from "@/lib/domain/questionnaires/schema";
import { storedReminder } from "@/lib/domain/reminders/schema";
import { MAX_NOT_MEANT } from "@/lib/domain/safety/not-meant";
import { lifeScriptTextsSchema } from "@/lib/domain/scripts/life-schema";
import { loveScriptTextsSchema } from "@/lib/domain/scripts/love-schema";
import { scriptPatternSchema } from "@/lib/domain/scripts/schema";
import { MAX_MEANT } from "@/lib/domain/threads/limits";
import { threadOutcomes } from "@/lib/domain/threads/schema";
import { voices } from "@/lib/domain/voice/voices";

const line = z.string().max(500);
const day = z.iso.date().refine(isPlausibleTime);
const entry = ownText.max(MAX_ENTRY);

const versionContent = <Texts extends z.ZodType>(texts: Texts) =>
	z.object({
		texts,
		patterns: z.array(scriptPatternSchema.extend({ isUserEdited: z.boolean() }).strip()).max(10),
		affirmations: z.array(line).max(20),
	});

/** Maximum length of the data stored with a reply, in characters. */
const MAX_GUIDE = 20_000;

/**
 * An imported offer may only send the words it shows, so a different label is replaced by the words. Drops an offer
 * whose words are too long for a label.
 */
function asShown(offer: Offer): Offer[] {
	if (offer.kind !== "say" || offer.label === offer.say) return [offer];
	return offer.say.length <= MAX_LABEL ? [{ ...offer, label: offer.say }] : [];
}
const MAX_LABEL = 300;

/**
 * Reads the offers of a reply, as far as they lead to the person's own pages, or the button that a message was sent by.
 */
function guideOf(stored: unknown): GuideNote | TapNote | null {
	const tap = readTap(stored);
	if (tap) return { tap };
	const found = readNote(stored);
	const note = found && { ...found, offers: found.offers.flatMap(asShown) };
	const isAny = note !== null && (note.offers.length > 0 || note.memo !== null);
	return isAny && JSON.stringify(note).length <= MAX_GUIDE ? note : null;
}

/** Maximum number of characters in one row: several times as many as the app itself could have stored. */
export const MOST_IN_ROW = 600_000;
/** Maximum number of characters in the earlier versions of one entry. */
export const MOST_OF_VERSIONS = 3_000_000;

/**
 * Schemas of the rows of `data.json` when they are imported: the exported shape, with the limits that apply to what
 * people type here. A file cannot bring in anything that the app could not have stored.
 */
export const incomingSchemas = {
	journalEntries: rowSchemas.journalEntries.extend({
		id,
		title: line.nullable(),
		content: entry,
		prompt: z.string().max(2_000),
		chatHistory: z.array(z.object({ message: coachText, createdAt: time })).max(500),
		keyInsights: z.array(coachText).max(50),
		quote: coachText.nullable(),
		message: coachText.nullable(),
		insightBy: writer,
		localDate: day,
		version,
		versions: z
			.array(z.object({ version, content: entry, localDate: day, editedAt: time }))
			.max(MAX_VERSIONS_OF_PAGE)
			.refine((all) => new Set(all.map((one) => one.version)).size === all.length),
		// Missing in files from before a page could be kept away.
		isKeptAway: z.boolean().default(false),
		relatedId: id.nullable(),
		createdAt: time,
	}),
	photos: rowSchemas.photos.extend({
		id,
		entryId: id,
		place: z.number().int().min(0).max(1_000),
		description: z.string().max(MAX_DESCRIPTION).nullable(),
		file: z.string().max(300),
		createdAt: time,
	}),
	// Scores are recalculated, never taken from a file. A row without answers is left out.
	responses: rowSchemas.responses.extend({
		responses: responseSchema.shape.responses,
		patternScores: z.unknown().transform(() => null),
	}),
	goals: rowSchemas.goals,
	chatMessages: rowSchemas.chatMessages.extend({ guide: z.unknown().transform(guideOf) }),
	lifeScripts: rowSchemas.lifeScripts,
	loveScripts: rowSchemas.loveScripts,
	scriptVersions: z.discriminatedUnion("kind", [
		rowSchemas.scriptVersions.extend({ kind: z.literal("life"), content: versionContent(lifeScriptTextsSchema) }),
		rowSchemas.scriptVersions.extend({ kind: z.literal("love"), content: versionContent(loveScriptTextsSchema) }),
	]),
	affirmations: rowSchemas.affirmations.extend({
		id,
		loveScriptId: id.nullable(),
		kind: z.enum(["narrative", "affirmation", "sample"]),
		orderNum: z.number().int().min(0).max(1_000),
		text: ownText.max(12_000),
		voice: z.enum(voices),
		narrator: writer,
		audio: z.string().max(300).nullable(),
		createdAt: time,
		updatedAt: time,
	}),
	exerciseRuns: rowSchemas.exerciseRuns
		.extend({
			id,
			slug: id,
			answers: exerciseAnswersSchema,
			step: z.number().int().min(0).max(100),
			status: z.enum(runStatuses),
			version,
			createdAt: time,
			updatedAt: time,
			finishedAt: time.nullable(),
		})
		.refine(({ status, finishedAt }) => (status === "finished") === (finishedAt !== null)),
	feelings: rowSchemas.feelings.extend({
		id,
		feeling: z.union([
			z.enum(feelingIds),
			z
				.string()
				.max(MAX_STORED_OWN_WORD)
				.refine((stored) => ownWordIn(stored) !== null),
		]),
		localDate: day,
		entryId: id.nullable(),
		createdAt: time,
	}),
	threads: rowSchemas.threads.extend({
		id,
		meant: ownText.max(MAX_MEANT),
		day,
		outcome: z.enum(threadOutcomes).nullable(),
		answeredOn: day.nullable(),
		source: id.nullable(),
		createdAt: time,
		updatedAt: time,
	}),
	people: rowSchemas.people.extend({ id, names: namesSchema, createdAt: time, updatedAt: time }),
	keptLines: rowSchemas.keptLines.extend({
		id,
		text: ownText.max(MAX_LINE),
		source: z.enum(lineSources),
		sourceId: id.nullable(),
		article: z.string().max(200).nullable(),
		day,
		createdAt: time,
	}),
	letterMarks: rowSchemas.letterMarks.extend({
		id,
		period: periodId,
		mark: z.enum(letterMarks),
		createdAt: time,
		updatedAt: time,
	}),
	reminders: rowSchemas.reminders.extend({ id, ...storedReminder, createdAt: time, updatedAt: time }),
	learnedFacts: rowSchemas.learnedFacts.extend({
		id,
		entryId: id,
		kind: z.enum(factKinds),
		text: ownText.max(1_000),
		words: ownText.max(2_000),
		learnedBy: z.string().max(200),
		createdAt: time,
	}),
	forgotten: rowSchemas.forgotten.extend({ id: z.string().regex(/^[\w:-]{1,120}$/), of: id.nullable() }),
	notMeant: rowSchemas.notMeant.extend({
		...{ id, entryId: id.nullable(), responseId: id.nullable(), questionId: id.nullable() },
		...{ goalId: id.nullable(), runId: id.nullable(), createdAt: time },
		words: ownText.max(MAX_NOT_MEANT),
		within: z.string().regex(/^[\w+/=]{1,100}$/),
	}),
	memoryPauses: rowSchemas.memoryPauses.extend({ id, startedAt: time, endedAt: time.nullable() }),
	coachSettings: rowSchemas.coachSettings
		.extend(coachSettingsSchema.omit({ updatedAt: true, defaultVoice: true }).shape)
		.extend({ id, defaultVoice: z.enum(voices), createdAt: time, updatedAt: time }),
} satisfies { [Name in ListName]: z.ZodType<ExportedRow<Name>> };

export type IncomingRow<Name extends ListName> = z.infer<(typeof incomingSchemas)[Name]>;
export type Incoming = { [Name in ListName]: IncomingRow<Name>[] };

/** The parts of the file that must be valid as a whole; its rows are checked one by one. */
export const fileSchema = z.looseObject({
	format: z.literal("innerscript"),
	version: z.number().int().min(1),
	person: z
		.object({ timezoneOffset: z.number().int().min(-900).max(900) })
		.optional()
		.catch(undefined),
});
