import { setOf } from "./set-of";

/** Function words of some languages that are rare in English, by ISO 639-3 code. */
const smallWords: Readonly<Record<string, string>> = {
	deu: "ich nicht und mein meine mit der das zu auf von wie mir mich sie wir ein eine aber wenn sich ist kann",
	spa:
		"que mi muy por con para una yo lo se el en es su mas nada quiero estoy hola y la no pero hace cuando porque los las del " +
		"ella hoy siento tengo me te novio hermano hermana madre padre",
	fra: "je ne pas mon ma est et la le les il elle une dans pour suis mais tres que j'ai moi avec mère père",
	por: "nao não que meu minha eu em um uma com muito ele ela mas estou por para o do da os tenho hoje",
	ita: "che non mio mia di il sono per sempre la un una con ma mi ho è lui lei",
	nld: "ik niet het een mijn van dat hij zij maar en ben met voor",
	pol: "nie jest się sie moj mój moja jestem bardzo ale mam to",
	tur: "bir ve ben çok cok ama bana benim için bu",
	ind: "saya tidak yang dan aku dia ini itu dengan",
	hin: "hai nahi mera meri kya main hoon",
};
const byLanguage = Object.entries(smallWords).map(([code, words]) => ({ code, words: setOf(words) }));

/** Returns the words of a text in lower case, with straight apostrophes. */
export const wordsIn = (text: string): string[] =>
	text
		.toLowerCase()
		.replace(/’/g, "'")
		.match(/[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*/gu) ?? [];

/** Those words that also occur in English texts, some as names or as sounds. */
const inEnglishToo = setOf("a me no la do os o to mam met ben van main con per en ho em um");

/** Counts the words that are function words of another language and do not occur in English. */
export const smallWordsIn = (words: readonly string[]): number =>
	words.filter((word) => !inEnglishToo.has(word) && byLanguage.some(({ words: own }) => own.has(word))).length;

/** Minimum number of function words needed to recognize a language. */
const PLAINLY = 2;

/**
 * Returns the language, of these, with the most function words in a text; null if none is clearly ahead. For short
 * texts this is more reliable than statistics.
 * @param words The words, as `wordsIn` returns them.
 * @param codes ISO 639-3 codes.
 */
export function languageBySmallWords(words: readonly string[], codes: readonly string[]): string | null {
	const [first, second] = byLanguage
		.filter(({ code }) => codes.includes(code))
		.map(({ code, words: own }) => ({ code, count: words.filter((word) => own.has(word)).length }))
		.sort((one, other) => other.count - one.count);
	return first && first.count >= PLAINLY && first.count > (second?.count ?? 0) ? first.code : null;
}
