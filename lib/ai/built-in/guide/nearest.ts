import type { ReplyInput, Turn } from "@/lib/ai/types";
import type { OfferOf } from "@/lib/domain/chat/guide";
import { type Findable, Finder, type Ranked } from "@/lib/domain/find/finder";
import { library } from "@/lib/domain/find/library";
import type { Day } from "@/lib/domain/progress/days";
import { moveIn } from "@/lib/domain/text/moves";
import { read } from "@/lib/domain/text/reading";
import { appHelp } from "./content/app-help";
import { sittingOf, titlesPassedBy } from "./sitting";

const finder = new Finder(
	[
		...library,
		...appHelp
			.filter(({ phrasings }) => phrasings.length > 0)
			.map(({ id, title, phrasings }): Findable => ({ kind: "app", id, title, phrasings, body: [] })),
	],
	"guide",
);

/** The maximum number of titles shown at once; people do not read more than three on a phone. */
export const AT_ONCE = 3;
/** How many characters of a message are read. */
const READ = 4_000;
/**
 * The score a title needs before any title is shown unasked. Below it, a title and the message share only one
 * common word. Tuned on half of 176 messages by strangers, whose matching titles others had judged: it leaves more than
 * half of the messages without a matching title without any, and two in 27 of those that have one.
 */
const NEAR_ENOUGH = 100;

/**
 * Returns titles to choose from, nearest first; null if none is near enough. Titles the person passed over today are not
 * shown again.
 * @param enough The score that the best title needs.
 * @param unnamed The score that any title needs if no rare word of the message stands in it or in its phrasings.
 */
export function nearestTitles(
	words: string,
	input: Pick<ReplyInput, "today" | "turns" | "offset">,
	passes: (thing: Findable) => boolean,
	enough = NEAR_ENOUGH,
	unnamed = 0,
): OfferOf<"which-is-nearest"> | null {
	const passed = titlesPassedBy(sittingOf(input));
	const ranked = finder.rank(read(words.slice(0, READ), input.today), AT_ONCE + passed.size, passes);
	const left = ranked.filter(({ found }) => !passed.has(found.id));
	const best = left.find(({ score, isNamed }) => score >= (isNamed ? enough : Math.max(enough, unnamed)));
	if (!best) return null;
	const isBeside = ({ score, isNamed }: Ranked) => score >= best.score * AS_NEAR && (isNamed || score >= unnamed);
	const fresh = left.filter(isBeside).slice(0, AT_ONCE);
	return { kind: "which-is-nearest", titles: fresh.map(({ found: { kind, id, title } }) => ({ kind, id, title })) };
}

/** The share of the best title's score that another title needs to be shown beside it. */
const AS_NEAR = 0.3;

/** Ranks the titles nearest to a message, on any subject, with their scores. */
export const rankedTitles = (message: string, today: Day) =>
	finder
		.rank(read(message.slice(0, READ), today), AT_ONCE, () => true)
		.map(({ found: { kind, id, title }, score }) => ({ kind, id, title, score }));

/**
 * The score the best title for a page needs, and by what factor it must beat the second. Pages are longer than
 * messages.
 */
const [OUTSTANDING, APART] = [400, 1.25] as const;

/** Returns the one article or exercise that is clearly nearest to a whole page; null if there are several or none. */
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

/** Counts how often in a row the person tapped "None of these". */
export const timesNone = (turns: readonly Turn[]): number => {
	const said = turns.filter(({ from }) => from === "person").toReversed();
	const first = said.findIndex(({ tap, content }) => tap?.do !== "none" && moveIn(content)?.to !== "other");
	return first < 0 ? said.length : first;
};
