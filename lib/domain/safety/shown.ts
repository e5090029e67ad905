import type { HelpLine } from "./help-line";
import { type Certainty, type Kind, kinds } from "./kinds";

/**
 * The notice that a response of the API begins with if the person's words suggest danger. Computed each time, never
 * stored.
 */
export interface SafetyNotice {
	kind: Kind;
	certainty: Certainty;
	/** Paragraphs separated by empty lines; the first is the heading. For a doubtful danger, a single discreet line. */
	message: string;
	/** Language of the message, a BCP 47 tag. */
	language: string;
	helpLines: HelpLine[];
	/** Country of the help lines (ISO 3166 alpha-2); null for the international ones. */
	country: string | null;
	/** Whether the words also mention somebody close who is dangerous and may look at this device. */
	mayBeWatched: boolean;
}

/**
 * Whether a coach may write about these words. Not if there is a clear danger to the person, from a partner, or to
 * others. If the danger is doubtful the coach may, but its text is checked, and a discreet line is shown above it.
 */
export function isForCoach(
	notice: (Pick<SafetyNotice, "kind"> & Partial<Pick<SafetyNotice, "certainty">>) | null,
): boolean {
	return notice === null || notice.kind === "someone-else" || notice.certainty === "doubtful";
}

/** The kinds of danger because of which no coach writes, if they are clear. */
export const keptFromCoach: readonly Kind[] = kinds.filter((kind) => kind !== "someone-else");

/**
 * Whether our own words are better than those of a coach without a model: for every clear danger, and for frightening
 * images.
 */
export const isCertainEnough = ({ kind, certainty }: { kind: Kind; certainty: Certainty }): boolean =>
	certainty === "clear" || kind === "frightening-images";

/** Returns the writing direction of a language. */
export const directionOf = (language: string): "ltr" | "rtl" => (/^(?:ar|ur)\b/.test(language) ? "rtl" : "ltr");
