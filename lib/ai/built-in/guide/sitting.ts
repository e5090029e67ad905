import type { ReplyInput, Turn } from "@/lib/ai/types";
import type { Offer } from "@/lib/domain/chat/guide";
import { localDay } from "@/lib/domain/progress/days";
import { moveIn, smallTalkIn } from "@/lib/domain/text/moves";

/** What was said today. What somebody told yesterday is over, as far as the next reply goes. */
export const sittingOf = ({ turns, today, offset = 0 }: Pick<ReplyInput, "turns" | "today" | "offset">): Turn[] =>
	turns.filter(({ at }) => localDay(at, offset) === today);

/** Whether a turn is of the coach's and offered this. */
export const offersKind = ({ from, guide }: Turn, kind: Offer["kind"]): boolean =>
	from === "coach" && (guide?.offers.some((offer) => offer.kind === kind) ?? false);

/** Whether a turn tells something: no tap, no move, no greeting. */
const isTold = ({ from, content, tap }: Turn): boolean =>
	from === "person" && !tap && moveIn(content) === null && smallTalkIn(content) === null;

/** What somebody has told, the newest first. */
export const ownMessages = (turns: readonly Turn[]): string[] =>
	turns
		.filter(isTold)
		.map(({ content }) => content)
		.toReversed();

/** How often somebody has told something since the coach last offered this; null where it never did. */
export function tellingsSince(turns: readonly Turn[], kind: Offer["kind"]): number | null {
	const last = turns.findLastIndex((turn) => offersKind(turn, kind));
	return last < 0 ? null : turns.slice(last + 1).filter(isTold).length;
}

/** The ids of titles that somebody was shown and did not open. What was not wanted once is not shown again. */
export function titlesPassedBy(turns: readonly Turn[]): Set<string> {
	const opened = new Set(turns.flatMap(({ tap }) => (tap?.do === "open" ? [tap.id] : [])));
	const shown = turns.flatMap(({ guide }) =>
		(guide?.offers ?? []).flatMap((offer) => (offer.kind === "which-is-nearest" ? offer.titles : [])),
	);
	return new Set(shown.map(({ id }) => id).filter((id) => !opened.has(id)));
}
