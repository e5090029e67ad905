import type { ReplyInput } from "@/lib/ai/types";
import type { Page, Passage } from "@/lib/domain/search/pages/page";
import { tellsOfLoss } from "@/lib/domain/text/loss";
import { isName } from "@/lib/domain/text/names";
import { sentencesOf } from "@/lib/domain/text/sentences";
import { type Term, termsOf } from "@/lib/domain/text/terms";
import { stem } from "@/lib/domain/text/words";
import { isPainful } from "@/lib/safety/grave";
import { belongsTaps } from "./content/taps";
import { belongsAsk, earlierPage } from "./content/told-lines";
import type { Draft } from "./draft";
import { howItIs } from "./how";
import { isSafe } from "./own-line";
import { indexOf } from "./own-question";
import { says, shows, spokenDay, states } from "./say";
import { offersKind, sittingOf, toldToday } from "./sitting";

/** Somebody who is named today: how to name them, and the term by which pages are found. */
interface Named {
	of: string;
	term: Term;
	/** Matches the name on a page, where it is certainly a name. */
	written: RegExp;
}

/** Somebody on more pages than this is on too many for one of them to be the one that belongs here. */
const MOST_PAGES = 8;
/** How many names of a message are looked for, and how many of their pages are checked. */
const [NAMES, CHECKED] = [4, 3];
/** A longer page, in characters, takes too long to check while everybody waits. */
const LONGEST_PAGE = 6_000;
/** A page of at most this many characters is shown whole; of a longer one, the sentence with the name. */
const SHORT_PAGE = 160;
/**
 * Shows, once in a conversation, an earlier page with somebody whom the person names today, and asks whether it belongs
 * here; null if there is none, or if something on it may be too heavy to bring up. A mother or a brother, whom most people
 * have, is not enough.
 */
export function earlierPageFor(input: ReplyInput): Draft | null {
	const sitting = sittingOf(input);
	const wasShown = sitting.some((turn) => offersKind(turn, "pages") || turn.content.includes(belongsAsk));
	if (wasShown || input.message.includes("?") || input.isOffRecord || (input.signs ?? []).length > 0) return null;
	for (const named of namedIn(toldToday(input), input)) {
		const found = pageWith(named, input);
		if (found)
			return {
				paragraphs: [
					[states(earlierPage, { day: spokenDay(found.page.day), of: named.of }, "date")],
					[shows(found)],
					says(belongsAsk),
				],
				offers: [belongsTaps],
			};
	}
	return null;
}

/** Matches a name inside a sentence, or anywhere if it stands inside one today: every sentence begins with a capital. */
function writtenAs(name: string, told: string): RegExp {
	const inside = new RegExp(`(?<=[\\p{Ll},;] )${name}(?![\\p{L}])`, "u");
	return inside.test(told) ? new RegExp(`(?<![\\p{L}])${name}(?![\\p{L}])`, "u") : inside;
}

function namedIn(told: string, { person }: ReplyInput): Named[] {
	const small = new Set(told.match(/(?<![\p{L}])\p{Ll}[\p{L}'’]*/gu) ?? []);
	const certain = (word: string) => isName(word) && word !== person.firstName && !small.has(word.toLowerCase());
	const written = told.match(/(?<![\p{L}])\p{Lu}\p{Ll}[\p{L}\p{M}]+(?: \p{Lu}\p{Ll}[\p{L}\p{M}]+)*/gu) ?? [];
	const names = new Set(written.map((row) => row.split(" ").filter(certain).join(" ")).filter((name) => name !== ""));
	return [...names].slice(0, NAMES).map((of) => ({
		of,
		term: stem((of.split(" ")[0] ?? "").toLowerCase()),
		written: writtenAs(of, told),
	}));
}

function pageWith({ term, written }: Named, input: ReplyInput): Passage | null {
	const index = indexOf(input);
	if (index.holdersOf([term]) === 0 || index.holdersOf([term]) > MOST_PAGES) return null;
	const isEarlier = ({ kind, day, text }: Page) =>
		kind === "journal" && day < input.today && text.length <= LONGEST_PAGE && written.test(text);
	const newest = index
		.withAll([[term]], isEarlier)
		.map(({ page }) => page)
		.sort((one, other) => other.at - one.at);
	for (const page of newest.slice(0, CHECKED)) {
		if (!isSafe(page.text) || tellsOfLoss(page.text) || howItIs(input) === "good") continue;
		const words = wordsWith(term, page.text);
		if (words && !isPainful(words)) return { page, words, why: [] };
	}
	return null;
}

/** Returns a short page whole, and the sentence with a name of a longer one. */
function wordsWith(term: Term, text: string): string | null {
	const whole = text.trim();
	if (whole.length <= SHORT_PAGE) return whole;
	return sentencesOf(text).find((sentence) => termsOf(sentence.text).includes(term))?.text ?? null;
}
