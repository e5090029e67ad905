import fc from "fast-check";
import { findPages } from "@/lib/domain/search/find";
import { boxMatches, comparable } from "@/lib/domain/search/journal-box";
import type { Page } from "@/lib/domain/search/pages/page";
import { PageIndex } from "@/lib/domain/search/pages/page-index";
import { questionOf } from "@/lib/domain/text/question/question";

const today = "2026-11-21";
let made = 0;
const page = (day: string, text: string, more: Partial<Page> = {}): Page => {
	const id = `journal:${++made}`;
	return {
		id,
		kind: "journal",
		day,
		at: Date.parse(day),
		title: null,
		partOf: null,
		text,
		href: `/journal?entry=${made}`,
		...more,
	};
};
const indexOf = (...pages: Page[]) => {
	const index = new PageIndex();
	for (const one of pages) index.put(one);
	return index;
};
const ask = (index: PageIndex, text: string) => {
	const question = questionOf(text, today);
	if (question?.ask !== "pages") throw new Error(`Not a question about pages: ${text}`);
	return findPages(index, question);
};
const words = (index: PageIndex, text: string) => ask(index, text).passages.map((one) => one.words);

describe("finding pages", () => {
	it("finds every name of the same person, and nobody else's", () => {
		const index = indexOf(
			page("2026-11-01", "Mum rang."),
			page("2026-11-02", "My mam is fine."),
			page("2026-11-03", "We moved his mother's piano."),
			page("2026-11-04", "Alex, my sister Mira, and Amir."),
			page("2026-11-05", "Mira asked how I was."),
		);
		expect(words(index, "what did I write about my mother?").sort()).toEqual(["Mum rang.", "My mam is fine."]);
		expect(words(index, "what did I write about my sister?")).toHaveLength(2);
	});

	it("takes the newest, the first, and the days that are asked for", () => {
		const index = indexOf(
			page("2026-03-02", "The house is cold."),
			page("2026-11-18", "We painted the house."),
			page("2026-10-01", "The houses here are old."),
		);
		expect(words(index, "when did I last mention the house?")[0]).toBe("We painted the house.");
		expect(words(index, "when did I first mention the house?")[0]).toBe("The house is cold.");
		expect(words(index, "what did I write about the house in March?")).toEqual(["The house is cold."]);
		expect(words(index, "what did I write this week?")).toEqual(["We painted the house."]);
	});

	it("puts the sentence first that has everything, and of two the one in which the person speaks", () => {
		const index = indexOf(
			page("2026-11-01", "Alex went up to bed and I heard that you were right. Alex said: I don't want to be right."),
			page("2026-11-02", "Alex is ill. It was right to stay."),
		);
		expect(words(index, "What did Alex say about being right?")[0]).toContain("Alex said: I don't want to be right.");
	});

	it("says what is nowhere, and reads a slip of the pen as what it must be", () => {
		const index = indexOf(page("2026-11-01", "We flew to Lisbon with grandmother."));
		expect(ask(index, "what did I write about the submarine?")).toMatchObject({ passages: [], missing: ["submarine"] });
		expect(ask(index, "what did I write about Lisbom?")).toMatchObject({
			missing: [],
			readAs: { written: "Lisbom", as: "lisbon" },
		});
	});

	it("answers with nothing but what stands there", () => {
		const texts = [
			"The heron stood there. But not for long.",
			"Mum rang…\nI did not answer!",
			"No. Yes. Maybe the heron?",
			"a\n\nb heron",
		];
		const index = indexOf(...texts.map((text, i) => page(`2026-11-0${i + 1}`, text)));
		fc.assert(
			fc.property(fc.string({ maxLength: 60, unit: "grapheme" }), (topic) => {
				const found = findPages(index, {
					ask: "pages",
					want: "all",
					topic: `${topic} heron`,
					period: null,
					pageKinds: null,
				});
				for (const one of found.passages) expect(one.page.text).toContain(one.words);
			}),
		);
	});
});

describe("the journal's box", () => {
	const index = indexOf(
		page("2026-11-18", "We argued about the dishes.", { title: "Dishes" }),
		page("2026-10-02", "Mum made pancakes."),
		page("2025-03-02", "100% rain, snake_case."),
	);
	const found = (query: string) =>
		[...boxMatches(index, "journal", { query, today }, (one) => comparable(`${one.title ?? ""} ${one.text}`))]
			.map((id) => index.get(id)?.day)
			.sort();

	it.each([
		["argument", ["2026-11-18"]],
		["mother", ["2026-10-02"]],
		["panc", ["2026-10-02"]],
		["100%", ["2025-03-02"]],
		["snake_case", ["2025-03-02"]],
		["snake-case", []],
		["dishes pancakes", []],
		["this week", ["2026-11-18"]],
		["argued last month", []],
		["pancakes in October", ["2026-10-02"]],
		["", ["2025-03-02", "2026-10-02", "2026-11-18"]],
	])("%s", (query, days) => {
		expect(found(query)).toEqual(days);
	});
});
