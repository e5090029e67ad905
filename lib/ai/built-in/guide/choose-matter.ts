import type { ReplyInput } from "@/lib/ai/types";
import type { OfferOf } from "@/lib/domain/chat/guide";
import type { Tap } from "@/lib/domain/chat/tap";
import { matterById, mattersOf } from "@/lib/domain/matters/matters";
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

const tapsOf = (matters: readonly Matter[]): One[] =>
	matters.map(({ label, id }) => tapOf(label, { do: "matter", id }));

/** Offers some subjects to choose from, how it is if the subject does not matter, and what could be done with it. */
export const choiceOf = (near: readonly Matter[], isHard = false): OfferOf<"taps"> => ({
	kind: "taps",
	label: "If you like, tap what it’s about",
	taps: [...tapsOf(near), justListen, toRead, somethingElse, ...(isHard ? [] : [somethingGood])],
});

/** The same for somebody who tells of a death: nothing cheerful, and no subject that is not about one. */
export function choiceAtLoss(near: readonly Matter[]): OfferOf<"taps"> {
	const losses = near.filter(({ id }) => deaths.has(id));
	const grief = matterById("grief");
	const all = grief ? new Set([...losses, grief]) : losses;
	return {
		kind: "taps",
		label: "If you like, tap what it’s about",
		taps: [...tapsOf([...all]), justListen, toRead, somethingElse],
	};
}

const deaths: ReadonlySet<string> = new Set(["grief", "pet", "lost-baby"]);

const groupTaps = (near: readonly Matter[]): OfferOf<"taps"> => ({
	kind: "taps",
	label: "What is it about?",
	taps: [...tapsOf(near), ...groups.map(({ id, label }) => tapOf(label, { do: "group", id })), toRead, justListen],
});

/** Offers the subjects of a group, or those nearest to what was told today and all groups. */
export function inGroupOf(id: string, input: ReplyInput): Draft {
	const group = groups.find((one) => one.id === id);
	const inside = group ? mattersOf(group.id).filter(passesFor(input)) : [];
	if (inside.length === 0) {
		const near = nearTo(read(toldIn(input), input.today), input);
		return { paragraphs: [says(whereQuestion)], offers: [groupTaps(near)], memo: { matter: null } };
	}
	const taps = [...tapsOf(inside), somethingElse];
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
		offers: near.length > 0 ? [choiceOf(near)] : [groupTaps([])],
		memo: { matter: null },
	};
}
