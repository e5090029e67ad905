import { TIMELINE_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import { type Bridge, type BridgeEnd, bridges } from "@/lib/domain/questionnaires/meanings/bridges";
import { bandOf, patternBand } from "@/lib/domain/questionnaires/meanings/find";
import type { PatternScore } from "@/lib/domain/questionnaires/schema";
import { content, type Paragraph, type Part } from "../parts/part";
import type { OwnWords } from "../reading/own-words";
import { isReadable } from "../reading/text";
import { contentLine } from "./content/authored";
import type { Answers, ReadAnswer } from "./material";
import { leadOf, type Pen } from "./pen";

/** One answered questionnaire, as a bridge looks at it. */
interface Page extends Answers {
	id: string;
	scores: readonly Pick<PatternScore, "name" | "score">[];
}

/** One side of a bridge: words to quote, or only a ticked answer. */
type Found = { words: null } | { words: OwnWords; told: ReadAnswer; id: string };

/** A bridge between this page and an earlier one, with what both of its ends say. */
export interface Built {
	bridge: Bridge;
	/** Whether it leads back to the childhood home or the parents. */
	isOrigin: boolean;
	parts: Paragraph;
}

const parse = (end: BridgeEnd) => {
	const [place = "", values] = end.split(":");
	const [id = "", question = ""] = place.split(".");
	return { id: id === "T" ? TIMELINE_QUESTIONNAIRE_ID : id, question, values: values?.split("|") };
};

/** Questionnaires about where somebody comes from. */
const origins = new Set(["3", "8", "9"]);

/**
 * The first bridge between this page and earlier ones whose two ends were answered and can be shown, or null.
 * @param wantsOrigin Only those that lead back home, or only the others.
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
	const [best] = whole;
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

/** Bridges between two ticked answers are certain and come first, then those with the more telling words. */
function rankOf(bridge: Bridge, ends: readonly Found[]): number {
	const isTicked = [bridge.from, bridge.to].filter((end) => end.includes(":") || end.startsWith("6.")).length;
	const telling = ends.reduce((sum, { words }) => sum + Math.min(words?.telling ?? 0, 6), 0);
	return isTicked * 8 + telling;
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
