import { createOpenAiCoach } from "@/lib/ai/openai/coach";
import { lifeAnswer } from "@/tests/api/scripts/factory";
import { FakeModel } from "@/tests/setup/model/fake-model";
import { input } from "./coached";

const model = new FakeModel();
beforeAll(() => model.start());
afterAll(() => model.stop());

const { person, manner, questionnaire, answers } = input;
const about = {
	person,
	manner,
	answered: [{ responseId: "1", questionnaire, answers, day: "2026-11-21" }],
	patternScores: null,
};
const write = () =>
	createOpenAiCoach({ baseURL: `${model.url}/v1`, model: "test-model", timeoutMs: 5_000 }).writeLifeScript(
		about,
		new AbortController().signal,
	);
const { scriptSentence, mainScript, patterns } = lifeAnswer;
const json = (value: object) => ({ content: JSON.stringify(value) });

it("is asked for its patterns again, and these alone, twice before the whole is given up", async () => {
	const two = { patterns: patterns.slice(0, 2) };
	// A text is not requested again just because it is short.
	const short = { ...two, mainScript: "It was quiet." };
	model.replies(json({ ...lifeAnswer, ...short }), json(short), json({ patterns }));
	await expect(write()).resolves.toMatchObject({ scriptSentence, mainScript: "It was quiet.", patterns });
	expect(model.asked.slice(1).map(({ response_format: format }) => format)).toMatchObject([
		{ json_schema: { schema: { required: ["patterns", "mainScript"] } } },
		{ json_schema: { schema: { required: ["patterns"] } } },
	]);
});

it("takes its sentence from the script where none comes", async () => {
	const without = { ...lifeAnswer, scriptSentence: "" };
	model.replies(json({ ...without, mainScript: `It was quiet. I kept watch. ${mainScript}` }), json({}));
	await expect(write()).resolves.toMatchObject({ scriptSentence: "I kept watch." });
	expect(model.asked).toHaveLength(2);
});
