import type { ReplyInput } from "@/lib/ai/types";
import type { OfferOf } from "@/lib/domain/chat/guide";
import type { Tap } from "@/lib/domain/chat/tap";
import { mattersOf } from "@/lib/domain/matters/matters";
import { groups, type Matter } from "@/lib/domain/matters/schema";
import { read } from "@/lib/domain/text/reading";
import { elseLine, inGroup, whereQuestion } from "./content/lines";
import type { Draft } from "./draft";
import { says } from "./say";
import { nearTo, passesFor, toldIn } from "./which-matter";

export type One = OfferOf<"taps">["taps"][number];
export const tapOf = (label: string, tap: Tap): One => ({ label, tap });

export const justListen = tapOf("Just listen to me", { do: "door", door: "listen" });
export const toRead = tapOf("Something to read about it", { do: "door", door: "read" });
const somethingGood = tapOf("It’s something good", { do: "group", id: "good" });
const somethingElse = tapOf("Something else", { do: "group", id: "all" });

/** For a message of a few words that may be just a greeting. */
export const mindTaps: OfferOf<"taps"> = {
	kind: "taps",
	taps: [
		tapOf("Something’s on my mind", { do: "group", id: "all" }),
		somethingGood,
		tapOf("Just passing the time", { do: "matter", id: "bored" }),
		justListen,
	],
};

/** Offers some subjects to choose from, how it is if the subject does not matter, and what could be done with it. */
export const choiceOf = (near: readonly Matter[]): OfferOf<"taps"> => ({
	kind: "taps",
	label: "If you like, tap what it’s about",
	taps: [
		...near.map(({ label, id }) => tapOf(label, { do: "matter", id })),
		...[somethingGood, somethingElse, toRead, justListen],
	],
});

/** The same for somebody who tells of a death: nothing cheerful, and no subject that is not about a loss. */
export function choiceAtLoss(near: readonly Matter[]): OfferOf<"taps"> {
	const losses = near.filter(({ group }) => group === "loss");
	const from = losses.length > 0 ? losses : mattersOf("loss").slice(0, 1);
	return {
		kind: "taps",
		label: "If you like, tap what it’s about",
		taps: [...from.map(({ label, id }) => tapOf(label, { do: "matter", id })), somethingElse, toRead, justListen],
	};
}

const groupTaps = (): OfferOf<"taps"> => ({
	kind: "taps",
	label: "What is it about?",
	taps: [...groups.map(({ id, label }) => tapOf(label, { do: "group", id })), toRead, justListen],
});

/** Offers the subjects of a group, or all groups. */
export function inGroupOf(id: string, input: ReplyInput): Draft {
	const group = groups.find((one) => one.id === id);
	const inside = group ? mattersOf(group.id).filter(passesFor(input)) : [];
	if (inside.length === 0) return { paragraphs: [says(whereQuestion)], offers: [groupTaps()], memo: { matter: null } };
	const taps = [...inside.map((one) => tapOf(one.label, { do: "matter", id: one.id })), somethingElse];
	return { paragraphs: [says(inGroup)], offers: [{ kind: "taps", label: "What is it about?", taps }] };
}

/**
 * Replies when the person says it is about something else: offers the next nearest subjects or, if there are none, the
 * groups.
 */
export function somethingElseThan(now: Matter | null, input: ReplyInput): Draft {
	const near = now ? nearTo(read(toldIn(input), input.today), input).filter(({ isOnlyPeople }) => !isOnlyPeople) : [];
	return {
		paragraphs: [says(elseLine), says(near.length > 0 ? inGroup : whereQuestion)],
		offers: near.length > 0 ? [choiceOf(near)] : [groupTaps()],
		memo: { matter: null },
	};
}
