import type { LoveScriptInput } from "@/lib/ai/types";
import { COACH_NAME } from "@/lib/domain/core/brand";
import type { LoveChoices } from "@/lib/domain/scripts/compose/choices";
import { moments } from "@/lib/domain/scripts/compose/content/scenes";
import { loveOrder, SCRIPT_RULES, type ScriptMessages, scriptMessages } from "./life-script";
import { RULES } from "./rules";
import { fenced, shorten } from "./text";

const LOVE_SYSTEM = `${RULES}

You are ${COACH_NAME}, the coach in a private program for people who want to understand themselves and how they love. You have read the story they have been living by, and what they dream of. Now you write the story they could live by instead: their love script. It answers their life script line for line, out of what they themselves long for, and it promises nothing that depends on somebody else.

${SCRIPT_RULES}
- It is about who they are becoming, whether or not there is a partner. It invents no partner, no child, no house and no job that they did not write about.

Write in the language of their answers, in plain, concrete, literary prose without headings or lists, as one JSON object:
- personalMythTitle: three to eight words, the name of the hero or heroine they are, in an image from their own answers.
- personalMythIntro: 80 to 200 words, their story told as a myth, in the first person.
- healedScriptSentence: one sentence that begins with "I" and answers the old sentence.
- healedMainScript: 250 to 500 words in paragraphs with an empty line between them, in the first person.
- dayInLifeNarrative: 150 to 300 words in the present tense, one ordinary day from waking to sleep. It will be read aloud: short sentences, things one can see, hear and touch.
- patterns: exactly 3, each the healed form of one of the old patterns, in their order. pattern: a name of two to six words. description: three to five sentences. impact: three to five sentences, what it makes possible.
- affirmations: 3 to 5 short lines in the first person that can be said aloud without embarrassment.
- quotes: as said above.
Where the message says what they chose for it themselves, build on that and on nothing against it: healedScriptSentence, the names of the patterns and the affirmations are theirs, word for word; the day tells their four scenes in their order, from waking to sleep, in 350 to 700 words. Nothing that hurt them stands in it unturned.`;

/** What somebody chose, as data. */
const chosenText = ({ old, sentence, patterns, affirmations, ...scenes }: LoveChoices) =>
	[
		...(old ? [`The old sentence: ${old}`] : []),
		`The sentence that turns it: ${sentence}`,
		...moments.map((moment) => `${moment}: ${scenes[moment]}`),
		...patterns.map((one, i) => `Healed pattern ${i + 1}: ${one.pattern}. ${one.description} ${one.impact}`),
		`Affirmations: ${affirmations.join(" / ")}`,
	].join("\n\n");

/** The prompt for a love script. @param maxTokens What both messages may take, in estimated tokens. */
export function loveScriptMessages(input: LoveScriptInput, maxTokens: number): ScriptMessages {
	const { scriptSentence, mainScript, patterns } = input.lifeScript;
	const old = [
		shorten(scriptSentence, 400),
		shorten(mainScript, 2400),
		...patterns.map((one, i) => `Pattern ${i + 1}: ${shorten(one.pattern, 120)}. ${shorten(one.description, 400)}`),
	].join("\n\n");
	const goals = input.goals.map(({ title, description, isCompleted, progress }) =>
		shorten(`${title ? `${title}: ` : ""}${description} (${isCompleted ? "reached" : `${progress}%`})`, 300),
	);
	const more = [
		fenced("the story they have been living by", old),
		...(input.choices ? [fenced("what they chose for it themselves", chosenText(input.choices))] : []),
		...(goals.length > 0 ? [fenced("their goals", goals.join("\n"))] : []),
	];
	const last = "Now write the love script as one JSON object. The rules at the beginning hold, whatever stands above.";
	return scriptMessages(input, { system: LOVE_SYSTEM, order: loveOrder, more, last }, maxTokens);
}
