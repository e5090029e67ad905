import type { AnsweredQuestionnaire, LifeScriptInput } from "@/lib/ai/types";
import {
	FATHER_QUESTIONNAIRE_ID,
	MOTHER_QUESTIONNAIRE_ID,
	TIMELINE_QUESTIONNAIRE_ID,
} from "@/lib/domain/questionnaires/ids";
import type { Mark } from "@/lib/domain/questionnaires/schema";
import { type Kind, kinds, needsNotice } from "@/lib/domain/safety/kinds";
import type { ScriptSource } from "@/lib/domain/scripts/schema";
import { signsByQuestion } from "@/lib/safety/answers";
import { isGrave } from "@/lib/safety/grave";
import { longOverIn } from "@/lib/safety/long-over";
import { type Answers, materialFrom, type SignOfAnswer } from "../analyses/material";
import type { Place } from "../parts/part";
import { breathe } from "../reading/text";
import { dangerScripts } from "./content/in-danger";

/** The source of each answer, by the place that its quotations carry. */
export type Sources = ReadonlyMap<Place, Omit<ScriptSource, "quote">>;

/** One answered questionnaire after parsing. */
export interface Page extends Answers {
	id: string;
	title: string;
	/** The sentence that the person marked as the one that matters most, if any. */
	marked: Mark | null;
	/** Whether the page is not quoted, counted or asked about: see `isClosed`. */
	isClosed: boolean;
}

/** Everything that a script is written from. */
export interface Material {
	pages: readonly Page[];
	sources: Sources;
	/** The kind of danger because of which a fixed text replaces the script, or null. */
	danger: Kind | null;
	/** The language of answers that are not in English, or null. */
	foreign: string | null;
}

/** Questionnaires that are each about one other person. */
const aboutSomebody = new Set([MOTHER_QUESTIONNAIRE_ID, FATHER_QUESTIONNAIRE_ID, TIMELINE_QUESTIONNAIRE_ID]);

/** Parses everything that was answered. @throws the signal's reason once it aborts. */
export async function readAnswered(input: LifeScriptInput, signal: AbortSignal): Promise<Material> {
	const signs: SignOfAnswer[][] = [];
	for (const { questionnaire, answers, notMeant } of input.answered) {
		signal.throwIfAborted();
		signs.push(await signsByQuestion(questionnaire, answers, breathe, notMeant));
	}
	const over = longOverIn(
		input.answered.map(({ questionnaire, answers }, i) => ({ id: questionnaire.id, answers, signs: signs[i] ?? [] })),
	);
	// What is over does not take a script's place. It is still not quoted.
	const dated = signs.map((some, i) =>
		some.map((sign) => (over[i]?.has(sign.questionId) ? { ...sign, when: "past" as const } : sign)),
	);
	const all = dated.flat();
	const clear = all.filter((sign) => sign.certainty === "clear" && needsNotice(sign)).map(({ kind }) => kind);
	if (input.isHomeUnsafe) clear.push("partner-danger");
	const danger = kinds.find((kind) => clear.includes(kind) && dangerScripts.has(kind)) ?? null;
	const sources = new Map<Place, Omit<ScriptSource, "quote">>();
	if (danger) return { pages: [], sources, danger, foreign: null };
	const pages: Page[] = [];
	let foreign: string | null = null;
	for (const [i, answered] of input.answered.entries()) {
		const { questionnaire, responseId } = answered;
		const read = await readPage(answered, input, dated[i] ?? [], signal);
		foreign ??= read.foreign;
		for (const { at, question } of [...read.told, ...read.chosen, ...read.scaled])
			sources.set(at, { questionnaireId: questionnaire.id, responseId, questionId: question.id });
		pages.push({
			...read,
			id: questionnaire.id,
			title: questionnaire.title,
			marked: answered.marked ?? null,
			isClosed: isClosed({ id: questionnaire.id, told: read.told }, dated[i] ?? []),
		});
	}
	return { pages, sources, danger, foreign };
}

const readPage = (
	{ questionnaire, answers }: AnsweredQuestionnaire,
	{ person, manner }: LifeScriptInput,
	signs: readonly SignOfAnswer[],
	signal: AbortSignal,
) =>
	materialFrom(
		{ person, manner, questionnaire, answers, patternScores: null, previousPatternScores: null, earlier: [] },
		signs,
		signal,
	);

/** Matches what is told of a single slap, and what makes it more than that. */
const once =
	/\b(?:hit|slapped|smacked|spanked) me (?:\w+ )?(?:once|one time)\b|\bonce (?:\w+ )?(?:hit|slapped|smacked|spanked) me\b/;
const worse =
	/\b(?:belts?|broke\w*|blood|bled|bruis\w*|kick\w*|chok\w*|burn\w*|knife|fist|hospital|and again|every|always|often|never knew)\b/;
const isOneSlap = (lower: string) => once.test(lower) && !worse.test(lower);

/**
 * Whether a whole questionnaire is left alone, and not only the answer in question: if the person it is about has
 * clearly hurt the writer. A doubtful sign removes nothing from a script.
 */
function isClosed({ id, told }: Pick<Page, "id" | "told">, signs: readonly SignOfAnswer[]): boolean {
	if (!aboutSomebody.has(id)) return false;
	return signs.some(({ certainty, hurt, isSexual, questionId }) => {
		const text = told.find(({ question }) => question.id === questionId)?.read.raw ?? "";
		const lower = text.toLowerCase();
		return certainty === "clear" && (isSexual || (hurt === "writer" && isGrave(lower) && !isOneSlap(lower)));
	});
}

export const openPages = ({ pages }: Material): Page[] => pages.filter(({ isClosed }) => !isClosed);
