import { connectTo, rowsOf } from "@/tests/launcher/clients";
import { copyOf, emptyDatabase } from "@/tests/launcher/folders";
import { run, start } from "@/tests/launcher/processes";
import { createTestDatabase } from "@/tests/setup/databases/postgres";

export interface TestDatabase {
	url: string;
	close(): Promise<unknown>;
}

/** Creates an empty database: on the Postgres of TEST_DATABASE_URL, or embedded and served like a real one. */
export async function emptyOne(): Promise<TestDatabase> {
	const adminUrl = process.env.TEST_DATABASE_URL;
	if (adminUrl) return createTestDatabase(adminUrl);
	const server = start("tests/launcher/scripts/serve.ts", [copyOf(await emptyDatabase())]);
	return { url: await server.line(), close: () => server.kill("SIGKILL") };
}

/** Runs `npm run admin` on a database. @param environment Its PATH decides whether pg_dump is found. */
export const admin = (folder: string, args: string[], environment: Record<string, string>, input = "") =>
	run("prisma/admin.ts", args, { DATA_DIR: folder, ...environment }, input);

/** Returns all data of the app in a database, as Postgres writes it. */
export async function everythingIn(url: string): Promise<Record<string, string[]>> {
	const tables = await rowsOf(
		url,
		"SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations' ORDER BY 1",
	);
	const client = await connectTo(url);
	await client.query("SET TIME ZONE 'UTC'");
	const all: Record<string, string[]> = {};
	for (const { name } of tables) {
		const { rows } = await client.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t ORDER BY 1`);
		all[String(name)] = rows.map(({ row }) => row);
	}
	await client.query("RESET TIME ZONE");
	return all;
}
