import type { Line } from "../../parts/phrasebook";
import type { ByChoice } from "./by-choice";

/** What stands under one heading: what was answered to these questions, then one of our own. */
export interface Section {
	/** Ids of the questions whose answers are shown, the most wanted first. */
	from: readonly string[];
	/** Right for everybody who has answered, whatever the answer was. Some have no question mark: not everybody wants to be asked. */
	ask: readonly Line[];
}

/** How the analysis of one questionnaire is built. A writer can change every line without knowing the code. */
export interface Guide {
	/** Questions answered with names and dates, which make no quotation. */
	plain: readonly string[];
	/**
	 * Questions whose answers may speak in another voice or of another life: what somebody said, what a child believed,
	 * what is wished for. They are quoted only beside their question, and no feeling in them is taken for one of now.
	 */
	voiced: readonly string[];
	/** Whom the questionnaire is about: that they are mentioned often says nothing. */
	subject?: readonly string[];
	/** Questions that fit one choice alone. */
	byChoice?: ByChoice;
	core: Section;
	origin: Section;
	impact: Section;
	inner: Section;
	relational: Section;
	/** Things to do that suit everybody, also somebody who is alone, grieving, or afraid of another person. */
	steps: readonly Line[];
	areas: readonly Line[];
	closings: readonly Line[];
}
