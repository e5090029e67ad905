import { toDateColumn } from "@/lib/domain/progress/days";
import { db } from "@/lib/server/core/database/db";
import { signUp } from "@/tests/setup/api";
import { othersWaitFor } from "@/tests/setup/others-wait";

/** In milliseconds on the machine that limits are meant for. */
const MOST_MS = 150;

it("hundreds of facts that were learned from long pages hold nobody up", async () => {
	const { browser, user } = await signUp();
	const userId = user.id;
	const text = `${"We met. It was so. I go on. ".repeat(1_750)} I want to learn the cello`;
	const pages = Array.from({ length: 40 }, (_, i) => ({
		id: `page-${i}-of-${userId}`,
		content: `${text} with ${i}. `,
	}));
	await db().journalEntry.createMany({
		data: pages.map((page) => ({ ...page, userId, prompt: "", localDate: toDateColumn("2026-03-02") })),
	});
	await db().learnedFact.createMany({
		data: Array.from({ length: 400 }, (_, i) => ({
			...{ userId, entryId: pages[i % 40]?.id ?? "", kind: "wishes", text: `You want to learn the cello, ${i}` },
			...{ words: `I want to learn the cello with ${i % 40}`, learnedBy: "a-model" },
		})),
	});
	// Code that is loaded once, and the index that is built once, would slow down the first request.
	const other = await signUp("grace");
	await other.browser.get(`/api/memory/${other.user.id}`);
	await browser.get("/api/search?q=cello");
	expect(await othersWaitFor(browser, [`/api/memory/${userId}`])).toBeLessThan(MOST_MS);
});
