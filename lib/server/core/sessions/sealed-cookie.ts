import "server-only";
import { sealData, unsealData } from "iron-session";
import type { z } from "zod";
import { env } from "@/lib/server/core/env";
import { sessionOptions } from "./session-seal";

/**
 * A cookie that only this server can read or make and no script can see: its value is sealed with the session secret.
 */
export interface SealedCookie<T> {
	/**
	 * Reads the value from a request: null without the cookie, `broken` if this server did not make it or it is too old.
	 */
	read(request: Request): Promise<T | "broken" | null>;
	/** Returns the whole `Set-Cookie` header that stores a value. */
	write(value: T): Promise<string>;
	/** Returns the `Set-Cookie` header that deletes the cookie. */
	forget(): string;
}

/**
 * Creates a sealed cookie.
 * @param name The cookie's name. Over https it gets the prefix `__Host-`, which binds it to this host.
 * @param schema The schema of its value.
 * @param seconds How long it is valid.
 */
export function sealedCookie<T extends object>(name: string, schema: z.ZodType<T>, seconds: number): SealedCookie<T> {
	const isSecure = () => env().APP_URL.startsWith("https:");
	const fullName = () => `${isSecure() ? "__Host-" : ""}${name}`;
	const cookie = (value: string, maxAge: number) =>
		`${fullName()}=${value}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${isSecure() ? "; Secure" : ""}`;
	return {
		async read(request) {
			const prefix = `${fullName()}=`;
			const pair = (request.headers.get("cookie") ?? "").split(/;\s*/).find((one) => one.startsWith(prefix));
			if (!pair) return null;
			const { password } = sessionOptions();
			try {
				const opened = await unsealData(pair.slice(prefix.length), { password, ttl: seconds });
				return schema.safeParse(opened).data ?? "broken";
			} catch {
				return "broken";
			}
		},
		async write(value) {
			const { password } = sessionOptions();
			return cookie(await sealData(value, { password, ttl: seconds }), seconds);
		},
		forget: () => cookie("", 0),
	};
}
