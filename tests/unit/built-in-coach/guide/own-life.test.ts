import type { Page } from "@/lib/domain/search/pages/page";
import { entry, pagesOf, Talk } from "./talk";

const pages = pagesOf(
	entry(1, "2026-10-01", "Elif came by. We talked about my mother."),
	entry(2, "2026-11-02", "Long day. My mother, Pilar, who calls every day around six, asked about Ana."),
	entry(3, "2026-11-10", "Ana and my mother met. Pilar was kind."),
	entry(4, "2026-11-12", "My sister Elif called. Long day."),
	entry(5, "2026-11-13", "Ana slept."),
	entry(6, "2026-11-14", "Pilar again. Pilar, Pilar."),
	entry(7, "2026-11-15", "The swimmer came second."),
);
const message = (id: number, day: string, text: string): Page => ({
	...entry(id, day, text),
	id: `message:${id}`,
	kind: "message",
	href: `/chat?message=${id}`,
});

it.each([
	["Who is Pilar?", "My mother, Pilar, who calls every day around six"],
	["who is elif", "My sister Elif called."],
	["who's Pilar again?", "My mother, Pilar, who calls every day around six"],
])("says who somebody is by the page that says it: %s", async (asked, first) => {
	const { content } = await new Talk({ pages }).say(asked);
	expect(content.split("\n").find((text) => text.startsWith("> "))).toContain(first);
});

it.each(["who is swimmer", "who is Olga"])("takes no other word for a name: %s", async (asked) => {
	expect((await new Talk({ pages }).say(asked)).content).not.toContain("> ");
});

it("takes no question that was put to the guide for a page about somebody", async () => {
	const asked = message(8, "2026-11-16", "Should I call Felix again?");
	expect((await new Talk({ pages: pagesOf(asked) }).say("Who is Felix?")).content).not.toContain("> ");
	const told = message(9, "2026-11-17", "My cousin Felix came by. Should I call Felix again?");
	const { content } = await new Talk({ pages: pagesOf(asked, told) }).say("Who is Felix?");
	expect(content).toContain("My cousin Felix came by.");
	expect(content).not.toContain("Should I call Felix");
});

it.each(["When does my mother call?", "what time does my mother call"])(
	"looks for a fact of their life on their pages, before the handbook: %s",
	async (asked) => {
		const { content } = await new Talk({ pages }).say(asked);
		expect(content).toContain("calls every day around six");
		expect(content).not.toMatch(/handbook/i);
		const nobody = await new Talk().say(asked);
		expect(nobody.content).not.toMatch(/It begins|afraid/);
		expect(nobody.offers.some(({ href }) => href?.startsWith("/handbook/"))).toBe(false);
	},
);

it("counts two things one by one", async () => {
	const { content } = await new Talk({ pages }).say("How often do I mention Ana and how often my mother?");
	expect(content).toMatch(/“Ana” is on 3 pages of yours/);
	expect(content).toMatch(/“mother” is on \d pages of yours/);
	expect(content).not.toMatch(/“Ana” and “mother”/);
});

it("says a day once where all of it is from one", async () => {
	const one = await new Talk({ pages }).say("How often do I mention the swimmer?");
	expect(one.content).toMatch(/on 1 page of yours, from November 15, 2026/);
	expect(one.content).not.toMatch(/The first is from/);
	const two = pagesOf(entry(1, "2026-11-15", "A kite."), entry(2, "2026-11-15", "The kite again."));
	expect((await new Talk({ pages: two }).say("How often do I mention the kite?")).content).toMatch(
		/on 2 pages of yours, all from November 15, 2026/,
	);
});

it("speaks of this conversation where it looked nowhere else", async () => {
	const more = pagesOf(
		entry(1, "2026-11-01", "Teresa called."),
		entry(2, "2026-11-02", "Teresa was late."),
		message(3, "2026-11-20", "Teresa and I had soup."),
		entry(4, "2026-11-05", "Bruno was here."),
	);
	const talk = new Talk({ pages: more });
	const { content } = await talk.say("What did I just tell you about Teresa?");
	expect(content).toMatch(/in 1 message of this conversation/);
	expect(content).not.toMatch(/page of yours/);
	const nothing = await talk.say("What did I tell you about Bruno?");
	expect(nothing.content).toMatch(/in this conversation/);
	expect(nothing.content).not.toMatch(/Nothing of yours|on your pages/);
	expect(nothing.offers[0]?.say).toMatch(/Bruno/);
});

it("shows the pages that it has counted, by the button and by words, also later", async () => {
	const talk = new Talk({ pages });
	const { offers } = await talk.say("How often do I mention my mother?");
	const show = offers[0]?.say ?? "";
	expect(show).not.toBe("Show more");
	const shown = /> Ana and my mother met/;
	expect((await talk.say("Show them")).content).toMatch(shown);
	await talk.say("I had soup.");
	expect((await talk.say(show)).content).toMatch(shown);
	expect((await talk.say("I had soup.")).content).not.toMatch(shown);
	const inNovember = await talk.say("How often did I mention my mother in October?");
	const { content } = await talk.say(inNovember.offers[0]?.say ?? "");
	expect(content).toContain("We talked about my mother.");
	expect(content).not.toMatch(shown);
});

it("finds the answer again that there is more of", async () => {
	const many = pagesOf(
		...Array.from({ length: 9 }, (_, i) => entry(i + 1, `2026-10-0${i + 1}`, `The kite, day ${i}.`)),
	);
	const talk = new Talk({ pages: many });
	await talk.say("What did I write about the kite?");
	await talk.say("I am afraid of heights.");
	expect((await talk.say("Show more")).content).toMatch(/next 4 of 9 pages/);
});

it("tells of what comes back on pages as a whole thing, and does not cut it", async () => {
	const pages = pagesOf(
		entry(1, "2026-10-01", "An hour in the music room with Ana."),
		entry(2, "2026-10-02", "The music room was locked. I walked around the lake."),
		entry(3, "2026-10-03", "Nobody in the Music Room. The lake froze."),
	);
	const { content } = await new Talk({ pages }).say("What do I write about most?");
	expect(content).toContain("“music room” (3 pages)");
	expect(content).toContain("“lake” (2 pages)");
	expect(content).not.toContain("“music”");
});

it("shows nobody the question about their part above words on a death", async () => {
	const died: Page = {
		...entry(1, "2026-10-01", "Walter died in May."),
		kind: "timeline",
		title: "What part did you play in it?",
	};
	const { content } = await new Talk({ pages: pagesOf(died) }).say("What did I write about Walter?");
	expect(content).toContain("Walter died in May.");
	expect(content).not.toContain("part did you play");
});
