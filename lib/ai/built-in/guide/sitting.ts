import type { ReplyInput, Turn } from "@/lib/ai/types";
import type { Offer } from "@/lib/domain/chat/guide";
import { localDay } from "@/lib/domain/progress/days";
import { moveIn, smallTalkIn } from "@/lib/domain/text/moves";

/** Returns today's turns. For the next reply, what the person told on earlier days no longer counts. */
export const sittingOf = ({ turns, today, offset = 0 }: Pick<ReplyInput, "turns" | "today" | "offset">): Turn[] =>
	turns.filter(({ at }) => localDay(at, offset) === today);

/** Whether a turn is the coach's and made this offer. */
export const offersKind = ({ from, guide }: Turn, kind: Offer["kind"]): boolean =>
	from === "coach" && (guide?.offers.some((offer) => offer.kind === kind) ?? false);

/** Whether a turn has content of its own, that is, is not a tap, a command or small talk. */
const isTold = ({ from, content, tap }: Turn): boolean =>
	from === "person" && !tap && moveIn(content) === null && smallTalkIn(content) === null;

/** Returns the person's messages that have content of their own, newest first. */
export const ownMessages = (turns: readonly Turn[]): string[] =>
	turns
		.filter(isTold)
		.map(({ content }) => content)
		.toReversed();

/** How many characters of what was told today are read. */
const READ = 4_000;
/** Returns what the person told today, newest first. */
export const toldToday = (input: ReplyInput): string =>
	[input.tap ? "" : input.message, ...ownMessages(sittingOf(input))].join("\n").slice(0, READ);

/** Returns the ids of titles that were shown and not opened; they are not shown again. */
export function titlesPassedBy(turns: readonly Turn[]): Set<string> {
	const opened = new Set(turns.flatMap(({ tap }) => (tap?.do === "open" ? [tap.id] : [])));
	const shown = turns.flatMap(({ guide }) =>
		(guide?.offers ?? []).flatMap((offer) => {
			if (offer.kind === "which-is-nearest") return offer.titles.map(({ id }) => id);
			return offer.kind === "taps" ? offer.taps.flatMap(({ tap }) => (tap.do === "open" ? [tap.id] : [])) : [];
		}),
	);
	return new Set(shown.filter((id) => !opened.has(id)));
}

/** Returns the ids of the purposes of words that were shown to choose from and not taken; they are not shown again. */
export function occasionsPassedBy(turns: readonly Turn[]): Set<string> {
	const taken = new Set(turns.flatMap(({ tap }) => (tap?.do === "occasion" ? [tap.id] : [])));
	const shown = turns.flatMap(({ guide }) =>
		(guide?.offers ?? []).flatMap((offer) => {
			const ids = offer.kind === "taps" ? offer.taps.flatMap(({ tap }) => (tap.do === "occasion" ? [tap.id] : [])) : [];
			return ids.length > 1 ? ids : [];
		}),
	);
	return new Set(shown.filter((id) => !taken.has(id)));
}

/** A message of at least this many characters could become a journal entry. */
export const STORY = 200;

/** Whether a reply let the person choose a title or a purpose. */
export const offersMenu = ({ guide }: Turn): boolean =>
	(guide?.offers ?? []).some(
		(one) =>
			"kind" in one &&
			(one.kind === "which-is-nearest" ||
				one.kind === "occasions" ||
				(one.kind === "taps" && one.taps.filter(({ tap }) => tap.do === "occasion" || tap.do === "open").length > 1)),
	);
