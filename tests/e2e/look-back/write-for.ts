import type { Page } from "@playwright/test";
import { expect } from "../setup/test";
import { writeEntry } from "../setup/write";

/** Returns the day `days` days ago, in the browser's time zone. */
export const dayAgo = (days: number) => {
	const day = new Date(Date.now() - days * 86_400_000);
	return [day.getFullYear(), String(day.getMonth() + 1).padStart(2, "0"), String(day.getDate()).padStart(2, "0")].join(
		"-",
	);
};

/** Writes a journal entry for an earlier day. @returns Its id. */
export async function writeFor(page: Page, content: string, day: string): Promise<string> {
	const id = await writeEntry(page, content);
	const data = { content, day, version: 1 };
	expect((await page.request.put(`/api/journal/${id}`, { data })).ok()).toBe(true);
	return id;
}
