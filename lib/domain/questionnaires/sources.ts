/** How the line begins that names the research behind an analysis. */
export const SOURCES_BEGIN = "Research behind this page:";

const sources = new RegExp(`(?:^|\\s)(${SOURCES_BEGIN}[^\\n]*)\\s*$`);

/** Separates the line about research from the end of an analysis, which it is not part of. */
export function withoutSources(text: string): { text: string; sources: string | null } {
	const found = sources.exec(text);
	return found ? { text: text.slice(0, found.index).trimEnd(), sources: found[1] ?? null } : { text, sources: null };
}
