import { db } from "@/lib/server/core/database/db";
import { signUp } from "@/tests/setup/api";
import { slowness } from "@/tests/setup/cpu-time";
import { bring } from "./files";

/** How long one statement may keep everybody else waiting on the embedded database, in milliseconds. */
const MOST_MS = 1_000;
const MESSAGES = 16_000;

/** Returns the longest time for which others waited for the database during some work, and what it returned. */
async function longestWait<Result>(work: () => Promise<Result>): Promise<{ longest: number; result: Result }> {
	let isDone = false;
	const working = work().finally(() => {
		isDone = true;
	});
	let longest = 0;
	while (!isDone) {
		const since = performance.now();
		await db().$queryRaw`SELECT 1`;
		longest = Math.max(longest, performance.now() - since);
	}
	return { longest: longest / slowness(), result: await working };
}

async function withMessages() {
	const { browser, user } = await signUp();
	const { id } = await db().import.create({ data: { userId: user.id, source: "innerscript", finishedAt: new Date() } });
	await db().$executeRaw`
		WITH all_of AS (
			INSERT INTO chat_messages (user_id, content, is_ai_response)
			SELECT ${user.id}, '', FALSE FROM generate_series(1, ${MESSAGES}) RETURNING id)
		INSERT INTO imported_rows (import_id, list, row_id, source_id, version)
		SELECT ${id}, 'chatMessages', id::text, '', 1 FROM all_of`;
	return { browser, user, id };
}

it("taking back an import of thousands of messages keeps nobody waiting", async () => {
	const { browser, id } = await withMessages();
	const { longest, result } = await longestWait(() => browser.delete(`/api/import/${id}`));
	expect([result.status, await result.json()]).toEqual([200, { removed: MESSAGES, kept: 0 }]);
	expect(longest).toBeLessThan(MOST_MS);
}, 120_000);

it("an older message that comes before thousands keeps nobody waiting", async () => {
	const { browser, user, id } = await withMessages();
	const where = { userId: user.id };
	const before = await db().chatMessage.findMany({ where, orderBy: { id: "asc" }, select: { sealId: true } });
	const older = { id: 1, content: "Good morning.", isAiResponse: false, replyToId: null, writtenBy: null, guide: null };
	const file = { format: "innerscript", version: 1, chatMessages: [{ ...older, createdAt: "2024-03-02T12:00:00Z" }] };
	const { longest, result } = await longestWait(() => bring(browser, JSON.stringify(file)));
	expect(result.status).toBe(200);
	const after = await db().chatMessage.findMany({ where, orderBy: { id: "asc" }, select: { id: true, sealId: true } });
	expect(after.slice(1).map(({ sealId }) => sealId)).toEqual(before.map(({ sealId }) => sealId));
	const recorded = await db().importedRow.findMany({ where: { importId: id }, select: { rowId: true } });
	const ids = recorded.map(({ rowId }) => Number(rowId)).sort((one, other) => one - other);
	expect(ids).toEqual(after.slice(1).map((one) => one.id));
	expect(longest).toBeLessThan(MOST_MS);
}, 120_000);

it("deleting one of thousands of pages, of which the statistics do not know yet, keeps nobody waiting", async () => {
	const [{ user: other }, { browser, user }] = [await signUp(), await signUp()];
	const writePages = (userId: number, count: number) => db().$executeRaw`
		INSERT INTO journal_entries (id, user_id, content, prompt, local_date, word_count)
		SELECT gen_random_uuid()::text, ${userId}, '', '', '2026-03-02', 1 FROM generate_series(1, ${count}::int)`;
	await writePages(other.id, 400);
	await db().$executeRaw`ANALYZE journal_entries`;
	await writePages(user.id, 8_000);
	const { id } = await db().journalEntry.findFirstOrThrow({ where: { userId: user.id }, select: { id: true } });
	const { longest, result } = await longestWait(() => browser.delete(`/api/journal/${id}`));
	expect(result.status).toBe(200);
	expect(longest).toBeLessThan(MOST_MS);
}, 120_000);

it("the database knows at once of thousands of rows that a file has brought", async () => {
	const { browser, user } = await signUp();
	await db().$executeRaw`ANALYZE feelings`;
	const row = { feeling: "calm", entryId: null, messageId: null };
	const feelings = Array.from({ length: 2_000 }, (_, i) => {
		const at = new Date(Date.UTC(2020, 0, 1 + i));
		return { ...row, id: `f${i}`, localDate: at.toISOString().slice(0, 10), createdAt: at.toISOString() };
	});
	const response = await bring(browser, JSON.stringify({ format: "innerscript", version: 1, feelings }));
	expect(response.status).toBe(200);
	const [{ known = [] } = {}] = await db().$queryRaw<{ known: number[] }[]>`
		SELECT most_common_vals::text::int[] AS known FROM pg_stats WHERE tablename = 'feelings' AND attname = 'user_id'`;
	expect(known).toContain(user.id);
}, 120_000);
