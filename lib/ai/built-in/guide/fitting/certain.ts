import { SLIGHT } from "@/lib/domain/handbook/find";
import { PEOPLE } from "@/lib/domain/handbook/phrases";
import { type Word, wordsOf } from "@/lib/domain/handbook/words";
import { namesAlone, ofOthersToo, ofTheWriter } from "../content/subjects";
import { small } from "./turned";
import { isOfAnother } from "./whose";

/** In a message that is not longer there is hardly anything but the subject, in words. */
const SHORT = 5;
/** A message with more words that asks nothing tells of many things, and a phrase in it need not be what it is about. */
const LONGEST_ABOUT_ONE = 20;
/** In one longer still, nothing but what it begins with: "My dog died on Tuesday, and ...", after so many words at most. */
const [LONGEST_WITH_SUBJECT, BEFORE] = [30, 2];
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
export const isSubject = (quote: string) =>
	wordsOf(quote).some(({ text, stem }) => namesAlone.has(stem) && text.toLowerCase() !== "alone");

/** Where a quote stands in a text, however its apostrophes are written; -1 if it does not. */
export const placeIn = (text: string, quote: string) => text.replace(/’/g, "'").indexOf(quote.replace(/’/g, "'"));

/**
 * Whether what tells is about what was found in it, as far as its length and the place of the words can say.
 * @param asked What it asks besides, if anything: then only a subject that is named counts beside that.
 */
function isAbout(message: string, quotes: readonly string[], asked: string | null): boolean {
	const words = counted(message);
	if (words <= LONGEST_ABOUT_ONE && (asked === null || asked.length >= message.trim().length)) return true;
	const begins = quotes.some((quote) => {
		const at = placeIn(message, quote);
		return at >= 0 && message.slice(0, at).split(/\s+/).filter(Boolean).length <= BEFORE;
	});
	return begins || (words <= LONGEST_WITH_SUBJECT && quotes.some(isSubject));
}

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
 * something is not offered where somebody else does it. Of what is long, a word that names the subject alone has to be there,
 * and of a question it has to be asked.
 * @param others Everything that was found in the message.
 * @param asked The sentences of it that ask; null where it asks nothing.
 */
export function isCertain(message: string, sign: Sign, others: readonly Sign[], asked: string | null): boolean {
	const { place, quotes, isSure = false } = sign;
	if (!isForWriter(message, sign)) return false;
	if (!(asked !== null && quotes.some((quote) => placeIn(asked, quote) >= 0)) && !isAbout(message, quotes, asked))
		return false;
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
