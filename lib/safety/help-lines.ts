import type { HelpLine } from "@/lib/domain/safety/help-line";
import type { Kind } from "@/lib/domain/safety/kinds";
import { americasAndAsia } from "./help-lines/americas-asia";
import { REVIEWED } from "./help-lines/compared";
import { emergencyOnly } from "./help-lines/emergency-only";
import { englishSpeaking } from "./help-lines/english-speaking";
import { northernEurope } from "./help-lines/northern-europe";
import type { Countries, Line } from "./help-lines/types";
import { westernEurope } from "./help-lines/western-europe";

/** A help line that was last checked more than this many days ago says so, and the directory moves up. */
export const OLD_AFTER_DAYS = 180;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Every country in the list. */
export const countries: Countries = {
	...emergencyOnly,
	...englishSpeaking,
	...westernEurope,
	...northernEurope,
	...americasAndAsia,
};

/** The day on which the list was last reviewed (ISO date). */
export const helpLinesReviewed = REVIEWED;

/** The countries in the list, sorted by name. */
export const helpCountries: { code: string; name: string }[] = Object.entries(countries)
	.map(([code, { name }]) => ({ code, name }))
	.sort((a, b) => a.name.localeCompare(b.name, "en"));

const anywhere: HelpLine = {
	for: "emergency",
	name: "Your local emergency number",
	country: null,
	hours: "24 hours",
	where: "112 works in many countries and from most mobiles, 911 in North America",
};
const directory: HelpLine = {
	for: "directory",
	name: "Find a help line in your country",
	country: null,
	hours: "more than 100 countries",
	url: "https://findahelpline.com",
};

/** Which help lines are shown for each danger, the most suitable first. */
const wanted: Record<Kind | "all", Line["for"][]> = {
	"self-harm": ["crisis"],
	"partner-danger": ["partner", "crisis"],
	"danger-to-others": ["crisis"],
	"frightening-images": ["crisis"],
	"someone-else": ["crisis", "partner"],
	all: ["crisis", "partner"],
};

/** Returns how many whole days have passed between a day (ISO date) and a moment. */
export const daysSince = (day: string, now: Date): number => Math.floor((now.getTime() - Date.parse(day)) / DAY_MS);

/**
 * Returns whom to call about a danger, with the emergency number first. The international directory comes right after
 * it if the country is unknown, has no line of its own, or only has lines that nobody has checked for half a year;
 * otherwise it comes last.
 * @param country ISO 3166 alpha-2. For null, or a country that is not in the list, returns the international default.
 * @param now The current time, to recognize lines that were checked too long ago.
 */
export function helpLinesFor(kind: Kind | "all", country: string | null, now: Date): HelpLine[] {
	const place = country && Object.hasOwn(countries, country) ? countries[country] : undefined;
	if (!place) return [anywhere, directory];
	const shown = (line: Omit<HelpLine, "country"> & { verified: string; site?: string }): HelpLine => {
		const { verified, site: _, ...rest } = line;
		const isOld = daysSince(verified, now) > OLD_AFTER_DAYS;
		return { ...rest, country: place.name, ...(isOld && { notCheckedSince: verified }) };
	};
	const emergency = place.emergency.map((line) => shown({ ...line, for: "emergency", hours: "24 hours" }));
	const lines = wanted[kind].flatMap((purpose) => place.lines.filter((line) => line.for === purpose)).map(shown);
	const first = emergency.length > 0 ? emergency : [anywhere];
	const isOwnFirst = lines.length > 0 && lines.every((line) => !line.notCheckedSince);
	return isOwnFirst ? [...first, ...lines, directory] : [...first, directory, ...lines];
}
