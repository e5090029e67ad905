import type { Offer, OfferOf } from "@/lib/domain/chat/guide";
import type { Tap } from "@/lib/domain/chat/tap";
import { talkBySlug } from "@/lib/domain/talks/library";

/** Buttons that stand below replies: what they say, and what each does. */
export type One = OfferOf<"taps">["taps"][number];
export const tapOf = (label: string, tap: Tap): One => ({ label, tap });

export const justListen = tapOf("Just listen to me", { do: "door", door: "listen" });
export const toRead = tapOf("Something to read about it", { do: "door", door: "read" });
export const helpMe = tapOf("Help me with it", { do: "door", door: "help" });
export const somethingElse = tapOf("Something else", { do: "group", id: "all" });

export const celebrate = tapOf("Celebrate it, step by step", { do: "talk", id: "good-news" });
export const bored = tapOf("Just bored", { do: "matter", id: "bored" });
export const tellNews = tapOf("Words to tell somebody", { do: "occasion", id: "my-news" });
/** Leads to the direct question, for a danger that no rule sees. */
export const dark = tapOf("It’s dark, or I’m not safe", { do: "open", kind: "article", id: "a-hard-night" });

export const howTaps: Offer = {
	kind: "taps",
	taps: [
		tapOf("Good", { do: "telling", is: "good" }),
		tapOf("Hard", { do: "telling", is: "hard" }),
		tapOf("Both", { do: "telling", is: "both" }),
		tapOf("Just ordinary", { do: "telling", is: "ordinary" }),
		tapOf("Rather not say", { do: "telling", is: "rather-not" }),
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
