import type { Line } from "../../parts/phrasebook";

/** The plan for the analysis of one questionnaire. The lists contain question ids, the most wanted first. */
export interface Plan {
	/** Questions answered with names and dates, which are not worth quoting. */
	plain: readonly string[];
	/**
	 * Questions whose answers may be in another voice: what somebody said, what a child believed, what the person wishes
	 * for.
	 */
	voiced: readonly string[];
	/** Ticked answers, the most telling first. */
	ticked: readonly string[];
	/** The written answers that may be quoted under each heading. */
	core: readonly string[];
	origin: readonly string[];
	/** The question that asks where what the page is about comes from, if there is one. */
	asksOrigin?: string;
	impact: readonly string[];
	inner: readonly string[];
	relational: readonly string[];
	/** Closing sentences that are right for everybody who has answered. */
	closings: readonly Line[];
}
