import { four } from "@/tests/evals/coach/people/four";
import { write } from "./checks";

it.each(four.filter(({ firstName }) => firstName !== "Dana").map((one) => [one.firstName, one] as const))(
	"counts no answers of %s in the life script, and calls nothing little",
	async (_, person) => {
		const { life, love } = await write(person);
		expect(life.mainScript.replace(/“[^”]*”/g, "")).not.toMatch(/\d+ (?:words|answers)/);
		const text = `${life.mainScript}\n${love.healedMainScript}`;
		expect(text).not.toMatch(/written little|is little|Those were my words/);
	},
);
