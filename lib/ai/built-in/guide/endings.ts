import type { ReplyInput } from "@/lib/ai/types";
import { addDays } from "@/lib/domain/progress/days";
import { weekdayName } from "@/lib/domain/progress/spoken";
import { comingDay } from "@/lib/domain/text/coming-day";
import { countWords } from "@/lib/domain/text/count-words";
import { smallTalkIn } from "@/lib/domain/text/moves";
import { agrees, requestIn, saysWillTry } from "@/lib/domain/text/requests";
import { filled, type Phrasebook } from "../parts/phrasebook";
import {
	agreedLines,
	dayLine,
	goodbyeLines,
	pickedForDay,
	pickedLines,
	whenToSay,
	willTryLines,
} from "./content/lines";
import { willLines } from "./content/told-lines";
import type { Draft } from "./draft";
import { smallOf } from "./matter";
import { maybe, oneOf, says, unsaid } from "./say";
import { ownMessages, sittingOf } from "./sitting";
import { asksAbout, planOf } from "./tomorrow";
import { matterNow } from "./which-matter";
import { pickedLine } from "./words";

/** A longer message tells something besides what the person will do; a first message, or a later one. */
const [FEW_WORDS, SOME_WORDS] = [24, 45] as const;
/** Maximum length of a sentence that can be asked about later, in characters. */
const MOST_MEANT = 250;

/**
 * Replies when the person chose a sentence, means to do something on a day, agrees to what was offered or wants to try
 * something: offers to ask later how it went.
 */
export function ended(input: ReplyInput, book: Phrasebook): Draft | null {
	const { message, today } = input;
	const plan = planOf(message, input);
	const picked = pickedLine(input);
	if (picked) {
		const day = plan?.day ?? comingDay(message, today);
		const values = { words: picked, day: day ? weekdayName(day) : "" };
		const said = filled(day ? pickedForDay : oneOf(book, pickedLines), values);
		const meant = `say “${picked.slice(0, MOST_MEANT)}”`;
		return { paragraphs: [says(said)], offers: [{ kind: "later", meant, ...(day && { day }) }] };
	}
	const planned = willDo(input, book);
	if (planned) return planned;
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

/** Replies when the person says when they will do something: that comes before any list and any question. */
export function willDoThen(input: ReplyInput, book: Phrasebook): Draft | null {
	const isElse = input.tap || pickedLine(input) || requestIn(input.message) !== null;
	return isElse || !planOf(input.message, input)?.isTimed ? null : willDo(input, book);
}

function willDo(input: ReplyInput, book: Phrasebook): Draft | null {
	const { message, today, turns } = input;
	const plan = planOf(message, input);
	const most = ownMessages(sittingOf(input)).length > 0 ? SOME_WORDS : FEW_WORDS;
	if (!plan || countWords(message) > most || message.includes("?")) return null;
	const wasAskedWhen = turns.findLast(({ from }) => from === "coach")?.content.includes(whenToSay) === true;
	if (!plan.isIntended && !wasAskedWhen) return null;
	const named = plan.day ? weekdayName(plan.day) : /\b(?:tonight|evening)\b/i.test(plan.words) ? "Tonight" : null;
	const day = plan.day === addDays(today, 1) ? "Tomorrow" : named;
	const said = day ? filled(dayLine, { day }) : oneOf(book, willLines);
	const leaves = smallTalkIn(message) === "goodbye" ? [says(oneOf(book, goodbyeLines))] : [];
	return { paragraphs: [says(said), ...leaves], offers: [asksAbout(plan)] };
}
