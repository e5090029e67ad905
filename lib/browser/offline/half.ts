import { remainingMs } from "@/lib/browser/discretion/touches";

/**
 * Name of a cookie with a random number that is half of the key for the offline reading data. It need not be secret
 * from the server, which has the texts themselves. It is a cookie because browsers delete cookies on their own: when
 * the lock is due, even if the app is closed, and otherwise after two weeks without a visit.
 */
const HALF = "shelf";
const BYTES = 32;
const DAYS_14_S = 14 * 24 * 60 * 60;

function write(value: string, seconds: number): void {
	const secure = location.protocol === "https:" ? "; Secure" : "";
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
	document.cookie = `${HALF}=${value}; Path=/; SameSite=Strict; Max-Age=${Math.floor(seconds)}${secure}`;
}

/** Returns the half of the key as text; null if this browser has none, or no longer has it. */
export const readKeyHalf = (): string | null =>
	new RegExp(`(?:^|;\\s*)${HALF}=([0-9a-f]{64})`).exec(document.cookie)?.[1] ?? null;

/**
 * Renews the cookie: until the lock is due if a lock is set, otherwise for 14 days. If there is no half yet, makes one
 * when `mayMake` is true; anything encrypted with an earlier half is then lost.
 */
export function renewKeyHalf(mayMake: boolean): void {
	const made = () =>
		Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, "0")).join("");
	const value = readKeyHalf() ?? (mayMake ? made() : null);
	if (value === null) return;
	const left = remainingMs();
	write(value, left === null ? DAYS_14_S : left / 1000);
}

/** Deletes the half. From here on, nothing that was encrypted with it can be decrypted. */
export const deleteKeyHalf = (): void => write("", 0);
