import { SLIGHT } from "@/lib/domain/handbook/find";
import { PEOPLE } from "@/lib/domain/handbook/phrases";
import { type Word, wordsOf } from "@/lib/domain/handbook/words";
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

/** "My brother and I" is nobody's subject, and neither is "my ex is". */
const isOnlyPeople = (words: readonly Word[]) =>
	words.some(({ stem }) => PEOPLE.has(stem)) && words.every(({ stem, text }) => PEOPLE.has(stem) || SLIGHT.test(text));

/** Whether words say together what none of them says alone: "came out to", and not "my therapist" or "colleague isn't". */
function isPhrase(quote: string): boolean {
	const words = wordsOf(quote);
	if (counted(quote) < PHRASE || isOnlyPeople(words)) return false;
	return (
		/^(?:i|we)(?:['’]m|['’]re)? |\w+(?:ed|eft) (?:me|us)$/i.test(quote) ||
		words.filter(({ text }) => !SLIGHT.test(text)).length > 1
	);
}

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

/** Whether nobody else in the message does or bears what the place is written for. */
const isForWriter = (message: string, { place, quotes }: Sign): boolean =>
	ofOthersToo.has(place) || !quotes.some((quote) => isOfAnother(message, quote, { strictly: !ofTheWriter.has(place) }));

/**
 * Whether what was found is sure enough to be offered as fitting: by a phrase, by a word that names the subject alone, or by
 * two different words that lead to the same. One word among many says too little; and what is written for whoever does
 * something is not offered where somebody else does it.
 * @param others Everything that was found in the message.
 */
export function isCertain(message: string, sign: Sign, others: readonly Sign[]): boolean {
	const { place, quotes, isSure = false } = sign;
	if (!isForWriter(message, sign)) return false;
	if (isSure || counted(message) <= SHORT) return true;
	if (quotes.some(isPhrase)) return true;
	const telling = new Set(quotes.flatMap(tellingOf));
	if (telling.size > 1 || quotes.some(isSubject)) return true;
	const subject = place.split("/").at(-1);
	for (const other of others) {
		if (other.place.split("/").at(-1) !== subject) continue;
		for (const stem of other.quotes.flatMap(tellingOf)) telling.add(stem);
	}
	return telling.size > 1;
}
