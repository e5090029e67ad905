import { openers, ownSentence } from "@/lib/ai/built-in/guide/content/lines";
import type { Offer } from "@/lib/domain/chat/guide";
import { labels, Talk } from "./talk";

const first = async (message: string) => new Talk().say(message);

describe("words for somebody", () => {
	const linesIn = (offers: readonly Offer[]) =>
		offers.flatMap((one) => (one.kind === "lines" && one.id !== "openers" ? one.lines : []));

	it.each([
		[
			'thinking of texting "hope the exam went ok, no need to reply". too much?',
			"hope the exam went ok, no need to reply",
		],
		["i just wanna say hey had fun on saturday. is that too needy", "hey had fun on saturday"],
		["I want to write: Dear Ruth, I kept your umbrella. Does that sound odd?", "Dear Ruth, I kept your umbrella"],
		[
			"Something like: I'm glad for you. Can we have lunch instead? Does that sound cold?",
			"I'm glad for you. Can we have lunch instead?",
		],
	])("that are their own are looked at, and come back to copy: %s", async (message, own) => {
		const { content, offers } = await first(message);
		expect(content).toMatch(/It has \d+ words/);
		expect(linesIn(offers)).toEqual([own]);
	});

	it("are built from a sentence of their own where none are near", async () => {
		const talk = new Talk();
		const { content, offers: begun } = await talk.say("help me begin a letter to Bertrand");
		expect(ownSentence.some((one) => content.startsWith(one))).toBe(true);
		expect(begun).toContainEqual(expect.objectContaining({ id: "openers", lines: openers }));
		const { offers } = await talk.say("Dear Mr Oduya, the heating is out again, and it is the third week.");
		expect(linesIn(offers)).toEqual(["Dear Mr Oduya, the heating is out again, and it is the third week."]);
	});

	it.each([
		["how do I tell her mum that we need two weeks to ourselves?", "we need two weeks to ourselves"],
		["i want to tell her i wont trust her for a while but not in a screaming way", "i wont trust her for a while"],
	])("are put together at once if the request says what to tell: %s", async (message, own) => {
		const lines = linesIn((await first(message)).offers);
		expect(lines[0]).toContain(own);
		expect(lines[1]).toContain(`: ${own}`);
	});

	it("are put together with what somebody answers who was asked what has to be in them", async () => {
		const talk = new Talk();
		await talk.say("What do I say to her tomorrow?");
		const { offers } = await talk.say("I want her to know that I was afraid to say it");
		expect(linesIn(offers)[0]).toBe("I was afraid to say it");
	});

	it.each([
		"I don't want to say anything stupid and make it worse. He's on nights, so it has to be a text. What do I say to him?",
		"we've been friends for 20 years and I can't be the one who drives every time, it's an hour each way, can you help me word it",
		"could you help me with the wording?",
	])("are heard of in a long message: %s", async (message) =>
		expect(JSON.stringify((await first(message)).offers)).toMatch(/"occasion"|"openers"/),
	);

	it.each([
		"A man at the bakery said something about the blue door. And I did not know what to answer.",
		"I never know what to say on the phone. I tell her about the hedge.",
	])("are not asked for by somebody who tells: %s", async (message) =>
		expect(JSON.stringify((await first(message)).offers)).not.toContain('"openers"'),
	);

	it("are put together from a longer message that says what they are to say, also after others were given", async () => {
		const talk = new Talk();
		await talk.say("I'd like help writing a message to my oldest friend.");
		await talk.tap({ do: "occasion", id: "gone-quiet" });
		const { offers } = await talk.say("Too much for us. What I want to say is that I miss her and the walks.");
		expect(linesIn(offers)[0]).toBe("I miss her and the walks.");
	});

	it.each(["sent it", "lol ok sent it", "thats it thanks", "night night", "no not that"])(
		"are not gone on about after %j",
		async (message) => {
			const talk = new Talk();
			await talk.say("help me begin a letter to my landlord's cousin");
			await talk.say("it should be short");
			expect((await talk.say(message)).content).not.toContain("make it yours");
			expect(JSON.stringify(talk.turns.at(-1)?.guide?.offers)).not.toContain("group");
		},
	);

	it.each(["nobody here knows what to say to her", "she told me 'you will manage, you always do'"])(
		"are not what somebody tells instead: %s",
		async (message) => {
			const talk = new Talk();
			await talk.say("help me begin a letter to my landlord's cousin");
			expect(linesIn((await talk.say(message)).offers)).toEqual([]);
		},
	);

	it("are taken from the marks in which somebody who was asked for them writes them, also beside a complaint", async () => {
		const talk = new Talk();
		await talk.say("help me write a note to my daughter");
		const { offers } = await talk.say('I just told you. "You\'re not selfish. I was tired, and I love you."');
		expect(linesIn(offers)[0]).toBe("You're not selfish. I was tired, and I love you.");
	});

	it("are what somebody was asked for, even if it is something they will do, or the message before", async () => {
		const talk = new Talk();
		await talk.say("I need to write to her about Saturday and I don't know how to say it.");
		const { offers } = await talk.say("I'll come alone on Saturday, Tom stays home");
		expect(linesIn(offers)[0]).toBe("I'll come alone on Saturday, Tom stays home");
	});

	it("to somebody, of whatever kind, are asked for, and no kind is guessed", async () => {
		const talk = new Talk();
		await talk.say("my boyfriend forgot my birthday. not even a text");
		const { content } = await talk.say("help me write a message to him");
		expect(ownSentence.some((one) => content.includes(one))).toBe(true);
	});

	it("are what somebody writes to “you” right after words that did not fit", async () => {
		const talk = new Talk();
		await talk.tap({ do: "occasion", id: "gone-quiet" });
		const { offers } = await talk.say("I was sad on Saturday and I wanted you to remember");
		expect(linesIn(offers)[0]).toBe("I was sad on Saturday and I wanted you to remember");
	});

	it("that are too much are asked for anew", async () => {
		const talk = new Talk();
		await talk.tap({ do: "occasion", id: "gone-quiet" });
		const { content } = await talk.say("These are far too dramatic for a birthday party, nobody has quarreled at all.");
		expect(ownSentence.some((one) => content.includes(one))).toBe(true);
	});

	it("are looked at, and given once more with “and” in place of “but”", async () => {
		const talk = new Talk();
		await talk.say("help me write a text to the boy from the bus");
		await talk.say("ive liked getting to know you but i dont see this going further");
		const { offers } = await talk.say("is that too cold?");
		expect(linesIn(offers)[1]).toBe("ive liked getting to know you and i dont see this going further");
	});

	it("are chosen by whom they are for where nothing is near", async () => {
		const talk = new Talk();
		const { offers } = await talk.say("help me begin a letter to Bertrand");
		expect(labels(offers)).toContain("Somebody at work");
		const { offers: every } = await talk.tap({ do: "occasion", id: "every" });
		expect(labels(every)[0]).toBe("My partner, or an ex");
		const after = await talk.tap({ do: "occasion", id: "to-work" });
		expect(labels(after.offers)).toContain("Something unfair at work");
	});

	it("go by what was told, if the request itself says nothing", async () => {
		const talk = new Talk();
		await talk.say("my landlord has not repaired the heating for three weeks, and I want to complain");
		expect(labels((await talk.say("what should i write him")).offers)).toContain("A complaint in writing");
	});

	it("are sought in all that was told, and only what is really near is offered", async () => {
		const talk = new Talk();
		await talk.say("my mother in law keeps coming over without calling");
		const { offers } = await talk.say("how do i tell her that in a nice way");
		expect(labels(offers)).toContain("Set a limit, kindly");
		expect(labels(await (await new Talk().say("I suppose I have to tell her")).offers)).not.toContain("End it");
	});

	it.each(["Perhaps I'll just go to mass", "she'll cry"])("are not what somebody thinks aloud: %s", async (message) => {
		const talk = new Talk();
		await talk.say("help me begin a letter to Bertrand");
		const { offers } = await talk.say(message);
		expect(linesIn(offers)).toEqual([]);
		expect(labels(offers)).not.toContain("Something else");
	});

	it("are what has to be in them, and no question", async () => {
		const talk = new Talk();
		await talk.say("help me begin a letter to Bertrand");
		expect(linesIn((await talk.say("is it dangerous if a baby sleeps on you")).offers)).toEqual([]);
		const { offers } = await talk.say("It has to say that I carved the door alone");
		expect(linesIn(offers)[0]).toBe("I carved the door alone");
		expect(linesIn(offers)[1]).toMatch(/: I carved the door alone$/);
	});

	it("are no apology of somebody who was left, no condolence without a death, no flirting with a friend", async () => {
		for (const message of [
			"my best mate dumped me for his new crowd, what should i write him",
			"what do i say to my friend who has gone quiet on me",
		]) {
			const { offers } = await first(message);
			expect(labels(offers).join()).not.toMatch(/Say sorry|grieving|Ask somebody out|like or love/);
		}
	});
});
