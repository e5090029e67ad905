import "server-only";
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { AppError } from "@/lib/domain/core/errors";
import { db, isUniqueViolation } from "@/lib/server/core/database/db";
import type { Prisma } from "@/prisma/client/client";

/**
 * How long keys are kept, in milliseconds. No browser repeats a request after this: once an entry of the outbox has
 * been tried, `lib/browser/offline/outbox.ts` keeps it no longer.
 */
export const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/**
 * Returns the request's Idempotency-Key, or null if there is none.
 * @throws AppError `invalid` if it is not a uuid.
 */
export function idempotencyKey(request: Request): string | null {
	const key = request.headers.get("idempotency-key");
	if (key === null) return null;
	if (!z.uuid().safeParse(key).success) throw new AppError("invalid", "The Idempotency-Key is not a uuid.");
	return key.toLowerCase();
}

/** Returns the error for a key that is used again with other content. The client still has the words. */
export const otherWords = () =>
	new AppError(
		"conflict",
		"This was sent before with other words, so it was not saved. Please send it as something new.",
	);

interface Once {
	userId: number;
	/** The kind of thing that is created, such as `responses`. A key counts once in each scope. */
	scope: string;
	key: string | null;
}

/**
 * Creates something at most once per key. The key and the new row are written in one transaction, so that neither a
 * crash nor twenty simultaneous requests can create it twice.
 * @param create Creates it inside the transaction, under the given id.
 * @returns The id of what this key created, and whether this call created it.
 */
export async function once(
	{ userId, scope, key }: Once,
	create: (tx: Prisma.TransactionClient, id: string) => Promise<unknown>,
): Promise<{ id: string; isFirst: boolean }> {
	const id = randomUUID();
	if (!key) {
		await db().$transaction((tx) => create(tx, id));
		return { id, isFirst: true };
	}
	try {
		await db().$transaction(async (tx) => {
			await tx.idempotencyKey.create({ data: { userId, scope, key, resourceId: id } });
			await create(tx, id);
		});
		return { id, isFirst: true };
	} catch (error) {
		const first =
			isUniqueViolation(error) &&
			(await db().idempotencyKey.findUnique({ where: { userId_scope_key: { userId, scope, key } } }));
		if (!first) throw error;
		return { id: first.resourceId, isFirst: false };
	}
}
