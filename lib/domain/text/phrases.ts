const wordsIn = (text: string): string[] =>
	text
		.toLowerCase()
		.replace(/['‘’]/g, "")
		.match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Returns a function that says whether a text has one of these phrases, as whole words.
 * @param list Plain phrases, separated by commas. Apostrophes and capitals make no difference.
 */
export function hasOneOf(list: string): (text: string) => boolean {
	const phrases = new Set(list.split(",").map((phrase) => wordsIn(phrase).join(" ")));
	const longest = Math.max(...[...phrases].map((phrase) => phrase.split(" ").length));
	return (text) => {
		const words = wordsIn(text);
		return words.some((_, at) => {
			let phrase = "";
			for (let length = 1; length <= longest && at + length <= words.length; length++) {
				phrase = length === 1 ? (words[at] as string) : `${phrase} ${words[at + length - 1]}`;
				if (phrases.has(phrase)) return true;
			}
			return false;
		});
	};
}
