import "server-only";
import type { Erase, Erased, ErasingTerms } from "@/lib/domain/account/erasing";
import { usernameKey } from "@/lib/domain/account/names";
import { BACKUPS_KEPT, backupsGoneBy } from "@/lib/domain/core/backups";
import { AppError } from "@/lib/domain/core/errors";
import { tables } from "@/lib/domain/export/entities";
import { db } from "@/lib/server/core/database/db";
import { inPortions, LARGE_PORTION, PORTION } from "@/lib/server/core/database/in-portions";
import { env } from "@/lib/server/core/env";
import { PERSON_OF_KEY } from "@/lib/server/core/limits/person-of-key";
import { bytesByTable } from "@/lib/server/core/limits/room";
import { dropUnusedObjects } from "@/lib/server/core/objects/objects";
import { forgetAnswers } from "@/lib/server/look-back/kept-answers";
import { forgetIndex } from "@/lib/server/search/cache";
import { Prisma, type PrismaClient } from "@/prisma/client/client";
import { oidcName } from "./oidc";
import { type Claimant, proofOf, requireProof } from "./sign-in/proof";
import { noteTraces } from "./traces";

/** Returns how many days backups are kept, or null if only the operator knows. */
export function backupDays(): number | null {
	return env().DATABASE_EMBEDDED ? BACKUPS_KEPT : (env().BACKUP_DAYS ?? null);
}

/** Whether erased data leaves traces in the database files until they are overwritten. */
export const leavesTraces = (): boolean => env().DATABASE_EMBEDDED;

function goneBy(now: Date): string | null {
	const days = backupDays();
	return days === null ? null : backupsGoneBy(now, days).toISOString();
}

async function usernameOf(userId: number): Promise<string> {
	return (await db().user.findUniqueOrThrow({ where: { id: userId }, select: { username: true } })).username;
}

/** Returns what is needed to erase the account, and what remains afterwards. */
export async function erasingTerms(userId: number, sessionId: string, now: Date): Promise<ErasingTerms> {
	const [{ passwordHash, isFresh }, username] = await Promise.all([
		proofOf({ userId, sessionId, now }),
		usernameOf(userId),
	]);
	const proof = passwordHash ? "password" : "sign-in";
	return { username, proof, isFresh, issuer: proof === "sign-in" ? oidcName() : null, backupsGoneBy: goneBy(now) };
}

/**
 * Erases an account and everything in it, after the person has typed their username and proved who they are: with
 * their password or, if they have none, by having signed in within the last few minutes.
 * @throws AppError `invalid` if the name differs, `forbidden` without proof, `rate_limited`.
 */
export async function eraseAccount(claimant: Claimant, { password, confirm }: Erase): Promise<Erased> {
	const { userId, now } = claimant;
	if (usernameKey(confirm) !== usernameKey(await usernameOf(userId))) {
		throw new AppError("invalid", "That is not your username. Nothing was erased.");
	}
	await requireProof(claimant, password, "Nothing was erased.");
	// Noted before erasing: if the process ends midway, the next one overwrites the traces.
	if (env().DATABASE_EMBEDDED) await noteTraces(await bytesByTable(userId));
	await erasePerson(db(), userId);
	// Nobody waits for the object store. While it cannot be reached, each sweep tries again.
	void dropUnusedObjects();
	// Noted again afterwards, in case the traces were overwritten in between.
	if (env().DATABASE_EMBEDDED) await noteTraces();
	return { erased: true, backupsGoneBy: goneBy(now) };
}

type Eraser = Pick<PrismaClient, "$transaction" | "$executeRaw">;

/**
 * Removes a person and all their rows. Anything still being written for them then has no owner, so the database rejects
 * it. If this is interrupted, the person still exists with the remaining data and can erase the account again.
 */
export async function erasePerson(prisma: Eraser, userId: number): Promise<void> {
	for (let tries = 1; ; tries++) {
		try {
			await erase(prisma, userId);
			break;
		} catch (error) {
			// A transaction that is storing something for this person, such as an import, can deadlock with this one.
			if (tries === MOST_TRIES || !isDeadlock(error)) throw error;
		}
	}
	forgetIndex(userId);
	forgetAnswers(userId);
}

const MOST_TRIES = 10;
const isDeadlock = (error: unknown): boolean =>
	error instanceof Error && (("code" in error && error.code === "P2034") || /deadlock|40P01/i.test(error.message));

async function erase(prisma: Eraser, userId: number): Promise<void> {
	await eraseMost(prisma, userId);
	await prisma.$transaction(
		async (tx) => {
			await tx.import.deleteMany({ where: { userId } });
			await tx.user.deleteMany({ where: { id: userId } });
			await tx.$executeRaw`DELETE FROM rate_limits WHERE ${Prisma.raw(PERSON_OF_KEY)} = ${String(userId)}`;
		},
		{ timeout: 60_000 },
	);
}

/** Tables that can have very many rows per person, ordered so that few deletions cascade. */
const MANY = [
	...["page_vectors", "journal_entry_versions", "chat_answers", "deleted_items", "idempotency_keys"],
	...Object.values(tables).reverse(),
];
const LARGE = new Set(["photos", "affirmations", "deleted_items"]);

/** Deletes the person's rows in batches, so that few are left to be deleted together with the person. */
async function eraseMost(prisma: Eraser, userId: number): Promise<void> {
	await inPortions(
		() => prisma.$executeRaw`
			DELETE FROM imported_rows WHERE ctid = ANY (ARRAY(
				SELECT r.ctid FROM imported_rows r JOIN imports i ON i.id = r.import_id WHERE i.user_id = ${userId} LIMIT ${PORTION}))`,
	);
	// An import stores one batch after another; it stops at the next batch once its row is gone.
	await prisma.$executeRaw`DELETE FROM imports WHERE user_id = ${userId}`;
	for (const table of MANY) {
		const name = Prisma.raw(table);
		const most = LARGE.has(table) ? LARGE_PORTION : PORTION;
		await inPortions(
			() => prisma.$executeRaw`
				DELETE FROM ${name} WHERE user_id = ${userId}
				AND ctid = ANY (ARRAY(SELECT ctid FROM ${name} WHERE user_id = ${userId} LIMIT ${most}))`,
		);
	}
}
