/** What is certain about the person's life, because they chose it as an option or because the safety rules found it. */
export type Circumstance =
	/** One of their answers suggests violence, now or in the past. */
	| "harm"
	/** One of their answers mentions a death. */
	| "death"
	| "grieving"
	| "ending"
	| "alone"
	/** The person is on their own, grieving, or in a relationship that is ending: no text may presume a partner. */
	| "unpartnered"
	/** No contact with this parent, or never known them: no text may ask the person to get closer. */
	| "far"
	/** The person never knew this parent: no text may ask what the parent was like. */
	| "never-known";

/** The parts of an analysis to which a meaning can contribute. */
export type MeaningField = "says" | "from" | "good" | "cost" | "helps" | "between" | "step" | "ask";

/**
 * What an option often means. Every sentence is cautious: it says what is often true, never what is true for this
 * person. There is no "she" or "he", because the parent in a questionnaire may be anybody.
 */
export interface Meaning {
	/** What the answer itself says, in two versions; a person who answers again gets the other one. */
	says: readonly [string, string];
	/** Where it often comes from. */
	from?: string;
	/** The research behind `from`: authors and year, shown after it. */
	source?: string;
	/** What it is, or was, good for. */
	good?: string;
	cost?: string;
	/** What helps; shown under Inner Work. */
	helps?: string;
	/** What helps between people; shown under Relational Shifts. */
	between?: string;
	/** One small thing to do that suits everybody who chose this option. */
	step?: string;
	/** A question that only fits this answer. */
	ask?: string;
	/** The meaning in the first person, for the life script; in several versions if many people choose the option. */
	mine?: string | readonly [string, string, ...string[]];
	/** For each field, circumstances in which it would hurt; then it is left out. */
	hurts?: Partial<Record<MeaningField, readonly Circumstance[]>>;
}

/** Meanings of a scale from 1 to 10 in three bands: 1-3, 4-7 and 8-10. */
export interface ScaleMeaning {
	low: Meaning;
	middle: Meaning;
	high: Meaning;
}

/** A note that fits every answer to a text question. */
export interface TextQuestionNote {
	/** Why the question is asked: one sentence that can follow any answer, in two versions. */
	frame: readonly [string, string, ...string[]];
	ask: string;
	step: string;
	/** For each field, circumstances in which it would hurt; then it is left out. */
	hurts?: Partial<Record<"frame" | "ask" | "step", readonly Circumstance[]>>;
}

/** All meanings for one questionnaire, by question id. */
export interface QuestionnaireMeanings {
	choices: Readonly<Record<string, Readonly<Record<string, Meaning>>>>;
	scales: Readonly<Record<string, ScaleMeaning>>;
	texts: Readonly<Record<string, TextQuestionNote>>;
}
