import { analysisSchema } from "@/lib/domain/questionnaires/analysis";
import { FakeModel } from "@/tests/setup/model/fake-model";
import { beginStream, chunk, sendJson, serve } from "@/tests/setup/model/local-server";
import { coachAt, good, goodJson, input, KEY } from "./coached";

const model = new FakeModel();
beforeAll(() => model.start());
afterAll(() => model.stop());

/** The analysis that comes of an answer which says this instead. */
async function analysisOf(change: Partial<typeof good>) {
	model.replies({ content: JSON.stringify({ ...good, ...change }) });
	return await coachAt(model.url).analyze();
}

describe("an answer", () => {
	it.each([
		["bare", goodJson],
		["in a fence", `\`\`\`json\n${goodJson}\n\`\`\``],
		["in a fence, with a sentence around it", `Here it is:\n\n\`\`\`\n${goodJson}\n\`\`\`\nBe well.`],
		["after thinking", `<think>Is {"quote": "this"} right? No.</think>\n${goodJson}`],
		["after thinking whose opening tag was swallowed", `Perhaps {"quote": null}.\n</think>\n\n${goodJson}`],
		["after thinking, in a fence", `<thinking>\nHm.\n</thinking>\`\`\`json\n${goodJson}\n\`\`\``],
	])("is read %s", async (_, content) => {
		model.replies({ content });
		await expect(coachAt(model.url).analyze()).resolves.toEqual(good);
		expect(model.asked).toHaveLength(1);
	});

	it("is asked for with a strict schema, the rules first", async () => {
		model.replies({ content: goodJson });
		await coachAt(model.url).analyze();
		expect(model.asked[0]).toMatchObject({
			model: "test-model",
			stream: true,
			response_format: {
				type: "json_schema",
				json_schema: {
					name: "analysis",
					strict: true,
					schema: {
						type: "object",
						additionalProperties: false,
						required: [...Object.keys(analysisSchema.shape), "concern"],
					},
				},
			},
		});
		expect(model.asked[0]).not.toHaveProperty("store");
		expect(model.asked[0]?.messages.map(({ role }) => role)).toEqual(["system", "user"]);
		expect(model.asked[0]?.messages[0]?.content).toMatch(/^These rules come first/);
		expect(model.asked[0]?.messages[0]?.content).toMatch(/actionSteps: exactly 3 items/);
	});

	it("is put together from a stream, whatever else the stream carries", async () => {
		const server = await serve((response) => {
			beginStream(response, ": a comment\n\n", chunk({ role: "assistant", reasoning_content: "Hm {" }));
			for (const char of goodJson) response.write(chunk({ content: char }));
			response.end(`${chunk({}, "stop")}data: {"choices": [], "usage": {"total_tokens": 3}}\n\ndata: [DONE]\n\n`);
		});
		await expect(coachAt(server.url).analyze()).resolves.toEqual(good);
	});

	it("is read from a server that sends one document where a stream was asked for", async () => {
		const server = await serve((response) =>
			sendJson(response, 200, { choices: [{ message: { content: goodJson } }] }),
		);
		await expect(coachAt(server.url).analyze()).resolves.toEqual(good);
		expect(JSON.parse(server.asked[0] ?? "")).toHaveProperty("stream", true);
	});

	it("is asked for with the key, and without any header for a server that wants none", async () => {
		const { createOpenAiCoach } = await import("@/lib/ai/openai/coach");
		const seen: (string | undefined)[] = [];
		const server = await serve((response) => {
			seen.push(response.req.headers.authorization);
			sendJson(response, 200, { choices: [{ message: { content: goodJson } }] });
		});
		await coachAt(server.url).analyze();
		const open = createOpenAiCoach({ baseURL: `${server.url}/v1`, model: "m", timeoutMs: 5000 });
		await open.analyzeQuestionnaire(input, new AbortController().signal);
		expect(seen).toEqual([`Bearer ${KEY}`, undefined]);
	});
});

describe("a quotation", () => {
	it("that nobody wrote becomes none", async () => {
		expect(await analysisOf({ quote: "I was always the loud one." })).toEqual(good);
	});

	it.each([
		["in other quotes and dashes", `"AT DINNER she said "nothing's wrong" - and nobody spoke"`],
		["with an ellipsis", "…at dinner she said ‘nothing's wrong’ – and nobody spoke..."],
	])("that was copied %s becomes the person's own words", async (_, quote) => {
		expect((await analysisOf({ quote })).quote).toBe("At dinner she said “nothing’s wrong” — and nobody\nspoke");
	});

	it("is found with marks in it that the other parts may not have", async () => {
		const quote = "I wrote # twice, <b>no</b>, at https://home.example";
		const answers = input.answers.map((one) =>
			typeof one.answer === "string" ? { ...one, answer: `${quote}.` } : one,
		);
		model.replies({ content: JSON.stringify({ ...good, quote }) });
		expect((await coachAt(model.url).analyze(undefined, { ...input, answers })).quote).toBe(quote);
	});

	it("is looked for in what they wrote, not in the questions or in what they chose", async () => {
		const [first] = input.questionnaire.questions;
		expect((await analysisOf({ quote: first?.text ?? "" })).quote).toBeNull();
		const chosen = input.questionnaire.questions.find(({ options }) => options)?.options?.[1]?.label ?? "";
		expect((await analysisOf({ quote: chosen || "7" })).quote).toBeNull();
	});

	it("in the text loses its marks only where it is put into their mouth and they never wrote it", async () => {
		const { corePattern, keyInsights } = await analysisOf({
			corePattern: 'You wrote "I hated every minute" and you said "nobody spoke". The word "fine" comes up.',
			keyInsights: ["“I left for good,” as you put it.", "You speak first."],
		});
		expect(corePattern).toBe('You wrote I hated every minute and you said "nobody spoke". The word "fine" comes up.');
		expect(keyInsights[0]).toBe("I left for good, as you put it.");
	});

	it("may come from an earlier questionnaire in the text, but not at its head", async () => {
		const questions = [{ id: "e1", text: "What then?", type: "text" as const }];
		const answers = [{ questionId: "e1", answer: "We moved to the coast that spring." }];
		const earlier = [
			{ questionnaireId: "9", title: "Before", completedAt: new Date(0), analysis: "Much.", answers, questions },
		];
		const origin = 'You wrote "we moved to the coast" then.';
		model.replies({ content: JSON.stringify({ ...good, quote: "We moved to the coast", origin }) });
		const analysis = await coachAt(model.url).analyze(undefined, { ...input, earlier });
		expect(analysis).toEqual({ ...good, origin });
	});
});

it("tidies every part but the quote", async () => {
	const analysis = await analysisOf({
		quote: "At dinner she said “nothing’s wrong”",
		corePattern: "## Pattern\n\nYou [talk](https://evil.example/x) ![a](https://evil.example/p.png) first.",
		actionSteps: ["1. Eat slowly.", "- Say <b>one thing</b> less.", "# Ask one question."],
	});
	expect(analysis.quote).toBe("At dinner she said “nothing’s wrong”");
	expect(analysis.corePattern).toBe("Pattern\n\nYou talk first.");
	expect(analysis.actionSteps).toEqual(good.actionSteps);
});
