import { newestElsewhere } from "@/lib/ai/built-in/analyses/material";
import { input } from "@/tests/unit/openai-coach/coached";

const answered = (questionnaireId: string, answer: string) => ({
	...{ questionnaireId, title: "", analysis: "", questions: [], completedAt: new Date() },
	answers: [{ questionId: "q1", answer }],
});

it("takes the newest answers to each other questionnaire, as long as there is room for them", () => {
	const earlier = [
		answered(input.questionnaire.id, "own"),
		answered("1", "new"),
		answered("1", "old"),
		answered("2", "last"),
		answered("3", "too long"),
	];
	const found = newestElsewhere({ ...input, earlier }, 7);
	expect(found.flatMap(({ answers }) => answers.map(({ answer }) => answer))).toEqual(["new", "last"]);
});
