import { randomUUID } from "node:crypto";
import pg from "pg";

/** Creates an empty database on a Postgres server. @returns Its address, and `close`, which drops it again. */
export async function createTestDatabase(adminUrl: string): Promise<{ url: string; close(): Promise<void> }> {
	const name = `innerscript_test_${randomUUID().replaceAll("-", "")}`;
	const run = async (sql: string) => {
		const client = new pg.Client({ connectionString: adminUrl });
		await client.connect();
		await client.query(sql).finally(() => client.end());
	};
	await run(`CREATE DATABASE ${name}`);
	// Test data need not survive a crash, so commits need not wait for the disk.
	await run(`ALTER DATABASE ${name} SET synchronous_commit TO off`);
	const url = new URL(adminUrl);
	url.pathname = `/${name}`;
	return { url: url.href, close: () => run(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

/** Creates an empty database for a bench, on the Postgres of TEST_DATABASE_URL or else the one at 127.0.0.1:5432. */
export const createBenchDatabase = () =>
	createTestDatabase(process.env.TEST_DATABASE_URL || "postgresql://postgres@127.0.0.1:5432/postgres");
