import { monitorEventLoopDelay } from "node:perf_hooks";
import type { ImportAnswer } from "@/lib/domain/import/schema";
import { jsonOf, signUp } from "@/tests/setup/api";
import { slowness } from "@/tests/setup/cpu-time";
import { bring, zipOf } from "./files";

/*
 * Files with which one ordinary account could crash the app or block everybody. This process answers the requests, so
 * the longest time its thread is busy is the longest time that everybody else would have waited.
 */

/** In milliseconds on the machine that limits are meant for. */
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
	// The report stays short, however much was left out.
	expect(text.length).toBeLessThan(40_000);
	if (status === 200) expect((JSON.parse(text) as ImportAnswer).leftOut.length).toBeLessThanOrEqual(100);
	expect(delay.max / 1e6 / slow).toBeLessThan(MOST_MS);
});

const at = "2026-03-02T12:00:00.000Z";
const long = (characters: number) => "a".repeat(characters);
const entryRow = (more: object) => ({
	...{ id: "e1", title: null, content: "Words.", prompt: "", chatHistory: [], keyInsights: [], quote: null },
	...{ message: null, insightBy: null, isInsightOld: false, localDate: "2026-03-02", wordCount: 1, version: 1 },
	...{ versions: [], relatedId: null, createdAt: at, ...more },
});
const messageRow = (more: object) => ({
	...{ id: 1, content: "Words.", isAiResponse: true, replyToId: null, writtenBy: "built-in", guide: null },
	...{ createdAt: at, answerId: null, ...more },
});
const offers = (say: string) => ({ offers: Array(40).fill({ kind: "say", label: "Say", say }), memo: null });
const rows: [string, object, { left: number }][] = [
	[
		"thoughts of 30 MB beside an entry",
		{ journalEntries: [entryRow({ chatHistory: Array(500).fill({ message: long(60_000), createdAt: at }) })] },
		{ left: 1 },
	],
	[
		"an entry with a thousand earlier states",
		{
			journalEntries: [
				entryRow({
					version: 1001,
					versions: Array.from({ length: 1_000 }, (_, i) => ({
						...{ version: i + 1, content: `${i} ${long(49_000)}`, localDate: "2026-03-02", editedAt: at },
					})),
				}),
			],
		},
		{ left: 1 },
	],
	[
		"fifty answers to one message",
		{
			chatMessages: [
				messageRow({
					answers: Array.from({ length: 50 }, (_, id) => ({
						...{ id, content: long(59_000), writtenBy: null, createdAt: at },
					})),
				}),
			],
		},
		{ left: 1 },
	],
	["offers of 12 MB", { chatMessages: [messageRow({ guide: offers(long(290_000)) })] }, { left: 0 }],
	["900,000 things that are no offer", { chatMessages: [messageRow({ guide: Array(900_000).fill({}) })] }, { left: 0 }],
	["60 MB that are no offer", { chatMessages: [messageRow({ guide: long(60_000_000) })] }, { left: 0 }],
];

const fileOf = (lists: object) =>
	zipOf({ "data.json": JSON.stringify({ format: "innerscript", version: 1, ...lists }) });
const readsOf = (id: number) => [`/api/journal/${id}?limit=200`, `/api/chat/${id}?limit=100`, "/api/export"];

// Code that is loaded once would slow down the first request.
beforeAll(async () => {
	const { browser, user } = await signUp("first");
	await bring(browser, fileOf({ journalEntries: [entryRow({})], chatMessages: [messageRow({})] }));
	for (const path of readsOf(user.id)) await (await browser.get(path)).arrayBuffer();
});

it.each(rows)("%s hold nobody up: brought in, read and taken along", async (_, lists, { left }) => {
	const { browser, user } = await signUp();
	const file = fileOf(lists);
	const delay = monitorEventLoopDelay({ resolution: 10 });
	const slow = slowness();
	delay.enable();
	const response = await bring(browser, file);
	const answer = (await response.json()) as ImportAnswer;
	const sizes: [string, number][] = [];
	for (const path of readsOf(user.id)) {
		const read = await browser.get(path);
		sizes.push([path, (await read.arrayBuffer()).byteLength]);
	}
	delay.disable();
	expect([response.status, answer.leftOutCount]).toEqual([200, left]);
	for (const [path, bytes] of sizes) expect([path, bytes < 4_000_000]).toEqual([path, true]);
	expect(delay.max / 1e6 / slow).toBeLessThan(MOST_MS);
});

it("lists that a screen shows whole stay as long as a screen can be", async () => {
	const { browser, user } = await signUp();
	const times = { createdAt: at, updatedAt: at };
	const many = (count: number, row: (i: number) => object) => Array.from({ length: count }, (_, i) => row(i));
	const lists = {
		goals: many(20_000, (i) => ({
			...{ id: `g${i}`, title: null, description: `${i} ${long(1_900)}`, type: "short term", progress: 0 },
			...{ completedAt: at, ...times },
		})),
		threads: many(25_000, (i) => ({
			...{ id: `t${i}`, meant: `${i} ${long(250)}`, day: "2026-03-02", outcome: null, answeredOn: null },
			...{ source: null, ...times },
		})),
	};
	const answer = await jsonOf<ImportAnswer>(bring(browser, fileOf(lists)));
	expect(answer.counts).toMatchObject({ goals: { fresh: 500 }, threads: { fresh: 500 } });
	// A second file cannot exceed the limit either.
	const more = { threads: [{ ...lists.threads[0], id: "more", meant: "One more." }] };
	expect(await jsonOf(bring(browser, fileOf(more)))).toMatchObject({ counts: { threads: { fresh: 0 } } });
	const delay = monitorEventLoopDelay({ resolution: 10 });
	const slow = slowness();
	delay.enable();
	for (const path of [`/api/relationship-goals/${user.id}`, "/api/threads", `/api/memory/${user.id}`]) {
		const { status } = await browser.get(path);
		expect([path, status]).toEqual([path, 200]);
	}
	delay.disable();
	expect(delay.max / 1e6 / slow).toBeLessThan(MOST_MS);
});
