import { reflectOnEntry } from "@/lib/ai/built-in/journal/reflect";

const prompt = "What did your kitchen smell of when you were small?";
const far = [
	"The bus was late again.",
	"I walked past the harbor with Ben.",
	"We looked at boats.",
	"He bought a red one.",
];

async function asked(sentences: readonly string[], number: number): Promise<string> {
	const { keyInsights } = await reflectOnEntry(
		{
			person: { firstName: "Ada" },
			manner: { persona: "", instructions: "" },
			content: `${sentences.join(" ")} Number ${number}.`,
			prompt,
			day: "2026-11-21",
			recent: [],
			related: [],
			fresh: null,
		},
		new AbortController().signal,
	);
	return keyInsights.at(-1) ?? "";
}

const numbers = Array.from({ length: 12 }, (_, i) => i);

it("goes back to the question above a page only where the page answers it", async () => {
	for (const number of numbers) expect(await asked(far, number)).not.toContain(prompt);
	const near = ["Our kitchen was full of cinnamon.", ...far];
	const found = await Promise.all(numbers.map((number) => asked(near, number)));
	expect(found.some((one) => one.includes(prompt))).toBe(true);
});
