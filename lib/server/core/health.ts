import "server-only";
import { AppError } from "@/lib/domain/core/errors";
import { coach } from "@/lib/server/core/ai";
import { pool } from "./database/db";
import { VERSION } from "./env";

/** That this process answers, whatever else is away: whoever gets no answer may start it anew. */
export function alive(): { ok: true; version: string } {
	return { ok: true, version: VERSION };
}

/**
 * Whether this process can serve people now; one that cannot needs no restart, and no requests either.
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

/** As `ready`, with who coaches: for people who look. @throws AppError `unavailable` while the database is away. */
export async function health(): Promise<{ ok: true; version: string; database: "up"; coach: string }> {
	return { ...(await ready()), coach: coach(null).name };
}
