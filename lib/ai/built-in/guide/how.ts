import type { ReplyInput } from "@/lib/ai/types";
import type { Telling } from "@/lib/domain/chat/tap";
import { feelingById } from "@/lib/domain/feelings/feelings";
import { countWords } from "@/lib/domain/text/count-words";
import { tellsOfLoss } from "@/lib/domain/text/loss";
import { feelingIn, moodSaid } from "@/lib/domain/text/mood";
import { smallTalkIn } from "@/lib/domain/text/moves";
import { howAsk } from "./content/told-lines";
import { sittingOf } from "./sitting";

/** How something is for the person. */
export type How = Exclude<Telling, "belongs" | "apart">;

/** A longer message, in words, tells something besides how it is. */
const ALONE = 3;

/** Returns how it is for somebody with this feeling; null if it is none of ours. */
function ofFeeling(feeling: string): How | null {
	const quarter = feelingById(feeling)?.quarter;
	if (quarter === undefined) return null;
	return quarter === "bright" || quarter === "calm" ? "good" : "hard";
}

/** Reads a word that stands alone, or an answer that begins with one of the words that were offered. */
function saidIn(message: string, wasAsked: boolean): How | null {
	if (smallTalkIn(message) !== null) return null;
	const isAlone = countWords(message) <= ALONE;
	const mood = isAlone || wasAsked ? moodSaid(message) : null;
	return mood ?? (isAlone ? ofFeeling(feelingIn(message) ?? "") : null);
}

/**
 * Returns how it is for the person: what they last tapped today, or answered in one of the words that are offered. Null
 * if that is not known, or if they told of a death since.
 */
export function howItIs({ message, tap, ...input }: ReplyInput): How | null {
	const all = [...sittingOf(input), { from: "person" as const, content: message, tap: tap ?? null }];
	for (const [at, { from, content, tap: tapped }] of [...all.entries()].reverse()) {
		if (from !== "person") continue;
		if (tapped?.do === "telling" && tapped.is !== "belongs" && tapped.is !== "apart") return tapped.is;
		if (tapped?.do === "door" && tapped.door === "good-news") return "good";
		if (tapped?.do === "matter" && tapped.id === "good-news") return "good";
		const found = tapped?.do === "feeling" ? ofFeeling(tapped.feeling) : null;
		const said = tapped ? found : saidIn(content, all[at - 1]?.content.includes(howAsk) ?? false);
		if (said) return said;
		if (!tapped && tellsOfLoss(content)) return null;
	}
	return null;
}

/** Returns the offered answer that a message consists of: a word that is typed alone counts as tapped. */
export const typedAlone = ({ message, tap }: ReplyInput): How | null =>
	!tap && countWords(message) <= ALONE && smallTalkIn(message) === null ? moodSaid(message) : null;

/** Whether the person was asked that today. */
export const wasAskedHow = (input: ReplyInput): boolean =>
	sittingOf(input).some(({ from, content }) => from === "coach" && content.includes(howAsk));
