import { pool } from "@/lib/server/core/database/db";
import { env } from "@/lib/server/core/env";
import type { signUp } from "@/tests/setup/api";

const holder = globalThis as { innerscriptTraces?: object };

/** Whether it is noted that traces of something erased may be left. */
export const noted = async () => {
	const { rows } = await pool().query("SELECT points FROM rate_limits WHERE key = 'tracesOfErased'");
	return rows.length > 0;
};

/** Clears what a process keeps in memory, as a restart does. */
export const restart = () =>
	Object.assign(holder.innerscriptTraces ?? {}, {
		...{ mayBeLeft: true, isOverwriting: false, notBefore: 0 },
		...{ waiting: new Map(), anew: new Map() },
	});

/** Lets the hour pass within which nothing is overwritten again. */
export const anHourLater = () => Object.assign(holder.innerscriptTraces ?? {}, { notBefore: 0 });

/** Lets ten minutes pass without a request, after which large tables are rewritten too. */
export const afterLongQuiet = () => Object.assign(globalThis, { innerscriptLastSeen: performance.now() - 11 * 60_000 });

/** Returns the number of the file that a table is stored in; another one once the table was rewritten. */
export const fileOf = async (table: string) =>
	(await pool().query("SELECT pg_relation_filenode($1) AS file", [table])).rows[0].file as number;

/** Erases somebody's account. */
export const erase = ({ browser, account }: Awaited<ReturnType<typeof signUp>>) =>
	browser.fetch("DELETE", "/api/account", { body: { confirm: account.username, password: account.password } });

/** Runs each test as on an embedded database, in a process that has just started. */
export function onEmbedded(): void {
	beforeEach(() => {
		jest.replaceProperty(env(), "DATABASE_EMBEDDED", true);
		restart();
	});
	afterEach(() => jest.restoreAllMocks());
}
