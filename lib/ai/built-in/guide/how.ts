import type { ReplyInput } from "@/lib/ai/types";
import type { Telling } from "@/lib/domain/chat/tap";
import { feelingById } from "@/lib/domain/feelings/feelings";
import { countWords } from "@/lib/domain/text/count-words";
import { tellsOfLoss } from "@/lib/domain/text/loss";
import { feelingIn, moodSaid } from "@/lib/domain/text/mood";
import { smallTalkIn } from "@/lib/domain/text/moves";
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

/** Reads a word that stands alone. */
const saidIn = (message: string): How | null =>
	smallTalkIn(message) !== null || countWords(message) > ALONE
		? null
		: (moodSaid(message) ?? ofFeeling(feelingIn(message) ?? ""));

/**
 * Returns how it is for the person: what they last tapped today, or answered in one of the words that are offered. Null
 * if that is not known, or if they told of a death since.
 */
export function howItIs({ message, tap, ...input }: ReplyInput): How | null {
	const all = [...sittingOf(input), { from: "person" as const, content: message, tap: tap ?? null }];
	for (const { from, content, tap: tapped } of all.toReversed()) {
		if (from !== "person") continue;
		if (tapped?.do === "telling" && tapped.is !== "belongs" && tapped.is !== "apart") return tapped.is;
		if (tapped?.do === "door" && tapped.door === "good-news") return "good";
		const found = tapped?.do === "feeling" ? ofFeeling(tapped.feeling) : null;
		const said = tapped ? found : saidIn(content);
		if (said) return said;
		if (!tapped && tellsOfLoss(content)) return null;
	}
	return null;
}

/** Returns the offered answer that a message consists of: a word that is typed alone counts as tapped. */
export const typedAlone = ({ message, tap }: ReplyInput): How | null =>
	!tap && countWords(message) <= ALONE && smallTalkIn(message) === null ? moodSaid(message) : null;
