import { type Reading, signs } from "./assess";
import { type HelpLine, helpLinesFor } from "./help-lines";
import type { Kind } from "./kinds";
import { alsoPartnerDanger, messages } from "./messages";

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
export function isForCoach(notice: SafetyNotice | null): boolean {
	return notice === null || notice.kind === "someone-else";
}

/**
 * What to say first about these texts, or null where nothing needs saying.
 * @param country ISO 3166 alpha-2, or null for the international default.
 */
export function safetyNotice(texts: readonly string[], country: string | null, reading?: Reading): SafetyNotice | null {
	const found = signs(texts, reading);
	const [kind] = found;
	if (!kind) return null;
	const mayBeWatched = found.includes("partner-danger");
	const isPartnerToo = mayBeWatched && kind !== "partner-danger";
	const { title, text } = messages[kind];
	const paragraphs = isPartnerToo ? [...text.slice(0, -1), alsoPartnerDanger, ...text.slice(-1)] : text;
	return {
		kind,
		message: [title, ...paragraphs].join("\n\n"),
		helpLines: helpLinesFor(isPartnerToo ? "all" : kind, country),
		country,
		mayBeWatched,
	};
}
