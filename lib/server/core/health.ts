import "server-only";
import { AppError } from "@/lib/domain/core/errors";
import { coach } from "@/lib/server/core/ai";
import { pool } from "./database/db";

/**
 * Whether this process can serve people.
 * @throws AppError `unavailable` while the database is away.
 */
export async function health(): Promise<{ ok: true; database: "up"; coach: string }> {
	try {
		await pool().query("select 1");
	} catch (cause) {
		throw new AppError("unavailable", "The database cannot be reached.", { cause, retryAfter: 5 });
	}
	return { ok: true, database: "up", coach: coach(null).name };
}
