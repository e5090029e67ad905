import type { Offer, OfferOf } from "@/lib/domain/chat/guide";
import { feelingLines } from "@/lib/domain/feelings/content/lines";
import { articles } from "@/lib/domain/handbook/handbook";
import { occasionById, occasions } from "@/lib/domain/occasions/occasions";
import { directQuestions } from "@/lib/safety/direct-question-lines";
import { entry, pagesOf, Talk } from "./talk";

function of<Kind extends Offer["kind"]>(offers: readonly Offer[], kind: Kind): OfferOf<Kind> {
	const found = offers.find((offer) => offer.kind === kind);
	if (!found) throw new Error(`Offered: ${offers.map((one) => one.kind).join(", ")}`);
	return found as OfferOf<Kind>;
}
const kinds = (offers: readonly Offer[]) => offers.map(({ kind }) => kind);

const TOLD = "My husband never listens to me and I always end up shouting";

it("asks what would help, shows what is near, and gives what was chosen part by part", async () => {
	const talk = new Talk();
	const told = await talk.say(TOLD);
	expect(kinds(told.offers)).toEqual(["what-would-help"]);
	const { titles } = of((await talk.tap({ do: "door", door: "read" })).offers, "which-is-nearest");
	expect(titles.length).toBeLessThanOrEqual(3);
	const given = await talk.say("the first one");
	const article = articles.find(({ slug }) => slug === titles[0]?.id);
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

it("puts good news first where somebody feels bright, and answers a feeling with its own line", async () => {
	const talk = new Talk();
	await talk.say("They offered me the position this afternoon.");
	const felt = await talk.tap({ do: "feeling", feeling: "proud" });
	expect(of(felt.offers, "what-would-help").first).toBe("good-news");
	expect(feelingLines.proud.some((line) => felt.content.startsWith(line))).toBe(true);
});

describe("somebody who wants words", () => {
	it.each([
		["What do I write in a card? Our neighbour's boy was killed in an accident", "somebody-died"],
		["I need two lines for a wedding card", "congratulations"],
		["Give me wording for my mother, we are only coming for 3 days at Christmas", "limit"],
		["no. I asked for words. what can I tell my daughter, she is eleven and saw it", "to-a-child"],
	])("gets them at once where it is plain what for: %s", async (message, id) => {
		const { offers } = await new Talk().say(message);
		expect(of(offers, "lines")).toMatchObject({ id, lines: occasionById(id)?.lines });
	});

	it("is asked what for where it is not, and may tap or type it", async () => {
		const talk = new Talk();
		const asked = of((await talk.say("help me say something to Tom")).offers, "occasions");
		expect(asked.occasions).toHaveLength(occasions.length);
		expect(of((await talk.say("it's a sympathy card, somebody died")).offers, "lines").id).toBe("somebody-died");
		expect(of((await talk.tap({ do: "occasion", id: "sorry" })).offers, "lines").id).toBe("sorry");
		expect(of((await talk.tap({ do: "occasion", id: "all" })).offers, "occasions").occasions.length).toBeGreaterThan(9);
	});

	it("is offered none that lead towards somebody who may be dangerous", async () => {
		const talk = new Talk({ signs: ["partner-danger"] });
		const asked = of((await talk.say("help me say something to him")).offers, "occasions");
		expect(asked.occasions.map(({ id }) => id)).not.toContain("sorry");
		expect(asked.occasions.map(({ id }) => id)).toContain("to-a-child");
		expect(kinds((await talk.tap({ do: "occasion", id: "sorry" })).offers)).not.toContain("lines");
	});
});

describe("somebody who puts right what Sage took from their words", () => {
	it("is believed, and asked what would help", async () => {
		const talk = new Talk();
		await talk.say(TOLD);
		const { content, offers } = await talk.say("no, that's not what happened. It was my brother");
		expect(kinds(offers)).toContain("what-would-help");
		expect(content).toMatch(/right|wrong/);
	});

	it("gets other words to choose from, without those that were wrong", async () => {
		const talk = new Talk();
		const brought = of((await talk.say("What do I text her after the fight?")).offers, "lines");
		const { offers } = await talk.say("that's not it, nobody was angry");
		expect(of(offers, "occasions").occasions.map(({ id }) => id)).not.toContain(brought.id);
	});
});

it("asks something of somebody who is listened to, and wants to hear something", async () => {
	const talk = new Talk();
	await talk.tap({ do: "door", door: "listen" });
	await talk.say("My mother rearranged my kitchen again.");
	expect((await talk.say("say something")).content).toMatch(/\?$/);
});

it("says back a sentence of a long message, and none of a short one", async () => {
	const long = `${TOLD}. I come home late. The plates are in another cupboard now. I feel like a guest in my own flat.`;
	expect((await new Talk().say(long)).content).toContain("“I feel like a guest in my own flat.”");
	expect((await new Talk().say(TOLD)).content).not.toContain("“");
});

it("asks of no death whether it is good news, and after a feeling not for a feeling", async () => {
	expect(of((await new Talk().say("My father died on Monday.")).offers, "what-would-help").without).toEqual([
		"good-news",
	]);
	const talk = new Talk();
	await talk.say(TOLD);
	const felt = await talk.tap({ do: "feeling", feeling: "hurt" });
	expect(of(felt.offers, "what-would-help").without).toEqual(["feel", "good-news"]);
});

it.each([
	["Should I tell her", "decide"],
	["do I go or not", "decide"],
	["You're not reading a word I write", undefined],
	["I asked you about the chair.", undefined],
])("asks what would help after %j", async (message, first) => {
	const talk = new Talk();
	await talk.say(TOLD);
	expect(of((await talk.say(message)).offers, "what-would-help").first).toBe(first);
});

it("gives the same parts by tap", async () => {
	const talk = new Talk();
	const given = await talk.tap({ do: "open", kind: "article", id: "same-quarrel" });
	expect(of(given.offers, "article").part).toBe("try");
	const known = await talk.tap({ do: "part", slug: "same-quarrel", part: "known" });
	expect(of(known.offers, "article").part).toBe("known");
});

it("shows other titles after “None of these”, then the themes, and nothing again that was passed by", async () => {
	const talk = new Talk();
	const first = of(
		(await talk.say("Why do we have the same quarrel again and again?")).offers,
		"which-is-nearest",
	).titles;
	const second = of((await talk.tap({ do: "none" })).offers, "which-is-nearest").titles;
	expect(second.filter(({ id }) => first.some((one) => one.id === id))).toEqual([]);
	const [topic] = of((await talk.say("none of these")).offers, "topics").topics;
	const inside = of((await talk.tap({ do: "topic", id: topic?.id ?? "" })).offers, "which-is-nearest").titles;
	expect(inside.length).toBeGreaterThan(3);
	const again = await talk.say("Why do we have the same quarrel again and again?");
	const shown = again.offers.flatMap((offer) => (offer.kind === "which-is-nearest" ? offer.titles : []));
	expect(shown.filter(({ id }) => [...first, ...second].some((one) => one.id === id))).toEqual([]);
});

it("never says the same line twice in a row, and never only that something is kept", async () => {
	const talk = new Talk();
	let before = "";
	for (const message of [
		TOLD,
		"He laughed.",
		"Then I left the room.",
		"I do not know.",
		"It rained.",
		"My son cried.",
	]) {
		const { content, offers } = await talk.say(message);
		expect(content).not.toBe(before);
		expect(content).not.toMatch(/\bkept\b|noted|language model|I cannot/i);
		expect(offers.length).toBeGreaterThan(0);
		before = content;
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

it("listens to somebody who goes on telling, asks once how it feels, and later again what would help", async () => {
	const talk = new Talk();
	await talk.say(TOLD);
	const next = await talk.say("The bus was late and the driver gave everybody a boiled sweet for the wait.");
	expect(next.content).toMatch(/\?$/);
	expect(kinds(next.offers)).toEqual(["say"]);
	expect(next.content).toContain("“The bus was late and the driver gave everybody a boiled sweet for the wait.”");
	expect(kinds((await talk.say("Then he laughed at me.")).offers)).toContain("feeling");
	expect(kinds((await talk.say("And my sister as well.")).offers)).toEqual(["say"]);
	expect(kinds((await talk.say("I went to bed.")).offers)).toEqual(["what-would-help"]);
});

it("says who could read this, also beside what it is", async () => {
	expect((await new Talk().say("Who can read what I write here?")).content).toMatch(/belong to your account/);
	const both = await new Talk().say("What are you exactly? And who can read what I write here?");
	expect(both.content).toMatch(/a program, not a person/);
	expect(both.content).toMatch(/belong to your account/);
});
