import "server-only";
import { FRESH_SIGN_IN_MINUTES } from "@/lib/domain/account/erasing";
import { AppError } from "@/lib/domain/core/errors";
import { db } from "@/lib/server/core/database/db";
import { returnPoint, takePoint } from "@/lib/server/core/limits/rate-limit";
import { isPasswordOurs } from "../account-seals";
import { verifyPassword } from "../password";

const TOO_MANY = "Too many attempts. Please wait a little and try again.";

/** The person who has to prove who they are, and where the request comes from. */
export interface Claimant {
	userId: number;
	sessionId: string;
	/** The address that the request comes from. */
	address: string;
	now: Date;
}

/**
 * Returns how a person can prove who they are: with their password or, if they have none, by having signed in just
 * now.
 */
export async function proofOf({ userId, sessionId, now }: Omit<Claimant, "address">) {
	const { sessions, ...user } = await db().user.findUniqueOrThrow({
		where: { id: userId },
		select: {
			id: true,
			passwordHash: true,
			passwordSeal: true,
			sessions: { where: { id: sessionId }, select: { createdAt: true } },
		},
	});
	const signedInAt = sessions[0]?.createdAt.getTime() ?? 0;
	const isFresh = now.getTime() - signedInAt < FRESH_SIGN_IN_MINUTES * 60_000;
	return { passwordHash: user.passwordHash, isOurs: isPasswordOurs(user), isFresh };
}

/**
 * Makes a signed-in person prove who they are before a change that could lock them out.
 * @param nothing What did not happen, as a sentence.
 * @param what What they want to do: "To change your email".
 * @returns The hash of the password that was checked, or null for a person without one.
 * @throws AppError `forbidden` without proof, `rate_limited` after ten attempts in 15 minutes.
 */
export async function requireProof(
	claimant: Claimant,
	password: string | undefined,
	nothing = "Nothing was changed.",
	what = "To do this",
): Promise<string | null> {
	const key = String(claimant.userId);
	const { passwordHash, isOurs, isFresh } = await proofOf(claimant);
	// Somebody else set or removed the password in the database, so nothing the person knows can be proof.
	if (!isOurs)
		throw new AppError("forbidden", `Your password was changed by somebody else. Choose a new one. ${nothing}`);
	if (passwordHash && !password) throw new AppError("forbidden", `${what}, type your current password. ${nothing}`);
	await takePoint("proofsPerPerson", key, TOO_MANY);
	if (passwordHash) {
		if (!(await verifyPassword(password ?? "", passwordHash, claimant.address))) {
			throw new AppError("forbidden", `That is not your password. ${nothing}`);
		}
	} else if (!isFresh) {
		throw new AppError("forbidden", `Please sign in again first, so that we know it is you. ${nothing}`);
	}
	await returnPoint("proofsPerPerson", key);
	return passwordHash;
}
