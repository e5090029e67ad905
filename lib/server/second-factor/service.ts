import "server-only";
import { AppError } from "@/lib/domain/core/errors";
import type { SecondFactor, SecondFactorMethods } from "@/lib/domain/second-factor/schema";
import { db } from "@/lib/server/core/database/db";
import { readRows } from "@/lib/server/core/database/read-rows";
import { Prisma, type PrismaClient } from "@/prisma/client/client";
import { newRecoveryCodes } from "./recovery";

/** Returns the second factors that a person can use after their password; null if the password is enough. */
export async function methodsOf(userId: number): Promise<SecondFactorMethods | null> {
	const [passkeys, apps] = await Promise.all([
		db().passkey.count({ where: { userId } }),
		db().codeApp.count({ where: { userId, confirmedAt: { not: null } } }),
	]);
	return passkeys + apps > 0 ? { totp: apps > 0, passkey: passkeys > 0 } : null;
}

/** Reads the second factors that a person has set up. */
export async function readSecondFactor(userId: number): Promise<SecondFactor> {
	const [passkeys, [counts]] = await Promise.all([
		db().passkey.findMany({
			where: { userId },
			orderBy: { createdAt: "asc" },
			select: { id: true, browser: true, createdAt: true, lastUsedAt: true },
		}),
		readRows<{ apps: number; codes: number }>(Prisma.sql`
			SELECT (SELECT count(*) FROM code_apps WHERE user_id = ${userId} AND confirmed_at IS NOT NULL) AS apps,
				(SELECT count(*) FROM recovery_codes WHERE user_id = ${userId}) AS codes`),
	]);
	return {
		totp: (counts?.apps ?? 0) > 0,
		passkeys: passkeys.map(({ id, browser, createdAt, lastUsedAt }) => ({
			id,
			browser: browser || "A browser we do not know",
			createdAt: createdAt.toISOString(),
			lastUsedAt: lastUsedAt?.toISOString() ?? null,
		})),
		recoveryCodesLeft: counts?.codes ?? 0,
	};
}

/**
 * Deletes the recovery codes of a person without a second factor. They replace a lost one, and there is none to
 * replace.
 */
async function dropCodesOfNobody(userId: number): Promise<void> {
	if (!(await methodsOf(userId))) await db().recoveryCode.deleteMany({ where: { userId } });
}

/**
 * Removes the authenticator app, even if its setup was not finished.
 * @throws AppError `not_found`
 */
export async function removeCodeApp(userId: number): Promise<void> {
	const { count } = await db().codeApp.deleteMany({ where: { userId } });
	if (count === 0) throw new AppError("not_found", "You have not set up an authenticator app.");
	await dropCodesOfNobody(userId);
}

/**
 * Removes a passkey.
 * @throws AppError `not_found` if the person has no such passkey.
 */
export async function removePasskey(userId: number, id: string): Promise<void> {
	const { count } = await db().passkey.deleteMany({ where: { userId, id } });
	if (count === 0) throw new AppError("not_found", "That passkey is gone already.");
	await dropCodesOfNobody(userId);
}

/**
 * Replaces the recovery codes with new ones.
 * @throws AppError `conflict` without a second factor.
 */
export async function renewRecoveryCodes(userId: number): Promise<string[]> {
	if (!(await methodsOf(userId))) throw new AppError("conflict", "Set up a passkey or an authenticator app first.");
	return db().$transaction((tx) => newRecoveryCodes(tx, userId));
}

/**
 * Removes every second factor from an account, for a person who lost theirs.
 * @returns Whether there was one.
 */
export async function removeSecondFactor(prisma: Pick<PrismaClient, "$transaction">, userId: number): Promise<boolean> {
	return prisma.$transaction(async (tx) => {
		const where = { userId };
		const [passkeys, apps] = [await tx.passkey.deleteMany({ where }), await tx.codeApp.deleteMany({ where })];
		await tx.recoveryCode.deleteMany({ where });
		return passkeys.count + apps.count > 0;
	});
}
