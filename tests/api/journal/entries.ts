import type { ClientEntry, JournalResult } from "@/lib/domain/journal/schema";
import { db } from "@/lib/server/core/database/db";
import type { TestBrowser } from "@/tests/setup/api";

export const prompt = "What stayed with you today?";
export const content =
	"Tom called about the house. I kept quiet because I did not want another row before the weekend.";

export const submit = (browser: TestBrowser, text = content, headers: Record<string, string> = {}) =>
	browser.post("/api/journal", { content: text, prompt, action: "submit" }, { "x-timezone-offset": "0", ...headers });
export const submitted = async (browser: TestBrowser, text?: string, headers?: Record<string, string>) => {
	const response = await submit(browser, text, headers);
	if (response.status !== 200) throw new Error(await response.text());
	return (await response.json()) as JournalResult & { entry: ClientEntry };
};
export const list = async (browser: TestBrowser, userId: number, query = "") =>
	(await (await browser.get(`/api/journal/${userId}${query}`)).json()) as ClientEntry[];

/** Moves an entry to an earlier day. */
export async function daysBack(id: string, days: number) {
	const at = new Date(Date.now() - days * 86_400_000);
	await db().journalEntry.update({
		where: { id },
		data: { createdAt: at, localDate: new Date(at.toISOString().slice(0, 10)) },
	});
}

/** Adds entries to the database, `day` days apart, the last one yesterday. */
export async function withHistory(
	userId: number,
	count: number,
	text = (i: number) => `Entry number ${i} about the garden.`,
) {
	const now = Date.now();
	await db().journalEntry.createMany({
		data: Array.from({ length: count }, (_, i) => {
			const at = new Date(now - (count - i) * 86_400_000);
			return {
				userId,
				content: text(i),
				prompt,
				title: `Day ${i}`,
				keyInsights: ["One", "Two", "Three"],
				quote: "Q",
				message: "M",
				insightBy: "built-in",
				wordCount: 5,
				localDate: new Date(at.toISOString().slice(0, 10)),
				createdAt: at,
			};
		}),
	});
}
