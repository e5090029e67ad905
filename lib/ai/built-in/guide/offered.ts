import type { Offer } from "@/lib/domain/chat/guide";

/** Offers the six entry points to the conversation. */
export const doors: Offer = { kind: "doors" };
export const justListen: Offer = {
	kind: "taps",
	taps: [{ label: "Just listen to me", tap: { do: "door", door: "listen" } }],
};
/** Offers to ask about it again on a later day. */
export const later: Offer = { kind: "later" };
