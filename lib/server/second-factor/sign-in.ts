import "server-only";
import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import { z } from "zod";
import { AppError } from "@/lib/domain/core/errors";
import type { SecondFactorMethods, SecondFactorSignIn } from "@/lib/domain/second-factor/schema";
import { type Entrance, enter } from "@/lib/server/account/sign-in/enter";
import { ownBrowser } from "@/lib/server/account/sign-in/known-browser";
import { db } from "@/lib/server/core/database/db";
import { forgetPoints, takePoint } from "@/lib/server/core/limits/rate-limit";
import { sealedCookie } from "@/lib/server/core/sessions/sealed-cookie";
import type { SessionUser } from "@/lib/server/core/sessions/session";
import { forgetChallenge } from "./challenge";
import { passkeySignInOptions, verifiedPasskey } from "./passkeys";
import { takeRecoveryCode } from "./recovery";
import { methodsOf } from "./service";
import { takeCode } from "./totp";

/** How long the second factor may take after the password, in seconds. */
const VALID_SECONDS = 600;
const halfSchema = z.object({ kind: z.literal("half"), userId: z.number(), passwordHash: z.string().nullable() });
/** The cookie that remembers whose password was entered correctly in this browser a moment ago. */
const half = sealedCookie("innerscript-half", halfSchema, VALID_SECONDS);

const NOT_BEGUN = "Please log in with your password again.";
const WRONG_CODE = "That code is not right, or was used already. Please try the next one.";
const TOO_MANY = "Too many attempts. Please wait a little, or use a passkey.";

const endOfHash = (hash: string | null) => hash?.slice(-12) ?? null;
const hashOf = async (userId: number) =>
	(await db().user.findUnique({ where: { id: userId }, select: { passwordHash: true } }))?.passwordHash ?? null;

/**
 * Signs in a person whose password was right or whom an issuer vouched for or, if a second factor is needed, remembers
 * that they have got that far.
 * @param provedBy The hash of the password that was right; left out if an issuer vouched for them.
 * @returns The second factors they can use, or null if they are signed in.
 * @throws AppError `unauthenticated` if the password was changed since.
 */
export async function signInOrAskForMore(
	userId: number,
	entrance: Entrance,
	provedBy?: string | null,
): Promise<SecondFactorMethods | null> {
	const methods = await methodsOf(userId);
	if (!methods) {
		await enter(userId, entrance, provedBy);
		return null;
	}
	const passwordHash = endOfHash(provedBy === undefined ? await hashOf(userId) : provedBy);
	entrance.session.addCookie(await half.write({ kind: "half", userId, passwordHash }));
	return methods;
}

/**
 * Returns the person who only lacks the second factor; null if there is none, or if their password was changed
 * meanwhile.
 */
async function whoIsHalfIn(request: Request): Promise<number | null> {
	const found = await half.read(request);
	if (!found || found === "broken") return null;
	return endOfHash(await hashOf(found.userId)) === found.passwordHash ? found.userId : null;
}

/** Returns what a browser needs to use a passkey, after the password or alone. */
export async function beginPasskeySignIn({ request, session }: Entrance, address: string) {
	await takePoint("passkeysPerAddress", address, TOO_MANY);
	const { options, cookie } = await passkeySignInOptions(await whoIsHalfIn(request));
	session.addCookie(cookie);
	return options;
}

/**
 * Signs a person in with a passkey, or with a code or recovery code after their password.
 * @throws AppError `unauthenticated` if it is not right, `rate_limited`.
 */
export async function finishSignIn(
	{ code, passkey }: SecondFactorSignIn,
	entrance: Entrance,
	address: string,
): Promise<SessionUser> {
	const { request, session, now } = entrance;
	let userId = await whoIsHalfIn(request);
	if (passkey) userId = await verifiedPasskey(passkey as AuthenticationResponseJSON, userId, request, now);
	else userId = await whoseRightCode(userId, code ?? "", entrance, address);
	session.addCookie(half.forget());
	session.addCookie(forgetChallenge());
	await enter(userId, entrance);
	return db().user.findUniqueOrThrow({ where: { id: userId } });
}

async function whoseRightCode(
	userId: number | null,
	code: string,
	{ request, now }: Entrance,
	address: string,
): Promise<number> {
	if (userId === null) throw new AppError("unauthenticated", NOT_BEGUN);
	// Counted per address and over all addresses. In the person's own browser only counted per browser, so that somebody
	// else who has the password cannot lock them out.
	const own = await ownBrowser(request, userId);
	const here = `${own?.key ?? address}-${userId}`;
	const inAll = own ? here : String(userId);
	await takePoint("codesPerPersonAndAddress", here, TOO_MANY);
	await takePoint("codesPerPerson", inAll, TOO_MANY);
	const isRight = (await takeCode(userId, code, now)) || (await takeRecoveryCode(userId, code));
	if (!isRight) throw new AppError("unauthenticated", WRONG_CODE);
	await Promise.all([forgetPoints("codesPerPersonAndAddress", here), forgetPoints("codesPerPerson", inAll)]);
	return userId;
}
