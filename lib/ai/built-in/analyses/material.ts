import type { AnalyzeQuestionnaireInput, EarlierAnalysis } from "@/lib/ai/types";
import { scaleMax } from "@/lib/domain/questionnaires/answers";
import {
	FATHER_QUESTIONNAIRE_ID,
	PATTERN_QUESTIONNAIRE_ID,
	SOUL_SPARK_ID,
	TIMELINE_QUESTIONNAIRE_ID,
} from "@/lib/domain/questionnaires/ids";
import type { Circumstance } from "@/lib/domain/questionnaires/meanings/types";
import type { Answer, PatternScore, Question } from "@/lib/domain/questionnaires/schema";
import { scorePatterns } from "@/lib/domain/questionnaires/scoring";
import { needsNotice, type Sign } from "@/lib/domain/safety/kinds";
import { asksForOwnPart, tellsOfDeath } from "@/lib/domain/text/loss";
import { signsByQuestion } from "@/lib/safety/answers";
import { isGrave } from "@/lib/safety/grave";
import { nameLanguage } from "../language";
import type { Place } from "../parts/part";
import { answerWords, declines, MOST_WHOLE, type OwnWords } from "../reading/own-words";
import { breathe, isReadable, type ReadText, readText } from "../reading/text";

const hasDeath = (answers: readonly Answer[]): boolean =>
	answers.some(({ answer }) => typeof answer === "string" && tellsOfDeath(answer));
/** A written answer after it has been parsed. */
export interface ReadAnswer {
	question: Question;
	at: Place;
	read: ReadText;
	/** Quotable passages, the most telling first; empty if the answer is left alone. */
	words: readonly OwnWords[];
	/**
	 * Whether the answer clearly tells of a danger, now or long ago, or says what part the person had in a death. If so,
	 * it is not quoted, counted or asked about. A doubtful sign in harmless words does not set this.
	 */
	isLeftAlone: boolean;
	/**
	 * Whether the answer says nothing, or that the person does not want to answer. If so, it is not quoted or asked
	 * about.
	 */
	isDeclined: boolean;
	/** Whether the answer may tell of violence, now or long ago. */
	isHarm: boolean;
	/** Whether the danger may still be present; the page then says so. */
	mayBeDanger: boolean;
}

export interface Chosen {
	question: Question;
	at: Place;
	value: string;
	label: string;
}

export interface Scaled {
	question: Question;
	at: Place;
	value: number;
	max: number;
}

/** The parsed answers to a questionnaire. */
export interface Answers {
	told: readonly ReadAnswer[];
	chosen: readonly Chosen[];
	scaled: readonly Scaled[];
}

/** The newest answers to another questionnaire. */
export interface EarlierAnswers extends Answers {
	questionnaireId: string;
	/** Empty except for the pattern questionnaire. */
	scores: readonly PatternScore[];
}

/** Everything that an analysis is written from. */
export interface Material extends Answers {
	/** The previous answers to the same questionnaire, if there are any. */
	before: readonly Answer[] | null;
	/** The newest answers to other questionnaires, the newest questionnaire first. */
	earlier: readonly EarlierAnswers[];
	/** Facts about the person's life that they stated by ticking an answer. */
	circumstances: ReadonlySet<Circumstance>;
	/** Whether the person is clearly not safe at home, by what they wrote anywhere. */
	isHomeUnsafe: boolean;
	/** English name of the language of answers that are not in English, or "another language"; null if there are none. */
	foreign: string | null;
}

/** How many characters of earlier answers are read, newest first. */
const MOST_EARLIER = 30_000;
/** The wish that hardly anyone knows, and the morning in three years, which are shown whole at any length. */
const neverCut: ReadonlySet<string> = new Set([`${SOUL_SPARK_ID}.q4`, `${SOUL_SPARK_ID}.q12`]);

/** Questions about what was told in the answer before, which are left alone with it. */
const goesOnFrom: Readonly<Record<string, string>> = { "4.q2": "q1" };

export type SignOfAnswer = Sign & { questionId: string };

/**
 * Parses the answers and those that came before them.
 * @param signs The signs of danger in the answers.
 * @throws the signal's reason once it aborts.
 */
export async function materialFrom(
	input: AnalyzeQuestionnaireInput,
	signs: readonly SignOfAnswer[],
	signal: AbortSignal,
): Promise<Material> {
	const answers = await readAnswersTo(input.questionnaire, input.answers, signs, signal);
	const foreign = answers.told.filter(({ read }) => read.legibility === "other language");
	const earlier = await readEarlier(input, signal);
	return {
		...answers,
		before: attemptBefore(input)?.answers ?? null,
		earlier,
		circumstances: circumstancesOf(input, [answers, ...earlier]),
		isHomeUnsafe: input.isHomeUnsafe ?? false,
		foreign: foreign.length > 0 ? await nameLanguage(foreign.map(({ read }) => read.raw).join("\n")) : null,
	};
}

async function readAnswersTo(
	{ id, title, questions }: { id: string; title: string; questions: Question[] },
	given: readonly Answer[],
	signs: readonly SignOfAnswer[],
	signal: AbortSignal,
): Promise<Answers> {
	const isOfDeath = hasDeath(given);
	const byQuestion = new Map(given.map(({ questionId, answer }) => [questionId, answer]));
	const all: ReadAnswer[] = [];
	const chosen: Chosen[] = [];
	const scaled: Scaled[] = [];
	for (const question of questions) {
		const answer = byQuestion.get(question.id);
		if (answer === undefined) continue;
		const at = { source: title, question: question.text };
		if (question.type === "text") {
			const read = await readText(String(answer), signal);
			const seen = signs.filter(({ questionId }) => questionId === question.id);
			const certain = seen.filter(({ certainty }) => certainty === "clear" || isGrave(read.raw.toLowerCase()));
			const isLeftAlone = certain.length > 0 || (isOfDeath && asksForOwnPart(question.text));
			const isDeclined = declines(read.raw);
			const words = isLeftAlone
				? []
				: answerWords(read, neverCut.has(`${id}.${question.id}`) ? MOST_EARLIER : MOST_WHOLE);
			const isHarm = certain.some(({ kind, hurt }) => kind !== "self-harm" && hurt !== "another" && hurt !== "friend");
			all.push({ question, at, read, words, isLeftAlone, isDeclined, isHarm, mayBeDanger: certain.some(needsNotice) });
			await breathe();
		} else if (question.type === "scale") {
			const value = typeof answer === "number" ? answer : Number(answer.trim() || Number.NaN);
			const max = scaleMax(id);
			if (value >= 1 && value <= max) scaled.push({ question, at, value, max });
		} else {
			const option = question.options?.find(({ value }) => value === answer);
			if (option) chosen.push({ question, at, value: option.value, label: option.label });
		}
	}
	const isAlone = (questionId: string | undefined) =>
		all.some(({ question, isLeftAlone }) => question.id === questionId && isLeftAlone);
	const told = all.map((one) =>
		isAlone(goesOnFrom[`${id}.${one.question.id}`]) ? { ...one, isLeftAlone: true, words: [] } : one,
	);
	// A number for somebody whom the person never knew says only that nobody was there.
	const isOfNobody =
		id === FATHER_QUESTIONNAIRE_ID &&
		chosen.some(({ question, value }) => question.id === CONTACT.question && value === CONTACT.never);
	if (isOfNobody)
		return { told, chosen: chosen.filter(({ question }) => question.id === CONTACT.question), scaled: [] };
	return { told, chosen, scaled };
}

/** Returns the previous attempt; for the timeline, the previous one about the same relationship. */
function attemptBefore({ questionnaire, answers, earlier }: AnalyzeQuestionnaireInput): EarlierAnalysis | undefined {
	const nameIn = (list: readonly Answer[]) =>
		String(list.find(({ questionId }) => questionId === "q1")?.answer ?? "")
			.trim()
			.toLowerCase();
	return earlier.find(
		(one) =>
			one.questionnaireId === questionnaire.id &&
			(questionnaire.id !== TIMELINE_QUESTIONNAIRE_ID || nameIn(one.answers) === nameIn(answers)),
	);
}

/** Returns the newest answers to each of the other questionnaires, of no more characters than this together. */
export function newestElsewhere({ questionnaire, earlier }: AnalyzeQuestionnaireInput, most: number) {
	const seen = new Set([questionnaire.id]);
	const found: EarlierAnalysis[] = [];
	let left = most;
	for (const one of earlier) {
		if (seen.has(one.questionnaireId)) continue;
		seen.add(one.questionnaireId);
		left -= one.answers.reduce((sum, { answer }) => sum + String(answer).length, 0);
		if (left < 0) break;
		found.push(one);
	}
	return found;
}

async function readEarlier(input: AnalyzeQuestionnaireInput, signal: AbortSignal) {
	const found: EarlierAnswers[] = [];
	for (const one of newestElsewhere(input, MOST_EARLIER)) {
		const asked = { ...one, id: one.questionnaireId };
		const signs = await signsByQuestion(asked, one.answers, breathe, one.notMeant);
		const isScored = one.questionnaireId === PATTERN_QUESTIONNAIRE_ID;
		found.push({
			...(await readAnswersTo(asked, one.answers, signs, signal)),
			questionnaireId: one.questionnaireId,
			scores: isScored ? scorePatterns(one.questions, one.answers) : [],
		});
	}
	return found;
}

/**
 * The first question of "Where You Are Now", and the choices that say whether the person lives with a partner, alone
 * and so on.
 */
const LOVE_LIFE = { questionnaire: "1", question: "q1" };
const lives: ReadonlyMap<unknown, Circumstance> = new Map([
	["on-my-own", "alone"],
	["grieving", "grieving"],
	["ending", "ending"],
]);
/** The answers to "Your Father" that say there is no contact, or never was. */
const CONTACT = { question: "q13", never: "never-known", none: ["no-contact", "never-known"] as unknown[] };

function circumstancesOf(input: AnalyzeQuestionnaireInput, read: readonly Answers[]): Set<Circumstance> {
	const found = new Set<Circumstance>();
	if (read.some(({ told }) => told.some(({ isHarm }) => isHarm)) || input.isHomeUnsafe) found.add("harm");
	if ([input, ...input.earlier].some(({ answers }) => hasDeath(answers))) found.add("death");
	const now = [{ questionnaireId: input.questionnaire.id, answers: input.answers }, ...input.earlier].find(
		({ questionnaireId }) => questionnaireId === LOVE_LIFE.questionnaire,
	);
	const life = lives.get(now?.answers.find(({ questionId }) => questionId === LOVE_LIFE.question)?.answer);
	if (life) found.add(life).add("unpartnered");
	const contact = input.answers.find(({ questionId }) => questionId === CONTACT.question)?.answer;
	if (input.questionnaire.id === FATHER_QUESTIONNAIRE_ID && CONTACT.none.includes(contact)) found.add("far");
	if (input.questionnaire.id === FATHER_QUESTIONNAIRE_ID && contact === CONTACT.never) found.add("never-known");
	return found;
}

/** Returns the answers that can be read as English, say something and are not left alone. */
export const openAnswers = ({ told }: Answers): ReadAnswer[] =>
	told.filter(({ read, isLeftAlone, isDeclined }) => isReadable(read) && !isLeftAlone && !isDeclined);
