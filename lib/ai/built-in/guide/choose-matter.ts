import type { ReplyInput } from "@/lib/ai/types";
import type { OfferOf } from "@/lib/domain/chat/guide";
import { mattersOf } from "@/lib/domain/matters/matters";
import { groups, type Matter } from "@/lib/domain/matters/schema";
import { read } from "@/lib/domain/text/reading";
import { elseLine, inGroup, whereQuestion } from "./content/lines";
import { justListen, type One, somethingElse, tapOf, toRead } from "./content/taps";
import type { Draft } from "./draft";
import { says } from "./say";
import { nearTo, passesFor, toldIn } from "./which-matter";

const tapsOf = (matters: readonly Matter[]): One[] =>
	matters.map(({ label, id }) => tapOf(label, { do: "matter", id }));

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
		offers: near.length > 0 ? [{ kind: "taps", taps: [...tapsOf(near), somethingElse] }] : [groupTaps([])],
		memo: { matter: null },
	};
}
