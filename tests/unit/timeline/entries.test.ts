import fc from "fast-check";
import { TIMELINE_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import type { ClientResponse } from "@/lib/domain/questionnaires/schema";
import { summarize } from "@/lib/domain/questionnaires/summaries";
import { entryAnswers, timelineEntries } from "@/lib/domain/timeline/entries";
import { timeline } from "@/prisma/catalog/timeline";

const today = { year: 2026, month: 10 };
let made = 0;

function response(answers: Record<string, string | number>, more: Partial<ClientResponse> = {}): ClientResponse {
	made += 1;
	return {
		id: `r${made}`,
		userId: 7,
		questionnaireId: TIMELINE_QUESTIONNAIRE_ID,
		responses: Object.entries(answers).map(([questionId, answer]) => ({ questionId, answer })),
		patternScores: null,
		marked: null,
		aiAnalysis: null,
		analysisBy: null,
		isBeingAnalyzed: false,
		version: 1,
		completedAt: "2026-10-01T12:00:00.000Z",
		...more,
	};
}
const entriesOf = (...responses: ClientResponse[]) => timelineEntries(responses.map(summarize), today);

test("only responses to the timeline questionnaire are relationships", () => {
	const other = response({ q1: "not a name" }, { questionnaireId: "8" });
	expect(entriesOf(other, response({ q1: "Anna" })).map(({ name }) => name)).toEqual(["Anna"]);
});

test("name, dates and preview come from q1, q2 and q3", () => {
	const [entry] = entriesOf(response({ q1: " Anna ", q2: "March 2015 - June 2017", q3: "We danced." }));
	expect(entry).toMatchObject({
		name: "Anna",
		dates: "March 2015 – June 2017",
		preview: "We danced.",
		year: 2015,
		duration: "2 years",
	});
});

test.each<Record<string, string>>([{}, { q1: "" }, { q1: "   " }])("without a name it is Unnamed: %j", (answers) => {
	expect(entriesOf(response(answers))[0]).toMatchObject({
		name: "Unnamed",
		dates: "No date provided",
		preview: "",
		year: null,
	});
});

test("each answer carries its question, or its number where the question is unknown", () => {
	const given = response({ q1: "Anna", gone: "Something old", q2: "2015", q99: 7 });
	expect(entryAnswers(given, timeline, today).map(({ question, answer }) => [question, answer])).toEqual([
		["What name should this relationship have on your timeline?", "Anna"],
		["Question 2", "Something old"],
		["When did it start, and when did it end if it has?", "2015 – Present"],
		["Question 4", "7"],
	]);
	expect(entryAnswers(response({ q1: "Anna" }), undefined, today)[0]?.question).toBe("Question 1");
});

test("the newest start comes first, what cannot be dated last", () => {
	const names = entriesOf(
		response({ q1: "old", q2: "1999 - 2001" }),
		response({ q1: "undated", q2: "back then" }),
		response({ q1: "new", q2: "May 2020" }),
		response({ q1: "also undated" }),
	).map(({ name }) => name);
	expect(names).toEqual(["new", "old", "undated", "also undated"]);
});

test("words that count back have their place, from the day on which they were written", () => {
	const entries = entriesOf(
		response({ q1: "Jana", q2: "2019 - 2021" }),
		response({ q1: "Elif", q2: "spring 2 years ago - 3 weeks ago" }),
		response({ q1: "Old", q2: "2 years ago" }, { completedAt: "2016-03-01T12:00:00.000Z" }),
	);
	expect(entries.map(({ name, year, dates }) => [name, year, dates])).toEqual([
		["Elif", 2024, "spring 2 years ago - 3 weeks ago"],
		["Jana", 2019, "2019 – 2021"],
		["Old", 2014, "2 years ago"],
	]);
	expect(entries[0]).toMatchObject({ duration: "about 2 years", isOngoing: false });
});

test("relationships that shared time name each other", () => {
	const entries = entriesOf(
		response({ q1: "Marriage", q2: "1995" }),
		response({ q1: "Friend", q2: "2010 - 2012" }),
		response({ q1: "Before", q2: "1990 - 1993" }),
		response({ q1: "Undated", q2: "whenever" }),
	);
	expect(entries.map(({ name, alongside }) => [name, alongside])).toEqual([
		["Friend", ["Marriage"]],
		["Marriage", ["Friend"]],
		["Before", []],
		["Undated", []],
	]);
});

test("a place in time is given where there is something to compare with", () => {
	expect(
		entriesOf(response({ q1: "Only", q2: "2000 - 2010" }), response({ q1: "Undated" })).map(({ place }) => place),
	).toEqual([null, null]);
	const [second, first, undated] = entriesOf(
		response({ q1: "Undated" }),
		response({ q1: "First", q2: "January 2000 - January 2010" }),
		response({ q1: "Second", q2: "January 2010 - January 2020" }),
	);
	expect([first?.place, second?.place, undated?.place]).toEqual([
		{ left: 0, width: 50 },
		{ left: 50, width: 50 },
		null,
	]);
});

test("any answers at all make a timeline", () => {
	const answer = fc.oneof(
		fc.string({ unit: "binary" }),
		fc.double(),
		fc.constantFrom("2015", "2010 - now", "2020 - 1990"),
	);
	const anyResponse = fc
		.dictionary(fc.constantFrom("q1", "q2", "q3", "q4", "__proto__"), answer)
		.map((answers) => response(answers));
	fc.assert(
		fc.property(fc.array(anyResponse), (responses) => {
			const entries = entriesOf(...responses);
			expect(entries).toHaveLength(responses.length);
			for (const entry of entries) expect(entry.name).not.toBe("");
		}),
	);
});
