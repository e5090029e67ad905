import type { ReplyInput, Turn } from "@/lib/ai/types";
import type { Offer, OfferOf } from "@/lib/domain/chat/guide";
import { type Findable, Finder } from "@/lib/domain/find/finder";
import { isIdle } from "@/lib/domain/find/idle-words";
import { library } from "@/lib/domain/find/library";
import type { Day } from "@/lib/domain/progress/days";
import { moveIn, smallTalkIn } from "@/lib/domain/text/moves";
import { read } from "@/lib/domain/text/reading";
import { termsOf } from "@/lib/domain/text/terms";
import { appHelp } from "./content/app-help";

const finder = new Finder([
	...library,
	...appHelp.map(({ id, title, phrasings }): Findable => ({ kind: "app", id, title, phrasings, body: [] })),
]);

/** How many titles are shown at once; more than three are not read on a phone. */
export const AT_ONCE = 3;
/** As much of a message as is read, in characters. */
const READ = 4_000;
/**
 * What the best title has to score before any is shown unasked. Below it, a message shares one common word with it. Set
 * on half of 176 messages by strangers whose titles others had judged: of the messages without a fitting title, more than
 * half are then shown none, and of those with one, two in 27.
 */
const NEAR_ENOUGH = 100;

/** Titles to choose from, the nearest to some words first. Null where none is near enough, or none is left. */
export function nearestTitles(
	words: string,
	today: Day,
	{ passes, skip = 0 }: { passes: (thing: Findable) => boolean; skip?: number },
): OfferOf<"which-is-nearest"> | null {
	const all = finder.rank(read(words.slice(0, READ), today), skip + AT_ONCE, passes);
	const ranked = all.slice(skip);
	if (ranked.length === 0 || (all[0]?.score ?? 0) < NEAR_ENOUGH) return null;
	return { kind: "which-is-nearest", titles: ranked.map(({ found: { kind, id, title } }) => ({ kind, id, title })) };
}

/** What the best title for a page has to score, and how much more than the second. A page is longer than a message. */
const [OUTSTANDING, APART] = [400, 1.25] as const;

/** The one article or exercise that is clearly nearest to a whole page; null where several are, or none. */
export function outstandingTitle(words: string, today: Day, passes: (thing: Findable) => boolean) {
	const isReadable = ({ kind }: Findable) => kind === "article" || kind === "exercise";
	const [best, second] = finder.rank(
		read(words.slice(0, READ), today),
		2,
		(thing) => isReadable(thing) && passes(thing),
	);
	if (!best || best.score < OUTSTANDING || best.score < (second?.score ?? 0) * APART) return null;
	const { kind, title } = best.found;
	return kind === "article" || kind === "exercise" ? { kind, title } : null;
}

/** A message with fewer telling words than these says too little alone, so the one before it is read too. */
const FEW = 2;

/** What somebody has told, the newest first: no taps, no moves, no greetings. */
export const toldIn = (turns: readonly Turn[]): string[] =>
	turns
		.filter(
			({ from, content, tap }) =>
				from === "person" && !tap && moveIn(content) === null && smallTalkIn(content) === null,
		)
		.map(({ content }) => content)
		.toReversed();

/** The words for which something near is looked for: a short message alone says too little. */
export function wordsToRead({ message, turns }: Pick<ReplyInput, "message" | "turns">): string {
	const [before] = toldIn(turns);
	const telling = new Set(termsOf(message).filter((term) => !isIdle(term)));
	return telling.size < FEW && before ? `${message}\n${before}` : message;
}

/** The titles that were offered in a row up to now, by "None of these". */
export const timesNone = (turns: readonly Turn[]): number => {
	let times = 0;
	for (const { from, tap, content } of turns.toReversed()) {
		if (from === "coach") continue;
		if (tap?.do !== "none" && moveIn(content)?.to !== "other") break;
		times++;
	}
	return times;
};

/** How many replies go by before the feeling is asked for again. */
const FEELING_APART = 4;

/** Whether a feeling was asked for within the last replies. */
export const askedForFeeling = (turns: readonly Turn[]): boolean =>
	turns
		.filter(({ from }) => from === "coach")
		.slice(-FEELING_APART)
		.some(({ guide }) => guide?.offers.some(({ kind }: Offer) => kind === "feeling"));
