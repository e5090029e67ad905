import { signUp } from "@/tests/setup/api";
import { anything, coachServer } from "@/tests/setup/model/server";
import { send, sent } from "./model";

process.env.OPENAI_REASONING_EFFORT = "high";
const server = coachServer();
const REPLY = JSON.stringify({ concern: null, reply: "What did the silence say?" });

const holder = globalThis as { innerscriptMetrics?: unknown };
const counted: [string, string, number][] = [];
beforeAll(() => {
	server.on(anything, { content: REPLY });
	holder.innerscriptMetrics = {
		answered: () => {},
		queue: () => {},
		tokens: (task: string, kind: string, count: number) => counted.push([task, kind, count]),
	};
});
afterAll(() => {
	delete holder.innerscriptMetrics;
});

it("is asked to think as much as the environment says, and what its answer took is counted by what was asked for", async () => {
	const { browser } = await signUp();
	await sent(send(browser, "I kept quiet."));
	const [request] = server.getRequests();
	expect(request?.body).toMatchObject({ reasoning_effort: "high", stream_options: { include_usage: true } });
	expect(counted.map(([task, kind]) => `${task} ${kind}`)).toEqual(["reply prompt", "reply answer"]);
	for (const [, , count] of counted) expect(count).toBeGreaterThan(0);
});
