import type { AnsweredQuestionnaire } from "@/lib/ai/types";
import { TIMELINE_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import { standingOf } from "./standing";

/** Words with a capital letter that begin the name of a relationship, and name nobody. */
const noName = new Set(["The", "My", "Our", "First", "Second", "Marriage", "Mr", "Mrs", "It", "No", "Him", "Her"]);
/** Answers about love today of people who have no partner: whoever is on their timeline is one no longer. */
const unpartnered: ReadonlySet<unknown> = new Set(["on-my-own", "ending"]);

const pronoun = /\b(?:he|she|him|her)\b/iu;
/** Matches a name inside a sentence, whom "he" or "she" then means. */
const somebodyElse = /(?<=[\p{Ll},] )(?!I\b)\p{Lu}\p{L}+/u;

const isOneOf = (text: string, names: ReadonlySet<string>) =>
	(text.match(/\p{L}+/gu) ?? []).some((word) => names.has(word));

/**
 * Returns a function that tells whether an answer may be about a partner of earlier days: a love script has no place for
 * them. It knows the names on the timeline, and that "he" or "she" in a hope is nobody's partner if there is none.
 */
export function aboutFormer(answered: readonly AnsweredQuestionnaire[]): (text: string, isHope?: boolean) => boolean {
	const answerTo = (page: AnsweredQuestionnaire | undefined, id: string) =>
		String(page?.answers.find(({ questionId }) => questionId === id)?.answer ?? "");
	const life = answerTo(
		answered.find(({ questionnaire }) => questionnaire.id === "1"),
		"q1",
	);
	const isAlone = unpartnered.has(life);
	const names = new Set<string>();
	for (const page of answered.filter(({ questionnaire }) => questionnaire.id === TIMELINE_QUESTIONNAIRE_ID)) {
		const standing = standingOf({ dates: answerTo(page, "q2"), outcome: answerTo(page, "q8") });
		if (standing !== "over" && (!isAlone || standing === "died")) continue;
		const [name = ""] = answerTo(page, "q1").split(/[,.;:(–—-]/u);
		for (const word of name.match(/\p{Lu}\p{L}+/gu) ?? []) if (!noName.has(word)) names.add(word);
	}
	const mayMean = (text: string) => isAlone && pronoun.test(text) && !somebodyElse.test(text);
	return (text, isHope = false) => isOneOf(text, names) || (isHope && mayMean(text));
}
