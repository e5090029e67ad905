/** Letters without their accents, in lower case: as a search compares them. */
function plain(text: string): string {
	return text
		.normalize("NFKD")
		.replace(/\p{Mn}+/gu, "")
		.toLowerCase()
		.replace(/[‘’]/g, "'")
		.replace(/ß/g, "ss")
		.replace(/\s+/g, " ");
}

/** What is stored beside an entry for searching. */
export function searchText({ title, content }: { title: string | null; content: string }): string {
	return plain(`${title ?? ""} ${content}`).trim();
}

const MAX_TERMS = 8;

/**
 * The patterns of SQL's LIKE that a search text must match, every one of them, to answer a query.
 * `%` and `_` in the query stand for themselves.
 */
export function searchPatterns(query: string): string[] {
	const terms = plain(query).split(" ").filter(Boolean).slice(0, MAX_TERMS);
	return terms.map((term) => `%${term.replace(/[\\%_]/g, "\\$&")}%`);
}
