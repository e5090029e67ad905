import fc from "fast-check";
import { feelingIds } from "@/lib/domain/feelings/feelings";
import { articleBySlug } from "@/lib/domain/handbook/handbook";
import { firstWords } from "@/lib/domain/handbook/schema";
import { composeLetter } from "@/lib/domain/letters/compose";
import { articlesByFeeling, articlesForAnybody, questions } from "@/lib/domain/letters/content";
import { type Period, periodOf, periodsWith } from "@/lib/domain/letters/periods";
import type { Letter, LetterFacts } from "@/lib/domain/letters/schema";
import { lineSources } from "@/lib/domain/lines/schema";
import { addDays } from "@/lib/domain/progress/days";

const question = (slug: string) => articleBySlug(slug)?.article.question;
const week = periodOf("week-2026-11-16") as Period;
const facts: LetterFacts = {
	...{ period: week, isKept: false, firstName: "Ada", days: 4, pages: 6, words: 812, form: "whole" },
	lines: [
		{ text: "Soup, and the window open.", day: "2026-11-17", source: "entry", href: "/a", isKept: false },
		{ text: "I said it.", day: "2026-11-18", source: "entry", href: "/b", isKept: true },
	],
	feelings: [
		{ id: "calm", count: 3 },
		{ id: "sad", count: 2 },
		{ id: "tense", count: 1 },
	],
	people: [
		{ id: "1", name: "Mira", pages: 4 },
		{ id: "2", name: "Jonas", pages: 1 },
	],
	done: [{ what: "meant", text: "ring Mum" }],
	open: [],
};

const spoken = ({ people }: Letter) => (people ?? []).map(({ text }) => text).join("");

it("says what was written, felt and done, in whole sentences", () => {
	const letter = composeLetter(facts, question);
	expect(letter).toMatchObject({
		greeting: "Dear Ada,",
		lines: { list: [{ text: "I said it." }, { text: "Soup, and the window open." }] },
		feelings: "How it felt, as you tapped it: “Calm” three times; “Sad” twice; “Tense” once.",
		done: { list: ["ring Mum"] },
		open: null,
	});
	expect(spoken(letter)).toBe("You wrote of Mira on four pages and Jonas on one page.");
	expect(letter.people?.filter(({ personId }) => personId).map(({ text }) => text)).toEqual(["Mira", "Jonas"]);
	expect(letter.paragraphs.join(" ")).toMatch(/four days/);
	expect(letter.paragraphs.join(" ")).toMatch(/812 words/);
	expect(letter.article?.question).toMatch(/\?$/);
});

const anything = fc.record<LetterFacts>({
	period: fc
		.tuple(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 2 }))
		.map(([days, kind]) => periodsWith(addDays("1990-01-01", days))[kind] as Period),
	isKept: fc.boolean(),
	firstName: fc.constantFrom("Ada", "", " ", "{days}"),
	days: fc.integer({ min: 1, max: 366 }),
	pages: fc.integer({ min: 1, max: 900 }),
	words: fc.integer({ min: 0, max: 900_000 }),
	form: fc.constantFrom("whole", "careful", "partly"),
	lines: fc.array(
		fc.record({
			text: fc.constantFrom("One.", "Two, {words}.", "猫。", "Three?"),
			day: fc.constant("2026-11-17"),
			source: fc.constantFrom(...lineSources),
			href: fc.constantFrom(null, "/x"),
			isKept: fc.boolean(),
		}),
		{ maxLength: 6 },
	),
	feelings: fc.uniqueArray(fc.record({ id: fc.constantFrom(...feelingIds), count: fc.integer({ min: 1, max: 40 }) }), {
		selector: ({ id }) => id,
	}),
	people: fc.array(
		fc.record({ id: fc.uuid(), name: fc.constantFrom("Mira", "Mum"), pages: fc.integer({ min: 1, max: 99 }) }),
		{ maxLength: 9 },
	),
	done: fc.array(fc.record({ what: fc.constantFrom("goal", "meant"), text: fc.constantFrom("ring Mum") }), {
		maxLength: 9,
	}),
	open: fc.constant([]),
});

it("has no gap, no figure and no line that is not among what is known", () => {
	fc.assert(
		fc.property(anything, (known) => {
			const letter = composeLetter(known, question);
			const ours = [...letter.paragraphs, letter.feelings ?? "", spoken(letter), letter.question ?? ""];
			expect(ours.join(" ")).not.toMatch(/[{}]|undefined|NaN|\b1 (?:days|words|pages)|\bone (?:days|pages)/);
			expect(letter.paragraphs.every((text) => /^[A-Z0-9].*[.]$/.test(text))).toBe(true);
			for (const line of letter.lines?.list ?? []) expect(known.lines).toContain(line);
			expect(letter.lines?.list.length ?? 0).toBeLessThanOrEqual(3);
			// What was kept comes first.
			const kept = (letter.lines?.list ?? []).map(({ isKept }) => isKept);
			expect(kept).toEqual([...kept].sort((a, b) => Number(b) - Number(a)));
			if (known.form === "whole") return;
			const { lines, feelings, people, done, open, article, question: asked } = letter;
			expect({ lines, feelings, people, done, open, article, asked }).toEqual({
				...{ lines: null, feelings: null, people: null, done: null, open: null, article: null, asked: null },
			});
		}),
	);
});

it("offers articles that there are, and none that begins with a warning", () => {
	for (const slug of [...Object.values(articlesByFeeling).flat(), ...articlesForAnybody]) {
		const found = articleBySlug(slug);
		expect([slug, found === null ? "not there" : firstWords(found.article)]).toEqual([slug, null]);
	}
});

it("asks another question in the next letter of the kind", () => {
	for (const all of Object.values(questions)) expect(new Set(all).size).toBe(all.length);
	const next = periodOf("week-2026-11-23") as Period;
	expect(composeLetter(facts, question).question).not.toBe(
		composeLetter({ ...facts, period: next }, question).question,
	);
});
