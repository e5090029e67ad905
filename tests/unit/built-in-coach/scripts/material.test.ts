import { readAnswered } from "@/lib/ai/built-in/scripts/material";
import { lifeInput } from "@/tests/people/people";

it.each([
	[
		"He would hand you the tool again and wait. He hit me the once, for going on the line, and then he sat down on the bank, white.",
		false,
	],
	["He once slapped me, at the market.", false],
	["He hit me.", true],
	["He once hit me, and then he kicked me.", true],
	["He hit me, and once he broke my arm.", true],
	["She asked how we would fix it.", false],
])("whether a page about a parent stays closed after “%s”", async (answer, isClosed) => {
	const answers = { "9": { q1: "My father.", q5: answer } };
	const { pages } = await readAnswered(
		lifeInput({ firstName: "Somebody", portrait: "", answers }),
		new AbortController().signal,
	);
	expect(pages.map((page) => page.isClosed)).toEqual([isClosed]);
});
