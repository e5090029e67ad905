import type { Offer } from "./guide";
import { plainLine } from "./plain-line";
import type { ClientMessage } from "./schema";

/** Matches a sentence that only introduces the offers below it, such as "These may fit:". */
const LEADS_ON = /[^.!?…]*:$/;

/**
 * Sums up a message in one line for an overview. Leaves out a sentence that only introduces the offers; if nothing else
 * is left, returns the names of the offers.
 */
export function activityLine({
	content,
	isAiResponse,
	offers = [],
}: Pick<ClientMessage, "content" | "isAiResponse" | "offers">): string {
	const line = plainLine(content);
	if (!isAiResponse || !LEADS_ON.test(line)) return line;
	const said = line.replace(LEADS_ON, "").trim();
	if (said !== "") return said;
	const offered = offers.flatMap(labelsOf);
	return offered.length === 0 ? line : offered.join(" · ");
}

/** Returns the names that an offer shows. */
function labelsOf(offer: Offer): string[] {
	switch (offer.kind) {
		case "link":
		case "say":
			return [offer.label];
		case "which-is-nearest":
			return offer.titles.map(({ title }) => title);
		case "article":
		case "talk":
		case "exercise":
			return [offer.title];
		case "taps":
			return offer.taps.map((one) => one.label);
		case "pages":
			return offer.pages.map(({ label }) => label);
		default:
			return [];
	}
}
