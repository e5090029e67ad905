import type { Circumstance, MeaningField } from "@/lib/domain/questionnaires/meanings/types";
import { type Line, lines } from "../../parts/phrasebook";

/**
 * One sentence, or one quotation, of an analysis. A beat whose answer is missing, left alone or shown already is left
 * out.
 */
export type Beat =
	/**
	 * Quotes an answer after a line that says what was asked; without a line, after the question itself. `denied` is for
	 * answers like "Not much.", `page` for those to another questionnaire. A spare one is left out where the page quotes
	 * much already.
	 */
	| { own: string; as: readonly Line[]; denied: readonly Line[] | null; page: string | null; isSpare: boolean }
	/** States what was ticked. */
	| { tick: string }
	/** Says what has been written about a ticked answer. */
	| { mean: MeaningField; of: string; when: When }
	/** One of our sentences, which fits if these answers have just been quoted. */
	| { say: readonly Line[]; after: readonly string[]; hurts: readonly Circumstance[] }
	/** The first of these that can be said. */
	| { first: readonly Beat[] };

/** Ticked answers of the same page ("q10:high", "q5:none|anger") that a beat needs, or with which it is left out. */
export interface When {
	only?: readonly string[];
	unless?: readonly string[];
}

/** One of our steps or questions about written answers. It is used only if those answers exist and have content. */
export interface About {
	say: readonly Line[];
	about: readonly string[];
	hurts: readonly Circumstance[];
}

/** The place of a step, question or closing that was written about a ticked answer. */
export interface Ticked {
	mean: MeaningField;
	of: string;
	when: When;
}

/** What the analysis of one questionnaire tells, in order. */
export interface Story {
	/** Questions answered with names and dates, which are not quoted at the top. */
	plain: readonly string[];
	/** Questions whose answers can stand at the top of the page, the most wanted first. */
	top: readonly string[];
	/** Questions whose choices and numbers the meanings are taken from, the most telling first. */
	ticked: readonly string[];
	insights: readonly (readonly Beat[])[];
	core: readonly (readonly Beat[])[];
	origin: readonly (readonly Beat[])[];
	impact: readonly (readonly Beat[])[];
	inner: readonly (readonly Beat[])[];
	relational: readonly (readonly Beat[])[];
	steps: readonly (About | Ticked)[];
	areas: readonly (About | Ticked)[];
	/** The end of the page: the first of these that can be said. */
	closings: readonly Beat[];
}

/** Quotes an answer. The lines end with a colon. */
export const own = (id: string, ...as: readonly string[]) => ({
	own: id,
	as: lines(...as),
	denied: null,
	page: null,
	isSpare: false,
});
/** Quotes an answer after its question, which presumes something that not everybody can say yes to. */
export const asked = (id: string): Beat => own(id);
export const spare = (id: string, ...as: readonly string[]): Beat => ({ ...own(id, ...as), isSpare: true });

/** Quotes an answer that often begins with a no, which gets a line of its own. */
export const ownOrNot = (id: string, as: string, denied: string): Beat => ({
	own: id,
	as: lines(as),
	denied: lines(denied),
	page: null,
	isSpare: false,
});

/** Quotes an answer to another questionnaire, which `say` names "3.q8". */
export const ownFrom = (page: string, id: string, ...as: readonly string[]): Beat => ({
	own: id,
	as: lines(...as),
	denied: null,
	page,
	isSpare: true,
});

export const tick = (id: string): Beat => ({ tick: id });
export const mean = (of: string, field: MeaningField, when: When = {}) => ({ mean: field, of, when });
export const say = (after: readonly string[], ...texts: readonly string[]): Beat => ({
	say: lines(...texts),
	after,
	hurts: [],
});
/** The same as `say`, left out in these circumstances. */
export const sayUnless = (
	hurts: readonly Circumstance[],
	after: readonly string[],
	...texts: readonly string[]
): Beat => ({ say: lines(...texts), after, hurts });
/** One of our sentences that needs no answer. */
export const ours = (...texts: readonly string[]): Beat => say([], ...texts);
export const first = (...beats: readonly Beat[]): Beat => ({ first: beats });

/** A step, question or closing about written answers. @param about Ids of the questions. */
export const about = (ids: readonly string[], ...texts: readonly string[]): About => ({
	say: lines(...texts),
	about: ids,
	hurts: [],
});
/** The same, left out in these circumstances. */
export const aboutUnless = (
	hurts: readonly Circumstance[],
	ids: readonly string[],
	...texts: readonly string[]
): About => ({ say: lines(...texts), about: ids, hurts });
