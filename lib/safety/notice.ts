import { type Reading, signs } from "./assess";
import { helpLinesFor } from "./help-lines";
import { alsoPartnerDanger, messages } from "./messages";
import type { SafetyNotice } from "./shown";

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
