import type { LLMock } from "@copilotkit/aimock";
import type { Visitor } from "./browser";

const REPLY =
	"You said it was fine, and then you cleaned the kitchen for an hour. What was it that was not fine? I am curious about the sentence that you had ready, and about whom you kept it from.";

/** Has the model write its reply slowly: twenty tokens a second, of about four letters each. */
export const writeSlowly = (model: LLMock) =>
	model.on(
		{ predicate: () => true },
		{ content: JSON.stringify({ reply: REPLY, concern: null }) },
		{ chunkSize: 4, streamingProfile: { ttft: 50, tps: 20 } },
	);

/** Expects that what the coach writes is passed on to this visitor as it is written. */
export async function expectWrittenAsItComes(visitor: Visitor): Promise<void> {
	const answer = await visitor.ask(
		"POST",
		"/api/chat",
		{ content: "I said it was fine." },
		{ accept: "text/event-stream" },
	);
	expect(answer.headers.get("content-type")).toMatch(/^text\/event-stream/);
	const decoder = new TextDecoder();
	const arrived: number[] = [];
	let text = "";
	for await (const bytes of answer.body ?? []) {
		text += decoder.decode(bytes, { stream: true });
		if (text.includes("data: You said it was fine")) arrived.push(performance.now());
	}
	expect(text).toContain("event: result");
	// The model takes two seconds for the rest after its first sentence.
	expect((arrived.at(-1) ?? 0) - (arrived[0] ?? 0)).toBeGreaterThan(1_000);
}
