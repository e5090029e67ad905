import fc from "fast-check";
import { dayOneSchema, readDayOne } from "@/lib/domain/import/day-one";
import { readDaylio } from "@/lib/domain/import/daylio";
import { journivSchema, readJourniv } from "@/lib/domain/import/journiv";
import { LeftOuts } from "@/lib/domain/import/left-out";
import { readTextFile } from "@/lib/domain/import/text-file";
import { threadCpu } from "@/tests/setup/cpu-time";

const clock = { offset: 0 };
const today = "2026-11-23";
const textFile = (text: string, name = "notes.md") => readTextFile(name, text, clock, today);
const at = "2026-03-02T12:00:00Z";
const dayOne = (entries: unknown[]) =>
	readDayOne(dayOneSchema.parse({ metadata: { version: "1.0" }, entries }), clock, today);
const journiv = (entries: unknown[], title = "Mine") =>
	readJourniv(journivSchema.parse({ export_version: "1", journals: [{ title, entries }] }), clock, today);

const daylio = (text: string) =>
	readDaylio(`full_date,date,weekday,time,mood,activities,note_title,note\n${text}`, clock, today);

const readers: [string, (text: string) => unknown][] = [
	["a text file", textFile],
	["a text file with front matter", (text) => textFile(`---\n${text}\n---\nWords`)],
	["the first field of front matter", (text) => textFile(`---\ndate: ${text}\n---\nWords`)],
	["a dated heading", (text) => textFile(`# 2026-03-02 ${text}\nWords\n# 2026-03-03\nWords`)],
	["the name of a text file", (text) => textFile("Words", `${text}.md`)],
	["Day One", (text) => dayOne([{ text, creationDate: at }])],
	["the fields of Day One", (text) => dayOne([{ text: "a", uuid: text, timeZone: text, creationDate: text }])],
	["Daylio", daylio],
	[
		"a note of Daylio",
		(text) =>
			daylio(`2024-03-01,,,9:00 pm,${text},"${text.replaceAll('"', '""')}",,"<b>${text.replaceAll('"', '""')}"`),
	],
	["Journiv", (text) => journiv([{ content: text, title: text, entry_date: "2026-03-02" }])],
	[
		"the fields of Journiv",
		(text) => journiv([{ content: "a", entry_date: text, created_at: text, entry_timezone: text }]),
	],
];
/** Signs to repeat many times in a file; each was slow in some reader, or could be. */
const signs = [
	...[
		"![",
		"]",
		"](dayone-moment:",
		")",
		"# ",
		"#",
		" ",
		"\t",
		"\n",
		"---\n",
		"...\n",
		"a: ",
		":",
		"a",
		"\\",
		"'",
		'"',
	],
	...[
		"1",
		"12. ",
		"2026",
		",",
		"\r\n",
		'""',
		"|",
		"<br",
		"-03",
		"-02",
		"2026-03-02",
		" at ",
		"March ",
		"T",
		"1/2/2026",
		"of ",
		"st ",
		"\u00a0",
		"–",
		"ﷺ",
	],
];
const LENGTH = 120_000;
const MOST_MS = 1_000;

const known: [string, string][] = [
	["a heading with spaces", `# a${" ".repeat(60_000)}b`],
	["pictures without an end", "![".repeat(60_000)],
	["moments without an end", "![](dayone-moment:".repeat(8_000)],
	["a field with spaces", `a${" ".repeat(100_000)}b`],
	["a value with spaces", `date: a${" ".repeat(100_000)}b`],
	["a title of dashes", `${"- ".repeat(50_000)}b${" -".repeat(50_000)}`],
];

describe.each(readers)("%s", (_, read) => {
	it.each(known)("takes no longer than the text for %s", (_name, text) => {
		const before = threadCpu();
		read(text);
		expect(threadCpu() - before).toBeLessThan(MOST_MS);
	});

	it("takes no longer than the text, whatever is in it", () => {
		const piece = fc.array(fc.constantFrom(...signs), { minLength: 1, maxLength: 4 }).map((parts) => parts.join(""));
		const text = fc
			.tuple(piece, piece, piece)
			.map(
				([before, again, after]) => before + again.repeat(Math.ceil(LENGTH / again.length)).slice(0, LENGTH) + after,
			);
		fc.assert(
			fc.property(text, (words) => {
				const before = threadCpu();
				try {
					read(words);
				} catch {
					// The file has too many of something and is refused.
				}
				expect(threadCpu() - before).toBeLessThan(MOST_MS);
			}),
			{ numRuns: 6 },
		);
	});
});

it.each([
	["![A lake](dayone-moment://1)\nWords", "Words"],
	["![](dayone-moment://1) and ![](dayone-moment:/photo/2)\n", "and"],
	["![A lake](https://example.com) stays", "![A lake](https://example.com) stays"],
	["![no end", "![no end"],
	["![no end](dayone-moment:", "![no end](dayone-moment:"],
	["![a ![b](dayone-moment:1)", ""],
	["1\\. done\\!", "1. done!"],
])("Day One's %j reads %j", (text, content) => {
	const { entries } = dayOne([{ text, creationDate: at }]);
	expect(entries[0]?.content ?? "").toBe(content);
});

it.each([
	[["work", "Grateful", "sad"], "Words", [["grateful", "0"]]],
	[["In love"], "", [["inLove", null]]],
	[["good", "work"], "Words", []],
	["tired", "Words", []],
])("Day One's tags %j of an entry bring its feeling", (tags, text, feelings) => {
	const found = dayOne([{ text, creationDate: at, tags }]);
	expect(found.feelings.map(({ feeling, entryId }) => [feeling, entryId])).toEqual(feelings);
});

it.each([
	['---\ndate: 2026-03-02\ntitle: "A day"\n---\nWords', "A day"],
	["---\ntitle : A: day\ncreated_at: 2 March 2026\n---\nWords", "A: day"],
	["# 2026-03-02 – A day ##\nWords", "A day"],
	["# Monday, March 2, 2026 (at home).\nWords", "at home)."],
])("%j has the title %j", (text, title) => {
	expect(textFile(text).entries[0]).toMatchObject({ day: "2026-03-02", title });
});

it("names a hundred of what was left out, counts the rest, and cuts names", () => {
	const { leftOut } = journiv(Array<number>(10_000).fill(0), "x".repeat(40_000));
	expect([leftOut.count, leftOut.first.length]).toEqual([10_000, 100]);
	expect(Math.max(...leftOut.first.map(({ what }) => what.length))).toBeLessThanOrEqual(200);
	const all = new LeftOuts();
	all.addAll(leftOut);
	all.add("one more", "why");
	expect([all.count, all.first.length]).toEqual([10_001, 100]);
});

it.each([
	["Day One", () => dayOne(Array(60_000).fill(0))],
	["Journiv", () => journiv(Array(60_000).fill(0))],
	["Daylio", () => daylio("\n".repeat(60_000))],
	["days in one text file", () => textFile("# 2026-03-02\n".repeat(60_000))],
])("refuses too many rows of %s, whatever they are", (_, read) => {
	expect(read).toThrow("50,000 things");
});
