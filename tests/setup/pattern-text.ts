/** From this many alternative words on, a pattern counts as one that recognizes meaning. */
const ALTERNATIVES = 5;

/** Matches comments, strings and templates, and regular expressions in places where a value may stand. */
const PIECES =
	/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|(?<=(?:^|[=(,:?!&|[{};]|=>|return)\s*)\/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\//gm;

/** Counts the words of three or more letters that are alternatives in a pattern. */
const alternativesIn = (pattern: string): number =>
	pattern.includes("|") ? pattern.split(/[|()\n]/).filter((one) => /[a-z]{3}/i.test(one)).length : 0;

/**
 * Returns the patterns and strings of a source without its comments. Strings that are joined, in a list or with `+`,
 * count as one.
 */
function rowsOf(source: string): string[] {
	const rows: string[] = [];
	let end = -1;
	for (const { 0: piece, index } of source.matchAll(PIECES)) {
		if (/^\/[/*]/.test(piece)) continue;
		const isJoined = end >= 0 && !piece.startsWith("/") && /^[\s,+]*$/.test(source.slice(end, index));
		const before = isJoined ? rows.pop() : undefined;
		rows.push(before === undefined ? piece : `${before}${/,/.test(source.slice(end, index)) ? "\n" : ""}${piece}`);
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
		.reduce((size, row) => size + row.length, 0);
}
