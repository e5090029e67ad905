import { z } from "zod";
import { MAX_MESSAGE } from "@/lib/domain/chat/limits";
import { coachSettingsSchema } from "@/lib/domain/coach-settings/schema";
import { answersSchema as exerciseAnswersSchema, runStatuses } from "@/lib/domain/exercises/schema";
import { type ExportedRow, type ListName, rowSchemas } from "@/lib/domain/export/schema";
import { feelingIds } from "@/lib/domain/feelings/feelings";
import { goalTypes } from "@/lib/domain/goals/schema";
import { MAX_ENTRY } from "@/lib/domain/journal/limits";
import { factKinds } from "@/lib/domain/memory/kinds";
import { answerSchema, markSchema } from "@/lib/domain/questionnaires/schema";
import { lifeScriptTextsSchema } from "@/lib/domain/scripts/life-schema";
import { loveScriptTextsSchema } from "@/lib/domain/scripts/love-schema";
import { scriptPatternSchema, scriptSourceSchema } from "@/lib/domain/scripts/schema";
import { MAX_MEANT } from "@/lib/domain/threads/limits";
import { threadOutcomes } from "@/lib/domain/threads/schema";
import { voices } from "@/lib/domain/voice/voices";

/** What a coach wrote can be long, but not endless. */
const MAX_WRITTEN = 60_000;

const id = z.string().min(1).max(100);
const line = z.string().max(500);
const written = z.string().max(MAX_WRITTEN);
const name = z.string().max(200).nullable();
/** Fits a column, and is a time in which somebody can have lived. */
const time = z.iso.datetime().refine((text) => text >= "1900");
const day = z.iso.date().refine((text) => text >= "1900");
const version = z.number().int().min(1).max(1_000_000);
const origin = z.enum(["generated", "edited", "restored"]);
const words = z.string().refine((text) => text.trim() !== "");
const entry = words.max(MAX_ENTRY);
const sources = z.array(scriptSourceSchema).max(100);

const script = {
	id,
	origin,
	writtenBy: name,
	sources,
	version,
	createdAt: time,
	patterns: z
		.array(
			scriptPatternSchema
				.extend({ id, orderNum: z.number().int().min(0).max(100), isUserEdited: z.boolean(), createdAt: time })
				.strip(),
		)
		.max(10)
		.refine((patterns) => new Set(patterns.map(({ orderNum }) => orderNum)).size === patterns.length),
};

const versionContent = <Texts extends z.ZodType>(texts: Texts) =>
	z.object({
		texts,
		patterns: z.array(scriptPatternSchema.extend({ isUserEdited: z.boolean() }).strip()).max(10),
		affirmations: z.array(line).max(20),
	});

/**
 * The rows of `data.json` as they may come back: of the same shape as they are taken along in, within the limits that
 * hold for what is typed here, so that no file can bring what the app could not have stored.
 */
export const incomingSchemas = {
	journalEntries: rowSchemas.journalEntries.extend({
		id,
		title: line.nullable(),
		content: entry,
		prompt: z.string().max(2_000),
		chatHistory: z.array(z.object({ message: written, createdAt: time })).max(500),
		keyInsights: z.array(written).max(50),
		quote: written.nullable(),
		message: written.nullable(),
		insightBy: name,
		localDate: day,
		version,
		versions: z
			.array(z.object({ version, content: entry, localDate: day, editedAt: time }))
			.max(1_000)
			.refine((all) => new Set(all.map((one) => one.version)).size === all.length),
		relatedId: id.nullable(),
		createdAt: time,
	}),
	responses: rowSchemas.responses.extend({
		id,
		questionnaireId: id,
		responses: z.array(answerSchema.strip()).min(1).max(200),
		// Files from before a sentence could be marked have none.
		marked: markSchema.strip().nullable().default(null),
		aiAnalysis: written.nullable(),
		analysisBy: name,
		version,
		completedAt: time,
	}),
	goals: rowSchemas.goals.extend({
		id,
		title: z.string().max(200).nullable(),
		description: words.max(2_000),
		type: z.enum(goalTypes),
		progress: z.number().int().min(0).max(100),
		completedAt: time.nullable(),
		createdAt: time,
		updatedAt: time,
	}),
	chatMessages: rowSchemas.chatMessages.extend({
		content: words.max(Math.max(MAX_MESSAGE, MAX_WRITTEN)),
		writtenBy: name,
		createdAt: time,
		// Files from before there could be several answers have none.
		answerId: z.number().int().nullable().default(null),
		answers: z
			.array(z.object({ id: z.number().int(), content: words.max(MAX_WRITTEN), writtenBy: name, createdAt: time }))
			.max(50)
			.optional(),
	}),
	lifeScripts: rowSchemas.lifeScripts.extend({ ...script, ...lifeScriptTextsSchema.shape, lastUpdated: time }),
	loveScripts: rowSchemas.loveScripts.extend({ ...script, ...loveScriptTextsSchema.shape, updatedAt: time }),
	scriptVersions: z.discriminatedUnion("kind", [
		rowSchemas.scriptVersions.extend({
			...{ id, origin, writtenBy: name, sources, createdAt: time },
			kind: z.literal("life"),
			content: versionContent(lifeScriptTextsSchema),
		}),
		rowSchemas.scriptVersions.extend({
			...{ id, origin, writtenBy: name, sources, createdAt: time },
			kind: z.literal("love"),
			content: versionContent(loveScriptTextsSchema),
		}),
	]),
	affirmations: rowSchemas.affirmations.extend({
		id,
		loveScriptId: id.nullable(),
		kind: z.enum(["narrative", "affirmation", "sample"]),
		orderNum: z.number().int().min(0).max(1_000),
		text: words.max(12_000),
		voice: z.enum(voices),
		narrator: name,
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
		feeling: z.enum(feelingIds),
		localDate: day,
		entryId: id.nullable(),
		createdAt: time,
	}),
	threads: rowSchemas.threads.extend({
		id,
		meant: words.max(MAX_MEANT),
		day,
		outcome: z.enum(threadOutcomes).nullable(),
		answeredOn: day.nullable(),
		source: id.nullable(),
		createdAt: time,
		updatedAt: time,
	}),
	learnedFacts: rowSchemas.learnedFacts.extend({
		id,
		entryId: id,
		kind: z.enum(factKinds),
		text: words.max(1_000),
		words: words.max(2_000),
		learnedBy: z.string().max(200),
		createdAt: time,
	}),
	forgotten: rowSchemas.forgotten.extend({ id: z.string().regex(/^[\w:-]{1,120}$/), of: id.nullable() }),
	memoryPauses: rowSchemas.memoryPauses.extend({ id, startedAt: time, endedAt: time.nullable() }),
	coachSettings: rowSchemas.coachSettings
		.extend(coachSettingsSchema.omit({ updatedAt: true, defaultVoice: true }).shape)
		.extend({ id, defaultVoice: z.enum(voices), createdAt: time, updatedAt: time }),
} satisfies { [Name in ListName]: z.ZodType<ExportedRow<Name>> };

export type IncomingRow<Name extends ListName> = z.infer<(typeof incomingSchemas)[Name]>;
export type Incoming = { [Name in ListName]: IncomingRow<Name>[] };

/** What has to be right of the file itself; its rows are looked at one by one. */
export const fileSchema = z.looseObject({
	format: z.literal("innerscript"),
	version: z.number().int().min(1),
	person: z
		.object({ timezoneOffset: z.number().int().min(-900).max(900) })
		.optional()
		.catch(undefined),
});
