import { receivedLines } from "@/lib/ai/built-in/guide/content/reply-lines";
import { leadsTowards } from "@/lib/ai/built-in/guide/fitting/offers";
import { Talk } from "./talk";

const hrefs = (offers: readonly { href?: string }[]) => offers.flatMap(({ href }) => href ?? []);
const told = ["I had soup.", "Then I walked by the canal.", "It rained on the bridge.", "The bus was full.", "I read."];

it("says at most twice in a conversation that something has been kept, and says something else then", async () => {
	const talk = new Talk();
	const said: string[] = [];
	for (const message of told) said.push((await talk.say(message)).content);
	expect(said.filter((one) => receivedLines.some((text) => one.includes(text)))).toHaveLength(2);
	for (const one of said) expect(one).not.toBe("");
});

it("claims of nothing that it stands there word for word", () => {
	for (const text of receivedLines) expect(text).not.toMatch(/word for word|just as|as they are|own words/);
});

it.each([
	"stop saying kept",
	"can you read",
	"can you even read?",
	"you dont read",
	"i said no, i answered already",
	"i told you already",
	"you are like my father but silent",
	"you're just like my ex",
])("owns up to a complaint, in a careful conversation too: %s", async (message) => {
	for (const clear of [undefined, ["self-harm" as const]]) {
		const talk = new Talk(clear ? { clear } : {});
		if (clear) {
			await talk.say("I wrote something dark");
			await talk.say("no");
		}
		const { content, offers } = await talk.say(message);
		expect(content).toMatch(/match words|go by words|Thank you for answering/);
		expect(content).not.toMatch(/\bkept\b/);
		if (clear) expect(hrefs(offers)).toContain("/help-now");
		else expect(offers).toEqual([]);
	}
});

it("hears a complaint at the end of a telling", async () => {
	const { content } = await new Talk().say("i carry nothing at home, she is GONE. can you read");
	expect(content).toMatch(/match words|go by words/);
});

it.each(["great. what do i do now", "ok what now", "What should I do?"])(
	"goes back to what was told, however many messages ago: %s",
	async (message) => {
		const talk = new Talk();
		for (const one of ["my girlfriend left 3 weeks ago", ...told.slice(0, 3)]) await talk.say(one);
		expect(hrefs((await talk.say(message)).offers)).toContain("/exercises/after-a-breakup");
	},
);

it.each([
	["How do i stop looking her instagram", /no-contact|ex-on-my-mind/],
	["I dont sleep since", /handbook\/sleep/],
])("has an article about oneself in a careful conversation: %s", async (message, article) => {
	const { offers } = await new Talk({ clear: ["self-harm"] }).say(message);
	expect(hrefs(offers)[0]).toBe("/help-now");
	expect(hrefs(offers).join(" ")).toMatch(article);
	expect(hrefs(offers).some(leadsTowards)).toBe(false);
	const inDanger = await new Talk({ clear: ["partner-danger"] }).say(message);
	expect(hrefs(inDanger.offers).join(" ")).not.toMatch(article);
});

it.each([
	["can we talk", /^Yes\./],
	["can i talk to you about something", /^Yes\./],
	["tell me something good", /nothing of my own/],
])("is no question without an answer: %s", async (message, expected) => {
	expect((await new Talk().say(message)).content).toMatch(expected);
});
