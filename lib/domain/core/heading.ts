/**
 * Returns the text of a Markdown heading line, or null if the line is not a heading. Takes linear time; a regular
 * expression with two open ends would take quadratic time on a line with many spaces.
 * @param levels How many levels count as headings, from the highest.
 */
export function headingOf(line: string, levels = 6): string | null {
	const opening = /^ {0,3}(#{1,6})(?=\s)/.exec(line);
	if (!opening || (opening[1]?.length ?? 0) > levels) return null;
	const words = line.slice(opening[0].length).trim();
	let end = words.length;
	while (words[end - 1] === "#") end -= 1;
	// "C#" is a word; closing marks are set off by a space.
	const isClosed = end === 0 || /\s/.test(words.charAt(end - 1));
	return isClosed ? words.slice(0, end).trimEnd() : words;
}
