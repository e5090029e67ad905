import type { AnalyzeQuestionnaireInput } from "@/lib/ai/types";
import type { Analysis } from "@/lib/questionnaires/analysis";
import {
	COACH_PROFILE_ID,
	FATHER_QUESTIONNAIRE_ID,
	MOTHER_QUESTIONNAIRE_ID,
	PATTERN_QUESTIONNAIRE_ID,
	SOUL_SPARK_ID,
	TIMELINE_QUESTIONNAIRE_ID,
} from "@/lib/questionnaires/ids";
import { mannerOf } from "../manner";
import { diceFrom } from "../random";
import type { Reading } from "../reading/model";
import { readAnswers } from "../reading/read";
import { writeAfterViolence } from "./after-violence";
import { isAfterViolence, needsCareFirst, writeWithCare } from "./care";
import { dayIn, someoneIn } from "./company";
import { composeByPlan } from "./compose";
import { Desk } from "./desk";
import { readEarlier } from "./earlier";
import { type Ranked, rankDynamics } from "./evidence";
import { writeCoachProfile } from "./kinds/coach-profile";
import { fatherPlan } from "./kinds/father";
import { howYouTreatYourselfPlan } from "./kinds/how-you-treat-yourself";
import { motherPlan } from "./kinds/mother";
import { plainPlan } from "./kinds/plain";
import { soulSparkPlan } from "./kinds/soul-spark";
import { timelinePlan } from "./kinds/timeline";
import { whatHomeTaughtYouPlan } from "./kinds/what-home-taught-you";
import { whatMattersPlan } from "./kinds/what-matters";
import { whenItGetsHardPlan } from "./kinds/when-it-gets-hard";
import { whereYouAreNowPlan } from "./kinds/where-you-are-now";
import { limitOf, unreadNote, writeWithinLimits } from "./limits";
import { writePatterns } from "./patterns/write";
import type { Plan } from "./plan";
import { parentIn, relationshipIn, type Who, whoFrom } from "./who";

const plans: Record<string, Plan> = {
	"1": whereYouAreNowPlan,
	"2": whatMattersPlan,
	"3": whatHomeTaughtYouPlan,
	"4": whenItGetsHardPlan,
	"7": howYouTreatYourselfPlan,
	[MOTHER_QUESTIONNAIRE_ID]: motherPlan,
	[FATHER_QUESTIONNAIRE_ID]: fatherPlan,
	[SOUL_SPARK_ID]: soulSparkPlan,
	[TIMELINE_QUESTIONNAIRE_ID]: timelinePlan,
};

/** Reads the answers and writes the analysis. */
export async function writeAnalysis(input: AnalyzeQuestionnaireInput, signal: AbortSignal): Promise<Analysis> {
	const reading = await readAnswers(input.questionnaire, input.answers, signal);
	const earlier = await readEarlier(input, signal);
	const who = whoIn(input, reading);
	const desk = new Desk({
		input,
		reading,
		earlier,
		dice: diceFrom(seedOf(input)),
		tone: mannerOf(input.manner).tone,
		who,
		someone: someoneIn(reading, who),
		day: dayIn(reading),
	});
	await desk.prepare(signal);
	if (needsCareFirst(desk)) return writeWithCare(desk);
	if (input.questionnaire.id === PATTERN_QUESTIONNAIRE_ID) return writePatterns(desk);
	const limit = limitOf(desk);
	if (limit) return writeWithinLimits(desk, limit);
	if (input.questionnaire.id === COACH_PROFILE_ID) return writeCoachProfile(desk);
	if (isAfterViolence(desk)) return writeAfterViolence(desk);
	const analysis = composeByPlan(desk, plans[input.questionnaire.id] ?? plainPlan);
	const first = unreadNote(desk);
	return first ? { ...analysis, keyInsights: [first, ...analysis.keyInsights].slice(0, 5) } : analysis;
}

/** Whom a questionnaire is about: a parent, a person of the timeline, or nobody in particular. */
export function whoIn({ questionnaire, answers }: AnalyzeQuestionnaireInput, reading: Reading): Who {
	if (questionnaire.id === MOTHER_QUESTIONNAIRE_ID) return parentIn(reading, "q1", "mother");
	if (questionnaire.id === FATHER_QUESTIONNAIRE_ID) return parentIn(reading, "q1", "father");
	if (questionnaire.id === TIMELINE_QUESTIONNAIRE_ID)
		return relationshipIn(reading, String(answers.find((a) => a.questionId === "q1")?.answer ?? ""));
	return whoFrom("this person", "they");
}

/** Everything the text may depend on, so that the same input gives the same text. */
function seedOf({ questionnaire, answers, person, manner, earlier, patternScores }: AnalyzeQuestionnaireInput): string {
	return JSON.stringify([
		questionnaire.id,
		answers,
		person.firstName,
		manner,
		earlier.map((one) => one.analysis),
		patternScores,
	]);
}

/** How strongly each dynamic shows in the answers to a questionnaire, strongest first. */
export function dynamicsIn(desk: Desk): Ranked[] {
	const plan = plans[desk.parts.input.questionnaire.id] ?? plainPlan;
	return rankDynamics(desk, plan.central, plan.leaning);
}
