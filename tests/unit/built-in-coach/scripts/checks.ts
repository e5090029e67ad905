import type { LifeScriptInput, LoveScriptInput } from "@/lib/ai/types";
import type { LifeScriptDraft, ScriptSource } from "@/lib/life-script/schema";
import type { LoveScriptDraft } from "@/lib/love-script/schema";
import { PATTERN_QUESTIONNAIRE_ID } from "@/lib/questionnaires/ids";
import { bannedWords, ownWords, quotesIn, seamsInParts } from "../checks";

/** Both scripts of a person, and what they were written from. */
export interface Written {
	life: LifeScriptDraft;
	love: LoveScriptDraft;
	input: LoveScriptInput;
}

export const lifeParts = (life: LifeScriptDraft) => [
	life.scriptSentence,
	life.mainScript,
	...life.patterns.flatMap(({ pattern, description, impact }) => [pattern, description, impact]),
];

export const loveParts = (love: LoveScriptDraft) => [
	love.personalMythTitle,
	love.personalMythIntro,
	love.healedScriptSentence,
	love.healedMainScript,
	love.dayInLifeNarrative,
	...love.patterns.flatMap(({ pattern, description, impact }) => [pattern, description, impact]),
	...love.affirmations,
];

export const words = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Sentences, without what is quoted in them. */
export const sentencesOf = (text: string) =>
	ownWords(text)
		.split(/(?<=[.!?])\s+|\n+/)
		.map((sentence) => sentence.trim())
		.filter((sentence) => words(sentence) >= 4);

/** Quotes that nobody wrote: not in an answer, and for a love script neither in a goal nor in the life script. */
export function inventedQuotes({ life, love, input }: Written): string[] {
	const answers = input.answered.flatMap((one) => one.answers.map(({ answer }) => String(answer)));
	const more = [...input.goals.flatMap(({ title, description }) => [title ?? "", description]), ...lifeParts(life)];
	const missing = (parts: string[], texts: string[]) =>
		quotesIn(parts.join("\n")).filter((quote) => !texts.some((text) => text.includes(quote)));
	return [...missing(lifeParts(life), answers), ...missing(loveParts(love), [...answers, ...more])];
}

const isIn = (source: ScriptSource, input: LifeScriptInput) =>
	input.answered.some(
		({ responseId, questionnaire, answers }) =>
			responseId === source.responseId &&
			questionnaire.id === source.questionnaireId &&
			answers.some(
				({ questionId, answer }) => questionId === source.questionId && String(answer).includes(source.quote),
			),
	);

/** Quotes of answers without a source, and sources that lead nowhere or are not used. */
export function untraceable({ life, love, input }: Written): string[] {
	const problems: string[] = [];
	for (const [parts, sources, own] of [
		[lifeParts(life), life.sources, []],
		[
			loveParts(love),
			love.sources,
			[...lifeParts(life), ...input.goals.flatMap(({ title, description }) => [title ?? "", description])],
		],
	] as const) {
		const text = parts.join("\n");
		for (const quote of quotesIn(text))
			if (!sources.some((source) => source.quote === quote) && !own.some((one) => one.includes(quote)))
				problems.push(`no source: ${quote}`);
		for (const source of sources) {
			if (!isIn(source, input)) problems.push(`leads nowhere: ${source.quote}`);
			if (!text.includes(`“${source.quote}”`)) problems.push(`not quoted: ${source.quote}`);
		}
	}
	return problems;
}

/** Lengths outside of what was asked for. */
export function wrongLengths({ life, love }: Written): string[] {
	const limits: [string, string, number, number][] = [
		["main script", life.mainScript, 250, 500],
		["healed main script", love.healedMainScript, 250, 500],
		["day", love.dayInLifeNarrative, 150, 300],
		["myth", love.personalMythIntro, 120, 220],
		["title", love.personalMythTitle, 2, 14],
		["sentence", life.scriptSentence, 4, 40],
		["healed sentence", love.healedScriptSentence, 4, 30],
		...[...life.patterns, ...love.patterns].flatMap(
			({ pattern, description, impact }): [string, string, number, number][] => [
				["name", pattern, 2, 8],
				["description", description, 12, 110],
				["impact", impact, 8, 70],
			],
		),
		...love.affirmations.map((line): [string, string, number, number] => ["affirmation", line, 3, 16]),
	];
	return limits
		.filter(([, text, least, most]) => words(text) < least || words(text) > most)
		.map(([name, text]) => `${name}: ${words(text)} words`);
}

/** The coach's voice in a text that is the person's: "you", or long stretches without an "I". */
export function notFirstPerson({ life, love }: Written): string[] {
	const problems: string[] = [];
	for (const text of [...lifeParts(life), ...loveParts(love)]) {
		if (/\byou(?:r|rs|rself)?\b/i.test(ownWords(text))) problems.push(`“you”: ${text.slice(0, 60)}`);
	}
	for (const text of [life.mainScript, love.personalMythIntro, love.healedMainScript, love.dayInLifeNarrative]) {
		const share =
			sentencesOf(text).filter((one) => /\b(?:I|me|my|mine|myself|us|we)\b/i.test(one)).length /
			sentencesOf(text).length;
		if (share < 0.4) problems.push(`only ${Math.round(share * 100)}% in the first person: ${text.slice(0, 40)}`);
	}
	for (const text of [life.scriptSentence, love.healedScriptSentence, ...love.affirmations])
		if (!/^I\b/.test(text)) problems.push(`does not begin with “I”: ${text}`);
	return problems;
}

/** Sentences of the day that tell of the past, other than where it says what was once written. */
export const pastInDay = ({ love }: Written): string[] =>
	sentencesOf(love.dayInLifeNarrative).filter(
		(one) =>
			/\b(?:was|were|had|went|came|did|felt|saw|took|gave|knew)\b/.test(one) && !/“”|\bonce\b|\bused to\b/.test(one),
	);

/** Sentences, and quotes of four words or more, that stand in one script twice. */
export function repeated({ life, love }: Written): string[] {
	const twice = (list: string[]) => list.filter((one, i) => list.indexOf(one) !== i);
	return [lifeParts(life), loveParts(love)].flatMap((parts) => [
		...twice(parts.flatMap(sentencesOf).filter((one) => !one.includes("“”"))),
		...twice(parts.flatMap(quotesIn).filter((quote) => words(quote) >= 4)),
	]);
}

const capitals = new Set(
	"I English Monday Tuesday Spanish Portuguese French German Italian Dutch Polish Russian Ukrainian Czech Swedish Romanian Hungarian Turkish Greek Arabic Chinese Japanese Korean Hindi Vietnamese Indonesian Persian Hebrew Thai Bengali".split(
		" ",
	),
);

/** Capitalized words inside a sentence that the person did not bring. */
export function strangers({ life, love, input }: Written): string[] {
	const brought = new Set(
		input.answered
			.filter(({ questionnaire }) => questionnaire.id !== PATTERN_QUESTIONNAIRE_ID)
			.flatMap((one) => one.answers.flatMap(({ answer }) => String(answer).match(/\p{Lu}[\p{L}’'-]*/gu) ?? [])),
	);
	return [...lifeParts(life), ...loveParts(love)]
		.flatMap((text) =>
			[...ownWords(text).matchAll(/(?<=[\p{Ll},;] )(\p{Lu}[\p{L}]*)/gu)].map((match) => match[1] ?? ""),
		)
		.filter((word) => !capitals.has(word) && !brought.has(word));
}

/** Everything that is wrong with the scripts of one person. */
export const problemsOf = (written: Written): string[] => {
	const parts = [...lifeParts(written.life), ...loveParts(written.love)];
	return [
		...inventedQuotes(written).map((one) => `invented quote: ${one}`),
		...untraceable(written),
		...wrongLengths(written),
		...notFirstPerson(written),
		...pastInDay(written).map((one) => `past in the day: ${one}`),
		...repeated(written).map((one) => `twice: ${one}`),
		...strangers(written).map((one) => `stranger: ${one}`),
		...seamsInParts(parts),
		...bannedWords(parts.join("\n")).map((one) => `banned: ${one}`),
	];
};
