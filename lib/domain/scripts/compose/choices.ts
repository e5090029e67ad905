import type { LoveScriptDraft } from "../love-schema";
import type { ScriptPattern } from "../schema";
import type { Moment } from "./content/scenes";

/** What somebody chose, changed or wrote for their love script, in its final wording. */
export interface LoveChoices extends Record<Moment, string> {
	/** The old sentence that gets a new version; null if there was none. */
	old: string | null;
	sentence: string;
	patterns: ScriptPattern[];
	affirmations: string[];
}

/** Something that can be chosen as it is, or changed. */
export interface Offer {
	title: string | null;
	text: string;
}

/** GET /api/love-script/compose: what somebody can choose from. */
export interface ComposeOffers {
	/** False where there is a clear and present danger: then this is not the time. */
	isOffered: boolean;
	/** Old sentences to choose from: marked ones first, then the life script's. */
	old: string[];
	sentences: Offer[];
	scenes: Record<Moment, Offer[]>;
	patterns: { old: string; offers: ScriptPattern[] }[];
	affirmations: string[];
}

/** Limits in characters. */
export const MAX_CHOSEN_SENTENCE = 300;
/** Four of these with the text between them have at most 700 words. */
export const MAX_SCENE = 650;
export const MAX_CHOSEN_PATTERN = 600;
export const [LEAST_AFFIRMATIONS, MOST_AFFIRMATIONS] = [3, 5] as const;
export const MAX_CHOSEN_AFFIRMATION = 200;

/** The parts of a love script that are the person's own choice, whoever writes the rest. */
export const chosenParts = ({
	sentence,
	affirmations,
}: LoveChoices): Pick<LoveScriptDraft, "healedScriptSentence" | "affirmations"> => ({
	healedScriptSentence: sentence.trim(),
	affirmations: affirmations.map((one) => one.trim()),
});
