import type { AnalyzeQuestionnaireInput } from "@/lib/ai/types";
import {
	COACH_PROFILE_ID,
	FATHER_QUESTIONNAIRE_ID,
	MOTHER_QUESTIONNAIRE_ID,
	PATTERN_QUESTIONNAIRE_ID,
	SOUL_SPARK_ID,
	TIMELINE_QUESTIONNAIRE_ID,
} from "@/lib/domain/questionnaires/ids";
import { isCalling, type Kind, kinds } from "@/lib/domain/safety/kinds";
import { signsByQuestion } from "@/lib/safety/answers";
import { mannerOf } from "../manner";
import { content, type Part } from "../parts/part";
import { Phrasebook } from "../parts/phrasebook";
import { diceFrom } from "../random";
import { breathe } from "../reading/text";
import type { AnalysisParts } from "./analysis-parts";
import { composeAnalysis } from "./compose";
import type { Guide } from "./content/guide";
import { dangerTexts } from "./content/in-danger";
import { careElsewhere as careLines } from "./content/notes";
import { coachProfile } from "./content/questionnaires/coach-profile";
import { father } from "./content/questionnaires/father";
import { howYouTreatYourself } from "./content/questionnaires/how-you-treat-yourself";
import { mother } from "./content/questionnaires/mother";
import { plain } from "./content/questionnaires/plain";
import { soulSpark } from "./content/questionnaires/soul-spark";
import { timeline } from "./content/questionnaires/timeline";
import { whatHomeTaughtYou } from "./content/questionnaires/what-home-taught-you";
import { whatMatters } from "./content/questionnaires/what-matters";
import { whenItGetsHard } from "./content/questionnaires/when-it-gets-hard";
import { whereYouAreNow } from "./content/questionnaires/where-you-are-now";
import { dangerParts } from "./in-danger";
import { materialFrom } from "./material";
import { patternParts } from "./patterns/write";
import { Pen } from "./pen";

/** Questionnaire id → how its analysis is built. */
export const guides: ReadonlyMap<string, Guide> = new Map([
	["1", whereYouAreNow],
	["2", whatMatters],
	["3", whatHomeTaughtYou],
	["4", whenItGetsHard],
	["7", howYouTreatYourself],
	[MOTHER_QUESTIONNAIRE_ID, mother],
	[FATHER_QUESTIONNAIRE_ID, father],
	[SOUL_SPARK_ID, soulSpark],
	[COACH_PROFILE_ID, coachProfile],
	[TIMELINE_QUESTIONNAIRE_ID, timeline],
]);

/**
 * Writes the analysis of a questionnaire, part by part. The same input gives the same parts.
 * @throws the signal's reason once it aborts.
 */
export async function analysisParts(input: AnalyzeQuestionnaireInput, signal: AbortSignal): Promise<AnalysisParts> {
	signal.throwIfAborted();
	const signs = await signsByQuestion(input.questionnaire, input.answers, breathe);
	const clear = signs.filter((sign) => sign.certainty === "clear" && isCalling(sign)).map(({ kind }) => kind);
	const danger = kinds.filter((kind) => clear.includes(kind)).map((kind) => dangerTexts.get(kind))[0];
	if (danger) return dangerParts(danger);
	signal.throwIfAborted();
	const manner = mannerOf(input.manner);
	const allow = manner.asksQuestions ? undefined : (line: string) => !line.includes("?");
	const lately = input.earlier.map(({ analysis }) => analysis);
	const book = new Phrasebook(diceFrom(seedOf(input)), lately, allow);
	const care = await careElsewhere(input);
	if (input.questionnaire.id === PATTERN_QUESTIONNAIRE_ID) return withCare(care, patternParts(input, book, manner));
	const material = await materialFrom(input, signs, signal);
	return withCare(care, composeAnalysis(new Pen(material, guides.get(input.questionnaire.id) ?? plain, book, manner)));
}

/** Of what somebody answered elsewhere, so many characters are looked through, the newest first. */
const MOST_ELSEWHERE = 20_000;

/** What stands first where their newest answers to another questionnaire are a clear sign of danger. */
async function careElsewhere({ questionnaire, earlier }: AnalyzeQuestionnaireInput): Promise<Part | null> {
	const seen = new Set([questionnaire.id]);
	const found = new Set<Kind>();
	let left = MOST_ELSEWHERE;
	for (const one of earlier) {
		if (seen.has(one.questionnaireId)) continue;
		seen.add(one.questionnaireId);
		left -= one.answers.reduce((sum, { answer }) => sum + String(answer).length, 0);
		if (left < 0) break;
		const signs = await signsByQuestion({ ...one, id: one.questionnaireId }, one.answers, breathe);
		for (const sign of signs) if (sign.certainty === "clear" && isCalling(sign)) found.add(sign.kind);
	}
	const line = kinds.filter((kind) => found.has(kind)).flatMap((kind) => careLines[kind] ?? [])[0];
	return line ? content(line, null) : null;
}

const withCare = (care: Part | null, parts: AnalysisParts): AnalysisParts =>
	care ? { ...parts, keyInsights: [[care], ...parts.keyInsights] } : parts;

/** Everything on which the text may depend. */
function seedOf({ questionnaire, answers, manner, earlier, patternScores }: AnalyzeQuestionnaireInput): string {
	return JSON.stringify([questionnaire.id, answers, manner, earlier.map((one) => one.analysis), patternScores]);
}
