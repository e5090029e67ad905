import fc from "fast-check";
import { fittingIn, reachOf } from "@/lib/ai/built-in/guide/fitting/offers";
import { pageOffers } from "@/lib/ai/built-in/guide/fitting/page-offers";
import { emptyMemory } from "@/lib/ai/empty-memory";
import { findArticles } from "@/lib/domain/handbook/find";
import { entry, pagesOf, Talk } from "./talk";

const offered = (message: string) => {
	const { exercises, articles, near } = fittingIn(message, reachOf(message, false));
	return [...exercises, ...articles, ...near].map(({ href }) => href);
};
const slugsOf = async (message: string) =>
	(await new Talk().say(message)).offers.flatMap(({ href }) => href?.split("/").at(-1) ?? []);

const words =
	"my mum mother parents colleague boss dad father moved deadline canal supper husband wife trumpet lighthouse she laughed about the a we and".split(
		" ",
	);
const text = fc.array(fc.constantFrom(...words), { minLength: 3, maxLength: 14 }).map((some) => `${some.join(" ")}.`);

it("says of a page only words that stand in it", () => {
	fc.assert(
		fc.property(text, text, (page, message) => {
			const pages = pagesOf(entry(1, "2026-11-01", page), entry(2, "2026-11-02", "Rain."));
			const input = {
				message,
				pages,
				today: "2026-11-21",
				turns: [],
				memory: emptyMemory,
				person: { firstName: "Ada" },
				manner: { persona: "", instructions: "" },
			};
			for (const { note = "" } of pageOffers(input, pages))
				for (const [, word] of note.matchAll(/“([^”]+)”/g))
					expect(page.toLowerCase().split(/[ .]/)).toContain(word?.toLowerCase());
		}),
		{ numRuns: 400 },
	);
});

it("offers a page by a word that stands in it, and not by another that means the same", () => {
	const input = {
		message: "My mum and her trumpet at the lighthouse.",
		today: "2026-11-21",
		turns: [],
		memory: emptyMemory,
		person: { firstName: "Ada" },
		manner: { persona: "", instructions: "" },
	};
	const pages = pagesOf(entry(1, "2026-11-01", "My mother played the trumpet by the lighthouse."));
	expect(pageOffers(input, pages).map(({ note }) => note)).toEqual(["Has “trumpet” and “lighthouse” in it"]);
});

it("quotes whole words as they stand", () => {
	fc.assert(
		fc.property(
			fc.array(
				fc.constantFrom(
					"my English",
					"is",
					"this",
					"what",
					"broken",
					"jealous",
					"of me",
					"how do i",
					"say no",
					"that",
					"it",
				),
				{ minLength: 2, maxLength: 8 },
			),
			(some) => {
				for (const { reason } of findArticles(some.join(" ")) ?? [])
					for (const [, quote = ""] of reason.matchAll(/“([^”]+)”/g))
						expect(` ${some.join(" ")} `).toContain(` ${quote} `);
			},
		),
		{ numRuns: 400 },
	);
});

it("shows the last page where what was written last time is asked for", async () => {
	const pages = pagesOf(entry(1, "2026-11-01", "Rain."), entry(2, "2026-11-03", "We painted the door."));
	const { content } = await new Talk({ pages }).say("do you remember what I wrote last time? my bag was stolen");
	expect(content).toContain("We painted the door.");
	expect(content).not.toMatch(/, \./);
});

it.each([
	// By words that stand apart, of which one alone says something.
	["now everyone thinks we are gonna get married, and I applied for a job in Perth", "/handbook/marrying"],
	["in the evening the signora and her sister ask me what I eat", "/handbook/my-body"],
	["my therapist sent a postcard from the sea", "/handbook/finding-a-therapist"],
	["my colleague isn't here today, so the plants are mine", "/handbook/trouble-at-work"],
	// Another's.
	["my sister told me she has depression", "/handbook/low-and-empty"],
	["my gf is mad bc I watered a cactus, it was her ex's cactus", "/handbook/anger"],
	['he wrote "I am not ready for a relationship" on a napkin', "/handbook/what-are-we"],
	// Denied, or refused.
	["We didn't break up, everyone relax, it is his drums that have gone", "/handbook/being-left"],
	["He doesn't hit me or cheat. He just never looks up from the paper.", "/handbook/is-this-okay"],
	["I really don't want to calm down today", "/handbook/panic"],
	["what is the soup. dont say yes", "/handbook/saying-no"],
	// Beside it.
	["the choir asked me, widowed six years, to sing a solo", "/handbook/grief"],
])("offers nothing on the strength of it: %s", (message, href) => {
	expect(offered(message)).not.toContain(href);
});

it.each([
	["I am so angry with my own hands", "/handbook/anger"],
	["she blocked me on everything yesterday evening", "/handbook/ghosted"],
	["my partner told me he has depression, what can I do", "/handbook/partner-depressed"],
	["I can never say no to anybody", "/exercises/saying-no"],
	["how do I make them see my depression is real", "/handbook/low-and-empty"],
])("still offers: %s", (message, href) => {
	expect(offered(message)).toContain(href);
});

it.each([
	"passed my theory exam and my boyfriend was outside with no balloon",
	"the baby laughed today and I wanted to tell somebody",
	"they handed me her ashes in a bag from the crematorium, she hated bags",
	"I don't need advice, he sang at the bus stop and I heard it",
])("leads to nobody where nothing is asked for: %s", async (message) => {
	const slugs = await slugsOf(message);
	expect(slugs.length).toBeLessThan(3);
	for (const slug of ["hard-conversation", "asking-for-something", "self-compassion"])
		expect(slugs).not.toContain(slug);
});

it.each([
	"He says if I leave he'll make sure everybody sees the photos",
	"My ex has been parking in my street. He just sits there in his van.",
	"she goes so quiet and then my things break, my good cups",
	"he never touched me, but he gets quiet before he gets angry and I know where my shoes are",
	"my flatmate slams doors and threw a plate near me",
])("has help among the offers, and nothing that leads to them: %s", async (message) => {
	const slugs = await slugsOf(message);
	expect(slugs).toContain("help-now");
	for (const slug of ["hard-conversation", "asking-for-something", "hard-talk", "asking"])
		expect(slugs).not.toContain(slug);
});

it.each([
	["Can I delete what I write here later? We share a tablet.", /^Yes\. Each thing is deleted/],
	["what's the point of the journal when there is this", /^The journal is for pages of your own/],
	["hey coach, tell me something nice, it was a long week", /nothing of my own/],
	["u there?", /^Hello/],
])("answers about itself: %s", async (message, answer) => {
	expect((await new Talk().say(message)).content).toMatch(answer);
});

it.each([
	[
		"I retired in March. I thought I'd do the loft and learn the Spanish. I've done the loft. My wife still works Tuesdays to Fridays and the other day she came in and I'd rearranged the spice rack by date, and she looked at it a long time.",
		"/handbook/long-distance",
	],
	["How many hours is it normal to sleep before it's called something else?", "/handbook/they-cheated"],
])("takes two words that stand apart for no reason: %s", async (message, href) => {
	expect((await new Talk().say(message)).offers.map((offer) => offer.href)).not.toContain(href);
});
