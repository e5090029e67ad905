import { z } from "zod";
import type { SafetyNotice } from "@/lib/safety/shown";
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

/** What a coach writes: the story a person has been living by. */
export const lifeScriptDraftSchema = z.strictObject({
	/** One sentence in the first person, beginning with "I". */
	scriptSentence: scriptSentence("The sentence").regex(/^I\b/, 'The sentence begins with "I"'),
	/** 250 to 500 words in the first person, paragraphs with an empty line between them. */
	mainScript: scriptText("The script"),
	patterns: z.array(scriptPatternSchema).length(3),
	sources: z.array(scriptSourceSchema).max(40),
});
export type LifeScriptDraft = z.infer<typeof lifeScriptDraftSchema>;

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

/** PUT /api/life-script/{id}. The sentence of an edit may begin as the person likes. */
export const lifeScriptEditSchema = z.object({
	lifeScript: z.object(
		{ scriptSentence: scriptSentence("The sentence"), mainScript: scriptText("The script") },
		"The script is missing",
	),
	patterns: editedPatternsSchema,
});
export type LifeScriptEdit = z.output<typeof lifeScriptEditSchema>;

/** After the `?` of a generate: the newest version that the browser knows. */
export const generateQuerySchema = z.object({ from: z.string().max(100).optional() });

/** Where a version comes from. */
export type Origin = "generated" | "edited" | "restored";

/** One pattern of a script as it is sent to the person's browser. */
export interface ClientPattern extends ScriptPattern {
	id: string;
	order_num: number;
	isUserEdited: boolean;
}

export interface ClientVersion {
	id: string;
	userId: number;
	isUserEdited: boolean;
	/** ISO 8601, UTC. */
	createdAt: string;
	origin: Origin;
	/** Who wrote it: `built-in` or a model's name. */
	writtenBy: string | null;
	sources: ScriptSource[];
}

export interface ClientLifeScript extends ClientVersion {
	scriptSentence: string;
	mainScript: string;
	/** ISO 8601, UTC. */
	lastUpdated: string;
}

/** What stands in a list of versions. */
export interface VersionSummary {
	id: string;
	createdAt: string;
	origin: Origin;
	/** The sentence of that version. */
	sentence: string;
}

/** GET /api/life-script/{userId} and the answers to its writes. */
export interface LifeScriptAnswer {
	lifeScript: ClientLifeScript | null;
	patterns: (ClientPattern & { lifeScriptId: string })[];
	generation: ClientGeneration | null;
	/** Only in the answer to a generate: what is shown before anything else, or null. */
	safety?: SafetyNotice | null;
}
