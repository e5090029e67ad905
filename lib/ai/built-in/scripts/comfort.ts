import { doubt, remark, sorrow } from "@/lib/domain/text/comfort-words";
import { sentencesOf } from "@/lib/domain/text/sentences";
import { isOver } from "@/lib/domain/text/unhurt";
import { denies } from "../reading/own-words";
import { leansBack } from "../reading/quotable";

/** Matches a whole first sentence and what follows it. */
const firstAndRest = /^([^.!?…]+[.!?…]+)["”’)]*\s+(\S.*)$/su;
/** Matches a sentence in quotation marks and a remark after it. */
const quotedAndRest = /^["“‘']([^"“”‘]+[.!?…])["”’'](?=\s|$)/u;

/**
 * Returns what somebody would like to tell themselves without quotation marks, without the "That" by which it hangs on
 * the question, and without their remarks on it.
 */
export function sentenceToSay(raw: string): string {
	const text = raw.trim().replace(/^that (?=i\b)/iu, "");
	const quoted = quotedAndRest.exec(text)?.[1] ?? text.replace(/^["“]([^"“”]+)["”]$/u, "$1");
	const [, first, rest] = firstAndRest.exec(quoted) ?? [];
	if (!first || !rest) return quoted;
	const plain = (part: string) => part.toLowerCase().replace(/’/g, "'");
	return remark.test(plain(rest)) || leansBack(plain(rest), plain(first)) ? first : quoted;
}

/** Whether a text can stand where somebody is to be comforted by it: no sorrow, no doubt, and nothing that is over. */
export const isComfort = (text: string): boolean =>
	!sorrow.test(text) && !doubt.test(text) && !denies(text) && !isOver(text);

/** Whether a text can be told as a time of closeness: it may say that nobody spoke, or how little it took. */
export const isClose = (text: string): boolean => !sorrow.test(text) && !denies(text);

/** Returns a text without the sentences at its end that are sad, so that it does not end a day. */
export const withoutSadEnd = (raw: string): string => withoutEnd(raw, (last) => sorrow.test(last));

/** Returns a hope without what comes after it about why it does not come true: "Nobody ever did it." */
export function hopeIn(raw: string): string {
	const text = withoutSadEnd(raw);
	// The first sentence is the hope itself: "That she stays on the line, even if nobody says anything."
	return withoutEnd(text, (last) => doubt.test(last)) || text;
}

function withoutEnd(raw: string, isLeftOut: (sentence: string) => boolean): string {
	const text = raw.trim();
	const last = sentencesOf(text).findLast((sentence) => !isLeftOut(sentence.text));
	return text.slice(0, last?.end ?? 0);
}
