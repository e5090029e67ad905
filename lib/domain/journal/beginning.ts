/** Returns the beginning of a text, cut between words if possible, and never inside a surrogate pair. */
export function beginningOf(text: string, characters: number): string {
	if (text.length <= characters) return text;
	const cut = text.slice(0, characters).replace(/[\ud800-\udbff]$/, "");
	const atWord = cut.replace(/\s+\S*$/, "");
	return (atWord.length >= characters / 2 ? atWord : cut).trimEnd();
}
