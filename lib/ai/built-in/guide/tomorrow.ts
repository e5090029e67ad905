import type { ReplyInput, Turn } from "@/lib/ai/types";
import type { Offer, OfferOf } from "@/lib/domain/chat/guide";
import { addDays } from "@/lib/domain/progress/days";
import { type Plan, planIn } from "@/lib/domain/text/coming-day";
import { isGrave } from "@/lib/safety/grave";
import type { Paragraph } from "../parts/part";
import { filled, type Phrasebook } from "../parts/phrasebook";
import { linesForTomorrow, planLines, tomorrowLine } from "./content/told-lines";
import { mayPlan } from "./danger";
import { unquotedLine } from "./own-line";
import { maybe, oneOf, says } from "./say";
import { offersKind, ownMessages, sittingOf } from "./sitting";

/** How many characters of a message are read. */
const READ = 4_000;
/** After this many messages, what was told could become a journal entry. */
const ENOUGH_TO_KEEP = 2;

/** Whether a reply of today offered to ask about something. It is offered once in a conversation. */
export const wasLaterOffered = (input: ReplyInput): boolean =>
	sittingOf(input).some((turn) => offersKind(turn, "later"));

/** Returns the sentence in which the person says what they will do, if they may be asked about it. */
export function planOf(text: string, input: ReplyInput): Plan | null {
	const plan = mayPlan(input) ? planIn(text.slice(0, READ), input.today) : null;
	return plan && !isGrave(plan.words.toLowerCase()) && !/[“”\n]/.test(plan.words) ? plan : null;
}

/** Offers to ask about such a sentence. */
export const asksAbout = ({ words, day }: Plan): OfferOf<"later"> => ({
	kind: "later",
	meant: `“${words}”`,
	...(day && { day }),
});

/**
 * Offers one thing for tomorrow at the end of a conversation: to ask about what the person said they would do or chose
 * to do, or else something small to write. Offers to keep what was told, too.
 */
export function forTomorrow(input: ReplyInput, book: Phrasebook): { said: Paragraph[]; offers: Offer[] } {
	const before = ownMessages(sittingOf(input));
	if (before.length === 0 || !mayPlan(input)) return { said: [], offers: [] };
	const keep: Offer[] = before.length >= ENOUGH_TO_KEEP ? [{ kind: "keep" }] : [];
	const told = [...(input.tap ? [] : [input.message]), ...before];
	const refused = told.flatMap((text) => /\bdo ?n['’]?t ask (?:me )?about (?:the |my )?(\w+)/i.exec(text)?.[1] ?? []);
	const isWanted = ({ words }: Plan) => !refused.some((one) => words.toLowerCase().includes(one.toLowerCase()));
	const [planned] = told.flatMap((text) => planOf(text, input) ?? []).filter(isWanted);
	const plan = planned ? asksAbout(planned) : lastPicked(sittingOf(input));
	if (plan) return { said: maybe(book, planLines), offers: [plan, ...keep] };
	if (refused.length > 0 || wasLaterOffered(input)) return { said: [], offers: keep };
	const line = unquotedLine(input);
	const isEnded = (text: string) => text.replace(/[.!…]+$/, "");
	const [withLine, ...others] = linesForTomorrow;
	const meant = line && withLine ? filled(withLine, { words: `“${isEnded(line)}”` }) : oneOf(book, others);
	const later: Offer = { kind: "later", meant, day: addDays(input.today, 1) };
	return { said: [says(filled(tomorrowLine, { what: meant }))], offers: [later, ...keep] };
}

/** Returns the offer to ask about a sentence that the person picked today. */
const lastPicked = (sitting: readonly Turn[]): OfferOf<"later"> | undefined =>
	sitting
		.flatMap(({ guide }) => guide?.offers ?? [])
		.filter((one) => one.kind === "later")
		.findLast(({ meant }) => meant?.startsWith("say “"));
