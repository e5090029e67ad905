import type { Kind } from "@/lib/domain/safety/kinds";
import { type Rule, words } from "../rule";

/*
 * Families of weak signs. None of them is anything alone: people give things away, sleep badly, lose their work. Several
 * of different families over the last messages and days are read as a whole. They count only there, never in one text.
 */

/** What a family is a sign of where it is the writer's own, and what where it is told of somebody else. */
export type Theme = "self-harm" | "partner-danger" | "near";

export interface Family {
	theme: Theme;
	/** A strong one is seldom said without a reason; a weak one often. */
	strength: "strong" | "weak";
	/** Whose it is: whoever does it, always the writer, or always somebody the writer speaks of. */
	whose: "doer" | "writer" | "another";
	rule: Rule;
}

/** What each theme calls for a notice of. */
export const kindOf: Record<Theme, Kind> = {
	"self-harm": "self-harm",
	"partner-danger": "partner-danger",
	near: "someone-else",
};

/** A family that a text has words of, and what it speaks for there. */
export interface WeakSign {
	family: Family;
	theme: Theme;
}

const family =
	(theme: Theme, whose: Family["whose"]) =>
	(strength: Family["strength"], phrases: readonly string[], unless?: RegExp): Family => ({
		theme,
		strength,
		whose,
		rule: { reading: "plain", pattern: words(phrases.join("|")), ...(unless && { unless }) },
	});

export const ofTheDoer = family("self-harm", "doer");
export const ofTheWriter = family("self-harm", "writer");
export const atHome = family("partner-danger", "writer");
export const ofAnother = family("near", "another");

/** Some words between two others. */
export const some = (most: number) => `(?: [^ .]+){0,${most}}`;
