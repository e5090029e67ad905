import pg from "pg";
import type { Transaction } from "@/lib/server/core/database/db";
import { until } from "../launcher/clients";

const send = pg.Client.prototype.query as (...given: unknown[]) => unknown;

/** Counts the statements that this process sends to its database from now on. `end` stops counting. */
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
		/** Resolves when this many statements have been sent. */
		reached: (count: number) =>
			sent >= count ? Promise.resolve() : new Promise<void>((go) => waiting.push({ count, go })),
		end: () => spy.mockRestore(),
	};
}

/**
 * Starts work that has to wait for our transaction, and returns when it is waiting. A real Postgres reports this
 * itself; on the embedded one, any statement that is sent in the meantime waits.
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
	// In an array, so that `await` does not wait for the promise itself.
	return [begun];
}
