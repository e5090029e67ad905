import pg from "pg";
import { env } from "@/lib/server/core/env";
import { plansOf } from "@/tests/bench/many/plans";
import { everyChange, everyRead, sentBy } from "@/tests/setup/every-statement";

/*
 * The cost of a statement must not depend on how many other people there are. These tests read Postgres's plan for each
 * statement in a database with two thousand other people.
 */

const OTHERS = 2_000;
const words = `repeat('enc1.0123456789abcdef.', 12)`;
/** The rows of each of the other people, by table: these are never read, so they need not be encrypted. */
const filling = [
	`INSERT INTO users (username, username_key, email, first_name, updated_at)
		SELECT 'other' || n, 'other' || n, 'other' || n, 'O', now() FROM generate_series(1, ${OTHERS}) n`,
	`INSERT INTO sessions (id, user_id, expires_at) SELECT gen_random_uuid(), id, now() + interval '9 days' FROM others`,
	`INSERT INTO journal_entries (id, user_id, content, prompt, local_date, created_at)
		SELECT gen_random_uuid(), id, ${words}, 'p', current_date - n, now() - n * interval '1 day' FROM others, generate_series(1, 10) n`,
	`INSERT INTO chat_messages (user_id, content, is_ai_response, created_at)
		SELECT id, ${words}, n % 2 = 0, now() - n * interval '1 hour' FROM others, generate_series(1, 20) n`,
	`INSERT INTO user_responses (id, user_id, questionnaire_id, responses, completed_at)
		SELECT gen_random_uuid(), id, '8', to_jsonb(${words}), now() FROM others, generate_series(1, 3) n`,
	`INSERT INTO feelings (id, user_id, feeling, local_date)
		SELECT gen_random_uuid(), id, ${words}, current_date - n FROM others, generate_series(1, 5) n`,
	`INSERT INTO kept_lines (id, user_id, text, source, day)
		SELECT gen_random_uuid(), id, ${words}, 'entry', current_date FROM others, generate_series(1, 5) n`,
	`INSERT INTO photos (id, user_id, entry_id, image, small, width, height)
		SELECT gen_random_uuid(), user_id, id, 'i', 's', 2, 1 FROM journal_entries WHERE user_id IN (SELECT id FROM others)`,
	`INSERT INTO threads (id, user_id, meant, day, updated_at)
		SELECT gen_random_uuid(), id, ${words}, current_date, now() FROM others, generate_series(1, 3) n`,
	`INSERT INTO relationship_goals (id, user_id, description, type, updated_at)
		SELECT gen_random_uuid(), id, ${words}, 'short term', now() FROM others, generate_series(1, 3) n`,
	`INSERT INTO exercise_runs (id, user_id, slug, updated_at)
		SELECT gen_random_uuid(), id, 'unsent-letter', now() FROM others, generate_series(1, 5) n`,
	`INSERT INTO idempotency_keys (user_id, scope, key, resource_id)
		SELECT id, 'chat', gen_random_uuid(), '1' FROM others, generate_series(1, 5) n`,
	`INSERT INTO reminders (id, user_id, days, minute, zone, next_at, updated_at)
		SELECT gen_random_uuid(), id, 127, 1230, 'Europe/Paris', now() + interval '1 day', now() FROM others`,
	`INSERT INTO push_browsers (id, user_id, endpoint, public_key, auth, hash)
		SELECT gen_random_uuid(), id, ${words}, 'k', 'a', 'hash' || n FROM others, generate_series(1, 2) n`,
	`INSERT INTO imports (id, user_id, source) SELECT 'import' || id, id, 'daylio' FROM others`,
	`INSERT INTO imported_rows (import_id, list, row_id, source_id)
		SELECT 'import' || id, 'journalEntries', n::text, '' FROM others, generate_series(1, 5) n`,
	`INSERT INTO chat_answers (user_id, reply_id, content)
		SELECT user_id, min(id), ${words} FROM chat_messages WHERE user_id IN (SELECT id FROM others) GROUP BY 1`,
	`INSERT INTO rate_limits (key, points, expire)
		SELECT 'filled' || n || ':' || id, 1, extract(epoch FROM now()) * 1000 + 9e7 FROM others, generate_series(1, 5) n`,
];

let client: pg.Client;
beforeAll(async () => {
	client = new pg.Client({ connectionString: env().DATABASE_URL });
	await client.connect();
	await client.query("CREATE TEMP VIEW others AS SELECT id FROM users WHERE username LIKE 'other%'");
	for (const sql of filling) await client.query(sql);
	await client.query("ANALYZE");
});
afterAll(async () => {
	await client.query("DELETE FROM users WHERE id IN (SELECT id FROM others)");
	await client.query("DELETE FROM rate_limits WHERE key LIKE 'filled%'");
	// Other tests use these tables next.
	await client.query("VACUUM ANALYZE");
	await client.end();
});

/** Returns, by action, the parts of query plans that depend on how many other people there are. */
async function faultsOf(acts: Record<string, () => Promise<unknown>>): Promise<Record<string, string[]>> {
	const found: Record<string, string[]> = {};
	for (const [name, act] of Object.entries(acts)) {
		const plans = await plansOf(client, await sentBy(act), false);
		const faults = plans.flatMap(({ faults, text }) => faults.map((fault) => `${fault}: ${text}`));
		if (faults.length > 0) found[name] = faults;
	}
	return found;
}

it("no route that reads looks at others' rows", async () => {
	expect(await faultsOf(await everyRead())).toEqual({});
});

it("no write does, nor signing in, nor what is done without being asked", async () => {
	expect(await faultsOf(await everyChange())).toEqual({});
});
