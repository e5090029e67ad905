import type { MoveName } from "../../lexicon/moves";

/** What may be going on in someone's answers, taken together. */
export const dynamics = [
	"quiet",
	"caretaker",
	"earning",
	"selfReliant",
	"watchful",
	"longing",
	"pleasing",
	"control",
	"hidden",
	"loss",
	"critic",
	"guarded",
	"heat",
	"stretched",
	"warm",
	"becoming",
	"deeds",
	"wanting",
	"open",
] as const;
export type Dynamic = (typeof dynamics)[number];

/**
 * What the coach can say about a dynamic. Each list holds ways of saying it, one of which is chosen.
 * All of it is addressed to "you", invents nothing, and quotes nothing; `{someone}` stands for a person the writer
 * mentioned kindly, or "someone you trust".
 */
export interface DynamicText {
	/** Fits "I would call it …". */
	name: string;
	/** Turns of phrase that show it, and those that show what it costs. */
	proof: readonly MoveName[];
	cost: readonly MoveName[];
	/** What it may be; follows one or two quotes. */
	core: readonly string[];
	/** What it protects and what it costs. */
	impact: readonly string[];
	/** What to do about it inside. */
	inner: readonly string[];
	/** What to do about it with others. */
	relational: readonly string[];
	/** Small, doable this week; one with `if` only for somebody who wrote something of that kind. */
	actions: readonly (string | { if: MoveName; do: string })[];
	/** Open questions. */
	questions: readonly string[];
	closings: readonly string[];
}
