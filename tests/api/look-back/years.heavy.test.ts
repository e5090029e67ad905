import type { ImportAnswer } from "@/lib/domain/import/schema";
import { daysThen } from "@/lib/domain/look-back/then";
import { addDays, localDay, toDateColumn } from "@/lib/domain/progress/days";
import { db } from "@/lib/server/core/database/db";
import { broughtIn, zipOf } from "@/tests/api/import/files";
import { jsonOf, signUp } from "@/tests/setup/api";
import { othersWaitFor } from "@/tests/setup/others-wait";

/** In milliseconds on the machine that limits are meant for. */
const MOST_MS = 100;
const today = localDay(new Date(), 0);
const at = (second: number) => new Date(Date.parse("2026-01-01T00:00:00Z") + second * 1_000).toISOString();
const ours = (lists: object) => zipOf({ "data.json": JSON.stringify({ format: "innerscript", version: 1, ...lists }) });
const many = <Row>(count: number, row: (i: number) => Row): Row[] => Array.from({ length: count }, (_, i) => row(i));

/** A day of a past month, so that the month has a letter. */
const then = addDays(today, -40);
const letter = `/api/letters/month-${then.slice(0, 7)}`;
/** Further days of that month, enough for a letter. */
const daysOfLetter = ["03", "10", "17", "24"].map((day) => toDateColumn(`${then.slice(0, 7)}-${day}`));
const pathsOf = (id: number) => [
	`/api/look-back/${id}/on-this-day`,
	`/api/look-back/${id}/today`,
	`/api/look-back/${id}/days?year=${then.slice(0, 4)}`,
	`/api/look-back/${id}/pages?feeling=calm&from=2026-01-01&to=${today}`,
	"/api/people",
	"/api/people/offered",
];

// Code that is loaded once (for a letter, the library too) would slow down the first request.
beforeAll(async () => {
	const { browser, user } = await signUp("first");
	await db().journalEntry.createMany({
		data: daysOfLetter.map((localDate) => ({ userId: user.id, content: "Mira came.", prompt: "", localDate })),
	});
	await othersWaitFor(browser, [...pathsOf(user.id), letter]);
});

it("a day with thousands of feelings, and more people than anybody knows, hold nobody up", async () => {
	const { browser, user } = await signUp();
	const feeling = { feeling: "calm", localDate: then, entryId: null, messageId: null };
	const first: ImportAnswer = await broughtIn(
		browser,
		ours({
			feelings: many(30_000, (i) => ({ ...feeling, id: `f${i}`, createdAt: at(i) })),
			people: many(15_000, (i) => ({ id: `p${i}`, names: [`Mira ${i}`], createdAt: at(i), updatedAt: at(i) })),
		}),
	);
	expect(first.counts).toMatchObject({ feelings: { fresh: 20_000 }, people: { fresh: 60 } });
	const [someone] = await jsonOf<{ id: string; names: string[] }[]>(browser.get("/api/people"));
	await db().journalEntry.createMany({
		data: [toDateColumn(then), ...daysOfLetter].map((localDate) => {
			return { userId: user.id, content: `${someone?.names[0]} came.`, prompt: "", localDate };
		}),
	});
	const paths = [...pathsOf(user.id), `/api/people/${someone?.id}`, "/api/feelings", letter];
	expect(await othersWaitFor(browser, paths, 4)).toBeLessThan(MOST_MS);
	expect((await browser.post("/api/people", { names: ["Tom"] })).status).toBe(409);
});

it("long pages of every year, of which no sentence may stand alone, hold nobody up", async () => {
	const { browser, user } = await signUp();
	const text = (page: number) =>
		Array.from({ length: 1_200 }, (_, n) => `It is not the worst of days, k${page} ${n}. `).join("");
	for (const [year, { day }] of daysThen(today).entries()) {
		await db().journalEntry.createMany({
			data: Array.from({ length: 2 }, (_, i) => {
				return { userId: user.id, content: text(year * 2 + i), prompt: "", localDate: toDateColumn(day) };
			}),
		});
	}
	expect(await othersWaitFor(browser, pathsOf(user.id))).toBeLessThan(MOST_MS);
});

it("names that begin alike, and pages that repeat that beginning, hold nobody up", async () => {
	const { browser, user } = await signUp();
	const alike = (person: number) => many(12, (n) => `${"a ".repeat(36)}b${person}x${n}`);
	await broughtIn(
		browser,
		ours({ people: many(60, (i) => ({ id: `p${i}`, names: alike(i), createdAt: at(i), updatedAt: at(i) })) }),
	);
	await db().journalEntry.createMany({
		data: many(10, (i) => ({
			...{ userId: user.id, content: `${"a ".repeat(24_000)}${i}`, prompt: "" },
			localDate: daysOfLetter[i % daysOfLetter.length] ?? toDateColumn(then),
		})),
	});
	const [someone] = await jsonOf<{ id: string }[]>(browser.get("/api/people"));
	expect(await othersWaitFor(browser, [letter, `/api/people/${someone?.id}`])).toBeLessThan(MOST_MS);
});
