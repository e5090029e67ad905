import "server-only";
import type { Embedder } from "@/lib/ai/types";
import { direction, isEnglish, likeness, passageIn, standingOut } from "@/lib/domain/search/meaning";
import type { Passage } from "@/lib/domain/search/pages/page";
import type { PageIndex } from "@/lib/domain/search/pages/page-index";
import { embedder, type Person } from "@/lib/server/core/ai";
import { describeError, logger } from "@/lib/server/core/logger";
import { inTurn } from "@/lib/server/core/work/turns";
import type { Withheld } from "@/lib/server/memory/hidden";
import { type Part, partsOfPages } from "./pages";
import { vectorsOf } from "./vectors";

/** The vector of a message, and the model that made it. */
export interface Meant {
	model: string;
	language: Embedder["language"];
	vector: Float32Array;
}

/** How long to wait for a vector, in milliseconds. After that, the search uses words only. */
const WAIT_MS = 1_500;
/** How many characters of a message the vector is made of. */
const READ = 1_000;

/** Makes the vector of a message. Never throws: only the choice of pages depends on it. Null if there is none. */
export async function meaningOf(person: Person, message: string, signal: AbortSignal): Promise<Meant | null> {
	const by = embedder(person);
	const text = message.trim().slice(0, READ);
	if (!by || text === "" || (by.language === "english" && !isEnglish(text))) return null;
	const asking = async () => {
		const [vector] = await by.embed([text], {
			signal: AbortSignal.any([signal, AbortSignal.timeout(WAIT_MS)]),
			isAwaited: true,
		});
		return vector ? { model: by.name, language: by.language, vector: direction(vector) } : null;
	};
	const asked = asking().catch((error: unknown) => {
		if (!signal.aborted) logger().warn({ error: describeError(error) }, "what a message means could not be found out");
		return null;
	});
	// The built-in embedder takes a second to load; the first request does not wait for it.
	return by.isReady() ? asked : null;
}

/** Finds the pages whose meaning is similar to the message, best first; none if none stands out. */
export async function pagesAlike(
	userId: number,
	{ model, language, vector }: Meant,
	pages: PageIndex,
	withheld: Withheld,
	limit: number,
): Promise<Passage[]> {
	const vectors = await vectorsOf(userId, model);
	if (vectors.size === 0) return [];
	const parts = await partsOfPages(userId, pages, withheld, language);
	return inTurn(userId, () => {
		const best = new Map<string, { part: Part; likeness: number }>();
		for (const part of parts) {
			const known = vectors.get(part.key);
			if (!known) continue;
			const alike = likeness(vector, known.vector);
			if (alike > (best.get(part.page.id)?.likeness ?? -2)) best.set(part.page.id, { part, likeness: alike });
		}
		return standingOut([...best.values()], limit).map(({ part }) => ({
			page: part.page,
			words: passageIn(part.text),
			why: [],
		}));
	});
}
