import type { Reply, ReplyInput, Turn } from "@/lib/ai/types";
import type { Offer } from "@/lib/domain/chat/guide";
import { ownWordsPage } from "@/lib/domain/journal/own-words";
import { content, type Paragraph } from "../parts/part";
import { type Line, line, Phrasebook } from "../parts/phrasebook";
import { diceFrom } from "../random";
import { aboutGuide } from "./about-guide";
import { answering, besideExercises, opened } from "./article-answer";
import { askedFor } from "./asked-for";
import { asksOwnLife, fromOwnPages, indexOf, moreOfPages, perhapsFromOwnPages } from "./asked-pages";
import { carefulOf, carefulReply } from "./careful-reply";
import { helpOutside, toSay } from "./content/needs";
import { foundLines } from "./content/pages-lines";
import { noOpinion, opinionIsYours } from "./content/remarks";
import {
	foreignLine,
	namedLines,
	noAnswerButLines,
	noFactLine,
	nothingForQuestion,
	noWordsLine,
	offerLines,
	oneOfferLines,
	questionWayLines,
	receivedLines,
	shortReceipts,
	smallTalk,
	wayLines,
} from "./content/reply-lines";
import { beginnings, exercisesAsked, exercisesLine, handbookAsked, handbookLine, waysIn } from "./content/ways-in";
import { type Draft, offTheRecord, written } from "./draft";
import { isSubject, placeIn } from "./fitting/certain";
import { asksForWords, waysOn } from "./fitting/needs";
import {
	allExercises,
	fittingIn,
	leadsTowards,
	MOST,
	mixed,
	plain,
	type Reach,
	reachOf,
	surest,
	wholeHandbook,
	writeOn,
} from "./fitting/offers";
import { pageOffers, personOffer } from "./fitting/page-offers";
import { isForeign } from "./foreign";
import {
	askedIn,
	asksOpinion,
	complaintIn,
	isNearSadness,
	isQuestion,
	isQuiet,
	remarkIn,
	withoutOpinion,
} from "./remarks";
import { says, shows, spokenDay, states, wholeOf } from "./say";
import { asksForPages, before, itemAt, type Move, memoIn, moveIn, pagesMemoIn } from "./where";

/** As much of a message as is read, and from when on it is a story that could be a page. In characters. */
const [READ, LONG] = [4_000, 200];

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
	const complaint = danger || !complaintIn(message)?.rest ? null : remarked(input);
	if (complaint) return complaint;
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
	if (move.to === "more") {
		const asked = asksForPages(input.message) && memo.question === null ? pagesMemoIn(input.turns) : memo;
		if (asked?.question != null) return moreOfPages(asked.question, input, asked.shown);
	}
	if (move.to === "more" || move.to === "other") return carefulOf(input.clear ?? []) ? null : otherOffers(input);
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

/** What they told that is neither a move nor a remark, the last first. */
const toldIn = (turns: readonly Turn[]): string[] =>
	turns
		.filter(({ from, content: said }) => from === "person" && moveIn(said) === null && remarkIn(said) === null)
		.map(({ content: said }) => said)
		.toReversed();

/** So many of their messages back something that fits is looked for. */
const BACK = 6;

const fittingOffers = (told: string, reach: Reach): Offer[] => {
	const { exercises, articles, near } = fittingIn(told, reach);
	return mixed([exercises, articles, near]);
};

/** Other things that fit what was last told, or everything there is. */
function otherOffers({ turns, signs = [] }: ReplyInput): Draft {
	const told = toldIn(turns)[0] ?? "";
	const reach = reachOf(told, signs.length > 0);
	const shown = new Set(turns.flatMap(({ guide }) => guide?.offers.map(({ href }) => href) ?? []));
	const fitting = fittingOffers(told, reach).filter(({ href }) => !shown.has(href));
	const offers = mixed([fitting, [allExercises, wholeHandbook]], 4);
	return { paragraphs: [says(line("There is also this:"))], offers };
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
	// After a complaint comes what was asked for beside it, and nothing else.
	const beside = found.isComplaint ? complaintIn(message)?.rest : undefined;
	const asked = beside && isQuestion(beside) ? (fromOwnPages(beside, input) ?? aboutGuide(beside, false)) : null;
	if (asked) return { ...asked, paragraphs: [says(oneOf(bookFor(input), lines)), ...asked.paragraphs] };
	const told = { this: [message], before: toldIn(turns).slice(0, BACK) }[fits ?? "this"];
	const reach = reachOf([...told, message].join("\n"), signs.length > 0);
	const fitting = fits ? mixed(told.map((one) => fittingOffers(one, reach))) : [];
	return {
		paragraphs: [says(oneOf(bookFor(input), lines))],
		offers: mixed([[...fitting, ...offers].filter(({ href }) => reach === "any" || !leadsTowards(href))]),
	};
}

/** Whoever has been told so often that their words are kept knows it. */
const TOLD_OFTEN = 2;
const saysReceived = ({ from, content: said }: Turn) =>
	from === "coach" && receivedLines.some((text) => said.includes(text));

/** Everything else: what fits, an article where one was asked for, and in any case that it is kept. */
async function kept(input: ReplyInput): Promise<Draft> {
	const message = input.message.slice(0, READ);
	const book = bookFor(input);
	const isAsking = isQuestion(message);
	const isKnown = input.turns.filter(saysReceived).length >= TOLD_OFTEN;
	const received = says(oneOf(book, isKnown ? shortReceipts : receivedLines));
	if (!isAsking && isQuiet(input.turns)) return { paragraphs: [received], offers: [] };
	/** That it is kept, and what stands before offers: from the third time on the second alone. */
	const before = (introduction: Paragraph): Paragraph[] => (isKnown ? [introduction] : [received, introduction]);
	const reach = reachOf(message, (input.signs ?? []).length > 0);
	const fit = fittingIn(message, reach, withoutOpinion(message));
	// "When does my mother call?" asks for a fact of their life: no handbook knows it.
	if (asksOwnLife(message, input.today) && !fit.articles.some(({ urgent }) => urgent)) {
		const told = reach === "any" ? personOffer(input, indexOf(input)) : null;
		return { paragraphs: [says(noFactLine)], offers: told ? [told] : [] };
	}
	const { exercises, articles: found, near } = fit;
	const named = mixed([exercises.filter(({ isNamed }) => isNamed)]);
	// "How do I say no?" names one too, and asks for more.
	if ((!isAsking || /\b(?:exercise|practi[cs]e)/i.test(message)) && named.length > 0)
		return { paragraphs: [says(oneOf(book, namedLines))], offers: named };
	const articles = besideExercises(found, exercises);
	const pages = pageOffers(input, indexOf(input));
	const answer = answering(message, articles, exercises);
	const isForWords = isAsking && reach === "any" && asksForWords(message);
	const asked = askedIn(message) ?? "";
	const all = surest(isAsking ? [articles, exercises, near] : [exercises, articles, near]);
	// For words to say there are exercises. What is to be read is about what they told, or a subject that they name.
	const sure = isForWords
		? all.filter(
				({ href, quotes }) =>
					href?.startsWith("/exercises") || !quotes.every((one) => placeIn(asked, one) >= 0 && !isSubject(one)),
			)
		: all;
	// One page of theirs has its place among what fits, and more where there is room.
	const places = sure.slice(0, isAsking && pages.length === 0 ? 3 : 2);
	const person = reach === "any" ? personOffer(input, indexOf(input)) : null;
	const earlier = pages.length > 0 ? pages : person ? [person] : [];
	// What is sure and little is not all that they may want: a page to write on is right in any case.
	const page = isAsking ? [] : [ownWordsPage];
	const outside = reach === "any" ? [] : [helpOutside];
	const fitting = mixed([[...places.slice(0, MOST - outside.length), ...outside, ...earlier, ...page]]);
	const opinion = asksOpinion(message) ? [says(oneOf(book, noOpinion))] : [];
	if (isForWords) return { paragraphs: [says(noWordsLine)], offers: mixed([[...places.slice(0, 2), ...toSay.ways]]) };
	if (answer) return { paragraphs: [...opinion, ...opened(answer, message)], offers: fitting };
	if (places.length > 0) {
		const opening = isAsking ? [says(oneOf(book, noAnswerButLines))] : before(introduced(book, fitting));
		return { paragraphs: opinion.length > 0 ? [...opinion, introduced(book, fitting)] : opening, offers: fitting };
	}
	if (await isForeign(message)) return { paragraphs: [says(foreignLine)], offers: [allExercises] };
	const ways = waysOn(message, { reach, isAsking, turns: input.turns });
	const offers = earlier.length > 0 ? mixed([[...ways.slice(0, 2), ...earlier]]) : ways;
	if (opinion.length > 0)
		return {
			paragraphs: [[...opinion.flat(), ...says(oneOf(book, opinionIsYours))]],
			offers: offers.length > 0 ? offers : [writeOn],
		};
	if (isAsking) {
		if (ways.length > 0) return { paragraphs: [says(oneOf(book, questionWayLines))], offers };
		return { paragraphs: [says(oneOf(book, nothingForQuestion))], offers: [wholeHandbook, allExercises] };
	}
	if (ways.length > 1) return { paragraphs: before(says(oneOf(book, wayLines))), offers };
	if (pages.length > 0) return { paragraphs: before(introduced(book, pages)), offers: pages.map(plain) };
	return { paragraphs: [received], offers: [message.length > LONG ? ownWordsPage : writeOn] };
}

/** What stands before offers, whether one or several. */
const introduced = (book: Phrasebook, offers: readonly Offer[]): Paragraph =>
	says(oneOf(book, offers.length > 1 ? offerLines : oneOfferLines));
