import "server-only";
import { AppError } from "@/lib/domain/core/errors";
import { coach } from "@/lib/server/core/ai";
import { pool } from "./database/db";
import { VERSION } from "./env";

/** Shows that this process responds, even if the database is away. If it does not, a supervisor may restart it. */
export function alive(): { ok: true; version: string } {
	return { ok: true, version: VERSION };
}

/**
 * Checks whether this process can serve people now. While it cannot, it should get no requests, but needs no restart
 * either.
 * @throws AppError `unavailable` while the database is away.
 */
export async function ready(): Promise<{ ok: true; version: string; database: "up" }> {
	try {
		await pool().query("select 1");
	} catch (cause) {
		throw new AppError("unavailable", "The database cannot be reached.", { cause, retryAfter: 5 });
	}
	return { ...alive(), database: "up" };
}

/**
 * Like `ready`, but also names the coach, for people who check by hand.
 * @throws AppError `unavailable` while the database cannot be reached.
 */
export async function health(): Promise<{ ok: true; version: string; database: "up"; coach: string }> {
	return { ...(await ready()), coach: coach(null).name };
}
