import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createOpenAiCoach } from "@/lib/ai/openai/coach";
import { replyMessages } from "@/lib/ai/openai/prompts/conversation";
import { systemPrompt } from "@/lib/ai/openai/prompts/conversation-rules";
import { exampleExchanges } from "@/lib/ai/openai/prompts/example-exchanges";
import { RULES } from "@/lib/ai/openai/prompts/rules";
import { estimateTokens } from "@/lib/ai/openai/prompts/text";
import type { ReplyInput } from "@/lib/ai/types";
import { defaultCoachSettings } from "@/lib/domain/coach-settings/defaults";
import { sentencesOf } from "@/lib/domain/text/pieces";
import { promptsOf } from "@/tests/evals/coach/prompts";
import { FakeModel } from "@/tests/setup/model/fake-model";
import { joined, input as talking } from "../chat/person";
import { coachAt, goodJson } from "./coached";

const model = new FakeModel();
beforeAll(() => model.start());
afterAll(() => model.stop());

const prompts = Object.entries(promptsOf(5_148));
/** The most that the frame of each action may take, so that there is room for what a person wrote. */
const most: Record<string, number> = {
	reply: 1_200,
	"quick insight": 750,
	reflection: 950,
	analysis: 1_050,
	"life script": 900,
	"love script": 1_100,
};
const NEGATIONS = /\b(?:not|never|no|nobody|nothing|none|neither|nor|without|cannot|don['’]t)\b/gi;

it("has eight short rules, which say what to do", () => {
	expect(RULES.match(/^\d\./gm)).toHaveLength(8);
	expect(estimateTokens(RULES)).toBeLessThanOrEqual(450);
	expect(RULES.match(NEGATIONS)?.length ?? 0).toBeLessThanOrEqual(4);
});

it.each(prompts)("of the %s begins with them, and its frame is short", (action, { system }) => {
	expect(system.startsWith(RULES)).toBe(true);
	expect(estimateTokens(system)).toBeLessThanOrEqual(most[action] ?? 0);
});

it.each(prompts)("of the %s says nothing twice", (_, { system }) => {
	const said = sentencesOf(system)
		.map((one) => one.replace(/\s+/g, " ").trim())
		.filter((one) => one.length > 40);
	expect(said.filter((one, i) => said.indexOf(one) !== i)).toEqual([]);
});

it("first shows that it understood, and then reveals", () => {
	const system = systemPrompt([]).replace(/\s+/g, " ");
	expect(system.search(/first show that you understood/i)).toBeGreaterThan(0);
	expect(system.search(/first show that you understood/i)).toBeLessThan(system.search(/reveal more than you comfort/));
	expect(system).toMatch(/what the other person may have seen[\s\S]*afraid, harmed or controlled you stand by them/);
	expect(defaultCoachSettings.coachPersona).toContain("You reveal more than you comfort");
});

it("does not contradict what the settings ask for when they are as we wrote them", () => {
	const { quickInsightInstructions, journalInstructions } = defaultCoachSettings;
	expect(quickInsightInstructions).not.toMatch(/begin with the emoji/i);
	expect(journalInstructions).not.toMatch(/four things/);
});

it("has no line that nobody can read at a glance", () => {
	const folder = "lib/ai/openai";
	const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
	const lines = files.flatMap((file) => readFileSync(join(folder, file), "utf8").split("\n"));
	expect(lines.filter((line) => line.length > 160)).toEqual([]);
});

describe("the example", () => {
	const shownFor = (change: Partial<ReplyInput>) => {
		const { system, user } = joined(replyMessages({ ...talking, ...change }, 5_600));
		return Object.entries(exampleExchanges).flatMap(([name, { reply }]) =>
			`${system}${user}`.includes(reply) ? [name] : [],
		);
	};

	it.each(["Everybody says she is selfish. Am I right?", "Мы снова поссорились.", "My grandmother died.", "hm"])(
		"is the same whatever the words of the message are: %s",
		(message) => expect(shownFor({ message })).toEqual(["usual"]),
	);

	it("follows a danger that is known", () => {
		expect(shownFor({ signs: ["partner-danger"] })).toEqual(["afraid"]);
		expect(shownFor({ signs: ["self-harm"] })).toEqual([]);
	});

	it.each(Object.entries(exampleExchanges))(
		"may be copied, as that of %s, and the reply is still shown",
		async (_, { reply }) => {
			model.replies({ content: JSON.stringify({ concern: null, reply }) });
			const coach = createOpenAiCoach({ baseURL: `${model.url}/v1`, model: "test-model", timeoutMs: 5_000 });
			const { content } = await coach.reply(talking, new AbortController().signal);
			expect(content.replace(/[“”]/g, "")).toBe(reply.replace(/[“”]/g, ""));
			expect(model.asked).toHaveLength(1);
		},
	);
});

describe("the lengths of an answer", () => {
	it("are said in sentences and words, where the server is told and where the model is", async () => {
		model.replies({ content: goodJson });
		await coachAt(model.url).analyze();
		const [asked] = model.asked;
		const system = asked?.messages[0]?.content ?? "";
		expect(system).not.toMatch(/characters/);
		expect(system).toMatch(/- closingInsight: two or three sentences, about 40 words/);
		expect(JSON.stringify(asked?.response_format)).toContain('"description":"two or three sentences, about 40 words"');
	});
});
