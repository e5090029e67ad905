/** Returns the beginning of a text, cut between words if possible, and never inside a surrogate pair. */
export function beginningOf(text: string, characters: number): string {
	if (text.length <= characters) return text;
	const cut = text.slice(0, characters).replace(/[\ud800-\udbff]$/, "");
	const atWord = cut.replace(/\s+\S*$/, "");
	return (atWord.length >= characters / 2 ? atWord : cut).trimEnd();
}

/** Whether a title, which may end in an ellipsis, is how a text begins, so that it need not stand above it. */
export function isBeginningOf(title: string, text: string): boolean {
	const named = title.replace(/…$/, "").toLowerCase();
	return text.trimStart().slice(0, named.length).toLowerCase() === named;
}
