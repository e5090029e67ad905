import type { Line } from "../../parts/phrasebook";

/** What the analysis of one questionnaire is made of. The lists have ids of questions, the most wanted first. */
export interface Plan {
	/** Questions answered with names and dates, which make no quotation. */
	plain: readonly string[];
	/** Questions whose answers may speak in another voice: what somebody said, what a child believed, what is wished for. */
	voiced: readonly string[];
	/** Ticked answers, from the one that says most. */
	ticked: readonly string[];
	/** Whose answers in words stand under each heading. */
	core: readonly string[];
	origin: readonly string[];
	impact: readonly string[];
	inner: readonly string[];
	relational: readonly string[];
	/** Last words, right for everybody who has answered. */
	closings: readonly Line[];
}
