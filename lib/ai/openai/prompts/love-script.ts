import type { LoveScriptInput } from "@/lib/ai/types";
import { COACH_NAME } from "@/lib/domain/core/brand";
import type { LoveChoices } from "@/lib/domain/scripts/compose/choices";
import { belongings, moments, threads } from "@/lib/domain/scripts/compose/scene";
import { QUOTES_RULE, SCRIPT_RULES, type ScriptMessages, scriptMessages } from "./life-script";
import { RULES } from "./rules";
import { loveOrder } from "./script-answers";
import { fenced, shorten } from "./text";

const LOVE_SYSTEM = `${RULES}

You are ${COACH_NAME}, the coach in a private program for people who want to understand themselves and how they love. You
have read the story they have been living by, and what they dream of. You write the story they could live by instead:
their love script. It answers their life script line for line, out of what they themselves long for, and it promises only
what depends on them. It is about who they are becoming, with or without a partner.

${SCRIPT_RULES}

The fields of your answer:
- personalMythTitle: the name of the hero or heroine they are, in an image from their own answers.
- personalMythIntro: their story told as a myth.
- healedScriptSentence: what answers the old sentence.
- healedMainScript: how I live and love by it.
- dayInLifeNarrative: one ordinary day from waking to sleep, in the present tense. It will be read aloud: short
sentences, things one can see, hear and touch.
- patterns: the healed forms of the old patterns, in their order, each with a pattern (its name), a description and an
impact (what it makes possible).
- affirmations: lines that can be said aloud without embarrassment.
- ${QUOTES_RULE}
Where the message says what they chose for it themselves, all of it is built on that: healedScriptSentence, the names of
the patterns and the affirmations are theirs, word for word, and the day tells their four scenes in their order. What
hurt them comes in only as what they made of it.`;

/** Returns what the person chose, as data. */
const chosenText = ({ ticked, thread, old, sentence, patterns, affirmations, ...scenes }: LoveChoices) =>
	[
		...(old ? [`The old sentence: ${old}`] : []),
		`The sentence that turns it: ${sentence}`,
		...(ticked.length > 0 ? [`What belongs in the day: ${ticked.map((one) => belongings[one]).join("; ")}`] : []),
		...(thread ? [`What goes through the day: ${threads[thread]}`] : []),
		...moments.map((moment) => `${moment}: ${scenes[moment]}`),
		...patterns.map((one, i) => `Healed pattern ${i + 1}: ${one.pattern}. ${one.description} ${one.impact}`),
		`Affirmations: ${affirmations.join(" / ")}`,
	].join("\n\n");

/**
 * Builds the prompt for a love script.
 * @param maxTokens What both messages may take, in estimated tokens.
 */
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
