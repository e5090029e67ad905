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
	/** Where its vector is: the same words of the same page have the same one. */
	key: string;
	hash: string;
}

/** What is found by its meaning: what they wrote themselves. What somebody chose or set as a goal is in every prompt. */
const kinds: ReadonlySet<PageKind> = new Set<PageKind>(["journal", "answer", "timeline", "message", "exercise"]);
/** How many of the newest pages are read: about four years of daily entries. */
const PAGES = 1_500;

export const keyOf = (page: string, hash: string) => `${page}\n${hash}`;

// An edited page is another page in the index, so a part never has to be made twice for the same state of both.
const made = new WeakMap<Page, { forgotten: number; language: Embedder["language"]; parts: Part[] }>();

/** The parts of the newest pages, in slices between which others have their turn. */
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

/** A keyed hash: it shows whether two texts are the same, and reveals nothing else to somebody who has only the database. */
function hashOf(page: string, text: string): string {
	const secret = env().SESSION_SECRET[0] ?? "";
	if (keyed?.secret !== secret)
		keyed = { secret, key: Buffer.from(hkdfSync("sha256", secret, "", "innerscript page vectors", 32)) };
	return createHmac("sha256", keyed.key).update(`${page}\n${text}`).digest("base64url").slice(0, 22);
}
