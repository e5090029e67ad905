import { createOpenAiCoach } from "@/lib/ai/openai/coach";
import { insightForms, renderQuickInsight } from "@/lib/domain/journal/reflection";
import { jsonLines } from "@/tests/setup/json-lines";
import { goodReflection } from "@/tests/setup/model/answers";
import { FakeModel } from "@/tests/setup/model/fake-model";
import { input as chatInput } from "@/tests/unit/chat/person";
import { failureOf, input } from "./coached";

/**
 * An answer of the kind that small models give (1 to 8 billion parameters, in JSON mode or by prompt alone). The model
 * repeats it when asked again.
 */
interface BadAnswer {
	to: "message" | "entry" | "insight" | "questionnaire";
	fault: string;
	raw: string;
	/** Text that has to be in what is shown; null if the answer has to be refused. */
	shows: string | null;
	/** Text that must not be in what is shown. */
	hides?: string;
	/** How often the model may be asked: once if code can repair the answer. */
	asked: 1 | 2;
}

const model = new FakeModel();
beforeAll(() => model.start());
afterAll(() => model.stop());

const coach = () => createOpenAiCoach({ baseURL: `${model.url}/v1`, model: "test-model", timeoutMs: 5000 });
const signal = new AbortController().signal;
const WORDS = "I kept quiet and let the tap run. I dont know why";
const page = {
	person: { firstName: "Ada" },
	manner: { persona: "Warm.", instructions: "" },
	prompt: "What happened?",
	content: WORDS,
};

const ask: Record<BadAnswer["to"], () => Promise<string>> = {
	message: async () => (await coach().reply({ ...chatInput, message: WORDS }, signal)).content,
	entry: async () => {
		const about = { ...page, day: "2026-11-21", related: [], recent: [] } as const;
		const reflection = await coach().reflectOnEntry({ ...about, recent: [], related: [] }, signal);
		const { title, keyInsights, quote, message } = reflection;
		expect(keyInsights.length).toBeGreaterThanOrEqual(2);
		return [title, ...keyInsights, quote ?? "", message].join("\n");
	},
	insight: async () => {
		const text = renderQuickInsight(await coach().quickInsight(page, signal));
		expect(text.split(/\s+/).length).toBeLessThanOrEqual(30);
		expect(text).toMatch(/\?$/);
		expect(Object.values(insightForms).some((emoji) => text.startsWith(emoji))).toBe(true);
		return text;
	},
	questionnaire: async () => (await coach().analyzeQuestionnaire(input, signal)).closingInsight,
};

test.each(jsonLines<BadAnswer>("unit/openai-coach/bad-answers.jsonl"))("to $to: $fault", async (answer) => {
	model.replies({ content: answer.raw }, { content: answer.raw });
	if (answer.shows === null) await failureOf(ask[answer.to]());
	else {
		const shown = await ask[answer.to]();
		expect(shown).toContain(answer.shows);
		if (answer.hides) expect(shown).not.toContain(answer.hides);
	}
	expect(model.asked).toHaveLength(answer.asked);
});

it("keeps what it noted of a page where the kind is spelled in another way", async () => {
	const note = {
		kind: "Hurts",
		text: "You kept quiet and let the tap run.",
		words: "I kept quiet and let the tap run",
	};
	model.replies({
		content: JSON.stringify({ concern: null, ...goodReflection, facts: [note, { kind: "moods" }, null] }),
	});
	const about = { ...page, day: "2026-11-21", related: [], recent: [], learns: true };
	const { facts } = await coach().reflectOnEntry(about, signal);
	expect(facts).toEqual([{ ...note, kind: "hurts" }]);
});
