import { monitorEventLoopDelay } from "node:perf_hooks";
import type { ImportAnswer } from "@/lib/domain/import/schema";
import { signUp } from "@/tests/setup/api";
import { slowness } from "@/tests/setup/cpu-time";
import { bring, zipOf } from "./files";

/*
 * Files that took the app down or held everybody up, from one ordinary account. This process answers the requests, so
 * how long its thread was busy at a stretch is how long everybody else would have waited.
 */

/** Milliseconds of a usual machine. */
const MOST_MS = 500;

const journiv = (title: string, entries: string) =>
	`{"export_version":"1","journals":[{"title":"${title}","entries":[${entries}]}]}`;
const dayOne = (entries: string) => `{"metadata":{"version":"1.0"},"entries":[${entries}]}`;
const ours = (rows: string) => `{"format":"innerscript","version":1,"journalEntries":[${rows}]}`;
const zeros = (count: number) => `${"0,".repeat(count - 1)}0`;
const keys = (count: number) => Array.from({ length: count }, (_, i) => `"k${i}":0`).join();

const files: [string, string, Uint8Array | string, number][] = [
	["a title and 600,000 zeros", "", zipOf({ "a.json": journiv("x".repeat(40_000), zeros(600_000)) }), 400],
	["a title and as many zeros as may be", "", journiv("x".repeat(40_000), zeros(49_990)), 200],
	["two million zeros", "", dayOne(zeros(1_999_000)), 400],
	["thirty million zeros", "", dayOne(zeros(30_000_000)), 400],
	["750,000 names", "", `{"format":"innerscript","version":1,${keys(750_000)}}`, 400],
	[
		"300,000 names in objects of 900",
		"",
		ours(
			Array(330)
				.fill(`{${keys(900)}}`)
				.join(),
		),
		200,
	],
	["30 MB of one character that stands for eighteen", "", ours(`"${"ﷺ".repeat(10_000_000)}"`), 400],
	["a heading of spaces", "&name=notes.md", `# a${" ".repeat(60_000)}b`, 200],
	[
		"pictures without an end",
		"",
		dayOne(`{"creationDate":"2026-03-02T12:00:00Z","text":"${"![".repeat(1_000_000)}"}`),
		200,
	],
	["four million lines", "&name=notes.md", "\n".repeat(4_000_000), 200],
	["300,000 days", "&name=notes.md", "# 2026-03-02\n".repeat(300_000), 400],
	[
		"20,000 files that are no pages",
		"",
		zipOf({
			...Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`${i}.bin`, ""])),
			"2026-03-02.md": "Words",
		}),
		200,
	],
];

it.each(files)("%s hold nobody up, and are answered", async (_, query, file, status) => {
	const { browser } = await signUp();
	const delay = monitorEventLoopDelay({ resolution: 10 });
	const slow = slowness();
	delay.enable();
	const response = await bring(browser, file, `?preview=1${query}`);
	const text = await response.text();
	delay.disable();
	expect({ status: response.status, text: text.slice(0, 200) }).toMatchObject({ status });
	// What is told of it is short, however much of it was left out.
	expect(text.length).toBeLessThan(40_000);
	if (status === 200) expect((JSON.parse(text) as ImportAnswer).leftOut.length).toBeLessThanOrEqual(100);
	expect(delay.max / 1e6 / slow).toBeLessThan(MOST_MS);
});
