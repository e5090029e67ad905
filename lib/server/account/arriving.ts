import "server-only";
import { env } from "@/lib/server/core/env";
import { describeError, logger } from "@/lib/server/core/logger";
import { findSession } from "@/lib/server/core/sessions/session";
import { signInOrAskForMore } from "@/lib/server/second-factor/sign-in";
import { pendingConnection } from "./connecting";
import { type Claims, claimsSchema, connect, personOf } from "./external-login";
import type { Entrance } from "./sign-in/enter";
import { wayBack } from "./way-back";

/**
 * Signs in, or connects the account of, a person whose identity the issuer has confirmed. Never throws, because
 * next-auth would show the error message in the URL.
 * @returns The path to redirect to.
 */
export async function arrive(issuer: string, profile: unknown, entrance: Entrance): Promise<string> {
	try {
		const { data: claims } = claimsSchema.safeParse(profile);
		if (claims) return await destination(issuer, claims, entrance);
		logger().warn("an issuer vouched for somebody in a way that cannot be read");
	} catch (error) {
		logger().error({ error: describeError(error) }, "an arrival from an issuer failed");
	}
	return "/?error=Callback";
}

async function destination(issuer: string, claims: Claims, { request, session, now }: Entrance): Promise<string> {
	const setter = await pendingConnection(request);
	if (setter) {
		const current = await findSession(await session.id(), now);
		// In the meantime somebody else may have signed in in this browser, or the session may have ended.
		const isSame = setter !== "broken" && current?.id === setter.sessionId && current.user.id === setter.userId;
		if (!isSame) return "/profile?connection=failed";
		const identity = { issuer, subject: claims.sub };
		return `/profile?connection=${await connect(current.user.id, current.id, identity)}`;
	}
	const userId = await personOf(issuer, claims, now);
	if (typeof userId === "string") return `/?error=${userId}`;
	const path = wayBack(request.headers.get("cookie"), new URL(env().APP_URL).origin);
	return (await signInOrAskForMore(userId, { request, session, now })) ? `${path}#second-factor` : path;
}
