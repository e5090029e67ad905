import { randomUUID } from "node:crypto";
import { recentMessagesPath } from "@/lib/domain/chat/paths";
import type { ClientMessage } from "@/lib/domain/chat/schema";
import { jsonOf, signUp, type TestBrowser } from "@/tests/setup/api";

/** Sends messages one after another. */
async function say(browser: TestBrowser, ...messages: string[]) {
	for (const content of messages) {
		const response = await browser.post("/api/chat", { content }, { "idempotency-key": randomUUID() });
		expect(response.status).toBe(200);
	}
}

const onDashboard = (browser: TestBrowser, id: number) => jsonOf<ClientMessage[]>(browser.get(recentMessagesPath(id)));

it("lists the last five messages for the dashboard, oldest first", async () => {
	const { browser, user } = await signUp("mira");
	expect(await onDashboard(browser, user.id)).toEqual([]);
	await say(browser, "We painted the kitchen.", "It is yellow now.", "I like it very much.");
	const shown = await onDashboard(browser, user.id);
	expect(shown.map(({ isAiResponse }) => isAiResponse)).toEqual([true, false, true, false, true]);
	expect(shown.at(-2)?.content).toBe("I like it very much.");
});

it("keeps off the dashboard what is about a danger, and what is said while the conversation is careful", async () => {
	const { browser, user } = await signUp("noor");
	await say(browser, "We painted the kitchen.");
	expect(await onDashboard(browser, user.id)).toHaveLength(2);
	await say(browser, "He hit me again yesterday and said he will kill me.");
	expect(await onDashboard(browser, user.id)).toEqual([]);
	await say(browser, "The kitchen is yellow now.", "My sister comes on Sunday.", "We bake a cake.", "It is raining.");
	expect(await onDashboard(browser, user.id)).toEqual([]);
	const whole = await jsonOf(browser.get(`/api/chat/${user.id}`));
	expect(whole).toHaveLength(12);
});
