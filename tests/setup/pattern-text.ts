/** A row of at least so many words that stand for each other is taken for one that recognizes meaning. */
const ALTERNATIVES = 5;

/** Comments, then strings and templates, then regular expressions where a value may stand. */
const PIECES =
	/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|(?<=(?:^|[=(,:?!&|[{};]|=>|return)\s*)\/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\//gm;

/** How many words of three letters and more stand in alternatives of a pattern. */
const alternativesIn = (pattern: string): number =>
	pattern.includes("|") ? pattern.split(/[|()\n]/).filter((one) => /[a-z]{3}/i.test(one)).length : 0;

/** The comments of a source are left out, and strings that stand in one row or one sum are taken together. */
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
 * How much of a source recognizes meaning by rows of words, in characters: regular expressions, and the strings that they
 * are made of, with five and more alternatives. A row that is broken into several strings counts as one.
 */
export function patternText(source: string): number {
	return rowsOf(source)
		.filter((row) => alternativesIn(row) >= ALTERNATIVES)
		.reduce((size, row) => size + row.length, 0);
}
