import type { ReplyInput } from "@/lib/ai/types";
import type { Offer, OfferOf } from "@/lib/domain/chat/guide";
import { addDays } from "@/lib/domain/progress/days";
import { type Plan, planIn } from "@/lib/domain/text/coming-day";
import { tellsOfLoss } from "@/lib/domain/text/loss";
import { hasDoneIt } from "@/lib/domain/text/mood";
import { type ToldForm, toldIn } from "@/lib/domain/text/told-form";
import { isGrave } from "@/lib/safety/grave";
import type { Paragraph } from "../parts/part";
import type { Phrasebook } from "../parts/phrasebook";
import { aroundTomorrow, askTomorrow, bringLines, hearLines, planLines } from "./content/told-lines";
import { mayPlan } from "./danger";
import { quoteFrom, wasShown } from "./own-line";
import { maybe } from "./say";
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

/** Whether a reply of today offered to ask about that plan already. */
export const wasMeant = (plan: Plan, input: ReplyInput): boolean => wasOffered(asksAbout(plan).meant, input);

const wasOffered = (meant: string | undefined, input: ReplyInput): boolean =>
	sittingOf(input).some(({ guide }) => guide?.offers.some((one) => one.kind === "later" && one.meant === meant));

const open: ReadonlySet<ToldForm> = new Set(["will", "maybe", "wish", "miss", "waiting", "fear", "unsure"]);
/** Whether a message told last of something that is still open, so that it can be asked about on another day. */
const isOpen = (message: string): boolean => open.has(toldIn(message)?.form ?? "plain");

/**
 * Offers at the end of a conversation to ask about what the person said they would do, unless it was offered before, and
 * to keep what was told.
 */
export function forTomorrow(input: ReplyInput, book: Phrasebook): { said: Paragraph[]; offers: Offer[] } {
	const before = ownMessages(sittingOf(input));
	if (before.length === 0 || !mayPlan(input)) return { said: [], offers: [] };
	const keep: Offer[] = before.length >= ENOUGH_TO_KEEP ? [{ kind: "keep" }] : [];
	const told = [...(input.tap ? [] : [input.message]), ...before];
	const refused = told.flatMap((text) => /\bdo ?n['’]?t ask (?:me )?about (?:the |my )?(\w+)/i.exec(text)?.[1] ?? []);
	const isWanted = ({ words }: Plan) => !refused.some((one) => words.toLowerCase().includes(one.toLowerCase()));
	const [plan] = told.flatMap((text) => planOf(text, input) ?? []).filter(isWanted);
	if (plan && !wasMeant(plan, input)) return { said: maybe(book, planLines), offers: [asksAbout(plan), ...keep] };
	if (plan || refused.length > 0) return { said: [], offers: keep };
	if (told.some(hasDoneIt)) return { said: [], offers: keep };
	if (wasLaterOffered(input)) return { said: maybe(book, hearLines), offers: keep };
	const quote = quoteFrom(toldOfThemselves(input).filter(isOpen), book, aroundTomorrow);
	if (!quote) return { said: told.some(tellsOfLoss) ? [] : maybe(book, bringLines), offers: keep };
	const { text } = quote.words;
	const later: Offer = { kind: "later", meant: `“${text}”`, day: addDays(input.today, 1) };
	return { said: wasShown(text, input.turns) ? maybe(book, askTomorrow) : [[quote]], offers: [later, ...keep] };
}

/** What they told today, newest first, without what they wrote to be put into words for somebody. */
function toldOfThemselves(input: ReplyInput): string[] {
	const sitting = sittingOf(input);
	const isForWords = (at: number) => sitting[at - 1]?.guide?.memo?.awaits === "occasion";
	return ownMessages(sitting.filter((_, at) => !isForWords(at)));
}
