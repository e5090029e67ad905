import type { HelpLine } from "./help-lines";
import type { Kind } from "./kinds";

/** What an answer of the API leads with when a person's words sound like danger. Computed each time, never stored. */
export interface SafetyNotice {
	kind: Kind;
	/** Paragraphs with an empty line between them; the first is the heading. */
	message: string;
	helpLines: HelpLine[];
	/** The country of the help lines, ISO 3166 alpha-2; null for the international ones. */
	country: string | null;
	/** The same words also speak of somebody close who is dangerous, who may look at this device. */
	mayBeWatched: boolean;
}

/** Whether a coach may write about these words. On danger to oneself, from a partner and to others it does not. */
export function isForCoach(notice: Pick<SafetyNotice, "kind"> | null): boolean {
	return notice === null || notice.kind === "someone-else";
}
