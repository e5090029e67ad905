import type { Turn } from "@/lib/ai/types";
import type { Memo, Offer } from "@/lib/domain/chat/guide";

/** What somebody says to move about: on, back, or to something that was shown. */
export type Move = { to: "more" } | { to: "back" } | { to: "other" } | { to: "item"; at: number } | { to: "yes" };

const ordinals: Record<string, number> = {
	first: 0,
	one: 0,
	"1": 0,
	"1st": 0,
	second: 1,
	two: 1,
	"2": 1,
	"2nd": 1,
	third: 2,
	three: 2,
	"3": 2,
	"3rd": 2,
	fourth: 3,
	four: 3,
	"4": 3,
	"4th": 3,
	fifth: 4,
	five: 4,
	"5": 4,
	"5th": 4,
	last: -1,
};

const LEAD = "(?:(?:ok(?:ay)?|yes|please|yeah|and|so|now|no|well|sorry)[ ,.]*)*";
const more = new RegExp(
	`^${LEAD}(?:(?:show|give|read)(?: me)? (?:them|those|these)(?: all)?|(?:(?:show|give|tell|read)(?: me)? )?(?:some )?(?:more|the rest|the others?|next|all of (?:it|them)|go on|continue|what else|anything else|else|further|keep going))(?: (?:of (?:it|them|those|these)|please|results?|pages|passages|ones?|page))*[.!? ]*$`,
	"i",
);
const back = new RegExp(
	`^${LEAD}(?:(?:go|take me|let'?s go) )?(?:back|undo|return|the (?:one|page) before|previous|wrong (?:one|button|choice)|i (?:clicked|pressed|tapped|chose) the wrong (?:one|button|thing)|that was (?:a mistake|wrong|not what i (?:meant|wanted)))(?: (?:please|one|to (?:the )?(?:start|beginning|before|that|where (?:i|we) (?:was|were))))*[.!? ]*$`,
	"i",
);
const other = new RegExp(
	`^${LEAD}(?:(?:something|anything) (?:else|different)|another(?: one)?|others?|not (?:that|this|it|these|those)(?: one)?|none of (?:these|those|them)|different ones?|(?:that|this) (?:doesn'?t|does not|didn'?t) (?:fit|help))[.!? ]*$`,
	"i",
);
const item = new RegExp(
	`^${LEAD}(?:(?:show|open|give|read|take|tell|i(?:'?ll| will| would like to)?|choose|take|pick|want|do|start|try|number|no\\\\.?)(?: me)? )*(?:the |number |#)?(${Object.keys(ordinals).join("|")})(?: (?:one|page|passage|exercise|article|entry|of (?:them|those|these)))?(?: please)?[.!? )]*$`,
	"i",
);
const yes =
	/^(?:yes|yeah|yep|ok(?:ay)?|sure|please|do it|let'?s (?:do (?:it|that)|go)|open (?:it|that)|show (?:it|me)|start (?:it|that)?|go ahead|that one|i'?d like that|sounds good)(?:[ ,.]*(?:please|do|it|let'?s|sure))*[.! ]*$/i;

/** Reads a message as a move. Only short ones are. */
export function moveIn(message: string): Move | null {
	const text = message.trim().replace(/[‘’]/g, "'");
	if (text.length > 60) return null;
	if (back.test(text)) return { to: "back" };
	if (more.test(text)) return { to: "more" };
	if (other.test(text)) return { to: "other" };
	const ordinal = item.exec(text)?.[1]?.toLowerCase();
	if (ordinal !== undefined) return { to: "item", at: ordinals[ordinal] ?? 0 };
	return yes.test(text) ? { to: "yes" } : null;
}

/** What the guide remembers of where they are: the newest of its replies that has something to go on with. */
export function memoIn(turns: readonly Turn[]): Memo | null {
	const last = turns.findLast(({ from }) => from === "coach");
	return last?.guide?.memo ?? null;
}

/** The newest answer out of their pages, for "show more" when something else has been said since. */
export const pagesMemoIn = (turns: readonly Turn[]): Memo | null =>
	turns.findLast(({ guide }) => guide?.memo?.question)?.guide?.memo ?? null;

/** Whether "more" asks for pages, whatever stood last: "show more", and not "anything else". */
export const asksForPages = (message: string) => /\b(?:show|pages?|passages?|them|those)\b/i.test(message);

/** What stood before the newest reply, however often they have gone back already. */
export function before(turns: readonly Turn[]): { memo: Memo; offers: Offer[]; content: string } | null {
	const replies = turns.filter(({ from, guide }) => from === "coach" && guide?.memo);
	let returns = 0;
	while (replies.at(-1 - returns)?.guide?.memo?.isReturn) returns++;
	const real = replies.filter(({ guide }) => !guide?.memo?.isReturn);
	const found = real.at(-2 - returns);
	const memo = found?.guide?.memo;
	return found && memo ? { memo, offers: found.guide?.offers ?? [], content: found.content } : null;
}

/** What of the things that were shown is meant; the last one for -1. */
export const itemAt = ({ items }: Memo, at: number): Offer | null => items.at(at) ?? null;
