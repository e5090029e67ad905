import { analysisParts, guides } from "@/lib/ai/built-in/analyses/analysis";
import { paragraphsOf, renderAnalysisParts } from "@/lib/ai/built-in/analyses/analysis-parts";
import { four } from "@/tests/evals/coach/people/four";
import { inputFor, type Person, questionnaireOf } from "../people/person";

const { signal } = new AbortController();
const withChoice = (id: string, question: string, value: string): Person => {
	const [person] = four;
	if (!person) throw new Error("nobody");
	return { ...person, answers: { [id]: { ...person.answers[id], [question]: value } } };
};
const textOf = async (person: Person, id: string) =>
	JSON.stringify(renderAnalysisParts(await analysisParts(inputFor(person, id), signal)));

it("has questions for every option, and for none that is not offered", () => {
	for (const [id, { byChoice = {} }] of guides)
		for (const [questionId, options] of Object.entries(byChoice)) {
			const asked = questionnaireOf(id).questions.find((one) => one.id === questionId);
			expect([id, questionId, Object.keys(options).sort()]).toEqual([
				id,
				questionId,
				asked?.options?.map(({ value }) => value).sort(),
			]);
		}
});

it.each([...(guides.get("9")?.byChoice?.q13 ? Object.entries(guides.get("9")?.byChoice?.q13 ?? {}) : [])])(
	"asks of a father who is %s only what fits that",
	async (value, fitting) => {
		const text = await textOf(withChoice("9", "q13", value), "9");
		const others = Object.entries(guides.get("9")?.byChoice?.q13 ?? {}).filter(([other]) => other !== value);
		expect(fitting.some((line) => text.includes(line))).toBe(true);
		for (const [, lines] of others) for (const line of lines) expect(text).not.toContain(line);
	},
);

it("counts every answer, also one that is left alone", async () => {
	for (const person of four)
		for (const id of ["3", "8", "9", "12"]) {
			const parts = paragraphsOf(await analysisParts(inputFor(person, id), signal)).flat();
			const written = questionnaireOf(id).questions.filter(({ type }) => type === "text");
			const words = written.reduce(
				(sum, { id: one }) =>
					sum + (String(person.answers[id]?.[one]).match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0),
				0,
			);
			for (const part of parts)
				if (part.kind === "fact" && part.proof.of === "count" && "words" in part.proof.values) {
					expect([person.firstName, id, part.proof.values.words]).toEqual([person.firstName, id, words]);
				}
		}
});

it("writes no article before a number, and no sentence twice", async () => {
	for (const person of four)
		for (const id of Object.keys(person.answers)) {
			const parts = paragraphsOf(await analysisParts(inputFor(person, id), signal)).flat();
			for (const { text } of parts) expect(text).not.toMatch(/\ba (?:8|18|11)\b/);
			const told = parts.map(({ text }) => text);
			expect(told.filter((text, at) => told.indexOf(text) !== at)).toEqual([]);
		}
});

it("reads a father who was beaten as a child as no danger to his own", async () => {
	const [ilya] = four;
	if (!ilya) throw new Error("nobody");
	const text = await textOf(ilya, "9");
	expect(text).not.toMatch(/Help now|hurt|beaten|belt/);
});

it("does not count a person twice, with two numbers", async () => {
	for (const person of four) {
		const facts = paragraphsOf(await analysisParts(inputFor(person, "3"), signal))
			.flat()
			.flatMap((part) => (part.kind === "fact" ? [part.text] : []));
		expect(facts.filter((text) => /grandmother/i.test(text)).length).toBeLessThan(2);
	}
});
