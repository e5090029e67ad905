import { four } from "@/tests/evals/coach/people/four";
import { questionnaireOf } from "../people/person";
import { write } from "./checks";

const writtenBy = (answers: Record<string, Record<string, string | number>>) =>
	Object.entries(answers).flatMap(([id, given]) =>
		questionnaireOf(id)
			.questions.filter(({ type, id: one }) => type === "text" && given[one] !== undefined)
			.map(({ id: one }) => String(given[one])),
	);

it.each(four.filter(({ firstName }) => firstName !== "Dana").map((one) => [one.firstName, one] as const))(
	"counts every answer of %s, calls nothing little, and names nobody twice",
	async (_, person) => {
		const { life, love, lifeParts } = await write(person);
		const counted = JSON.stringify(lifeParts).match(/"answers":"(\d+) answers"/)?.[1];
		expect(Number(counted)).toBe(writtenBy(person.answers).length);
		const text = `${life.mainScript}\n${love.healedMainScript}`;
		expect(text).not.toMatch(
			/written little|is little|I speak of[^.]*(?:sisters Beth|brothers Ali|my sisters and my sister)/,
		);
	},
);
