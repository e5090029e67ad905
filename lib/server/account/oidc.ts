import "server-only";
import type { NextRequest } from "next/server";
import NextAuth, { type NextAuthOptions } from "next-auth";
import type { Connection } from "@/lib/domain/account/connection";
import { AppError } from "@/lib/domain/core/errors";
import { env } from "@/lib/server/core/env";
import { logger } from "@/lib/server/core/logger";
import { findSession, type SessionCookie } from "@/lib/server/core/sessions/session";
import { admit } from "@/lib/server/second-factor/sign-in";
import { forgetSetOut, setOut, whoSetOut } from "./connecting";
import { claimsSchema, connect, connectionOf, disconnect, personOf } from "./external-login";

/** What the sign-in button is to say, or null where no issuer is configured. */
export function oidcName(): string | null {
	return env().OIDC_ISSUER ? env().OIDC_NAME : null;
}

/** @throws AppError `not_found` where no issuer is configured. */
function issuer(): string {
	const { OIDC_ISSUER } = env();
	if (!OIDC_ISSUER) throw new AppError("not_found", "There is nothing here.");
	return OIDC_ISSUER;
}

/** next-auth's own log quotes what stood in the address. Its codes are enough. */
const quiet = (level: "error" | "warn") => (code: string) => {
	logger()[level]({ code: /^[A-Z_]{1,60}$/.test(code) ? code : "UNKNOWN" }, "single sign-on");
};

/**
 * The handshake with the issuer, and nothing else: next-auth checks state, nonce and signature, then the person gets a
 * session of our own, or, where they set out to connect their account, that. next-auth itself never starts a session.
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
			// An address instead of `true`: next-auth goes there and makes no session of its own.
			signIn: ({ profile }) => arrive(request, profile, session, now),
		},
	};
	const response = await NextAuth(request as NextRequest, { params: Promise.resolve(params) }, options);
	return params.nextauth[0] === "callback" ? withoutCookies(response, request) : response;
}

/** What becomes of somebody whom the issuer vouches for. @returns Where they go. */
async function arrive(request: Request, profile: unknown, session: SessionCookie, now: Date): Promise<string> {
	const claims = claimsSchema.parse(profile);
	const setter = await whoSetOut(request);
	if (setter) {
		const current = await findSession(await session.id(), now);
		// Somebody else may have signed in here meanwhile, or nobody be any more.
		const isSame = setter !== "broken" && current?.id === setter.sessionId && current.userId === setter.userId;
		if (!isSame) return "/profile?connection=failed";
		const identity = { issuer: issuer(), subject: claims.sub };
		return `/profile?connection=${await connect(current.userId, current.id, identity)}`;
	}
	const userId = await personOf(issuer(), claims, now);
	if (typeof userId === "string") return `/?error=${userId}`;
	return (await admit(userId, { request, session, now })) ? "/#second-factor" : "/";
}

/** Takes back what next-auth left in the browser, and what was remembered for this arrival. */
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

/** How a person's account stands with the issuer; null where none is configured. */
export async function connectionWith(userId: number): Promise<Connection | null> {
	const name = oidcName();
	return name === null ? null : { name, ...(await connectionOf(userId, issuer())) };
}

/** A signed-in person sets out to connect their account. @throws AppError `not_found` without an issuer. */
export async function beginConnecting(userId: number, sessionId: string): Promise<Response> {
	issuer();
	return Response.json({ ok: true }, { headers: { "set-cookie": await setOut({ userId, sessionId }) } });
}

/** @throws AppError `conflict` where they could not log in any more; `not_found` without an issuer. */
export async function endConnection(userId: number, sessionId: string): Promise<{ ok: true }> {
	await disconnect(userId, sessionId, issuer());
	return { ok: true };
}
