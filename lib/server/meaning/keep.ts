import "server-only";
import { randomUUID } from "node:crypto";
import type { Embedder } from "@/lib/ai/types";
import { direction } from "@/lib/domain/search/meaning";
import type { Page } from "@/lib/domain/search/pages/page";
import { embedder } from "@/lib/server/core/ai";
import { db } from "@/lib/server/core/database/db";
import { describeError, logger } from "@/lib/server/core/logger";
import { pausesOf } from "@/lib/server/memory/pauses";
import { withheldOf } from "@/lib/server/memory/withheld";
import { pagesOf } from "@/lib/server/search/cache";
import { type Part, partsOfPages } from "./pages";
import { bytesOf } from "./vectors";

/** Whose pages. */
interface Owner {
	id: number;
	timezoneOffset: number;
}

/** Whose vectors were deleted by this process while nothing is configured that could make any. */
const without = new Set<number>();
const MOST_WITHOUT = 10_000;

/** Who is being read at the moment, and whether somebody has asked again meanwhile. */
const running = new Map<number, { again: boolean }>();

/**
 * Reads what a person has written for what it means, in the background: what is new, and what was edited. What they keep
 * here, what was forgotten and what is off the record is given to nobody. Never fails, and holds nobody up.
 */
export function readInBackground(owner: Owner): void {
	if (without.has(owner.id)) return;
	const under = running.get(owner.id);
	if (under) {
		under.again = true;
		return;
	}
	const mine = { again: false };
	running.set(owner.id, mine);
	const work = async () => {
		try {
			do {
				mine.again = false;
				await readPages(owner);
			} while (mine.again);
		} catch (error) {
			logger().warn({ error: describeError(error) }, "pages could not be read for what they mean");
		} finally {
			running.delete(owner.id);
		}
	};
	void work();
}

/** Updates a person's vectors to their present pages. @returns How many were made. @throws as the embedder. */
export async function readPages({ id: userId, timezoneOffset }: Owner): Promise<number> {
	const now = await chosen(userId);
	// No vectors are kept for people who keep their words here, or where no model is connected.
	if (!now) {
		await db().pageVector.deleteMany({ where: { userId } });
		if (embedder(null) === null && without.size < MOST_WITHOUT) without.add(userId);
		return 0;
	}
	const [withheld, { paused }] = await Promise.all([withheldOf(userId), pausesOf(userId)]);
	if (paused) return 0;
	const parts = await partsOfPages(userId, await pagesOf(userId, timezoneOffset), withheld, now.language);
	const rows = await db().pageVector.findMany({
		where: { userId },
		select: { id: true, model: true, page: true, hash: true },
	});
	const wanted = new Set(parts.map(({ key }) => key));
	const has = new Set<string>();
	const stale: string[] = [];
	for (const { id, model, page, hash } of rows) {
		const key = `${page}\n${hash}`;
		if (model === now.name && wanted.has(key)) has.add(key);
		else stale.push(id);
	}
	if (stale.length > 0) await db().pageVector.deleteMany({ where: { userId, id: { in: stale } } });
	const missing = parts.filter(({ key }) => !has.has(key));
	for (let at = 0; at < missing.length; at += now.batch) {
		// They may have changed their mind while this was going on.
		if ((await chosen(userId)) !== now) return at;
		await save(userId, now, missing.slice(at, at + now.batch));
	}
	// Opening the conversation means that a message is coming soon.
	if (missing.length === 0 && !now.isReady())
		await now.embed(["Good evening."], { signal: AbortSignal.timeout(BATCH_MS) });
	return missing.length;
}

/** The longest that one batch may take, in milliseconds. */
const BATCH_MS = 60_000;

async function save(userId: number, by: Embedder, parts: readonly Part[]): Promise<void> {
	const made = await by.embed(
		parts.map(({ text }) => text),
		{ signal: AbortSignal.timeout(BATCH_MS) },
	);
	const data = parts.map(({ page, hash }, i) => ({
		id: randomUUID(),
		userId,
		page: page.id,
		...sourceOf(page),
		model: by.name,
		hash,
		vector: bytesOf(direction(made[i] ?? [])),
	}));
	await db().pageVector.createMany({ data, skipDuplicates: true });
}

/** The row that a page stands in: when that goes, so does its vector. */
function sourceOf({ kind, id }: Page) {
	const row = id.split(":")[1] ?? "";
	if (kind === "journal") return { entryId: row };
	if (kind === "message") return { messageId: Number(row) };
	return kind === "exercise" ? { runId: row } : { responseId: row };
}

/** What reads the pages of a person, as they have chosen at this moment; null for nothing. */
async function chosen(userId: number): Promise<Embedder | null> {
	const person = await db().user.findUnique({ where: { id: userId }, select: { id: true, keepHere: true } });
	return person && embedder(person);
}
