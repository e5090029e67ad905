import { type Reading, signs } from "./assess";
import { helpLinesFor } from "./help-lines";
import type { Kind } from "./kinds";
import { alsoPartnerDanger, messages } from "./messages";
import type { SafetyNotice } from "./shown";

/**
 * What to say first about these texts, or null where nothing needs saying.
 * @param country ISO 3166 alpha-2, or null for the international default.
 */
export function safetyNotice(texts: readonly string[], country: string | null, reading?: Reading): SafetyNotice | null {
	return noticeFor(signs(texts, reading), country);
}

/** The same where it is known already what texts are a sign of. @param found The most pressing first. */
export function noticeFor(found: readonly Kind[], country: string | null): SafetyNotice | null {
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
