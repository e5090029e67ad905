import { onOwnLines } from "@/lib/ai/built-in/parts/part";
import type { OwnWords } from "@/lib/ai/built-in/reading/own-words";
import { hopeIn, sentenceToSay, withoutSadEnd } from "@/lib/ai/built-in/scripts/comfort";
import { lifeParts, writeLifeScript } from "@/lib/ai/built-in/scripts/life-script";
import { loveParts, writeLoveScript } from "@/lib/ai/built-in/scripts/love-script";
import { type Material, readAnswered } from "@/lib/ai/built-in/scripts/material";
import { type LifeParts, type LoveParts, paragraphsOfLife, paragraphsOfLove } from "@/lib/ai/built-in/scripts/parts";
import type { LoveScriptInput } from "@/lib/ai/types";
import { type LifeScriptDraft, lifeScriptDraftSchema } from "@/lib/domain/scripts/life-schema";
import { type LoveScriptDraft, loveScriptDraftSchema } from "@/lib/domain/scripts/love-schema";
import type { ScriptSource } from "@/lib/domain/scripts/schema";
import { insideMarks } from "@/lib/domain/text/inside-marks";
import { catalog } from "@/prisma/catalog/catalog";
import { faultOfQuotation } from "@/tests/evals/coach/checks";
import type { Played } from "@/tests/evals/coach/play";
import { lifeInput, loveInput, type Person } from "@/tests/people/people";
import { bannedWords, isOf, ownWords, quotesIn, seamsInParts } from "../checks";

const { signal } = new AbortController();

/** Both scripts of a person, whole and in parts, and the material they were written from. */
export interface Written {
	who: string;
	life: LifeScriptDraft;
	love: LoveScriptDraft;
	lifeParts: LifeParts;
	loveParts: LoveParts;
	material: Material;
	input: LoveScriptInput;
}

/** Writes both scripts. */
export async function write(person: Person): Promise<Written> {
	const life = await writeLifeScript(lifeInput(person), signal);
	const input = loveInput(person, life);
	const material = await readAnswered(input, signal);
	return {
		who: person.firstName,
		life,
		love: await writeLoveScript(input, signal),
		lifeParts: lifeParts(lifeInput(person), material),
		loveParts: loveParts(input, material),
		material,
		input,
	};
}

const hasMarks = ({ quote }: Pick<ScriptSource, "quote">) => /[“”]/.test(quote);

/**
 * Returns a text with quotation marks around the person's words that it retells without any. Text that is already
 * quoted stays as it is, since a short quotation may be part of a longer one.
 */
export const marked = (text: string, sources: readonly ScriptSource[]): string =>
	[...sources]
		// Words with marks of their own first: left in the text, an open one would seem to begin a quotation.
		.sort((a, b) => Number(hasMarks(b)) - Number(hasMarks(a)) || b.quote.length - a.quote.length)
		.reduce((sofar, { quote }) => {
			const quotation = `“${insideMarks(quote)}”`;
			if (sofar.includes(quotation)) return sofar;
			// A single word may also be one of ours: only on a line of its own is it theirs.
			if (!/\s/.test(quote)) {
				const lines = sofar.split("\n");
				const at = lines.indexOf(quote);
				return lines.map((line, i) => (i === at ? quotation : line)).join("\n");
			}
			const told = onOwnLines(quote);
			if (hasMarks({ quote })) return sofar.replace(told, () => quotation);
			const parts = sofar.split(/(“[^”]*”)/);
			const at = parts.findIndex((part) => !part.startsWith("“") && part.includes(told));
			return parts.map((part, i) => (i === at ? part.replace(told, () => quotation) : part)).join("");
		}, text);

export const textsOfLife = ({ scriptSentence, mainScript, patterns, sources }: LifeScriptDraft) =>
	[scriptSentence, mainScript, ...patterns.flatMap((one) => Object.values(one))].map((text) => marked(text, sources));
export const textsOfLove = ({ sources, patterns, affirmations, ...texts }: LoveScriptDraft) =>
	[...Object.values(texts), ...patterns.flatMap((one) => Object.values(one)), ...affirmations].map((text) =>
		marked(text, sources),
	);
export const textsOf = ({ life, love }: Written) => [...textsOfLife(life), ...textsOfLove(love)];

const goalsOf = ({ goals }: LoveScriptInput) => goals.flatMap(({ title, description }) => [title ?? "", description]);
const answersOf = ({ answered }: LoveScriptInput) =>
	answered.flatMap(({ answers }) => answers.map(({ answer }) => String(answer)));

/** Returns both scripts in the form that the evaluation of the coach reads. */
export function playedOf({ who, life, love, lifeParts, loveParts, material, input }: Written): Played[] {
	const sources = [...answersOf(input), ...goalsOf(input)];
	const isCare = material.danger !== null;
	const given = catalog.flatMap(({ title, questions }) => [
		title,
		...questions.flatMap(({ text, options }) => [text, ...(options ?? []).map(({ label }) => label)]),
	]);
	return [
		{ of: "Life Script", paragraphs: paragraphsOfLife(lifeParts), markdown: textsOfLife(life).join("\n\n") },
		{ of: "Love Script", paragraphs: paragraphsOfLove(loveParts), markdown: textsOfLove(love).join("\n\n") },
	].map((one) => ({ ...one, who, sources, given, isCare }));
}

/** Whether a quotation is what a script leaves of a comfort, a hope or an evening: see comfort.test.ts. */
const isCutOnPurpose = ({ raw, text }: OwnWords): boolean =>
	raw.includes(text) && [sentenceToSay, hopeIn, withoutSadEnd].some((cut) => cut(raw) === text && text !== raw.trim());

/** Returns quotations that are cut, changed, or not the person's. */
function wrongQuotes(written: Written): string[] {
	const problems = playedOf(written).flatMap(({ paragraphs, sources }) =>
		paragraphs.flat().flatMap((part) => {
			if (part.kind !== "own" || isCutOnPurpose(part.words)) return [];
			const fault = faultOfQuotation(part, sources);
			return fault ? [`“${part.words.text}” ${fault}`] : [];
		}),
	);
	const texts = [...answersOf(written.input), ...goalsOf(written.input)];
	const invented = quotesIn(textsOf(written).join("\n")).filter((one) => !isOf(one, texts));
	return [...problems, ...invented.map((one) => `nobody wrote “${one}”`)];
}

/**
 * Returns how words may stand between quotation marks: an answer that is a quotation is not quoted twice, and one that
 * goes on ends with an ellipsis.
 */
function betweenMarks(quote: string): string[] {
	const inner = /^["“]([^"“”]+)["”]$/u.exec(quote)?.[1] ?? quote;
	return [quote, inner].map(insideMarks).flatMap((one) => [one, `${one} …`]);
}

/** Returns quoted answers without a source, and sources that lead nowhere or are not used. */
function untraceable({ life, love, input }: Written): string[] {
	const leads = ({ responseId, questionnaireId, questionId, quote }: ScriptSource) =>
		input.answered.some(
			(one) =>
				one.responseId === responseId &&
				one.questionnaire.id === questionnaireId &&
				one.answers.some((given) => given.questionId === questionId && String(given.answer).includes(quote)),
		);
	return [[textsOfLife(life), life.sources] as const, [textsOfLove(love), love.sources] as const].flatMap(
		([texts, sources]) => {
			const text = texts.join("\n");
			const answers = answersOf(input);
			// Words that the person put in quotation marks stand in a longer quotation of ours.
			const isQuotedByThem = (quote: string) => answers.some((answer) => answer.includes(`“${quote}”`));
			return [
				...quotesIn(text)
					.filter((quote) => !isQuotedByThem(quote))
					.filter((quote) => !goalsOf(input).some((goal) => goal.includes(quote)))
					.filter((quote) => !sources.some((source) => betweenMarks(source.quote).includes(quote)))
					.map((quote) => `no source: ${quote}`),
				...sources.filter((source) => !leads(source)).map(({ quote }) => `leads nowhere: ${quote}`),
				...sources
					.filter(({ quote }) => !betweenMarks(quote).some((one) => text.includes(`“${one}”`)))
					.map(({ quote }) => `not quoted: ${quote}`),
			];
		},
	);
}

const ours = new Set(
	catalog
		.flatMap(({ title, questions }) => [
			title,
			...questions.flatMap(({ text, options, scoring }) => [
				text,
				scoring?.pattern ?? "",
				...(options ?? []).map(({ label }) => label),
			]),
		])
		.join(" ")
		.match(/\p{L}+/gu),
);
/** Capitalized words that may appear anyway: the pronoun "I", a language, "Help now". */
const capitals = new Set("I English Help Spanish".split(" "));

/** Returns capitalized words inside a sentence that occur neither in the person's words nor in a question. */
export function strangers(written: Written): string[] {
	const names = written.life.patterns.map(({ pattern }) => pattern);
	const brought = new Set(
		[...answersOf(written.input), ...goalsOf(written.input), ...names].join(" ").match(/\p{L}+/gu),
	);
	return textsOf(written)
		.filter((text) => text !== written.love.personalMythTitle)
		.flatMap((text) => [...ownWords(text).matchAll(/(?<=[\p{Ll},;] ‘?)\p{Lu}\p{L}*/gu)].map(([word]) => word))
		.filter((word) => !capitals.has(word) && !brought.has(word) && !ours.has(word));
}

/** Returns sentences and quotations that occur twice in one script; the sentence of a love script returns in its day. */
function repeated({ life, love }: Written): string[] {
	const twice = (list: string[]) =>
		list.filter((one, i) => list.indexOf(one) !== i && !love.healedScriptSentence.includes(one));
	return [textsOfLife(life), textsOfLove(love)].flatMap((texts) => [
		...twice(texts.flatMap((text) => ownWords(text).split(/(?<=[.!?])\s+|\n+/)).filter((one) => !/“”|^\W*$/.test(one))),
		...twice(texts.flatMap(quotesIn)),
	]);
}

/** Returns everything that is wrong with the scripts of a person. */
export function problemsOf(written: Written): string[] {
	const { life, love } = written;
	const texts = textsOf(written);
	return [
		...[lifeScriptDraftSchema.safeParse(life), loveScriptDraftSchema.safeParse(love)].flatMap(({ error }) =>
			error ? [error.message] : [],
		),
		...wrongQuotes(written),
		...untraceable(written),
		...strangers(written).map((one) => `stranger: ${one}`),
		...repeated(written).map((one) => `twice: ${one}`),
		...texts.filter((text) => /\byou(?:r|rs|rself)?\b/i.test(ownWords(text).replace(/‘[^‘]*’/g, ""))),
		...seamsInParts(texts),
		...bannedWords(texts.join("\n")).map((one) => `banned: ${one}`),
	];
}
