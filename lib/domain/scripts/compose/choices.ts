import type { LoveScriptDraft } from "../love-schema";
import type { ScriptPattern } from "../schema";
import type { Belonging, Conditions, Moment, Thread } from "./scene";

/** What the person chose, changed or wrote for their love script, in its final wording. */
export interface LoveChoices extends Record<Moment, string> {
	/** Who and what belongs in the day. */
	ticked: Belonging[];
	/** What goes through the day; null for nothing. */
	thread: Thread | null;
	/** The old sentence that the new one replaces; null if there was none. */
	old: string | null;
	sentence: string;
	patterns: ScriptPattern[];
	affirmations: string[];
}

/** A suggestion that the person can use as it is, or change. */
export interface Offer extends Conditions {
	title: string | null;
	text: string;
	/** Whether it consists of the person's own words, or contains them. */
	isOwn?: boolean;
}

/** Response of GET /api/love-script/compose: everything there is to choose from. */
export interface ComposeOffers {
	/** False if there is a clear and present danger, because then this is not the time. */
	isOffered: boolean;
	/** Old sentences to choose from: marked ones first, then that of the life script. */
	old: string[];
	sentences: Offer[];
	scenes: Record<Moment, Offer[]>;
	patterns: { old: string; offers: ScriptPattern[] }[];
	affirmations: string[];
}

/** Maximum length of each part, in characters, unless noted otherwise. */
export const MAX_CHOSEN_SENTENCE = 300;
/** Chosen so that four scenes and the text between them have at most 700 words. */
export const MAX_SCENE = 650;
export const MAX_CHOSEN_PATTERN = 600;
export const [LEAST_AFFIRMATIONS, MOST_AFFIRMATIONS] = [3, 5] as const;
export const MAX_CHOSEN_AFFIRMATION = 200;

/** Returns the parts of a love script that are the person's own choice, whoever writes the rest. */
export const chosenParts = ({
	sentence,
	affirmations,
}: LoveChoices): Pick<LoveScriptDraft, "healedScriptSentence" | "affirmations"> => ({
	healedScriptSentence: sentence.trim(),
	affirmations: affirmations.map((one) => one.trim()),
});
