import { setWords } from "@/components/chat/messages/set-words";
import type { ClientMessage } from "@/lib/domain/chat/schema";

const message = (id: number, content: string): ClientMessage => ({
	...{ id, userId: 1, content, isAiResponse: true, createdAt: "2026-03-01T12:00:00.000Z" },
	...{ sendKey: null, replyToId: null, writtenBy: "built-in" },
});
const atOnce = async (messages: readonly ClientMessage[], set: (message: ClientMessage) => void) => {
	for (const one of messages) set(one);
};

it("sets the newest messages, up to as much work as a page may be", async () => {
	const list = "- **one**\n".repeat(60);
	const messages = Array.from({ length: 30 }, (_, id) => message(id, list));
	const ready = Object.keys(await setWords(messages, atOnce)).map(Number);
	expect(ready.length).toBeGreaterThan(1);
	expect(ready.length).toBeLessThan(5);
	expect(Math.min(...ready)).toBe(30 - ready.length);
});
