import type { SourceId } from "./sources";
import type { Compared, Emergency, Line } from "./types";

/** The day on which the whole list was last reviewed. */
export const REVIEWED = "2026-11-21";

/** Marks a number as checked against a source on that day. */
export const compared = (comparedWith: SourceId = "lists"): Compared => ({ verified: REVIEWED, comparedWith });

/** Returns a single emergency number for all services. */
export const emergency = (call: string, from?: SourceId): Emergency[] => [
	{ name: "Emergency", call, ...compared(from) },
];

/** Returns emergency numbers that differ by service. */
export const emergencies = (numbers: Record<string, string>, from?: SourceId): Emergency[] =>
	Object.entries(numbers).map(([what, call]) => ({ name: `Emergency, ${what}`, call, ...compared(from) }));

/** Properties that most crisis lines have in common. */
export const crisis = {
	for: "crisis",
	hours: "24 hours",
	cost: "free",
	serves: "everyone",
} as const satisfies Partial<Line>;

/** Properties that most help lines about violence at home have in common. */
export const partner = {
	for: "partner",
	hours: "24 hours",
	cost: "free",
	serves: "everyone",
} as const satisfies Partial<Line>;
