import type { ReplyInput } from "@/lib/ai/types";
import { addDays } from "@/lib/domain/progress/days";
import { weekdayName } from "@/lib/domain/progress/spoken";
import { comingDay } from "@/lib/domain/text/coming-day";
import { countWords } from "@/lib/domain/text/count-words";
import { isNight, smallTalkIn } from "@/lib/domain/text/moves";
import { unquoted } from "@/lib/domain/text/plain-chat";
import { agrees, requestIn, saysWillTry } from "@/lib/domain/text/requests";
import { filled, type Phrasebook } from "../parts/phrasebook";
import {
	dayLine,
	goodbyeLines,
	goodNightLines,
	pickedForDay,
	pickedLines,
	whenToSay,
	willTryLines,
} from "./content/lines";
import { smallForAnybody, willLines } from "./content/told-lines";
import { mayPlan } from "./danger";
import type { Draft } from "./draft";
import { maybe, oneOf, says, unsaid } from "./say";
import { ownMessages, sittingOf } from "./sitting";
import { asksAbout, planOf, wasMeant } from "./tomorrow";
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
	const planned = willDo(input, book) ?? onDay(input);
	if (planned) return planned;
	if (!saysWillTry(message) && !agrees(message)) return null;
	const day = comingDay(message, today) ?? addDays(today, 1);
	return {
		paragraphs: maybe(book, willTryLines),
		offers: mayPlan(input) ? [{ kind: "later", ...laterOf(input), day }] : [],
	};
}

/** What the person can be asked about who only says that they will try: the small thing that was given last, if any. */
function laterOf(input: ReplyInput): { meant?: string } {
	const given = smallForAnybody.find(({ small }) => unsaid([small], sittingOf(input)).length === 0);
	return given ? { meant: given.later } : {};
}

/** Takes a day that the person names as the answer to when they could say the sentence they chose. */
function onDay({ message, today, turns }: ReplyInput): Draft | null {
	const last = turns.findLast(({ from }) => from === "coach");
	const day = last?.content.includes(whenToSay) ? comingDay(`on ${message}`, today) : null;
	const picked = last?.guide?.offers.find((one) => one.kind === "later");
	if (!day || !picked) return null;
	return { paragraphs: [says(filled(dayLine, { day: weekdayName(day) }))], offers: [{ ...picked, day }] };
}

/** Replies when the person says what they will do: that comes before any list and any question. */
export function willDoThen(input: ReplyInput, book: Phrasebook): Draft | null {
	// "I shall write her a letter. Good night" asks for no words.
	const isAsking = requestIn(input.message) !== null && smallTalkIn(input.message) !== "goodbye";
	const isElse = input.tap || pickedLine(input) || isAsking;
	return isElse ? null : willDo(input, book);
}

function willDo(input: ReplyInput, book: Phrasebook): Draft | null {
	const { message, today } = input;
	const plan = planOf(message, input);
	const most = ownMessages(sittingOf(input)).length > 0 ? SOME_WORDS : FEW_WORDS;
	if (!plan || countWords(message) > most || unquoted(message).includes("?")) return null;
	const named = plan.day ? weekdayName(plan.day) : /\b(?:tonight|evening)\b/i.test(plan.words) ? "Tonight" : null;
	const day = plan.day === addDays(today, 1) ? "Tomorrow" : named;
	const said = day ? filled(dayLine, { day }) : oneOf(book, willLines);
	const leaves =
		smallTalkIn(message) === "goodbye" ? [says(oneOf(book, isNight(message) ? goodNightLines : goodbyeLines))] : [];
	return { paragraphs: [says(said), ...leaves], offers: wasMeant(plan, input) ? [] : [asksAbout(plan)] };
}
