import type { SourceId } from "./sources";
import type { Compared, Emergency, Line } from "./types";

/** The day on which the whole list was last reviewed. */
export const REVIEWED = "2026-11-21";

/** Says that a number was checked against a source on that day. */
export const compared = (comparedWith: SourceId = "lists"): Compared => ({ verified: REVIEWED, comparedWith });

/** One emergency number for everything. */
export const emergency = (call: string, from?: SourceId): Emergency[] => [
	{ name: "Emergency", call, ...compared(from) },
];

/** Emergency numbers that differ by service. */
export const emergencies = (numbers: Record<string, string>, from?: SourceId): Emergency[] =>
	Object.entries(numbers).map(([what, call]) => ({ name: `Emergency, ${what}`, call, ...compared(from) }));

/** The common properties of most crisis lines. */
export const crisis = {
	for: "crisis",
	hours: "24 hours",
	cost: "free",
	serves: "everyone",
} as const satisfies Partial<Line>;

/** The common properties of most lines about violence at home. */
export const partner = {
	for: "partner",
	hours: "24 hours",
	cost: "free",
	serves: "everyone",
} as const satisfies Partial<Line>;
