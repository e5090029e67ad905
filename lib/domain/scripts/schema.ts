import { z } from "zod";
import type { SafetyNotice } from "@/lib/domain/safety/shown";
import type { ClientGeneration } from "./generation";

/** Limits in characters. */
const MAX_SENTENCE = 400;
const MAX_NAME = 120;
const MAX_TEXT = 12_000;

/** A part of a script that may not be blank. What stands in it is kept as it was typed. */
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

/** Words of the person that a script draws on, so that a reader can find where it comes from. */
export const scriptSourceSchema = z.strictObject({
	questionnaireId: z.string().min(1).max(100),
	/** Which of a person's responses; the timeline has one for each relationship. */
	responseId: z.string().min(1).max(100),
	questionId: z.string().min(1).max(100),
	/** Verbatim from that answer. */
	quote: z.string().min(1).max(600),
});
export type ScriptSource = z.infer<typeof scriptSourceSchema>;

/**
 * A pattern of an edit. Whatever else comes with it is not read: browsers send back the whole of what they were given.
 * `order_num` has the spelling of the specification.
 */
const editedPatternSchema = z.object({ ...scriptPatternSchema.shape, order_num: z.number().int().optional() });

/** Three patterns in their order; where they all carry an `order_num`, that is their order. */
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
		).map(({ pattern, description, impact }) => ({ pattern, description, impact })),
	);

/** The version that an edit began from. Without one, the edit is saved whatever came in between. */
export const versionSchema = z.number("The version is a number").int().positive().optional();

/** After the `?` of a generate: the version that the browser knows. */
export const generateQuerySchema = z.object({
	from: z.coerce.number("The version is a number").int().positive().optional(),
});

/** Where a version comes from. */
export type Origin = "generated" | "edited" | "restored";

/** One pattern of a script as it is sent to the person's browser. */
export interface ClientPattern extends ScriptPattern {
	id: string;
	order_num: number;
	isUserEdited: boolean;
	/** ISO 8601, UTC. */
	createdAt: string;
}

/** What both kinds of script have beside their words, as it is sent to the person's browser. */
export interface ClientScript {
	/** Stays through edits, a new writing and a version that is brought back. An earlier version has one of its own. */
	id: string;
	userId: number;
	/** Counts the changes. */
	version: number;
	isUserEdited: boolean;
	/** ISO 8601, UTC. */
	createdAt: string;
	origin: Origin;
	/** Who wrote it: `built-in` or a model's name. */
	writtenBy: string | null;
	sources: ScriptSource[];
}

/** What stands in a list of versions. */
export interface VersionSummary {
	/** For the script as it stands, the script's. */
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
	/** Only in the answer to a generate: what is shown before anything else, or null. */
	safety?: SafetyNotice | null;
}
