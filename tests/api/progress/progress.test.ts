import { mondayOf } from "@/lib/domain/progress/days";
import { db } from "@/lib/server/core/database/db";
import { jsonOf, signUp } from "@/tests/setup/api";

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
		expect(await jsonOf(browser.get("/api/user"))).toMatchObject(figures);
		expect(await jsonOf(browser.get(`/api/progress/${user.id}`))).toMatchObject({ ...figures, bestStreak: 12 });
	});
});
