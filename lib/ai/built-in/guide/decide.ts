import type { ReplyInput } from "@/lib/ai/types";
import type { Findable } from "@/lib/domain/find/finder";
import { ofTalk } from "@/lib/domain/find/library";
import { talks } from "@/lib/domain/talks/library";
import { lifeQuestionIn } from "@/lib/domain/text/life-question";
import { optionsIn } from "@/lib/domain/text/options";
import { asksWhatCoachWouldDo, requestIn } from "@/lib/domain/text/requests";
import type { Paragraph } from "../parts/part";
import { filled, type Phrasebook } from "../parts/phrasebook";
import { chooseTalk, decisionLines, notMine, openLines, optionLines } from "./content/lines";
import { goThroughBoth, howToDecide, type One, tapOf } from "./content/taps";
import { mayBeOffered, mayLeadToSomebody } from "./danger";
import type { Draft } from "./draft";
import { rankedTitles } from "./nearest";
import { oneOf, says } from "./say";
import { ownMessages, sittingOf, toldToday } from "./sitting";
import { nearestWords } from "./words";

/** Helps with a decision: a way to hear one's own answer, between the options as they named them, and what goes on from there. */
export function decides(input: ReplyInput, book: Phrasebook): Draft {
	const before = sittingOf(input);
	const asked =
		[input.tap ? "" : input.message, ...ownMessages(before)].find((text) => requestIn(text) === "decision") ?? "";
	const options = optionsIn(asked);
	const values = options && { first: options[0], second: options[1] };
	// "What would you do?" names nothing that is done or left.
	const isOpen = options === null && (asked === "" || /\bwhat (?:would|should|do|shall)\b/i.test(asked));
	const way = values
		? filled(oneOf(book, optionLines, values), values)
		: oneOf(book, isOpen ? openLines : decisionLines);
	const isPutToCoach = asksWhatCoachWouldDo(input.message) || lifeQuestionIn(input.message) === "opinion";
	const ofCoach: Paragraph[] = isPutToCoach ? [says(notMine)] : [];
	return {
		paragraphs: [...ofCoach, says(way)],
		offers: [
			{
				kind: "taps",
				taps: [goThroughBoth, howToDecide, ...wordsTap(input)],
			},
		],
	};
}

/** Offers words to say: those for the purpose that was named if it is clear. */
export function wordsTap(input: ReplyInput): One[] {
	if (!mayLeadToSomebody(input)) return [];
	const named = nearestWords(input);
	return [tapOf(named ? `Words: ${named.label}` : "Words I could say", { do: "occasion", id: named?.id ?? "all" })];
}

/** Replies to somebody who wants to decide something: with what they asked today, or with talks to choose from. */
export function toDecide(input: ReplyInput, book: Phrasebook): Draft {
	const told = ownMessages(sittingOf(input));
	if (told.some((text) => requestIn(text) === "decision")) return decides(input, book);
	const near = new Set(rankedTitles(toldToday(input), input.today).map(({ id }) => id));
	const passes = mayBeOffered(input);
	const isFitting = (talk: Findable) => told.length === 0 || talk.id === FOR_ANY || near.has(talk.id);
	const fitting = talks.filter((talk) => talk.door === "decide" && isFitting(ofTalk(talk)) && passes(ofTalk(talk)));
	return {
		paragraphs: [says(chooseTalk)],
		offers: fitting.map(({ slug, title }) => ({ kind: "talk", id: slug, title })),
	};
}
/** The talk that fits any decision. */
const FOR_ANY = "two-futures";
