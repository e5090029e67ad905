import {
	COACH_PROFILE_ID,
	FATHER_QUESTIONNAIRE_ID,
	MOTHER_QUESTIONNAIRE_ID,
	SOUL_SPARK_ID,
	TIMELINE_QUESTIONNAIRE_ID,
} from "@/lib/questionnaires/ids";
import type { Question } from "@/lib/questionnaires/schema";
import { coachProfileGuide } from "./coach-profile";
import { fatherGuide } from "./father";
import type { Guide } from "./guide";
import { howYouTreatYourselfGuide } from "./how-you-treat-yourself";
import { motherGuide } from "./mother";
import { soulSparkGuide } from "./soul-spark";
import { timelineGuide } from "./timeline";
import { whatHomeTaughtYouGuide } from "./what-home-taught-you";
import { whatMattersGuide } from "./what-matters";
import { whenItGetsHardGuide } from "./when-it-gets-hard";
import { whereYouAreNowGuide } from "./where-you-are-now";

const guides: Record<string, Guide> = {
	"1": whereYouAreNowGuide,
	"2": whatMattersGuide,
	"3": whatHomeTaughtYouGuide,
	"4": whenItGetsHardGuide,
	"7": howYouTreatYourselfGuide,
	[MOTHER_QUESTIONNAIRE_ID]: motherGuide,
	[FATHER_QUESTIONNAIRE_ID]: fatherGuide,
	[SOUL_SPARK_ID]: soulSparkGuide,
	[COACH_PROFILE_ID]: coachProfileGuide,
	[TIMELINE_QUESTIONNAIRE_ID]: timelineGuide,
};

/** The guide to a questionnaire; empty for one that has none, which is then read by its words alone. */
export const guideTo = (questionnaireId: string): Guide => guides[questionnaireId] ?? {};

const ordinals = [
	"first",
	"second",
	"third",
	"fourth",
	"fifth",
	"sixth",
	"seventh",
	"eighth",
	"ninth",
	"tenth",
	"eleventh",
	"twelfth",
	"thirteenth",
	"fourteenth",
];

/** What a question is about, in words that fit "about …"; "your third answer" where the guide does not know it. */
export function aboutOf(questionnaireId: string, question: Pick<Question, "id">, index: number): string {
	return guideTo(questionnaireId)[question.id]?.about ?? `what your ${ordinals[index] ?? "last"} answer is about`;
}
