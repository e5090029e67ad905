import { mondayOf } from "@/lib/domain/progress/days";
import type { ClientProgress } from "@/lib/domain/progress/schema";
import { db } from "@/lib/server/core/database/db";
import { signUp } from "@/tests/setup/api";

const daysAgo = (days: number) => new Date(new Date().toISOString().slice(0, 10)).getTime() - days * 86_400_000;

describe("progress", () => {
	it("reads as of now: a lapsed streak is 0, a past week has no words", async () => {
		const { browser, user } = await signUp();
		await db().user.update({
			where: { id: user.id },
			data: {
				currentStreak: 9,
				bestStreak: 12,
				lastJournalDate: new Date(daysAgo(9)),
				weeklyWordCount: 300,
				weekStartDate: new Date(mondayOf(new Date(daysAgo(9)).toISOString().slice(0, 10))),
				totalWordCount: 4000,
			},
		});
		const figures = { currentStreak: 0, weeklyWordCount: 0, totalWordCount: 4000 };
		expect(await (await browser.get("/api/user")).json()).toMatchObject(figures);
		expect(await (await browser.get(`/api/progress/${user.id}`)).json()).toMatchObject({ ...figures, bestStreak: 12 });
	});

	it("keeps a streak that was continued yesterday", async () => {
		const { browser, user } = await signUp();
		await db().user.update({
			where: { id: user.id },
			data: { currentStreak: 9, lastJournalDate: new Date(daysAgo(1)) },
		});
		expect(await (await browser.get("/api/user")).json()).toMatchObject({ currentStreak: 9 });
	});

	it("shows the words of twelve weeks, empty ones too", async () => {
		const { browser, user } = await signUp();
		await browser.post(
			"/api/journal",
			{ content: "one two three", prompt: "p", action: "submit" },
			{ "x-timezone-offset": "0" },
		);
		const { weeks, today } = (await (await browser.get(`/api/progress/${user.id}`)).json()) as ClientProgress;
		expect(weeks).toHaveLength(12);
		expect(weeks.at(-1)).toEqual({ start: mondayOf(today), words: 3 });
		expect(weeks.slice(0, -1).every(({ words }) => words === 0)).toBe(true);
	});

	it("is for the person alone", async () => {
		const { user } = await signUp();
		const { browser: stranger } = await signUp("grace");
		expect((await stranger.get(`/api/progress/${user.id}`)).status).toBe(403);
	});
});
