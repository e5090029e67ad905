import "server-only";
import type { Erase, Erased, ErasingTerms } from "@/lib/domain/account/erasing";
import { usernameKey } from "@/lib/domain/account/names";
import { BACKUPS_KEPT, backupsGoneBy } from "@/lib/domain/core/backups";
import { AppError } from "@/lib/domain/core/errors";
import { db } from "@/lib/server/core/database/db";
import { env } from "@/lib/server/core/env";
import { forgetIndex } from "@/lib/server/search/cache";
import type { PrismaClient } from "@/prisma/client/client";
import { oidcName } from "./oidc";
import { type Claimant, proofOf, requireProof } from "./sign-in/proof";
import { noteTraces } from "./traces";

/** How many days backups are kept, or null where only whoever runs the app knows. */
export function backupDays(): number | null {
	return env().DATABASE_EMBEDDED ? BACKUPS_KEPT : (env().BACKUP_DAYS ?? null);
}

/** Whether the files of the database hold traces of what is erased until they are overwritten. */
export const leavesTraces = (): boolean => env().DATABASE_EMBEDDED;

function goneBy(now: Date): string | null {
	const days = backupDays();
	return days === null ? null : backupsGoneBy(now, days).toISOString();
}

async function usernameOf(userId: number): Promise<string> {
	return (await db().user.findUniqueOrThrow({ where: { id: userId }, select: { username: true } })).username;
}

/** What erasing the account takes, and what is left of it afterwards. */
export async function erasingTerms(userId: number, sessionId: string, now: Date): Promise<ErasingTerms> {
	const [{ passwordHash, isFresh }, username] = await Promise.all([
		proofOf({ userId, sessionId, now }),
		usernameOf(userId),
	]);
	const proof = passwordHash ? "password" : "sign-in";
	return { username, proof, isFresh, issuer: proof === "sign-in" ? oidcName() : null, backupsGoneBy: goneBy(now) };
}

/**
 * Erases an account with everything in it, once the person has typed their username and proved who they are: with their
 * password or, where they have none, by having signed in within the last few minutes.
 * @throws AppError `invalid` where the name differs, `forbidden` without proof, `rate_limited`.
 */
export async function eraseAccount(claimant: Claimant, { password, confirm }: Erase): Promise<Erased> {
	const { userId, now } = claimant;
	if (usernameKey(confirm) !== usernameKey(await usernameOf(userId))) {
		throw new AppError("invalid", "That is not your username. Nothing was erased.");
	}
	await requireProof(claimant, password, "Nothing was erased.");
	// Noted before: if the process ends in between, the next one sees to the traces.
	if (env().DATABASE_EMBEDDED) await noteTraces();
	await erasePerson(db(), userId);
	// And after, if those of before have been overwritten meanwhile.
	if (env().DATABASE_EMBEDDED) await noteTraces();
	return { erased: true, backupsGoneBy: goneBy(now) };
}

/**
 * Removes a person and every row of theirs. Whatever is still being written for them then has no owner, so the database
 * refuses it.
 */
export async function erasePerson(prisma: Pick<PrismaClient, "$transaction">, userId: number): Promise<void> {
	for (let tries = 1; ; tries++) {
		try {
			await erase(prisma, userId);
			break;
		} catch (error) {
			// A transaction that is storing something for them now, such as an import, can deadlock with this one.
			if (tries === MOST_TRIES || !isDeadlock(error)) throw error;
		}
	}
	forgetIndex(userId);
}

const MOST_TRIES = 10;
const isDeadlock = (error: unknown): boolean =>
	error instanceof Error && (("code" in error && error.code === "P2034") || /deadlock|40P01/i.test(error.message));

async function erase(prisma: Pick<PrismaClient, "$transaction">, userId: number): Promise<void> {
	await prisma.$transaction(
		async (tx) => {
			// An import stores batch after batch; it stops at the next one when its row is gone.
			await tx.import.deleteMany({ where: { userId } });
			await tx.user.deleteMany({ where: { id: userId } });
			// Counters are named after their limit and the person's id: alone, with places behind it, or behind the browser or
			// address where it was counted. Other keys are hashes, which can end in anything.
			await tx.$executeRaw`
				DELETE FROM rate_limits WHERE key ~ ${`^[A-Za-z]+:${userId}(:.*)?$`}
				OR key ~ ${`^takenUp:[a-zA-Z-]+:${userId}:`}
				OR key ~ ${`^(codesPerPersonAndAddress|codesPerPerson|wrongPasswordsPerBrowser):.*-${userId}$`}`;
		},
		{ timeout: 60_000 },
	);
}
