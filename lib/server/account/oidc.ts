import "server-only";
import type { NextRequest } from "next/server";
import NextAuth, { type NextAuthOptions } from "next-auth";
import type { Connection } from "@/lib/domain/account/connection";
import { AppError } from "@/lib/domain/core/errors";
import { env } from "@/lib/server/core/env";
import { logger } from "@/lib/server/core/logger";
import { findSession, type SessionCookie } from "@/lib/server/core/sessions/session";
import { signInOrAskForMore } from "@/lib/server/second-factor/sign-in";
import { forgetSetOut, pendingConnection, rememberConnecting } from "./connecting";
import { claimsSchema, connect, connectionOf, disconnect, personOf } from "./external-login";
import { type Claimant, requireProof } from "./sign-in/proof";
import { wayBack } from "./way-back";

/** The label of the sign-in button, or null where no issuer is configured. */
export function oidcName(): string | null {
	return env().OIDC_ISSUER ? env().OIDC_NAME : null;
}

/** @throws AppError `not_found` where no issuer is configured. */
function issuer(): string {
	const { OIDC_ISSUER } = env();
	if (!OIDC_ISSUER) throw new AppError("not_found", "There is nothing here.");
	return OIDC_ISSUER;
}

/** next-auth's own log messages quote the address. Its error codes are enough. */
const quiet = (level: "error" | "warn") => (code: string) => {
	logger()[level]({ code: /^[A-Z_]{1,60}$/.test(code) ? code : "UNKNOWN" }, "single sign-on");
};

/**
 * The handshake with the issuer, and nothing else. next-auth checks state, nonce and signature; then the person gets a
 * session of ours, or has their account connected if that is what they set out to do. next-auth never starts a session
 * of its own.
 * @throws AppError `not_found` where no issuer is configured.
 */
export async function handshake(
	request: Request,
	params: { nextauth: string[] },
	session: SessionCookie,
	now: Date,
): Promise<Response> {
	const { OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME, SESSION_SECRET, APP_URL } = env();
	const options: NextAuthOptions = {
		secret: SESSION_SECRET[0],
		useSecureCookies: APP_URL.startsWith("https:"),
		pages: { signIn: "/", error: "/" },
		logger: { error: quiet("error"), warn: quiet("warn"), debug: () => {} },
		providers: [
			{
				id: "oidc",
				name: OIDC_NAME,
				type: "oauth",
				wellKnown: `${issuer().replace(/\/$/, "")}/.well-known/openid-configuration`,
				clientId: OIDC_CLIENT_ID,
				clientSecret: OIDC_CLIENT_SECRET,
				authorization: { params: { scope: "openid email profile" } },
				idToken: true,
				checks: ["pkce", "state", "nonce"],
				profile: (claims: { sub: string }) => ({ id: claims.sub }),
			},
		],
		callbacks: {
			// Returning an address instead of `true` makes next-auth redirect there without starting a session.
			signIn: ({ profile }) => arrive(request, profile, session, now),
		},
	};
	const response = await NextAuth(request as NextRequest, { params: Promise.resolve(params) }, options);
	return params.nextauth[0] === "callback" ? withoutCookies(response, request) : response;
}

/** Decides what happens to somebody whom the issuer vouches for. @returns Where to send them. */
async function arrive(request: Request, profile: unknown, session: SessionCookie, now: Date): Promise<string> {
	const claims = claimsSchema.parse(profile);
	const setter = await pendingConnection(request);
	if (setter) {
		const current = await findSession(await session.id(), now);
		// Meanwhile somebody else may have signed in in this browser, or the session may have ended.
		const isSame = setter !== "broken" && current?.id === setter.sessionId && current.user.id === setter.userId;
		if (!isSame) return "/profile?connection=failed";
		const identity = { issuer: issuer(), subject: claims.sub };
		return `/profile?connection=${await connect(current.user.id, current.id, identity)}`;
	}
	const userId = await personOf(issuer(), claims, now);
	if (typeof userId === "string") return `/?error=${userId}`;
	const path = wayBack(request.headers.get("cookie"), new URL(env().APP_URL).origin);
	return (await signInOrAskForMore(userId, { request, session, now })) ? `${path}#second-factor` : path;
}

/** Clears the cookies that next-auth set, and what was remembered for this arrival. */
function withoutCookies(response: Response, request: Request): Response {
	const result = new Response(response.body, response);
	result.headers.append("set-cookie", forgetSetOut());
	for (const pair of (request.headers.get("cookie") ?? "").split(/;\s*/)) {
		const name = pair.split("=", 1)[0] ?? "";
		if (!/^(__Host-|__Secure-)?next-auth\.[\w.-]+$/.test(name)) continue;
		const secure = name.startsWith("__") ? "; Secure" : "";
		result.headers.append("set-cookie", `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}`);
	}
	return result;
}

/** Whether and how a person's account is connected; null where no issuer is configured. */
export async function connectionWith(userId: number): Promise<Connection | null> {
	const name = oidcName();
	return name === null ? null : { name, ...(await connectionOf(userId, issuer())) };
}

/**
 * A signed-in person sets out to connect their account. Whoever connects an identity can come in with it for good, so a
 * session alone is not enough.
 * @throws AppError `not_found` without an issuer; as `requireProof`.
 */
export async function beginConnecting(claimant: Claimant, password: string | undefined): Promise<Response> {
	issuer();
	await requireProof(claimant, password, "Nothing was changed.", "To connect your account");
	const { userId, sessionId } = claimant;
	return Response.json({ ok: true }, { headers: { "set-cookie": await rememberConnecting({ userId, sessionId }) } });
}

/** @throws AppError `conflict` where they could not log in any more; `not_found` without an issuer; as `requireProof`. */
export async function endConnection(claimant: Claimant, password: string | undefined): Promise<{ ok: true }> {
	const from = issuer();
	await requireProof(claimant, password, "Nothing was changed.", "To disconnect your account");
	await disconnect(claimant.userId, claimant.sessionId, from);
	return { ok: true };
}
