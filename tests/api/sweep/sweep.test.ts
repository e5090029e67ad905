import { randomUUID } from "node:crypto";
import { db, pool } from "@/lib/server/core/database/db";
import { sweep } from "@/lib/server/sweep/service";
import { signUp } from "@/tests/setup/api";

const DAY_MS = 86_400_000;
/** More rows than are deleted in one batch. */
const MANY = 1_300;

afterEach(() => jest.restoreAllMocks());

/** Runs the sweep as if this many days had passed. */
async function sweepIn(days: number): Promise<void> {
	const later = Date.now() + days * DAY_MS;
	jest.spyOn(Date, "now").mockReturnValue(later);
	await sweep();
	jest.restoreAllMocks();
}

it("removes sessions, counters, keys and invitations that have ended, however many, and nothing else", async () => {
	const { user } = await signUp();
	const userId = user.id;
	const now = Date.now();
	const at = (days: number) => new Date(now + days * DAY_MS);
	await db().session.createMany({
		data: Array.from({ length: MANY }, (_, i) => ({
			userId,
			lastSeenAt: i % 2 ? at(-15) : at(0),
			expiresAt: i % 2 ? at(60) : at(-1),
		})),
	});
	await pool().query(
		`INSERT INTO rate_limits (key, points, expire) SELECT 'swept:' || n, 1, $1 FROM generate_series(1, ${MANY}) n`,
		[now - 2 * DAY_MS],
	);
	const key = { userId, scope: "chat", resourceId: "1" };
	await db().idempotencyKey.createMany({
		data: [-91, -89].map((days) => ({ ...key, key: randomUUID(), createdAt: at(days) })),
	});
	await db().invitation.create({ data: { tokenHash: randomUUID(), expiresAt: at(-1) } });
	await db().invitation.create({ data: { tokenHash: "good", expiresAt: at(30) } });

	await sweepIn(1 / 24);
	expect(await db().session.count({ where: { userId } })).toBe(1);
	expect((await pool().query("SELECT FROM rate_limits WHERE key LIKE 'swept:%'")).rows).toEqual([]);
	expect(await db().idempotencyKey.count({ where: { userId } })).toBe(1);
	expect(await db().invitation.findMany({ select: { tokenHash: true } })).toEqual([{ tokenHash: "good" }]);

	// The rows that had time left then expire too.
	await sweepIn(31);
	expect(await db().session.count({ where: { userId } })).toBe(0);
	expect(await db().idempotencyKey.count({ where: { userId } })).toBe(0);
	expect(await db().invitation.count()).toBe(0);
});

it("passes over what another process has locked", async () => {
	const { user } = await signUp();
	const session = await db().session.findFirstOrThrow({ where: { userId: user.id } });
	await db().$transaction(async (tx) => {
		await tx.$executeRaw`SELECT FROM sessions WHERE id = ${session.id} FOR UPDATE`;
		if (process.env.TEST_DATABASE_URL) await sweepIn(100);
	});
	expect(await db().session.count({ where: { id: session.id } })).toBe(1);
	await sweepIn(101);
	expect(await db().session.count({ where: { id: session.id } })).toBe(0);
});

/** How many rows ten thousand people leave behind per hour, by table: a tenth of those of a hundred thousand. */
const IN_AN_HOUR = { rate_limits: 1_250, idempotency_keys: 250, deleted_items: 40, sessions: 10 };

it("keeps expiring rows few during a day of ten thousand people", async () => {
	const { user } = await signUp();
	const begin = Date.now();
	const hourMs = DAY_MS / 24;
	const most: Record<string, number> = {};
	const countAll = async () => {
		for (const table of Object.keys(IN_AN_HOUR)) {
			const { rows } = await pool().query(`SELECT count(*)::int AS n FROM ${table} WHERE ${ofThisDay[table]}`, [
				user.id,
			]);
			most[table] = Math.max(most[table] ?? 0, rows[0].n);
		}
	};
	/** Makes rows expire in the course of the day; those with a long lifetime were created correspondingly long ago. */
	const ofThisDay: Record<string, string> = {
		rate_limits: "key LIKE 'day:%' AND $1::int > 0",
		idempotency_keys: "user_id = $1",
		deleted_items: "user_id = $1",
		sessions: "user_id = $1 AND browser = 'day'",
	};
	for (let hour = 0; hour < 24; hour++) {
		const now = begin + hour * hourMs;
		const series = (table: keyof typeof IN_AN_HOUR) => `generate_series(1, ${IN_AN_HOUR[table]}) n`;
		await pool().query(
			`INSERT INTO rate_limits (key, points, expire) SELECT $1 || n, 1, $2 FROM ${series("rate_limits")}`,
			[`day:${hour}:`, now + hourMs],
		);
		await pool().query(
			`INSERT INTO idempotency_keys (user_id, scope, key, resource_id, created_at)
			SELECT $1, 'chat', gen_random_uuid(), '1', $2 FROM ${series("idempotency_keys")}`,
			[user.id, new Date(now - 90 * DAY_MS + hourMs)],
		);
		await pool().query(
			`INSERT INTO deleted_items (id, user_id, kept, created_at)
			SELECT gen_random_uuid(), $1, '"enc1"', $2 FROM ${series("deleted_items")}`,
			[user.id, new Date(now)],
		);
		await pool().query(
			`INSERT INTO sessions (id, user_id, browser, expires_at)
			SELECT gen_random_uuid(), $1, 'day', $2 FROM ${series("sessions")}`,
			[user.id, new Date(now + hourMs)],
		);
		await countAll();
		await sweepIn((now + hourMs - 1 - begin) / DAY_MS);
	}
	// Counters are deleted an hour after they expire; all other rows by the next sweep.
	for (const [table, each] of Object.entries(IN_AN_HOUR)) {
		expect({ table, rows: (most[table] ?? 0) <= 4 * each }).toEqual({ table, rows: true });
	}
	await sweepIn(2);
	await countAll();
	const left = await pool().query("SELECT count(*)::int AS n FROM rate_limits WHERE key LIKE 'day:%'");
	expect(left.rows[0].n).toBe(0);
});
