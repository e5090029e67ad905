import { monitorEventLoopDelay } from "node:perf_hooks";
import type { ImportAnswer } from "@/lib/domain/import/schema";
import { daysThen } from "@/lib/domain/look-back/then";
import { localDay, toDateColumn } from "@/lib/domain/progress/days";
import { db } from "@/lib/server/core/database/db";
import { broughtIn, zipOf } from "@/tests/api/import/files";
import { signUp, type TestBrowser } from "@/tests/setup/api";
import { slowness } from "@/tests/setup/cpu-time";

/** Milliseconds of a usual machine. */
const MOST_MS = 500;
const today = localDay(new Date(), 0);
const at = (second: number) => new Date(Date.parse("2026-01-01T00:00:00Z") + second * 1_000).toISOString();
const ours = (lists: object) => zipOf({ "data.json": JSON.stringify({ format: "innerscript", version: 1, ...lists }) });
const many = (count: number, row: (i: number) => object) => Array.from({ length: count }, (_, i) => row(i));

/** How long everybody else waits at a stretch while somebody looks at these, in milliseconds of a usual machine. */
async function longest(browser: TestBrowser, paths: readonly string[]): Promise<number> {
	const delay = monitorEventLoopDelay({ resolution: 10 });
	const slow = slowness();
	delay.enable();
	for (const path of paths) {
		const response = await browser.get(path);
		expect([path, response.status]).toEqual([path, 200]);
		await response.arrayBuffer();
	}
	delay.disable();
	return delay.max / 1e6 / slow;
}
const pathsOf = (id: number) => [
	`/api/look-back/${id}/on-this-day`,
	`/api/look-back/${id}/today`,
	`/api/look-back/${id}/days?year=${today.slice(0, 4)}`,
	`/api/look-back/${id}/pages?feeling=calm&from=2026-01-01&to=${today}`,
	"/api/people",
	"/api/people/offered",
];

// What is loaded once holds up the first who asks.
beforeAll(async () => {
	const { browser, user } = await signUp("first");
	await longest(browser, pathsOf(user.id));
});

it("a day with thousands of feelings, and more people than anybody knows, hold nobody up", async () => {
	const { browser, user } = await signUp();
	const feeling = { feeling: "calm", localDate: today, entryId: null, messageId: null };
	const first: ImportAnswer = await broughtIn(
		browser,
		ours({
			feelings: many(30_000, (i) => ({ ...feeling, id: `f${i}`, createdAt: at(i) })),
			people: many(15_000, (i) => ({ id: `p${i}`, names: [`Mira ${i}`], createdAt: at(i), updatedAt: at(i) })),
		}),
	);
	expect(first.counts).toMatchObject({ feelings: { fresh: 20_000 }, people: { fresh: 60 } });
	const [someone] = (await (await browser.get("/api/people")).json()) as { id: string; names: string[] }[];
	await db().journalEntry.create({
		data: { userId: user.id, content: `${someone?.names[0]} came.`, prompt: "", localDate: toDateColumn(today) },
	});
	const paths = [...pathsOf(user.id), `/api/people/${someone?.id}`, "/api/feelings"];
	expect(await longest(browser, paths)).toBeLessThan(MOST_MS);
	expect((await browser.post("/api/people", { names: ["Tom"] })).status).toBe(409);
});

it("long pages of every year, of which no sentence may stand alone, hold nobody up", async () => {
	const { browser, user } = await signUp();
	const text = (page: number) =>
		Array.from({ length: 1_200 }, (_, n) => `It is not the worst of days, k${page} ${n}. `).join("");
	for (const [year, { day }] of daysThen(today).entries()) {
		await db().journalEntry.createMany({
			data: Array.from({ length: 5 }, (_, i) => {
				return { userId: user.id, content: text(year * 5 + i), prompt: "", localDate: toDateColumn(day) };
			}),
		});
	}
	expect(await longest(browser, pathsOf(user.id))).toBeLessThan(MOST_MS);
});
