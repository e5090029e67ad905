import type { ReplyInput, Turn } from "@/lib/ai/types";
import type { Memo, Offer, OfferOf } from "@/lib/domain/chat/guide";
import type { Tap } from "@/lib/domain/chat/tap";
import { type Move, moveIn } from "@/lib/domain/text/moves";
import { line } from "../parts/phrasebook";
import { partAfter } from "./article";
import { backLine } from "./content/lines";
import { foundLines } from "./content/pages-lines";
import type { Draft } from "./draft";
import { indexOf, moreOfPages } from "./own-question";
import { says, shows, spokenDay, states, wholeOf } from "./say";

const newestReply = (turns: readonly Turn[]) => turns.findLast(({ from }) => from === "coach");

/** Returns the state of the conversation, as stored with the newest reply. */
export const memoIn = (turns: readonly Turn[]): Memo | null => newestReply(turns)?.guide?.memo ?? null;

/** Returns the newest offer of a kind. */
function lastOffer<Kind extends Offer["kind"]>(turns: readonly Turn[], kind: Kind): OfferOf<Kind> | null {
	const reply = turns.findLast(({ guide }) => guide?.offers.some((offer) => offer.kind === kind));
	return (reply?.guide?.offers.find((offer) => offer.kind === kind) as OfferOf<Kind> | undefined) ?? null;
}

/** An item of the newest reply that "the second one" can refer to. */
type Countable =
	| OfferOf<"which-is-nearest">["titles"][number]
	| OfferOf<"taps">["taps"][number]
	| OfferOf<"pages">["pages"][number]
	| Offer;
function countablesIn(offers: readonly Offer[]): Countable[] {
	return offers.flatMap((offer): Countable[] => {
		if (offer.kind === "which-is-nearest") return offer.titles;
		if (offer.kind === "pages") return offer.pages;
		if (offer.kind === "taps") return offer.taps.filter(({ tap }) => tap.do !== "matter" || tap.id !== "else");
		if (offer.kind === "occasions")
			return offer.occasions.map(({ id, label }) => ({ label, tap: { do: "occasion", id } }));
		return isCountable(offer) ? [offer] : [];
	});
}

const isCountable = (offer: Offer) => ["article", "exercise", "talk"].includes(offer.kind);

/** Resolves a typed move ("back", "more") to the equivalent tap or to a reply. Null if there is nothing to move to. */
export function moved(message: string, input: ReplyInput): { tap: Tap } | { draft: Draft } | null {
	const move = moveIn(message);
	if (!move) return null;
	const { turns } = input;
	if (move.to === "back") return back(turns);
	const newest = newestReply(turns)?.guide;
	if (!newest) return null;
	const article = lastOffer(turns, "article");
	switch (move.to) {
		case "part":
			return article?.parts.includes(move.part) ? { tap: { do: "part", slug: article.slug, part: move.part } } : null;
		case "more":
			return more(newest.offers, turns, article);
		case "other":
			if (newest.offers.some(({ kind }) => kind === "taps")) return { tap: { do: "group", id: "all" } };
			return newest.offers.some(({ kind }) => kind === "which-is-nearest") ? { tap: { do: "none" } } : null;
		case "yes":
		case "item":
			return chosen(move, newest.offers, input);
	}
}

function more(offers: readonly Offer[], turns: readonly Turn[], article: OfferOf<"article"> | null) {
	if (offers.some(({ kind }) => kind === "pages")) return { tap: { do: "more-pages" } as const };
	if (offers.some(({ kind }) => kind === "which-is-nearest")) return { tap: { do: "none" } as const };
	const next = article && partAfter(article);
	if (article && next) return { tap: { do: "part", slug: article.slug, part: next } as const };
	return lastOffer(turns, "pages") ? { tap: { do: "more-pages" } as const } : null;
}

function chosen(move: Move, offers: readonly Offer[], input: ReplyInput): { tap: Tap } | { draft: Draft } | null {
	const all = countablesIn(offers);
	const one = move.to === "item" ? all.at(move.at) : all.length === 1 ? all[0] : undefined;
	if (!one) return null;
	if ("tap" in one) return { tap: one.tap };
	if ("href" in one && "day" in one) return { draft: wholePage(one.href, input) };
	if (!("kind" in one)) return null;
	if (one.kind === "article" && "slug" in one) return null;
	if ("id" in one) {
		const { kind } = one;
		if (kind === "article" || kind === "exercise" || kind === "talk" || kind === "app")
			return { tap: { do: "open", kind, id: one.id } };
	}
	return { draft: { paragraphs: [says(line("Here it is."))], offers: [one as Offer] } };
}

function wholePage(href: string, input: ReplyInput): Draft {
	const page = indexOf(input)
		.newestFirst()
		.find((one) => one.href === href);
	if (!page) return { paragraphs: [says(line("Here it is."))], offers: [{ kind: "link", label: "Open it", href }] };
	return {
		paragraphs: [
			[states(foundLines.whole, { day: spokenDay(page.day) }, "date")],
			[shows({ page, words: wholeOf(page.text), why: [] })],
		],
		offers: [{ kind: "link", label: "Open it where it stands", href }],
	};
}

/** Repeats the reply before the newest one; each further "back" goes one reply further. */
function back(turns: readonly Turn[]): { draft: Draft } | null {
	const replies = turns.filter(({ from, guide }) => from === "coach" && guide?.memo);
	let returns = 0;
	while (replies.at(-1 - returns)?.guide?.memo?.isReturn) returns++;
	const found = replies.filter(({ guide }) => !guide?.memo?.isReturn).at(-2 - returns);
	if (!found?.guide?.memo) return null;
	const { offers, memo } = found.guide;
	return {
		draft: { paragraphs: [says(backLine)], offers, memo: { ...memo, isReturn: true }, repeats: found.content },
	};
}

/** Shows more pages for the newest question about the person's own pages. */
export function morePages(input: ReplyInput): Draft | null {
	const memo = input.turns.findLast(({ guide }) => guide?.memo?.question)?.guide?.memo;
	return memo?.question ? moreOfPages(memo.question, input, memo.shown) : null;
}
