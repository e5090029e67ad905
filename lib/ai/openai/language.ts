import { setOf } from "@/lib/domain/text/set-of";
import { languageBySmallWords, wordsIn } from "@/lib/domain/text/small-words";
import type { ChatMessage } from "./client/request";

/** Scripts in which people here write one language only. */
const scripts: readonly (readonly [RegExp, string])[] = [
	[/\p{Script=Georgian}/gu, "Georgian"],
	[/\p{Script=Armenian}/gu, "Armenian"],
	[/\p{Script=Hebrew}/gu, "Hebrew"],
	[/\p{Script=Greek}/gu, "Greek"],
	[/\p{Script=Thai}/gu, "Thai"],
	[/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, "Japanese"],
	[/\p{Script=Hangul}/gu, "Korean"],
	[/\p{Script=Bengali}/gu, "Bengali"],
	[/\p{Script=Tamil}/gu, "Tamil"],
	[/\p{Script=Telugu}/gu, "Telugu"],
	[/\p{Script=Khmer}/gu, "Khmer"],
	[/\p{Script=Myanmar}/gu, "Burmese"],
];
/** Function words that hardly any other language has. */
const ENGLISH = setOf("the and you she it that this not don't dont with but what they i'm");
/**
 * English function words that other languages have too: "i" and "my" are Polish, "was" and "is" Dutch, "for" is Danish.
 */
const SHARED = setOf("is was to of my i he for have me we");
/** Languages that the detector confuses in a few lines. Their function words decide. */
const IBERIAN = ["spa", "por"];
/** In English, at least one in this many words is one of the function words. */
const ONE_IN = 6;
/** With fewer letters, a language cannot be told apart from its neighbors. */
const ENOUGH = 40;
/** By how much the most likely language, whose score is 1, has to be ahead of the next. */
const CLEAR = 0.05;
const READ = 2_000;
const PIECES = /[\s\S]{1,160}(?=\s|$)/g;
/**
 * Languages left out because they are so similar to a far more common one that the two are not told apart: Hindi, Urdu,
 * Indonesian, Croatian, Persian.
 */
const NEIGHBORS = ["bho", "mag", "mai", "skr", "zlm", "bos", "pbu"];

/**
 * Returns the English name of the language in which a person writes; null if that would be a guess.
 * @param texts The person's texts, newest first.
 */
export async function languageOf(texts: readonly string[]): Promise<string | null> {
	const text = texts.join("\n").slice(0, READ);
	const letters = text.match(/[\p{L}\p{M}]/gu)?.length ?? 0;
	const script = scripts.find(([pattern]) => (text.match(pattern)?.length ?? 0) * 3 > letters && letters > 1);
	if (script) return script[1];
	const words = wordsIn(text);
	const own = words.filter((word) => ENGLISH.has(word)).length;
	const small = own + words.filter((word) => SHARED.has(word)).length;
	if (words.length > 2 && own > 0 && small > 1 && small * ONE_IN >= words.length) return "English";
	if (letters < ENOUGH) return null;
	const found = await likeliestIn(text);
	if (found === null) return null;
	const likeliest = (IBERIAN.includes(found) && languageBySmallWords(words, IBERIAN)) || found;
	const name = new Intl.DisplayNames(["en"], { type: "language", fallback: "none" }).of(likeliest);
	return name === "Mandarin Chinese" ? "Chinese" : (name ?? null);
}

/**
 * Detects the language of a text in pieces, because in longer ones all languages look alike to the detector.
 * @returns ISO 639-3, or null if two are about as likely.
 */
async function likeliestIn(text: string): Promise<string | null> {
	const { francAll } = await import("franc-min");
	const pieces = text.match(PIECES) ?? [];
	const sums = new Map<string, number>();
	for (const [language, score] of pieces.flatMap((piece) => francAll(piece, { ignore: NEIGHBORS })))
		sums.set(language, (sums.get(language) ?? 0) + score / pieces.length);
	const [first, second] = [...sums].sort(([, one], [, other]) => other - one);
	if (!first || first[0] === "und" || (second && first[1] - second[1] < CLEAR)) return null;
	return first[0];
}

/** Names the language at the very end of the messages, where a small model still remembers it. */
export function inLanguage(messages: ChatMessage[], language: string | null): ChatMessage[] {
	if (language === null) return messages;
	return messages.map((message, i) =>
		i === messages.length - 1 ? { ...message, content: `${message.content}\n\nAnswer in ${language}.` } : message,
	);
}
