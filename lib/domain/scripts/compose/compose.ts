import { countWords } from "@/lib/domain/text/count-words";
import type { LoveScriptDraft } from "../love-schema";
import { patternWords } from "../pattern";
import { chosenParts, type LoveChoices } from "./choices";
import { day, intros, main, plainIntro } from "./content/frames";

/** The fewest and the most words of a day. */
export const [LEAST_DAY, MOST_DAY] = [350, 700] as const;

const wordsIn = (texts: readonly string[]) => texts.reduce((sum, text) => sum + countWords(text), 0);
const paragraphs = (texts: readonly string[]) => texts.map((text) => text.trim()).join("\n\n");
const ended = (text: string) => (/[.!?…]["’”)]*$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);

/**
 * Composes a love script from what somebody chose: their words unchanged, with ours between them.
 * @param myth The title, and what love could bring, where they ticked it (Soul Spark, q5).
 */
export function composeLoveScript(
	choices: LoveChoices,
	myth: { title: string; brings: string | null },
): LoveScriptDraft {
	const { healedScriptSentence, affirmations } = chosenParts(choices);
	return {
		personalMythTitle: myth.title,
		personalMythIntro: intros.get(myth.brings ?? "") ?? plainIntro,
		healedScriptSentence,
		healedMainScript: paragraphs([
			`${main.opening} ${ended(healedScriptSentence)} ${main.after}`,
			main.patterns,
			...choices.patterns.map(
				({ pattern, description, impact }) => `${ended(pattern)} ${ended(description)} ${impact.trim()}`,
			),
			main.closing,
		]),
		dayInLifeNarrative: dayOf(choices, healedScriptSentence),
		patterns: choices.patterns.map(patternWords),
		affirmations,
		sources: [],
	};
}

/** One day from waking to sleep, written to be read aloud: the four scenes with connecting text. */
function dayOf({ morning, quarrel, repair, evening }: LoveChoices, sentence: string): string {
	const fixed = [
		day.waking,
		`${day.sentence} ${ended(sentence)}`,
		morning,
		day.noon,
		quarrel,
		repair,
		evening,
		day.night,
	];
	const more: string[] = [];
	for (const text of day.more) if (wordsIn([...fixed, ...more]) < LEAST_DAY) more.push(text);
	const [forenoon, errand, meeting, late, dusk, work, street] = more;
	const noon = wordsIn(fixed) > MOST_DAY ? undefined : day.noon;
	return paragraphs(
		[
			...[day.waking, `${day.sentence} ${ended(sentence)}`, morning, forenoon, work, noon, errand, quarrel, meeting],
			...[repair, late, street, dusk, evening, day.night],
		].filter((text) => text !== undefined),
	);
}
