import type { Answer, Question, Questionnaire } from "./schema";
import { textSections } from "./text-sections";

/** One part of an analysis, as a card shows it. */
export interface AnalysisCard {
	/** Null for the text before the first heading. */
	heading: string | null;
	/** The person's words that the part is about, with the question they answer; null if the part does not quote any. */
	own: { question: string; words: string } | null;
	/** The rest, in Markdown. Empty for a heading that only introduces a group. */
	text: string;
}

interface AnalysisCards {
	/** The person's words that the analysis begins with; null if it begins otherwise. */
	opening: string | null;
	cards: AnalysisCard[];
}

/** Matches a sentence that only introduces a quotation: `Of a good day back then, you wrote: “…”` */
const leadingToQuote = /(?<=^|\n|[.!?][”’)]? )\p{Lu}[^.!?“”:\n]{0,160}: “([^“”\n]{3,800})”(?=\n|$| [\p{Lu}“‘*(])/u;

const quoteBlock = /^(?:>[^\n]*\n?)+/;

/**
 * Splits an analysis into cards. All of its words are kept, except sentences that only introduce a quotation; the card
 * shows the question instead.
 * @param markdown The analysis as it is stored.
 */
export function analysisCards(
	markdown: string,
	{ questions }: Pick<Questionnaire, "questions">,
	answers: readonly Answer[],
): AnalysisCards {
	const [first, ...rest] = textSections(markdown);
	const block = first?.heading === null ? quoteBlock.exec(first.text)?.[0] : undefined;
	const opening = block ? block.replace(/^> ?/gm, "").trim() : null;
	const beginning = first && { ...first, text: first.text.slice(block?.length ?? 0).trim() };
	const sections = [beginning, ...rest].filter((one) => one !== undefined);
	return {
		opening,
		cards: sections
			.filter(({ heading, text }) => heading !== null || text !== "")
			.map(({ heading, text }) => ({ heading, ...withOwnWords(text, questions, answers) })),
	};
}

function withOwnWords(text: string, questions: readonly Question[], answers: readonly Answer[]) {
	const found = leadingToQuote.exec(text);
	const words = found?.[1];
	const asked = words && questions.find(({ id }) => answers.some((one) => one.questionId === id && holds(one, words)));
	if (!asked) return { own: null, text };
	const before = text.slice(0, found.index).trimEnd();
	const after = text.slice(found.index + found[0].length);
	return { own: { question: asked.text, words }, text: `${before}${after}`.trim() };
}

/**
 * Whether an answer contains these words. Punctuation at the end of the quotation may have been added by the analysis.
 */
const holds = ({ answer }: Answer, words: string): boolean =>
	typeof answer === "string" && answer.includes(words.replace(/[.,…]+$/u, ""));

/** Returns the items of a Markdown list without their markers; null if the text is anything but a list. */
export function listItems(text: string): string[] | null {
	const lines = text.split("\n").filter((line) => line.trim() !== "");
	const items = lines.map((line) => /^(?:[-*]|\d{1,2}\.) +(.+)$/.exec(line)?.[1]);
	return lines.length > 0 && items.every((item) => item !== undefined) ? items : null;
}

/** Turns text into a prompt for the journal by removing Markdown markers. */
export const asPrompt = (markdown: string): string => markdown.replace(/[*_`]/g, "").trim();
