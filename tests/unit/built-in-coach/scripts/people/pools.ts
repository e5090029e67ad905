import { FATHER_QUESTIONNAIRE_ID, MOTHER_QUESTIONNAIRE_ID, SOUL_SPARK_ID } from "@/lib/domain/questionnaires/ids";
import { gibberish, inDanger, inDespair, spanish, terse } from "../../people/edge";
import { others } from "../../people/others";
import { people } from "../../people/people";
import { fathers } from "./fathers";
import { mothers } from "./mothers";
import type { ScriptPerson } from "./person";
import { souls } from "./souls";

type Answers = Record<string, string | number>;

/** What somebody of the analyses' people answered. */
function known(firstName: string): Record<string, Answers> {
	const person = [...people, ...others, terse, spanish, gibberish, inDanger, inDespair].find(
		(one) => one.firstName === firstName,
	);
	if (!person) throw new Error(`nobody is called ${firstName}`);
	return person.answers;
}

/** Fills up what somebody has answered with hand-written parts that do not contradict it. */
function completed(
	firstName: string,
	portrait: string,
	parts: {
		mother?: Answers;
		father?: Answers;
		soul?: Answers;
		more?: Record<string, Answers>;
		goals?: ScriptPerson["goals"];
	},
): ScriptPerson {
	const answers: ScriptPerson["answers"] = { ...known(firstName) };
	if (parts.mother) answers[MOTHER_QUESTIONNAIRE_ID] = parts.mother;
	if (parts.father) answers[FATHER_QUESTIONNAIRE_ID] = parts.father;
	if (parts.soul) answers[SOUL_SPARK_ID] = parts.soul;
	return { firstName, portrait, answers: { ...answers, ...parts.more }, goals: parts.goals };
}

const short: Answers = {
	q1: "My dad...",
	q2: "Louder yes",
	q3: "Football..",
	q4: "doing-well",
	q5: "He shouted",
	q6: 5,
	q7: "Dont know.",
	q8: "Not great.",
	q9: "Work hard.",
	q10: 3,
	q11: "Dont know.",
	q12: "My temper.",
	q13: "strained",
	q14: "Well done.",
};

/** More people, each with the part of somebody else's page that is missing. */
export const completedPeople: ScriptPerson[] = [
	completed("Harold", "widower, 71", { mother: mothers.hymns, father: fathers.clerk }),
	completed("Mia", "student, 20, not out at home", { father: fathers.keys, soul: souls.songs }),
	completed("Dario", "raised in care, 29, cook", { father: fathers.nobody, soul: souls.toaster }),
	completed("Robin", "two relationships, 36", { mother: mothers.diary, father: fathers.jokes, soul: souls.severals }),
	completed("Ken", "engineer, 41, few words", { mother: mothers.plain, soul: souls.guitar }),
	completed("Sara", "33, nurse, violent father", { mother: mothers.walked, soul: souls.quiet }),
	completed("Joyce", "45, florist, happy", { father: fathers.clerk, soul: souls.paddling }),
	completed("Tomek", "38, writes English as a second language", { mother: mothers.telephone, soul: souls.school }),
	completed("Esther", "66, church elder", { father: fathers.sitting, soul: souls.rest }),
	completed("Sam", "children's home", { father: fathers.nobody, soul: souls.radiator }),
	completed("Greg", "58, never knew his father", { mother: mothers.diary, soul: souls.breakfast }),
	completed("Callum", "50, divorced", { mother: mothers.plain, father: fathers.jokes, soul: souls.caravan }),
	completed("Dawn", "39, two small children", { mother: mothers.ironing, father: fathers.clerk }),
	completed("Luke", "22, says as little as he can", { mother: mothers.few, father: fathers.few, soul: souls.few }),
	completed("Al", "ten characters to each", {
		father: short,
		soul: {
			q1: "Drawing...",
			q2: "Batman ok.",
			q3: "Dont know.",
			q4: "A dog.....",
			q5: "everyday",
			q6: "Just food.",
			q7: "Being asked",
			q8: 5,
			q9: "Be patient",
			q10: "Fear......",
			q11: 5,
			q12: "Sunny day.",
		},
	}),
	completed("Lucía", "writes in Spanish", { father: fathers.spanish, soul: souls.spanish }),
	completed("X", "runs a hand over the keyboard", {
		father: { ...known("X")["8"], q4: "trouble", q13: "strained" },
		soul: { ...known("X")["8"], q5: "passion", q8: 3, q11: 3 },
	}),
	completed("Nell", "her husband hits her, now", { mother: mothers.plain, father: fathers.clerk, soul: souls.quiet }),
	completed("Jonah", "does not want to live", { mother: mothers.few, father: fathers.few, soul: souls.guitar }),
];
