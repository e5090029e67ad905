import { z } from "zod";
import type { LifeScriptInput, LoveScriptInput } from "@/lib/ai/types";
import { lifeScriptMessages } from "@/lib/life-script/prompt";
import { type LifeScriptDraft, lifeScriptDraftSchema, type ScriptPattern } from "@/lib/life-script/schema";
import { loveScriptMessages } from "@/lib/love-script/prompt";
import { type LoveScriptDraft, loveScriptDraftSchema } from "@/lib/love-script/schema";
import { countWords } from "@/lib/progress/words";
import type { ChatClient } from "./client";
import { inventedNames } from "./script-names";
import { onlyOwnQuotes, quotedIn, sourcesOf, writtenAnswers } from "./script-sources";
import { completeStructured } from "./structured";
import { tidyAnswer } from "./tidy";

/** What is asked for and, a little wider, what is taken: models count words badly. */
const mainWords = { asked: [250, 500], least: 200, most: 650 } as const;
const dayWords = { asked: [150, 300], least: 120, most: 400 } as const;

const quotes = z.array(z.string().max(600)).max(20);
const lifeAnswer = lifeScriptDraftSchema.omit({ sources: true }).extend({ quotes });
const loveAnswer = loveScriptDraftSchema.omit({ sources: true }).extend({ quotes });
type LifeAnswer = z.infer<typeof lifeAnswer>;
type LoveAnswer = z.infer<typeof loveAnswer>;

/** Has a model write a life script. @param maxTokens What the prompt may take, by estimate. */
export async function writeLifeScript(
	client: ChatClient,
	input: LifeScriptInput,
	maxTokens: number,
	signal: AbortSignal,
): Promise<LifeScriptDraft> {
	const known = knownTexts(input);
	const faults = ({ scriptSentence, mainScript, patterns }: LifeAnswer) => [
		...lengthFault("mainScript", mainScript, mainWords),
		...patternFaults(patterns),
		...nameFaults([scriptSentence, mainScript, ...bodies(patterns)], [...known, ...names(patterns)]),
	];
	const { system, user } = lifeScriptMessages(input, maxTokens);
	const answer = await completeStructured(client, {
		messages: [
			{ role: "system", content: system },
			{ role: "user", content: user },
		],
		schema: lifeAnswer.check(reporting(faults)),
		schemaName: "life_script",
		signal,
		prepare: (value) => tidyAnswer(value, ["quotes"]),
	});
	const honest = (text: string) => onlyOwnQuotes(text, known);
	const { scriptSentence, mainScript, patterns } = answer;
	return {
		scriptSentence: unquoted(scriptSentence),
		mainScript: honest(mainScript),
		patterns: patterns.map((one) => honestPattern(one, honest)),
		sources: sourcesIn([...answer.quotes, ...quotedIn([mainScript, ...bodies(patterns)].join("\n"))], input),
	};
}

/** Has a model write a love script. @param maxTokens What the prompt may take, by estimate. */
export async function writeLoveScript(
	client: ChatClient,
	input: LoveScriptInput,
	maxTokens: number,
	signal: AbortSignal,
): Promise<LoveScriptDraft> {
	const { lifeScript, goals } = input;
	const known = [
		...knownTexts(input),
		lifeScript.scriptSentence,
		lifeScript.mainScript,
		...lifeScript.patterns.flatMap((one) => Object.values(one)),
		...goals.flatMap(({ title, description }) => [title ?? "", description]),
	];
	const faults = (answer: LoveAnswer) => [
		...lengthFault("healedMainScript", answer.healedMainScript, mainWords),
		...lengthFault("dayInLifeNarrative", answer.dayInLifeNarrative, dayWords),
		...patternFaults(answer.patterns),
		...nameFaults(
			[
				answer.personalMythIntro,
				answer.healedScriptSentence,
				answer.healedMainScript,
				answer.dayInLifeNarrative,
				...answer.affirmations,
				...bodies(answer.patterns),
			],
			// The hero's own name is the model's to give.
			[...known, answer.personalMythTitle, ...names(answer.patterns)],
		),
	];
	const { system, user } = loveScriptMessages(input, maxTokens);
	const answer = await completeStructured(client, {
		messages: [
			{ role: "system", content: system },
			{ role: "user", content: user },
		],
		schema: loveAnswer.check(reporting(faults)),
		schemaName: "love_script",
		signal,
		prepare: (value) => tidyAnswer(value, ["quotes"]),
	});
	const honest = (text: string) => onlyOwnQuotes(text, known);
	const { quotes: given, patterns, ...texts } = answer;
	const prose = [texts.personalMythIntro, texts.healedMainScript, texts.dayInLifeNarrative, ...bodies(patterns)];
	return {
		personalMythTitle: unquoted(texts.personalMythTitle),
		personalMythIntro: honest(texts.personalMythIntro),
		healedScriptSentence: unquoted(texts.healedScriptSentence),
		healedMainScript: honest(texts.healedMainScript),
		dayInLifeNarrative: honest(texts.dayInLifeNarrative),
		patterns: patterns.map((one) => honestPattern(one, honest)),
		affirmations: texts.affirmations,
		sources: sourcesIn([...given, ...quotedIn(prose.join("\n"))], input),
	};
}

/** Everything that the person wrote and that the app asked, as the search for own words and names wants it. */
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
/** The screens bring the quotation marks themselves. */
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

/** A check that reports faults to the model, in words, so that it can mend them. */
function reporting<T>(faultsOf: (value: T) => Fault[]): z.core.CheckFn<T> {
	return ({ value, issues }) => {
		for (const { path, message } of faultsOf(value)) {
			issues.push({ code: "custom", path: [path], message, input: undefined });
		}
	};
}

function lengthFault(path: string, text: string, { asked, least, most }: typeof mainWords | typeof dayWords): Fault[] {
	const words = countWords(text);
	if (words >= least && words <= most) return [];
	return [{ path, message: `It has ${words} words; it should have ${asked[0]} to ${asked[1]}` }];
}

function patternFaults(patterns: readonly ScriptPattern[]): Fault[] {
	const distinct = new Set(names(patterns).map((name) => name.trim().toLowerCase()));
	return distinct.size < patterns.length ? [{ path: "patterns", message: "Two patterns have the same name" }] : [];
}

function nameFaults(texts: readonly string[], known: readonly string[]): Fault[] {
	const invented = inventedNames(texts.join("\n\n"), known).slice(0, 8);
	if (invented.length === 0) return [];
	return [{ path: "the texts", message: `They never mentioned ${invented.join(", ")}: say it without these names` }];
}
