import { randomUUID } from "node:crypto";
import type { ClientMessage, SendResult } from "@/lib/domain/chat/schema";
import { db } from "@/lib/server/core/database/db";
import { signUp, type TestBrowser } from "@/tests/setup/api";

async function say(browser: TestBrowser, content: string): Promise<SendResult> {
	const response = await browser.post("/api/chat", { content }, { "idempotency-key": randomUUID() });
	if (response.status !== 200) throw new Error(await response.text());
	return (await response.json()) as SendResult;
}

const entry = (userId: number, content: string, day = "2026-03-02") =>
	db().journalEntry.create({
		data: {
			userId,
			content,
			prompt: "What stayed?",
			localDate: new Date(day),
			createdAt: new Date(`${day}T20:00:00Z`),
		},
	});

it("answers from their own pages and nobody else's, and remembers what it offered", async () => {
	const { browser, user } = await signUp();
	const { user: other } = await signUp("grace");
	const mine = await entry(user.id, "Mum rang at nine. I let it ring.");
	await entry(other.id, "Mum told me the secret of the orchard.");

	const { aiMessage } = await say(browser, "What did I write about my mother?");
	expect(aiMessage?.content).toContain("Mum rang at nine. I let it ring.");
	expect(aiMessage?.content).toContain(`](/journal?entry=${mine.id})`);
	expect(aiMessage?.content).not.toContain("orchard");
	expect((await say(browser, "What did I write about the orchard?")).aiMessage?.content).toMatch(
		/nothing about “orchard”/,
	);

	const { aiMessage: offered } = await say(browser, "I can never say no to anybody");
	expect(offered?.offers?.map(({ href }) => href)).toContain("/exercises/saying-no");
	const history = (await (await browser.get(`/api/chat/${user.id}`)).json()) as ClientMessage[];
	expect(history.find(({ id }) => id === offered?.id)?.offers).toEqual(offered?.offers);
	expect(history.filter(({ isAiResponse }) => !isAiResponse).every((message) => !("offers" in message))).toBe(true);

	const { aiMessage: opened } = await say(browser, "the first one");
	expect(opened?.offers?.[0]).toEqual(offered?.offers?.[0]);
	const { aiMessage: back } = await say(browser, "back");
	expect(back?.offers).toEqual(offered?.offers);
});

it("stays careful after a notice", async () => {
	const { browser } = await signUp();
	const { safety } = await say(browser, "I want to kill myself.");
	expect(safety?.kind).toBe("self-harm");
	const { aiMessage } = await say(browser, "Tom and I argued about the dishes today.");
	expect(aiMessage?.content).toContain("/help-now");
	const places = aiMessage?.offers?.map(({ href }) => href) ?? [];
	expect(places).toContain("/help-now");
	expect(places).not.toContain("/exercises/quarrel-from-outside");
});
