/** What is known for certain about somebody's life, because they ticked it or because the safety rules found it. */
export type Circumstance =
	/** Something in their answers is a sign of violence, now or once. */
	| "harm"
	/** One of their answers tells of a death. */
	| "death"
	| "grieving"
	| "ending"
	| "alone"
	/** On their own, ending or grieving: no partner is spoken of as if there were one. */
	| "unpartnered"
	/** No contact with this parent, or never known: nothing asks them to go nearer. */
	| "far";

/** The parts of an analysis that a meaning can speak in. */
export type MeaningField = "says" | "from" | "good" | "cost" | "helps" | "between" | "step" | "ask";

/**
 * What one ticked answer often means. Every sentence stays careful: it says what is often so, never what is so for this
 * person, and is written without "she" or "he", because the parent in a questionnaire may be anybody.
 */
export interface Meaning {
	/** What the answer itself says, in two versions: somebody who answers again gets the other one. */
	says: readonly [string, string];
	/** What it often comes from. */
	from?: string;
	/** Where research speaks of it: authors and year, behind `from`. */
	source?: string;
	/** What it is good for, or was. */
	good?: string;
	cost?: string;
	/** What helps; stands under Inner Work. */
	helps?: string;
	/** What helps between people; stands under Relational Shifts. */
	between?: string;
	/** One small thing to do that suits everybody who ticked this. */
	step?: string;
	/** One question that fits this answer alone. */
	ask?: string;
	/** The same in the first person, for the life script. */
	mine?: string;
	/** Fields that would hurt somebody in these circumstances, and are left out for them. */
	hurts?: Partial<Record<MeaningField, readonly Circumstance[]>>;
}

/** A scale from 1 to 10 in three bands: 1-3, 4-7 and 8-10. */
export interface ScaleMeaning {
	low: Meaning;
	middle: Meaning;
	high: Meaning;
}

/** What is right about everybody's answer to a question in words, whatever the answer is. */
export interface TextNote {
	/** Why the question is asked: one sentence that can stand beside any answer, in two versions. */
	frame: readonly [string, string];
	ask: string;
	step: string;
	/** What would hurt somebody in these circumstances, and is left out for them. */
	hurts?: Partial<Record<"frame" | "ask" | "step", readonly Circumstance[]>>;
}

/** Everything that is written about the answers to one questionnaire, by the ids of its questions. */
export interface QuestionnaireMeanings {
	choices: Readonly<Record<string, Readonly<Record<string, Meaning>>>>;
	scales: Readonly<Record<string, ScaleMeaning>>;
	texts: Readonly<Record<string, TextNote>>;
}
