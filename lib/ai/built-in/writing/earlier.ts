import type { AnalyzeQuestionnaireInput, EarlierAnalysis } from "@/lib/ai/types";
import { FATHER_QUESTIONNAIRE_ID, MOTHER_QUESTIONNAIRE_ID, TIMELINE_QUESTIONNAIRE_ID } from "@/lib/questionnaires/ids";
import { aboutOf } from "../guides/guides";
import type { MoveName } from "../lexicon/moves";
import type { Reading } from "../reading/model";
import { MIN_QUOTE_WORDS, type Quote, quotesOf } from "../reading/quotes";
import { readAnswers } from "../reading/read";

/** An earlier set of answers, read like the present one. */
export interface Earlier {
	questionnaireId: string;
	title: string;
	reading: Reading;
	/** How the coach refers to it: "what you wrote about your father". */
	source: string;
}

/** The questionnaires that an analysis looks back to, besides itself; what home was like explains most. */
const looksBackTo = ["3", MOTHER_QUESTIONNAIRE_ID, FATHER_QUESTIONNAIRE_ID, "7", "4"];

const sources: Record<string, string> = {
	"1": "what you wrote about where you are now",
	"2": "what you wrote about what matters to you",
	"3": "what you wrote about home",
	"4": "what you wrote about the hard moments",
	"7": "what you wrote about how you treat yourself",
	"8": "what you wrote about your mother",
	"9": "what you wrote about your father",
	"12": "what you wrote about your wishes",
};

/** Reads what the analysis may refer to: the newest answers to each questionnaire that helps, and the same one before. */
export async function readEarlier(input: AnalyzeQuestionnaireInput, signal: AbortSignal): Promise<Earlier[]> {
	const own = input.questionnaire.id;
	const newest = new Map<string, EarlierAnalysis>();
	for (const one of input.earlier) if (!newest.has(one.questionnaireId)) newest.set(one.questionnaireId, one);
	const wanted = [...new Set([own, ...looksBackTo])].map((id) => newest.get(id)).filter((one) => one !== undefined);
	const read: Earlier[] = [];
	for (const one of wanted) {
		const reading = await readAnswers({ id: one.questionnaireId, questions: one.questions }, one.answers, signal);
		read.push({ questionnaireId: one.questionnaireId, title: one.title, reading, source: sourceOf(one) });
	}
	return read;
}

function sourceOf(one: EarlierAnalysis): string {
	if (one.questionnaireId !== TIMELINE_QUESTIONNAIRE_ID)
		return sources[one.questionnaireId] ?? "something you wrote earlier";
	const name = String(one.answers.find((answer) => answer.questionId === "q1")?.answer ?? "").trim();
	return /^\p{Lu}\p{Ll}{1,14}$/u.test(name)
		? `what you wrote about ${name}`
		: "what you wrote about another relationship";
}

/** The quote from earlier answers that fits best: with one of these turns of phrase, or from one of these questions. */
export function earlierQuote(
	earlier: readonly Earlier[],
	moves: readonly MoveName[],
	from: Record<string, readonly string[]> = {},
): { said: string; about: string; source: string; questionnaireId: string; move: MoveName | null } | null {
	let best: { quote: Quote; one: Earlier; rank: number; move: MoveName | null } | null = null;
	for (const one of earlier) {
		for (const answer of one.reading.texts) {
			for (const quote of quotesOf(answer).slice(0, 6)) {
				if (quote.words < MIN_QUOTE_WORDS || quote.weight < 2) continue;
				const hit = answer.moves.find(
					(move) => moves.includes(move.move) && move.start >= quote.start - 1 && move.end <= quote.end + 1,
				);
				const named = from[one.questionnaireId]?.indexOf(answer.question.id) ?? -1;
				if (!hit && named < 0) continue;
				const rank = quote.weight + (hit ? 5 : 0) + (named >= 0 ? 3 - named : 0);
				if (!best || rank > best.rank) best = { quote, one, rank, move: hit?.move ?? null };
			}
		}
	}
	if (!best) return null;
	const { quote, one, move } = best;
	const question = one.reading.texts.find((answer) => answer.question.id === quote.questionId);
	return {
		said: `“${quote.text}”`,
		about: aboutOf(one.questionnaireId, { id: quote.questionId }, question?.index ?? 0),
		source: one.source,
		questionnaireId: one.questionnaireId,
		move,
	};
}
