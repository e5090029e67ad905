import { randomUUID } from "node:crypto";
import { db } from "@/lib/server/core/database/db";
import { connectTo } from "@/tests/launcher/clients";
import { signUp, TestBrowser } from "@/tests/setup/api";
import { type Instance, startInstances } from "@/tests/setup/instances/start";
import { hasPooler, type Pooler, startPooler } from "@/tests/setup/pooler";

/* Uses a real PgBouncer with two connections, which gives each transaction a different one. */

const direct = process.env.DATABASE_URL ?? "";
const isPossible = hasPooler && Boolean(process.env.TEST_DATABASE_URL);
const itPooled = isPossible
	? it
	: (name: string, _run: () => Promise<void>) => it.todo(`${name} (needs PgBouncer, and a real Postgres)`);

let pooler: Pooler;
let instance: Instance;
beforeAll(async () => {
	if (!isPossible) return;
	pooler = await startPooler(direct, { size: 2 });
	const pooled = new URL(direct);
	pooled.hostname = "127.0.0.1";
	pooled.port = String(pooler.port);
	[instance] = (await startInstances(1, [{ DATABASE_URL: pooled.href, DATABASE_POOLER: "1" }])) as [Instance];
}, 180_000);
afterAll(async () => {
	await instance?.process.kill("SIGTERM");
	await pooler?.close();
});

itPooled(
	"thirty writes and reads at once share two connections: each is answered, and nothing is doubled",
	async () => {
		const { browser, user } = await signUp("ada", {}, new TestBrowser(instance.origin));
		const entry = { content: "The tap was running.", prompt: "What stayed?", action: "submit" };
		const keys = Array.from({ length: 5 }, () => randomUUID());
		const answers = await Promise.all(
			[...keys, ...keys].flatMap((key, i) => [
				browser.post("/api/relationship-goals", { description: `Goal ${i}`, type: "short term" }),
				browser.post("/api/journal", entry, { "idempotency-key": key }),
				browser.get(`/api/journal/${user.id}?q=window`),
			]),
		);
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
		expect(await db().relationshipGoal.count({ where: { userId: user.id } })).toBe(2);
		expect(await db().journalEntry.count({ where: { userId: user.id } })).toBe(5);
	},
);

itPooled("leaves nothing behind on connections that others will have: no setting, lock or statement", async () => {
	const { browser } = await signUp("ada", {}, new TestBrowser(instance.origin));
	expect((await browser.post("/api/chat", { content: "How do I begin?" })).status).toBe(200);
	const pooled = new URL(direct);
	pooled.hostname = "127.0.0.1";
	pooled.port = String(pooler.port);
	const others = await Promise.all([connectTo(pooled.href), connectTo(pooled.href)]);
	// Each in a transaction, so that each holds a connection of its own.
	for (const client of others) await client.query("BEGIN");
	for (const client of others) {
		const { rows } = await client.query(`
			SELECT current_setting('statement_timeout') AS timeout,
				(SELECT count(*)::int FROM pg_prepared_statements) AS statements,
				(SELECT count(*)::int FROM pg_locks WHERE locktype = 'advisory' AND pid = pg_backend_pid()) AS locks`);
		expect(rows).toEqual([{ timeout: "0", statements: 0, locks: 0 }]);
	}
});
