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

/** The person whose pages are read. */
interface Owner {
	id: number;
	timezoneOffset: number;
}

/** People whose vectors this process has deleted because no embedder is configured. */
const without = new Set<number>();
const MOST_WITHOUT = 10_000;

/** People whose pages are being read now, and whether another reading was requested meanwhile. */
const running = new Map<number, { again: boolean }>();

/**
 * Makes the vectors of a person's new and edited pages, in the background. Text of people who keep their words here,
 * text that was forgotten, and text off the record is given to no embedder. Never throws, and delays nobody.
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

/**
 * Updates a person's vectors to their present pages.
 * @returns how many were made.
 * @throws whatever the embedder throws.
 */
export async function readPages({ id: userId, timezoneOffset }: Owner): Promise<number> {
	const now = await chosen(userId);
	// No vectors are kept for people who keep their words here, or if no model is connected.
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
		// The person may have changed their mind in the meantime.
		if ((await chosen(userId)) !== now) return at;
		await save(userId, now, missing.slice(at, at + now.batch));
	}
	// An opened conversation means that a message is coming soon, so the model is loaded.
	if (missing.length === 0 && !now.isReady())
		await now.embed(["Good evening."], { signal: AbortSignal.timeout(BATCH_MS) });
	return missing.length;
}

/** Time limit of a batch, in milliseconds. */
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

/** Returns the row that a page comes from: when it is deleted, so is its vector. */
function sourceOf({ kind, id }: Page) {
	const row = id.split(":")[1] ?? "";
	if (kind === "journal") return { entryId: row };
	if (kind === "message") return { messageId: Number(row) };
	return kind === "exercise" ? { runId: row } : { responseId: row };
}

/** Returns the embedder for a person's pages, as they have chosen at this moment; null if there is none. */
async function chosen(userId: number): Promise<Embedder | null> {
	const person = await db().user.findUnique({ where: { id: userId }, select: { id: true, keepHere: true } });
	return person && embedder(person);
}
