import type { ReplyInput, Turn } from "@/lib/ai/types";
import type { Offer } from "@/lib/domain/chat/guide";
import { smallTalkIn } from "@/lib/domain/text/moves";
import { quotedIn } from "@/lib/domain/text/own-draft";
import {
	isAsking,
	isPuzzled,
	objects,
	requestIn,
	saysAskedEnough,
	saysCorrected,
	saysMissed,
	saysNoneOf,
	saysOtherName,
	wantsToLeaveIt,
} from "@/lib/domain/text/requests";
import type { Phrasebook } from "../parts/phrasebook";
import { titlesFor } from "./asked";
import { adjustLine, askedEnough, leaveIt, sorryLines } from "./content/lines";
import { stepByStep } from "./content/taps";
import { otherName } from "./content/told-lines";
import type { Draft } from "./draft";
import { memoIn } from "./go-on";
import { oneOf, says } from "./say";
import { offersMenu, ownMessages, sittingOf } from "./sitting";

/**
 * Replies to a complaint, a correction, or the refusal of what was offered: says sorry in one sentence, asks nothing, and
 * leaves it to the person how to go on. A request beside the complaint is answered; whoever was asked enough is listened to.
 * @param answer Answers a request.
 */
export function complained(input: ReplyInput, book: Phrasebook, answer: (asked: ReplyInput) => Draft): Draft | null {
	const { message, tap, turns, hints = [] } = input;
	const last = sittingOf(input).findLast(({ from }) => from === "coach");
	if (tap || hints.length > 0 || !last || smallTalkIn(message) === "goodbye") return null;
	if (saysOtherName(message, input.person.firstName))
		return { paragraphs: [says(otherName)], offers: [{ kind: "doors" }] };
	const request = requestIn(message);
	if (saysAskedEnough(message)) return { paragraphs: [says(askedEnough)], offers: [], memo: { awaits: "listen" } };
	if (wantsToLeaveIt(message)) return { paragraphs: [says(leaveIt)], offers: [{ kind: "doors" }] };
	if (!isComplaint(message, last)) return null;
	// "I just told you. “I’m sorry, and I love you.”" gives the words that were asked for.
	if (memoIn(turns)?.awaits === "occasion" && quotedIn(message) !== null) return null;
	const sorry = says(oneOf(book, sorryLines));
	const before = ownMessages(sittingOf(input))[0] ?? "";
	if (request !== null) {
		const given = answer(input);
		return { ...given, paragraphs: [sorry, ...given.paragraphs] };
	}
	if (memoIn(turns)?.awaits === "occasion")
		return { paragraphs: [sorry, says(adjustLine)], offers: [stepByStep], memo: { awaits: "occasion" } };
	const asked = [message, before].filter((text) => isAsking(text, input.today));
	const titles = asked.map((text) => titlesFor(text, input)).find(({ length }) => length > 0) ?? [];
	const near: Offer[] = titles.length > 0 ? [{ kind: "taps", taps: titles }] : [];
	return { paragraphs: [sorry], offers: [...near, { kind: "doors" }] };
}

/** Whether the person says that the last reply was beside what they said, or wants none of what it offered. */
const isComplaint = (message: string, last: Turn): boolean =>
	saysMissed(message) ||
	saysCorrected(message) ||
	saysNoneOf(message) ||
	isPuzzled(message) ||
	(objects(message) && (offersMenu(last) || last.guide?.memo?.awaits === "occasion"));
