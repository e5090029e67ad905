import { PATTERN_QUESTIONNAIRE_ID, TIMELINE_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import { type Questionnaire, questionnaireSchema } from "@/lib/domain/questionnaires/schema";
import { catalog } from "@/prisma/catalog/catalog";

const byId = (id: string): Questionnaire => {
	const found = catalog.find((questionnaire) => questionnaire.id === id);
	if (!found) throw new Error(`No questionnaire ${id} in the catalog`);
	return found;
};

const pattern = byId(PATTERN_QUESTIONNAIRE_ID);
const everyQuestion = catalog.flatMap((questionnaire) =>
	questionnaire.questions.map((question) => ({ name: `${questionnaire.id}/${question.id}`, questionnaire, question })),
);

describe("the catalog", () => {
	test("holds exactly the eleven questionnaires of the product", () => {
		expect(catalog.map(({ id }) => id).sort()).toEqual(
			["1", "2", "3", "4", "5", "6", "7", "8", "9", "12", TIMELINE_QUESTIONNAIRE_ID].sort(),
		);
	});

	test.each(catalog.map((q) => [q.id, q] as const))("%s parses", (_id, questionnaire) => {
		expect(questionnaireSchema.parse(questionnaire)).toEqual(questionnaire);
	});

	test("titles are unique, and the timeline has the title that the spec gives it", () => {
		expect(new Set(catalog.map(({ title }) => title)).size).toBe(catalog.length);
		expect(byId(TIMELINE_QUESTIONNAIRE_ID).title).toBe("Relationship Timeline Assessment");
	});

	test.each(catalog.map((q) => [q.id, q] as const))(
		"the questions of %s are numbered in order",
		(id, questionnaire) => {
			const expected = questionnaire.questions.map((_, i) =>
				id === PATTERN_QUESTIONNAIRE_ID ? `${i + 1}` : `q${i + 1}`,
			);
			expect(questionnaire.questions.map((question) => question.id)).toEqual(expected);
		},
	);
});

describe("the pattern questionnaire", () => {
	test("has 31 scale statements, each about the person answering", () => {
		expect(pattern.questions).toHaveLength(31);
		for (const question of pattern.questions) {
			expect(question.type).toBe("scale");
			expect(question.text).toMatch(/\b(I|me|my)\b/);
		}
	});

	test("statement 14 is not scored, and nothing elsewhere is", () => {
		const unscored = pattern.questions.filter((question) => !question.scoring).map(({ id }) => id);
		expect(unscored).toEqual(["14"]);
		const scoredElsewhere = everyQuestion.filter(
			({ questionnaire, question }) => questionnaire !== pattern && question.scoring,
		);
		expect(scoredElsewhere).toEqual([]);
	});
});

describe("the kinds of questions", () => {
	test.each(everyQuestion.map((entry) => [entry.name, entry.question] as const))(
		"%s fits its kind",
		(_name, question) => {
			if (question.type === "multiple_choice") {
				const options = question.options ?? [];
				expect(options.length).toBeGreaterThanOrEqual(4);
				expect(options.length).toBeLessThanOrEqual(6);
				expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
				expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
				for (const { value, label } of options) {
					expect(value).toMatch(/^[a-z]+(-[a-z]+)*$/);
					// Labels are quoted inside sentences.
					expect(label).toMatch(/^[A-Z].*[a-z]$/);
				}
			} else {
				expect(question.options).toBeUndefined();
			}

			if (question.type === "scale") {
				// The ends of the scale are "Strongly Disagree" and "Strongly Agree".
				expect(question.text).not.toContain("?");
				expect(question.text).toMatch(/^[A-Z].*\.$/);
				expect(question.text).toMatch(/\b(I|me|my)\b/);
			} else {
				expect(question.text).toMatch(/^[A-Z].*\?$/);
			}
		},
	);
});
