import { remainingMs } from "@/lib/browser/discretion/touches";

/**
 * Half of what the reading matter is encrypted under: a random number in a cookie. It is not in the cookie's interest
 * to be secret from the server, which has the words themselves. It is a cookie because browsers forget it by themselves:
 * when the lock's time is over, even with the app closed, and otherwise after two weeks without a visit.
 */
const HALF = "shelf";
const BYTES = 32;
const DAYS_14_S = 14 * 24 * 60 * 60;

function write(value: string, seconds: number): void {
	const secure = location.protocol === "https:" ? "; Secure" : "";
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
	document.cookie = `${HALF}=${value}; Path=/; SameSite=Strict; Max-Age=${Math.floor(seconds)}${secure}`;
}

/** The half as text, or null where this browser has none, or has forgotten it. */
export const half = (): string | null =>
	new RegExp(`(?:^|;\\s*)${HALF}=([0-9a-f]{64})`).exec(document.cookie)?.[1] ?? null;

/**
 * Keeps the half for as long as it may be kept from now on: until the lock, where one is chosen. Where there is none, a
 * new one is made if `mayMake`; whatever was encrypted with another one is lost.
 */
export function keepHalf(mayMake: boolean): void {
	const made = () =>
		Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, "0")).join("");
	const value = half() ?? (mayMake ? made() : null);
	if (value === null) return;
	const left = remainingMs();
	write(value, left === null ? DAYS_14_S : left / 1000);
}

/** From here on, nothing that was encrypted with it opens again. */
export const forgetHalf = (): void => write("", 0);
