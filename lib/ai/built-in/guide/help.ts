import type { ReplyInput } from "@/lib/ai/types";
import type { Offer } from "@/lib/domain/chat/guide";
import type { Help } from "@/lib/domain/chat/tap";
import { type Line, line, type Phrasebook } from "../parts/phrasebook";
import { helpQuestions, nearestQuestions, smallLead } from "./content/lines";
import { dark, helpMe, justListen } from "./content/taps";
import { smallForAnybody } from "./content/told-lines";
import { mayPlan, mayStandInMenu } from "./danger";
import { wordsTap } from "./decide";
import type { Draft } from "./draft";
import { nearestTitles } from "./nearest";
import { maybe, oneOf, says, unsaid } from "./say";
import { offersKind, sittingOf, toldToday } from "./sitting";
import { wasLaterOffered } from "./tomorrow";

/** The score that the best title needs to help, and that any needs if it has no rare word of what was told. */
const [NEAR, UNNAMED] = [120, 150] as const;

/**
 * Replies to somebody who wants help with what they told: near titles, all kinds of help, and a way out of the dark.
 * @param lead Said first, if one of these lines was not said yet.
 */
export function helpWith(input: ReplyInput, book: Phrasebook, lead: readonly Line[] = []): Draft {
	const titles = nearestTitles(toldToday(input), input, mayStandInMenu(input), NEAR, UNNAMED)?.titles ?? [];
	const found: Offer[] = titles.length > 0 ? [{ kind: "which-is-nearest", titles }] : [];
	const without: Help[] = ["listen", "good-news", ...(found.length > 0 ? ["read" as const] : [])];
	return {
		paragraphs: [...maybe(book, lead), says(oneOf(book, found.length > 0 ? nearestQuestions : helpQuestions))],
		offers: [...found, { kind: "what-would-help", without }, { kind: "taps", taps: [dark] }],
	};
}

/**
 * Replies to somebody who types that they want help, or asks what to do: with near titles and all kinds of help; after
 * that, or if none is near, with a small step that fits anything, and an offer to ask how it went.
 */
export function helpOrStep(input: ReplyInput, book: Phrasebook): Draft {
	const sitting = sittingOf(input);
	const menu = sitting.some((turn) => offersKind(turn, "what-would-help")) ? null : helpWith(input, book);
	if (menu?.offers.some((one) => "kind" in one && one.kind === "which-is-nearest")) return menu;
	const step = smallForAnybody.find(({ small }) => unsaid([small], sitting).length > 0);
	const taps: Offer = { kind: "taps", taps: [...wordsTap(input), helpMe, justListen] };
	if (!step) return helpWith(input, book);
	const lead = book.fresh(smallLead);
	const later: Offer[] = mayPlan(input) && !wasLaterOffered(input) ? [{ kind: "later", meant: step.later }] : [];
	return { paragraphs: [...(lead ? [says(lead)] : []), says(line(step.small))], offers: [...later, taps] };
}
