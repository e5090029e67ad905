import { answerLines, jokes, otherLead, unknownLines, whereLines } from "@/lib/ai/built-in/guide/content/answers";
import { decisionLines, doneToYou, findLine, notMine } from "@/lib/ai/built-in/guide/content/lines";
import { nearestTitles } from "@/lib/ai/built-in/guide/nearest";
import { nameOf } from "@/lib/ai/built-in/guide/say";
import type { Turn } from "@/lib/ai/types";
import { entry, labels, pagesOf, Talk } from "./talk";

const first = async (message: string) => new Talk().say(message);

/** Everything that is said to a question by its form. */
const byForm = [...Object.values(answerLines).flat(), ...unknownLines, ...otherLead];

describe("a question about one's own life", () => {
	it.each([
		"is it petty to stay home when they marry",
		"am i a bad daughter",
		"why am i so hard on myself",
		"should i have told him earlier",
		"does she even miss me",
		"do you think he's lost interest?",
		"why did he keep the ring",
		"what do other people do, when it's their husband?",
		"how long until it gets easier",
		"how do you know if you love somebody",
		"how long can love live only in a telephone?",
		"is hinge or bumble better for guys my age",
	])(
		"is never only turned back: it gets a line that holds for anybody, or all that could help: %s",
		async (message) => {
			const talk = new Talk();
			for (let at = 0; at < 4; at++) {
				const { content, offers } = await talk.say(message);
				const isHelped = offers.some(({ kind }) => kind === "what-would-help");
				expect(isHelped || byForm.some((one) => content.startsWith(one))).toBe(true);
				expect(labels(offers).length + offers.length).toBeGreaterThan(0);
			}
		},
	);

	it.each([
		["is it petty to stay home when they marry", false],
		["is it me? this is the second one since summer", false],
		["what if he writes", false],
		["how many hours of sleep does a man of 31 need?", true],
		["average cost of a wedding, 80 people?", true],
	])("leads to a search only if it asks for a fact: %s", async (message, isFact) => {
		const { content } = await first(message);
		expect(whereLines.some((one) => content.includes(one))).toBe(isFact);
	});

	it.each([
		["can i ask you something", "may-i"],
		["do you ever sleep", "of-program"],
		["is it normal to feel nothing at a funeral", "normal"],
		["is it wrong to be jealous of your own child", "fine"],
		["am i a bad brother", "myself"],
		["tell me it will be ok", "comfort"],
	] as const)("may have an answer that holds for anybody: %s", async (message, form) => {
		const { content } = await first(message);
		expect(answerLines[form].some((one) => content.startsWith(one))).toBe(true);
	});

	it.each([
		"What helps? Shouting in the car. Honestly, I told the other fellow at work, and he had a brother like that",
		"nobody knows. why would i tell anyone theres nothing to tell, he held a folder",
	])("is none in the middle of a story: %s", async (message) => {
		const talk = new Talk();
		await talk.say("It has been a strange summer, all of it.");
		const { content } = await talk.say(message);
		expect(byForm.some((one) => content.includes(one))).toBe(false);
	});

	it.each([
		["do most couples argue about money", "Why do we fight about money?"],
		["how do i make friends in a new city", "How do I make friends as an adult?"],
		["how i can make friend?", "How do I make friends as an adult?"],
	])("comes with the titles that are clearly near: %s", async (message, title) =>
		expect(labels((await first(message)).offers)).toContain(title),
	);

	it.each(["know any jokes?", "i asked for a joke", "do you ever tell a joke"])(
		"may be for a joke: %s",
		async (message) => {
			const talk = new Talk();
			await talk.say("nothing wrong, im only bored");
			const one = await talk.say(message);
			const other = await talk.say("another one");
			for (const { content } of [one, other]) expect(jokes.some((joke) => content.endsWith(joke))).toBe(true);
			expect(other.content).not.toBe(one.content);
		},
	);

	it.each([
		"is it normal that he does that to me",
		"is it ok for my girlfriend to decide what i wear",
		"is it bad if he shouts at me every evening",
	])("about what somebody does leads to the pages about being hurt, with help in sight: %s", async (message) => {
		const { content, offers } = await first(message);
		const isAsked = content.includes("May I ask you directly");
		expect(isAsked || doneToYou.some((one) => content.includes(one))).toBe(true);
		if (!isAsked)
			expect(labels(offers)).toEqual(
				expect.arrayContaining(["Is it bad enough to ask for help?", "Is what happens to me abuse?", "Help now"]),
			);
		expect(JSON.stringify(offers)).toContain("/help-now");
	});

	it.each([
		"is it bad that I don't want him to touch me",
		"is it normal that my son never calls",
		"is it ok that she misses me",
	])("about anything else does not: %s", async (message) =>
		expect(labels((await first(message)).offers)).not.toContain("Is what happens to me abuse?"),
	);
});

describe("a question about Sage", () => {
	it.each([
		["Why did you ask me that?", /don’t owe me an answer/],
		["did you write that yourself?", /people wrote my sentences/],
		["do my parents see this??", /lock/],
		["who reads this?", /Whoever runs the server/],
		["So who reads what I type here?", /Whoever runs the server/],
		["Is what I write stored somewhere? Can the people who run this read it?", /they could read it/],
		["privacy. Where is my data stored and who can read it?", /Whoever runs the server/],
		["are you a bot?", /^Yes\./],
		["youre a bot arent you", /^Yes\./],
		["Are you ChatGPT?", /^No\./],
		["what happens to my data if I delete my account?", /delete the whole account/],
		["Are you a real person?", /^No\./],
		["And how do you choose what you say to me?", /People wrote the sentences/],
		["did you understand a single thing I said tonight", /Not as a person would/],
		["do u play anything", /know a few jokes/],
		["ok. what can you actually do then", /I listen/],
		["you understand what i write?", /Not as a person would/],
		["maybe. what's the catch", /cost nothing/],
		["You're a machine, what do you know", /True/],
		["can you see my journal?", /look in it/],
		["you suck", /rather have/],
		["who pays for this", /cost nothing/],
	])("has an answer: %s", async (message, answer) => {
		const talk = new Talk();
		await talk.say("It has been a strange summer, all of it.");
		expect((await talk.say(message)).content).toMatch(answer);
	});

	it.each([
		"He shouted why did you ask that in front of everybody",
		"“do you care”, she said, and hung up on me and my sister",
	])("is not what somebody else asked: %s", async (message) =>
		expect((await first(message)).content).not.toMatch(/owe me an answer|program/),
	);
});

describe("a question of fact", () => {
	it.each([
		["is this rash contagious", /doctors/, true],
		["is that a heart attack", /emergency number/, true],
		["how long does he legally have to fix it?", /law where you live/, false],
		["can my employer change my contract hours without asking me", /law where you live/, false],
	])("of medicine or law leads to who knows: %s", async (message, said, isHelped) => {
		const { content, offers } = await first(message);
		expect(content).toMatch(said);
		expect(JSON.stringify(offers).includes("/help-now")).toBe(isHelped);
	});
	it("of what to do gets the choice of what is near, and of all kinds of help", async () => {
		const talk = new Talk();
		await talk.say("I can't sleep, I lie awake every night until four.");
		const { offers } = await talk.say("what should i do?");
		expect(offers.map(({ kind }) => kind)).toEqual(["which-is-nearest", "what-would-help", "taps"]);
	});

	it("whether something may be told is answered with yes", async () => {
		const { content } = await first("May I tell you how we met?");
		expect(answerLines["may-i"].some((one) => content.startsWith(one))).toBe(true);
	});

	it("of what they should do leads to a decision", async () => {
		const { content, offers } = await first("what do you think I should do?");
		expect(content).toContain(notMine);
		expect(labels(offers)).toContain("Go through both, step by step");
	});
});

describe("somebody who complains", () => {
	it.each([
		["Menopause?? I'm thirty-one"],
		["lol who is grieving??"],
		["no, no more of these lists please"],
		["none of these, it's only a friend"],
	])("of a menu gets no other one: %s", async (message) => {
		const talk = new Talk();
		await talk.say("It has been a strange summer, and Ruth left her umbrella here.");
		talk.turns.push({
			from: "coach",
			content: "…",
			at: new Date("2026-11-21T20:00:00Z"),
			guide: {
				memo: null,
				offers: [
					{
						kind: "which-is-nearest",
						titles: [
							{ kind: "article", id: "menopause", title: "What does menopause do to us?" },
							{ kind: "article", id: "grief", title: "How do I write to somebody who is grieving?" },
						],
					},
				],
			},
		});
		const { content, offers } = await talk.say(message);
		expect(content).toMatch(/[Ss]orry/);
		expect(JSON.stringify(offers)).not.toMatch(/which-is-nearest|what-would-help/);
	});

	it.each([
		"i literally just told you that",
		"i answered your question",
		"cheers for nothing",
		"told what again??",
		"are u broken",
	])("hears one sentence of apology, no question, and can go anywhere: %s", async (message) => {
		const talk = new Talk();
		await talk.say("I wish Ruth had taken her coat off and stayed.");
		const { content, offers } = await talk.say(message);
		expect(content).toMatch(/^(?:Sorry|I’m sorry)[^?]*$/);
		expect(content.split("\n\n")).toHaveLength(1);
		expect(offers.map(({ kind }) => kind)).toContain("doors");
	});

	it("of the answer to a question gets the nearest titles for it", async () => {
		const talk = new Talk();
		await talk.say("It has been a strange summer, all of it.");
		const { content, offers } = await talk.say("that's not an answer. do most couples argue about money?");
		expect(content).toMatch(/[Ss]orry/);
		expect(labels(offers)).toContain("Why do we fight about money?");
	});

	it.each([
		"I told you it was nothing, that's what I said to him, and then I cried",
		"My flatmate. She says just text him, you're both adults, you never listen to anybody",
		"you asked me who knows: only the cat. “why don't you answer me”, my gran would say",
		"Mostly that I lent it to Tunde and I told you it was the boiler",
	])("is not the one who answers, or repeats what somebody said: %s", async (message) => {
		const talk = new Talk();
		await talk.say("It has been a strange summer, all of it.");
		expect((await talk.say(message)).content).not.toMatch(/[Ss]orry/);
	});
});

describe("a decision", () => {
	it("is asked back in the person's own words, each time in another way", async () => {
		const talk = new Talk();
		const all = [];
		for (let at = 0; at < 4; at++) {
			const { content } = await talk.say("should I send it or wait?");
			await talk.say("It rained here all day.");
			expect(content).toMatch(/“send it”[\s\S]*“wait”/);
			all.push(content);
		}
		expect(new Set(all).size).toBe(4);
	});

	it("is not given a second way at once, and no small choice is one", async () => {
		const talk = new Talk();
		await talk.say("should I block him");
		expect(labels((await talk.say("should I though")).offers)).not.toContain("Go through both, step by step");
		expect(labels((await first("is mornings better or evenings?")).offers)).not.toContain(
			"Go through both, step by step",
		);
	});

	it("that is put to Sage is given back with a way to find out", async () => {
		const { content } = await first("Would you leave, if you were me?");
		expect(content).toContain(notMine);
		expect(decisionLines.some((one) => content.includes(one))).toBe(true);
	});
});

describe("a request for a page", () => {
	const pages = pagesOf(
		entry(1, "2026-08-02", "Dinner with Mika. She said I listen like a clerk at a counter."),
		entry(2, "2026-11-08", "Visited Father. He gave me persimmons."),
	);
	it.each([
		["I wrote once what Mika said about the way I listen. I would like to find that page.", /clerk/],
		["I do not want to talk about it now. Please search my journal for the word listen.", /clerk/],
		["Can you find the page about Mika and listening?", /clerk/],
		["Please show me my pages from August.", /clerk/],
		["Then please: what did I write about the persimmons?", /persimmons\./],
		["show me november", /persimmons\./],
		["Can you search my pages for the word persimmons, yes or no", /persimmons\./],
		["I am looking for something I wrote, about persimmons. It was in autumn.", /persimmons\./],
		["I would like to find a page I wrote. It was about the persimmons.", /persimmons\./],
		["I once wrote down a thing about persimmons. Where is it?", /persimmons\./],
		["It was a fruit, in autumn. Please look in my pages: persimmons.", /persimmons\./],
		["Please show me my pages from May.", /I found nothing of yours, from May 1/],
	])("is a search: %s", async (message, found) =>
		expect((await new Talk({ pages }).say(message)).content).toMatch(found),
	);

	it("names the page by its title, unless that is how it begins", () => {
		const page = entry(1, "2026-08-02", "Dinner with Mika. She listens.");
		expect(nameOf({ page: { ...page, title: "Dinner with Mika" } })).toBe("Journal · August 2, 2026");
		expect(nameOf({ page: { ...page, title: "Clerks" } })).toBe("Journal · August 2, 2026 · Clerks");
	});

	it("that names nothing that is found is asked what it is about", async () => {
		const talk = new Talk({ pages });
		expect((await talk.say("I am looking for the name of a landlady. I know I wrote it down.")).content).toBe(findLine);
		expect((await talk.say("persimmons")).content).toMatch(/persimmons/);
	});

	it("may name the page in an earlier message, and another word after it", async () => {
		const talk = new Talk({ pages });
		await talk.say("On the 8th I wrote about my father. It was the 8th.");
		expect((await talk.say("Can you find that page for me or not")).content).toMatch(/persimmons/);
		expect((await talk.say("Mika")).content).toMatch(/clerk/);
	});

	it.each([
		["Mika came by again with a pot.", "What did I write about her?", /clerk/],
		["Talked to my father for an hour.", "what have i written about him", /persimmons/],
	])("may say “him” or “her” of whoever was named last: %s", async (told, question, found) => {
		const talk = new Talk({ pages });
		await talk.say(told);
		expect((await talk.say(question)).content).toMatch(found);
	});

	it("asks for a name where there is none", async () =>
		expect((await new Talk({ pages }).say("What did I write about them?")).content).toMatch(
			/A name or a word is enough/,
		));

	it("is not found in a story", async () => {
		const { offers } = await new Talk({ pages }).say("Every time her phone buzzes and she smiles, I think of Mika");
		expect(offers.map(({ kind }) => kind)).not.toContain("pages");
	});
});

it("never offers more than three titles, although others were passed over before", () => {
	const ids = ["money", "open-relationships", "shame"];
	const titles = ids.map((id) => ({ kind: "article" as const, id, title: id }));
	const at = new Date("2026-11-21T12:00:00Z");
	const turns: Turn[] = [
		{ from: "coach", content: "", at, guide: { offers: [{ kind: "which-is-nearest", titles }], memo: null } },
		{ from: "person", content: "None of these", at, tap: { do: "none" } },
	];
	const words = "why do I still miss my ex, and when do I get over the break-up";
	const found = nearestTitles(words, { today: "2026-11-21", turns }, () => true);
	expect(found?.titles).toHaveLength(3);
});
