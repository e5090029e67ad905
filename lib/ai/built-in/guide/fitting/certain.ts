import { PEOPLE } from "@/lib/domain/handbook/find";
import { wordsOf } from "@/lib/domain/handbook/words";
import { namesAlone, ofOthersToo, ofTheWriter } from "../content/subjects";
import { small } from "./turned";
import { isOfAnother } from "./whose";

/** In a message that is not longer there is hardly anything but the subject, in words. */
const SHORT = 5;
/** A run of so many words is a phrase, whatever they are: "saying yes", "came out to". */
const PHRASE = 2;

const counted = (text: string) => text.trim().split(/\s+/).length;

/** The words of a quotation that say something and are not only somebody, by their stems. */
const tellingOf = (quote: string): string[] =>
	wordsOf(quote)
		.filter(
			({ text, stem, isEmpty }) =>
				!isEmpty && !PEOPLE.has(stem) && !small.has(text.toLowerCase()) && !/^\d+$/.test(text),
		)
		.map(({ stem }) => stem);

const isOnlyPeople = (quote: string) =>
	wordsOf(quote).every(({ stem, isEmpty }) => PEOPLE.has(stem) || (isEmpty && /^(?:my|our|the)$/.test(stem)));

/** "Lonely" names a subject; that somebody is alone, which the handbook takes for the same, does not. */
const isSubject = (quote: string) =>
	wordsOf(quote).some(({ text, stem }) => namesAlone.has(stem) && text.toLowerCase() !== "alone");

/** What was found in a message: the place it leads to, and the words it was found by. */
export interface Sign {
	/** `exercises/grief`, `handbook/grief`. */
	place: string;
	quotes: readonly string[];
	/** Its words are two signs already. */
	isSure?: boolean;
}

/**
 * Whether what was found is sure enough to be offered as fitting: by a phrase, by a word that names the subject alone, or by
 * two different words that lead to the same. One word among many says too little; and what is written for whoever does
 * something is not offered where somebody else does it.
 * @param others Everything that was found in the message.
 */
export function isCertain(message: string, { place, quotes, isSure = false }: Sign, others: readonly Sign[]): boolean {
	const strictly = !ofTheWriter.has(place);
	if (!ofOthersToo.has(place) && quotes.some((quote) => isOfAnother(message, quote, { strictly }))) return false;
	if (isSure || counted(message) <= SHORT) return true;
	if (quotes.some((quote) => counted(quote) >= PHRASE && !isOnlyPeople(quote))) return true;
	const telling = new Set(quotes.flatMap(tellingOf));
	if (telling.size > 1 || quotes.some(isSubject)) return true;
	const subject = place.split("/").at(-1);
	for (const other of others) {
		if (other.place.split("/").at(-1) !== subject) continue;
		for (const stem of other.quotes.flatMap(tellingOf)) telling.add(stem);
	}
	return telling.size > 1;
}
