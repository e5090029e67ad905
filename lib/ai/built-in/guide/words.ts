import type { ReplyInput } from "@/lib/ai/types";
import type { Offer } from "@/lib/domain/chat/guide";
import { occasionById, occasionsBy, plainlyNearest } from "@/lib/domain/occasions/occasions";
import type { Occasion } from "@/lib/domain/occasions/schema";
import { talkBySlug } from "@/lib/domain/talks/library";
import { read } from "@/lib/domain/text/reading";
import { filled, type Line } from "../parts/phrasebook";
import { articleTitle, correctedWords, occasionLines, theseWords, wordsFor } from "./content/lines";
import { mayLeadToSomebody } from "./danger";
import type { Draft } from "./draft";
import { says } from "./say";
import { ownMessages } from "./sitting";

/** As much as is read of what somebody wrote, in characters. */
const READ = 2_000;

/** Which words may be offered: after signs of danger none that lead towards somebody. */
const mayOffer =
	(input: Pick<ReplyInput, "signs" | "hints">) =>
	({ leadsToSomebody }: Occasion) =>
		mayLeadToSomebody(input) || leadsToSomebody !== true;

/** @param wrong The id of one that was not meant. */
const listOf = (input: ReplyInput, words: string, wrong: string | null = null): Offer => ({
	kind: "occasions",
	occasions: occasionsBy(read(words.slice(0, READ), input.today), mayOffer(input))
		.filter(({ id }) => id !== wrong)
		.map(({ id, label }) => ({ id, label })),
});

/**
 * Somebody wants words: those for the occasion that they named, where it is plain which; otherwise all occasions, what is
 * nearest first.
 * @param lead Said before.
 */
export function wordsWanted(input: ReplyInput, lead?: Line): Draft {
	const { message, turns, today, tap } = input;
	const [told = ""] = ownMessages(turns);
	const own = tap ? "" : message;
	const nearest = plainlyNearest(read(own.slice(0, READ), today), mayOffer(input));
	if (nearest) return linesOf(nearest, lead);
	return {
		paragraphs: [...(lead ? [says(lead)] : []), says(wordsFor)],
		offers: [listOf(input, `${own}\n${told}`)],
		memo: { awaits: "occasion" },
	};
}

/** After a list of occasions, somebody wrote which; null where none of them shares a word with it. */
export function occasionTyped(input: ReplyInput): Draft | null {
	const reading = read(input.message.slice(0, READ), input.today);
	const nearest = plainlyNearest(reading, mayOffer(input));
	return nearest ? linesOf(nearest) : null;
}

/** The words that were brought were the wrong ones: the list again, without them. */
export function otherWordsFor(input: ReplyInput): Draft {
	const { turns, message } = input;
	const brought = turns.findLast(({ from }) => from === "coach")?.guide?.offers.find(({ kind }) => kind === "lines");
	const wrong = brought?.kind === "lines" ? brought.id : null;
	return {
		paragraphs: [says(correctedWords)],
		offers: [listOf(input, `${message}\n${ownMessages(turns).join("\n")}`, wrong)],
		memo: { awaits: "occasion" },
	};
}

/** The words of an occasion that was tapped; null where there is no such one. */
export function occasionTapped(id: string, input: ReplyInput): Draft | null {
	if (id === "all") return wordsWanted(input);
	const occasion = occasionById(id);
	return occasion && mayOffer(input)(occasion) ? linesOf(occasion) : null;
}

function linesOf({ id, label, lines, talk: slug }: Occasion, lead?: Line): Draft {
	const talk = slug === undefined ? undefined : talkBySlug(slug);
	return {
		paragraphs: [
			...(lead ? [says(lead)] : []),
			says(filled(articleTitle, { title: label })),
			says(lines.some((one) => /…|\[/.test(one)) ? occasionLines : theseWords),
		],
		offers: [
			{
				...{ kind: "lines", id, title: label, lines: [...lines] },
				...(talk && { talk: { id: talk.slug, title: talk.title } }),
			},
			otherWords,
		],
		memo: { awaits: "occasion" },
	};
}

const otherWords: Offer = { kind: "occasions", occasions: [{ id: "all", label: "Words for something else" }] };
