import "server-only";
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { AppError } from "@/lib/domain/core/errors";
import { db, isUniqueViolation } from "@/lib/server/core/database/db";
import type { Prisma } from "@/prisma/client/client";

/**
 * No browser repeats a request after this long: what waits for the network on a device waits no longer than
 * `lib/browser/offline/outbox.ts` allows once it has been tried.
 */
const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/** The request's Idempotency-Key, or null. @throws AppError `invalid` where it is not a uuid. */
export function idempotencyKey(request: Request): string | null {
	const key = request.headers.get("idempotency-key");
	if (key === null) return null;
	if (!z.uuid().safeParse(key).success) throw new AppError("invalid", "The Idempotency-Key is not a uuid.");
	return key.toLowerCase();
}

interface Once {
	userId: number;
	/** What is made, such as `responses`. A key counts once in each scope. */
	scope: string;
	key: string | null;
}

/**
 * Makes something at most once for a key. The key and what was made are written in one transaction, so that neither a
 * crash nor twenty requests at once can make it twice.
 * @param create Makes it inside the transaction, under the id it is given.
 * @returns The id of what this key made, and whether this call made it.
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
			await tx.idempotencyKey.deleteMany({ where: { userId, createdAt: { lt: new Date(Date.now() - KEPT_MS) } } });
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
