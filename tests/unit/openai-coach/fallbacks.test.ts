import { estimateTokens } from "@/lib/ai/openai/prompts/text";
import { FakeModel } from "@/tests/setup/model/fake-model";
import { sendJson, serve } from "@/tests/setup/model/local-server";
import { coachAt, failureOf, good, goodJson, input, SECRET } from "./coached";

const model = new FakeModel();
beforeAll(() => model.start());
afterAll(() => model.stop());

const formats = () => model.asked.map(({ response_format }) => response_format?.type ?? "text");
const refusal = (message: string, status = 400) => ({ error: { message, type: "invalid_request_error" }, status });
const noSchemas = refusal("This response_format type is unavailable now");
const noJsonMode = refusal("'response_format.type' must be 'text'");

describe("a server that does not know a format", () => {
	it("is asked in JSON mode, then plainly, and in that way from then on", async () => {
		const coach = coachAt(model.url);
		model.replies(noSchemas, noJsonMode, { content: goodJson }, { content: goodJson });
		await expect(coach.analyze()).resolves.toEqual(good);
		expect(formats()).toEqual(["json_schema", "json_object", "text"]);
		await coach.analyze();
		expect(formats()).toEqual(["json_schema", "json_object", "text", "text"]);
	});

	it.each([
		[422, { detail: [{ loc: ["body", "response_format", "type"], msg: "Input should be 'text'" }] }],
		[400, { object: "error", message: "guided_json is not supported", code: 400 }],
		[200, { error: "Unsupported json_schema" }],
	])("is asked in JSON mode at once, however it says so: %s %j", async (status, refused) => {
		const server = await serve((response, n) =>
			n === 1
				? sendJson(response, status, refused)
				: sendJson(response, 200, { choices: [{ message: { content: goodJson } }] }),
		);
		await expect(coachAt(server.url).analyze()).resolves.toEqual(good);
		expect(server.asked.map((body) => JSON.parse(body).response_format.type)).toEqual(["json_schema", "json_object"]);
	});

	it.each([
		"failed to parse grammar",
		"Invalid schema for response_format 'analysis': 'minItems' is not permitted.",
		"number of repetitions exceeds sane defaults",
	])("is asked without the sizes of lists where these are its trouble, and remembered: %s", async (message) => {
		const coach = coachAt(model.url);
		model.replies(refusal(message), { content: goodJson }, { content: goodJson });
		await expect(coach.analyze()).resolves.toEqual(good);
		await coach.analyze();
		expect(model.asked.map((asked) => JSON.stringify(asked.response_format).includes("minItems"))).toEqual([
			true,
			false,
			false,
		]);
		expect(formats()).toEqual(["json_schema", "json_schema", "json_schema"]);
		// Limits that the schema does not express are in the prompt.
		expect(model.asked[0]?.messages[0]?.content).not.toContain("actionSteps: exactly 3 items\n");
		expect(model.asked[1]?.messages[0]?.content).toContain("- actionSteps: exactly 3 items");
	});

	it("is not taken for one when its trouble is another", async () => {
		model.replies(refusal("stream broke: upstream reset", 500), { content: goodJson });
		await coachAt(model.url).analyze();
		expect(formats()).toEqual(["json_schema", "json_schema"]);
		expect(model.asked.map(({ stream }) => stream)).toEqual([true, true]);
	});

	it("is sent no more than fits, the schema included", async () => {
		const said = input.answers.map((answer) => ({ ...answer, answer: "on and on ".repeat(900) }));
		model.replies(noSchemas, { content: goodJson });
		await coachAt(model.url).analyze(undefined, { ...input, answers: said });
		for (const { messages } of model.asked) {
			const tokens = messages.reduce((sum, { content }) => sum + estimateTokens(content), 0);
			expect(tokens).toBeLessThanOrEqual(6000);
			expect(tokens).toBeGreaterThan(5000);
		}
	});

	it("is told the schema in words instead", async () => {
		model.replies(noSchemas, { content: goodJson });
		await coachAt(model.url).analyze();
		const [strict, mode] = model.asked.map(({ messages }) => messages[0]?.content ?? "");
		expect(strict).not.toContain('"description":');
		expect(mode).toContain('"description":"two or three sentences, about 40 words"');
		expect(mode).toMatch(/^These rules come first/);
	});

	it("is still asked for a schema next time when the lesser way did not work either", async () => {
		const coach = coachAt(model.url);
		model.replies(noSchemas, refusal("The model is on holiday"));
		await failureOf(coach.analyze());
		model.replies({ content: goodJson });
		await coach.analyze();
		expect(formats()).toEqual(["json_schema"]);
	});

	it("is given up on when it refuses all of them", async () => {
		model.replies(noSchemas, noJsonMode, noJsonMode);
		await expect(failureOf(coachAt(model.url).analyze())).resolves.toMatchObject({ code: "ai_failed", status: 502 });
		expect(model.asked).toHaveLength(3);
	});

	it("is asked for one document where it cannot stream", async () => {
		const server = await serve((response, n) =>
			n === 1
				? sendJson(response, 400, { error: { message: "Not supported", param: "stream" } })
				: sendJson(response, 200, { choices: [{ message: { content: goodJson }, finish_reason: "stop" }] }),
		);
		await expect(coachAt(server.url).analyze()).resolves.toEqual(good);
		expect(server.asked.map((body) => JSON.parse(body).stream)).toEqual([true, false]);
	});
});

describe("an answer that does not fit", () => {
	const lacking = JSON.stringify({ ...good, impact: "", actionSteps: ["Only one."] });

	it("goes back for the fields that are wrong, and for these alone", async () => {
		const { impact, actionSteps } = good;
		model.replies({ content: lacking }, { content: JSON.stringify({ impact, actionSteps }) });
		await expect(coachAt(model.url).analyze()).resolves.toEqual(good);
		expect(model.asked[1]?.response_format).toMatchObject({
			json_schema: { schema: { required: ["impact", "actionSteps"] } },
		});
		const repair = model.asked[1]?.messages.slice(2);
		expect(repair?.[0]).toEqual({ role: "assistant", content: lacking });
		expect(repair?.[1]?.content).toMatch(/- impact: .*\n- actionSteps: /);
		expect(model.asked[1]?.messages[1]).toEqual(model.asked[0]?.messages[1]);
	});

	it("is shown without what it lacks where the second lacks it too, or never comes", async () => {
		const kept = { ...good, impact: "", actionSteps: ["Only one."] };
		model.replies({ content: lacking }, { content: "I would rather talk about the weather." });
		await expect(coachAt(model.url).analyze()).resolves.toEqual(kept);
		model.replies({ content: lacking }, refusal("The model is on holiday"));
		await expect(coachAt(model.url).analyze()).resolves.toEqual(kept);
	});

	it("goes back without what the person wrote when it only says too much", async () => {
		const long = JSON.stringify({ ...good, mood: "calm", impact: "x".repeat(4001) });
		// A single word of four thousand letters has no sentence end to cut it at.
		model.replies({ content: long }, { content: goodJson });
		await expect(coachAt(model.url).analyze()).resolves.toEqual(good);
		expect(JSON.stringify(model.asked[0])).toContain(SECRET);
		expect(JSON.stringify(model.asked[1])).not.toContain(SECRET);
		expect(model.asked[1]?.messages[1]?.content).toContain(long);
	});

	it.each([
		["is no JSON", "I would rather talk about the weather."],
		["is a list", "[1, 2]"],
		["was cut in the middle", goodJson.slice(0, -20)],
	])("is a failure when the corrected one %s", async (_, content) => {
		model.replies({ content: "Hello!" }, { content });
		await expect(failureOf(coachAt(model.url).analyze())).resolves.toMatchObject({
			code: "ai_failed",
			status: 502,
			message: "The coach answered in a form that could not be read. Please try again.",
		});
		expect(model.asked).toHaveLength(2);
	});
});
