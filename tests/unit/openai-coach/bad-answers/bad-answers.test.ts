import { createOpenAiCoach } from "@/lib/ai/openai/coach";
import { insightForms, renderQuickInsight } from "@/lib/domain/journal/reflection";
import { FakeModel } from "@/tests/setup/model/fake-model";
import { input as chatInput } from "@/tests/unit/chat/person";
import { coachAt, failureOf, good } from "../coached";
import { analyses } from "./analyses";
import type { BadAnswer } from "./bad-answer";
import { insights, reflections } from "./journal";
import { replies } from "./replies";

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

async function expectMended({ raw, shows, hides, asked }: BadAnswer, ask: () => Promise<string>) {
	model.replies({ content: raw }, { content: raw });
	if (shows === null) await failureOf(ask());
	else {
		const shown = await ask();
		expect(shown).toContain(shows);
		if (hides) expect(shown).not.toContain(hides);
	}
	expect(model.asked).toHaveLength(asked);
}

it("holds at least sixty answers", () => {
	expect(replies.length + reflections.length + insights.length + analyses.length).toBeGreaterThanOrEqual(60);
});

describe("a message with", () => {
	test.each(replies.map((one) => [one.fault, one] as const))("%s", (_, answer) =>
		expectMended(answer, async () => (await coach().reply({ ...chatInput, message: WORDS }, signal)).content),
	);
});

describe("a reflection with", () => {
	test.each(reflections.map((one) => [one.fault, one] as const))("%s", (_, answer) =>
		expectMended(answer, async () => {
			const about = { ...page, day: "2026-11-21", related: [], recent: [] } as const;
			const { title, keyInsights, quote, message } = await coach().reflectOnEntry(
				{ ...about, recent: [], related: [] },
				signal,
			);
			expect(keyInsights).toHaveLength(3);
			return [title, ...keyInsights, quote ?? "", message].join("\n");
		}),
	);
});

describe("a quick insight with", () => {
	test.each(insights.map((one) => [one.fault, one] as const))("%s", (_, answer) =>
		expectMended(answer, async () => {
			const text = renderQuickInsight(await coach().quickInsight(page, signal));
			expect(text.split(/\s+/).length).toBeLessThanOrEqual(30);
			expect(text).toMatch(/\?$/);
			expect(Object.values(insightForms).some((emoji) => text.startsWith(emoji))).toBe(true);
			return text;
		}),
	);
});

describe("an analysis with", () => {
	test.each(analyses.map((one) => [one.fault, one] as const))("%s", async (_, { change, isTaken, asked }) => {
		const content = JSON.stringify(change({ ...good }));
		model.replies({ content }, { content });
		if (isTaken) expect(await coachAt(model.url).analyze()).toMatchObject({ closingInsight: good.closingInsight });
		else await failureOf(coachAt(model.url).analyze());
		expect(model.asked).toHaveLength(asked);
	});
});
