import "server-only";
import { createHmac, hkdfSync } from "node:crypto";
import type { Embedder } from "@/lib/ai/types";
import { isEnglish, partsOf } from "@/lib/domain/search/meaning";
import type { Page, PageKind } from "@/lib/domain/search/pages/page";
import type { PageIndex } from "@/lib/domain/search/pages/page-index";
import { env } from "@/lib/server/core/env";
import { eachInTurn } from "@/lib/server/core/work/turns";
import type { Withheld } from "@/lib/server/memory/hidden";

/** A part of a page that gets a vector, without what was forgotten. */
export interface Part {
	page: Page;
	text: string;
	/** The key of its vector: the same text on the same page has the same one. */
	key: string;
	hash: string;
}

/** Only what people wrote themselves is searched by meaning; choices and goals are in every prompt anyway. */
const kinds: ReadonlySet<PageKind> = new Set<PageKind>(["journal", "answer", "timeline", "message", "exercise"]);
/** How many of the newest pages are read: about four years of daily entries. */
const PAGES = 1_500;

export const keyOf = (page: string, hash: string) => `${page}\n${hash}`;

// An edited page is a new object in the index, so parts are only made again when the page or what was forgotten
// changes.
const made = new WeakMap<Page, { forgotten: number; language: Embedder["language"]; parts: Part[] }>();

/** Splits the newest pages into parts, in slices between which other people have their turn. */
export async function partsOfPages(
	userId: number,
	pages: PageIndex,
	withheld: Withheld,
	language: Embedder["language"],
): Promise<Part[]> {
	const newest = pages
		.newestFirst()
		.filter(({ kind, isChosen }) => kinds.has(kind) && !isChosen)
		.slice(0, PAGES);
	const parts: Part[] = [];
	await eachInTurn(userId, newest, (page) => parts.push(...partsOfPage(page, withheld, language)));
	return parts;
}

function partsOfPage(page: Page, withheld: Withheld, language: Embedder["language"]): Part[] {
	const known = made.get(page);
	if (known?.forgotten === withheld.size && known.language === language) return known.parts;
	const texts = partsOf(withheld.text(page.id, page.text)).filter((text) => language === "any" || isEnglish(text));
	const parts = texts.map((text): Part => {
		const hash = hashOf(page.id, text);
		return { page, text, hash, key: keyOf(page.id, hash) };
	});
	made.set(page, { forgotten: withheld.size, language, parts });
	return parts;
}

let keyed: { secret: string; key: Buffer } | undefined;

/**
 * Returns a keyed hash of a text: it shows whether two texts are the same, and reveals nothing else to somebody who
 * only has the database.
 */
function hashOf(page: string, text: string): string {
	const secret = env().SESSION_SECRET[0] ?? "";
	if (keyed?.secret !== secret)
		keyed = { secret, key: Buffer.from(hkdfSync("sha256", secret, "", "innerscript page vectors", 32)) };
	return createHmac("sha256", keyed.key).update(`${page}\n${text}`).digest("base64url").slice(0, 22);
}
