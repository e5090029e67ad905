/** From this many alternative words on, a pattern counts as one that recognizes meaning. */
const ALTERNATIVES = 5;

/** Matches comments, strings and templates, and regular expressions in places where a value may stand. */
const PIECES =
	/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|(?<=(?:^|[=(,:?!&|[{};]|=>|return)\s*)\/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\//gm;

/** Matches a call whose list, or whose phrases between commas, are alternatives of one pattern, up to its first string. */
const MAKER = /\b(?:anyOf|near|words|plain|mine|toMe|self|hasOneOf|beginsWith)\(\s*\[?\s*(?:String\.raw)?$/;
/** Matches the end of a list that is made into one pattern: `["sad", "lonely"].join("|")`. */
const JOINED = /^[\s,]*\]\s*\.join\(\s*$/;

interface Row {
	text: string;
	/** Whether its lines are alternatives of one pattern, even if none of them contains a `|`. */
	isPattern: boolean;
}

/** How many alternatives a short form counts as: `hit~` stands for hit, hits and hitting. */
const FORMS = 3;

/** Counts the words of three or more letters that are alternatives in a pattern. */
function alternativesIn({ text, isPattern }: Row): number {
	if (!isPattern && !text.includes("|") && !/[a-z]~/.test(text)) return 0;
	const words = text.split(isPattern ? /[|()\n,]/ : /[|()\n]/).filter((one) => /[a-z]{3}/i.test(one));
	return words.length + (FORMS - 1) * (text.match(/[a-z]~/g) ?? []).length;
}

/**
 * Returns the patterns and strings of a source without its comments. Strings that are joined, in a list or with `+`,
 * count as one.
 */
function rowsOf(source: string): Row[] {
	const rows: Row[] = [];
	/** The source with those comments as spaces that stand in a list: a comment does not divide it. */
	let code = source;
	let end = -1;
	for (const { 0: piece, index } of source.matchAll(PIECES)) {
		const between = end >= 0 ? code.slice(end, index).replaceAll("String.raw", "") : "";
		const isJoined = end >= 0 && /^[\s,+]*$/.test(between);
		const last = rows.at(-1);
		if (last && piece === '"|"' && JOINED.test(between)) last.isPattern = true;
		if (/^\/[/*]/.test(piece)) {
			if (isJoined) code = code.slice(0, index) + " ".repeat(piece.length) + code.slice(index + piece.length);
			continue;
		}
		const before = isJoined && !piece.startsWith("/") ? rows.pop() : undefined;
		rows.push(
			before === undefined
				? { text: piece, isPattern: MAKER.test(code.slice(Math.max(0, index - 40), index)) }
				: { ...before, text: `${before.text}${/,/.test(between) ? "\n" : ""}${piece}` },
		);
		end = index + piece.length;
	}
	return rows;
}

/**
 * Returns how many characters of a source recognize meaning by lists of words: regular expressions, and the strings
 * that they are built from, with five or more alternatives. A list that is split into several strings counts as one.
 */
export function patternText(source: string): number {
	return rowsOf(source)
		.filter((row) => alternativesIn(row) >= ALTERNATIVES)
		.reduce((size, { text }) => size + text.length, 0);
}
