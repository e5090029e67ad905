import type { Offer, OfferOf } from "@/lib/domain/chat/guide";
import { articles } from "@/lib/domain/handbook/handbook";
import { entry, pagesOf, Talk } from "./talk";

function of<Kind extends Offer["kind"]>(offers: readonly Offer[], kind: Kind): OfferOf<Kind> {
	const found = offers.find((offer) => offer.kind === kind);
	if (!found) throw new Error(`Offered: ${offers.map((one) => one.kind).join(", ")}`);
	return found as OfferOf<Kind>;
}
const kinds = (offers: readonly Offer[]) => offers.map(({ kind }) => kind);

const TOLD = "My husband never listens to me and I always end up shouting";

it("asks how it is, then which title is nearest, and gives what was chosen part by part", async () => {
	const talk = new Talk();
	const told = await talk.say(TOLD);
	expect(kinds(told.offers)).toEqual(["feeling"]);
	const felt = await talk.tap({ do: "feeling", feeling: "hurt" });
	const { titles } = of(felt.offers, "which-is-nearest");
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

it("stays with good news where somebody feels bright", async () => {
	const talk = new Talk();
	await talk.say("They offered me the position this afternoon.");
	const { titles } = of((await talk.tap({ do: "feeling", feeling: "proud" })).offers, "which-is-nearest");
	expect(titles[0]?.id).toBe("good-news");
});

it("gives the same parts by tap", async () => {
	const talk = new Talk();
	const given = await talk.tap({ do: "open", kind: "article", id: "same-quarrel" });
	expect(of(given.offers, "article").part).toBe("try");
	const known = await talk.tap({ do: "part", slug: "same-quarrel", part: "known" });
	expect(of(known.offers, "article").part).toBe("known");
});

it("shows other titles after “None of these”, then the doors", async () => {
	const talk = new Talk();
	const first = of((await talk.say("How do I say no to my mother?")).offers, "which-is-nearest").titles;
	const second = of((await talk.tap({ do: "none" })).offers, "which-is-nearest").titles;
	expect(second.filter(({ id }) => first.some((one) => one.id === id))).toEqual([]);
	expect(kinds((await talk.say("none of these")).offers)).toEqual(["doors", "keep"]);
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
				const { offers } = await talk.say(message);
				expect(kinds(offers)).not.toContain("direct-question");
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
		expect(of(offers, "which-is-nearest").titles[0]?.id).toBe("worried-about-a-friend");
	});
});

it("asks an open question instead of showing titles that only share a common word", async () => {
	const talk = new Talk();
	await talk.say(TOLD);
	await talk.tap({ do: "feeling", feeling: "hurt" });
	const { content, offers } = await talk.say(
		"The bus was late and the driver gave everybody a boiled sweet for the wait.",
	);
	expect(content).toMatch(/\?$/);
	expect(kinds(offers)).toEqual(["keep"]);
});
