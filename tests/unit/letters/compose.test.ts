import fc from "fast-check";
import { type FeelingId, feelingIds } from "@/lib/domain/feelings/feelings";
import { articleBySlug } from "@/lib/domain/handbook/handbook";
import { firstWords } from "@/lib/domain/handbook/schema";
import { carrying, kindDeed } from "@/lib/domain/letters/carrying";
import { composeLetter } from "@/lib/domain/letters/compose";
import {
	afterCareful,
	articlesByFeeling,
	careful,
	hard,
	hardQuestions,
	hardTimeQuestions,
	leftOut,
	leftOutOfYear,
	questions,
} from "@/lib/domain/letters/content";
import { passageOf, soundest, wholeLine } from "@/lib/domain/letters/passage";
import { type Period, periodOf, periodsWith } from "@/lib/domain/letters/periods";
import type { Letter, LetterFacts } from "@/lib/domain/letters/schema";
import { lineSources } from "@/lib/domain/lines/schema";
import { addDays, type Day } from "@/lib/domain/progress/days";

const question = (slug: string) => articleBySlug(slug)?.article.question;
const week = periodOf("week-2026-11-16") as Period;
const line = { source: "entry", href: "/a", isKept: false, feeling: null } as const;
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
		lastBefore: "2026-11-14",
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
	earlier: [],
	people: [
		{ id: "1", name: "Mira", pages: 3, isQuoted: false },
		{ id: "2", name: "Jonas", pages: 1, isQuoted: false },
		{ id: "3", name: "Tom", pages: 1, isQuoted: false },
	],
	firsts: { longest: "2026-11-20" },
	done: [{ what: "meant", text: "ring Mum" }],
	open: [{ what: "goal", text: "Ask first" }],
};

/** A feeling that was chosen once on each of these days. */
const felt = (id: FeelingId, days: Day[] = ["2026-11-16", "2026-11-17"]): LetterFacts["feelings"] => [
	{ id, count: days.length, days },
];

const spoken = ({ people }: Letter) => (people ?? []).map(({ text }) => text).join("");

it("says what was written, felt and done, in whole sentences", () => {
	const letter = composeLetter(facts, question);
	expect(letter).toMatchObject({
		greeting: "Dear Ada,",
		lines: [{ text: "Soup, and the window open." }, { text: "I said it." }],
		// Hard feelings are not listed beside a good moment.
		feelings: null,
		intentions: "You had planned this, and it went well: “ring Mum”. You set yourself a goal: “Ask first”.",
	});
	expect(letter.lines[0]?.join).toMatch(/Tuesday.*“Calm”|“Calm”.*Tuesday/);
	expect(letter.lines[1]?.join).toMatch(/Wednesday/);
	// A letter has only one note.
	expect([letter.people, letter.firsts]).toEqual([null, null]);
	const withPeople = composeLetter({ ...facts, done: [], open: [] }, question);
	expect(spoken(withPeople)).toBe("You wrote of Mira, Jonas and Tom.");
	expect(withPeople.people?.filter(({ personId }) => personId).map(({ text }) => text)).toEqual([
		"Mira",
		"Jonas",
		"Tom",
	]);
	expect(composeLetter({ ...facts, people: [], done: [], open: [] }, question).firsts).toMatch(
		/Friday.*longest|as long/,
	);
});

test.each<[string, Partial<LetterFacts>, string]>([
	["whom a page that is quoted names", { people: facts.people.map((one) => ({ ...one, isQuoted: true })) }, ""],
	["where a line may be about any of them", { lines: [{ ...line, text: "She knew.", day: "2026-11-17" }] }, ""],
	["under hard feelings", { lines: [], feelings: felt("guilty") }, ""],
	[
		"else",
		{ lines: [{ ...line, text: "Mira knew that she would.", day: "2026-11-17" }] },
		"You wrote of Jonas and Tom.",
	],
])("names of whom somebody wrote, and nobody %s", (_, more, words) => {
	expect(spoken(composeLetter({ ...facts, done: [], open: [], ...more }, question))).toBe(words);
});

describe("the heavy notice", () => {
	const notices = [...Object.values(careful).flat(), leftOut];

	it("names who listens and how to reach them, says goodbye, and is never the same words again", () => {
		for (const kind of ["week", "month", "year"] as const) {
			const period = periodsWith("2026-11-18").find((one) => one.kind === kind) as Period;
			const { paragraphs, closing, question: asked } = composeLetter({ ...facts, period, form: "careful" }, question);
			expect(paragraphs.join(" ")).toMatch(/“Help now” has people/);
			expect([closing?.length, asked]).toEqual([expect.any(Number), null]);
		}
		expect(new Set(notices).size).toBe(notices.length);
	});

	it("says nothing of quotes, because one may follow", () => {
		expect([...notices, ...Object.values(hard).flat()].join(" ")).not.toMatch(/quote|leaves? those pages closed/);
	});

	it("is not said where the letter of the week has said it just now", () => {
		const month = { ...facts, period: periodOf("month-2026-11") as Period, leavesOut: true };
		expect(composeLetter(month, question).paragraphs.join()).not.toMatch(/Help now/);
		expect(composeLetter({ ...month, saysLeftOut: true }, question)).toMatchObject({ leavesOut: true });
	});

	it("is followed by a letter with words of its own, which offers and lists nothing", () => {
		const tired = { ...facts, lines: [], done: [], open: [], feelings: felt("tired") } as LetterFacts;
		const after = composeLetter({ ...tired, isAfterCareful: true }, question);
		const usual = Object.values(hard).flat().concat(Object.values(hardQuestions).flat());
		expect(after).toMatchObject({ article: null, people: null, feelings: null });
		expect(usual.filter((text) => JSON.stringify(after).includes(text))).toEqual([]);
	});
});

test("no question and no consoling sentence comes twice within two months", () => {
	const WEEKS = 9;
	const letters = Array.from({ length: 60 }, (_, i) => periodOf(`week-${addDays("2026-01-05", i * 7)}`) as Period);
	for (const feeling of ["tired", "calm"] as const) {
		const said = letters.map((period) => {
			const days = [period.from];
			const { paragraphs, question: asked } = composeLetter(
				{ ...facts, period, days, lines: [], feelings: felt(feeling, days) },
				question,
			);
			return [asked, ...paragraphs.slice(1)];
		});
		said.forEach((texts, i) => {
			const before = said.slice(Math.max(0, i - WEEKS + 1), i).flat();
			expect(texts.filter((text) => before.includes(text))).toEqual([]);
		});
	}
	const all = [...[questions, hardQuestions].flatMap((some) => Object.values(some).flat()), ...hardTimeQuestions.week];
	expect(new Set(all).size).toBe(all.length);
});

test.each<[string, Partial<LetterFacts>, RegExp]>([
	["nothing is quoted", { lines: [] }, /^(?:Until|Take care, until) the next letter\.$/],
	[
		"all that there is is quoted",
		{ days: ["2026-11-17", "2026-11-18"] },
		/^(?:Until|Take care, until) the next letter\.$/,
	],
])("ends with what is true where %s", (_, more, words) => {
	for (let week = 0; week < 12; week++) {
		const period = periodOf(`week-${addDays("2026-11-16", week * -7)}`) as Period;
		expect(composeLetter({ ...facts, ...more, period }, question).closing).toMatch(words);
	}
});

it.each<[string, Partial<LetterFacts>, RegExp]>([
	["the first week", { lastBefore: null }, /^You began to write here this week/],
	["a week after a long gap", { lastBefore: "2026-11-03" }, /^(?!.*(?:twelve|12|gone by|again after))/i],
	["a single day", { days: ["2026-11-16"] }, /Monday/],
	["a month", { period: periodOf("month-2026-11") as Period }, /four days.*November|November.*four days/i],
	["a week of hard feelings", { lines: [], feelings: felt("sad") }, /^.*“Sad”/],
	["a month with a week of danger", { leavesOut: true, saysLeftOut: true }, /people who listen/],
	["a week with a danger", { form: "careful" }, /people whom you can call/],
])("begins by what is known of %s", (_, more, words) => {
	expect(composeLetter({ ...facts, ...more }, question).paragraphs.join(" ")).toMatch(words);
});

const person = fc.record({
	...{ id: fc.uuid(), name: fc.constantFrom("Mira", "Mum"), pages: fc.integer({ min: 1, max: 99 }) },
	isQuoted: fc.boolean(),
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
			isAfterCareful: fc.boolean(),
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
			firsts: fc.record({
				longest: fc.constantFrom(null, period.to),
			}),
			done: fc.array(fc.record({ what: fc.constantFrom("goal", "meant"), text: fc.constantFrom("ring Mum") }), {
				maxLength: 9,
			}),
			open: fc.constant([]),
		}),
	);

it("has no gap, and no figure that is not among what is known", () => {
	fc.assert(
		fc.property(anything, (known) => {
			const letter = composeLetter(known, question);
			const { paragraphs, feelings, firsts, intentions, question: asked, closing } = letter;
			const joins = letter.lines.map(({ join }) => join);
			const ours = [...paragraphs, ...joins, feelings, spoken(letter), firsts, intentions, asked, closing];
			expect(ours.join(" ")).not.toMatch(/[{}]|undefined|NaN|\b1 (?:days|words|pages)|\bone (?:days|pages)/);
			expect(paragraphs.every((text) => /^[A-Z0-9“].*[.]$/.test(text))).toBe(true);
			expect(joins.every((text) => /^[A-Z0-9“].*:$/.test(text))).toBe(true);
			if (known.form === "whole") return;
			const { lines, people, article } = letter;
			expect([...lines, feelings, people, firsts, intentions, article, asked].filter(Boolean)).toEqual([]);
			expect(closing !== null).toBe(known.form === "careful");
		}),
	);
});

it("offers articles that there are, and none that begins with a warning", () => {
	for (const slug of Object.values(articlesByFeeling).flat()) {
		const found = articleBySlug(slug);
		expect([slug, found === null ? "not there" : firstWords(found.article)]).toEqual([slug, null]);
	}
});

it("offers an article about a feeling of the week, once in nine letters, and none against a line", () => {
	const of = (earlier: LetterFacts["earlier"], lines: LetterFacts["lines"] = []) =>
		composeLetter({ ...facts, lines, earlier, feelings: felt("overwhelmed") }, question).article;
	expect(of([])).toMatchObject({ slug: "thoughts-at-night", text: expect.stringContaining("“Overwhelmed”") });
	for (let weeks = 0; weeks < 8; weeks++) expect(of([["overwhelmed"], ...Array(weeks).fill(["calm"])])).toBeNull();
	expect(of([["overwhelmed"], ...Array(8).fill(["calm"])])?.slug).toBe("thoughts-at-night");
	expect(of([], [{ ...line, text: "I slept through the night.", day: "2026-11-17" }])).toBeNull();
	expect(composeLetter({ ...facts, feelings: felt("calm") }, question).article).toBeNull();
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

it("asks another question in the next letter of the kind", () => {
	for (const all of Object.values(questions)) expect(new Set(all).size).toBe(all.length);
	const next = periodOf("week-2026-11-23") as Period;
	expect(composeLetter(facts, question).question).not.toBe(
		composeLetter({ ...facts, period: next }, question).question,
	);
});

test("what was tapped is said where no line says it", () => {
	const unfelt = facts.lines.map((one) => ({ ...one, feeling: null }));
	expect(composeLetter({ ...facts, lines: unfelt }, question).feelings).toBe(
		"On Monday you tapped “Sad” and “Tense”, on Tuesday “Calm”, and on Wednesday “Sad”.",
	);
	const often = ["2026-11-16", "2026-11-17", "2026-11-18", "2026-11-20"];
	const feelings = [...felt("calm", often), ...felt("proud", ["2026-11-20"])];
	expect(composeLetter({ ...facts, lines: unfelt, feelings }, question).feelings).toBe(
		"You tapped “Calm” on four days and “Proud” on Friday.",
	);
});

it("asks how a plan went whose day has come, and names one for a later day as ahead", () => {
	const open = [
		{ what: "due", text: "ring Mum" },
		{ what: "meant", text: "see the bank" },
	] as const;
	const { intentions } = composeLetter({ ...facts, done: [], open: [...open] }, question);
	expect(intentions).toBe("You had planned this: “ring Mum”. How did it go? Still ahead of you: “see the bank”.");
	const month = composeLetter(
		{ ...facts, period: periodOf("month-2026-11") as Period, done: [], open: [...open] },
		question,
	);
	expect(month.intentions).toBeNull();
});

it("asks about the day of the last quoted page", () => {
	const asked = composeLetter({ ...facts, feelings: [], earlier: [] }, question).question ?? "";
	expect(asked).toMatch(/Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday/);
});

describe("one tap", () => {
	const once = { ...facts, lines: [], done: [], open: [], people: [], feelings: felt("sad", ["2026-11-17"]) };

	it("is said with its day, and says nothing of a week with more pages", () => {
		const letter = composeLetter(once, question);
		expect(letter.paragraphs).toHaveLength(1);
		expect(letter.feelings).toBe("On Tuesday you tapped “Sad”.");
	});

	it("on the only page of a week is met with care", () => {
		expect(composeLetter({ ...once, days: ["2026-11-17"] }, question).paragraphs[1]).toMatch(/^You tapped “Sad”\. /);
	});

	it("calls no week, month or year anything", () => {
		const texts = [...Object.values(hard).flat(), ...Object.values(careful).flat(), afterCareful.paragraph].join(" ");
		expect(texts).not.toMatch(/\b(?:week|month|year|days?) (?:was|were)\b|\bit was\b/i);
	});
});

const LONG = "The heron stood in the reeds again, and we waited until it flew over the bridge.";
test.each([
	["the whole of a short page", "We had soup.  Then we slept.", false, "We had soup.  Then we slept."],
	[
		"the sentence before a pronoun",
		"Bad day. Mira rang at noon. She remembers the keys.",
		false,
		"Mira rang at noon. She remembers the keys.",
	],
	["no single sentence without its beginning", "Bad day. My shoulders came down a little.", false, null],
	["no short beginning without its end", "I helped Jonas with his piano. Jonas! Bad idea.", false, null],
	["a long beginning", `We went out. ${LONG} Bad weather.`, false, `We went out. ${LONG}`],
	[
		"no end that only the sentence cut off explains",
		"bad one asked who he is. gay man. he laughed at it then.",
		true,
		null,
	],
	["no end that begins with a number", `Bad bus at four. Four. ${LONG}`, true, LONG],
	[
		"the front of a long page, in lower case",
		`sang at the wheaty. its blue in there. ${LONG} ${LONG} ${LONG}`,
		false,
		`sang at the wheaty. its blue in there. ${LONG} ${LONG}`,
	],
	["no beginning where the end hurts", `We went out. ${LONG} Bad weather.`, true, null],
])("quotes %s", (_, text, toEnd, passage) => {
	expect(passageOf(text, (sentence) => !/^bad/i.test(sentence), 200, toEnd)).toBe(passage);
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

test("of a page without a passage comes all of it if it is short, or else its longest sentence that stands alone", () => {
	const soup = "They came to supper, all three of them. I set three plates.";
	expect(soundest(soup, none, 240)).toBe(soup);
	const long = `He was late. The children sang the song about the boat until the lamp went out. ${"It was dark. ".repeat(20)}`;
	expect(soundest(long, (one) => !/dark/.test(one), 240)).toBe(
		"The children sang the song about the boat until the lamp went out.",
	);
	expect(soundest("He was late. It was dark.", (one) => !/dark/.test(one), 240)).toBeNull();
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
		const letter = composeLetter({ ...hardFacts, lines: [before] }, question);
		expect(letter.paragraphs[1]).toMatch(/^On Monday you tapped “Sad”, and on Tuesday “Sad” and “Tired”\. /);
		expect(letter.article).toBeNull();
		const once = composeLetter({ ...hardFacts, lines: [], feelings: felt("guilty") }, question);
		expect(once.paragraphs[1]).toMatch(/^On Monday you tapped “Guilty”, and on Tuesday “Guilty”\./);
		expect(once.article).not.toBeNull();
	});

	it("says of a line from before that it is one, and that it was kept only if it was", () => {
		const joinOf = (text: string, isKept = false) =>
			composeLetter({ ...hardFacts, lines: [{ ...before, text, isKept }] }, question).lines[0]?.join;
		expect(joinOf(before.text)).toMatch(/October 3.*good for you|good for you.*October 3/);
		expect(joinOf("Basia came over with plums.")).toMatch(/October 3/);
		expect(joinOf("Basia came over with plums.")).not.toMatch(/ke(?:pt|ep)/);
		expect(joinOf("Basia came over with plums.", true)).toMatch(/ke(?:pt|ep)/);
	});

	it("is followed by other questions in a better week", () => {
		const asked = (earlier: LetterFacts["earlier"]) =>
			composeLetter({ ...facts, earlier, feelings: felt("calm") }, question).question;
		expect(hardTimeQuestions.week).toContain(asked([["sad"], ["tired", "empty"]]));
		expect(asked([["sad"], ["calm"], []])).toMatch(/Wednesday/);
	});
});

test("a line that tells of a first time says so, and a year says that it leaves out hard days", () => {
	const text = "For the first time I could look at her handwriting.";
	const letter = composeLetter({ ...facts, lines: [{ ...line, text, day: "2026-11-17" }] }, question);
	expect(letter.lines[0]?.join).toMatch(/first time.*Tuesday|Tuesday.*first time/);
	const year = { ...facts, period: periodOf("year-2026") as Period, leavesOut: true };
	expect(composeLetter(year, question).paragraphs).toContain(leftOutOfYear);
	expect(leftOutOfYear).not.toMatch(/Help now/);
});
