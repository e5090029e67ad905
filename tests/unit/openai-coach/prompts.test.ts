import { systemPrompt } from "@/lib/ai/openai/prompts/conversation-rules";
import { RULES } from "@/lib/ai/openai/prompts/rules";
import { estimateTokens } from "@/lib/ai/openai/prompts/text";
import { defaultCoachSettings } from "@/lib/domain/coach-settings/defaults";
import { sentencesOf } from "@/lib/domain/text/pieces";
import { promptsOf } from "@/tests/evals/coach/prompts";
import { FakeModel } from "@/tests/setup/model/fake-model";
import { coachAt, goodJson } from "./coached";

const prompts = Object.entries(promptsOf(5_148));
/** The most that the frame of each action may take, so that there is room for what a person wrote. */
const most: Record<string, number> = {
	reply: 1_000,
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

describe("the lengths of an answer", () => {
	const model = new FakeModel();
	beforeAll(() => model.start());
	afterAll(() => model.stop());

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
