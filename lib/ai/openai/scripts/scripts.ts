import { z } from "zod";
import { lifeScriptMessages } from "@/lib/ai/openai/prompts/life-script";
import { loveScriptMessages } from "@/lib/ai/openai/prompts/love-script";
import type { LifeScriptInput, LoveScriptInput } from "@/lib/ai/types";
import { chosenParts } from "@/lib/domain/scripts/compose/choices";
import { type LifeScriptDraft, lifeScriptDraftSchema } from "@/lib/domain/scripts/life-schema";
import { type LoveScriptDraft, loveScriptDraftSchema } from "@/lib/domain/scripts/love-schema";
import { type ScriptPattern, scriptPatternSchema, scriptSentence } from "@/lib/domain/scripts/schema";
import { countWords } from "@/lib/domain/text/count-words";
import { sentencesOf } from "@/lib/domain/text/pieces";
import type { ChatClient } from "../client/client";
import { sized } from "../client/json-schema";
import { type Asking, completeStructured } from "../client/structured";
import { languageOf } from "../language";
import { tidyAnswer } from "../tidy";
import { withoutInventedNames } from "./mend-names";
import { onlyOwnQuotes, quotedIn, sourcesOf, writtenAnswers } from "./sources";

/** The length that is requested, and the somewhat wider range that is accepted, because models count words badly. */
const mainWords = { asked: [250, 500], least: 200, most: 650 } as const;
const composedDayWords = { asked: [350, 700], least: 280, most: 700 } as const;
const dayWords = { asked: [150, 300], least: 120, most: 400 } as const;

const words = ([least, most]: readonly [number, number]) => `${least} to ${most} words`;
const PARAGRAPHS = `${words(mainWords.asked)} in paragraphs with an empty line between them`;
const SENTENCE = "one sentence, in English beginning with “I”";
const quotes = z.array(z.string().max(600)).max(20).describe("4 to 12 short passages");
const patterns = z
	.array(
		z.strictObject(
			sized(scriptPatternSchema.shape, {
				pattern: "two to six words",
				description: "three to five sentences, about 70 words",
				impact: "three to five sentences, about 70 words",
			}),
		),
	)
	.length(3);
const { sources: _life, ...lifeShape } = lifeScriptDraftSchema.shape;
const { sources: _love, ...loveShape } = loveScriptDraftSchema.shape;
const lifeAnswer = z.strictObject({
	...sized(
		{ ...lifeShape, scriptSentence: scriptSentence("The sentence") },
		{ scriptSentence: SENTENCE, mainScript: PARAGRAPHS },
	),
	patterns,
	quotes,
});
const loveAnswer = z.strictObject({
	...sized(
		{ ...loveShape, healedScriptSentence: scriptSentence("The healed sentence") },
		{
			personalMythTitle: "three to eight words",
			personalMythIntro: "80 to 200 words",
			healedScriptSentence: SENTENCE,
			healedMainScript: PARAGRAPHS,
			dayInLifeNarrative: words(dayWords.asked),
			affirmations: "one short line each",
		},
	),
	patterns,
	quotes,
});
/** Like `loveAnswer`, if the day is told in four scenes that the person chose. */
const composedAnswer = loveAnswer.extend({
	dayInLifeNarrative: loveShape.dayInLifeNarrative.describe(words(composedDayWords.asked)),
});
/**
 * What is accepted after a repair: no quotations, too few affirmations, and a sentence taken from the script itself.
 */
const partialLife = z.preprocess(
	(answer) => withSentenceOf(answer, "scriptSentence", "mainScript"),
	lifeAnswer.extend({ quotes: quotes.catch([]) }),
);
const partialLove = z.preprocess(
	(answer) => withSentenceOf(answer, "healedScriptSentence", "healedMainScript"),
	loveAnswer.extend({
		affirmations: z.array(loveScriptDraftSchema.shape.affirmations.element).min(1).max(5),
		quotes: quotes.catch([]),
	}),
);

/** If the sentence is missing, takes the first one of the script that begins with "I", or else the first that fits. */
function withSentenceOf(answer: unknown, key: string, from: string): unknown {
	if (typeof answer !== "object" || answer === null) return answer;
	const given = answer as Record<string, unknown>;
	if (scriptSentence("The sentence").safeParse(given[key]).success || typeof given[from] !== "string") return answer;
	const fitting = sentencesOf(given[from]).filter((one) => scriptSentence("The sentence").safeParse(one).success);
	return { ...given, [key]: (fitting.find((one) => /^I\b/.test(one)) ?? fitting[0])?.trim() };
}
type LifeAnswer = z.infer<typeof lifeAnswer>;
type LoveAnswer = z.infer<typeof loveAnswer>;

/**
 * Has a model write a life script.
 * @param maxTokens How long the prompt may be, in estimated tokens.
 */
export async function writeLifeScript(
	client: ChatClient,
	input: LifeScriptInput,
	maxTokens: number,
	asking: Asking,
): Promise<LifeScriptDraft> {
	const language = await languageOf(writtenAnswers(input.answered).flatMap(({ texts }) => texts));
	const known = knownTexts(input);
	const shortIn = ({ scriptSentence, mainScript }: LifeAnswer) => [
		...voiceFault("scriptSentence", scriptSentence, language),
		...shortFault("mainScript", mainScript, mainWords),
	];
	const faults = ({ patterns }: LifeAnswer) => patternFaults(patterns);
	const { system, user } = lifeScriptMessages(input, maxTokens);
	const answer = await completeStructured(client, {
		messages: [
			{ role: "system", content: system },
			{ role: "user", content: user },
		],
		language,
		schema: lifeAnswer.check(reporting((answer) => [...shortIn(answer), ...faults(answer)])),
		lenient: partialLife,
		schemaName: "life_script",
		...asking,
		prepare: (value) => tidyAnswer(value, ["quotes"]),
	});
	const named = await withoutInventedNames(client, answer, [...known, ...names(answer.patterns)], {
		language,
		...asking,
	});
	const honest = (text: string) => onlyOwnQuotes(text, known);
	const { scriptSentence, mainScript, patterns } = named;
	return {
		scriptSentence: unquoted(scriptSentence),
		mainScript: honest(within(mainScript, mainWords.most)),
		patterns: patterns.map((one) => honestPattern(one, honest)),
		sources: sourcesIn([...answer.quotes, ...quotedIn([mainScript, ...bodies(patterns)].join("\n"))], input),
	};
}

/**
 * Has a model write a love script.
 * @param maxTokens How long the prompt may be, in estimated tokens.
 */
export async function writeLoveScript(
	client: ChatClient,
	input: LoveScriptInput,
	maxTokens: number,
	asking: Asking,
): Promise<LoveScriptDraft> {
	const { lifeScript, goals, choices = null } = input;
	const language = await languageOf(writtenAnswers(input.answered).flatMap(({ texts }) => texts));
	const dayLimits = choices ? composedDayWords : dayWords;
	const known = [
		...knownTexts(input),
		lifeScript.scriptSentence,
		lifeScript.mainScript,
		...lifeScript.patterns.flatMap((one) => Object.values(one)),
		...goals.flatMap(({ title, description }) => [title ?? "", description]),
		...(choices ? [JSON.stringify(choices)] : []),
	];
	const shortIn = ({ healedScriptSentence, healedMainScript, dayInLifeNarrative }: LoveAnswer) => [
		...voiceFault("healedScriptSentence", healedScriptSentence, language),
		...shortFault("healedMainScript", healedMainScript, mainWords),
		...shortFault("dayInLifeNarrative", dayInLifeNarrative, dayLimits),
	];
	const faults = (answer: LoveAnswer) => patternFaults(answer.patterns);
	const { system, user } = loveScriptMessages(input, maxTokens);
	const answer = await completeStructured(client, {
		messages: [
			{ role: "system", content: system },
			{ role: "user", content: user },
		],
		language,
		schema: (choices ? composedAnswer : loveAnswer).check(
			reporting((answer) => [...shortIn(answer), ...faults(answer)]),
		),
		lenient: partialLove,
		schemaName: "love_script",
		...asking,
		prepare: (value) => tidyAnswer(value, ["quotes"]),
	});
	const honest = (text: string) => onlyOwnQuotes(text, known);
	// The model may choose the hero's name.
	const allowed = [...known, answer.personalMythTitle, ...names(answer.patterns)];
	const {
		quotes: given,
		patterns,
		...texts
	} = await withoutInventedNames(client, answer, allowed, { language, ...asking });
	const prose = [texts.personalMythIntro, texts.healedMainScript, texts.dayInLifeNarrative, ...bodies(patterns)];
	return {
		personalMythTitle: unquoted(texts.personalMythTitle),
		personalMythIntro: honest(texts.personalMythIntro),
		healedScriptSentence: unquoted(texts.healedScriptSentence),
		healedMainScript: honest(within(texts.healedMainScript, mainWords.most)),
		dayInLifeNarrative: honest(within(texts.dayInLifeNarrative, dayLimits.most)),
		patterns: patterns.map((one, i) => {
			const pattern = choices?.patterns[i]?.pattern ?? one.pattern;
			return honestPattern({ ...one, pattern }, honest);
		}),
		affirmations: texts.affirmations,
		...(choices && chosenParts(choices)),
		sources: sourcesIn([...given, ...quotedIn(prose.join("\n"))], input),
	};
}

/** Returns everything that the person wrote and that the app asked, for finding quotations and names. */
function knownTexts({ answered, person }: LifeScriptInput): string[] {
	return [
		person.firstName,
		...writtenAnswers(answered).flatMap(({ texts }) => texts),
		...answered.flatMap(({ questionnaire: { title, questions } }) => [
			title,
			...questions.flatMap(({ text, options = [] }) => [text, ...options.map(({ label }) => label)]),
		]),
	];
}

const sourcesIn = (found: readonly string[], { answered }: LifeScriptInput) =>
	sourcesOf(found, writtenAnswers(answered));

const names = (patterns: readonly ScriptPattern[]) => patterns.map(({ pattern }) => pattern);
const bodies = (patterns: readonly ScriptPattern[]) =>
	patterns.flatMap(({ description, impact }) => [description, impact]);
/** The screens add the quotation marks themselves. */
const unquoted = (text: string) => text.replace(/^["“]([^"“”]*)["”]$/, "$1");

function honestPattern(
	{ pattern, description, impact }: ScriptPattern,
	honest: (text: string) => string,
): ScriptPattern {
	return { pattern, description: honest(description), impact: honest(impact) };
}

interface Fault {
	path: string;
	message: string;
}

/** Makes a check that describes faults to the model, so that it can correct them. */
function reporting<T>(faultsOf: (value: T) => Fault[]): z.core.CheckFn<T> {
	return ({ value, issues }) => {
		for (const { path, message } of faultsOf(value)) {
			issues.push({ code: "custom", path: [path], message, input: undefined });
		}
	};
}

/**
 * Reports a sentence that is not in the first person. It is sent back once; in languages other than English this cannot
 * be checked.
 */
function voiceFault(path: string, sentence: string, language: string | null): Fault[] {
	const isOwn = /^["“]?I\b/.test(sentence) || (language !== null && language !== "English");
	return isOwn ? [] : [{ path, message: 'It should begin with "I"' }];
}

/**
 * Reports a text that is too short. It is sent back once, and then accepted. A text that is too long is cut instead.
 */
function shortFault(
	path: string,
	text: string,
	{ asked, least }: typeof mainWords | typeof dayWords | typeof composedDayWords,
): Fault[] {
	const words = countWords(text);
	if (words >= least) return [];
	return [{ path, message: `It has ${words} words; it should have ${asked[0]} to ${asked[1]}` }];
}

/** Returns as many whole sentences of a text as fit into a number of words. */
function within(text: string, most: number): string {
	if (countWords(text) <= most) return text;
	let kept = "";
	for (const sentence of sentencesOf(text)) {
		if (countWords(kept + sentence) > most) break;
		kept += sentence;
	}
	return kept.trim() || text;
}

function patternFaults(patterns: readonly ScriptPattern[]): Fault[] {
	const distinct = new Set(names(patterns).map((name) => name.trim().toLowerCase()));
	return distinct.size < patterns.length ? [{ path: "patterns", message: "Two patterns have the same name" }] : [];
}
