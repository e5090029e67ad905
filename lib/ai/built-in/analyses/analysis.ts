import type { AnalyzeQuestionnaireInput } from "@/lib/ai/types";
import { PATTERN_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import { type Kind, kinds, needsNotice } from "@/lib/domain/safety/kinds";
import { signsByQuestion } from "@/lib/safety/answers";
import { longOverIn } from "@/lib/safety/long-over";
import { mannerOf } from "../manner";
import { content, type Part } from "../parts/part";
import { Phrasebook } from "../parts/phrasebook";
import { diceFrom } from "../random";
import { breathe } from "../reading/text";
import type { AnalysisParts } from "./analysis-parts";
import { composeAnalysis } from "./compose";
import { dangerTexts, safetyText } from "./content/in-danger";
import { careElsewhere as careLines } from "./content/notes";
import { plainStory, stories } from "./content/stories";
import { dangerParts } from "./in-danger";
import { materialFrom, newestElsewhere, type SignOfAnswer } from "./material";
import { patternParts } from "./patterns/write";
import { Pen } from "./pen";

/**
 * Writes the analysis of a questionnaire, part by part. The same input gives the same parts.
 * @throws the signal's reason once it aborts.
 */
export async function analysisParts(input: AnalyzeQuestionnaireInput, signal: AbortSignal): Promise<AnalysisParts> {
	signal.throwIfAborted();
	const signs = await signsByQuestion(input.questionnaire, input.answers, breathe, input.notMeant);
	const clear = signs.filter((sign) => sign.certainty === "clear" && needsNotice(sign)).map(({ kind }) => kind);
	const danger = kinds.filter((kind) => clear.includes(kind)).map((kind) => dangerTexts.get(kind))[0];
	if (danger) return dangerParts(danger);
	signal.throwIfAborted();
	const elsewhere = await dangersElsewhere(input, signs);
	const isHomeUnsafe = (input.isHomeUnsafe ?? false) || elsewhere.has("partner-danger");
	const asked = mannerOf(input.manner);
	// Somebody else may read the page, so it quotes nothing, and no question on it suggests to try anything.
	const manner = isHomeUnsafe ? { ...asked, quotes: false, asksQuestions: false } : asked;
	const allow = manner.asksQuestions ? undefined : (line: string) => !line.includes("?");
	const lately = input.earlier.map(({ analysis }) => analysis);
	const book = new Phrasebook(diceFrom(seedOf(input)), lately, allow);
	const { id } = input.questionnaire;
	const material = await materialFrom({ ...input, isHomeUnsafe }, signs, signal);
	const pen = new Pen(id, material, stories.get(id) ?? plainStory, book, manner);
	const parts =
		id === PATTERN_QUESTIONNAIRE_ID
			? patternParts(input, pen)
			: composeAnalysis(pen, isHomeUnsafe ? null : (input.marked ?? null));
	const care = careIn(isHomeUnsafe ? new Set([...elsewhere, "partner-danger"]) : elsewhere);
	return withCare(care, isHomeUnsafe ? safely(parts) : parts);
}

/** Replaces whatever suggests, asks or praises something, so that nothing on the page presumes a safe home. */
function safely({ corePattern, origin, impact }: AnalysisParts): AnalysisParts {
	const { keyInsights, ...safe } = dangerParts(safetyText);
	return { ...safe, keyInsights: keyInsights.slice(1), corePattern, origin, impact };
}

/** How many characters of answers to other questionnaires are searched for danger, newest first. */
const MOST_ELSEWHERE = 20_000;

/**
 * Returns the dangers of which the newest answers to other questionnaires contain a clear sign. Violence that is over, by
 * all of the answers, is none.
 * @param signs The signs in the answers to this questionnaire.
 */
async function dangersElsewhere(input: AnalyzeQuestionnaireInput, signs: readonly SignOfAnswer[]): Promise<Set<Kind>> {
	const pages = [{ id: input.questionnaire.id, answers: input.answers, signs }];
	for (const one of newestElsewhere(input, MOST_ELSEWHERE)) {
		const asked = { ...one, id: one.questionnaireId };
		const signs = await signsByQuestion(asked, one.answers, breathe, one.notMeant);
		pages.push({ id: one.questionnaireId, answers: one.answers, signs });
	}
	const over = longOverIn(pages);
	const clear = pages.flatMap(({ signs }, i) =>
		i === 0
			? []
			: signs.filter((sign) => sign.certainty === "clear" && needsNotice(sign) && !over[i]?.has(sign.questionId)),
	);
	return new Set(clear.map(({ kind }) => kind));
}

/** Returns the note shown at the top if something else contains a clear sign of danger. */
function careIn(found: ReadonlySet<Kind>): Part | null {
	const line = kinds.filter((kind) => found.has(kind)).flatMap((kind) => careLines[kind] ?? [])[0];
	return line ? content(line, null) : null;
}

const withCare = (care: Part | null, parts: AnalysisParts): AnalysisParts =>
	care ? { ...parts, keyInsights: [[care], ...parts.keyInsights] } : parts;

/**
 * Returns the seed of all random choices. The marked sentence is left out, so that marking another one changes little
 * else.
 */
function seedOf({ questionnaire, answers, manner, earlier, patternScores }: AnalyzeQuestionnaireInput): string {
	const before = earlier.map((one) => one.analysis);
	return JSON.stringify([questionnaire.id, answers, manner, before, patternScores]);
}
