import fc from "fast-check";
import { nearby } from "@/lib/ai/built-in/guide/content/nearby";
import { waysIn } from "@/lib/ai/built-in/guide/content/ways-in";
import { exerciseBySlug } from "@/lib/domain/exercises/library";
import { articleBySlug } from "@/lib/domain/handbook/handbook";
import { safeReply } from "@/lib/safety/replies";
import { slowness, threadCpu } from "@/tests/setup/cpu-time";
import { entry, pagesOf, Talk } from "./talk";

const hrefs = (offers: readonly { href?: string }[]) => offers.flatMap(({ href }) => href ?? []);

describe("the guide", () => {
	it.each([
		["are you a real person?", /no human being, and no language model/],
		["is this chatgpt", /no language model such as ChatGPT/],
		["who are you", /the guide of this app\. I work without a language model/],
		["What can you do?", /search your own pages/],
		["are you a therapist?", /no clinician/],
		["do you remember me?", /is kept, and I can find it again/],
		["who can read this?", /Your pages belong to your account/],
		["does anyone read this? like employees", /Your pages belong to your account/],
		["is my data sold?", /Your pages belong to your account/],
		["how do i delete everything", /erase the whole account/],
		["can I write in German?", /any language/],
		["can you ask me some questions?", /questionnaires ask/],
		["can u write a message to my gf that im sorry", /cannot write it for you/],
		["can you remember my name?", /is kept, and I can find it again/],
		["how do I connect a language model?", /OPENAI_BASE_URL/],
		["how are you?", /no feelings/],
	])("says what it is when asked: %s", async (message, expected) => {
		const { content } = await new Talk().say(message);
		expect(content).toMatch(expected);
	});

	it("answers a question with the article, its reason, and a way to it", async () => {
		const { content, offers } = await new Talk().say("How do I apologise to my sister?");
		expect(content).toMatch(/^You wrote “apologise”\. The handbook has a short article/);
		expect(hrefs(offers)).toEqual(expect.arrayContaining(["/handbook/apologizing", "/exercises/apologizing"]));
	});

	it("keeps a telling in one honest sentence, with what fits and the reason", async () => {
		const { content, offers } = await new Talk().say("My boss keeps giving me extra work and I always say yes");
		expect(content).not.toMatch(/\?/);
		expect(content.split("\n\n")).toHaveLength(2);
		expect(offers[0]).toMatchObject({
			label: "Saying no",
			href: "/exercises/saying-no",
			note: expect.stringContaining("Exercise"),
		});
		expect(offers.length).toBeLessThanOrEqual(4);
	});

	it("says so where it has no answer", async () => {
		const { content, offers } = await new Talk().say("What is the capital of Peru?");
		expect(content).toMatch(/without a language model|I search your pages and a handbook/);
		expect(hrefs(offers)).toEqual(["/handbook", "/exercises"]);
	});

	it("does not read another language as if it could", async () => {
		const { content } = await new Talk().say("Meine Mutter hat heute wieder nicht angerufen und ich weiß nicht warum");
		expect(content).toMatch(/I can only read English/);
	});

	it("offers older pages of theirs on the same things", async () => {
		const pages = pagesOf(
			entry(1, "2026-11-01", "The audit made Alex short with everyone."),
			entry(2, "2026-11-02", "We had soup."),
			entry(3, "2026-11-03", "Rain."),
		);
		const { offers } = await new Talk({ pages }).say("Alex has the next audit and barely speaks");
		expect(offers).toContainEqual(
			expect.objectContaining({ href: "/journal?entry=1", note: "Has “Alex” and “audit” in it" }),
		);
	});

	it.each(waysIn.map(({ pattern }) => pattern.source.replace(/^\^|\[\.!\]\*\$$/g, "")))(
		"leads on from its own suggestion: %s",
		async (words) => {
			const { offers } = await new Talk().say(words);
			expect(offers.length).toBeGreaterThan(2);
		},
	);

	it("leads to nothing that is not there", () => {
		const addresses = nearby.flatMap(({ near }) => near);
		for (const address of addresses) {
			const slug = address.slice(2);
			const place = { e: exerciseBySlug(slug), h: articleBySlug(slug) }[address[0] ?? ""];
			expect([address, Boolean(place)]).toEqual([address, true]);
		}
		for (const href of waysIn.flatMap(({ offers }) => hrefs(offers))) {
			const slug = /^\/exercises\/(.+)/.exec(href)?.[1];
			if (slug) expect(exerciseBySlug(slug)).toBeDefined();
		}
	});

	it("sends nobody who is afraid of somebody towards them", async () => {
		for (const message of [
			"I want to talk to my husband but I'm afraid of him",
			"he hits me when we argue and I say sorry",
			"She threatens me whenever I say no",
		]) {
			const { offers } = await new Talk({ signs: ["partner-danger"] }).say(message);
			for (const href of hrefs(offers)) {
				const slug = href.split("/")[2] ?? "";
				expect(exerciseBySlug(slug)?.aboutSomebody).toBeUndefined();
			}
		}
	});
});

describe("where one is", () => {
	const pages = pagesOf(
		...Array.from({ length: 9 }, (_, i) => entry(i, `2026-11-0${i + 1}`, `The heron stood there, time number ${i}.`)),
	);

	it("goes on with more, until there is no more", async () => {
		const talk = new Talk({ pages });
		const first = await talk.say("What did I write about the heron?");
		const second = await talk.say("more");
		const third = await talk.say("Show more");
		const shown = [first, second, third].flatMap(({ content }) => content.match(/time number \d/g) ?? []);
		expect(new Set(shown).size).toBe(9);
		expect(third.offers).toEqual([]);
		expect((await talk.say("go on")).content).toMatch(/That was all of it: 9 pages/);
	});

	it("opens the second one, and goes back", async () => {
		const talk = new Talk({ pages });
		const first = await talk.say("What did I write about the heron?");
		const second = /time number \d/.exec(first.content.split("](")[1] ?? "")?.[0];
		const opened = await talk.say("the second one please");
		expect(opened.content).toContain("Here is the whole page");
		expect(opened.content).toContain(second);
		expect((await talk.say("back")).content).toContain(first.content);
	});

	it("takes back a wrong choice", async () => {
		const talk = new Talk();
		const first = await talk.say("I am looking to find love");
		await talk.say("How do I say no?");
		const back = await talk.say("I pressed the wrong one");
		expect(back.offers).toEqual(first.offers);
	});

	it("offers something else when that did not fit", async () => {
		const talk = new Talk();
		const first = await talk.say("We argue about money constantly");
		const other = await talk.say("something else");
		expect(hrefs(other.offers).filter((href) => hrefs(first.offers).includes(href))).toEqual([]);
	});

	it("takes a short word for what it is where there is nowhere to go", async () => {
		expect((await new Talk().say("back")).content).not.toMatch(/undefined|null/);
		expect((await new Talk().say("2")).content).not.toBe("");
	});
});

describe("a careful conversation", () => {
	const careful = { clear: ["self-harm"], signs: ["self-harm"] } as const;

	it("stays near, asks directly once, and offers only what is calm and the lines", async () => {
		const talk = new Talk(careful);
		const first = await talk.say("I don't know. Alex and I argued again and I want to tell him everything.");
		expect(first.content).toContain("[Help now](/help-now)");
		expect(first.content).toMatch(/are you thinking of ending your life, or of hurting yourself\?/);
		expect(hrefs(first.offers)[0]).toBe("/help-now");
		for (const href of hrefs(first.offers).slice(1)) expect(exerciseBySlug(href.split("/")[2] ?? "")?.calm).toBe(true);
		const second = await talk.say("I am so tired of it");
		expect(second.content).not.toMatch(/\?/);
	});

	it("does not ask again once the question is answered, nor says the same each time", async () => {
		const talk = new Talk(careful);
		await talk.say("I am so tired of all this");
		const answered = await talk.say("No. i am not going to hurt myself. it was irony");
		expect(answered.content).toMatch(/I do not ask again/);
		expect(hrefs(answered.offers)).toContain("/help-now");
		for (const message of [
			"And yes i am angry. on elif, on the rain, on you",
			"ok",
			"it rains again",
			"i am awake",
			"so",
		]) {
			const { content, offers } = await talk.say(message);
			expect(content).not.toMatch(/\?|right words/);
			expect(hrefs(offers)).toContain("/help-now");
		}
	});

	it("asks anew when something new was noticed after the answer", async () => {
		const talk = new Talk(careful);
		await talk.say("I am so tired of all this");
		await talk.say("no");
		const at = new Date("2026-11-21T20:00:00Z");
		talk.turns.push(
			{ from: "person", content: "I want to die.", at },
			{ from: "coach", content: safeReply("self-harm", []), at },
		);
		expect((await talk.say("It is raining")).content).toMatch(/are you thinking of ending your life/);
	});

	it("takes no for no answer where it was asked whether they are safe", async () => {
		const talk = new Talk({ clear: ["danger-to-others"], signs: ["danger-to-others"] });
		expect((await talk.say("I left the room")).content).toMatch(/are you away from them now\?/);
		expect((await talk.say("No")).content).not.toMatch(/do not ask again/);
	});

	it("gives no advice on the other person, and no article but those about danger", async () => {
		const talk = new Talk({ clear: ["partner-danger"], signs: ["partner-danger"] });
		const { content, offers } = await talk.say("How do I apologise to my husband?");
		expect(content).toMatch(/afraid of them now\?/);
		expect(hrefs(offers)).not.toContain("/handbook/apologizing");
		for (const href of hrefs(offers).filter((one) => one.startsWith("/handbook/")))
			expect(articleBySlug(href.split("/")[2] ?? "")?.article.urgent).toBe(true);
	});

	it("offers nothing else when asked for something else, and says what it is without cheer", async () => {
		const talk = new Talk(careful);
		await talk.say("We argued again");
		for (const message of ["something else", "more", "what can you do?"]) {
			const { offers } = await talk.say(message);
			for (const href of hrefs(offers))
				expect(href === "/help-now" || exerciseBySlug(href.split("/")[2] ?? "")?.calm).toBe(true);
		}
	});

	it("still searches what they ask for", async () => {
		const pages = pagesOf(entry(1, "2026-11-01", "The heron is back."));
		const { content } = await new Talk({ ...careful, pages }).say("What did I write about the heron?");
		expect(content).toContain("The heron is back.");
	});
});

describe("whatever is written", () => {
	const tokens = [
		"my mother",
		"I feel",
		"?",
		"how do I",
		"back",
		"more",
		"2",
		"what did I write about ",
		"*",
		"_",
		"](x)",
		"> ",
		"\n",
		"constructor",
		"💔",
		"he hit me",
		"last week",
	];
	const message = fc.oneof(
		fc.string({ maxLength: 300, unit: "grapheme" }),
		fc.array(fc.constantFrom(...tokens), { minLength: 1, maxLength: 12 }).map((all) => all.join(" ")),
	);

	it("is answered: no fault, no echo, at most a handful of offers, the same each time", async () => {
		await fc.assert(
			fc.asyncProperty(message, async (text) => {
				if (text.trim() === "") return;
				const [once, again] = [await new Talk().say(text), await new Talk().say(text)];
				expect(once).toEqual(again);
				expect(once.content.trim()).not.toBe("");
				expect(once.offers.length).toBeLessThanOrEqual(7);
				for (const { href, say } of once.offers) expect((href === undefined) !== (say === undefined)).toBe(true);
			}),
			{ numRuns: 60 },
		);
	}, 60_000);

	it("takes time linear in the text", async () => {
		for (const piece of ["I argue with my mother. ", "a", "how do I ", "what did i write about "]) {
			const text = piece.repeat(Math.ceil(8_000 / piece.length)).slice(0, 8_000);
			const before = threadCpu();
			await new Talk().say(text);
			expect(threadCpu() - before).toBeLessThan(200 * slowness());
		}
	});
});
