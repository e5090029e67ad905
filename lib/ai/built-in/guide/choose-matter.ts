import type { ReplyInput } from "@/lib/ai/types";
import type { OfferOf } from "@/lib/domain/chat/guide";
import type { Tap } from "@/lib/domain/chat/tap";
import { mattersOf } from "@/lib/domain/matters/matters";
import { groups, type Matter } from "@/lib/domain/matters/schema";
import { read } from "@/lib/domain/text/reading";
import { elseLine, inGroup, whereQuestion } from "./content/lines";
import type { Draft } from "./draft";
import { AT_ONCE } from "./nearest";
import { says } from "./say";
import { isBright, nearTo, passesFor, toldIn } from "./which-matter";

export type One = OfferOf<"taps">["taps"][number];
export const tapOf = (label: string, tap: Tap): One => ({ label, tap });

const justListen = tapOf("Just listen to me", { do: "door", door: "listen" });
const somethingGood = tapOf("Something good", { do: "group", id: "good" });
export const toRead = tapOf("Something to read about it", { do: "door", door: "read" });

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

/** Offers some subjects to choose from, always including "Something good". */
export function choiceOf(near: readonly Matter[]): OfferOf<"taps"> {
	const taps = [
		...near.slice(0, AT_ONCE).map(({ label, id }) => tapOf(label, { do: "matter", id })),
		...(near.some(isBright) ? [] : [somethingGood]),
		tapOf("Something else", { do: "group", id: "all" }),
		toRead,
		justListen,
	];
	return { kind: "taps", label: "If you like, tap what it’s about", taps };
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
	const taps = [
		...inside.map((one) => tapOf(one.label, { do: "matter", id: one.id })),
		tapOf("Something else", { do: "group", id: "all" }),
	];
	return { paragraphs: [says(inGroup)], offers: [{ kind: "taps", label: "What is it about?", taps }] };
}

/**
 * Replies when the person says it is about something else: offers the next nearest subjects or, if there are none, the
 * groups.
 */
export function somethingElseThan(now: Matter | null, input: ReplyInput): Draft {
	const near = now ? nearTo(read(toldIn(input), input.today), input).filter(({ isOnlyPeople }) => !isOnlyPeople) : [];
	const offers = near.length > 0 ? [choiceOf(near)] : [groupTaps()];
	return {
		paragraphs: [says(elseLine), says(near.length > 0 ? inGroup : whereQuestion)],
		offers,
		memo: { matter: null },
	};
}
