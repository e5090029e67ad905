import { randomUUID } from "node:crypto";
import { assess } from "@/lib/safety/assess";
import { directAnswer, directQuestions } from "@/lib/safety/direct-question-lines";
import { safeReply } from "@/lib/safety/replies";
import { db } from "@/lib/server/core/database/db";
import { signUp } from "@/tests/setup/api";
import { history, Model, send, sent, words } from "./model";

const model = new Model();
beforeEach(() => model.reset());

const REPLY = "What did the silence say?";
const inBritain = { headers: { "accept-language": "en-GB,en;q=0.9" } };

test.each([
	["I want to kill myself.", "self-harm"],
	["My husband choked me last night.", "partner-danger"],
	["I'm going to kill my ex.", "danger-to-others"],
] as const)("%j is answered with care and help lines, and the coach is not asked", async (content, kind) => {
	const { browser, user } = await signUp();
	const result = await sent(send(browser, content, inBritain));
	expect(result.safety).toMatchObject({ kind, country: "GB" });
	expect(result.safety?.helpLines.length).toBeGreaterThan(2);
	expect(result.aiMessage).toMatchObject({ content: safeReply(kind, []), writtenBy: null, isAiResponse: true });
	expect(model.sent).toEqual([]);
	expect(await words(browser, user.id)).toEqual([content, safeReply(kind, [])]);
	// Only the words are stored; the signs found in them are not.
	expect(JSON.stringify(await db().chatMessage.findMany({ where: { userId: user.id } }))).not.toContain(kind);
});

it("is one quiet line above the coach's ordinary answer where the sign is doubtful", async () => {
	const content = "I could kill my boss.";
	expect(assess([content])?.certainty).toBe("doubtful");
	const { browser } = await signUp();
	const result = await sent(send(browser, content, inBritain));
	expect(result).toMatchObject({
		safety: { kind: "danger-to-others", certainty: "doubtful" },
		aiMessage: { content: REPLY, writtenBy: "test-model" },
	});
});

it("repeats it if the same key is sent again, with the lines of the country chosen meanwhile", async () => {
	const { browser } = await signUp();
	const key = randomUUID();
	const first = await sent(send(browser, "I want to kill myself.", { key, ...inBritain }));
	browser.cookies.set("country", "DE");
	const again = await sent(send(browser, "I want to kill myself.", { key, ...inBritain }));
	expect(again).toMatchObject({
		userMessage: first.userMessage,
		aiMessage: first.aiMessage,
		safety: { country: "DE" },
	});
});

it("asks the coach again as soon as the newest message is none, and asks it to take care", async () => {
	const { browser } = await signUp();
	await sent(send(browser, "I want to die."));
	const next = await sent(send(browser, "That is not what I meant. Can we talk about the garden?"));
	expect(next).toMatchObject({ safety: null, aiMessage: { content: REPLY, writtenBy: "test-model" } });
	expect(model.sent[0]).toMatch(
		/Above all now:\n- Not long ago they wrote something that sounded like not wanting to live/,
	);
});

describe("somebody close who is dangerous", () => {
	it("is known from what was said before, and no reply may urge to mend things", async () => {
		const { browser, user } = await signUp();
		await sent(send(browser, "My husband choked me last night."));
		await sent(send(browser, "How was your week?"));
		expect(model.sent[0]).toMatch(/Never urge reconciliation/);
		const result = await sent(send(browser, "MENDING: what should I do on Sunday?"));
		expect(result).toMatchObject({ safety: null, aiMessage: { content: safeReply("withheld", []), writtenBy: null } });
		expect((await words(browser, user.id)).join()).not.toMatch(/couples/);
	});

	it("is known from the journal entries that the coach is given", async () => {
		const { browser, user } = await signUp();
		const content = "My husband hits me when the lighthouse supper at the cottage is late.";
		await db().journalEntry.create({
			data: { userId: user.id, prompt: "p", content, localDate: new Date("2026-11-03") },
		});
		const result = await sent(send(browser, "MENDING: the lighthouse supper at the cottage again."));
		expect(model.sent[0]).toMatch(/Never urge reconciliation/);
		expect(result.aiMessage).toMatchObject({ content: safeReply("withheld", []), writtenBy: null });
	});

	it("does not affect anybody else", async () => {
		const { browser } = await signUp();
		const result = await sent(send(browser, "MENDING: we argued about the dishes."));
		expect(result.aiMessage?.content).toMatch(/couples counselling/);
		expect(model.sent[0]).not.toMatch(/Above all now/);
	});
});

it("never shows a reply that names ways to die", async () => {
	const { browser, user } = await signUp();
	const result = await sent(send(browser, "HARMING"));
	expect(result.aiMessage).toMatchObject({ content: safeReply("withheld", []), writtenBy: null });
	expect((await words(browser, user.id)).join()).not.toMatch(/quickest/);
});

describe("a friend in danger", () => {
	const friend = "My best friend wants to kill herself.";

	test.each(["FAILING", "BOASTING"])("is answered by the app where the coach is %s", async (how) => {
		const { browser, user } = await signUp();
		const result = await sent(send(browser, `${friend} ${how}`));
		expect(result).toMatchObject({
			safety: { kind: "someone-else" },
			aiMessage: { content: safeReply("someone-else", []), writtenBy: null },
		});
		expect(await history(browser, user.id)).toHaveLength(2);
	});
});

it("names the next help line where nobody answered, whatever the coach would say", async () => {
	const { browser } = await signUp();
	await sent(send(browser, "I want to die.", inBritain));
	const next = await sent(send(browser, "I did ring, it rang out", inBritain));
	expect(next).toMatchObject({ safety: { kind: "self-harm", certainty: "clear" }, aiMessage: { writtenBy: null } });
	expect(next.aiMessage?.content).toContain("85258");
	expect(model.sent).toEqual([]);
});

it("answers the tap on a direct question itself, and shows the notice that the answer calls for", async () => {
	const { browser, user } = await signUp();
	const content = directQuestions["self-harm"];
	await db().chatMessage.create({ data: { userId: user.id, content, isAiResponse: true } });
	const { reply } = directAnswer("plan");
	const result = await sent(send(browser, "I have a plan", inBritain));
	expect(result).toMatchObject({
		safety: { kind: "self-harm", certainty: "clear" },
		aiMessage: { content: reply, writtenBy: null },
	});
});
