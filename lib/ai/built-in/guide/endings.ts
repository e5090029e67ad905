import type { ReplyInput } from "@/lib/ai/types";
import type { Offer } from "@/lib/domain/chat/guide";
import { addDays } from "@/lib/domain/progress/days";
import { weekdayName } from "@/lib/domain/progress/spoken";
import { comingDay, meantIn } from "@/lib/domain/text/coming-day";
import { countWords } from "@/lib/domain/text/count-words";
import { agrees, saysWillTry } from "@/lib/domain/text/requests";
import { filled, type Line, type Phrasebook } from "../parts/phrasebook";
import {
	agreedLines,
	agreedWords,
	dayLines,
	decisionLast,
	decisionLines,
	pickedForDay,
	pickedLines,
	willTryLines,
} from "./content/lines";
import type { Draft } from "./draft";
import { decides, goThroughBoth, smallOf } from "./matter";
import { later } from "./offered";
import { maybe, says, unsaid } from "./say";
import { STORY, sittingOf } from "./sitting";
import { matterNow } from "./which-matter";
import { pickedLine } from "./words";

/**
 * Replies when the person chose a sentence, plans something for a day or wants to try something: offers to ask later
 * how it went.
 */
export function ended(input: ReplyInput, book: Phrasebook): Draft | null {
	const { message, today } = input;
	const day = comingDay(message, today);
	const on = day ? { day } : {};
	const picked = pickedLine(input);
	if (picked) {
		const values = { words: picked, day: day ? weekdayName(day) : "" };
		const said = day ? pickedForDay : (book.choose(pickedLines, values) ?? (pickedLines[0] as Line));
		const meant = meantIn(message) ?? `say “${picked.slice(0, MOST_MEANT)}”`;
		return { paragraphs: [says(filled(said, values))], offers: [{ kind: "later", meant, ...on }] };
	}
	const meant = meantIn(message);
	if (
		day &&
		(meant || saysWill.test(message) || wasAskedFor(input)) &&
		!message.includes("?") &&
		message.length < STORY
	) {
		const said = book.fresh(dayLines, { day: "" });
		const asks: Offer = { kind: "later", day, ...(meant && { meant }) };
		if (said)
			return {
				paragraphs: [says(filled(said, { day: day === addDays(today, 1) ? "Tomorrow" : weekdayName(day) }))],
				offers: [asks],
			};
	}
	const taken = agrees(message) ? agreed(input, book) : null;
	if (taken) return taken;
	if (!saysWillTry(message)) return null;
	const matter = matterNow(input);
	return {
		paragraphs: maybe(book, willTryLines),
		offers: [
			{
				kind: "later",
				...(matter && unsaid([matter.small], sittingOf(input)).length === 0 && { meant: matter.later }),
			},
		],
	};
}

/** Matches "I’ll do it tomorrow", however it is spelled. */
const saysWill = /\b(?:i(?:['’]?ll| will|l)|(?:let)['’]?s)\b/i;

/** Whether a short message answers the last question about a decision. */
function wasAskedFor({ turns, message }: ReplyInput): boolean {
	const last = turns.findLast(({ from }) => from === "coach")?.content ?? "";
	return countWords(message) <= FEW && decisionLines.some((one) => last.includes(one));
}
const FEW = 6;

/**
 * Replies when the person agrees to what was offered: gives the small thing to do, and the sentences if some were
 * offered.
 */
function agreed(input: ReplyInput, book: Phrasebook): Draft | null {
	const matter = matterNow(input);
	if (!matter) return null;
	const sitting = sittingOf(input);
	if (unsaid([matter.small], sitting).length > 0) return smallOf(matter, input, book);
	const said = book.fresh(agreedLines, { later: matter.later });
	if (!said) return null;
	const brought = sitting.flatMap(({ guide }) => guide?.offers ?? []).findLast(({ kind }) => kind === "lines");
	return {
		paragraphs: [says(filled(said, { later: matter.later })), ...(brought ? [says(agreedWords)] : [])],
		offers: [...(brought ? [brought] : []), { kind: "later", meant: matter.later }],
		memo: { matter: matter.id },
	};
}

/**
 * Asks the next question when one about a decision was answered; after the last, offers the talk that covers both
 * sides.
 */
export function weighed(input: ReplyInput, isAsking: boolean, book: Phrasebook, otherwise: () => Draft): Draft | null {
	const last = input.turns.findLast(({ from }) => from === "coach")?.content ?? "";
	if (isAsking || meantIn(input.message) !== null || !decisionLines.some((one) => last.includes(one))) return null;
	const isLast = decisionLines.every((one) => sittingOf(input).some(({ content }) => content.includes(one)));
	if (!isLast) return decides(null, input, book, otherwise);
	return { paragraphs: [says(decisionLast)], offers: [goThroughBoth, later] };
}

/** The most characters of a sentence that can be asked about later. */
const MOST_MEANT = 250;
