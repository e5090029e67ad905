import type { HelpLine } from "./help-line";
import type { Certainty, Kind } from "./kinds";

/** What an answer of the API leads with when a person's words sound like danger. Computed each time, never stored. */
export interface SafetyNotice {
	kind: Kind;
	certainty: Certainty;
	/** Paragraphs with an empty line between them; the first is the heading. Where it is doubtful, one quiet line. */
	message: string;
	/** The language of the message, a BCP 47 tag. */
	language: string;
	helpLines: HelpLine[];
	/** The country of the help lines, ISO 3166 alpha-2; null for the international ones. */
	country: string | null;
	/** The same words also speak of somebody close who is dangerous, who may look at this device. */
	mayBeWatched: boolean;
}

/**
 * Whether a coach may write about these words. On clear danger to oneself, from a partner and to others it does not; on a
 * doubtful sign it does, checked, below the quiet line.
 */
export function isForCoach(
	notice: (Pick<SafetyNotice, "kind"> & Partial<Pick<SafetyNotice, "certainty">>) | null,
): boolean {
	return notice === null || notice.kind === "someone-else" || notice.certainty === "doubtful";
}

/** Which way a language is written. */
export const directionOf = (language: string): "ltr" | "rtl" => (/^(?:ar|ur)\b/.test(language) ? "rtl" : "ltr");
