import type { ChatMessage } from "./client/request";

/** Scripts that one language alone is written in, as far as people write here. */
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
const SMALL_ENGLISH =
	/\b(?:the|and|is|was|to|of|my|i|i'm|you|he|she|it|that|this|not|don't|dont|with|for|but|what|have|me|we|they)\b/gi;
/** Of so many words one is a small English one, in English. */
const ONE_IN = 6;
/** With fewer letters a language is not told apart from its neighbours. */
const ENOUGH = 40;
/** So far ahead of the next the likeliest has to be, of which the likeliest has 1. */
const CLEAR = 0.05;
const READ = 2_000;
const PIECES = /[\s\S]{1,160}(?=\s|$)/g;
/** So like a language that far more people write in that the two are not told apart: Hindi, Urdu, Indonesian, Croatian, Persian. */
const NEIGHBOURS = ["bho", "mag", "mai", "skr", "zlm", "bos", "pbu"];

/**
 * The English name of the language in which somebody writes; null where that would be a guess.
 * @param texts Theirs, the newest first.
 */
export async function languageOf(texts: readonly string[]): Promise<string | null> {
	const text = texts.join("\n").slice(0, READ);
	const letters = text.match(/[\p{L}\p{M}]/gu)?.length ?? 0;
	const script = scripts.find(([pattern]) => (text.match(pattern)?.length ?? 0) * 3 > letters && letters > 1);
	if (script) return script[1];
	const words = text.match(/\p{L}+(?:['’]\p{L}+)?/gu)?.length ?? 0;
	const small = text.replace(/’/g, "'").match(SMALL_ENGLISH)?.length ?? 0;
	if (words > 2 && small > 1 && small * ONE_IN >= words) return "English";
	if (letters < ENOUGH) return null;
	const likeliest = await likeliestIn(text);
	if (likeliest === null) return null;
	const name = new Intl.DisplayNames(["en"], { type: "language", fallback: "none" }).of(likeliest);
	return name === "Mandarin Chinese" ? "Chinese" : (name ?? null);
}

/**
 * Texts are compared piece by piece, because in longer ones all languages look alike to the comparison.
 * @returns ISO 639-3, or null where two are about as likely.
 */
async function likeliestIn(text: string): Promise<string | null> {
	const { francAll } = await import("franc-min");
	const pieces = text.match(PIECES) ?? [];
	const sums = new Map<string, number>();
	for (const [language, score] of pieces.flatMap((piece) => francAll(piece, { ignore: NEIGHBOURS })))
		sums.set(language, (sums.get(language) ?? 0) + score / pieces.length);
	const [first, second] = [...sums].sort(([, one], [, other]) => other - one);
	if (!first || first[0] === "und" || (second && first[1] - second[1] < CLEAR)) return null;
	return first[0];
}

/** The same messages with the language named at their very end, where a small model still knows it. */
export function inLanguage(messages: ChatMessage[], language: string | null): ChatMessage[] {
	if (language === null) return messages;
	return messages.map((message, i) =>
		i === messages.length - 1 ? { ...message, content: `${message.content}\n\nAnswer in ${language}.` } : message,
	);
}
