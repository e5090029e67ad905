import fc from "fast-check";
import { answerProblem, responsesProblem, scaleMax } from "@/lib/domain/questionnaires/answers";
import { TIMELINE_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import type { Question } from "@/lib/domain/questionnaires/schema";
import { catalog } from "@/prisma/catalog/catalog";
import { goodAnswers } from "./good-answers";

const MISSING = "Please provide an answer before continuing";
const TOO_SHORT = "Please provide a more detailed response (minimum 10 characters)";

const text: Question = { id: "q1", type: "text", text: "How are you?" };
const scale: Question = { id: "q2", type: "scale", text: "I am well." };
const choice: Question = {
	id: "q3",
	type: "multiple_choice",
	text: "Which?",
	options: [
		{ value: "a", label: "This" },
		{ value: "b", label: "That" },
	],
};

describe("one answer", () => {
	test.each<[string, string, Question, string | number | undefined, string | null]>([
		["no text", "1", text, undefined, MISSING],
		["a blank text", "1", text, " \n\t ", MISSING],
		["nine characters and space", "1", text, "  I am well   ", TOO_SHORT],
		["ten characters", "1", text, "I am well.", null],
		["10,000 characters", "1", text, "a".repeat(10_000), null],
		["10,001 characters", "1", text, "a".repeat(10_001), "An answer can have at most 10,000 characters"],
		["a number for a text", "1", text, 12, "Please answer in words"],
		["1 of 10", "1", scale, 1, null],
		["10 of 10 in digits", "1", scale, "10", null],
		["0 of 10", "1", scale, 0, "Please choose a number from 1 to 10"],
		["11 of 10", "1", scale, 11, "Please choose a number from 1 to 10"],
		["half a number", "1", scale, 2.5, "Please choose a number from 1 to 10"],
		["an empty choice", "1", choice, "", MISSING],
		["a choice", "1", choice, "b", null],
		["a choice that is not offered", "1", choice, "c", "Please choose one of the answers offered"],
		["no name", TIMELINE_QUESTIONNAIRE_ID, text, " ", "Please provide a name"],
		["a short name", TIMELINE_QUESTIONNAIRE_ID, text, "J", null],
		["no start date", TIMELINE_QUESTIONNAIRE_ID, { ...text, id: "q2" }, "", "Please provide a start date"],
		["a start date", TIMELINE_QUESTIONNAIRE_ID, { ...text, id: "q2" }, "2015", null],
		["short highlights", TIMELINE_QUESTIONNAIRE_ID, { ...text, id: "q3" }, "The sea", TOO_SHORT],
	])("%s", (_, questionnaireId, question, answer, problem) => {
		expect(answerProblem(questionnaireId, question, answer)).toBe(problem);
	});

	test("a scale goes to 5 in the pattern questionnaire and to 10 in the others", () => {
		expect(catalog.map(({ id }) => [id, scaleMax(id)])).toEqual(catalog.map(({ id }) => [id, id === "6" ? 5 : 10]));
	});
});

describe("a whole set of answers", () => {
	const anyQuestionnaire = fc.constantFrom(...catalog);

	test("a missing answer is named by the position of its question", () => {
		fc.assert(
			fc.property(anyQuestionnaire, fc.nat(), (questionnaire, position) => {
				const missing = position % questionnaire.questions.length;
				const answers = goodAnswers(questionnaire).toSpliced(missing, 1);
				expect(responsesProblem(questionnaire, answers)).toMatch(new RegExp(`^Question ${missing + 1}: `));
			}),
		);
	});

	test("an unknown question and one that is answered twice are refused", () => {
		fc.assert(
			fc.property(anyQuestionnaire, fc.nat(), (questionnaire, position) => {
				const answers = goodAnswers(questionnaire);
				const twice = answers[position % answers.length] as (typeof answers)[number];
				expect(responsesProblem(questionnaire, [...answers, twice])).toBe(
					`Question ${twice.questionId} is answered twice.`,
				);
				expect(responsesProblem(questionnaire, [...answers, { questionId: "q99", answer: "x" }])).toBe(
					"There is no question q99 in this questionnaire.",
				);
			}),
		);
	});
});
