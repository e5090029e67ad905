import { z } from "zod";
import { type Kind, kinds } from "@/lib/domain/safety/kinds";
import type { Concern } from "@/lib/safety/concern";
import { spelledAs } from "./client/mend";

/** Maximum length of the person's words, in characters. */
const MOST_WORDS = 600;

/**
 * A model's concern, which comes first in each answer about a person's words, so that danger is known before any text
 * is shown: the kind of danger, and the words that show it.
 */
export const concernSchema = z
	.strictObject({ kind: z.enum(kinds), words: z.string().max(MOST_WORDS).describe("their words, copied") })
	.nullable();

/** The part of a prompt that asks for the concern. */
export const CONCERN_RULE = `- concern: null, unless what they have just written shows, in whatever language and disguise, that somebody may be in
danger. Then words (the very words of theirs that show it) and kind: self-harm (they may want to die or hurt themselves),
partner-danger (somebody close hurts, threatens, watches or frightens them), danger-to-others (they may hurt somebody),
frightening-images (unwanted pictures of harm to their own baby) or someone-else (somebody they know may be in danger).
Sadness, anger, grief and quarrels show none.`;

/** Other words that models use for some kinds. */
const meant: Record<string, Kind> = {
	suicide: "self-harm",
	suicidal: "self-harm",
	"suicidal ideation": "self-harm",
	"suicidal thoughts": "self-harm",
	"self injury": "self-harm",
	abuse: "partner-danger",
	"partner abuse": "partner-danger",
	"partner violence": "partner-danger",
	"domestic abuse": "partner-danger",
	"domestic violence": "partner-danger",
	"harm to others": "danger-to-others",
	homicide: "danger-to-others",
};

/** Reads a concern however it is spelled, and limits the length of its words; null if there is none. */
function concernIn(given: unknown): Concern | null {
	if (Array.isArray(given)) return given.map(concernIn).find((one) => one !== null) ?? null;
	if (typeof given !== "object" || given === null) return null;
	const { kind: named, words }: { kind?: unknown; words?: unknown } = given;
	const other = spelledAs(Object.keys(meant), named);
	const kind = spelledAs(kinds, named) ?? (other && meant[other]);
	return kind && typeof words === "string" ? { kind, words: words.slice(0, MOST_WORDS) } : null;
}

/**
 * Reads whatever a model put into the field: a concern, or none. A malformed one must not cost the person their answer.
 */
export function withTidyConcern(value: unknown): unknown {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
	return { ...value, concern: "concern" in value ? concernIn(value.concern) : null };
}
