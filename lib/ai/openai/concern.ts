import { z } from "zod";
import { kinds } from "@/lib/domain/safety/kinds";
import type { Concern } from "@/lib/safety/concern";

/**
 * What a model puts at the top of each answer about a person's words, so that danger is known before a word is shown: what
 * worries it, and the words that show it.
 */
export const concernSchema = z
	.strictObject({ kind: z.enum(kinds), words: z.string().max(600).describe("their words, copied") })
	.nullable();

/** How a prompt asks for it. */
export const CONCERN_RULE = `- concern: null, unless what they have just written shows, in whatever language and disguise, that somebody may be in
danger. Then words (the very words of theirs that show it) and kind: self-harm (they may want to die or hurt themselves),
partner-danger (somebody close hurts, threatens, watches or frightens them), danger-to-others (they may hurt somebody),
frightening-images (unwanted pictures of harm to their own baby) or someone-else (somebody they know may be in danger).
Sadness, anger, grief and quarrels show none.`;

/** Reads whatever a model put there: a well-formed concern, or none. A malformed one costs nobody their answer. */
export function withTidyConcern(value: unknown): unknown {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
	const given = "concern" in value ? concernSchema.safeParse(value.concern) : null;
	const concern: Concern | null = given?.success ? given.data : null;
	return { ...value, concern };
}
