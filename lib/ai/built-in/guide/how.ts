import type { ReplyInput } from "@/lib/ai/types";
import type { Telling } from "@/lib/domain/chat/tap";
import { feelingById } from "@/lib/domain/feelings/feelings";
import { countWords } from "@/lib/domain/text/count-words";
import { tellsOfLoss } from "@/lib/domain/text/loss";
import { feelingIn, isHard, isPlainlyGlad, saysBoth, saysGood, saysHard, saysOrdinary } from "@/lib/domain/text/mood";
import { isPainful } from "@/lib/safety/grave";
import { softHintIn } from "@/lib/safety/soft-hint";
import { howAsk } from "./content/told-lines";
import { sittingOf } from "./sitting";

/** How something is for the person. */
export type How = Exclude<Telling, "belongs" | "apart">;

/** How many characters of a message are read. */
const READ = 4_000;

/** A longer message, in words, tells on instead of answering. */
const AN_ANSWER = 6;

/** Whether something heavy may be in a message. Then nothing cheerful stands below the reply. */
export const mayBeHeavy = (message: string): boolean => isHeavy(message) || isPainful(message.slice(0, READ));

const isHeavy = (message: string): boolean => {
	const read = message.slice(0, READ);
	return isHard(read) || tellsOfLoss(read) || softHintIn(read) !== null;
};

/** Whether a message is plainly glad, and nothing heavy may be in it. */
export const isGlad = (message: string): boolean =>
	isPlainlyGlad(message.slice(0, READ)) && !tellsOfLoss(message) && softHintIn(message.slice(0, READ)) === null;

function plainIn(message: string): How | null {
	if (isGlad(message)) return "good";
	return isHeavy(message) ? "hard" : null;
}

/** Reads an answer to "How is it for you?"; null if it says neither. */
function answerIn(message: string): How | null {
	if (saysBoth(message)) return "both";
	if (saysHard(message)) return "hard";
	if (saysGood(message)) return "good";
	if (saysOrdinary(message)) return "ordinary";
	return ofFeeling(feelingIn(message) ?? "");
}

/** Returns how it is for somebody with this feeling; null if it is none of ours. */
function ofFeeling(feeling: string): How | null {
	const quarter = feelingById(feeling)?.quarter;
	if (quarter === undefined) return null;
	return quarter === "bright" || quarter === "calm" ? "good" : "hard";
}

/** Returns how it is for the person: what they last tapped, answered or plainly wrote today; null if that is not known. */
export function howItIs({ message, tap, ...input }: ReplyInput): How | null {
	const sitting = sittingOf(input);
	const now = { from: "person" as const, content: message, tap: tap ?? null };
	const all = [...sitting, now];
	for (const [at, { from, content, tap: tapped }] of [...all.entries()].reverse()) {
		if (from !== "person") continue;
		if (tapped?.do === "telling" && tapped.is !== "belongs" && tapped.is !== "apart") return tapped.is;
		if (tapped?.do === "matter" && tapped.id === "good-news") return "good";
		const felt = tapped?.do === "feeling" ? ofFeeling(tapped.feeling) : null;
		if (felt) return felt;
		if (tapped) continue;
		const wasAsked = all[at - 1]?.content.includes(howAsk);
		const found = plainIn(content) ?? (wasAsked && countWords(content) <= AN_ANSWER ? answerIn(content) : null);
		if (found) return found;
	}
	return null;
}

/** Whether the person was asked that today. */
export const wasAskedHow = (input: ReplyInput): boolean =>
	sittingOf(input).some(({ from, content }) => from === "coach" && content.includes(howAsk));
