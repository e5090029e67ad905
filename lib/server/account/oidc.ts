import "server-only";
import { NextRequest } from "next/server";
import NextAuth, { type NextAuthOptions } from "next-auth";
import type { Connection } from "@/lib/domain/account/connection";
import { AppError } from "@/lib/domain/core/errors";
import { env } from "@/lib/server/core/env";
import { readLimited } from "@/lib/server/core/http/request-body";
import { logger } from "@/lib/server/core/logger";
import type { SessionCookie } from "@/lib/server/core/sessions/session";
import { arrive } from "./arriving";
import { boundedAgent } from "./bounded-agent";
import { forgetSetOut, rememberConnecting } from "./connecting";
import { connectionOf, disconnect } from "./external-login";
import { type Claimant, requireProof } from "./sign-in/proof";

/** Returns the label of the sign-in button, or null if no issuer is configured. */
export function oidcName(): string | null {
	return env().OIDC_ISSUER ? env().OIDC_NAME : null;
}

const nothingHere = () => new AppError("not_found", "There is nothing here.");

/** @throws AppError `not_found` if no issuer is configured. */
function issuer(): string {
	const { OIDC_ISSUER } = env();
	if (!OIDC_ISSUER) throw nothingHere();
	return OIDC_ISSUER;
}

/** The steps of the handshake and where it ends. next-auth has more routes, with pages and a log of its own. */
const steps = new Set(
	["csrf", "signin/oidc", "callback/oidc", "session", "signin", "error"].map((path) => `GET ${path}`),
);
steps.add("POST signin/oidc");
/** The largest body of a step, in bytes: a token and the address of a screen take a few hundred. */
const MAX_BYTES = 16 * 1024;

/** Logs only next-auth's error codes, because its messages quote the URL. */
const quiet = (level: "error" | "warn") => (code: string) => {
	logger()[level]({ code: /^[A-Z_]{1,60}$/.test(code) ? code : "UNKNOWN" }, "single sign-on");
};

/**
 * Runs the handshake with the issuer, and nothing else. next-auth checks state, nonce and signature; then the person
 * gets one of our sessions or, if they started connecting, has their account connected. next-auth never starts a
 * session itself.
 * @throws AppError `not_found` if no issuer is configured, or for a route that is not a step of the handshake;
 * `too_large`.
 */
export async function handshake(
	request: Request,
	params: { nextauth: string[] },
	session: SessionCookie,
	now: Date,
): Promise<Response> {
	if (!steps.has(`${request.method} ${params.nextauth.join("/")}`)) throw nothingHere();
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
				httpOptions: { agent: boundedAgent(issuer()) },
				checks: ["pkce", "state", "nonce"],
				profile: (claims: { sub: string }) => ({ id: claims.sub }),
			},
		],
		callbacks: {
			// Returning an address instead of `true` makes next-auth redirect there without starting a session.
			signIn: ({ profile }) => arrive(issuer(), profile, { request, session, now }),
		},
	};
	const response = await NextAuth(await measured(request), { params: Promise.resolve(params) }, options);
	return params.nextauth[0] === "callback" ? withoutCookies(response, request) : response;
}

/**
 * Reads the body up to the limit, because next-auth reads and parses whatever anybody sends it.
 * @throws AppError `too_large`
 */
async function measured(request: Request): Promise<NextRequest> {
	if (request.method !== "POST") return request as NextRequest;
	const body = await readLimited(request, MAX_BYTES);
	return new NextRequest(request.url, { method: "POST", headers: request.headers, body: new Uint8Array(body) });
}

/** Clears the cookies that next-auth set, and the cookie that stores who started connecting. */
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

/** Returns whether and how a person's account is connected; null if no issuer is configured. */
export async function connectionWith(userId: number): Promise<Connection | null> {
	const name = oidcName();
	return name === null ? null : { name, ...(await connectionOf(userId, issuer())) };
}

/**
 * Starts connecting a signed-in person's account. A connected identity can sign in permanently, so a session alone is
 * not enough proof.
 * @throws AppError `not_found` without an issuer; as `requireProof`.
 */
export async function beginConnecting(claimant: Claimant, password: string | undefined): Promise<Response> {
	issuer();
	await requireProof(claimant, password, "Nothing was changed.", "To connect your account");
	const { userId, sessionId } = claimant;
	return Response.json({ ok: true }, { headers: { "set-cookie": await rememberConnecting({ userId, sessionId }) } });
}

/**
 * Disconnects a person's account. @throws AppError `conflict` if they could no longer sign in; `not_found` without an
 * issuer; as `requireProof`.
 */
export async function endConnection(claimant: Claimant, password: string | undefined): Promise<{ ok: true }> {
	const from = issuer();
	await requireProof(claimant, password, "Nothing was changed.", "To disconnect your account");
	await disconnect(claimant.userId, claimant.sessionId, from);
	return { ok: true };
}
