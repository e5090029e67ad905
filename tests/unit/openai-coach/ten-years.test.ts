import { roomIn } from "@/lib/ai/openai/client/window";
import { estimateTokens } from "@/lib/ai/openai/prompts/text";
import { catalog } from "@/prisma/catalog/catalog";
import { answeredBy, promptsOf } from "@/tests/evals/coach/prompts";

/** What a window of 8,192 tokens leaves for a prompt, with the note about the form of the answer. */
const small =
	roomIn({ kind: "llama.cpp", window: 8_192, setsWindow: false, slots: 1, onlyModel: null }, 24_000).prompt - 550;
const SENTENCE = /I wrote \d+ pages about the house, and Tom waited by the door\./g;
/** So many sentences, all of them different. */
const sentences = (many: number) =>
	Array.from({ length: many }, (_, i) => `I wrote ${i + 100} pages about the house, and Tom waited by the door.`).join(
		" ",
	);

describe("of somebody with ten years, in a window of 8,192", () => {
	it.each(Object.entries(promptsOf(small, sentences(40))))(
		"the prompt for the %s fits, and has nothing but whole sentences of theirs",
		(_, { system, user }) => {
			expect(estimateTokens(system) + estimateTokens(user)).toBeLessThanOrEqual(small);
			expect(user.match(SENTENCE)?.length ?? 0).toBeGreaterThan(10);
			expect(user.replace(SENTENCE, "")).not.toMatch(/\d pages|I wrote|\bTom\b|by the door/);
		},
	);
});

describe("what a life script is written from", () => {
	const titles = (user: string, label: string) =>
		catalog.flatMap(({ title }) => (user.includes(`~~~~ ${label}: ${title}`) ? [title] : []));
	const home = ["What Home Taught You", "Your Mother", "Your Father"];
	const written = (many: number, room: number) => promptsOf(room, sentences(many))["life script"]?.user ?? "";

	it("is mother, father and home whole, and the others by their analyses", () => {
		const user = written(4, small);
		expect(titles(user, "answers")).toEqual(expect.arrayContaining(home));
		expect(titles(user, "found in their answers").length).toBeGreaterThan(3);
		const told = answeredBy(sentences(4))
			.filter(({ questionnaire }) => home.includes(questionnaire.title))
			.flatMap(({ answers }) => answers.filter(({ answer }) => answer === sentences(4)));
		expect(user.split(`A: ${sentences(4)}\n`).length - 1).toBeGreaterThanOrEqual(told.length);
	});

	it("is everything, whole, in a large window", () => {
		const user = written(4, 24_000 - 550);
		expect(titles(user, "answers")).toHaveLength(catalog.length - 2);
		expect(titles(user, "found in their answers")).toEqual([]);
	});

	it("uses 24,000 tokens where there is so much to tell", () => {
		const { system = "", user = "" } = promptsOf(23_450, sentences(60))["life script"] ?? {};
		const used = estimateTokens(system) + estimateTokens(user);
		expect(used).toBeGreaterThan(22_000);
		expect(used).toBeLessThanOrEqual(23_450);
	});
});
