import type { Page } from "@playwright/test";
import { expect } from "../setup/test";

/** Returns the day `days` days ago, in the browser's time zone. */
export const dayAgo = (days: number) => {
	const day = new Date(Date.now() - days * 86_400_000);
	return [day.getFullYear(), String(day.getMonth() + 1).padStart(2, "0"), String(day.getDate()).padStart(2, "0")].join(
		"-",
	);
};

/** Writes a journal entry for an earlier day. @returns Its id. */
export async function writeFor(page: Page, content: string, day: string): Promise<string> {
	const submit = { content, prompt: "What stayed with you?", action: "submit" };
	await page.request.post("/api/journal", { data: submit, timeout: 60_000 });
	const { id: userId } = await (await page.request.get("/api/user")).json();
	const [entry] = await (await page.request.get(`/api/journal/${userId}?limit=1`)).json();
	const data = { content, day, version: entry.version };
	expect((await page.request.put(`/api/journal/${entry.id}`, { data })).ok()).toBe(true);
	return entry.id;
}
