import { traitsOf } from "@/lib/domain/journal/prompt-traits";
import {
	asksToBeKept,
	beginsLikeAnswer,
	beginsWithAnswer,
	endsWithPlan,
	leavesOpenWho,
} from "@/lib/domain/text/page-form";
import { sentencesOf } from "@/lib/domain/text/sentences";

/*
 * What the form of a page says about whether to quote it: which of our prompts it answers, the word that was chosen for
 * it, its length, its marks. What a question that is none of ours asks for is not known.
 */

/** A longer question is not repeated. Each of our own prompts is shorter. */
const LONGEST_QUESTION = 100;

const isQuestion = (prompt: string) => /\p{L}/u.test(prompt) && prompt.length <= LONGEST_QUESTION && /\?$/.test(prompt);

/**
 * Whether a page is quoted together with the question that it answers, because it may mean something else without it.
 * One of our prompts stands above every page of the journal, also if it was written about something else, so the page
 * must then begin with a word that answers.
 */
export function needsItsQuestion(prompt: string, text: string): boolean {
	if (!isQuestion(prompt.trim())) return false;
	const ours = traitsOf(prompt);
	return ours ? ours.hangs && beginsWithAnswer(text) : beginsLikeAnswer(text);
}

/** What is known of a page's form. */
export interface PageForm {
	text: string;
	/** The question that it answers; "" if there is none. */
	prompt: string;
	/** The person's own word for the feeling; null if they chose none. */
	own: string | null;
	/** Whether a pleasant or only unpleasant feelings were chosen for its day; null if none was. */
	isPleasant: boolean | null;
}

/** Matches an exclamation, a word in capitals, or a sentence of one or two words. */
const stressed = /!|\b\p{Lu}{3,}\b|[.!?] \p{Lu}\p{Ll}+(?: \p{L}+)?[.!]/u;
/** Counts the words of a feeling. One in many of one's own says that the day was like no other. */
const wordsIn = (own: string | null) => (own === null ? 0 : own.split(/\s+/).length);
/** A last sentence with fewer characters is often what the page comes to. */
const SHORT_END = 60;
/** What the answer to one of our prompts is worth. */
const worth = { keep: 6, good: 2, hard: -3 } as const;

/** Returns how much a page's form says that it is worth reading again. */
export function weightOf({ text, prompt, own, isPleasant }: PageForm): number {
	const end = sentencesOf(text).at(-1)?.text ?? "";
	const asks = traitsOf(prompt)?.asks ?? null;
	return (
		(asks === null ? 0 : worth[asks]) +
		Math.max(0, Math.min(2, (wordsIn(own) - 2) / 2)) +
		(isPleasant === true ? 2 : isPleasant === false ? -4 : 0) +
		(/["“„«][^"”“»]{12,}["”“»]/u.test(text) ? 2 : 0) +
		(asksToBeKept(text) ? worth.keep : 0) +
		(stressed.test(text) ? 1 : 0) +
		(end.length < SHORT_END ? 1 : 0) -
		(text.length < SHORT_END ? 4 : 0) -
		(endsWithPlan(text) && asks !== "keep" ? 2 : 0) -
		(leavesOpenWho(text) ? 3 : 0)
	);
}

/** Returns what the length of a page, in proportion to the usual one of the pages beside it, adds to its weight. */
export const weightOfLength = (proportion: number): number => 2 * Math.max(-0.5, Math.min(1, proportion - 1));
