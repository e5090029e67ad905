import { signUp } from "@/tests/setup/api";
import { daysBack, list, submitted } from "./entries";

describe("somebody else's journal", () => {
	it("cannot be read, searched, reflected on or deleted", async () => {
		const { browser, user } = await signUp();
		const { entry } = await submitted(browser);
		const { browser: stranger, user: other } = await signUp("grace");
		for (const path of [
			`/api/journal/${user.id}`,
			`/api/journal/${user.id}?q=Tom`,
			`/api/journal/${user.id}/days?month=2026-11`,
		]) {
			expect((await stranger.get(path)).status).toBe(403);
		}
		expect((await stranger.get(`/api/journal/${entry.id}/entry`)).status).toBe(404);
		expect((await stranger.post(`/api/journal/${entry.id}/insight`)).status).toBe(404);
		expect((await stranger.delete(`/api/journal/${entry.id}`)).status).toBe(404);
		expect((await stranger.get(`/api/journal/${other.id}?before=${entry.id}`)).status).toBe(404);
		expect(await list(stranger, other.id)).toEqual([]);
		expect(await list(browser, user.id)).toHaveLength(1);
	});

	it("is never what a reflection speaks of", async () => {
		const { browser } = await signUp();
		const { entry: theirs } = await submitted(browser, "Tom wants to sell the house by the river. I said it was fine.");
		await daysBack(theirs.id, 5);
		const { browser: stranger } = await signUp("grace");
		const { entry, keyInsights } = await submitted(
			stranger,
			"Again a call about the house by the river; Tom will not wait.",
		);
		expect(entry.relatedTo).toBeNull();
		expect(keyInsights.join("\n")).not.toContain("wants to sell");
	});
});
