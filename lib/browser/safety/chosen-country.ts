import { COUNTRY_KEY } from "@/lib/safety/country-key";

const YEAR_S = 365 * 24 * 60 * 60;

/**
 * Stores the chosen country in this browser: in localStorage for scripts, and in a cookie for pages that work without
 * scripts.
 */
export function rememberCountry(country: string | null): void {
	const value = country ?? "none";
	// Storage can be turned off; then the choice only holds for this page.
	try {
		localStorage.setItem(COUNTRY_KEY, value);
	} catch {}
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
	document.cookie = `${COUNTRY_KEY}=${value}; path=/; max-age=${YEAR_S}; samesite=lax`;
}

/** Returns the country chosen in this browser: a code, null for "another country", or undefined if none was chosen. */
export function chosenCountry(): string | null | undefined {
	try {
		const kept = localStorage.getItem(COUNTRY_KEY);
		return kept === null ? undefined : kept === "none" ? null : kept;
	} catch {
		return undefined;
	}
}
