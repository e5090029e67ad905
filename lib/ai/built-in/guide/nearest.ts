import type { ReplyInput, Turn } from "@/lib/ai/types";
import type { OfferOf } from "@/lib/domain/chat/guide";
import { type Findable, Finder } from "@/lib/domain/find/finder";
import { isIdle } from "@/lib/domain/find/idle-words";
import { library } from "@/lib/domain/find/library";
import type { Day } from "@/lib/domain/progress/days";
import { moveIn } from "@/lib/domain/text/moves";
import { read } from "@/lib/domain/text/reading";
import { termsOf } from "@/lib/domain/text/terms";
import { appHelp } from "./content/app-help";
import { ownMessages, sittingOf, titlesPassedBy } from "./sitting";

const finder = new Finder(
	[
		...library,
		...appHelp.map(({ id, title, phrasings }): Findable => ({ kind: "app", id, title, phrasings, body: [] })),
	],
	"guide",
);

/** How many titles are shown at once; more than three are not read on a phone. */
export const AT_ONCE = 3;
/** How many characters of a message are read. */
const READ = 4_000;
/**
 * What the best title has to score before any is shown unasked. Below it, a message shares one common word with it. Set
 * on half of 176 messages by strangers whose titles others had judged: of the messages without a fitting title, more than
 * half are then shown none, and of those with one, two in 27.
 */
const NEAR_ENOUGH = 100;

/**
 * Titles to choose from, the nearest to some words first. Null where none is near enough, or none is left. What was
 * passed by today is not shown again.
 */
export function nearestTitles(
	words: string,
	input: Pick<ReplyInput, "today" | "turns" | "offset">,
	passes: (thing: Findable) => boolean,
): OfferOf<"which-is-nearest"> | null {
	const passed = titlesPassedBy(sittingOf(input));
	const ranked = finder.rank(read(words.slice(0, READ), input.today), AT_ONCE + passed.size, passes);
	const fresh = ranked.filter(({ found }) => !passed.has(found.id)).slice(0, AT_ONCE);
	if (fresh.length === 0 || (ranked[0]?.score ?? 0) < NEAR_ENOUGH) return null;
	return { kind: "which-is-nearest", titles: fresh.map(({ found: { kind, id, title } }) => ({ kind, id, title })) };
}

/** The titles nearest to a message, whatever they are about, with their scores. */
export const rankedTitles = (message: string, today: Day) =>
	finder
		.rank(read(message.slice(0, READ), today), AT_ONCE, () => true)
		.map(({ found: { kind, id, title }, score }) => ({ kind, id, title, score }));

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

/** With fewer telling words than this, the message before it is read too. */
const FEW = 2;

/** The words to search with: the message, with the one before it where it is short. */
export function wordsToSearch({ message, turns }: Pick<ReplyInput, "message" | "turns">): string {
	const [before] = ownMessages(turns);
	const telling = new Set(termsOf(message).filter((term) => !isIdle(term)));
	return telling.size < FEW && before ? `${message}\n${before}` : message;
}

/** How often in a row "None of these" was tapped. */
export const timesNone = (turns: readonly Turn[]): number => {
	const said = turns.filter(({ from }) => from === "person").toReversed();
	const first = said.findIndex(({ tap, content }) => tap?.do !== "none" && moveIn(content)?.to !== "other");
	return first < 0 ? said.length : first;
};
