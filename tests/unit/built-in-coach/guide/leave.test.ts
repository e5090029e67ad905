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
		"right, night so, hes after rolling over and im warm",
		"lol ok im goin to bed",
		"gtg my shift starts, he rang btw!!",
		"I had better turn in. Thank you for this evening",
		"im away to my bed",
		"righto im gonna try and sleep. cheers for listening",
		"i'd better go",
		"I'll be off then",
		"ttyl",
		"I shall write her a letter. Good night, and thank you.",
		"thats not an answer but ok. good talk. going to bed gn",
		"lol goodnight herb",
		"ok he's waking up gotta go",
		"need to get up at 6 so bye",
		"that's it for tonight I think",
		"I'll leave you to it",
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

it.each([
	["ok shes waking up brb", /I’ll be here|when you’re back|not going anywhere/],
	["off to celebrate with Priya, wish me luck", /luck/],
	["going to sleep, test is at 8, wish me luck", /sleep well/],
	["thanks, you were more help than the council", /welcome|Gladly|Any time/],
	["gotta run, gtg", /Until|Take|glad|care/],
	["gotta do homework bye", /Until|Take|glad|care/],
	["brb hes home", /I’ll be here|when you’re back|not going anywhere/],
])("answers briefly and asks nothing: %s", async (message, answer) => {
	const talk = new Talk();
	await talk.say(TOLD);
	const { content, offers } = await talk.say(message);
	expect(content).toMatch(answer);
	expect(content).not.toContain("?");
	expect(offers.map(({ kind }) => kind)).not.toContain("taps");
});

it("asks no one for how it goes who fears to fail", async () => {
	const { offers } = await new Talk().say("i have a maths test tomorrow and im gonna fail");
	expect(offers.map(({ kind }) => kind)).not.toContain("later");
});

describe("what is offered for another day", () => {
	it.each(["thanks, going to bed", "ok gotta go"])(
		"is a line of theirs at the end, if there is no plan: %s",
		async (bye) => {
			const talk = new Talk();
			await talk.say("I miss the sea, and the noise of it.");
			const { content, offers } = await talk.say(bye);
			expect(content).toMatch(/tomorrow/i);
			expect(offers).toContainEqual({
				kind: "later",
				meant: "“I miss the sea, and the noise of it.”",
				day: "2026-11-22",
			});
		},
	);

	it.each([
		["maybe I'll ring my uncle", "“I'll ring my uncle”", undefined],
		["Good night, I will tell him tomorrow after the dosa", "“I will tell him tomorrow after the dosa”", "2026-11-22"],
		[
			"I'm going to text it to him even though it's late, is that mad",
			"“I'm going to text it to him even though it's late”",
			undefined,
		],
		["Right. I'm seeing him Monday at seven.", "“I'm seeing him Monday at seven”", "2026-11-23"],
		["im going there at two tomorrow", "“im going there at two tomorrow”", "2026-11-22"],
		["ok I'll do one page before dinner", "“I'll do one page before dinner”", undefined],
		["I could ask her on Sunday", "“I could ask her on Sunday”", "2026-11-22"],
		["i'll sleep on it and send it tomorrow", "“i'll sleep on it and send it tomorrow”", "2026-11-22"],
		["I'm meeting her at six", "“I'm meeting her at six”", undefined],
		["gonna ask her on monday", "“gonna ask her on monday”", "2026-11-23"],
	])("is a deed of their own, in their words, and once: %s", async (plan, meant, day) => {
		const talk = new Talk();
		await talk.say("It was a long talk with everybody on the stairs.");
		expect((await talk.say(plan)).offers).toContainEqual({ kind: "later", meant, ...(day && { day }) });
		expect((await talk.say("night")).offers.map(({ kind }) => kind)).not.toContain("later");
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
			expect(content).not.toMatch(/[Ss]orry/);
			expect(offers.map(({ kind }) => kind).filter((kind) => kind !== "say" && kind !== "keep")).toEqual([]);
		}
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
		expect((await talk.say(message)).content).not.toMatch(/[Ss]orry/);
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
		expect((await talk.say(message)).content).toMatch(/[Ss]orry/);
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
});
