import fc from "fast-check";
import { type FeelingId, feelingIds } from "@/lib/domain/feelings/feelings";
import { articleBySlug } from "@/lib/domain/handbook/handbook";
import { firstWords } from "@/lib/domain/handbook/schema";
import { carrying } from "@/lib/domain/letters/carrying";
import { composeLetter } from "@/lib/domain/letters/compose";
import {
	articleSubjects,
	articlesByFeeling,
	careful,
	hard,
	hardQuestions,
	leftOut,
	questions,
	weekQuestions,
} from "@/lib/domain/letters/content";
import { LEFT_OUT, pageOrItsEnds, wholeLine } from "@/lib/domain/letters/passage";
import { type Period, periodOf, periodsWith } from "@/lib/domain/letters/periods";
import type { Letter, LetterFacts } from "@/lib/domain/letters/schema";
import { lineSources } from "@/lib/domain/lines/schema";
import { addDays, type Day } from "@/lib/domain/progress/days";
import { kindDeed } from "@/lib/domain/text/deed-words";

const week = periodOf("week-2026-11-16") as Period;
const line = { source: "entry", href: "/a", isKept: false, feeling: null, own: null, prompt: null } as const;
const facts: LetterFacts = {
	...{
		period: week,
		isKept: false,
		firstName: "Ada",
		hasModel: false,
		form: "whole",
		leavesOut: false,
		saysLeftOut: false,
		isAfterCareful: false,
		isHomeUnsafe: false,
		isDoubtful: false,
		lastBefore: "2026-11-14",
		hasMore: true,
	},
	days: ["2026-11-16", "2026-11-17", "2026-11-18", "2026-11-20"],
	lines: [
		{ ...line, text: "Soup, and the window open.", day: "2026-11-17", feeling: "calm" },
		{ ...line, text: "I said it.", day: "2026-11-18", isKept: true },
	],
	feelings: [
		{ id: "sad", count: 2, days: ["2026-11-16", "2026-11-18"] },
		{ id: "calm", count: 1, days: ["2026-11-17"] },
		{ id: "tense", count: 1, days: ["2026-11-16"] },
	],
	...{ earlier: [], ownWords: [] },
	people: [
		{ id: "1", name: "Mira", pages: 3 },
		{ id: "2", name: "Jonas", pages: 1 },
		{ id: "3", name: "Tom", pages: 1 },
	],
	done: [{ what: "meant", text: "ring Mum" }],
	open: [{ what: "goal", text: "Ask first" }],
};

/** A feeling that was chosen once on each of these days. */
const felt = (id: FeelingId, days: Day[] = ["2026-11-16", "2026-11-17"]): LetterFacts["feelings"] => [
	{ id, count: days.length, days },
];

const spoken = ({ people }: Letter) => (people ?? []).map(({ text }) => text).join("");

it("says what was written, felt and done, in whole sentences", () => {
	const letter = composeLetter(facts);
	expect(letter).toMatchObject({
		greeting: "Dear Ada,",
		lines: [{ text: "Soup, and the window open." }, { text: "I said it." }],
		// Hard feelings are not listed beside a good moment.
		feelings: null,
		intentions: "You had planned this, and it went well: “ring Mum”. You set yourself a goal: “Ask first”.",
	});
	expect(letter.lines[0]?.join).toMatch(/Tuesday.*“calm”|“calm”.*Tuesday/);
	expect(letter.lines[1]?.join).toMatch(/Wednesday/);
	// Who was in a week is in its lines.
	expect(letter.people).toBeNull();
});

describe("a month", () => {
	const month = { ...facts, period: periodOf("month-2026-11") as Period };

	test.each<[string, Partial<LetterFacts>, string]>([
		["names of whom somebody wrote most", {}, "You wrote of Mira, Jonas and Tom."],
		["names nobody alone", { people: facts.people.slice(0, 1) }, ""],
		["names nobody under hard feelings", { lines: [], feelings: felt("guilty", facts.days) }, ""],
	])("%s", (_, more, words) => expect(spoken(composeLetter({ ...month, ...more }))).toBe(words));

	const on = (id: FeelingId, count: number) => ({ id, count, days: facts.days.slice(0, count) });
	test.each<[string, LetterFacts["feelings"], Partial<LetterFacts>, string | null]>([
		["names what was chosen most", [on("calm", 3), on("sad", 1)], {}, "“calm” on three days."],
		[
			"cuts no group of equals",
			[on("calm", 3), on("sad", 2), on("proud", 2), on("tired", 2)],
			{},
			"“calm” on three days.",
		],
		["names nothing of many equals", [on("sad", 2), on("calm", 2), on("proud", 2), on("tired", 2)], {}, null],
		["names no row of hard words", [on("sad", 3), on("tired", 2), on("calm", 1)], {}, null],
		["counts nothing where days are left out", [on("calm", 3)], { leavesOut: true }, null],
	])("%s", (_, feelings, more, words) => {
		const letter = composeLetter({ ...month, ...more, feelings });
		expect(letter.feelings).toBe(words && `What you chose most often this month: ${words}`);
	});
});

test("a month that leaves days out says so, without naming help", () => {
	const letter = composeLetter({ ...facts, period: periodOf("month-2026-11") as Period, leavesOut: true });
	expect(letter.paragraphs).toContain(
		"Some very hard days of November are not in this letter. They are where you wrote them.",
	);
	expect(letter.leavesOut).toBe(false);
});

test("a kept line with the sentence that it leans on is not called the line", () => {
	const lines = [
		{ ...line, text: "I asked. I want to remember this.", day: "2026-11-18", isKept: true, isWidened: true },
	];
	expect(composeLetter({ ...facts, lines }).lines[0]?.join).toBe("From Wednesday, with a line that you kept:");
});

test("a hard feeling does not stand above a line about a laugh", () => {
	const laugh = { ...line, text: "We laughed until the tea was cold.", day: "2026-11-16" };
	const hardWeek = { ...facts, feelings: felt("guilty"), days: ["2026-11-16", "2026-11-17"] };
	expect(JSON.stringify(composeLetter({ ...hardWeek, lines: [] }).paragraphs)).toContain("“guilty”");
	expect(JSON.stringify(composeLetter({ ...hardWeek, lines: [laugh] }).paragraphs)).not.toContain("guilty");
});

describe("the heavy notice", () => {
	const notices = [...Object.values(careful).flat(), leftOut];

	it("names who listens and how to reach them, says goodbye, and is never the same words again", () => {
		for (const kind of ["week", "month", "year"] as const) {
			const period = periodsWith("2026-11-18").find((one) => one.kind === kind) as Period;
			const { paragraphs, closing, question: asked } = composeLetter({ ...facts, period, form: "careful" });
			expect(paragraphs.join(" ")).toMatch(/“Help now” has people/);
			expect([closing?.length, asked]).toEqual([expect.any(Number), null]);
		}
		expect(new Set(notices).size).toBe(notices.length);
	});

	it("is followed by a letter with words of its own, which offers and lists nothing", () => {
		const tired = {
			...facts,
			lines: [],
			done: [],
			open: [],
			feelings: felt("tired"),
			days: ["2026-11-16", "2026-11-17"],
		} as LetterFacts;
		const after = composeLetter({ ...tired, isAfterCareful: true });
		const usual = Object.values(hard).flat().concat(Object.values(hardQuestions).flat());
		expect(after).toMatchObject({ article: null, people: null, feelings: null });
		expect(usual.filter((text) => JSON.stringify(after).includes(text))).toEqual([]);
	});
});

test("no question and no consoling sentence comes twice within two months", () => {
	const WEEKS = 8;
	const letters = Array.from({ length: 60 }, (_, i) => periodOf(`week-${addDays("2026-01-05", i * 7)}`) as Period);
	for (const feeling of ["tired", "calm"] as const) {
		const said = letters.map((period) => {
			const days = [period.from];
			const lines = [{ ...line, text: "The weir. I'll go again next week.", day: period.from, feeling }];
			const { paragraphs, question: asked } = composeLetter({
				...facts,
				...{ done: [], open: [], people: [] },
				period,
				days,
				lines,
				feelings: felt(feeling, days),
			});
			return [asked, ...paragraphs.slice(1)].filter((text) => text !== null);
		});
		said.forEach((texts, i) => {
			const before = said.slice(Math.max(0, i - WEEKS + 1), i).flat();
			expect(texts.filter((text) => before.includes(text))).toEqual([]);
		});
	}
	const all = [questions, hardQuestions, weekQuestions].flatMap((some) => Object.values(some).flat());
	expect(new Set(all).size).toBe(all.length);
});

test.each<[string, Partial<LetterFacts>, RegExp]>([
	["nothing is quoted", { lines: [] }, /^What you wrote is where you left it/],
	["all that there is is quoted", { hasMore: false }, /^(?:Until|Take care, until) the next letter\.$/],
])("ends with what is true where %s", (_, more, words) => {
	for (let week = 0; week < 12; week++) {
		const period = periodOf(`week-${addDays("2026-11-16", week * -7)}`) as Period;
		expect(composeLetter({ ...facts, ...more, period }).closing).toMatch(words);
	}
});

const person = fc.record({
	...{ id: fc.uuid(), name: fc.constantFrom("Mira", "Mum"), pages: fc.integer({ min: 1, max: 99 }) },
});
const anything: fc.Arbitrary<LetterFacts> = fc
	.record({ days: fc.integer({ min: 0, max: 20_000 }), kind: fc.integer({ min: 0, max: 2 }) })
	.map(({ days, kind }) => periodsWith(addDays("1990-01-01", days))[kind] as Period)
	.chain((period) =>
		fc.record({
			period: fc.constant(period),
			isKept: fc.boolean(),
			firstName: fc.constantFrom("Ada", "", " ", "{days}"),
			hasModel: fc.boolean(),
			days: fc
				.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 })
				.map((all) => all.sort((a, b) => a - b).map((later) => addDays(period.from, later))),
			leavesOut: fc.boolean(),
			saysLeftOut: fc.boolean(),
			isHomeUnsafe: fc.boolean(),
			isDoubtful: fc.boolean(),
			isAfterCareful: fc.boolean(),
			hasMore: fc.boolean(),
			earlier: fc.array(fc.subarray(feelingIds)),
			lastBefore: fc.constantFrom(null, addDays(period.from, -1), addDays(period.from, -400)),
			form: fc.constantFrom("whole", "careful", "partly"),
			lines: fc.array(
				fc.record({
					text: fc.constantFrom("One.", "Two, {words}.", "猫。", "Three?"),
					day: fc.constantFrom(period.from, addDays(period.from, -3)),
					source: fc.constantFrom(...lineSources),
					href: fc.constantFrom(null, "/x"),
					isKept: fc.boolean(),
					feeling: fc.constantFrom(null, ...feelingIds),
					own: fc.constantFrom(null, "feral", "an orphan with free time"),
					prompt: fc.constantFrom(null, "What are you afraid of?"),
				}),
				{ maxLength: 3 },
			),
			feelings: fc.uniqueArray(
				fc
					.record({
						id: fc.constantFrom(...feelingIds),
						count: fc.integer({ min: 1, max: 40 }),
						later: fc.integer({ min: 0, max: 6 }),
					})
					.map(({ later, ...one }) => ({ ...one, days: [addDays(period.from, later)] })),
				{ selector: ({ id }) => id },
			),
			people: fc.array(person, { maxLength: 9 }),
			ownWords: fc.array(
				fc.record({ day: fc.constant(period.from), word: fc.constantFrom("feral", "$&", "“an orphan”") }),
			),
			done: fc.array(fc.record({ what: fc.constantFrom("goal", "meant"), text: fc.constantFrom("ring Mum") }), {
				maxLength: 9,
			}),
			open: fc.constant([]),
		}),
	);

it("has no gap, and no figure that is not among what is known", () => {
	fc.assert(
		fc.property(anything, (known) => {
			const letter = composeLetter(known);
			const { paragraphs, feelings, intentions, question: asked, closing } = letter;
			const joins = letter.lines.map(({ join }) => join);
			const ours = [...paragraphs, ...joins, feelings, spoken(letter), intentions, asked, closing];
			expect(ours.join(" ")).not.toMatch(/[{}]|undefined|NaN|\b1 (?:days|words|pages)|\bone (?:days|pages)/);
			expect(paragraphs.every((text) => /^[A-Z0-9“].*[.]$/.test(text))).toBe(true);
			expect(joins.every((text) => /^[A-Z0-9“].*:$/.test(text))).toBe(true);
			if (known.form === "whole") return;
			const { lines, people, article } = letter;
			expect([...lines, feelings, people, intentions, article, asked].filter(Boolean)).toEqual([]);
			expect(closing !== null).toBe(known.form === "careful");
		}),
	);
});

it("offers articles that there are, and none that begins with a warning", () => {
	for (const slug of Object.values(articlesByFeeling).flat()) {
		const found = articleBySlug(slug);
		expect([slug, found === null ? "not there" : firstWords(found.article)]).toEqual([slug, null]);
		expect(articleSubjects[slug]).toMatch(/^[a-z]/);
	}
});

it.each([
	["a part of a sentence", "It rained. We had soup at noon.", "had soup", "We had soup at noon."],
	[
		"what leans on the sentence before",
		"We waited. I want to remember that this is how it works.",
		"I want to remember that this is how it works.",
		"We waited. I want to remember that this is how it works.",
	],
	["what points to something that may not come", "Bad luck. I liked that.", "I liked that.", null],
	["a whole sentence", "It rained. We had soup.", "We had soup.", "We had soup."],
])("quotes whole sentences of a kept line: %s", (_, text, kept, whole) => {
	expect(wholeLine(text, kept, (sentence) => !sentence.startsWith("Bad"), 200)).toBe(whole);
});

describe("the question of a week", () => {
	const quiet = { ...facts, ...{ done: [], open: [], people: [], feelings: [] }, days: ["2026-11-17"] };
	const page = (text: string, more: object = {}) => ({ ...line, text, day: "2026-11-17", ...more });
	/** All questions of eight weeks in a row. */
	const asked = (lines: object[], more: Partial<LetterFacts> = {}) =>
		Array.from({ length: 8 }, (_, i) => {
			const period = { ...periodOf("week-2026-11-16") } as Period;
			const later = (day: Day) => addDays(day, i * 7);
			const moved = { ...period, from: later(period.from), to: later(period.to) };
			const found = { ...quiet, ...more, lines: lines as LetterFacts["lines"] };
			return composeLetter({
				...found,
				...{ period: moved, days: found.days.map(later) },
				lines: found.lines.map((one) => ({ ...one, day: later(one.day) })),
			}).question;
		}).filter((text) => text !== null);
	const people = [{ id: "1", name: "Mira", pages: 1 }];

	test.each<[string, object[], Partial<LetterFacts>]>([
		["whether the word was a good one is not known", [page("Mira came.", { own: "feral" })], { people }],
		["a plan is asked about already", [page("I'll go.")], { open: [{ what: "due", text: "go" }] }],
	])("is not asked where %s", (_, lines, more) => expect(asked(lines, more)).toEqual([]));

	it("is careful where the last feeling was a hard one", () => {
		expect(asked([page("I'll go tomorrow, Mira.", { feeling: "sad" })], { people })).toEqual(weekQuestions.heavy);
	});

	test.each<[string, object[], Partial<LetterFacts>]>([
		["nothing is certain", [page("The weir.")], {}],
		["a later page may tell what came of a plan", [page("I'll go tomorrow.")], { days: ["2026-11-17", "2026-11-18"] }],
	])("is true of any week where %s", (_, lines, more) => expect(asked(lines, more)).toEqual(weekQuestions.any));
});

test("a line stands below its day, the question that it answers, and the feeling or the word for it", () => {
	const joinOf = (more: object) =>
		composeLetter({ ...facts, lines: [{ ...line, text: "That she goes.", day: "2026-11-17", ...more }] }).lines[0]
			?.join;
	const prompt = "What are you afraid of?";
	expect(joinOf({ own: "feral" })).toMatch(/Tuesday.*“feral”.*:$/);
	expect(joinOf({ prompt })).toMatch(/Tuesday.*“What are you afraid of\?”:$/);
	expect(joinOf({ prompt, own: "honest" })).toMatch(/(?=.*Tuesday)(?=.*“honest”)(?=.*“What are you afraid of\?”).*:$/);
	expect(joinOf({ prompt, feeling: "sad" })).toMatch(/(?=.*Tuesday)(?=.*“sad”)(?=.*“What are you afraid of\?”).*:$/);
});

test("a month is told by the words for its days and by those of whom somebody wrote", () => {
	const ownWords = [
		{ day: "2026-11-16", word: "feral" },
		{ day: "2026-11-18", word: "proud as" },
	];
	const lines = [{ ...line, text: "She knew.", day: "2026-11-17" }];
	const month = { ...facts, lines, ownWords, feelings: felt("calm", ["2026-11-17"]) };
	const letter = composeLetter({ ...month, period: periodOf("month-2026-11") as Period });
	expect(letter.feelings).toBe("Your words for the days, one after the other: “feral”, “calm” and “proud as”.");
	expect(spoken(letter)).toBe("You wrote of Mira, Jonas and Tom.");
	expect(letter.intentions).not.toBeNull();
	const year = composeLetter({ ...month, period: periodOf("year-2026") as Period });
	expect(year.feelings).toBeNull();
});

it("asks how a plan went whose day has come, and names one for a later day as ahead", () => {
	const open = [
		{ what: "due", text: "ring Mum" },
		{ what: "meant", text: "see the bank" },
	] as const;
	const { intentions } = composeLetter({ ...facts, done: [], open: [...open] });
	expect(intentions).toBe("You had planned this: “ring Mum”. How did it go? Still ahead of you: “see the bank”.");
	const month = composeLetter({ ...facts, period: periodOf("month-2026-11") as Period, done: [], open: [...open] });
	expect(month.intentions).toBeNull();
});

describe("one tap", () => {
	const once = { ...facts, lines: [], done: [], open: [], people: [], feelings: felt("sad", ["2026-11-17"]) };

	it("on the only page of a week is met with care", () => {
		expect(composeLetter({ ...once, days: ["2026-11-17"] }).paragraphs[1]).toMatch(/^You chose “sad”\. /);
	});
});

const none = () => true;

test.each([
	["My sister held my sleeve the whole time, like when we were small.", true],
	["Piotr had bought a cake without telling me, from the shop by the station.", true],
	["Mum came over with soup and changed the sheets.", true],
	["I brought the forms to the bank and waited there.", false],
	["Somebody brought the forms back to me at last.", false],
	["I called the bank about the form again today.", false],
])("“%s” tells of somebody who was there: %s", (sentence, is) => {
	expect(carrying(sentence, kindDeed, none, none)).toBe(is ? sentence : null);
});

test("a sentence that carries is not torn from what turns it", () => {
	const kind = "Mum came over with soup and changed the sheets.";
	expect(carrying(`It rained. ${kind} The radio was on.`, kindDeed, none, none)).toBe(kind);
	expect(carrying(`${kind} Then she told me that she is ill.`, kindDeed, none, none)).toBeNull();
	expect(carrying(`${kind} It was the day of the funeral.`, kindDeed, none, (one) => !/funeral/.test(one))).toBeNull();
	expect(carrying("Basia rang at six. She brought plums from her garden.", kindDeed, none, none)).toBe(
		"Basia rang at six. She brought plums from her garden.",
	);
});

describe("a page", () => {
	const sentence = (i: number) => `This is sentence ${i} of a page about the weir and the heron. `;
	const long = Array.from({ length: 30 }, (_, i) => sentence(i)).join("");

	it("is quoted whole", () =>
		expect(pageOrItsEnds(" He died. Oranges.\n\nShe laughed. ", 900)).toBe("He died. Oranges.\n\nShe laughed."));

	it("that is too long is quoted by its beginning and its end", () => {
		const [head = "", tail = ""] = pageOrItsEnds(long, 400)?.split(LEFT_OUT) ?? [];
		expect(long.startsWith(head)).toBe(true);
		expect(long.trim().endsWith(tail)).toBe(true);
		expect(tail).toContain("sentence 29");
		expect(pageOrItsEnds("x".repeat(901), 900)).toBeNull();
	});

	it("is quoted word for word, and by no more characters than there is room for", () => {
		fc.assert(
			fc.property(
				fc.array(fc.constantFrom("It rained.", "Soup!", "“Who let you in?” she asked.", "\n\n", "Dr. Ada came."), {
					minLength: 1,
				}),
				fc.integer({ min: 20, max: 200 }),
				(parts, most) => {
					const text = parts.join(" ");
					const runs = pageOrItsEnds(text, most)?.split(LEFT_OUT) ?? [];
					expect(runs.every((run) => text.includes(run))).toBe(true);
					expect(runs.join("").length).toBeLessThanOrEqual(most);
					if (runs.length === 1) expect(runs[0]).toBe(text.trim());
				},
			),
		);
	});
});

describe("a letter of a hard week", () => {
	const hardFacts: LetterFacts = {
		...facts,
		...{ done: [], open: [], people: [] },
		feelings: [
			{ id: "sad", count: 2, days: ["2026-11-16", "2026-11-17"] },
			{ id: "tired", count: 1, days: ["2026-11-17"] },
		],
	};
	const before = { ...line, text: "The walk to the weir helped.", day: "2026-10-03" } as const;

	it("says that it was hard where they said so more than once, and recommends nothing beside a line", () => {
		const letter = composeLetter({ ...hardFacts, lines: [before] });
		expect(letter.paragraphs[1]).toBe("Let this evening be an easy one, if it can be.");
		const withoutLine = composeLetter({ ...hardFacts, lines: [] });
		expect(withoutLine.paragraphs[1]).toMatch(/^On Monday you chose “sad”, and on Tuesday “sad” and “tired”\. /);
		expect(letter.article).toBeNull();
		const once = composeLetter({ ...hardFacts, lines: [], feelings: felt("guilty") });
		expect(once.paragraphs[1]).toMatch(/^On Monday you chose “guilty”, and on Tuesday “guilty”\./);
		expect(once.article).not.toBeNull();
	});
});
