import { TIMELINE_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import { type Bridge, type BridgeEnd, bridges } from "@/lib/domain/questionnaires/meanings/bridges";
import { bandOf, patternBand } from "@/lib/domain/questionnaires/meanings/find";
import type { PatternScore } from "@/lib/domain/questionnaires/schema";
import { mayDenyPremise } from "@/lib/domain/text/denial";
import { content, type Paragraph, type Part } from "../parts/part";
import { denies, type OwnWords } from "../reading/own-words";
import { isReadable } from "../reading/text";
import { contentLine } from "./content/authored";
import type { Answers, ReadAnswer } from "./material";
import { rankedScores, standingOut } from "./patterns/scores";
import { leadOf, type Pen } from "./pen";

/** One answered questionnaire, reduced to what a bridge needs. */
interface Page extends Answers {
	id: string;
	scores: readonly Pick<PatternScore, "name" | "score">[];
}

/** One side of a bridge: words to quote, or only a ticked answer. */
type Found = { words: null } | { words: OwnWords; told: ReadAnswer; id: string };

/** A bridge between this page and an earlier one, with the paragraphs about both of its ends. */
export interface Built {
	bridge: Bridge;
	parts: Paragraph;
}

const parse = (end: BridgeEnd) => {
	const [place = "", values] = end.split(":");
	const [id = "", question = ""] = place.split(".");
	return { id: id === "T" ? TIMELINE_QUESTIONNAIRE_ID : id, question, values: values?.split("|") };
};

/**
 * Finds the first bridge between this page and an earlier one whose two ends were both answered and may be shown, or
 * returns null.
 */
export function bridgeFor(pen: Pen, scores: readonly Pick<PatternScore, "name" | "score">[]): Built | null {
	const here: Page = { ...pen.material, id: pen.questionnaireId, scores };
	const earlier = pen.material.earlier.map((one): Page => ({ ...one, id: one.questionnaireId }));
	const fitting = bridges.filter((one) => [one.from, one.to].some((end) => parse(end).id === here.id));
	const whole = fitting
		.flatMap((bridge) => {
			const ends = [bridge.from, bridge.to].map((end) => foundAt(pen, end, here, earlier));
			const [from, to] = ends;
			return from && to ? [{ bridge, from, to, rank: rankOf(bridge, [from, to]) }] : [];
		})
		.sort((a, b) => b.rank - a.rank);
	const near = whole.filter(({ rank }) => rank >= (whole[0]?.rank ?? 0) - NEAR);
	const meet = pen.book.choose(near.map(({ bridge }) => contentLine(bridge.meet)));
	const best = near.find(({ bridge }) => bridge.meet === meet);
	if (!best) return null;
	const quoted = [best.from, best.to].flatMap((end): Part[] =>
		end.words ? [pen.told(end.told, end.words, end.id)] : [],
	);
	return {
		bridge: best.bridge,
		parts: [...quoted, content(contentLine(best.bridge.meet), null), ...pen.ask(best.bridge.ask)],
	};
}

/**
 * Bridges whose ranks differ by no more than this are chosen among at random, so that two people seldom get the same
 * ones.
 */
const NEAR = 5;
/** A longer answer is not quoted for a bridge: two of them side by side would be a page of their own. */
const MOST_LAID_ASIDE = 40;

/** Whether an end is a ticked answer or a score, and not an answer in words. */
const isTicked = (end: BridgeEnd): boolean => end.includes(":") || end.startsWith("6.");

/**
 * Ranks a bridge: those between two ticked answers are certain and come first, then those with the most telling words.
 */
function rankOf(bridge: Bridge, ends: readonly Found[]): number {
	const telling = ends.reduce((sum, { words }) => sum + Math.min(words?.telling ?? 0, 6), 0);
	return [bridge.from, bridge.to].filter(isTicked).length * 8 + telling;
}

function foundAt(pen: Pen, end: BridgeEnd, here: Page, earlier: readonly Page[]): Found | null {
	const { id, question, values } = parse(end);
	const page = id === here.id ? here : earlier.find((one) => one.id === id);
	if (!page) return null;
	if (id === "6") {
		// A page about the patterns names no more than these; a bridge calls no other one strong.
		const strong = standingOut(rankedScores(page.scores)).filter(({ score }) => patternBand(score) === "strong");
		return strong.some(({ name }) => name === question) ? { words: null } : null;
	}
	if (values) {
		const choice = page.chosen.find((one) => one.question.id === question)?.value;
		const number = page.scaled.find((one) => one.question.id === question)?.value;
		const is = choice ?? (number === undefined ? undefined : bandOf(number));
		return is !== undefined && values.includes(is) ? { words: null } : null;
	}
	const told = page.told.find((one) => one.question.id === question);
	// An answer that denies has nothing to lay beside another one.
	if (!told || denies(told.read.raw) || mayDenyPremise(told.read.raw)) return null;
	if (told.isLeftAlone || !isReadable(told.read) || !leadOf(id, question)) return null;
	if (id !== here.id && pen.needsCare(told)) return null;
	const words = told.words.find((one) => !pen.isShown(one));
	return pen.manner.quotes && words && words.words <= MOST_LAID_ASIDE ? { words, told, id } : null;
}
