import { db } from "@/lib/server/core/database/db";
import { signUp } from "@/tests/setup/api";
import { slowness } from "@/tests/setup/cpu-time";

/** How long one statement may keep everybody else waiting on the embedded database, in milliseconds. */
const MOST_MS = 1_000;
const MESSAGES = 16_000;

it("taking back an import of thousands of messages keeps nobody waiting", async () => {
	const { browser, user } = await signUp();
	const { id } = await db().import.create({ data: { userId: user.id, source: "innerscript", finishedAt: new Date() } });
	await db().$executeRaw`
		WITH all_of AS (
			INSERT INTO chat_messages (user_id, content, is_ai_response)
			SELECT ${user.id}, '', FALSE FROM generate_series(1, ${MESSAGES}) RETURNING id)
		INSERT INTO imported_rows (import_id, list, row_id, source_id, version)
		SELECT ${id}, 'chatMessages', id::text, '', 1 FROM all_of`;
	let isDone = false;
	const taking = browser.delete(`/api/import/${id}`).finally(() => {
		isDone = true;
	});
	let longest = 0;
	while (!isDone) {
		const since = performance.now();
		await db().$queryRaw`SELECT 1`;
		longest = Math.max(longest, performance.now() - since);
	}
	const response = await taking;
	expect([response.status, await response.json()]).toEqual([200, { removed: MESSAGES, kept: 0 }]);
	expect(longest / slowness()).toBeLessThan(MOST_MS);
}, 120_000);
