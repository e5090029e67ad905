import fc from "fast-check";
import { feelingById } from "@/lib/domain/feelings/feelings";
import { csvRows } from "@/lib/domain/import/csv";
import { isDaylio, readDaylio } from "@/lib/domain/import/daylio";
import { journivSchema, readJourniv } from "@/lib/domain/import/journiv";
import { feelingOfMood } from "@/lib/domain/import/moods";
import { reasons } from "@/lib/domain/import/texts";

const HEADER = "full_date,date,weekday,time,mood,activities,note_title,note";
const read = (...lines: string[]) => readDaylio([HEADER, ...lines].join("\n"), { offset: -60 }, "2026-11-23");

describe("a CSV", () => {
	it.each<[string, string[][]]>([
		[
			"a,b\r\nc,d\r\n",
			[
				["a", "b"],
				["c", "d"],
			],
		],
		["\ufeffa,\n", [["a", ""]]],
		['"a, b","say ""no"""', [["a, b", 'say "no"']]],
		["a\n\nb", [["a"], [""], ["b"]]],
		["a\rb", [["a"], ["b"]]],
	])("%j", (text, rows) => {
		expect([...csvRows(text)]).toEqual(rows);
	});

	it("is read as it was written", () => {
		const value = fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: fc.constantFrom(...'",\r\n a') }));
		const rows = fc.array(fc.array(value, { minLength: 1, maxLength: 9 }));
		fc.assert(
			fc.property(rows, fc.constantFrom("\n", "\r\n", "\r"), fc.boolean(), (table, end, hasMark) => {
				const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
				const text = table.map((row) => row.map(quoted).join(",") + end).join("");
				expect([...csvRows(hasMark ? `\ufeff${text}` : text)]).toEqual(table);
			}),
		);
	});

	it("is refused where a quote is never closed", () => {
		expect(() => [...csvRows('a,"b\nc,d')]).toThrow("never closed");
	});
});

it.each([
	["rad", "bright"],
	["Good", "calm"],
	[" In Love ", "bright"],
])("the mood %j lies in the quarter %j", (mood, quarter) => {
	expect(feelingById(feelingOfMood(mood) ?? "")?.quarter ?? null).toBe(quarter);
});

it.each<[string, [string, string | null, string][], [string, boolean][]]>([
	[
		'2024-03-01,March 1,Friday,9:15 PM,rad,"","","A<br>b <3"',
		[["2024-03-01T20:15", null, "A\nb <3"]],
		[["happy", true]],
	],
	["2024-03-01,,,,meh,,,Note", [["2024-03-01T11:00", null, "Note\n\nMood: meh"]], []],
	["2024-03-01,,,08:00,Wobbly,run,,", [["2024-03-01T07:00", null, "Mood: Wobbly\nActivities: run"]], []],
	["2024-03-01,,,08:00,bad,,Title,", [["2024-03-01T07:00", "Title", "Title"]], [["sad", true]]],
	["2024-03-01,,,08:00,awful,,,", [], [["sad", false]]],
])("Daylio's %.60s", (line, entries, feelings) => {
	const found = read(line);
	expect(found.entries.map((one) => [one.createdAt.slice(0, 16), one.title, one.content])).toEqual(entries);
	expect(found.feelings.map(({ feeling, entryId }) => [feeling, entryId !== null])).toEqual(feelings);
	expect(found.entries.every(({ day }) => day === "2024-03-01")).toBe(true);
});

it("reads the older header, whose years stand apart", () => {
	const lines = [
		'2018,21 February,Wednesday,6:30 pm,good,"work | tea","Note"',
		"2018,February 22,Thursday,08:00,rad,,",
		"2018,31 February,,,,,Note",
	];
	const text = ["year,date,weekday,time,mood,activities,note", ...lines].join("\n");
	const found = readDaylio(text, { offset: 0 }, "2026-11-23");
	expect(found.entries.map(({ createdAt, content }) => [createdAt.slice(0, 16), content])).toEqual([
		["2018-02-21T18:30", "Note\n\nActivities: work, tea"],
	]);
	expect(found.feelings.map(({ day, feeling }) => [day, feeling])).toEqual([
		["2018-02-21", "content"],
		["2018-02-22", "happy"],
	]);
	expect(found.leftOut.first.map(({ why }) => why)).toEqual([reasons.notUnderstood]);
});

it.each([
	["2024-03-01,,,08:00,meh,,,", reasons.noSuchFeeling],
	["2024-03-01,,,08:00,,,,", reasons.noWords],
	["2024-02-31,,,08:00,good,,,Note", reasons.notUnderstood],
])("leaves out %s, and says why", (line, why) => {
	const { entries, feelings, leftOut } = read(line);
	expect([entries, feelings]).toEqual([[], []]);
	expect(leftOut.first.map((one) => one.why)).toEqual([why]);
});

it.each([
	[`\ufeff${HEADER}\r\n`, true],
	['"full_date","mood"', true],
	["year,weekday,time,mood", false],
])("%j is Daylio's: %s", (text, is) => {
	expect(isDaylio(text)).toBe(is);
});

it.each<[string, object, string[], [string, boolean][], string[]]>([
	["the name of a feeling", { content: "Words", mood: "Grateful" }, ["Words"], [["grateful", true]], []],
	["a mood without words", { mood_name: "awesome" }, [], [["happy", false]], []],
	["no such feeling", { content: "Words", mood_log: { mood_name: "meh" } }, ["Words"], [], [reasons.noSuchFeeling]],
	["something else as a mood", { content: "Words", mood_log: 4, mood: ["good"] }, ["Words"], [], []],
])("Journiv's moods: %s", (_, fields, contents, feelings, left) => {
	const journals = [{ title: "Mine", entries: [{ entry_date: "2026-03-02", ...fields }] }];
	const found = readJourniv(journivSchema.parse({ export_version: "1", journals }), { offset: 0 }, "2026-11-23");
	expect(found.entries.map(({ content }) => content)).toEqual(contents);
	expect(found.feelings.map(({ feeling, entryId }) => [feeling, entryId !== null])).toEqual(feelings);
	expect(found.leftOut.first.map(({ why }) => why)).toEqual(left);
});
