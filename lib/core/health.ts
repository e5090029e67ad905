import "server-only";
import { coach } from "@/lib/ai/providers";
import { pool } from "./db";
import { AppError } from "./errors";

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
	return { ok: true, database: "up", coach: coach().name };
}
