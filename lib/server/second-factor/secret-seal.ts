import "server-only";
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { env } from "@/lib/server/core/env";

/**
 * An authenticator app's secret is stored as AES-256-GCM ciphertext, under a key derived from SESSION_SECRET and bound
 * to its person: without that secret, or in another row, it produces no codes.
 */
const keyOf = (secret: string) => Buffer.from(hkdfSync("sha256", secret, "", "innerscript second factor", 32));
const boundTo = (userId: number) => Buffer.from(`code_apps.secret:${userId}`);

/** @returns Nonce, tag and ciphertext in base64url, with dots between them. */
export function sealSecret(secret: string, userId: number): string {
	const nonce = randomBytes(12);
	const cipher = createCipheriv("aes-256-gcm", keyOf(env().SESSION_SECRET[0] ?? ""), nonce).setAAD(boundTo(userId));
	const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
	return [nonce, cipher.getAuthTag(), sealed].map((part) => part.toString("base64url")).join(".");
}

/** Opens what was sealed with either session secret; null if it was sealed with another, or for somebody else. */
export function openSecret(sealed: string, userId: number): string | null {
	const [nonce, tag, text] = sealed.split(".").map((part) => Buffer.from(part, "base64url"));
	if (nonce?.length !== 12 || tag?.length !== 16 || !text) return null;
	for (const secret of env().SESSION_SECRET) {
		try {
			const decipher = createDecipheriv("aes-256-gcm", keyOf(secret), nonce).setAAD(boundTo(userId)).setAuthTag(tag);
			return Buffer.concat([decipher.update(text), decipher.final()]).toString("utf8");
		} catch {
			// Not this one.
		}
	}
	return null;
}
