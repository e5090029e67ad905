import { readAnswered } from "@/lib/ai/built-in/scripts/material";
import { lifeInput } from "@/tests/people/people";

describe("violence by an ex", () => {
	const ex = "“Nobody else would take you.” My ex said it, and then he hit me.";
	const read = (loveLife: string, remark: string) => {
		const answers = { "1": { q1: loveLife, q2: "I live with my daughter and our dog." }, "4": { q8: remark } };
		return readAnswered(lifeInput({ firstName: "Somebody", portrait: "", answers }), new AbortController().signal);
	};
	const told = (material: Awaited<ReturnType<typeof read>>) => material.pages[1]?.told[0];

	it("does not take a script’s place once it is over, and is not quoted", async () => {
		const material = await read("mostly-good", ex);
		expect(material.danger).toBeNull();
		expect(told(material)).toMatchObject({ isLeftAlone: true, isHarm: true, mayBeDanger: false, words: [] });
	});

	it("leaves alone what was done in the first minute of it, too", async () => {
		const answers = {
			"1": { q1: "mostly-good", q2: "I live with my daughter and our dog." },
			"4": { q1: "My ex, in the kitchen. He hit me.", q2: "I said sorry four times.", q9: "I went to my sister." },
		};
		const { pages } = await readAnswered(
			lifeInput({ firstName: "Somebody", portrait: "", answers }),
			new AbortController().signal,
		);
		expect(pages[1]?.told.map(({ isLeftAlone }) => isLeftAlone)).toEqual([true, true, false]);
	});

	it.each([
		["ending", ex],
		["not-right", ex],
		["mostly-good", "“Nobody else would take you.” He hit me."],
		["mostly-good", "My ex came back last night and he hit me."],
		["mostly-good", "My husband hits me when he has been drinking."],
	])("comes first while it may be going on: %s, %s", async (loveLife, remark) => {
		expect((await read(loveLife, remark)).danger).toBe("partner-danger");
	});
});

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
