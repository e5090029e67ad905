import { limitCombiningMarks } from "@/lib/domain/core/few-marks";

/** A word of a text with its position. */
export interface Word {
	/** The word as it was written. */
	written: string;
	/** The word without capitals, accents and a possessive ending. */
	plain: string;
	/** Whether it is a possessive: ends in 's or s'. */
	isOwner: boolean;
	start: number;
	end: number;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’][\p{L}\p{M}]+)*['’]?/gu;
/** Maximum length of a word, in characters; nobody searches for a longer one. */
const LONGEST = 40;

/**
 * Matches repetitions of characters that expand to up to eighteen letters. Each run is reduced to one, because
 * expanding is slow.
 */
const LONG_SIGNS = /([\uFDF0-\uFDFD])\1+/g;

/** Returns a text without accents and capitals, with straight apostrophes. */
export const plainText = (text: string) =>
	limitCombiningMarks(text)
		.replace(LONG_SIGNS, "$1")
		.normalize("NFKD")
		.replace(/\p{Mn}+/gu, "")
		.toLowerCase()
		.replace(/[‘’ʼ]/g, "'")
		.replace(/ß/g, "ss");

const plainAscii = /^[a-z]+$/;

/** Returns the words of a text in order, in linear time. */
export function wordsOf(text: string): Word[] {
	const words: Word[] = [];
	for (const { 0: written, index } of text.matchAll(WORD)) {
		if (written.length > LONGEST) continue;
		const lower = plainAscii.test(written) ? written : plainText(written);
		const plain = lower.replace(/(?:'s|')$/, "");
		if (plain === "") continue;
		words.push({ written, plain, isOwner: plain !== lower, start: index, end: index + written.length });
	}
	return words;
}

/** Irregular forms by base form. */
const IRREGULAR = new Map(
	Object.entries({
		argue: "argument arguments",
		be: "am is are was were been being",
		become: "became",
		begin: "began begun beginning",
		break: "broke broken",
		bring: "brought",
		buy: "bought",
		catch: "caught",
		child: "children",
		choose: "chose chosen",
		come: "came coming",
		cry: "cried cries crying",
		die: "died dies dying",
		do: "did done does doing",
		draw: "drew drawn drawing drawings",
		drink: "drank drunk",
		drive: "drove driven",
		eat: "ate eaten",
		fall: "fell fallen",
		feel: "felt feeling feelings",
		fight: "fought",
		find: "found",
		forget: "forgot forgotten",
		forgive: "forgave forgiven",
		give: "gave given",
		go: "went gone goes going",
		grow: "grew grown",
		have: "has had having",
		hear: "heard",
		hide: "hid hidden",
		hold: "held",
		keep: "kept",
		know: "knew known",
		leave: "left leaving",
		lie: "lied lies lying",
		lose: "lost losing",
		make: "made making",
		man: "men",
		mean: "meant",
		meet: "met",
		pay: "paid",
		ride: "rode ridden",
		ring: "rang rung",
		rise: "rose risen",
		run: "ran running",
		say: "said says saying",
		see: "saw seen",
		sell: "sold",
		send: "sent",
		sing: "sang sung singing",
		sit: "sat",
		sleep: "slept asleep sleeping",
		speak: "spoke spoken",
		spend: "spent",
		stand: "stood",
		steal: "stole stolen",
		swim: "swam swum",
		take: "took taken",
		teach: "taught",
		tell: "told",
		think: "thought thoughts",
		throw: "threw thrown",
		tire: "tired tiredness",
		understand: "understood",
		wake: "woke woken",
		wear: "wore worn",
		win: "won",
		woman: "women",
		write: "wrote written writing",
	}).flatMap(([base, forms]) => [[base, base], ...forms.split(" ").map((form) => [form, base])] as [string, string][]),
);

const VOWEL = /[aeiouy]/;
/** Matches a stem ending in consonant, vowel, consonant: "hop", which has lost an e if it comes from "hoping". */
const SHORT = /^[^aeiou]*[aeiouy][^aeiouwxy]$/;

/**
 * Returns the stem of a word: "walk" for walks, walked and walking. A light version of Porter's first step (M. F.
 * Porter, "An algorithm for suffix stripping", 1980) with irregular verbs, so that few different words get the same
 * stem.
 * @param plain The word, as `wordsOf` returns it.
 */
export function stem(plain: string): string {
	const known = IRREGULAR.get(plain);
	if (known) return ended(known);
	if (plain.length < 4 || !plainAscii.test(plain)) return plain;
	const single = withoutPlural(british(plain));
	return ended(IRREGULAR.get(single) ?? withoutTense(single));
}

/** Converts British and American spellings to one. */
const british = (word: string) =>
	word
		.replace(/^(.{3,})isation(s?)$/, "$1ization$2")
		.replace(/^(.{3,}[^aeiouw])is(e|ed|es|ing)$/, "$1iz$2")
		.replace(/^(col|fav|hon|behavi|lab|neighb|hum|rum)our/, "$1or")
		// "Travelled", but not "called", "yelling" or "installed".
		.replace(/^(.*[aeiou][^aeiou]+(?!a)[aeiou])ll(ed|ing|er)$/, "$1l$2")
		.replace(/^grey/, "gray");

function withoutPlural(word: string): string {
	if (/(?:ss|us|is)$/.test(word)) return word;
	if (word.endsWith("ies")) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
	if (/(?:sses|.uses|ches|shes|xes|zes)$/.test(word)) return word.slice(0, -2);
	return word.endsWith("s") ? word.slice(0, -1) : word;
}

function withoutTense(word: string): string {
	if (word.endsWith("eed")) return word;
	const bare = /^(.+?)(?:ed|ing)$/.exec(word)?.[1];
	if (bare !== undefined && bare.length > 1 && VOWEL.test(bare)) {
		if (/(?:at|bl|iz|v|rs|ns|ag|ang|rg|dg)$/.test(bare)) return `${bare}e`;
		if (/([^aeioulsz])\1$/.test(bare)) return bare.slice(0, -1);
		if (bare.endsWith("i")) return `${bare.slice(0, -1)}y`;
		return SHORT.test(bare) ? `${bare}e` : bare;
	}
	const adverb = /^(.{5,})ly$/.exec(word)?.[1];
	return adverb ?? word;
}

/** Drops a final e, so that "argue" and "arguing" have the same stem. */
const ended = (word: string) => (word.length > 4 ? word.replace(/e$/, "").replace(/(.)i$/, "$1y") : word);
