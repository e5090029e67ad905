import "server-only";
import { randomBytes } from "node:crypto";
import type { NextRequest } from "next/server";
import NextAuth, { type NextAuthOptions } from "next-auth";
import { db, isUniqueViolation } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import { usernameKey } from "./service";

/** Claims of an OpenID Connect ID token that an account is made from. */
export interface OidcClaims {
	sub: string;
	email?: string;
	email_verified?: boolean;
	preferred_username?: string;
	given_name?: string;
	family_name?: string;
	name?: string;
}

/** What the sign-in button is to say, or null where no issuer is configured. */
export function oidcName(): string | null {
	return env().OIDC_ISSUER ? env().OIDC_NAME : null;
}

/**
 * The handshake with the issuer, and nothing else: next-auth checks state, nonce and signature, then the person is
 * handed to `begin`, which starts our own session. next-auth itself never starts one.
 * @throws AppError `not_found` where no issuer is configured.
 */
export async function handshake(
	request: Request,
	params: { nextauth: string[] },
	begin: (userId: number) => Promise<void>,
): Promise<Response> {
	const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME, SESSION_SECRET, APP_URL } = env();
	if (!OIDC_ISSUER) throw new AppError("not_found", "There is nothing here.");
	const options: NextAuthOptions = {
		secret: SESSION_SECRET[0],
		useSecureCookies: APP_URL.startsWith("https:"),
		pages: { signIn: "/", error: "/" },
		providers: [
			{
				id: "oidc",
				name: OIDC_NAME,
				type: "oauth",
				wellKnown: `${OIDC_ISSUER.replace(/\/$/, "")}/.well-known/openid-configuration`,
				clientId: OIDC_CLIENT_ID,
				clientSecret: OIDC_CLIENT_SECRET,
				authorization: { params: { scope: "openid email profile" } },
				idToken: true,
				checks: ["pkce", "state", "nonce"],
				profile: (claims: OidcClaims) => ({ id: claims.sub }),
			},
		],
		callbacks: {
			async signIn({ profile }) {
				const userId = await personOf(OIDC_ISSUER, profile as unknown as OidcClaims);
				if (userId === null) return "/?error=AccountExists";
				await begin(userId);
				// An address instead of `true`: next-auth goes there and makes no session of its own.
				return "/";
			},
		},
	};
	const response = await NextAuth(request as NextRequest, { params: Promise.resolve(params) }, options);
	return params.nextauth[0] === "callback" ? withoutCookies(response, request) : response;
}

/** Takes back what next-auth left in the browser. */
function withoutCookies(response: Response, request: Request): Response {
	const result = new Response(response.body, response);
	for (const pair of (request.headers.get("cookie") ?? "").split(/;\s*/)) {
		const name = pair.split("=", 1)[0] ?? "";
		if (!/^(__Host-|__Secure-)?next-auth\./.test(name)) continue;
		const secure = name.startsWith("__") ? "; Secure" : "";
		result.headers.append("set-cookie", `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}`);
	}
	return result;
}

/**
 * The account behind a verified identity: the one that signed in with it before, else the one with its email where
 * the issuer has verified that email, else a new one.
 * @returns The user's id, or null where an account has this email and the issuer does not vouch for it.
 */
export async function personOf(issuer: string, claims: OidcClaims): Promise<number | null> {
	const known = await db().externalLogin.findUnique({ where: { issuer_subject: { issuer, subject: claims.sub } } });
	if (known) return known.userId;
	const email = claims.email?.trim().toLowerCase();
	const owner = email ? await db().user.findUnique({ where: { email } }) : null;
	if (owner && !claims.email_verified) return null;
	const userId = owner?.id ?? (await newPerson(claims, email ?? `${claims.sub}@${new URL(issuer).hostname}`));
	await db().externalLogin.create({ data: { issuer, subject: claims.sub, userId } });
	return userId;
}

async function newPerson(claims: OidcClaims, email: string): Promise<number> {
	const wanted =
		(claims.preferred_username ?? email.split("@")[0] ?? "").replace(/[@\s]+/g, "-").slice(0, 40) || "friend";
	const firstName = claims.given_name?.trim() || claims.name?.trim() || wanted;
	for (let attempt = 0; ; attempt++) {
		const username = attempt === 0 ? wanted : `${wanted}-${randomBytes(3).toString("hex")}`;
		try {
			const data = {
				username,
				usernameKey: usernameKey(username),
				email,
				firstName,
				lastName: claims.family_name?.trim() || null,
			};
			return (await db().user.create({ data })).id;
		} catch (error) {
			if (!isUniqueViolation(error) || attempt === 5) throw error;
		}
	}
}
