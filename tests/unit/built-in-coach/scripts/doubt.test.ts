import { readAnswered } from "@/lib/ai/built-in/scripts/material";
import { signsByQuestion } from "@/lib/safety/answers";
import { everyone, lifeInput } from "@/tests/people/people";

const never = new AbortController().signal;
const DOUBTFUL = "My emotionally abusive ex wrote to me.";

/** Somebody's input with a doubtful sentence at the end of their first answer in words. */
function doubted(person: (typeof everyone)[number]) {
	const input = lifeInput(person);
	for (const { questionnaire, answers } of input.answered) {
		const texts = new Set(questionnaire.questions.filter(({ type }) => type === "text").map(({ id }) => id));
		const given = ["1", "2", "4"].includes(questionnaire.id) && answers.find(({ questionId }) => texts.has(questionId));
		if (given) given.answer = `${given.answer}. ${DOUBTFUL}`;
	}
	return input;
}

it("takes no questionnaire out of a script for a doubtful line", async () => {
	const input = doubted(everyone.find(({ answers }) => answers["1"]) as (typeof everyone)[number]);
	const found = input.answered.map(({ questionnaire, answers }) =>
		signsByQuestion(questionnaire, answers, async () => {}),
	);
	const signs = (await Promise.all(found)).flat();
	expect(signs).toContainEqual(expect.objectContaining({ kind: "partner-danger", certainty: "doubtful" }));
	const { pages, danger } = await readAnswered(input, never);
	expect(danger).toBeNull();
	expect(pages.filter(({ isClosed }) => isClosed).map(({ title }) => title)).toEqual([]);
});
