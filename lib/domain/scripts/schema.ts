import { z } from "zod";
import { id, time, version, writer } from "@/lib/domain/core/stored";
import type { SafetyNotice } from "@/lib/domain/safety/shown";
import type { ClientGeneration } from "./generation";
import { patternWords } from "./pattern";

/** Limits in characters. */
const MAX_SENTENCE = 400;
const MAX_NAME = 120;
const MAX_TEXT = 12_000;

/** A part of a script, which may not be blank. Its text is stored as it was typed. */
export const part = (name: string, max: number) =>
	z
		.string(`${name} is missing`)
		.max(max, `${name} can have at most ${max.toLocaleString("en")} characters`)
		.refine((text) => text.trim() !== "", `${name} cannot be empty`);

export const scriptSentence = (name: string) => part(name, MAX_SENTENCE);
export const scriptText = (name: string) => part(name, MAX_TEXT);

export const scriptPatternSchema = z.strictObject({
	/** Its name in a few words. */
	pattern: part("The name of a pattern", MAX_NAME),
	description: scriptText("The description of a pattern"),
	impact: scriptText("The impact of a pattern"),
});
export type ScriptPattern = z.infer<typeof scriptPatternSchema>;

/** The person's words on which a script is based, so that a reader can find where they come from. */
export const scriptSourceSchema = z.strictObject({
	questionnaireId: z.string().min(1).max(100),
	/** Which of a person's responses: the timeline has one for each relationship. */
	responseId: z.string().min(1).max(100),
	questionId: z.string().min(1).max(100),
	/** Verbatim from that answer. */
	quote: z.string().min(1).max(600),
});
export type ScriptSource = z.infer<typeof scriptSourceSchema>;

/**
 * A pattern of an edit. Further properties are ignored, because browsers send back all that they were given.
 * `order_num` has the spelling of the specification.
 */
const editedPatternSchema = z.object({ ...scriptPatternSchema.shape, order_num: z.number().int().optional() });

/** Three patterns in order. If all of them have an `order_num`, that determines it. */
export const editedPatternsSchema = z
	.array(editedPatternSchema, "The patterns are missing")
	.length(3, "A script has three patterns")
	.refine((patterns) => {
		const numbers = patterns.flatMap(({ order_num }) => order_num ?? []);
		return new Set(numbers).size === numbers.length;
	}, "Two patterns have the same place")
	.transform((patterns) =>
		(patterns.every(({ order_num }) => order_num !== undefined)
			? [...patterns].sort((a, b) => (a.order_num ?? 0) - (b.order_num ?? 0))
			: patterns
		).map(patternWords),
	);

/** The version from which an edit began. Without one, it is saved whatever came in between. */
export const versionSchema = z.number("The version is a number").int().positive().optional();

/** The query of a generate: the version that the browser knows. */
export const generateQuerySchema = z.object({
	from: z.coerce.number("The version is a number").int().positive().optional(),
});

/** Where a version comes from. */
const originSchema = z.enum(["generated", "edited", "restored"]);
export type Origin = z.infer<typeof originSchema>;

/** One pattern of a script as it is sent to the person's browser. */
export interface ClientPattern extends ScriptPattern {
	id: string;
	order_num: number;
	isUserEdited: boolean;
	/** ISO 8601, UTC. */
	createdAt: string;
}

/**
 * What every script has beside its words, as it is stored, sent, exported and imported. Only this names its fields;
 * life-schema.ts and love-schema.ts name those of the words.
 */
export const scriptSchema = z.object({
	/** Stays the same through edits, rewriting, and restoring a version. An earlier version has an id of its own. */
	id,
	version,
	isUserEdited: z.boolean(),
	createdAt: time,
	origin: originSchema,
	writtenBy: writer,
	sources: z.array(scriptSourceSchema).max(100),
});

/** One pattern of a script, with its place. */
export const storedPatternSchema = scriptPatternSchema
	.extend({ id, orderNum: z.number().int().min(0).max(100), isUserEdited: z.boolean(), createdAt: time })
	.strip();

/** A script as it is sent to the person's browser. */
export type ClientScript = z.infer<typeof scriptSchema> & { userId: number };

/** A version as a list shows it. */
export interface VersionSummary {
	/** For the current script, the script's. */
	id: string;
	/** When it became the script; ISO 8601, UTC. */
	createdAt: string;
	origin: Origin;
	/** The sentence of that version. */
	sentence: string;
}

/** What both kinds of answer have beside the script and its patterns. */
export interface ScriptAnswer {
	generation: ClientGeneration | null;
	/** Only in the answer to a generate: the notice to show first, or null. */
	safety?: SafetyNotice | null;
}
