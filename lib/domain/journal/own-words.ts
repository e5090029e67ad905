import type { Offer, Way } from "@/lib/domain/chat/guide";
import { openPromptPath, openPrompts } from "./open-prompts";

/**
 * The address of a page that begins with the message that was answered, as it stands in an offer: the guide writes its
 * offers before the reply has an id.
 */
export const OWN_WORDS_HREF = "/journal?from=reply";

/** The same once it is known which reply it is. The words are not in the address. */
export const ownWordsPath = (replyId: number) => `/journal?from=${replyId}`;

/** The id of a reply in such an address; null for anything else. */
export function replyIdIn(from: unknown): number | null {
	const id = typeof from === "string" && /^[1-9]\d{0,9}$/.test(from) ? Number(from) : 0;
	return id > 0 && id <= 2_147_483_647 ? id : null;
}

/** What a page begins with: words of theirs, and a prompt that goes with them. */
export interface Beginning {
	words: string;
	prompt: string;
}

export const ownWordsPage: Way = {
	label: "Take this to a page of your journal",
	note: "The page begins with your words",
	href: OWN_WORDS_HREF,
};

/** In its place where no words are stored that a page could begin with. */
const pageWithoutWords: Offer = {
	kind: "link",
	label: "Write it down in your journal",
	note: `The page begins with: “${openPrompts.happened}”`,
	href: openPromptPath("happened"),
};

/** The offers of a reply with addresses that lead somewhere. @param replyId Null where the reply is not stored. */
export const offersOf = (offers: readonly Offer[], replyId: number | null): Offer[] =>
	offers.map((offer) => {
		if (offer.kind !== "keep") return offer;
		if (replyId === null) return pageWithoutWords;
		const { label, note } = { ...ownWordsPage, ...offer };
		return { kind: "link", label, ...(note !== undefined && { note }), href: ownWordsPath(replyId) };
	});
