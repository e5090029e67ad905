import type { LifeScriptAnswer } from "@/lib/domain/scripts/life-schema";
import type { LoveScriptAnswer } from "@/lib/domain/scripts/love-schema";
import { signUp, type TestBrowser } from "@/tests/setup/api";
import { anything, asks, coachServer, OUT_OF_ORDER } from "@/tests/setup/model/server";
import { complete, lifeAnswer } from "./factory";

const mock = coachServer({ timeoutMs: 4000 });
let answers: unknown[] = [];
/** What the model was sent, one text for each request. */
export const sent: string[] = [];

/** Sets the model's answers to the next calls, in order; the last one is repeated. */
export const answerWith = (...next: unknown[]) => {
	answers = next;
};

beforeAll(() => {
	mock.on(asks("FAILING-MODEL"), { ...OUT_OF_ORDER, status: 400 });
	// The latency is between the pieces of the stream.
	mock.on(asks("SLOW-MODEL"), { content: JSON.stringify(lifeAnswer) }, { latency: 3 });
	mock.on(anything, (request) => {
		sent.push(JSON.stringify(request.messages));
		const answer = answers.length > 1 ? answers.shift() : answers[0];
		return { content: JSON.stringify(answer) };
	});
});
beforeEach(() => {
	answerWith(lifeAnswer);
	sent.splice(0);
});

export const generate = (browser: TestBrowser, kind = "life", query = "") =>
	browser.post(`/api/${kind}-script/generate${query}`);
export async function read(browser: TestBrowser, userId: number): Promise<LifeScriptAnswer>;
export async function read(browser: TestBrowser, userId: number, kind: "love"): Promise<LoveScriptAnswer>;
export async function read(browser: TestBrowser, userId: number, kind = "life"): Promise<unknown> {
	return (await browser.get(`/api/${kind}-script/${userId}`)).json();
}
export const ready = async (words?: string) => {
	const signedUp = await signUp();
	await complete(signedUp.user.id, ["8", "9", "12"], words);
	return signedUp;
};
