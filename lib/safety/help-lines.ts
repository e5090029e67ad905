import { z } from "zod";
import data from "./help-lines.json";
import type { Kind } from "./kinds";

const lineSchema = z.strictObject({
	/** `crisis`: thoughts of suicide and any other crisis. `partner`: violence and control by somebody close. */
	for: z.enum(["crisis", "partner"]),
	name: z.string().min(1),
	/** A number to call, as it is written in its country. */
	call: z.string().min(2).optional(),
	/** A number to send a text message to, and the word to send where there is one. */
	text: z.string().min(2).optional(),
	say: z.string().min(1).optional(),
	hours: z.string().min(1),
	/** The part of the country or the language it is for, where that is not all of it. */
	where: z.string().min(1).optional(),
	/** The organization's own site, where the number can be checked. */
	source: z.string().min(3),
});

const fileSchema = z.strictObject({
	version: z.number().int().positive(),
	/** The day on which the list was last gone through. */
	reviewed: z.iso.date(),
	countries: z.record(
		z.string().regex(/^[A-Z]{2}$/),
		z.strictObject({
			name: z.string().min(1),
			emergency: z.array(z.strictObject({ name: z.string(), call: z.string().min(2) })).min(1),
			lines: z.array(lineSchema).min(1),
		}),
	),
});

/** One way to reach somebody: an emergency number, a help line, or the directory of everything else. */
export type HelpLine = Omit<z.infer<typeof lineSchema>, "for" | "source"> & {
	for: "emergency" | "crisis" | "partner" | "directory";
	source?: string;
	/** A site that the person may open; nothing is ever fetched from it. */
	url?: string;
};

const file = fileSchema.parse(data);

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
