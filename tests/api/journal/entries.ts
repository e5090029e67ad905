import type { ClientEntry, JournalResult } from "@/lib/domain/journal/schema";
import { db } from "@/lib/server/core/database/db";
import { jsonOf, type TestBrowser } from "@/tests/setup/api";

export const prompt = "What stayed with you today?";
export const content =
	"Tom called about the house. I kept quiet because I did not want another row before the weekend.";

export const submit = (
	browser: TestBrowser,
	text = content,
	headers: Record<string, string> = {},
	more: Record<string, unknown> = {},
) =>
	browser.post(
		"/api/journal",
		{ content: text, prompt, action: "submit", ...more },
		{ "x-timezone-offset": "0", ...headers },
	);
export const submitted = (...given: Parameters<typeof submit>) =>
	jsonOf<JournalResult & { entry: ClientEntry }>(submit(...given));
export const list = (browser: TestBrowser, userId: number, query = "") =>
	jsonOf<ClientEntry[]>(browser.get(`/api/journal/${userId}${query}`));

/** Adds an entry of a day to the database. */
export const entryOn = (userId: number, day: string, content: string, more: object = {}) =>
	db().journalEntry.create({
		data: { userId, content, prompt: "?", localDate: new Date(day), wordCount: content.split(" ").length, ...more },
	});

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
