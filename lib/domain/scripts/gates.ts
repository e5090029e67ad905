import { FATHER_QUESTIONNAIRE_ID, MOTHER_QUESTIONNAIRE_ID, SOUL_SPARK_ID } from "@/lib/domain/questionnaires/ids";

/** Questionnaires that must be completed before a life script can be written. */
export const lifeScriptNeeds = [MOTHER_QUESTIONNAIRE_ID, FATHER_QUESTIONNAIRE_ID] as const;
/** Questionnaires that a love script needs, besides a life script. */
export const loveScriptNeeds = [SOUL_SPARK_ID] as const;

export const LIFE_SCRIPT_HINT =
	"Please complete both the mother and father assessments before generating your life script analysis.";
export const LOVE_SCRIPT_HINT =
	"You need to complete your Life Script and Soul Spark assessment before generating your Love Script.";
