import pg from "pg";
import type { Transaction } from "@/lib/server/core/database/db";
import { until } from "../launcher/clients";

const send = pg.Client.prototype.query as (...given: unknown[]) => unknown;

/** Counts what this process asks its database, from now on. `end` puts back what counts. */
export function countStatements() {
	let sent = 0;
	const waiting: { count: number; go(): void }[] = [];
	const spy = jest.spyOn(pg.Client.prototype, "query").mockImplementation(function (this: pg.Client, ...given) {
		sent++;
		for (const one of waiting) if (sent >= one.count) one.go();
		return send.apply(this, given) as never;
	});
	return {
		get sent() {
			return sent;
		},
		/** Resolves when so many have been sent. */
		reached: (count: number) =>
			sent >= count ? Promise.resolve() : new Promise<void>((go) => waiting.push({ count, go })),
		end: () => spy.mockRestore(),
	};
}

/**
 * Begins what has to wait for a transaction of ours, and comes back when it does. A real Postgres says so of itself; on
 * the embedded one everything that is asked meanwhile waits.
 */
export async function untilItWaits<Result>(tx: Transaction, begin: () => Promise<Result>): Promise<Promise<Result>[]> {
	const statements = countStatements();
	const begun = begin();
	await statements.reached(1);
	statements.end();
	if (process.env.TEST_DATABASE_URL) {
		await until(async () => {
			const waiting = await tx.$queryRaw<unknown[]>`
				SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
			return waiting.length > 0;
		});
	}
	// In a list, so that nobody waits for it here.
	return [begun];
}
