import { answerLines, jokes, otherLead } from "@/lib/ai/built-in/guide/content/answers";
import { sorryLines } from "@/lib/ai/built-in/guide/content/lines";
import { smallForAnybody } from "@/lib/ai/built-in/guide/content/told-lines";
import type { Offer, OfferOf } from "@/lib/domain/chat/guide";
import { feelingLines } from "@/lib/domain/feelings/content/lines";
import { articles } from "@/lib/domain/handbook/handbook";
import { occasionById } from "@/lib/domain/occasions/occasions";
import { directQuestions } from "@/lib/safety/direct-question-lines";
import { entry, pagesOf, Talk } from "./talk";

function of<Kind extends Offer["kind"]>(offers: readonly Offer[], kind: Kind): OfferOf<Kind> {
	const found = offers.find((offer) => offer.kind === kind);
	if (!found) throw new Error(`Offered: ${offers.map((one) => one.kind).join(", ")}`);
	return found as OfferOf<Kind>;
}
const kinds = (offers: readonly Offer[]) => offers.map(({ kind }) => kind);
/** The ids of the occasions to choose from. */
const choices = (offers: readonly Offer[]) =>
	offers.flatMap((one) =>
		one.kind === "taps" ? one.taps.flatMap(({ tap }) => (tap.do === "occasion" ? [tap.id] : [])) : [],
	);
/** Matches any of these lines. */
const said = (lines: readonly string[]) => new RegExp(lines.map((one) => one.replace(/[.?()]/g, "\\$&")).join("|"));

const TOLD = "My husband never listens to me and I always end up shouting";

it("gives what helps others part by part", async () => {
	const talk = new Talk();
	await talk.say(TOLD);
	const given = await talk.tap({ do: "open", kind: "article", id: "same-quarrel" });
	const article = articles.find(({ slug }) => slug === "same-quarrel");
	expect(given.content).toContain(article?.try[0]);
	expect(given.content).not.toContain(article?.known[0]);
	const words = await talk.say("give me the words");
	expect(of(words.offers, "article").words).toEqual(article?.say);
	expect((await talk.say("more")).content).toContain(article?.known[0]);
	const help = await talk.say("More");
	expect(help.content).toContain(article?.help);
	expect(help.content).toMatch(/isn’t advice from a clinician/);
});

it("offers to ask later how it went, unless somebody may be in danger or nothing is kept", async () => {
	const tap = { do: "part", slug: "same-quarrel", part: "try" } as const;
	expect(kinds((await new Talk().tap(tap)).offers)).toEqual(["article", "later"]);
	expect(kinds((await new Talk({ signs: ["partner-danger"] }).tap(tap)).offers)).not.toContain("later");
	expect(kinds((await new Talk().say("…", { tap, isOffRecord: true })).offers)).not.toContain("later");
});

it("answers a feeling with its own line, and goes on", async () => {
	const talk = new Talk();
	await talk.say("I got the job!");
	const felt = await talk.tap({ do: "feeling", feeling: "proud" });
	expect(felt.content).toMatch(/\?$/);
	expect(feelingLines.proud.some((line) => felt.content.startsWith(line))).toBe(true);
});

describe("somebody who wants words", () => {
	it.each([
		["What do I write in a card? Our neighbour's boy was killed in an accident", "somebody-died"],
		["I need two lines for a wedding card", "congratulations"],
		["Give me wording for my mother, we are only coming for 3 days at Christmas", "limit"],
		["no. I asked for words. what can I tell my daughter, she is eleven and saw it", "to-a-child"],
	])("gets those for what is plainly named, and others to choose from below: %s", async (message, id) => {
		const { offers } = await new Talk().say(message);
		expect(of(offers, "lines").lines).toEqual(occasionById(id)?.lines);
		expect(choices(offers).length).toBeLessThanOrEqual(6);
		expect(choices(offers)).not.toContain(id);
	});

	it.each([
		["I want the kitchen to myself in the mornings. How do I tell him?", "time-alone"],
		["What do I say when they ask again why we have no children yet? We are trying, and nobody knows.", "stop-asking"],
		["How may I ask my brother for the money that I lent him, without shaming him?", "money-back"],
		["What do I write to my teenage son, who never comes at the weekend?", "to-a-teenager"],
	])("is asked which is nearest, with few to choose from: %s", async (message, id) => {
		const talk = new Talk();
		const { offers } = await talk.say(message);
		const near = offers.some((one) => one.kind === "lines" && one.id === id) ? [id] : choices(offers);
		expect(near).toContain(id);
		expect(choices(offers).length).toBeLessThanOrEqual(6);
		const { offers: all } = await talk.tap({ do: "occasion", id: "every" });
		expect(of(all, "occasions").occasions.length).toBeGreaterThan(30);
	});

	it("is not offered again what was not right", async () => {
		const talk = new Talk();
		await talk.say("How do I put it to my mother that she comments on my weight?");
		const before = choices(talk.turns.at(-1)?.guide?.offers ?? []);
		const after = choices((await talk.say("None of those. I want to tell her something true.")).offers);
		expect(after.filter((id) => id !== "every" && before.includes(id))).toEqual([]);
		await talk.tap({ do: "occasion", id: "hurt" });
		expect(choices((await talk.tap({ do: "occasion", id: "all" })).offers)[0]).toBe("hurt");
	});

	it("is asked what for where it is not, and may tap or type it", async () => {
		const talk = new Talk();
		expect(choices((await talk.say("help me say something to Tom")).offers)).toContain("every");
		expect(of((await talk.say("it's a sympathy card, somebody died")).offers, "lines").id).toBe("somebody-died");
		expect(of((await talk.tap({ do: "occasion", id: "sorry" })).offers, "lines").id).toBe("sorry");
	});

	it("is offered none that lead towards somebody who may be dangerous", async () => {
		const talk = new Talk({ signs: ["partner-danger"] });
		await talk.say("help me say something to my son");
		const asked = of((await talk.tap({ do: "occasion", id: "every" })).offers, "occasions");
		expect(asked.occasions.map(({ id }) => id)).not.toContain("sorry");
		expect(asked.occasions.map(({ id }) => id)).toContain("to-a-child");
		expect(kinds((await talk.tap({ do: "occasion", id: "sorry" })).offers)).not.toContain("lines");
	});
});

describe("somebody who puts right what Sage took from their words", () => {
	it("is believed, and asked nothing", async () => {
		const talk = new Talk();
		await talk.say(TOLD);
		const { content, offers } = await talk.say("no, that's not what happened. It was my brother");
		expect(kinds(offers)).toEqual(["doors"]);
		expect(sorryLines).toContain(content);
	});
});

describe("what is typed", () => {
	it.each([
		"i owe my brother two grand",
		"had a massive row with my parents about switching course",
		"made soup today, my nan's one with the dumplings",
		"We had the same fight again about the dishes",
		"my husband sleeps like a log next to me which makes it worse lol",
	])("gets no title and no subject unasked: %s", async (message) => {
		const { offers } = await new Talk().say(message);
		expect(of(offers, "taps").taps.map(({ tap }) => tap.do)).not.toContain("open");
	});

	it("is asked one question, or offered something, and never given a bare receipt", async () => {
		const talk = new Talk();
		for (let at = 0; at < 12; at++) {
			const paragraphs = (await talk.say(`The bus was late again today, number ${at}.`)).content.split("\n\n");
			expect(paragraphs.filter((one) => one.endsWith("?")).length).toBeLessThan(2);
			if (at < 8) expect(paragraphs.length).toBeGreaterThan(1);
		}
	});

	it("is met in the feeling that it names, and not in one that somebody else has", async () => {
		const talk = new Talk();
		const said = (lines: readonly string[]) => (content: string) => lines.some((one) => content.includes(one));
		await talk.say("It has been a strange summer.");
		expect(said(feelingLines.angry)((await talk.say("im just angry i guess")).content)).toBe(true);
		expect(said(feelingLines.sad)((await talk.say("she was so sad about the dog")).content)).toBe(false);
		expect(said(feelingLines.sad)((await talk.say("no i don't feel sad")).content)).toBe(false);
		expect(said(feelingLines.proud)((await talk.say("i'm so proud of her")).content)).toBe(false);
	});

	it("is never answered with nothing, however long somebody goes on", async () => {
		const talk = new Talk();
		for (let at = 0; at < 24; at++) expect((await talk.say(`I kept quiet, ${at}.`)).content).toMatch(/\w/);
	});

	it.each([
		"nothing helps, ive already cut everything and the rent went up again",
		"tried the podcast, nothing helps lol",
		"i'd rather sleep in the car than live with his mum haha",
	])("is asked nothing about danger where it speaks of none: %s", async (message) => {
		const { content } = await new Talk().say(message);
		for (const question of Object.values(directQuestions)) expect(content).not.toContain(question);
	});
});

it.each(["Should I tell her", "do I go or not"])("puts both answers beside each other after %j", async (message) => {
	const talk = new Talk();
	await talk.say(TOLD);
	const { offers } = await talk.say(message);
	expect(of(offers, "taps").taps.map(({ tap }) => tap)).toContainEqual({ do: "talk", id: "two-futures" });
});

it("never says the same line twice in a conversation, and never only that something is kept", async () => {
	const talk = new Talk();
	const before: string[] = [];
	for (const message of [
		TOLD,
		"He laughed.",
		"Then I left the room.",
		"I do not know.",
		"It rained.",
		"My son cried.",
	]) {
		const { content } = await talk.say(message);
		for (const sentence of content.split("\n\n")) expect(before).not.toContain(sentence);
		expect(content).not.toMatch(/\bkept\b|noted|language model|I cannot/i);
		before.push(...content.split("\n\n"));
	}
});

it.each([
	["last entry", "Porto"],
	["show me my last entry", "Porto"],
	["the first thing I wrote", "let it ring"],
	["what did I write about my sister?", "Porto"],
	["What did I write in March 2026 about Mum?", "let it ring"],
])("finds own pages for %j", async (question, words) => {
	const pages = pagesOf(
		entry(1, "2026-03-02", "Mum rang at nine. I let it ring."),
		entry(2, "2026-04-09", "We went to Porto with Mira, my sister. I was so happy."),
	);
	const { content, offers } = await new Talk({ pages }).say(question);
	expect(content).toContain(words);
	expect(of(offers, "pages").pages[0]?.href).toMatch(/^\/journal\?entry=/);
});

it("looks for whatever is typed behind the door “find”", async () => {
	const pages = pagesOf(entry(2, "2026-04-09", "We went to Porto with Mira, my sister."));
	const talk = new Talk({ pages });
	await talk.tap({ do: "door", door: "find" });
	expect((await talk.say("Porto")).content).toContain("We went to Porto");
	expect((await talk.say("Mira")).content).toContain("We went to Porto");
});

it("listens until it is told that this is all, and then offers to keep it", async () => {
	const talk = new Talk();
	await talk.tap({ do: "door", door: "listen" });
	expect(kinds((await talk.say("Today was strange.")).offers)).toEqual(["say"]);
	expect(kinds((await talk.say("That’s all")).offers)).toContain("keep");
});

it.each([
	["Ich weiß nicht mehr, wie ich mit meiner Mutter reden soll, sie hört mir nie zu.", /Englisch/],
	["No sé cómo hablar con mi madre, nunca me escucha y estoy muy triste.", /inglés/],
	["Je ne sais plus comment parler à ma mère, elle ne m’écoute jamais.", /anglais/],
	["Я не знаю, как говорить с мамой, она меня никогда не слушает.", /английски/],
])("says in the language of %j that it reads English", async (message, said) => {
	const { content, offers } = await new Talk().say(message);
	expect(content).toMatch(said);
	expect(offers).toContainEqual(expect.objectContaining({ href: "/help-now" }));
});

it("leads to people, to the doors, and says what it is when asked", async () => {
	const person = await new Talk().say("I want to talk to a real person");
	expect(person.offers[0]).toMatchObject({ href: "/help-now" });
	expect(of(person.offers, "which-is-nearest").titles[0]?.id).toBe("finding-a-therapist");
	expect(kinds((await new Talk().say("Just talk to me about something else")).offers)).toEqual(["doors"]);
	expect((await new Talk().say("Are you a real person?")).content).toMatch(/a program, not a person/);
});

describe("after a hint of danger", () => {
	it.each(["self-harm", "partner-danger", "danger-to-others"] as const)(
		"asks directly about %s, once, with Help now in sight",
		async (kind) => {
			const talk = new Talk({ hints: [kind], signs: [kind] });
			const first = await talk.say("I just want it to stop");
			expect(of(first.offers, "direct-question").answers.map(({ id }) => id)).toContain("no");
			for (const message of ["We had soup.", "Tom and I argued about the dishes.", "How do I say no to him?"]) {
				const { content, offers } = await talk.say(message);
				expect(content).not.toContain(directQuestions[kind]);
				expect(kinds(offers)).not.toContain("which-is-nearest");
				expect(of(offers, "next-steps").steps.map(({ id }) => id)).toContain("talk-now");
				expect(offers).toContainEqual(expect.objectContaining({ href: "/help-now" }));
			}
		},
	);

	it("offers no words to say to somebody who may be dangerous", async () => {
		const talk = new Talk({ hints: ["partner-danger"], signs: ["partner-danger"] });
		await talk.say("He scares me");
		const given = await talk.tap({ do: "open", kind: "article", id: "same-quarrel" });
		expect(of(given.offers, "article").parts).not.toContain("words");
		expect(given.content).toMatch(/afraid of this person/);
	});

	it("gives the article about a friend to somebody who writes about one", async () => {
		const { offers } = await new Talk({ hints: ["someone-else"], signs: ["someone-else"] }).say(
			"My friend is not okay",
		);
		expect(offers).toContainEqual(expect.objectContaining({ href: "/handbook/worried-about-a-friend" }));
	});
});

it("gives no article about danger among others to choose from: it asks, once", async () => {
	const talk = new Talk();
	const { content, offers } = await talk.say("my boyfriend checks my phone");
	expect(content).toContain(directQuestions["partner-danger"]);
	expect(kinds(offers)).toEqual(expect.arrayContaining(["direct-question", "link"]));
	expect(kinds(offers)).not.toContain("which-is-nearest");
	const next = await talk.say("my boyfriend checks my phone, what can I do?");
	expect(next.content).not.toContain(directQuestions["partner-danger"]);
});

describe("what a conversation is about", () => {
	it("does not lead towards somebody who may be dangerous", async () => {
		const talk = new Talk({ signs: ["partner-danger"] });
		const { offers } = await talk.say("We had the same fight again about the dishes");
		expect(JSON.stringify(offers)).not.toMatch(/"occasion"|same-quarrel/);
	});

	it("ends with something to come back to", async () => {
		const talk = new Talk();
		await talk.say("We had the same fight again about the dishes");
		await talk.tap({ do: "occasion", id: "write-first" });
		const picked = await talk.say("the second one is good");
		expect(of(picked.offers, "later").meant).toContain(occasionById("write-first")?.lines[1]);
		expect(of((await talk.say("I'll call her on Monday")).offers, "later")).toMatchObject({
			meant: "“I'll call her on Monday”",
			day: "2026-11-23",
		});
		const later = await talk.say("hello", { today: "2026-11-22" });
		expect(later.content).toContain("“We had the same fight again about the dishes”");
		expect(kinds(later.offers)).toEqual(["doors"]);
	});
});

it("takes “ok” and “idk” for no answer, and each time asks something easier", async () => {
	const talk = new Talk();
	const offered: string[] = [];
	for (const message of ["idk", "ok", "no", "idk"]) offered.push(...kinds((await talk.say(message)).offers));
	expect(offered).toEqual(["say", "say", "say", "say"]);
});

it("says who could read this, also beside what it is", async () => {
	expect((await new Talk().say("Who can read what I write here?")).content).toMatch(/in your account, encrypted/);
	const both = await new Talk().say("What are you exactly? And who can read what I write here?");
	expect(both.content).toMatch(/a program, not a person/);
	expect(both.content).toMatch(/in your account, encrypted/);
});

it.each(["what?", "??", "I don't get it"])("says simply what it wants after %j", async (message) => {
	const talk = new Talk();
	await talk.say(TOLD);
	expect((await talk.say(message)).content).toMatch(/^Sorry, I wasn’t clear/);
});

it("answers a question about the app at once, also in the middle", async () => {
	const talk = new Talk();
	await talk.say("We had the same fight again about the dishes");
	expect((await talk.say("how do I change my password")).content).toContain("Sign-in and security");
	const first = await talk.say("are you a robot");
	expect(first.content).toMatch(/a program, not a person/);
	expect((await talk.say("what's the point of you then")).content).not.toMatch(/a program, not a person/);
});

it("reads English without its apostrophes, and answers no Ukrainian in Russian", async () => {
	for (const message of [
		"my son hasnt rung since august",
		"drank again last night after 5 months",
		"bf dumpd me fri lol",
	])
		expect((await new Talk().say(message)).content).not.toMatch(/Englisch|anglais|inglés/);
	expect((await new Talk().say("quiero hablar con mi hermana pero ella nunca me contesta")).content).toMatch(/inglés/);
	expect((await new Talk().say("Я дуже сумую за домом і за мамою")).content).toMatch(/англійською/);
});

describe("an explicit ask", () => {
	it.each<[ask: string, answer: RegExp]>([
		["is it normal to feel nothing at all", said(answerLines.normal)],
		["but what if he says no", said(otherLead)],
		["do you have anything for when you cant sleep", /near|closest/],
		["anything I can do right now?", said(smallForAnybody.map(({ small }) => small))],
		["I wrote: I miss you, and you owe me nothing. is that too hard", /It has \d+ words/],
		["don't ask me anything for a bit. he was my uncle", /Then I’ll listen/],
		["let me moan", /Then I’ll listen/],
		["whats this for then", /a program, not a person/],
		["tell me a joke", said(jokes)],
		["is there something to read?", /Which of these|near|choose where it belongs|What is it about/],
	])("gets its own answer: %s", async (ask, answer) => {
		const talk = new Talk();
		await talk.say("It has been a strange summer, all of it.");
		expect((await talk.say(ask)).content).toMatch(answer);
	});
});
