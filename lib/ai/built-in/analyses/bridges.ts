import { TIMELINE_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import { type Bridge, type BridgeEnd, bridges } from "@/lib/domain/questionnaires/meanings/bridges";
import { bandOf, patternBand } from "@/lib/domain/questionnaires/meanings/find";
import { pairs } from "@/lib/domain/questionnaires/meanings/pairs";
import type { PatternScore } from "@/lib/domain/questionnaires/schema";
import { content, type Paragraph, type Part } from "../parts/part";
import { denies, type OwnWords } from "../reading/own-words";
import { isReadable } from "../reading/text";
import { contentLine } from "./content/authored";
import type { Answers, ReadAnswer } from "./material";
import { leadOf, type Pen } from "./pen";
import type { Ticked } from "./ticked";

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
	/** Whether the bridge leads back to the childhood home or the parents. */
	isOrigin: boolean;
	parts: Paragraph;
}

const parse = (end: BridgeEnd) => {
	const [place = "", values] = end.split(":");
	const [id = "", question = ""] = place.split(".");
	return { id: id === "T" ? TIMELINE_QUESTIONNAIRE_ID : id, question, values: values?.split("|") };
};

/** Ids of the questionnaires about childhood and family. */
const origins = new Set(["3", "8", "9"]);

/**
 * Finds the first bridge between this page and an earlier one whose two ends were both answered and may be shown, or
 * returns null.
 * @param wantsOrigin True: only bridges that lead back to childhood; false: only the others.
 */
export function bridgeFor(
	pen: Pen,
	scores: readonly Pick<PatternScore, "name" | "score">[],
	wantsOrigin: boolean,
	used: ReadonlySet<Bridge> = new Set(),
): Built | null {
	const here: Page = { ...pen.material, id: pen.questionnaireId, scores };
	const earlier = pen.material.earlier.map((one): Page => ({ ...one, id: one.questionnaireId }));
	const fitting = bridges.filter((one) => {
		const [from, to] = [parse(one.from), parse(one.to)];
		const isHere = from.id === here.id || to.id === here.id;
		return isHere && !used.has(one) && (origins.has(from.id) && !origins.has(here.id)) === wantsOrigin;
	});
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
		isOrigin: wantsOrigin,
		parts: [...quoted, content(contentLine(best.bridge.meet), null), ...pen.ask(best.bridge.ask)],
	};
}

/**
 * Bridges whose ranks differ by no more than this are chosen among at random, so that two people seldom get the same
 * ones.
 */
const NEAR = 5;

/**
 * Ranks a bridge: those between two ticked answers are certain and come first, then those with the most telling words.
 */
function rankOf(bridge: Bridge, ends: readonly Found[]): number {
	const isTicked = [bridge.from, bridge.to].filter((end) => end.includes(":") || end.startsWith("6.")).length;
	const telling = ends.reduce((sum, { words }) => sum + Math.min(words?.telling ?? 0, 6), 0);
	return isTicked * 8 + telling;
}

/** A ticked answer, the written answer that belongs to it, and what is said about both together. */
export interface Paired {
	ticked: Ticked;
	told: ReadAnswer;
	words: OwnWords;
	meet: string;
}

/**
 * Finds the first ticked answer on this page that has a matching written answer, or returns null. @param ticked The
 * most telling first.
 */
export function pairFor(pen: Pen, ticked: readonly Ticked[]): Paired | null {
	const here: Page = { ...pen.material, id: pen.questionnaireId, scores: [] };
	const fitting = pairs
		.filter(({ from }) => parse(from).id === here.id)
		.filter(({ hurts }) => !hurts.some((one) => pen.material.circumstances.has(one)));
	for (const one of ticked) {
		for (const { from, to, meet } of fitting) {
			if (parse(from).question !== one.id || !foundAt(pen, from, here, [])) continue;
			const found = foundAt(pen, to, here, []);
			if (found?.words && !denies(found.told.read.raw))
				return { ticked: one, told: found.told, words: found.words, meet };
		}
	}
	return null;
}

function foundAt(pen: Pen, end: BridgeEnd, here: Page, earlier: readonly Page[]): Found | null {
	const { id, question, values } = parse(end);
	const page = id === here.id ? here : earlier.find((one) => one.id === id);
	if (!page) return null;
	if (id === "6") {
		const score = page.scores.find(({ name }) => name === question)?.score ?? 0;
		return patternBand(score) === "strong" ? { words: null } : null;
	}
	if (values) {
		const choice = page.chosen.find((one) => one.question.id === question)?.value;
		const number = page.scaled.find((one) => one.question.id === question)?.value;
		const is = choice ?? (number === undefined ? undefined : bandOf(number));
		return is !== undefined && values.includes(is) ? { words: null } : null;
	}
	const told = page.told.find((one) => one.question.id === question);
	if (!told || told.isLeftAlone || !isReadable(told.read) || !leadOf(id, question)) return null;
	const words = told.words.find((one) => !pen.isShown(one));
	return pen.manner.quotes && words ? { words, told, id } : null;
}
