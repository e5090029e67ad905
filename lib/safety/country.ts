import { ZONE_COOKIE } from "./country-key";
import { helpCountries } from "./help-lines";

/** Languages spoken almost only in one country, so that no region is needed to guess it. */
const homes: Record<string, string> = {
	bn: "BD",
	cs: "CZ",
	da: "DK",
	de: "DE",
	fi: "FI",
	fr: "FR",
	hi: "IN",
	hu: "HU",
	id: "ID",
	it: "IT",
	ja: "JP",
	ko: "KR",
	nb: "NO",
	nl: "NL",
	no: "NO",
	pl: "PL",
	sv: "SE",
	tr: "TR",
	uk: "UA",
};

const isKnown = (code: string | undefined) => helpCountries.some((country) => country.code === code);

/**
 * Guesses the person's country from `Accept-Language`: the region of the first language, or of another entry for the
 * same language ("de, en-US" does not mean the United States).
 * @returns The code (ISO 3166 alpha-2) of a country in the list, or null.
 */
export function guessCountry(acceptLanguage: string | null): string | null {
	const tags = (acceptLanguage ?? "")
		.slice(0, 500)
		.split(",")
		.map((part) => part.split(";")[0]?.trim() ?? "");
	const language = tags[0]?.split("-")[0]?.toLowerCase();
	if (!language) return null;
	const regions = tags
		.filter((tag) => tag.toLowerCase().startsWith(`${language}-`))
		.map((tag) => tag.split("-").at(-1)?.toUpperCase());
	const guess = regions.find(isKnown) ?? (regions.length === 0 ? homes[language] : undefined);
	return isKnown(guess) ? (guess ?? null) : null;
}

const zoneIn = new RegExp(`(?:^|;\\s*)${ZONE_COOKIE}=([\\w+-]+(?:%2F[\\w+-]+){0,2})(?:;|$)`, "i");
/** The country of each time zone that belongs to only one country of the list. Built on first use. */
let zones: Map<string, string> | undefined;
function countryOfZone(zone: string): string | null {
	if (!zones) {
		zones = new Map();
		for (const { code } of helpCountries) for (const name of zonesOf(code)) zones.set(name, code);
	}
	return zones.get(todaysName(zone)) ?? null;
}

/** Returns a time zone's current name: some browsers call "Asia/Kolkata" "Asia/Calcutta". */
function todaysName(zone: string): string {
	try {
		return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone;
	} catch {
		return zone;
	}
}

/**
 * Returns the time zones of a country. Node and some browsers have them as a property, others as a method, and some not
 * at all.
 */
function zonesOf(code: string): readonly string[] {
	const region = new Intl.Locale(`und-${code}`) as { timeZones?: string[]; getTimeZones?: () => string[] };
	return region.getTimeZones?.() ?? region.timeZones ?? [];
}

/**
 * Returns the country whose help lines a request is shown: the chosen one or, if there is no choice, a guess. The
 * browser's time zone comes first, because it shows where the person is; then its language, which they may have brought
 * along.
 * @param asked The country in the address (`?country=`), which takes precedence over the cookie.
 * @returns ISO 3166 alpha-2, or null for the international default; `isChosen` says whether the person chose it.
 */
export function countryOf(
	headers: Pick<Headers, "get">,
	asked?: string | null,
): { country: string | null; isChosen: boolean } {
	const cookie = /(?:^|;\s*)country=([A-Za-z]{2}|none)(?:;|$)/.exec(headers.get("cookie") ?? "")?.[1];
	const chosen = asked ?? cookie;
	if (chosen?.toLowerCase() === "none" || chosen === "") return { country: null, isChosen: true };
	if (chosen && isKnown(chosen.toUpperCase())) return { country: chosen.toUpperCase(), isChosen: true };
	const zone = zoneIn.exec(headers.get("cookie") ?? "")?.[1];
	const near = zone ? countryOfZone(decodeURIComponent(zone)) : null;
	return { country: near ?? guessCountry(headers.get("accept-language")), isChosen: false };
}
