import { condense } from "@/lib/ai/condense";
import { findingsOf } from "@/lib/domain/chat/findings";
import type { Candidate } from "@/lib/domain/journal/related";
import { type Analysis, renderAnalysis } from "@/lib/domain/questionnaires/analysis";
import { COACH_PROFILE_ID, TIMELINE_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import { entriesFor, type Known, memoryOf } from "@/lib/server/chat/memory";
import { goodAnalysis } from "@/tests/setup/model/answers";
import { at, coach, they } from "./person";

const analysis: Analysis = {
	...goodAnalysis,
	keyInsights: ["You wait.", "You listen."],
	corePattern: "Silence as a gift.",
};

describe("what an analysis found", () => {
	test.each([
		[
			"the insights and the pattern",
			"1",
			renderAnalysis("1", analysis),
			"- You wait.\n- You listen.\nSilence as a gift.",
		],
		[
			"of the coach profile how to coach",
			COACH_PROFILE_ID,
			renderAnalysis(COACH_PROFILE_ID, analysis),
			"Silence as a gift.\nEvenings tire you.\nLet one silence be.\nAsk once whether it is about you.",
		],
		[
			"all prose under other headings",
			"1",
			"> quote\n\n# Old\n\nSome words.\n\n## Other\n\nMore.",
			"Some words.\nMore.",
		],
		["everything of a text without headings", "1", "Only this.\n\nAnd this.", "Only this.\nAnd this."],
		["nothing of nothing", "1", "", ""],
	])("is %s", (_, id, markdown, expected) => expect(findingsOf(id, markdown)).toBe(expected));
});

const known: Known = {
	goals: [
		{
			id: "g",
			title: null,
			description: "Speak",
			type: "short term",
			progress: 100,
			completedAt: "2026-11-01T00:00:00.000Z",
			createdAt: "2026-10-01T00:00:00.000Z",
		},
	],
	patterns: { id: "p", scores: [], completedAt: new Date("2026-10-02T02:00:00Z") },
	scripts: { life: { id: "s", sentence: "I hide.", at: at("2026-09-01") }, love: null },
	analyses: [
		{
			id: "r1",
			questionnaireId: "1",
			title: "Where you are",
			completedAt: at("2026-09-01"),
			analysis: renderAnalysis("1", analysis),
		},
		{
			id: "r2",
			questionnaireId: COACH_PROFILE_ID,
			title: "Coach",
			completedAt: at("2026-08-01"),
			analysis: renderAnalysis(COACH_PROFILE_ID, analysis),
		},
	],
	summaries: [
		{ name: "Kit", dates: "2010 - 2012" },
		{ name: "Tom", dates: "March 2015" },
	].map((preview, i) => ({
		id: `${i}`,
		questionnaireId: TIMELINE_QUESTIONNAIRE_ID,
		patternScores: null,
		hasAnalysis: false,
		isBeingAnalyzed: false,
		version: 1,
		completedAt: "2026-01-01T00:00:00.000Z",
		preview: { ...preview, highlights: "A train." },
	})),
	entries: [],
	older: [{ id: 7, ...they("I decided to write to my sister about the lighthouse.", "2026-05-01") }],
};

it("is put together from what is stored, in the person's days", () => {
	const memory = memoryOf(known, { message: "Hello", turns: [], today: "2026-11-21", offset: 300 });
	expect(memory).toEqual({
		goals: [{ title: null, description: "Speak", type: "short term", progress: 100, isCompleted: true }],
		patterns: { scores: [], day: "2026-10-01" },
		scripts: { life: "I hide.", love: null },
		analyses: [
			{
				questionnaireId: "1",
				title: "Where you are",
				day: "2026-09-01",
				found: "- You wait.\n- You listen.\nSilence as a gift.",
			},
		],
		coachProfile: "Silence as a gift.\nEvenings tire you.\nLet one silence be.\nAsk once whether it is about you.",
		relationships: [
			{ name: "Tom", dates: "March 2015 – Present", highlights: "A train." },
			{ name: "Kit", dates: "2010 – 2012", highlights: "A train." },
		],
		entries: [],
		condensed: [{ day: "2026-05-01", from: "person", words: "I decided to write to my sister about the lighthouse." }],
	});
});

describe("the entries for a message", () => {
	const entry = (id: string, content: string): Candidate => ({ id, day: `2026-10-0${id}`, title: null, content });
	const entries = [
		entry("1", "Rain all day, and soup."),
		entry("2", "The lighthouse keeper's daughter sold the cottage."),
		entry("3", "My sister shouted about the wedding invitations."),
		entry("4", "Nothing much."),
	];

	it("are those that it is clearly related to", () => {
		expect(
			entriesFor({ message: "The cottage by the lighthouse again.", turns: [] }, entries).map(({ day }) => day),
		).toEqual(["2026-10-02"]);
	});

	it("are looked for in the last turns, too, after those of the message", () => {
		const turns = [they("My sister and the wedding invitations, still."), coach("What about them?")];
		const found = entriesFor({ message: "The lighthouse cottage again.", turns }, entries);
		expect(found.map(({ day }) => day)).toEqual(["2026-10-02", "2026-10-03"]);
		expect(entriesFor({ message: "And then?", turns }, entries).map(({ day }) => day)).toEqual(["2026-10-03"]);
	});

	it("are not those that only the coach's words are related to", () => {
		const turns = [coach("My sister and the wedding invitations.")];
		expect(entriesFor({ message: "And then?", turns }, entries)).toEqual([]);
	});
});

describe("what was said long ago", () => {
	const talk = [
		they("Hi.", "2026-01-01"),
		coach("Hello. What is on your mind today?", "2026-01-01"),
		they(
			"Well, it was an okay day I think. I am afraid that Tom will sell the cottage without asking me.",
			"2026-01-01",
		),
		coach("What would asking look like to you?", "2026-01-01"),
		they("I decided to tell him on Sunday that the cottage matters to me.", "2026-02-01"),
		coach("Good.", "2026-02-01"),
	];

	it("is kept in the sentences that tell most, word for word, with their days", () => {
		const condensed = condense(talk, 0, 30);
		for (const { words } of condensed) expect(talk.some(({ content }) => content.includes(words))).toBe(true);
		expect(condensed).toContainEqual({
			day: "2026-01-01",
			from: "person",
			words: "I am afraid that Tom will sell the cottage without asking me.",
		});
		expect(condensed.at(-1)?.words).toBe("I decided to tell him on Sunday that the cottage matters to me.");
		expect(condensed.map(({ words }) => words)).not.toContain("Hi.");
	});

	it("is the same each time, and its oldest goes first", () => {
		const long = Array.from({ length: 30 }, (_, i) =>
			they(`I felt sad about the number ${i} on the blue door.`, `2026-03-${String(i + 1).padStart(2, "0")}`),
		);
		expect(condense(long, 0, 5)).toEqual(condense(long, 0, 5));
		expect(condense(long, 0, 5).map(({ day }) => day)).toEqual([
			"2026-03-26",
			"2026-03-27",
			"2026-03-28",
			"2026-03-29",
			"2026-03-30",
		]);
	});

	it("prefers what matters and is rare to what is said all the time", () => {
		const telling = "I am ashamed that I sold my grandmother's violin.";
		const small = Array.from({ length: 11 }, () => they("Well, the dishes and the dishes and the dishes."));
		expect(condense([...small, they(telling)], 0, 30).map(({ words }) => words)).toContain(telling);
	});

	it("keeps at most three sentences of a stretch, and of one message one", () => {
		const stretch = Array.from({ length: 12 }, (_, i) => they(`I want ${i} quiet harbours. I need ${i} loud bells.`));
		expect(condense(stretch, 0, 30)).toHaveLength(3);
	});
});
