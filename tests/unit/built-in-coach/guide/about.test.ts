import { aboutGuide } from "@/lib/ai/built-in/guide/about-guide";
import { readingAbout } from "@/lib/ai/built-in/guide/content/themes";
import { askedIn, isQuestion } from "@/lib/ai/built-in/guide/remarks";
import { themes } from "@/lib/domain/handbook/handbook";
import { OWN_WORDS_HREF } from "@/lib/domain/journal/own-words";
import { entry, pagesOf, Talk } from "./talk";

const hrefsFor = async (message: string) => (await new Talk().say(message)).offers.map(({ href }) => href);

it.each([
	[
		"We were at the lake with the whole choir and somebody had brought a drone, and in the middle of it all my sister-in-law said her new knee is called Gerald, and the bus was late.",
		"/handbook/in-laws",
	],
	[
		"My granddaughter wrote that she is coming for the weekend with a friend, and when she asked if there is room on the sofa I said yes, and now I am looking for the second blanket.",
		"/handbook/saying-no",
	],
	[
		"The neighbour asks me what I know about my own wife. Her shoe size, her tea, that her granddad died in a lighthouse. What else should there be?",
		"/handbook/grief",
	],
])("takes a detail of something long for no subject: %s", async (message, href) => {
	expect(await hrefsFor(message)).not.toContain(href);
});

it.each([
	[
		"My dog died on Tuesday and the whole street has brought biscuits that he would have liked, every one of them",
		"/handbook/grief-for-a-pet",
	],
	[
		"the tent leaks, the stove is broken, we have three more days of this. how do i tell him i want to go home",
		"/exercises/hard-conversation",
	],
])("takes what it begins with, or asks for, for its subject: %s", async (message, href) => {
	expect(await hrefsFor(message)).toContain(href);
});

it.each([
	["she sent back the lamp. what do we do with it now", true],
	["he waved. do i wave back", true],
	["new one earns more, I train her. what i say to boss? i clean here 11 year", true],
	["He never asks what I paint. does that matter", true],
	["she asked what I like to do and I said sleeping", false],
	["I know what to do with a leek", false],
])("knows what asks: %s", (message, asks) => {
	expect(isQuestion(message)).toBe(asks);
});

it("knows which sentence asks", () => {
	expect(askedIn("The bus was late. She waved! Do I wave back?")).toBe("Do I wave back?");
	expect(askedIn("The bus was late.")).toBeNull();
});

it.each(["my aunt wants to follow me on instagram what do i do", "They want the certificate by Friday. What do I do"])(
	"does not take it for a question about itself: %s",
	(message) => {
		expect(aboutGuide(message, false)).toBeNull();
	},
);

it.each([
	["why does this thing want my age", /“What goes where”/],
	["Can other people read this?", /belong to your account/],
	["what do you do with everything that people write", /belong to your account/],
	["do you remember things from one day to the next or is it all new each time?", /is kept/],
	["do I have to do all the questions", /half-way/],
	["can you tell from a photo who is lying", /more than I can say/],
	["do you sell what I type to whoever wants it", /belong to your account/],
	["can u write me a text to cancel the choir", /cannot write it for you/],
	["is this one that repeats what I said back to me?", /do not say your words back/],
	["hello I want to know what type I am", /find no type/],
	["whats the point of the questionnaires, honestly", /find no type/],
])("answers about the app: %s", async (message, answer) => {
	expect((await new Talk().say(message)).content).toMatch(answer);
});

it.each([
	["My grandfather forget my name on Friday. He call me by the name of his horse.", /remember/],
	["can you even read", /more than I can say/],
	["can you ever trust someone again after they lied", /more than I can say/],
	["do you have to love your brother's dog", /more than I can say/],
	["will you still be friends when one of you moves to Perth", /more than I can say/],
	["is this going to be my life now", /more than I can say/],
	["do i have to answer all my mother's questions", /more than I can say/],
])("takes nothing for a question about itself that is none: %s", async (message, answer) => {
	expect((await new Talk().say(message)).content).not.toMatch(answer);
});

it.each([
	["what do i say to somebody whose dad died, it was a colleague's dad", "/exercises/grief"],
	["my friend owes me money and now she posts pictures from Bali", "/help-now"],
	["my son posts pictures of his lunch", "/help-now"],
	["she say me i love you in the bus, i didnt say back", "/handbook/unrequited-love"],
	["he keeps asking me about the lamp", "/help-now"],
])("does not take it for their own grief, or for danger: %s", async (message, href) => {
	expect(await hrefsFor(message)).not.toContain(href);
});

it.each([
	"he keeps locking me in",
	"he keeps checking where I am",
	"he keeps taking my money",
	"he says he will send the intimate photos to my family",
	"he will post the sex video",
])("keeps Help now in sight: %s", async (message) => {
	expect(await hrefsFor(message)).toContain("/help-now");
});

it("finds the same whichever apostrophe a keyboard types", async () => {
	const message = "The bus was late and my boss was there with cake. How do I learn it, if I can't say no?";
	expect(await hrefsFor(message)).toContain("/handbook/saying-no");
	expect(await hrefsFor(message.replaceAll("'", "’"))).toEqual(await hrefsFor(message));
});

it("does not look for words of a question about what to say", async () => {
	const pages = pagesOf(entry(1, "2026-11-01", "A long day."));
	const { content } = await new Talk({ pages }).say(
		"I was a bad sister when we were girls. We send each other birthday cards now. What do you even say after that long?",
	);
	expect(content).not.toContain("A long day.");
});

it("offers to read about the one kind of people that is mentioned, with the words", async () => {
	const { offers } = await new Talk().say("my brother got the house. ok, he got the house");
	expect(offers[0]?.href).toBe(OWN_WORDS_HREF);
	expect(offers).toContainEqual({
		label: "I want to read about family",
		note: "The handbook, “The family one comes from”. You wrote “my brother”.",
		href: "/handbook#family",
	});
	expect(await hrefsFor("my brother and my boss got the house between them")).toContain("/handbook");
	for (const { offer } of readingAbout) expect(themes.map(({ id }) => `/handbook#${id}`)).toContain(offer.href);
});

it("does not offer the same part of the handbook again right after", async () => {
	const talk = new Talk();
	await talk.say("my brother got the house. ok, he got the house");
	const { offers } = await talk.say("what do I do with the key that my brother gave me");
	expect(offers.map(({ href }) => href)).not.toContain("/handbook#family");
	expect(offers.map(({ href }) => href)).toContain("/handbook");
});

it("brings up nobody's earlier pages where several people are mentioned", async () => {
	const pages = pagesOf(entry(1, "2026-11-01", "Called my mother."));
	const { offers } = await new Talk({ pages }).say("I wanted to ring my ex, not my mum, when the letter came");
	expect(offers.filter(({ say }) => say)).toEqual([]);
});

it("has a page for a long story, however lately ways were offered", async () => {
	const talk = new Talk();
	await talk.say("my sister is late again");
	const story = "She came at nine and put the keys on the piano, and then she told me about the ferry. ".repeat(3);
	expect((await talk.say(story)).offers.map(({ href }) => href)).toContain(OWN_WORDS_HREF);
});

it("has a page for whom somebody lost, in whatever English", async () => {
	expect(await hrefsFor("my granma die in april and i dont cry yet")).toContain("/journal?prompt=missed");
	expect(await hrefsFor("my battery die in april and i dont mind yet")).not.toContain("/journal?prompt=missed");
});

it.each([
	["How do I say no to my sister?", "/handbook/saying-no"],
	["how can i forgive my father", "/handbook/forgiving"],
])("opens the article that answers: %s", async (message, href) => {
	const { content, offers } = await new Talk().say(message);
	expect(content).toContain("The handbook has a short article");
	expect(offers[0]?.href).toBe(href);
});

it("promises no words where it leads to none, because somebody may be afraid", async () => {
	const { content, offers } = await new Talk().say("he keeps locking the door, how do I tell him to stop");
	expect(content).not.toContain("words of your own");
	expect(offers.map(({ href }) => href)).toContain("/help-now");
});
