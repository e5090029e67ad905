import type { Offer, OfferOf } from "@/lib/domain/chat/guide";
import type { Tap } from "@/lib/domain/chat/tap";
import { talkBySlug } from "@/lib/domain/talks/library";
import { howLabel } from "./told-lines";

/** Buttons that stand below replies: what they say, and what each does. */
export type One = OfferOf<"taps">["taps"][number];
export const tapOf = (label: string, tap: Tap): One => ({ label, tap });

export const justListen = tapOf("Just listen to me", { do: "door", door: "listen" });
export const helpMe = tapOf("Help me with it", { do: "door", door: "help" });
export const words = tapOf("Words I could say", { do: "door", door: "say-something" });
export const helpDecide = tapOf("Help me decide", { do: "door", door: "decide" });

export const celebrate = tapOf("Celebrate it, step by step", { do: "talk", id: "good-news" });
export const bored = tapOf("Just bored", { do: "talk", id: "bored" });
export const tellNews = tapOf("Words to tell somebody", { do: "occasion", id: "my-news" });
/** Leads to the direct question, for a danger that no rule sees. */
export const dark = tapOf("It’s dark, or I’m not safe", { do: "open", kind: "article", id: "a-hard-night" });

export const howTaps: Offer = {
	kind: "taps",
	label: howLabel,
	taps: [
		tapOf("It’s good", { do: "telling", is: "good" }),
		tapOf("It’s hard", { do: "telling", is: "hard" }),
		tapOf("A bit of both", { do: "telling", is: "both" }),
		tapOf("Just ordinary", { do: "telling", is: "ordinary" }),
	],
};

export const belongsTaps: Offer = {
	kind: "taps",
	taps: [tapOf("Yes", { do: "telling", is: "belongs" }), tapOf("No", { do: "telling", is: "apart" })],
};

export const findExamples: readonly Offer[] = [
	{ kind: "say", label: "My last entry", say: "What was the last thing I wrote?" },
	{ kind: "say", label: "What I wrote last week", say: "What did I write last week?" },
	{ kind: "say", label: "The first thing I wrote", say: "What was the first thing I wrote?" },
];

/** Builds a message step by step. */
export const stepByStep: Offer = {
	kind: "talk",
	id: "message-to-send",
	title: talkBySlug("message-to-send")?.title ?? "",
};

export const questionsToAsk: Offer = {
	kind: "talk",
	id: "questions-to-ask",
	title: talkBySlug("questions-to-ask")?.title ?? "",
};

export const goThroughBoth = tapOf("Go through both, step by step", { do: "talk", id: "two-futures" });
export const howToDecide = tapOf("How do I make a hard decision?", { do: "open", kind: "article", id: "a-decision" });
