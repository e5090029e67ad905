import type { ReplyInput } from "@/lib/ai/types";
import { findPages } from "@/lib/domain/search/find";
import { PageIndex } from "@/lib/domain/search/pages/page-index";
import { withLastNamed } from "@/lib/domain/text/last-named";
import { namesOn } from "@/lib/domain/text/names";
import { asksToSearch, pageSoughtIn } from "@/lib/domain/text/page-sought";
import type { PagesQuestion } from "@/lib/domain/text/question/forms";
import { possibleQuestion, questionOf, thatPage } from "@/lib/domain/text/question/question";
import { termsOf } from "@/lib/domain/text/terms";
import { stem } from "@/lib/domain/text/words";
import { findLine } from "./content/lines";
import { findExamples } from "./content/taps";
import type { Draft } from "./draft";
import { answerFromFacts } from "./known-facts";
import { answerFromPages } from "./own-pages";
import { says } from "./say";
import { ownMessages, sittingOf } from "./sitting";

const nobodysPages = new PageIndex();

/** Returns the index of the person's own pages. */
export const indexOf = ({ pages }: Pick<ReplyInput, "pages">) => pages ?? nobodysPages;

/**
 * Stems of words for the person's pages or for writing. Only a question with one of these may be answered with
 * "nothing was found".
 */
const ofWriting = new Set(
	"write say mention tell journal diary page entry note message answer decide promise remember find search show last first feel talk"
		.split(" ")
		.map(stem),
);

/**
 * Answers a message that asks about the person's own pages. Says that nothing was found only if the message mentions
 * pages or writing.
 * @param from How many passages were shown before.
 */
export function fromOwnPages(written: string, input: ReplyInput, from = 0): Draft | null {
	const { today, memory } = input;
	const index = indexOf(input);
	const message = namingThem(written, input);
	const meant = thatPage(message, ownMessages(sittingOf(input)), today);
	if (meant) return answerFromPages(index, meant, message, from);
	const question = questionOf(message, today);
	if (question && question.ask !== "pages") return answerFromFacts(question, { memory, index, today });
	if (question) {
		const isFound = findPages(index, question).passages.length > 0;
		const asksPages = termsOf(message).some((term) => ofWriting.has(term));
		return isFound || asksPages ? answerFromPages(index, question, message, from) : null;
	}
	const possible = possibleQuestion(message, today);
	if (!possible) return null;
	const { passages, sought, missing, isPartial, readAs } = findPages(index, possible);
	const isFound = passages.length > 0 && sought.length > 1 && missing.length === 0 && !isPartial && !readAs;
	return isFound ? answerFromPages(index, possible, message, from) : null;
}

/** Searches for the page that somebody says they look for, or asks what it is about; null if they look for none. */
export function pageSought(input: ReplyInput): Draft | null {
	const about = input.tap ? null : pageSoughtIn(input.message);
	if (about !== null) return fromOwnPages(`What did I write about ${about}?`, input);
	if (input.tap || !asksToSearch(input.message)) return null;
	const found = lookFor(input.message, input);
	return found.offers.some((one) => "kind" in one && one.kind === "pages") ? found : toFind;
}

/** Asks what is to be found. */
export const toFind: Draft = { paragraphs: [says(findLine)], offers: findExamples, memo: { awaits: "find" } };

/** Puts the last name or relation of this conversation in place of "him", "her" or "them" in a question for pages. */
function namingThem(message: string, input: ReplyInput): string {
	const question = questionOf(message, input.today);
	if (question?.ask !== "pages") return message;
	const names = namesOn(indexOf(input).newestFirst()).map((name) => name.toLowerCase());
	return withLastNamed(message, ownMessages(sittingOf(input)), new Set(names));
}

/** Searches for any words, after the person chose the entry point "find". */
export function lookFor(message: string, input: ReplyInput, from = 0): Draft {
	const memo = { question: message, awaits: "find" } as const;
	const asked = fromOwnPages(message, input, from);
	if (asked) return { ...asked, memo: { ...asked.memo, awaits: "find" } };
	const question: PagesQuestion = { ask: "pages", want: "all", topic: message, period: null, pageKinds: null };
	const found = answerFromPages(indexOf(input), withDays(question, input), message, from);
	return { ...found, memo: { ...memo, ...found.memo } };
}

/** Adds to a question the period that its words name. */
function withDays(question: PagesQuestion, { today }: ReplyInput): PagesQuestion {
	const asked = questionOf(`What did I write about ${question.topic}?`, today);
	return asked?.ask === "pages" ? { ...asked, want: "all" } : question;
}

/** Returns more results for a question; for a count, the pages that were counted. */
export function moreOfPages(message: string, input: ReplyInput, from: number): Draft {
	const question = questionOf(message, input.today) ?? possibleQuestion(message, input.today);
	if (question?.ask !== "pages") return lookFor(message, input, from);
	const whole: PagesQuestion = question.want === "count" ? { ...question, want: "all" } : question;
	return answerFromPages(indexOf(input), whole, message, from);
}
