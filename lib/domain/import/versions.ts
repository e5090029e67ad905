import { MAX_VERSION_CHARACTERS, MAX_VERSIONS, MAX_VERSIONS_OF_PAGE } from "./limits";

interface State {
	version: number;
	content: string;
}

const numberOf = (state: unknown): number =>
	typeof state === "object" && state !== null && "version" in state && typeof state.version === "number"
		? state.version
		: 0;

/**
 * Limits the earlier versions of the pages of one file, per page and in total. The oldest of a page are dropped first.
 */
export class EarlierStates {
	private left = MAX_VERSIONS;
	private charactersLeft = MAX_VERSION_CHARACTERS;

	/** Keeps the newest versions of a page that has too many. `raw` is the page as the file has it, before validation. */
	newestOf(raw: unknown): { row: unknown; dropped: number } {
		const states = typeof raw === "object" && raw !== null && "versions" in raw ? raw.versions : null;
		if (!Array.isArray(states) || states.length <= MAX_VERSIONS_OF_PAGE) return { row: raw, dropped: 0 };
		const oldestFirst = [...states].sort((a, b) => numberOf(a) - numberOf(b));
		const versions = oldestFirst.slice(-MAX_VERSIONS_OF_PAGE);
		return { row: { ...(raw as object), versions }, dropped: states.length - versions.length };
	}

	/**
	 * Drops the oldest versions of a page that exceed its own limit or the total.
	 * @returns How many were dropped.
	 */
	fit(page: { versions: State[] }, mostCharacters: number): number {
		const newestFirst = [...page.versions].sort((a, b) => b.version - a.version);
		let mine = mostCharacters;
		const firstOut = newestFirst.findIndex(({ content }) => {
			if (this.left < 1 || content.length > Math.min(mine, this.charactersLeft)) return true;
			mine -= content.length;
			this.left -= 1;
			this.charactersLeft -= content.length;
			return false;
		});
		if (firstOut < 0) return 0;
		page.versions = newestFirst.slice(0, firstOut).reverse();
		return newestFirst.length - firstOut;
	}
}
