import type { ReplyInput } from "@/lib/ai/types";
import type { Offer } from "@/lib/domain/chat/guide";
import { addDays } from "@/lib/domain/progress/days";
import { weekdayName } from "@/lib/domain/progress/spoken";
import { comingDay, meantIn } from "@/lib/domain/text/coming-day";
import { agrees, saysWillTry } from "@/lib/domain/text/requests";
import { filled, type Phrasebook } from "../parts/phrasebook";
import { agreedLines, dayLines, pickedForDay, pickedLines, willTryLines } from "./content/lines";
import type { Draft } from "./draft";
import { smallOf } from "./matter";
import { maybe, oneOf, says, unsaid } from "./say";
import { STORY, sittingOf } from "./sitting";
import { matterNow } from "./which-matter";
import { pickedLine } from "./words";

/** The most characters of a sentence that can be asked about later. */
const MOST_MEANT = 250;

/**
 * Replies when the person chose a sentence, means to do something on a day, agrees to what was offered or wants to try
 * something: offers to ask later how it went.
 */
export function ended(input: ReplyInput, book: Phrasebook): Draft | null {
	const { message, today } = input;
	const day = comingDay(message, today);
	const on = day ? { day } : {};
	const meant = meantIn(message);
	const picked = pickedLine(input);
	if (picked) {
		const values = { words: picked, day: day ? weekdayName(day) : "" };
		const said = filled(day ? pickedForDay : oneOf(book, pickedLines), values);
		const what = meant ?? `say “${picked.slice(0, MOST_MEANT)}”`;
		return { paragraphs: [says(said)], offers: [{ kind: "later", meant: what, ...on }] };
	}
	if (day && (meant || saysWill.test(message)) && !message.includes("?") && message.length < STORY) {
		const spoken = day === addDays(today, 1) ? "Tomorrow" : weekdayName(day);
		const asks: Offer = { kind: "later", day, ...(meant && { meant }) };
		return { paragraphs: [says(filled(oneOf(book, dayLines), { day: spoken }))], offers: [asks] };
	}
	const matter = matterNow(input);
	const isSmallGiven = matter !== null && unsaid([matter.small], sittingOf(input)).length === 0;
	if (matter && agrees(message)) {
		if (!isSmallGiven) return smallOf(matter, input, book);
		const paragraphs = [says(filled(oneOf(book, agreedLines), { later: matter.later }))];
		return { paragraphs, offers: [{ kind: "later", meant: matter.later }], memo: { matter: matter.id } };
	}
	if (!saysWillTry(message)) return null;
	return {
		paragraphs: maybe(book, willTryLines),
		offers: [{ kind: "later", ...(isSmallGiven && { meant: matter.later }) }],
	};
}

/** Matches "I’ll do it tomorrow", however it is spelled. */
const saysWill = /\b(?:i(?:['’]?ll| will|l)|(?:let)['’]?s)\b/i;
