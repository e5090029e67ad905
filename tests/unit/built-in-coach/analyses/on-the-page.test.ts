import type { Life } from "@/tests/evals/lives/lives";
import { analysesOf } from "@/tests/evals/texts/write";

const pageWith = async (q6: string): Promise<string> => {
	const answers = { "12": { q6, q9: "I need to hear it said in the kitchen, on a plain day." } };
	const [page] = await analysesOf({ name: "Ada", person: "", answers, marks: {} } as unknown as Life);
	return page?.markdown ?? "";
};
const evening = "We eat soup at the long table and somebody tells a story.";

test("a page speaks of an evening that it quotes, and of none that it cannot quote", async () => {
	expect(await pageWith(evening)).toMatch(/evening that you described/);
	expect(await pageWith(`${evening} It is on www.example.com as well.`)).not.toMatch(/evening that you described/);
	expect(await pageWith(`<b>${evening}</b>`)).not.toMatch(/evening that you described/);
});
