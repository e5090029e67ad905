import { smallTalkIn } from "@/lib/domain/text/moves";
import { Talk } from "./talk";

const TOLD = "We had the same fight again about the dishes";

describe("a goodbye", () => {
	it.each([
		"i can pay my own phone bill lol. and maybe next yr they take me full time. ok i gotta go, they doing karaoke",
		"I want to say mama come, but visa is no. Thank you. I go to work now",
		"a friend? id tell him check the plugs and the fuel line lol. right im off to shed",
		"I'm going to ring Josh now. byeee 🎉",
		"grand, look. annoyed i suppose. and a bit thick for being annoyed over money. thats my lot, thanks",
		"That is all for today.",
		"It says stay, and sleep. I'll stop here, thank you",
		"ok. thank you. bed now",
		"thanks, that'll do",
		"Those will do, I shall use the second one. Thank you and good evening.",
	])("is answered with one, and asks nothing: %s", async (message) => {
		const talk = new Talk();
		await talk.say(TOLD);
		const { content, offers } = await talk.say(message);
		expect(content).not.toContain("?");
		expect(offers.map(({ kind }) => kind)).not.toContain("taps");
	});

	it.each([
		"I need to sleep, but I can't",
		"he said goodbye",
		"I have to go to work with him every day",
		"And then we said that was it.",
	])("is not %j", (message) => {
		expect(smallTalkIn(message)).not.toBe("goodbye");
	});

	it("comes after the direct question where something heavy stands beside it", async () => {
		const { content } = await new Talk().say("some nights I sit with the gun. ok good night");
		expect(content).toContain("May I ask you directly");
	});
});

describe("what is offered for another day", () => {
	it.each([
		["maybe I'll ring my uncle", "“maybe I'll ring my uncle”", undefined],
		["maybe tuesday when we eat together", "“maybe tuesday when we eat together”", "2026-11-24"],
		["i just ask him on monday", "“i just ask him on monday”", "2026-11-23"],
	])("is the newest plan, in their words: %s", async (plan, meant, day) => {
		const talk = new Talk();
		await talk.say("I'm going to call my boss on Friday");
		await talk.say(`It was a long talk. ${plan}`);
		const { offers } = await talk.say("night");
		expect(offers).toContainEqual({ kind: "later", meant, ...(day && { day }) });
	});

	it.each([
		["should i call or wait till sunday", "she smelled of soap"],
		["and then he'll ask how was it and i'll say fine", "I'll do without."],
		["shuld i send it or just leave him alone till monday", "no i meant the other one"],
	])("is something to write if they named no plan: %s", async (...told) => {
		const talk = new Talk();
		await talk.say("My brother sat there for an hour with his coat on");
		for (const message of told) await talk.say(message);
		const { content, offers } = await talk.say("gn");
		const later = offers.find((one) => one.kind === "later");
		expect(later?.meant).toMatch(/^write /);
		expect(content).toContain(`For tomorrow, if you like: ${later?.meant}.`);
		expect(later?.day).toBe("2026-11-22");
	});

	it("is the sentence that they chose, and not the small thing of the subject", async () => {
		const talk = new Talk();
		await talk.say("We haven't had a real conversation in months");
		await talk.tap({ do: "matter", id: "gone-quiet" });
		await talk.say("how do I say sorry to him?");
		const picked = await talk.say("the second one");
		const { offers } = await talk.say("bye");
		expect(offers[0]).toEqual(picked.offers[0]);
	});

	it("is nothing if they do not want to be asked about it", async () => {
		const talk = new Talk();
		await talk.say("I'm going to learn chess");
		const { content, offers } = await talk.say("don't ask me about chess. going to bed, thx");
		expect(content).not.toContain("?");
		expect(offers.map(({ kind }) => kind)).not.toContain("later");
	});
});

describe("somebody who wants to be listened to", () => {
	it.each([
		"Please don't give me advice tonight. I only want to say it somewhere. Today is one year since my grandmother died.",
		"I don't want advice. I just want to be heard for once. Today she asked me four times who I was.",
		"none of them really. it's that carol gets the credit. I'd just like you to listen",
		"I don't fear anything. I only wanted to tell it.",
	])("is, and is asked nothing: %s", async (message) => {
		const talk = new Talk();
		const said = [await talk.say(message)];
		for (const next of [
			"She kept all our birthdays in a little green notebook.",
			"My mother is angry with my uncle about the house. I would have to tell her.",
			"That's it. The phone was silent all day. Even the wrong numbers.",
		])
			said.push(await talk.say(next));
		for (const { content, offers } of said) {
			expect(content).not.toContain("?");
			expect(content).not.toMatch(/mistake|Sorry|went past/);
			expect(offers.map(({ kind }) => kind).filter((kind) => kind !== "say" && kind !== "keep")).toEqual([]);
		}
	});

	it("is heard quietly with what still comes after “that’s all”", async () => {
		const talk = new Talk();
		await talk.tap({ do: "door", door: "listen" });
		await talk.say("I washed her hair after.");
		expect((await talk.say("That is all for today.")).content).not.toContain("?");
		const more = await talk.say("one more thing. she said, you are a nice woman, you should have a daughter");
		expect(more.content).not.toContain("?");
		expect(more.offers.map(({ kind }) => kind)).not.toContain("taps");
	});

	it("may keep it once they say what they wanted to be known", async () => {
		const talk = new Talk();
		await talk.tap({ do: "door", door: "listen" });
		await talk.say("I washed her hair after.");
		const { content, offers } = await talk.say("The bread is in. I only wanted somebody to know about the two cups.");
		expect(content).toContain("page of your journal");
		expect(offers.map(({ kind }) => kind)).toContain("keep");
	});

	it.each([
		"what i'd like is to put Dot somewhere. written down",
		"can i keep this as a page",
		"no i meant keep it as a page",
	])("may keep it when they ask for it: %s", async (message) => {
		const talk = new Talk();
		await talk.say("she used to say 'morning sunshine' to me at ten at night");
		expect((await talk.say(message)).offers).toEqual([{ kind: "keep" }]);
	});

	it("is answered when they ask", async () => {
		const talk = new Talk();
		await talk.tap({ do: "door", door: "listen" });
		await talk.say("I washed her hair after.");
		expect((await talk.say("what do I say to my brother?")).offers.map(({ kind }) => kind)).not.toEqual(["say"]);
	});
});

describe("a correction", () => {
	it.each([
		"nah i'll tell Dre. he was hyped for me when i got in.",
		"Being wanted, I think. He does hug me, that's not it.",
		"We tried once, in September. And that was it. I wanted him to put a bit of pressure.",
		"no i dont want it kept where he can see it!!",
		"No, she doesn't.",
	])("is not %j", async (message) => {
		const talk = new Talk();
		await talk.say(TOLD);
		expect((await talk.say(message)).content).not.toMatch(/mistake|Sorry|went past/);
	});

	it.each([
		"no, it's not my mum",
		"no, that's not what happened",
		"you got me wrong",
		"its not about him",
		"no I didn't say that",
		"i didn't say i wanted that",
		"None of those. She's my mother, and it isn't a limit",
		"With respect, we are walking in a circle.",
		"ive been telling you what its about",
	])("is %j", async (message) => {
		const talk = new Talk();
		await talk.say(TOLD);
		expect((await talk.say(message)).content).toMatch(/mistake|Sorry|went past/);
	});

	it("of the name is taken back once, and asks nothing of them", async () => {
		const talk = new Talk();
		await talk.say("hi");
		const { content, offers } = await talk.say("i'm not Ada");
		expect(content).toMatch(/^You’re right, sorry/);
		expect(offers).toEqual([{ kind: "doors" }]);
		expect((await talk.say("i'm not sure about him")).content).not.toMatch(/sorry/);
	});

	it("saying that they were useless all day is not a complaint", async () => {
		expect(
			(await new Talk().say("the guy at the feed store smiled at me and I have been useless all day")).content,
		).not.toMatch(/mistake|Sorry|went past/);
	});
});

describe("what it is", () => {
	it.each([
		"hi before i write anything, who can read this? like is there a person on the other side or is it ai",
		"ok but you didn't answer, is it ai?",
		"before I write anything, who can read this? is there a person on the other end?",
		"are you a chatbot",
		"you're just a bot right?",
		"does a real person read this?",
		`${"My boss moved the deadline again and I went for a run along the canal afterwards. ".repeat(2)}Is this an AI?`,
	])("is said truly and at once to %j", async (message) => {
		const talk = new Talk();
		await talk.say(TOLD);
		expect((await talk.say(message)).content).toMatch(/a program, not a person/);
		expect((await talk.say("ok but is it ai?")).content).toMatch(/a program, not a person/);
	});

	it.each([
		"there is a person I like at work",
		"is there anybody I could ask about money",
		"my son talks to an AI all day",
	])("is not asked with %j", async (message) => {
		expect((await new Talk().say(message)).content).not.toMatch(/a program, not a person/);
	});

	it("says what it read, and what it remembers", async () => {
		const talk = new Talk();
		await talk.say("my brother. havent spoke since he went back to gdynia.");
		const read = await talk.say("did you read that. about my brother");
		expect(read.content).toContain("I’m a program and go by the words");
		expect((await talk.say("do you remember me?")).content).toMatch(/Not as a person does/);
	});
});
