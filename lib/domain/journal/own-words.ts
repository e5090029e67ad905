import type { Offer, Way } from "@/lib/domain/chat/guide";
import { openPromptPath } from "./open-prompt-path";
import { HAPPENED } from "./paths";

/**
 * The placeholder address, in an offer, of a page that begins with the message that was answered. The guide writes its
 * offers before the reply has an id.
 */
export const OWN_WORDS_HREF = "/journal?from=reply";

/** Returns that address once the reply's id is known. The person's words are not part of the address. */
export const ownWordsPath = (replyId: number) => `/journal?from=${replyId}`;

/** Reads the reply's id from such an address; null if it has none. */
export function replyIdIn(from: unknown): number | null {
	const id = typeof from === "string" && /^[1-9]\d{0,9}$/.test(from) ? Number(from) : 0;
	return id > 0 && id <= 2_147_483_647 ? id : null;
}

/** The beginning of a page: the person's words, and a prompt that goes with them. */
export interface Beginning {
	words: string;
	prompt: string;
}

export const ownWordsPage: Way = {
	label: "Take this to a page of your journal",
	note: "The page begins with your words",
	href: OWN_WORDS_HREF,
};

/** Offered instead if no words are stored with which the page could begin. */
const pageWithoutWords: Offer = {
	kind: "link",
	label: "Write it down in your journal",
	note: `The page begins with: “${HAPPENED}”`,
	href: openPromptPath("happened"),
};

/**
 * Replaces placeholder addresses in a reply's offers.
 * @param replyId Null if the reply is not stored.
 */
export const offersOf = (offers: readonly Offer[], replyId: number | null): Offer[] =>
	offers.map((offer) => {
		if (offer.kind !== "keep") return offer;
		if (replyId === null) return pageWithoutWords;
		const { label, note } = { ...ownWordsPage, ...offer };
		return { kind: "link", label, ...(note !== undefined && { note }), href: ownWordsPath(replyId) };
	});
