import data from "./help-lines.json";
import type { Kind } from "./kinds";

/** One way to reach somebody: an emergency number, a help line, or the directory of everything else. */
export interface HelpLine {
	/** `crisis`: thoughts of suicide and any other crisis. `partner`: violence and control by somebody close. */
	for: "emergency" | "crisis" | "partner" | "directory";
	name: string;
	/** A number to call, as it is written in its country. */
	call?: string;
	/** A number to send a text message to, and the word to send where there is one. */
	text?: string;
	say?: string;
	hours: string;
	/** The part of the country or the language it is for, where that is not all of it. */
	where?: string;
	/** The organization's own site, where the number can be checked. */
	source?: string;
	/** A site that the person may open; nothing is ever fetched from it. */
	url?: string;
}

interface Country {
	name: string;
	emergency: Pick<HelpLine, "name" | "call">[];
	lines: HelpLine[];
}

// A test compares the file with these types; the browser needs no schema for what is built in.
const file = data as { version: number; reviewed: string; countries: Record<string, Country> };

/** Which version of the list this is, and when it was last gone through (an ISO date). */
export const helpLinesReviewed = { version: file.version, date: file.reviewed };

/** The countries that the list has lines for, by name. */
export const helpCountries: { code: string; name: string }[] = Object.entries(file.countries)
	.map(([code, { name }]) => ({ code, name }))
	.sort((a, b) => a.name.localeCompare(b.name, "en"));

const anywhere: HelpLine = {
	for: "emergency",
	name: "Your local emergency number",
	hours: "24 hours",
	where: "112 works in many countries, 911 in North America",
};
const directory: HelpLine = {
	for: "directory",
	name: "Find a help line in your country",
	hours: "more than 100 countries",
	url: "https://findahelpline.com",
	source: "findahelpline.com",
};

/** Which lines answer which trouble, the most fitting first. */
const wanted: Record<Kind | "all", HelpLine["for"][]> = {
	"self-harm": ["crisis"],
	"partner-danger": ["partner", "crisis"],
	"danger-to-others": ["crisis"],
	"someone-else": ["crisis", "partner"],
	all: ["crisis", "partner"],
};

/**
 * Whom to reach about a kind of trouble: the emergency number first, the directory of everywhere else last.
 * @param country ISO 3166 alpha-2; null, or one that the list does not have, gives the international default.
 */
export function helpLinesFor(kind: Kind | "all", country: string | null): HelpLine[] {
	const place = country && Object.hasOwn(file.countries, country) ? file.countries[country] : undefined;
	if (!place) return [anywhere, directory];
	const emergency = place.emergency.map((line): HelpLine => ({ ...line, for: "emergency", hours: "24 hours" }));
	const lines = wanted[kind].flatMap((purpose) => place.lines.filter((line) => line.for === purpose));
	return [...emergency, ...lines, directory];
}
