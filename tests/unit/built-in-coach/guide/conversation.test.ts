import { englishOnly } from "@/lib/ai/built-in/guide/content/english-only";
import { answerLines, missedLines } from "@/lib/ai/built-in/guide/content/lines";
import { feelingAsk, thankYou, warmLines } from "@/lib/ai/built-in/guide/content/told-lines";
import type { Offer, OfferOf } from "@/lib/domain/chat/guide";
import { feelingLines } from "@/lib/domain/feelings/content/lines";
import { articles } from "@/lib/domain/handbook/handbook";
import { matterById } from "@/lib/domain/matters/matters";
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

/** A conversation in which a subject was tapped after the first message. */
async function about(id: string, first: string) {
	const talk = new Talk();
	await talk.say(first);
	await talk.tap({ do: "matter", id });
	return talk;
}

it("gives what helps others part by part", async () => {
	const talk = await about("same-quarrel", TOLD);
	const given = await talk.tap({ do: "door", door: "read" });
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
	const talk = new Talk();
	await talk.say(TOLD);
	expect(kinds((await talk.say("Good night")).offers)).toEqual(["later"]);
});

it("answers a feeling with its own line, and goes on with what is talked about", async () => {
	const talk = await about("good-news", "I got the job!");
	const felt = await talk.tap({ do: "feeling", feeling: "proud" });
	expect(felt.content).toContain(matterById("good-news")?.asks[1]);
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

	it("is not offered again what was not right, and what was chosen before comes first", async () => {
		const talk = new Talk();
		await talk.say("How do I put it to my mother that she comments on my weight?");
		const before = choices(talk.turns.at(-1)?.guide?.offers ?? []);
		const after = choices((await talk.say("None of those. I want to tell her something true.")).offers);
		expect(after.filter((id) => id !== "every" && before.includes(id))).toEqual([]);
		await talk.tap({ do: "occasion", id: "hurt" });
		expect(choices((await talk.tap({ do: "occasion", id: "all" })).offers)[0]).toBe("hurt");
	});

	it("stays in the door with a longer answer, too, and is asked no feeling there", async () => {
		const talk = new Talk();
		await talk.tap({ do: "door", door: "say-something" });
		const { offers } = await talk.say(
			"To my sister. I want to thank her for driving and say sorry that I didn't answer.",
		);
		const brought = offers.flatMap((one) => (one.kind === "lines" ? [one.id] : []));
		expect([...brought, ...choices(offers)]).toEqual(expect.arrayContaining(["sorry"]));
	});

	it("gets none for a word that stands in what they told before", async () => {
		const talk = new Talk();
		await talk.say("if i tell her she'll take the kids to her mums");
		expect(of((await talk.say("how do i even start that conversation")).offers, "talk").id).toBe("message-to-send");
	});

	it("is asked for a decision, and not for words, by “do i have to tell her”", async () => {
		const talk = new Talk();
		await talk.say("i kissed someone at the work thing friday");
		const { offers } = await talk.say("do i have to tell her");
		expect(JSON.stringify(offers)).toContain("two-futures");
	});

	it("may say in a few words how they should be, and is led to build their own", async () => {
		const talk = new Talk();
		await talk.say("help me write her something");
		expect(of((await talk.say("it should be short. not grovelly")).offers, "talk").id).toBe("message-to-send");
		expect(of((await talk.say("thats too formal")).offers, "talk").id).toBe("message-to-send");
	});

	it("gets those that the message names, whatever was said before", async () => {
		const talk = new Talk();
		await talk.say("What did I write about my mother?");
		expect(of((await talk.say("How do I say no to my sister?")).offers, "lines").id).toBe("no");
		const ending = await new Talk().say("help me say something, I want to end it");
		expect(of(ending.offers, "talk").id).toBe("message-to-send");
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
	it("is believed, and asked what it is about", async () => {
		const talk = new Talk();
		await talk.say(TOLD);
		const { content, offers } = await talk.say("no, that's not what happened. It was my brother");
		expect(kinds(offers)).toEqual(["what-would-help"]);
		expect(missedLines.some((one) => content.includes(one))).toBe(true);
	});

	it("is told sorry for a question that was beside it, and for what was shown", async () => {
		const talk = new Talk();
		await talk.say("Today was ordinary day. I planted tomato and nothing happened.");
		const { content } = await talk.say("Why you show me this? I am well.");
		expect(missedLines.some((one) => content.includes(one))).toBe(true);
	});

	it("tells of a first time without being shown pages, and of joy without being told of fear", async () => {
		const talk = new Talk();
		await talk.say("i failed my driving test again");
		const story = await talk.say("the first time i was so nervous i couldnt park. second time i hit the cone");
		expect(kinds(story.offers)).not.toContain("pages");
		const good = await new Talk().tap({ do: "matter", id: "proud-of" });
		expect(of(good.offers, "taps").taps.map(({ label }) => label)).not.toContain("What helps others");
	});

	it("gets other words to choose from, without those that were wrong", async () => {
		const talk = new Talk();
		await talk.say("What do I text her after the fight?");
		const brought = of((await talk.tap({ do: "occasion", id: "write-first" })).offers, "lines");
		const { offers } = await talk.say("that's not it, nobody was angry");
		expect(choices(offers)).not.toContain(brought.id);
	});
});

it("asks something of somebody who is listened to, and wants to hear something", async () => {
	const talk = new Talk();
	await talk.tap({ do: "door", door: "listen" });
	await talk.say("My mother rearranged my kitchen again.");
	expect((await talk.say("say something")).content).toMatch(/\?$/);
});

describe("what is typed", () => {
	const matterOf = (talk: Talk) => talk.turns.at(-1)?.guide?.memo?.matter ?? null;

	it.each([
		"i owe my brother two grand",
		"had a massive row with my parents about switching course",
		"made soup today, my nan's one with the dumplings",
		"We had the same fight again about the dishes",
		"my husband sleeps like a log next to me which makes it worse lol",
	])("fixes no subject, and asks what fits anything: %s", async (message) => {
		const talk = new Talk();
		const { content, offers } = await talk.say(message);
		expect(matterOf(talk)).toBeNull();
		expect(content).toMatch(/\?$/);
		expect(of(offers, "taps").taps.map(({ label }) => label)).toContain("It’s something good");
		await talk.say("It rained the whole time, too");
		expect(matterOf(talk)).toBeNull();
	});

	it("is asked about its feeling once, and thanked for once", async () => {
		const talk = new Talk();
		const said: string[] = [];
		for (let at = 0; at < 12; at++) said.push((await talk.say(`The bus was late again today, number ${at}.`)).content);
		const all = said.join("\n");
		expect(all.split(thankYou)).toHaveLength(2);
		expect(all.split(feelingAsk)).toHaveLength(2);
		expect(all).not.toMatch(/I’m with you|following|Understood|stay there/);
	});

	it("is asked one open question, or left room, and never given a bare receipt", async () => {
		const talk = new Talk();
		for (let at = 0; at < 12; at++) {
			const paragraphs = (await talk.say(`The bus was late again today, number ${at}.`)).content.split("\n\n");
			expect(warmLines).not.toContain(paragraphs.at(-1));
			expect(paragraphs.filter((one) => one.endsWith("?")).length).toBeLessThan(2);
		}
	});

	it("is light where it laughs", async () => {
		const talk = new Talk();
		await talk.say("bored");
		await talk.tap({ do: "matter", id: "bored" });
		const { content, offers } = await talk.say("a cooking show lol. i dont even cook");
		expect(content).toMatch(/^Ha/);
		expect(kinds(offers)).toEqual(["say"]);
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

	it("can be a quiet joy that is not mistaken for trouble, and leads to something for tomorrow", async () => {
		const talk = new Talk();
		const shown: string[] = [];
		let helped = 0;
		for (const message of [
			"made soup today, my nan's one with the dumplings",
			"it came out like hers. first time in about nine years of trying",
			"the secret was she let the dough sit on the windowsill. my cousin remembered that",
			"i sat and ate it on the back step and the neighbours cat came and sat with me",
			"the bowl was the blue one with the chip",
			"it smelled of the whole of my childhood",
			"dumplings are mostly patience",
		]) {
			const { content, offers } = await talk.say(message);
			for (const sentence of content.split("\n\n")) expect(shown).not.toContain(sentence);
			shown.push(...content.split("\n\n"));
			expect(content).not.toMatch(/hard|sorry|worst|heavy|afraid|fear|tiring|weigh|trouble/i);
			helped += kinds(offers).filter((kind) => kind === "what-would-help").length;
			expect(kinds(offers)).not.toContain("later");
		}
		expect(helped).toBe(1);
		const left = await talk.say("ok night then");
		expect(kinds(left.offers)).toEqual(["later", "keep"]);
		expect(of(left.offers, "later").meant).toMatch(/^write /);
	});

	it("is never answered with nothing, however long somebody goes on", async () => {
		const talk = new Talk();
		for (let at = 0; at < 24; at++) expect((await talk.say(`I kept quiet, ${at}.`)).content).toMatch(/\w/);
	});

	it("is asked for words that are not here, and leads to building them step by step", async () => {
		for (const [message, complaint] of [
			["can you write me something to send her that isnt horrible", "can you make it shorter"],
			["how do i even word that email", "thats too hard"],
			["what do i text back", "no thats too long"],
		] as const) {
			const talk = new Talk();
			await talk.say("It has been a strange summer.");
			expect(of((await talk.say(message)).offers, "talk").id).toBe("message-to-send");
			expect(of((await talk.say(complaint)).offers, "talk").id).toBe("message-to-send");
		}
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

it("asks of no death whether it is good news", async () => {
	const { content, offers } = await new Talk().say("My father died on Monday!!");
	expect(content).toMatch(/sorry/);
	expect(JSON.stringify(offers)).not.toMatch(/good news/i);
});

it.each(["Should I tell her", "do I go or not"])("puts both answers beside each other after %j", async (message) => {
	const talk = new Talk();
	await talk.say(TOLD);
	const { offers } = await talk.say(message);
	expect(of(offers, "taps").taps.map(({ tap }) => tap)).toContainEqual({ do: "talk", id: "two-futures" });
});

it.each(["You're not reading a word I write", "I asked you about the chair."])(
	"asks what would help after %j",
	async (message) => {
		const talk = new Talk();
		await talk.say(TOLD);
		expect(kinds((await talk.say(message)).offers)).toContain("what-would-help");
	},
);

it("gives the same parts by tap", async () => {
	const talk = new Talk();
	const given = await talk.tap({ do: "open", kind: "article", id: "same-quarrel" });
	expect(of(given.offers, "article").part).toBe("try");
	const known = await talk.tap({ do: "part", slug: "same-quarrel", part: "known" });
	expect(of(known.offers, "article").part).toBe("known");
});

const QUESTION = "What are love languages and attachment styles?";

it("shows the themes after “None of these” where no other title is near, and nothing again that was passed by", async () => {
	const talk = new Talk();
	const first = of((await talk.say(QUESTION)).offers, "which-is-nearest").titles;
	const [topic] = of((await talk.tap({ do: "none" })).offers, "topics").topics;
	const inside = of((await talk.tap({ do: "topic", id: topic?.id ?? "" })).offers, "which-is-nearest").titles;
	expect(inside.length).toBeGreaterThan(3);
	const again = await talk.say(QUESTION);
	const shown = again.offers.flatMap((offer) => (offer.kind === "which-is-nearest" ? offer.titles : []));
	expect(shown.filter(({ id }) => first.some((one) => one.id === id))).toEqual([]);
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

it("takes somebody who goes on telling through the steps, and says nothing twice", async () => {
	const talk = new Talk();
	const offered: string[][] = [];
	for (const message of [
		"It has been a strange summer.",
		"The bus was late and the driver gave everybody a boiled sweet.",
		"Then he laughed at me.",
		"And the others as well.",
		"It was a green bus.",
		"Nobody got off.",
	])
		offered.push(kinds((await talk.say(message)).offers));
	expect(offered).toEqual([["taps"], ["what-would-help", "taps"], ["taps"], ["taps"], ["taps"], ["taps"]]);
});

it("gives words for the side that somebody is on, and asks where it is not known", async () => {
	const hides = await about("hidden-debt", "I've got 9000 in credit card debt and my wife doesn't know");
	expect((await hides.say("should I tell her")).content).toContain(matterById("hidden-debt")?.should);
	expect(of((await hides.say("how do I start")).offers, "lines").id).toBe("money-i-hid");
	expect(kinds((await hides.say("what if she leaves")).offers)).toContain("which-is-nearest");
	const either = await about("money-work", "I'm in debt");
	const asked = await either.say("what do I say");
	expect(choices(asked.offers)).toEqual(expect.arrayContaining(["money-i-hid", "money-they-hid"]));
});

it("takes up what was agreed to", async () => {
	const quiet = matterById("gone-quiet");
	const talk = await about("gone-quiet", "We haven't had a real conversation in months");
	expect((await talk.say("sounds good")).content).toContain(quiet?.small);
	await talk.say("He's a good dad.");
	const agreed = await talk.say("Yes let's do that");
	expect(agreed.content).toContain(quiet?.later);
	expect(of(agreed.offers, "later").meant).toBe(quiet?.later);
});

describe("what a conversation is about", () => {
	it("is met where it was tapped, and its questions are asked one by one", async () => {
		const talk = new Talk();
		const quarrel = matterById("same-quarrel");
		const asked = await talk.say("We had the same fight again about the dishes");
		expect(of(asked.offers, "taps").taps[0]?.tap).toEqual({ do: "matter", id: "same-quarrel" });
		const first = await talk.tap({ do: "matter", id: "same-quarrel" });
		expect(quarrel?.met.some((line) => first.content.startsWith(line))).toBe(true);
		expect(first.content).toContain(quarrel?.asks[0]);
		expect((await talk.say("His plate was in the sink.")).content).toContain("want them to understand");
		expect((await talk.say("is that normal?")).content).toContain(quarrel?.normal);
		expect((await talk.say("what do I do")).content).toContain("from their side");
		const words = await talk.say("what do I say to him");
		expect(of(words.offers, "lines").id).toBe(quarrel?.occasions[0]);
	});

	it("is chosen with one tap, or left for something else", async () => {
		const talk = new Talk();
		await talk.say("It is about the two of us somehow");
		const chosen = await talk.tap({ do: "matter", id: "gone-quiet" });
		expect(chosen.content).toContain(matterById("gone-quiet")?.asks[0]);
		const other = await talk.tap({ do: "matter", id: "else" });
		expect(of(other.offers, "taps").taps.map(({ tap }) => tap)).toContainEqual({ do: "group", id: "family" });
		const group = await talk.tap({ do: "group", id: "loss" });
		expect(of(group.offers, "taps").taps.map(({ tap }) => tap)).toContainEqual({ do: "matter", id: "grief" });
	});

	it("does not lead towards somebody who may be dangerous", async () => {
		const talk = new Talk({ signs: ["partner-danger"] });
		const { offers } = await talk.say("We had the same fight again about the dishes");
		expect(JSON.stringify(offers)).not.toMatch(/"occasion"|same-quarrel/);
	});

	it("ends with something to come back to", async () => {
		const talk = await about("same-quarrel", "We had the same fight again about the dishes");
		await talk.say("what do I say to him");
		const picked = await talk.say("the second one is good");
		expect(of(picked.offers, "later").meant).toContain(occasionById("write-first")?.lines[1]);
		expect(of((await talk.say("I'll call her on Monday")).offers, "later")).toMatchObject({
			meant: "“I'll call her on Monday”",
			day: "2026-11-23",
		});
		// The thread is about what they said before.
		expect(of((await talk.say("good night")).offers, "later").meant).toBe("“I'll call her on Monday”");
		await talk.say("what do I do");
		const later = await talk.say("hello", { today: "2026-11-22" });
		expect(of(later.offers, "taps").taps[0]?.tap).toEqual({ do: "matter", id: "same-quarrel" });
	});
});

it("takes “ok” and “idk” for no answer, and each time asks something easier", async () => {
	const talk = new Talk();
	const offered: string[] = [];
	for (const message of ["idk", "ok", "no", "idk"]) offered.push(...kinds((await talk.say(message)).offers));
	expect(offered).toEqual(["taps", "say", "say", "say"]);
});

it("says who could read this, also beside what it is", async () => {
	expect((await new Talk().say("Who can read what I write here?")).content).toMatch(/belong to your account/);
	const both = await new Talk().say("What are you exactly? And who can read what I write here?");
	expect(both.content).toMatch(/a program, not a person/);
	expect(both.content).toMatch(/belong to your account/);
});

describe("where it is not certain what somebody tells", () => {
	const taps = (offers: readonly Offer[]) => of(offers, "taps").taps.map(({ tap }) => tap);

	it("offers those of whom they write to choose from, and asks nothing about them", async () => {
		const { content, offers } = await new Talk().say("My sister has a new kitchen and a new way of looking at mine");
		expect(content.replace(/“.*”/, "")).not.toMatch(/sister|who is/i);
		expect(taps(offers)).toContainEqual({ do: "matter", id: "with-family" });
		expect(taps(offers)).toContainEqual({ do: "group", id: "good" });
	});

	it("leaves room after a few words, with what may fit below", async () => {
		const { content, offers } = await new Talk().say("rained all day");
		expect(content).toMatch(/tap what fits/);
		expect(taps(offers)).toContainEqual({ do: "matter", id: "bored" });
	});

	it("asks whether something is good that sounds so, and claims nothing", async () => {
		const { offers } = await new Talk().say("Such a lovely evening with everybody in the garden");
		expect(taps(offers)).toContainEqual({ do: "matter", id: "good-day" });
		const sad = await new Talk().say("It would have been a lovely evening but nobody came");
		expect(JSON.stringify(sad.offers)).not.toContain("good-day");
	});

	it("prefers what is told to the people in it", async () => {
		const { offers } = await new Talk().say("my parents are getting divorced and they fight over me");
		expect(taps(offers)[0]).toEqual({ do: "matter", id: "parents-parting" });
	});
});

it("takes “what should I do” for no decision, and gives each question for a decision another way to hear the answer", async () => {
	const talk = await about("same-quarrel", "We had the same fight again about the dishes");
	expect((await talk.say("what should I do now?")).content).toContain("from their side");
	const asked = [];
	for (const message of ["should I ring him", "shall I go or not", "do I tell him"])
		asked.push((await talk.say(message)).content.split("\n\n").at(-1));
	expect(new Set(asked).size).toBe(3);
	expect(asked.every((question) => question?.endsWith("?"))).toBe(true);
});

it.each(["what?", "??", "I don't get it"])("says simply what it wants after %j", async (message) => {
	const talk = new Talk();
	await talk.say(TOLD);
	expect((await talk.say(message)).content).toMatch(/^Sorry, I wasn’t clear/);
});

it.each(["you're just a bot repeating phrases", "u keep repeating urself"])("believes %j", async (message) => {
	const talk = new Talk();
	await talk.say(TOLD);
	const { content } = await talk.say(message);
	expect(missedLines.some((one) => content.includes(one))).toBe(true);
});

it("says that it is there, and what it can do of what it is asked to do", async () => {
	const talk = new Talk();
	await talk.say(TOLD);
	expect((await talk.say("are you there?")).content).toMatch(/I’m (?:still )?here/);
	expect(kinds((await talk.say("can you ring her for me")).offers)).toEqual(["what-would-help"]);
	expect((await talk.say("do you think hes angry")).content).toMatch(/somebody else|only they|near to it/i);
	expect(kinds((await talk.say("no i dont want to read anything")).offers)).not.toContain("which-is-nearest");
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

it("has questions for somebody who doesn’t know what to talk about", async () => {
	const { offers } = await new Talk().say("what do I even talk about on a date");
	expect(of(offers, "talk").id).toBe("questions-to-ask");
});

it.each([
	["Hola. Mi novio se fue a Madrid hace dos semanas y yo digo que estoy bien pero la verdad que no duermo", "spa"],
	[
		"hola, no se si aqui puedo escribir en español. llevo un mes sin hablar con mi hermano por lo de la casa de mi padre",
		"spa",
	],
	["estoy muy triste hoy porque mi madre no me habla", "spa"],
	["estou muito triste hoje, minha mãe não fala comigo", "por"],
	["je suis triste, mon père ne me parle pas", "fra"],
])("answers %j in that language only", async (message, code) => {
	const { content } = await new Talk().say(message);
	expect(content.trim()).toBe(englishOnly[code]);
});

it.each(["I'm so angry at him", "lonely. and a bit proud", "annoyed, honestly"])(
	"does not ask for the feeling that was just named in %j",
	async (message) => {
		const talk = new Talk();
		await talk.say("It has been a strange summer.");
		await talk.say("The bus was late and the driver gave everybody a boiled sweet.");
		expect(kinds((await talk.say(message)).offers)).not.toContain("feeling");
	},
);

describe("an explicit ask", () => {
	it.each<[ask: string, answer: RegExp]>([
		["is it normal to feel nothing at all", /near to it|^I can’t see your life|^That I can’t measure/],
		["but what if he says no", said(answerLines["what-if"])],
		["anything I can do right now?", /smallest|could help/],
		["I wrote: I miss you, and you owe me nothing. is that too hard", /^Three checks/],
		["don't ask me anything for a bit. he was my uncle", /Then I’ll listen/],
		["let me moan", /Then I’ll listen/],
		["whats this for then", /a program, not a person/],
		["is there something to read?", /Which of these|near|choose where it belongs|What is it about/],
	])("gets its own answer: %s", async (ask, answer) => {
		const talk = new Talk();
		await talk.say("It has been a strange summer, all of it.");
		expect((await talk.say(ask)).content).toMatch(answer);
	});

	it.each(["do what?? i asked what if he says no", "is what the same all day??", "that's not what I asked"])(
		"that was passed over is answered after %j, with one apology",
		async (complaint) => {
			const talk = new Talk();
			await talk.say("It has been a strange summer, all of it.");
			await talk.say("and what if he says no");
			const { content } = await talk.say(complaint);
			expect(content).toMatch(/Sorry/);
			expect(content).toMatch(said(answerLines["what-if"]));
		},
	);

	it("is not taken from a question in return that only has two marks", async () => {
		const talk = new Talk();
		await talk.say("It has been a strange summer, all of it.");
		expect((await talk.say("since june?? it's fine. i might swim. is that stupid")).content).not.toMatch(/[Ss]orry/);
	});

	it("is heard for no questions in the middle of a loss, which is met first", async () => {
		const talk = new Talk();
		await talk.say("It has been a strange summer, all of it.");
		expect((await talk.say("my uncle, he died in june")).content).toMatch(/sorry[\s\S]*about the one who is gone\?$/);
		expect((await talk.say("dont ask me anything for a minute")).content).toMatch(/Then I’ll listen/);
	});

	it("about the world gets titles in the middle of a conversation, also while they are listened to", async () => {
		const talk = new Talk();
		await talk.say("moved to hamburg 6 weeks ago. dont know anybody");
		await talk.tap({ do: "door", door: "listen" });
		await talk.say("sunday i walked around the harbour 3 hrs");
		const { offers } = await talk.say("how do you meet ppl in a new city when you dont drink and hate sport");
		expect(of(offers, "which-is-nearest").titles.map(({ id }) => id)).toContain("a-new-place");
	});

	it("that is no question is not answered as one", async () => {
		const talk = new Talk();
		await talk.say("the bank sent me to the branch, can you believe it");
		expect((await talk.say("what branch, they closed it")).content).not.toMatch(/\bfear\?|first thought|on your side/);
		expect((await talk.say("WHAT sounds good about that??")).content).toMatch(/mistake|went past|Sorry/);
	});

	it("for words never brings the same twice", async () => {
		const talk = new Talk();
		await talk.say("how do I say no to my sister?");
		expect(choices((await talk.say("how do I say no to her?")).offers)).not.toContain("no");
	});
});

it("says hello to somebody new in plain sentences", async () => {
	const { content } = await new Talk().say("Good evening. My son told me to try this. I don't know what one writes.");
	expect(content).toMatch(/^Hello\. I’m a program/);
	expect(content).not.toContain("?");
});

it("shows what is near to a story behind the tap for something to read, without the score that an unasked title needs", async () => {
	const talk = new Talk();
	await talk.say("my son is so shy at school");
	expect(kinds((await talk.tap({ do: "door", door: "read" })).offers)).toEqual(["which-is-nearest"]);
});
