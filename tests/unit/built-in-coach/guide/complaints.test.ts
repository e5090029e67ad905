import { entry, pagesOf, Talk } from "./talk";

const HONEST = /^You are right: I am a guide without a language model/;

it.each([
	"you answer me like a receipt",
	"you keep asking me stuff. can i not just say a thing",
	"stop giving me lists",
	"Stop asking about my divorce. It was 2014.",
	"my dad isnt dead btw. you asked me how i was coping with the loss. hes in the next room",
	"Why it is asking me my love language. My language is Twi.",
	"why do you always suggest exercises",
	"I wanted a person and got a menu",
	"this is just a diary with extra steps",
	"You said it would help. It didn't.",
	"your questions are too many. I only wanted to write.",
	"Another list. I asked for one sentence and you gave me three links.",
	"This thing always gives me the same exercises",
])("a complaint is owned up to in one honest sentence, with nothing else: %s", async (message) => {
	const { content, offers } = await new Talk().say(message);
	expect(content).toMatch(HONEST);
	expect(content.match(/[.!?](?:\s|$)/g)).toHaveLength(1);
	expect(offers).toEqual([]);
});

it("and then comes what was asked for beside it", async () => {
	const pages = pagesOf(entry(1, "2026-10-01", "The kite came down in the lake."));
	const { content } = await new Talk({ pages }).say("you answer me like a receipt. What did I write about the kite?");
	expect(content).toMatch(HONEST);
	expect(content).toContain("The kite came down in the lake.");
});

it("whoever wants no more questions or lists is given none with what they tell next", async () => {
	const talk = new Talk();
	await talk.say("stop giving me lists");
	expect((await talk.say("My sister and I fought about the house again.")).offers).toEqual([]);
});

it.each([
	"He talks to me like a child and I let him.",
	"My mother keeps asking me questions about babies.",
	"I wanted a dog and got a baby, and I am happy.",
	"My boss told me how I was dealing with clients is wrong.",
	"He said stop asking me about my divorce, so I stopped.",
])("what somebody else says or does is no complaint about the guide: %s", async (message) => {
	expect((await new Talk().say(message)).content).not.toMatch(HONEST);
});
