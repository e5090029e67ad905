/** A row of at least so many words that stand for each other is taken for one that recognizes meaning. */
const ALTERNATIVES = 5;

/** Comments, then strings and templates, then regular expressions where a value may stand. */
const PIECES =
	/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|(?<=(?:^|[=(,:?!&|[{};]|=>|return)\s*)\/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\//gm;

/** How many words of three letters and more stand in alternatives of a pattern. */
const alternativesIn = (pattern: string): number =>
	pattern.includes("|") ? pattern.split(/[|()]/).filter((one) => /[a-z]{3}/i.test(one)).length : 0;

/**
 * How much of a source recognizes meaning by rows of words, in characters: regular expressions, and the strings that they
 * are made of, with five and more alternatives.
 */
export function patternText(source: string): number {
	return [...source.matchAll(PIECES)]
		.map(([piece]) => piece)
		.filter((piece) => !/^\/[/*]/.test(piece) && alternativesIn(piece) >= ALTERNATIVES)
		.reduce((size, piece) => size + piece.length, 0);
}
