import type { HelpLine } from "./help-line";
import type { Certainty, Kind } from "./kinds";

/** What the API's answer starts with if a person's words sound like danger. Computed each time, never stored. */
export interface SafetyNotice {
	kind: Kind;
	certainty: Certainty;
	/** Paragraphs with an empty line between them; the first is the heading. If it is doubtful, one quiet line. */
	message: string;
	/** The language of the message, a BCP 47 tag. */
	language: string;
	helpLines: HelpLine[];
	/** The country of the help lines, ISO 3166 alpha-2; null for the international ones. */
	country: string | null;
	/** Whether the words also speak of somebody close who is dangerous, and who may look at this device. */
	mayBeWatched: boolean;
}

/**
 * Whether a coach may write about these words. Not on a clear danger to oneself, from a partner or to others; on a
 * doubtful sign it may, but is checked, and a quiet line is shown above.
 */
export function isForCoach(
	notice: (Pick<SafetyNotice, "kind"> & Partial<Pick<SafetyNotice, "certainty">>) | null,
): boolean {
	return notice === null || notice.kind === "someone-else" || notice.certainty === "doubtful";
}

/** Which way a language is written. */
export const directionOf = (language: string): "ltr" | "rtl" => (/^(?:ar|ur)\b/.test(language) ? "rtl" : "ltr");
