import { nearby } from "@/lib/ai/built-in/guide/content/nearby";
import { remarks } from "@/lib/ai/built-in/guide/content/remarks";
import { articleBySlug } from "@/lib/domain/handbook/handbook";
import { Talk } from "./talk";

const WHAT_IT_CAN = /I do four things/;
const hrefs = (offers: readonly { href?: string }[]) => offers.flatMap(({ href }) => href ?? []);

describe("what is said to the guide itself", () => {
	it.each([
		["this is useless", /no help|missed it/],
		["You are not helpful at all.", /no help|missed it/],
		["this app is stupid", /no help|missed it/],
		["you're not listening", /match words|go by words/],
		["that's not what I asked", /match words|go by words/],
		["You don't understand me", /match words|go by words/],
		["you already said that", /only so many sentences/],
		["can I talk to a human", /I am a program.*Help now/],
		["I need somebody to talk to", /I am a program.*Help now/],
		["what should I do?", /cannot decide that for you/],
		["What would you do in my place?", /cannot decide that for you/],
		["help me", /cannot decide that for you/],
		["give me a hug", /no arms/],
		["sorry I was rude before", /No harm done/],
		["what's the point?", /cannot tell what you mean.*Help now/],
		["what's the point of this app", /a place to write/],
	])("is answered as what it is: %s", async (message, expected) => {
		const { content, offers } = await new Talk().say(message);
		expect(content).toMatch(expected);
		expect(content).not.toMatch(WHAT_IT_CAN);
		expect(offers.length).toBeLessThanOrEqual(3);
		expect(content.split("\n\n")).toHaveLength(1);
	});

	it.each([
		["thanks, that helped", /^You are welcome/],
		["We got engaged!!!", /^Congratulations/],
		["I got the job!", /^Congratulations/],
		["we are not getting divorced after all!!", /^Congratulations/],
		["our dog died this morning", /^That is hard news/],
		["good night", /^Good night/],
		["I'm so happy today", /^Good\. It is kept/],
		["nothing really, just had a lovely day by the sea", /^Good\. It is kept/],
	])("has a short decent sentence: %s", async (message, expected) => {
		const { content } = await new Talk().say(message);
		expect(content).toMatch(expected);
		expect(content).not.toMatch(/I found no|sorry|feel with you|happy for you/i);
	});

	it.each([
		"we got engaged and I am not sure",
		"I got the job but I don't want it",
		"my ex got engaged",
		"letter I won't send",
		"I'm not happy",
		"I wish I was happy",
		"I was so happy until he left",
		"have a good day",
		"I am happy when he is away, if I am honest",
		"he says I am so happy all the time, haha",
	])("does not cheer on what is no cheer: %s", async (message) => {
		expect((await new Talk().say(message)).content).not.toMatch(/Congratulations|^Good\./);
	});

	it.each(["my father died when I was six", "I died laughing", "the dog died in the book, so sad"])(
		"takes nothing for news that is none: %s",
		async (message) => {
			expect((await new Talk().say(message)).content).not.toMatch(/hard news/);
		},
	);

	it("offers nothing more once they ask for that, until they ask for something", async () => {
		const talk = new Talk();
		expect((await talk.say("please stop suggesting things")).offers).toEqual([]);
		expect((await talk.say("We argue about money and I said something awful to him")).offers).toEqual([]);
		expect((await talk.say("How do I apologize?")).offers.length).toBeGreaterThan(0);
	});

	it("offers what fits what they told before, when they ask what to do", async () => {
		const talk = new Talk();
		await talk.say("I always say yes to my boss");
		expect(hrefs((await talk.say("what should I do?")).offers)).toContain("/exercises/saying-no");
	});

	it("says that it has no opinion, and what the handbook has", async () => {
		const { content, offers } = await new Talk().say("do you think I should leave him?");
		expect(content).toMatch(/no opinion|a judgment/);
		expect(content).not.toMatch(/how yours feel/);
		expect(content).not.toMatch(/It begins/);
		expect(hrefs(offers)).toContain("/handbook/stay-or-go");
		expect((await new Talk().say("Am I a bad friend?")).content).toMatch(/no opinion|a judgment/);
	});

	it("says nothing of having found nothing where nothing was asked", async () => {
		for (const message of ["haha my husband tried to fix the tap and now we have a fountain", "Rain all day and soup"])
			expect((await new Talk().say(message)).content).not.toMatch(/found no/);
	});

	it("has lines that promise and feel nothing", () => {
		for (const { lines } of remarks)
			for (const one of lines)
				expect(one).not.toMatch(/\bI(?:'m| am) (?:so )?(?:sorry|happy|glad|sad)\b|I understand you|\?$/);
	});
});

describe("an offer", () => {
	it.each([
		"my mother and I went to the market",
		"my sister got married on saturday",
		"my son starts school tomorrow",
		"My boss brought cake.",
		"my best friend lives in Oslo",
		"i had tea with my dad",
	])("takes nothing for wrong because somebody is mentioned: %s", async (message) => {
		const { offers } = await new Talk().say(message);
		for (const href of hrefs(offers))
			expect(href).toMatch(
				/^\/(?:journal\?prompt=\w+|journal\?from=reply|exercises|handbook(?:#\w+)?|exercises\/(?:gratitude-told|when-and-then))$/,
			);
	});

	it("has a reason that is said, in their words", async () => {
		for (const message of [
			"I want to write my father a letter he will never get",
			"how do I stop comparing myself with my brother",
			"My mum had a stroke in March and since then it's me who does everything",
			"we argue about the dishwasher every single day lol",
		])
			for (const { note, href } of (await new Talk().say(message)).offers)
				if (!href?.startsWith("/journal")) expect(note).toMatch(/You (?:wrote|asked)/);
	});

	it("takes nobody's own glance at a phone for being watched", async () => {
		const { offers } = await new Talk().say("been seeing this guy for weeks and I check my phone every 2 minutes");
		for (const href of hrefs(offers)) expect(articleBySlug(href.split("/")[2] ?? "")?.article.urgent).toBeUndefined();
		expect(hrefs((await new Talk().say("he checks my phone every evening")).offers)).toContain(
			"/handbook/phones-and-privacy",
		);
	});

	it("is never near a kin word alone", () => {
		const kin = "mother father sister brother son daughter friend boss husband wife"
			.split(" ")
			.map((one) => `my ${one}`);
		for (const { words, and } of nearby)
			for (const one of kin) if (words.test(one)) expect([one, and?.test(one)]).toEqual([one, false]);
	});
});

it.each([
	["Is this gaslighting?", /some of this may be about you/],
	["How do I apologize to my sister?", /this advice is not for you/],
	["Should I stop all contact with my ex?", /some of this may be about you/],
])("begins an article with the sentence that fits it: %s", async (message, expected) => {
	expect((await new Talk().say(message)).content).toMatch(expected);
});
