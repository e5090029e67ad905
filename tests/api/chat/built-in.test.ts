import { randomUUID } from "node:crypto";
import { signUp } from "@/tests/setup/api";
import { history, send, sent } from "./model";

it("talks without any model: a reply to each message, not the same twice", async () => {
	const { browser, user } = await signUp();
	const said = [
		"I am looking to find love",
		"Tom called about the house again, and I kept quiet.",
		"I am afraid that he will leave when I say what I want.",
	];
	const replies: string[] = [];
	for (const content of said) {
		const key = randomUUID();
		const { aiMessage, safety } = await sent(send(browser, content, { key }));
		expect(safety).toBeNull();
		expect(aiMessage).toMatchObject({ isAiResponse: true, writtenBy: "built-in", sendKey: key });
		replies.push(aiMessage?.content ?? "");
	}
	expect(new Set(replies).size).toBe(said.length);
	expect((await history(browser, user.id)).map(({ content }) => content)).toEqual(
		said.flatMap((content, i) => [content, replies[i]]),
	);
});
