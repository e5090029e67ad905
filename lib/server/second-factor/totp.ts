import "server-only";
import { Secret, TOTP } from "otpauth";
import { APP_NAME } from "@/lib/domain/core/brand";
import { AppError } from "@/lib/domain/core/errors";
import type { NewCodeApp } from "@/lib/domain/second-factor/schema";
import { db } from "@/lib/server/core/database/db";
import { firstRecoveryCodes } from "./recovery";
import { openSecret, sealSecret } from "./secret-seal";

const STEP_SECONDS = 30;
/** By how many steps of half a minute clocks may differ. */
const WINDOW = 1;

const totpOf = (secret: string, label: string) =>
	new TOTP({ issuer: APP_NAME, label, secret: Secret.fromBase32(secret), period: STEP_SECONDS });

/** Returns the number of the half minute to which a code belongs, or null if the code is wrong or was used before. */
function stepOf(app: { secret: string; lastStep: number; userId: number }, code: string, now: Date): number | null {
	const secret = openSecret(app.secret, app.userId);
	if (!secret) return null;
	const token = code.replace(/\s/g, "");
	const delta = totpOf(secret, "").validate({ token, timestamp: now.getTime(), window: WINDOW });
	if (delta === null) return null;
	const step = Math.floor(now.getTime() / 1000 / STEP_SECONDS) + delta;
	return step > app.lastStep ? step : null;
}

/** Begins to set up an authenticator app. It does not count until its first code was entered. */
export async function beginCodeApp(userId: number, username: string): Promise<NewCodeApp> {
	const secret = new Secret({ size: 20 }).base32;
	const sealed = sealSecret(secret, userId);
	const { count } = await db().codeApp.updateMany({
		where: { userId, confirmedAt: null },
		data: { secret: sealed, lastStep: 0 },
	});
	if (count === 0) {
		const { count: made } = await db().codeApp.createMany({ data: { userId, secret: sealed }, skipDuplicates: true });
		if (made === 0) throw new AppError("conflict", "You already have an authenticator app. Remove it first.");
	}
	return { secret, uri: totpOf(secret, username).toString() };
}

/**
 * Checks the first code of an app that is being set up. From then on, signing in asks for one.
 * @returns Recovery codes if there were none.
 * @throws AppError `invalid` for a wrong code.
 */
export async function confirmCodeApp(userId: number, code: string, now: Date): Promise<string[] | null> {
	const app = await db().codeApp.findFirst({ where: { userId, confirmedAt: null } });
	const step = app && stepOf(app, code, now);
	if (!step) throw new AppError("invalid", "That is not the code that the app shows now. Please try the next one.");
	return db().$transaction(async (tx) => {
		const { count } = await tx.codeApp.updateMany({
			where: { userId, secret: app.secret, confirmedAt: null },
			data: { confirmedAt: now, lastStep: step },
		});
		if (count === 0) throw new AppError("conflict", "It has been set up again in the meantime. Please start over.");
		return firstRecoveryCodes(tx, userId);
	});
}

/** Whether a code is right. Each is accepted once. */
export async function takeCode(userId: number, code: string, now: Date): Promise<boolean> {
	const app = await db().codeApp.findFirst({ where: { userId, confirmedAt: { not: null } } });
	const step = app && stepOf(app, code, now);
	if (!step) return false;
	// Encrypted again, so that an older session secret can be retired. If a code is used twice at the same moment, only
	// one use succeeds.
	const secret = sealSecret(openSecret(app.secret, userId) ?? "", userId);
	const { count } = await db().codeApp.updateMany({
		where: { userId, lastStep: { lt: step } },
		data: { lastStep: step, secret },
	});
	return count > 0;
}
