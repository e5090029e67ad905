import { helpCountries } from "./help-lines";

/** Languages that are spoken almost only in one country, so that a browser may name them without it. */
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
 * Guesses the person's country from `Accept-Language`: the region of the first language, or of the same language
 * further on ('de, en-US' is not somebody in the United States).
 * @returns ISO 3166 alpha-2 of a country that has lines, or null.
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

/**
 * The country whose lines a request is shown: the chosen one or, without a choice, a guess.
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
	return { country: guessCountry(headers.get("accept-language")), isChosen: false };
}
