import type { Reply, ReplyInput, Turn } from "@/lib/ai/types";
import type { Offer } from "@/lib/domain/chat/guide";
import { COACH_NAME } from "@/lib/domain/core/brand";
import { sentencesOf } from "@/lib/domain/search/language/sentences";
import { content, type Paragraph } from "../parts/part";
import { fill, type Line, line, Phrasebook } from "../parts/phrasebook";
import { diceFrom } from "../random";
import { answering, besideExercises, opened } from "./article-answer";
import { askedFor } from "./asked-for";
import { fromOwnPages, indexOf, perhapsFromOwnPages } from "./asked-pages";
import { carefulOf, carefulReply, helpNow } from "./careful-reply";
import { aboutAsked, aboutLines, aboutOffers } from "./content/about-lines";
import { pageToWriteOn } from "./content/needs";
import { foundLines } from "./content/pages-lines";
import { noOpinion, opinionIsYours } from "./content/remarks";
import {
	foreignLine,
	namedLines,
	noAnswerButLines,
	nothingForQuestion,
	offerLines,
	oneOfferLines,
	questionWayLines,
	receivedLines,
	smallTalk,
	wayLines,
} from "./content/reply-lines";
import { beginnings, exercisesAsked, exercisesLine, handbookAsked, handbookLine, waysIn } from "./content/ways-in";
import { type Draft, offTheRecord, written } from "./draft";
import { waysOn } from "./fitting/needs";
import {
	allExercises,
	fittingIn,
	leadsTowards,
	mixed,
	plain,
	type Reach,
	reachOf,
	wholeHandbook,
	writeOn,
} from "./fitting/offers";
import { pageOffers, personOffer } from "./fitting/page-offers";
import { isForeign } from "./foreign";
import { asksOpinion, isNearSadness, isQuestion, isQuiet, remarkIn, withoutOpinion } from "./remarks";
import { says, shows, spokenDay, states } from "./say";
import { before, itemAt, type Move, memoIn, moveIn } from "./where";

const READ = 4_000;

/**
 * The next message of the conversation, by rules alone: an answer out of the person's own pages, a fact, an article, an
 * exercise, or one honest sentence that it has been kept, with what fits. It understands wording and not meaning, so it
 * says nothing about what they feel or why. The same input gives the same text.
 */
export async function reply(input: ReplyInput, signal: AbortSignal): Promise<Reply> {
	signal.throwIfAborted();
	return written(await draftFor(input));
}

/** What a reply is made of. */
export async function draftFor(input: ReplyInput): Promise<Draft> {
	const draft = await draftOf(input);
	return input.isOffRecord ? offTheRecord(draft) : draft;
}

async function draftOf(input: ReplyInput): Promise<Draft> {
	const { message, turns } = input;
	const danger = carefulOf(input.clear ?? []);
	const move = moveIn(message);
	const moved = move && movedTo(move, input);
	if (moved) return moved;
	const wished = danger ? null : askedFor(message, reachOf(message, (input.signs ?? []).length > 0));
	const own = wished ?? fromOwnPages(message, input);
	if (own) return own;
	const about = aboutGuide(message, danger !== null);
	if (about) return about;
	if (danger) return carefulReply(message, danger, turns, bookFor(input));
	return remarked(input) ?? chosen(message) ?? small(input) ?? perhapsFromOwnPages(input) ?? (await kept(input));
}

function bookFor({ message, turns }: ReplyInput): Phrasebook {
	const lately = turns.filter(({ from }) => from === "coach").slice(-3);
	return new Phrasebook(
		diceFrom(`${message}\n${turns.length}`),
		lately.map((turn) => turn.content),
	);
}

const oneOf = (book: Phrasebook, lines: readonly Line[]): Line => book.choose(lines) ?? (lines[0] as Line);

/** On, back, or to something that was shown. Null where there is nothing to move to. */
function movedTo(move: Move, input: ReplyInput): Draft | null {
	const memo = memoIn(input.turns);
	if (move.to === "back") {
		const found = before(input.turns);
		if (!found) return null;
		const text = content(line("You are back at this:"), null);
		return {
			paragraphs: [[text]],
			offers: found.offers,
			memo: { ...found.memo, isReturn: true },
			repeats: found.content,
		};
	}
	if (!memo) return null;
	if (move.to === "more" && memo.question !== null) return fromOwnPages(memo.question, input, memo.shown);
	const isOther = move.to === "more" || move.to === "other";
	if (isOther) return carefulOf(input.clear ?? []) ? null : otherOffers(input);
	const isClear = move.to === "item" || memo.items.length === 1;
	const offer = isClear ? itemAt(memo, move.to === "item" ? move.at : 0) : null;
	if (!offer) return null;
	if (offer.say !== undefined) return fromOwnPages(offer.say, input) ?? chosen(offer.say);
	const page = indexOf(input)
		.newestFirst()
		.find(({ href }) => href === offer.href);
	if (page) {
		return {
			paragraphs: [
				[states(foundLines.whole, { day: spokenDay(page.day) }, "date")],
				[shows({ page, words: wholeOf(page.text), why: [] })],
			],
			offers: [
				{ label: "Open it where it stands", href: page.href },
				{ label: "Back", say: "Back" },
			],
			memo: { question: memo.question, shown: memo.shown, items: memo.items },
		};
	}
	return { paragraphs: [says(line("Here it is."))], offers: [offer, { label: "Back", say: "Back" }] };
}

const LONGEST_WHOLE = 2_400;
/** A page, or as many of its first sentences as a message holds. */
function wholeOf(text: string): string {
	const whole = text.trim();
	if (whole.length <= LONGEST_WHOLE) return whole;
	const sentences = sentencesOf(whole);
	const last = sentences.findLast(({ end }) => end <= LONGEST_WHOLE) ?? sentences[0];
	return whole.slice(0, last?.end ?? LONGEST_WHOLE);
}

/** What they said last that is neither a move nor a remark. */
const lastTold = (turns: readonly Turn[]) =>
	turns.findLast(({ from, content: said }) => from === "person" && moveIn(said) === null && remarkIn(said) === null)
		?.content ?? "";

const fittingOffers = (told: string, reach: Reach): Offer[] => {
	const { exercises, articles, near } = fittingIn(told, reach);
	return [...exercises, ...articles, ...near];
};

/** Other things that fit what was last told, or everything there is. */
function otherOffers({ turns, signs = [] }: ReplyInput): Draft {
	const told = lastTold(turns);
	const reach = reachOf(told, signs.length > 0);
	const shown = new Set(turns.flatMap(({ guide }) => guide?.offers.map(({ href }) => href) ?? []));
	const fitting = fittingOffers(told, reach).filter(({ href }) => !shown.has(href));
	const offers = mixed([fitting, [allExercises, wholeHandbook]], 4);
	return { paragraphs: [says(line("There is also this:"))], offers };
}

function aboutGuide(message: string, isCareful: boolean): Draft | null {
	const text = message.trim().replace(/[‘’]/g, "'");
	if (text.length > 200) return null;
	const asked = aboutAsked.find(({ pattern }) => pattern.test(text));
	if (!asked) return null;
	const paragraphs = aboutLines[asked.about].map((one) => says(fill(one, { coach: COACH_NAME }) as Line));
	if (isCareful) return { paragraphs, offers: [helpNow] };
	const isForPeople = asked.about === "human" || asked.about === "clinician";
	return {
		paragraphs,
		offers: aboutOffers[asked.about] ?? (isForPeople ? [helpNow, ...beginnings.slice(0, 2)] : beginnings),
	};
}

/** One of the ways in that the conversation offers by name. */
function chosen(message: string): Draft | null {
	const text = message.trim();
	const way = waysIn.find(({ pattern }) => pattern.test(text));
	if (way) return { paragraphs: [says(way.text)], offers: way.offers };
	if (exercisesAsked.test(text)) return { paragraphs: [says(exercisesLine)], offers: [allExercises] };
	if (handbookAsked.test(text)) return { paragraphs: [says(handbookLine)], offers: [wholeHandbook] };
	return null;
}

function small(input: ReplyInput): Draft | null {
	const text = input.message
		.trim()
		.replace(/[‘’]/g, "'")
		.replace(/[\s.!?…,]+$/, "");
	const found = smallTalk.find(({ pattern }) => pattern.test(text));
	if (!found) return null;
	return { paragraphs: [says(oneOf(bookFor(input), found.lines))], offers: found.hasOffers ? beginnings : [] };
}

/** What has an answer of its own: a complaint, thanks, a wish, news that anybody would answer. */
function remarked(input: ReplyInput): Draft | null {
	const { message, turns, signs = [] } = input;
	const found = remarkIn(message);
	if (!found || (found.isCheer && isNearSadness(turns))) return null;
	const { lines, offers = [], fits } = found;
	const told = { this: message, before: lastTold(turns) }[fits ?? "this"];
	const reach = reachOf(`${told}\n${message}`, signs.length > 0);
	const fitting = fits && told !== "" ? fittingOffers(told, reach) : [];
	return {
		paragraphs: [says(oneOf(bookFor(input), lines))],
		offers: mixed([[...fitting, ...offers].filter(({ href }) => reach === "any" || !leadsTowards(href))]),
	};
}

/** Everything else: what fits, an article where one was asked for, and in any case that it is kept. */
async function kept(input: ReplyInput): Promise<Draft> {
	const message = input.message.slice(0, READ);
	const book = bookFor(input);
	const isAsking = isQuestion(message);
	if (!isAsking && isQuiet(input.turns)) return { paragraphs: [says(oneOf(book, receivedLines))], offers: [] };
	const reach = reachOf(message, (input.signs ?? []).length > 0);
	const { exercises, articles: found, near } = fittingIn(message, reach, withoutOpinion(message));
	const named = mixed([exercises.filter(({ isNamed }) => isNamed)]);
	// "How do I say no?" names one too, and asks for more.
	if ((!isAsking || /\b(?:exercise|practi[cs]e)/i.test(message)) && named.length > 0)
		return { paragraphs: [says(oneOf(book, namedLines))], offers: named };
	const articles = besideExercises(found, exercises);
	const pages = pageOffers(input, indexOf(input));
	const answer = answering(message, articles, exercises);
	const sure = mixed(isAsking ? [articles, exercises, near] : [exercises, articles, near]);
	// One page of theirs has its place among what fits, and more where there is room.
	const places = sure.slice(0, pages.length > 0 ? 2 : 3);
	const person = reach === "any" ? personOffer(input, indexOf(input)) : null;
	const before = pages.length > 0 ? pages : person ? [person] : [];
	// What is sure and little is not all that they may want: a page to write on is right in any case.
	const page = isAsking || places.length > 1 ? [] : [pageToWriteOn];
	const fitting = mixed([[...places, ...before, ...page]]);
	const opinion = asksOpinion(message) ? [says(oneOf(book, noOpinion))] : [];
	if (answer) return { paragraphs: [...opinion, ...opened(answer, message)], offers: fitting };
	if (places.length > 0) {
		const opening = isAsking
			? [says(oneOf(book, noAnswerButLines))]
			: [says(oneOf(book, receivedLines)), introduced(book, fitting)];
		return { paragraphs: opinion.length > 0 ? [...opinion, introduced(book, fitting)] : opening, offers: fitting };
	}
	if (await isForeign(message)) return { paragraphs: [says(foreignLine)], offers: [allExercises] };
	const ways = waysOn(message, { reach, isAsking, turns: input.turns });
	const offers = before.length > 0 ? mixed([[...ways.slice(0, 2), ...before]]) : ways;
	if (opinion.length > 0)
		return {
			paragraphs: [[...opinion.flat(), ...says(oneOf(book, opinionIsYours))]],
			offers: offers.length > 0 ? offers : [writeOn],
		};
	if (isAsking) {
		if (ways.length > 0) return { paragraphs: [says(oneOf(book, questionWayLines))], offers };
		return { paragraphs: [says(oneOf(book, nothingForQuestion))], offers: [wholeHandbook, allExercises] };
	}
	const receipt = says(oneOf(book, receivedLines));
	if (ways.length > 1) return { paragraphs: [receipt, says(oneOf(book, wayLines))], offers };
	if (pages.length > 0) return { paragraphs: [receipt, introduced(book, pages)], offers: pages.map(plain) };
	return { paragraphs: [receipt], offers: [writeOn] };
}

/** What stands before offers, whether one or several. */
const introduced = (book: Phrasebook, offers: readonly Offer[]): Paragraph =>
	says(oneOf(book, offers.length > 1 ? offerLines : oneOfferLines));
