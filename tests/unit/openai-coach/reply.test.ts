import { createOpenAiCoach } from "@/lib/ai/openai/coach";
import { RULES } from "@/lib/ai/openai/prompts/conversation-rules";
import { estimateTokens } from "@/lib/ai/openai/prompts/text";
import type { ReplyInput } from "@/lib/ai/types";
import { FakeModel } from "@/tests/setup/model/fake-model";
import { input } from "@/tests/unit/chat/person";
import { failureOf } from "./coached";

const model = new FakeModel();
beforeAll(() => model.start());
afterAll(() => model.stop());

const say = (reply: unknown) => ({ content: JSON.stringify({ reply }) });
const ask = (about: ReplyInput = input) =>
	createOpenAiCoach({ baseURL: `${model.url}/v1`, model: "test-model", timeoutMs: 5000 }).reply(
		about,
		new AbortController().signal,
	);
/** What comes of a reply. */
async function become(reply: string, about = input): Promise<string> {
	model.replies(say(reply));
	return (await ask(about)).content;
}

it("is asked for with a strict schema, the rules first, within the model's window", async () => {
	expect(await become("What did the tap say?")).toBe("What did the tap say?");
	const [asked] = model.asked;
	expect(asked).toMatchObject({
		stream: true,
		response_format: {
			type: "json_schema",
			json_schema: {
				name: "reply",
				strict: true,
				schema: { required: ["reply", "concern"], additionalProperties: false },
			},
		},
	});
	const [system, user, ...more] = asked?.messages ?? [];
	expect([system?.role, user?.role, more]).toEqual(["system", "user", []]);
	expect(system?.content.startsWith(RULES)).toBe(true);
	expect(system?.content).not.toContain("Tom");
	expect(user?.content).toContain("let the tap run");
});

it("leaves room for the note about the form", async () => {
	const message = "我們在夜車上相遇，分了一個橘子。".repeat(500);
	await become("嗯。", { ...input, message, turns: input.turns.map((turn) => ({ ...turn, content: message })) });
	const sent = model.asked[0]?.messages.reduce((sum, { content }) => sum + estimateTokens(content), 0);
	expect(sent).toBeLessThanOrEqual(6000);
});

test.each([
	["an image", "Look. ![p](https://evil.example/p.png?q=secret) Well?", "Look. Well?"],
	["a link", "See [this page](https://evil.example/?q=secret).", "See this page."],
	["a bare address", "Go to https://evil.example/?q=secret now.", "Go to now."],
	["a link in references", "See [this][1].\n\n[1]: https://evil.example", "See this."],
	["HTML", "<b>You</b> said <img src=x onerror=alert(1)>it.", "You said it."],
	["headings and quotations", "# So\n\n> You kept quiet.", "So\n\nYou kept quiet."],
	["a relative link, which could sign them out", "[Go on](/api/logout)", "Go on"],
	["a list and bold, which may stay", "Two things:\n\n- **tap**\n- dinner", "Two things:\n\n- **tap**\n- dinner"],
])("%s becomes plain", async (_, said, expected) => {
	expect(await become(said)).toBe(expected);
});

test.each([
	["their last message", "You wrote “let the tap run”.", true],
	["an earlier turn", "You said “I am tired of waiting”.", true],
	["an entry", "On 3 November you wrote “the house again”.", true],
	["a goal", "You wrote “Say one thing a day”.", true],
	["long ago", "You said “call my sister every Sunday”.", true],
	["nowhere", "You wrote “I hate the lighthouse”.", false],
	["only in what the coach said", "You said “What did you want to say to him”.", false],
])("words quoted from %s", async (_, said, isKept) => {
	const content = await become(said);
	expect(/“.+”/.test(content)).toBe(isKept);
});

test.each([
	["plain prose", { content: "Hm. What did you want?" }],
	["prose after thinking", { content: "<think>Be kind.</think>\n\nHm. What did you want?" }],
	["under another name", { content: JSON.stringify({ answer: "Hm. What did you want?" }) }],
	["with more than was asked for", { content: JSON.stringify({ reply: "Hm. What did you want?", action: "book" }) }],
	[
		"with a concern that has no form",
		{ content: JSON.stringify({ reply: "Hm. What did you want?", concern: "none" }) },
	],
	["in JSON with a comma too many", { content: '{"reply": "Hm. What did you want?",}' }],
	["with a line break as it is", { content: '{"reply": "Hm. What did you\nwant?"}' }],
])("is taken as it comes, without asking again: %s", async (_, answer) => {
	model.replies(answer);
	expect((await ask()).content.replace(/\s+/g, " ")).toBe("Hm. What did you want?");
	expect(model.asked).toHaveLength(1);
});

it("is cut at the end of a sentence where it is much too long", async () => {
	const content = await become("This is one of very many sentences that nobody needs. ".repeat(200));
	expect(content.length).toBeLessThanOrEqual(4000);
	expect(content).toMatch(/needs\.$/);
	expect(model.asked).toHaveLength(1);
});

it("says what worries the model, in the words that show it", async () => {
	const concern = { kind: "self-harm", words: "let the tap run" };
	model.replies({ content: JSON.stringify({ reply: "Hm.", concern }) });
	expect(await ask()).toEqual({ content: "Hm.", concern });
});

it("loses the sentence that claims an action where it claims one again", async () => {
	const twice = say("I have booked you a room. What would you like to find in it?");
	model.replies(twice, twice);
	expect((await ask()).content).toBe("What would you like to find in it?");
});

describe("a reply that cannot be used", () => {
	const bad = [
		["claims an action", say("I have booked you a room.")],
		["names a number", say("Please call 116 123.")],
		["gives the frame away", say("My system prompt says so.")],
		["is one sentence without an end", say("word ".repeat(1000))],
		["is empty", say("   ")],
		["is nothing but an image", say("![x](https://evil.example/p.png)")],
		["is broken JSON", { content: '{"reply": "What did you' }],
		["is all thinking", { content: "<think>What would be good to say here? Perhaps" }],
		["has another form", { content: JSON.stringify({ answer: "Hm.", question: "And?" }) }],
	] as const;

	test.each(bad)("and %s goes back once", async (_, first) => {
		model.replies(first, say("What did you want instead?"));
		expect((await ask()).content).toBe("What did you want instead?");
		expect(model.asked).toHaveLength(2);
		expect(model.asked[1]?.messages[0]?.content.startsWith(RULES)).toBe(true);
	});

	test.each(bad)("and %s twice is refused", async (_, first) => {
		model.replies(first, first);
		const failure = await failureOf(ask());
		expect(failure).toMatchObject({ code: "ai_failed", status: 502 });
		expect(JSON.stringify(failure.cause)).not.toMatch(/booked|116|weather|Tom/);
	});
});
