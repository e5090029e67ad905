import { z } from "zod";
import { id, time, version, writer } from "@/lib/domain/core/stored";
import type { SafetyNotice } from "@/lib/domain/safety/shown";
import type { ClientGeneration } from "./generation";
import { patternWords } from "./pattern";

/** Maximum length of each kind of text, in characters. */
const MAX_SENTENCE = 400;
const MAX_NAME = 120;
const MAX_TEXT = 12_000;

/** Returns the schema of a part of a script: not blank, and stored as it was typed. */
export const part = (name: string, max: number) =>
	z
		.string(`${name} is missing`)
		.max(max, `${name} can have at most ${max.toLocaleString("en")} characters`)
		.refine((text) => text.trim() !== "", `${name} cannot be empty`);

export const scriptSentence = (name: string) => part(name, MAX_SENTENCE);
export const scriptText = (name: string) => part(name, MAX_TEXT);

export const scriptPatternSchema = z.strictObject({
	/** A short name for the pattern. */
	pattern: part("The name of a pattern", MAX_NAME),
	description: scriptText("The description of a pattern"),
	impact: scriptText("The impact of a pattern"),
});
export type ScriptPattern = z.infer<typeof scriptPatternSchema>;

/** Maximum length of a quotation, in characters (UTF-16 code units). */
export const MOST_QUOTED = 1000;

/** Words of the person that a script is based on, with their source, so that a reader can look them up. */
export const scriptSourceSchema = z.strictObject({
	questionnaireId: z.string().min(1).max(100),
	/** The response that the answer is in: the timeline has one for each relationship. */
	responseId: z.string().min(1).max(100),
	questionId: z.string().min(1).max(100),
	/** Verbatim from that answer. */
	quote: z.string().min(1).max(MOST_QUOTED),
});
export type ScriptSource = z.infer<typeof scriptSourceSchema>;

/**
 * An edited pattern. Other properties are ignored, because browsers send back everything they received. `order_num` is
 * spelled as in the specification.
 */
const editedPatternSchema = z.object({ ...scriptPatternSchema.shape, order_num: z.number().int().optional() });

/** Three patterns in order. If all of them have an `order_num`, they are sorted by it. */
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

/** The version that an edit is based on. If missing, the edit is saved even if there is a newer version. */
export const versionSchema = z.number("The version is a number").int().positive().optional();

/** Query parameters of a generate request: the version that the browser knows. */
export const generateQuerySchema = z.object({
	from: z.coerce.number("The version is a number").int().positive().optional(),
});

/** How a version was made. */
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
 * The fields of every script besides its texts, as they are stored, sent, exported and imported. This is the only list
 * of them; life-schema.ts and love-schema.ts have those of the texts.
 */
export const scriptSchema = z.object({
	/** Stays the same through edits, rewriting and restoring. An earlier version has an id of its own. */
	id,
	version,
	isUserEdited: z.boolean(),
	createdAt: time,
	origin: originSchema,
	writtenBy: writer,
	sources: z.array(scriptSourceSchema).max(100),
});

/** A pattern of a script, with its position. */
export const storedPatternSchema = scriptPatternSchema
	.extend({ id, orderNum: z.number().int().min(0).max(100), isUserEdited: z.boolean(), createdAt: time })
	.strip();

/** A script as it is sent to the person's browser. */
export type ClientScript = z.infer<typeof scriptSchema> & { userId: number };

/** A version, as a list shows it. */
export interface VersionSummary {
	/** For the current version, the id of the script. */
	id: string;
	/** When it became the current version; ISO 8601, UTC. */
	createdAt: string;
	origin: Origin;
	/** The script sentence of that version. */
	sentence: string;
}

/** What the responses for both kinds of script have besides the script and its patterns. */
export interface ScriptAnswer {
	generation: ClientGeneration | null;
	/** Only in the response to a generate request: the safety notice to show first, or null. */
	safety?: SafetyNotice | null;
}
