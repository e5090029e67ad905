/** Returns the lines of a text without the spaces around them, and without empty lines. */
export const trimmedLines = (text: string): string[] =>
	text.split("\n").flatMap((line) => {
		const trimmed = line.trim();
		return trimmed === "" ? [] : [trimmed];
	});
