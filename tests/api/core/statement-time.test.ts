import { db, isDatabaseAway, pool, tookTooLong } from "@/lib/server/core/database/db";
import { itOnPostgres } from "@/tests/setup/databases/on-postgres";

const errorOf = (work: Promise<unknown>) => work.then(() => null).catch((error: unknown) => error);

const ENDLESS = "SELECT count(*) FROM generate_series(1, 100000) a, generate_series(1, 100000) b";

it("every connection has a time limit for a statement", async () => {
	const { rows } = await pool().query("SHOW statement_timeout");
	expect(rows[0]).toEqual({ statement_timeout: "8s" });
});

itOnPostgres("a statement that takes too long is ended, and known as such", async () => {
	const viaPool = pool()
		.connect()
		.then(async (client) => {
			try {
				await client.query("SET statement_timeout = 100");
				await client.query(ENDLESS);
			} finally {
				await client.query("SET statement_timeout = 8000");
				client.release();
			}
		});
	expect(tookTooLong(await errorOf(viaPool))).toBe(true);
	expect((await pool().query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
});

itOnPostgres("Prisma's error for it is known as well", async () => {
	const viaPrisma = db().$transaction(async (tx) => {
		await tx.$executeRaw`SET LOCAL statement_timeout = 100`;
		await tx.$queryRaw`SELECT pg_sleep(5)::text`;
	});
	const error = await errorOf(viaPrisma);
	expect(tookTooLong(error)).toBe(true);
	expect(isDatabaseAway(error)).toBe(false);
});

itOnPostgres("a database that accepts no connections is away, for Prisma and for the pool alike", async () => {
	const { rows } = await pool().query("SELECT current_database() AS name");
	const name = rows[0]?.name as string;
	const admin = new URL(process.env.DATABASE_URL ?? "");
	admin.pathname = "/postgres";
	const { default: pg } = await import("pg");
	const client = new pg.Client({ connectionString: admin.href });
	await client.connect();
	try {
		await client.query(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS false`);
		await client.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", [name]);
		const errors = [
			await errorOf(db().user.count()),
			await errorOf(db().user.count()),
			await errorOf(pool().query("SELECT 1")),
		];
		expect(errors.map((error) => error !== null && isDatabaseAway(error))).toEqual([true, true, true]);
	} finally {
		await client.query(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS true`);
		await client.end();
	}
	expect(await db().user.count()).toBeGreaterThanOrEqual(0);
});
