/** A sentence of a text, exactly as written, without surrounding white space. */
export interface Sentence {
	text: string;
	start: number;
	end: number;
}

interface Span {
	start: number;
	end: number;
}

/** Abbreviations after which a full stop does not end the sentence. */
const abbreviations = new Set(
	"mr mrs ms dr prof st etc eg ie e.g i.e vs approx no nr ca ave jan feb mar apr jun jul aug sep sept oct nov dec a.m p.m".split(
		" ",
	),
);
const bullet = /^[\s]*(?:[-*•–—·>]+|\(?\d{1,2}[.):]|[a-z]\))\s+/;
const terminal = new Set([".", "!", "?", "。", "！", "？", "؟"]);
const closers = new Set(['"', "”", "’", "'", ")", "]", "»"]);
const ellipsis = /(?:\.\.|…)$/;

/**
 * Splits a text into sentences in linear time. When in doubt it does not split: not after an ellipsis or an
 * abbreviation, not inside quotation marks, and not at the end of a line that the next line continues. So a result may
 * be longer than a sentence, but never shorter.
 */
export function sentencesOf(raw: string): Sentence[] {
	const found: Sentence[] = [];
	for (const { start, end } of paragraphsOf(raw)) cut(raw, start, end, found);
	return found;
}

/**
 * Returns the lines without their bullets. A line without final punctuation is joined with the next if that begins in
 * lower case.
 */
function paragraphsOf(raw: string): Span[] {
	const spans: Span[] = [];
	let at = 0;
	let open: Span | null = null;
	for (const line of raw.split("\n")) {
		// A bullet is short, so only the beginning of the line is searched.
		const mark = bullet.exec(line.slice(0, 40))?.[0].length ?? 0;
		const start = at + mark;
		const end = at + line.length;
		at = end + 1;
		if (line.trim() === "") {
			open = null;
			continue;
		}
		if (
			open &&
			mark === 0 &&
			/^\s*\p{Ll}/u.test(line.slice(0, 40)) &&
			!/[.!?:…]\s*$/.test(raw.slice(open.end - 8, open.end))
		) {
			open.end = end;
			continue;
		}
		open = { start, end };
		spans.push(open);
	}
	return spans;
}

function cut(raw: string, start: number, end: number, found: Sentence[]): void {
	let from = start;
	let inQuotes = false;
	const keep = (to: number) => {
		let a = from;
		let b = to;
		while (a < b && /\s/.test(raw[a] ?? "")) a++;
		while (b > a && /\s/.test(raw[b - 1] ?? "")) b--;
		if (b > a) found.push({ text: raw.slice(a, b), start: a, end: b });
		from = to;
	};
	for (let i = start; i < end; i++) {
		const c = raw[i] ?? "";
		if (c === "“" || c === "«") inQuotes = true;
		else if (c === "”" || c === "»") inQuotes = false;
		else if (c === '"') inQuotes = !inQuotes;
		if (!terminal.has(c)) continue;
		let last = i;
		while (last + 1 < end && terminal.has(raw[last + 1] ?? "")) last++;
		let after = last + 1;
		while (after < end && closers.has(raw[after] ?? "")) {
			const closer = raw[after];
			if (closer === "”" || closer === "»" || closer === '"') inQuotes = false;
			after++;
		}
		i = after - 1;
		// "Really? she asked", "… Now." and I went: lower case continues the sentence, except after a plain full stop,
		// because many people write without capitals.
		const goesOn =
			(after < end && !/\s/.test(raw[after] ?? "")) ||
			((after > last + 1 || c !== ".") && /^\s+\p{Ll}/u.test(raw.slice(after, Math.min(end, after + 4))));
		if (inQuotes || goesOn || ellipsis.test(raw.slice(last - 1, last + 1)) || isAbbreviation(raw, from, i)) continue;
		keep(after);
	}
	keep(end);
}

/** Whether the full stop belongs to an abbreviation. Reads at most the twelve characters before it. */
function isAbbreviation(raw: string, from: number, stop: number): boolean {
	if (raw[stop] !== ".") return false;
	const before =
		raw
			.slice(Math.max(from, stop - 12), stop)
			.split(/\s/)
			.at(-1)
			?.toLowerCase() ?? "";
	// The number of a list item written on one line: "2. Margus, from the army."
	if (stop - from < 12 && /^\s*\d{1,2}$/.test(raw.slice(from, stop))) return true;
	if (abbreviations.has(before))
		return !/^\s+\p{Lu}/u.test(raw.slice(stop + 1, stop + 4)) || /^(?:mr|mrs|ms|dr|prof|st)$/.test(before);
	return /^\p{L}$/u.test(before) && before !== "i";
}

/** Matches openings of a sentence that changes the meaning of the one before it and must not be cut off. */
const TURNS = new RegExp(
	"^[\"“'(]?(?:but|though|although|only|not|at least|or|sometimes|mostly|however|yet|except|until|unless|still|" +
		"just kidding|joking|no|nope|well|actually|then again|on the other hand|as if|if only|or so|and yet|at first|" +
		"kidding|i wish|in my dreams|that was|it was|it wasn't|it isn't|it is not|that is)\\b",
	"i",
);
/** Matches openings of a sentence that depends on the one before it. */
const LEANS = /^["“'(]?(?:he|she|they|it|that|this|these|those|which|because|so|and|then|afterwards|after that)\b/i;

/** Whether a sentence may change the meaning of the one before it. */
export const turnsBack = (sentence: string): boolean => TURNS.test(sentence);

/** Whether a sentence can be understood without the one before it. */
export const needsNoOther = (sentence: string): boolean => !TURNS.test(sentence) && !LEANS.test(sentence);

/** Maximum length of the passage shown of one page, in characters, unless a single sentence is longer. */
const LONGEST = 420;
/** A shorter sentence, in characters, says little on its own. */
const SHORT = 90;

/**
 * Returns the passage around one sentence of a text, exactly as written: whole sentences, with the following ones that
 * change the meaning and, if a sentence refers back, the one before it.
 */
export function passageAround(text: string, sentences: readonly Sentence[], at: number): string {
	if (!sentences[at]) return text.trim();
	let first = at;
	let last = at;
	const length = () => (sentences[last] as Sentence).end - (sentences[first] as Sentence).start;
	const turnsNext = () => TURNS.test(sentences[last + 1]?.text ?? "");
	while (last + 1 < sentences.length && turnsNext()) last++;
	const leans = () => first > 0 && LEANS.test((sentences[first] as Sentence).text);
	while ((leans() || TURNS.test((sentences[first] as Sentence).text)) && first > 0 && length() < LONGEST) first--;
	while (length() < SHORT && last + 1 < sentences.length) {
		const next = (sentences[last + 1] as Sentence).end - (sentences[first] as Sentence).start;
		if (next > LONGEST) break;
		last++;
		while (last + 1 < sentences.length && turnsNext()) last++;
	}
	return text.slice((sentences[first] as Sentence).start, (sentences[last] as Sentence).end);
}
