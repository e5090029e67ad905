import type { Offer } from "./guide";
import { plainLine } from "./plain-line";
import type { ClientMessage } from "./schema";

/** A sentence that only introduces what is below it, such as "These may fit:". */
const LEADS_ON = /[^.!?…]*:$/;

/**
 * What a message says, in one line for an overview. A sentence that only introduces the offers is left out. If nothing else
 * is left, the offers name the subject.
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

/** What an offer is called. */
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
		case "pages":
			return offer.pages.map(({ label }) => label);
		default:
			return [];
	}
}
