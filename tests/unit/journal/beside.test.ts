import { reflectOnEntry } from "@/lib/ai/built-in/journal/reflect";
import type { BesidePage } from "@/lib/ai/types";
import { pagesBeside } from "@/lib/domain/journal/beside";
import { quotableIn } from "@/lib/domain/journal/quotable";

const page = (id: string, day: string, content: string, prompt = "") => ({ id, day, content, prompt, title: null });
const entry = {
	day: "2026-11-21",
	prompt: "Who was on your mind?",
	content: "I walked to the market with Mira on Monday.",
};

test("what goes with a page is its day of another year, its prompt, and a name that both have", () => {
	const earlier = [
		page("soon", "2026-11-20", "Nothing much happened at home."),
		page("mira", "2026-10-02", "Tea with Mira in the yard."),
		page("asked", "2026-09-09", "My brother, all day.", entry.prompt),
		page("year", "2025-11-21", "Snow before breakfast."),
		page("older", "2024-11-21", "Rain."),
		page("later", "2026-12-01", "Tea with Mira."),
	];
	expect(pagesBeside(entry, earlier).map(({ how, page: { id }, name }) => [how, id, name])).toEqual([
		["this-day", "year", ""],
		["same-prompt", "asked", ""],
		["same-name", "mira", "Mira"],
	]);
});

test.each([
	["a weekday is no name", page("a", "2026-10-02", "On Monday it rained in town.")],
	["a name within another is none", page("a", "2026-10-02", "Miranda came with her market bag.")],
	["a day of the same year is not this day before", page("a", "2026-11-21", "Tea.")],
	["no prompt is not the same prompt", page("a", "2026-10-02", "Tea.", "")],
])("%s", (_, other) => expect(pagesBeside({ ...entry, prompt: "" }, [other])).toEqual([]));

const reflect = (beside: BesidePage[]) =>
	reflectOnEntry(
		{
			...{ person: { firstName: "Ada" }, manner: { persona: "", instructions: "" }, related: [], recent: [] },
			...entry,
			beside,
		},
		new AbortController().signal,
	);
const words = "I bought pears and told Mira about the letter.";

test.each([
	["this-day", "", "2025-11-21", /November 21, 2025/],
	["same-prompt", "", "2026-09-09", /September 9/],
	["same-name", "Mira", "2026-10-02", /Mira .*October 2/],
] as const)("%s is told with its date and a sentence of it, and leads there", async (how, name, day, told) => {
	const { keyInsights, relatedEntry } = await reflect([{ how, name, day, content: `Rain again, all of it. ${words}` }]);
	expect(keyInsights[0]).toMatch(told);
	expect(keyInsights[0]).toMatch(/“[^”]+”/);
	if (name) expect(keyInsights[0]).toContain(words);
	expect(relatedEntry).toBe(1);
});

test("a page with nothing to quote is not mentioned", async () => {
	const { keyInsights, relatedEntry } = await reflect([
		{ how: "this-day", name: "", day: "2025-11-21", content: "Hm." },
	]);
	expect(keyInsights.join(" ")).not.toContain("2025");
	expect(relatedEntry).toBeNull();
});

test("every sentence of some length can be the quote", () => {
	expect(quotableIn("Tea. I walked home late.\n\n- I walked home late.\n- Then it rained a lot.")).toEqual([
		"I walked home late.",
		"Then it rained a lot.",
	]);
	expect(quotableIn(`${"word ".repeat(200)}.`)).toEqual([]);
});
