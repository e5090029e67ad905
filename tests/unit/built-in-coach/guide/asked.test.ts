import { decisionLines, doneToYou, notMine } from "@/lib/ai/built-in/guide/content/lines";
import { nearestTitles } from "@/lib/ai/built-in/guide/nearest";
import type { Turn } from "@/lib/ai/types";
import type { Offer } from "@/lib/domain/chat/guide";
import { entry, pagesOf, Talk } from "./talk";

/** The labels of everything that can be tapped. */
const labels = (offers: readonly Offer[]): string[] =>
	offers.flatMap((one) => {
		if (one.kind === "which-is-nearest") return one.titles.map(({ title }) => title);
		if (one.kind === "taps") return one.taps.map(({ label }) => label);
		if (one.kind === "next-steps") return one.steps.map(({ label }) => label);
		return "label" in one && one.label ? [one.label] : [];
	});
const first = async (message: string) => new Talk().say(message);

describe("a question about one's own life", () => {
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

describe("a decision", () => {
	it("is asked back in the person's own words, each time in another way", async () => {
		const talk = new Talk();
		const all = [];
		for (let at = 0; at < 4; at++) {
			const { content } = await talk.say("send it or wait?");
			expect(content).toMatch(/“send it”[\s\S]*“wait”/);
			all.push(content);
		}
		expect(new Set(all).size).toBe(4);
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
		["Please show me my pages from May.", /I found nothing of yours, from May 1/],
	])("is a search: %s", async (message, found) =>
		expect((await new Talk({ pages }).say(message)).content).toMatch(found),
	);

	it("may name the page in an earlier message, and another word after it", async () => {
		const talk = new Talk({ pages });
		await talk.say("On the 8th I wrote about my father. It was the 8th.");
		expect((await talk.say("Can you find that page for me or not")).content).toMatch(/persimmons/);
		expect((await talk.say("Mika")).content).toMatch(/clerk/);
	});

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
