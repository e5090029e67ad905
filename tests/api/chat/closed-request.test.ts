import { EventEmitter, once } from "node:events";
import type { ServerResponse } from "node:http";
import { signUp } from "@/tests/setup/api";
import { beginStream, chunk, serve } from "@/tests/setup/model/local-server";
import { send, sent, words } from "./model";

process.env.AI_TIMEOUT_MS = "60000";

it("ends the call upstream within two seconds, while the model is silent and while it writes, and keeps the message", async () => {
	const calls = new EventEmitter();
	const server = await serve((response, n) => {
		if (n > 1) beginStream(response, chunk({ content: '{"reply": "What did' }));
		calls.emit("call", response);
	});
	process.env.OPENAI_BASE_URL = `${server.url}/v1`;
	const { browser, user } = await signUp();
	for (const content of ["Silent", "Writing"]) {
		const tab = new AbortController();
		const arrived = once(calls, "call");
		const sending = send(browser, content, { signal: tab.signal });
		const [call] = (await arrived) as [ServerResponse];
		const ended = once(call, "close");
		const closedAt = performance.now();
		tab.abort();
		await ended;
		expect(performance.now() - closedAt).toBeLessThan(2000);
		expect(call.writableEnded).toBe(false);
		expect((await sent(sending)).aiMessage).toBeNull();
	}
	expect(await words(browser, user.id)).toEqual(["Silent", "Writing"]);
	expect(server.asked).toHaveLength(2);
});
