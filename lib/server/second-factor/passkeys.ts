import "server-only";
import {
	type AuthenticationResponseJSON,
	generateAuthenticationOptions,
	generateRegistrationOptions,
	type RegistrationResponseJSON,
	verifyAuthenticationResponse,
	verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { APP_NAME } from "@/lib/domain/core/brand";
import { AppError } from "@/lib/domain/core/errors";
import { isPasskeyOurs, passkeySeal } from "@/lib/server/account/account-seals";
import { db, isUniqueViolation } from "@/lib/server/core/database/db";
import { lockPerson } from "@/lib/server/core/database/lock-person";
import { env } from "@/lib/server/core/env";
import { browserName } from "@/lib/server/core/sessions/browser-name";
import { rememberChallenge, takeChallenge } from "./challenge";
import { firstRecoveryCodes } from "./recovery";

const MOST_PASSKEYS = 20;
const tooMany = () => new AppError("conflict", "You have twenty passkeys. Remove one first.");
const REFUSED = "That passkey does not open an account here.";

/** Returns the site that passkeys are bound to: the host and origin that people type. */
const site = () => ({ rpID: new URL(env().APP_URL).hostname, origin: new URL(env().APP_URL).origin });

/** Returns the options with which the browser makes a passkey, and the cookie with its challenge. */
export async function newPasskeyOptions(user: { id: number; username: string }) {
	const passkeys = await db().passkey.findMany({ where: { userId: user.id }, select: { id: true, transports: true } });
	if (passkeys.length >= MOST_PASSKEYS) throw tooMany();
	const options = await generateRegistrationOptions({
		rpName: APP_NAME,
		rpID: site().rpID,
		userName: user.username,
		userID: new TextEncoder().encode(`person ${user.id}`),
		attestationType: "none",
		excludeCredentials: passkeys.map(({ id }) => ({ id })),
		authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
	});
	return { options, cookie: await rememberChallenge(options.challenge, user.id) };
}

/**
 * Registers a passkey that a browser made for a signed-in person.
 * @returns Recovery codes if there were none.
 * @throws AppError `invalid` if it signed something else, `conflict` if it is registered already.
 */
export async function addPasskey(
	userId: number,
	response: RegistrationResponseJSON,
	request: Request,
): Promise<string[] | null> {
	const expectedChallenge = await takeChallenge(request, userId);
	const { rpID, origin } = site();
	const { verified, registrationInfo } = await verifyRegistrationResponse({
		response,
		expectedChallenge,
		expectedOrigin: origin,
		expectedRPID: rpID,
		requireUserVerification: false,
	}).catch((cause) => {
		throw new AppError("invalid", "That passkey could not be read. Please try again.", { cause });
	});
	if (!verified || !registrationInfo)
		throw new AppError("invalid", "That passkey could not be read. Please try again.");
	const { id, publicKey, counter } = registrationInfo.credential;
	const browser = browserName(request.headers.get("user-agent"));
	const transports = (response.response.transports ?? []).filter((name) => /^[a-z-]{1,20}$/.test(name));
	const seal = passkeySeal(userId, id, publicKey);
	const key = { id, userId, publicKey: new Uint8Array(publicKey), seal };
	try {
		return await db().$transaction(async (tx) => {
			// A registration that began while there was room must not exceed the limit.
			await lockPerson(tx, userId);
			if ((await tx.passkey.count({ where: { userId } })) >= MOST_PASSKEYS) throw tooMany();
			await tx.passkey.create({ data: { ...key, counter: BigInt(counter), transports, browser } });
			return firstRecoveryCodes(tx, userId);
		});
	} catch (error) {
		if (isUniqueViolation(error)) throw new AppError("conflict", "That passkey is known here already.");
		throw error;
	}
}

/**
 * Returns the options with which the browser signs in with a passkey, and the cookie with its challenge.
 * @param userId The person whose password was right; null if nobody is known yet, and the passkey is the only proof.
 */
export async function passkeySignInOptions(userId: number | null) {
	const known = userId === null ? [] : await db().passkey.findMany({ where: { userId }, select: { id: true } });
	const options = await generateAuthenticationOptions({
		rpID: site().rpID,
		allowCredentials: known,
		userVerification: userId === null ? "required" : "preferred",
	});
	return { options, cookie: await rememberChallenge(options.challenge, "sign-in") };
}

/**
 * Verifies a passkey's signature, and finds out whose passkey it is.
 * @param userId The person whose password was right, or null. Then the passkey is the only proof, so it has to have
 * verified the person itself (by a finger, a face, a PIN).
 * @throws AppError `unauthenticated` if it is nobody's, not theirs, copied, or signed something else.
 */
export async function verifiedPasskey(
	response: AuthenticationResponseJSON,
	userId: number | null,
	request: Request,
	now: Date,
): Promise<number> {
	const expectedChallenge = await takeChallenge(request, "sign-in");
	const refuse = (cause?: unknown) => new AppError("unauthenticated", REFUSED, { cause });
	const passkey = await db().passkey.findUnique({ where: { id: response.id } });
	if (!passkey || !isPasskeyOurs(passkey) || (userId !== null && passkey.userId !== userId)) throw refuse();
	const { rpID, origin } = site();
	const { verified, authenticationInfo } = await verifyAuthenticationResponse({
		response,
		expectedChallenge,
		expectedOrigin: origin,
		expectedRPID: rpID,
		credential: { id: passkey.id, publicKey: new Uint8Array(passkey.publicKey), counter: Number(passkey.counter) },
		requireUserVerification: userId === null,
	}).catch((cause) => {
		throw refuse(cause);
	});
	if (!verified) throw refuse();
	// A counter only grows, even if two responses arrive at once; passkeys that do not count always send 0.
	const counter = BigInt(authenticationInfo.newCounter);
	const grows = counter > 0n ? { counter: { lt: counter } } : { counter: 0n };
	const { count } = await db().passkey.updateMany({
		where: { id: passkey.id, userId: passkey.userId, ...grows },
		data: { counter, lastUsedAt: now },
	});
	if (count === 0) throw refuse();
	return passkey.userId;
}
