import "server-only";
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { env } from "@/lib/server/core/env";

/**
 * The app's own secrets are stored as AES-256-GCM ciphertext, under a key derived from SESSION_SECRET for their
 * purpose, and bound to their place: without that secret, or in another place, they cannot be decrypted.
 */
interface Seal {
	purpose: string;
	/** Table, column and row. */
	place: string;
}

const keyOf = (secret: string, { purpose }: Seal) => Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));

/**
 * Encrypts a secret.
 * @returns Nonce, tag and ciphertext in base64url, separated by dots.
 */
export function sealedSecret(secret: string, seal: Seal): string {
	const nonce = randomBytes(12);
	const key = keyOf(env().SESSION_SECRET[0] ?? "", seal);
	const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(seal.place));
	const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
	return [nonce, cipher.getAuthTag(), sealed].map((part) => part.toString("base64url")).join(".");
}

/**
 * Decrypts a secret that was sealed with either session secret; null if it was sealed with another, or for another
 * place.
 */
export function openedSecret(sealed: string, seal: Seal): string | null {
	const [nonce, tag, text] = sealed.split(".").map((part) => Buffer.from(part, "base64url"));
	if (nonce?.length !== 12 || tag?.length !== 16 || !text) return null;
	for (const secret of env().SESSION_SECRET) {
		try {
			const decipher = createDecipheriv("aes-256-gcm", keyOf(secret, seal), nonce)
				.setAAD(Buffer.from(seal.place))
				.setAuthTag(tag);
			return Buffer.concat([decipher.update(text), decipher.final()]).toString("utf8");
		} catch {
			// It was not sealed with this secret.
		}
	}
	return null;
}
