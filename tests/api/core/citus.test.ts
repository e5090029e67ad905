import pg from "pg";
import { env } from "@/lib/server/core/env";
import { scansOf } from "@/tests/bench/many/plans";
import { everyChange, everyRead, sentBy } from "@/tests/setup/every-statement";

/*
 * What Citus would require if it distributed the database by person. Citus itself is not in the packages that we test
 * with, so its documented rules are checked against the schema and against every statement that is sent:
 * - The distribution column is part of each primary key and unique constraint.
 * - A foreign key refers to a reference table, or has the distribution column on both sides.
 * - A statement for a single shard names it: in each table that it reads, the distribution column equals a value or the
 *   distribution column of another table.
 * docs/scale.md counts the entries of the lists below as what would have to change. A shorter list is progress.
 */

/** Tables with the same rows on every node. */
const copies = ["encryption_keys", "push_keys", "questionnaires"];
/** Tables that stay on a single node, since they are only looked up by key. */
const inOnePlace = ["_prisma_migrations", "invitations", "rate_limits"];
/**
 * Tables that would be distributed along with their parents, as long as they have no column of their own for the
 * person.
 */
const withoutPerson = ["behavioral_pattern", "healed_behavioral_pattern", "imported_rows"];

const personOf = (table: string) => (table === "users" ? "id" : "user_id");

let client: pg.Client;
let divided: string[];
beforeAll(async () => {
	client = new pg.Client({ connectionString: env().DATABASE_URL });
	await client.connect();
	const { rows } = await client.query<{ name: string }>(
		"SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 1",
	);
	divided = rows.map(({ name }) => name).filter((name) => ![...copies, ...inOnePlace].includes(name));
});
afterAll(() => client.end());

it("every table that is divided names its person, but for three", async () => {
	const { rows } = await client.query<{ name: string }>(
		`SELECT table_name AS name FROM information_schema.columns
		WHERE table_schema = 'public' AND (column_name = 'user_id' OR table_name = 'users' AND column_name = 'id')`,
	);
	const named = new Set(rows.map(({ name }) => name));
	expect(divided.filter((table) => !named.has(table))).toEqual(withoutPerson);
	expect(divided.length).toBeGreaterThan(25);
});

it("each of these tables would need the person in the key of its id", async () => {
	const keys = await keysWithoutPerson();
	expect(keys.filter(({ columns }) => columns.join() === "id").map(({ table }) => table)).toEqual([
		...["affirmations", "ai_persona_settings", "behavioral_pattern", "chat_answers", "chat_messages", "deleted_items"],
		...["exercise_runs", "feelings", "healed_behavioral_pattern", "imports", "journal_entries", "kept_lines"],
		...["learned_facts", "letter_marks", "life_script", "love_script", "memory_pauses", "page_vectors", "passkeys"],
		...[
			"people",
			"photos",
			"push_browsers",
			"relationship_goals",
			"reminders",
			"script_versions",
			"sessions",
			"threads",
		],
		"user_responses",
	]);
});

it("these keys would need the person as well, or a table of their own where they are one for everybody", async () => {
	const keys = await keysWithoutPerson();
	const others = keys.filter(({ columns }) => columns.join() !== "id");
	expect(others.map(({ table, columns }) => `${table} (${columns.join(", ")})`)).toEqual([
		"affirmations (kind, love_script_id, order_num, voice)",
		"behavioral_pattern (life_script_id, order_num)",
		"chat_answers (seal_id)",
		"chat_messages (reply_to_id)",
		"chat_messages (seal_id)",
		"external_logins (issuer, subject)",
		"feelings (entry_id)",
		"feelings (message_id)",
		"healed_behavioral_pattern (love_script_id, order_num)",
		"imported_rows (import_id, list, row_id)",
		"journal_entry_versions (entry_id, version)",
		"stored_objects (affirmation_id, column)",
		"stored_objects (column, photo_id)",
		"stored_objects (name)",
		"users (email)",
		"users (reset_token)",
		"users (username_key)",
	]);
});

async function keysWithoutPerson(): Promise<{ table: string; columns: string[] }[]> {
	const { rows } = await client.query<{ table: string; columns: string[] }>(
		`SELECT c.relname AS table, (SELECT array_agg(a.attname::text ORDER BY a.attname) FROM pg_attribute a
			WHERE a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey)) AS columns
		FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
		WHERE i.indisunique AND c.relnamespace = 'public'::regnamespace ORDER BY 1, 2`,
	);
	return rows.filter(({ table, columns }) => divided.includes(table) && !columns.includes(personOf(table)));
}

it("these foreign keys would need the person on both sides", async () => {
	const { rows } = await client.query<{ table: string; other: string; columns: string[] }>(
		`SELECT c.relname AS table, f.relname AS other, (SELECT array_agg(a.attname::text) FROM pg_attribute a
			WHERE a.attrelid = k.conrelid AND a.attnum = ANY (k.conkey)) AS columns
		FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_class f ON f.oid = k.confrelid
		WHERE k.contype = 'f' AND c.relnamespace = 'public'::regnamespace ORDER BY 1, 3`,
	);
	const without = rows.filter(({ other, columns }) => !copies.includes(other) && !columns.includes("user_id"));
	expect(without.map(({ table, columns, other }) => `${table} (${columns.join(", ")}) to ${other}`)).toEqual([
		"affirmations (love_script_id) to love_script",
		"behavioral_pattern (life_script_id) to life_script",
		"chat_answers (reply_id) to chat_messages",
		"chat_messages (reply_to_id) to chat_messages",
		"feelings (entry_id) to journal_entries",
		"feelings (message_id) to chat_messages",
		"healed_behavioral_pattern (love_script_id) to love_script",
		"imported_rows (import_id) to imports",
		"journal_entries (related_id) to journal_entries",
		"journal_entry_versions (entry_id) to journal_entries",
		"learned_facts (entry_id) to journal_entries",
		"page_vectors (entry_id) to journal_entries",
		"page_vectors (message_id) to chat_messages",
		"page_vectors (response_id) to user_responses",
		"page_vectors (run_id) to exercise_runs",
		"photos (entry_id) to journal_entries",
		"stored_objects (affirmation_id) to affirmations",
		"stored_objects (photo_id) to photos",
	]);
});

/** Returns the tables that some of these statements read without saying whose rows they want. */
async function crossedBy(acts: Record<string, () => Promise<unknown>>): Promise<string[]> {
	const crossed = new Set<string>();
	for (const act of Object.values(acts)) {
		for (const { table, columns } of await scansOf(client, await sentBy(act))) {
			if (divided.includes(table) && !columns.includes(personOf(table))) crossed.add(table);
		}
	}
	return [...crossed].toSorted();
}

it("what somebody asks for stays in their part, but for parts of rows, the session and the name at the door", async () => {
	const { abandoned, reminders, sweep, ...asked } = await everyChange();
	const crossed = await crossedBy({ ...(await everyRead()), ...asked });
	const partsOfRows = ["behavioral_pattern", "chat_answers", "healed_behavioral_pattern", "imported_rows"];
	expect(crossed).toEqual([...partsOfRows, "journal_entry_versions", "sessions", "users"]);
});

it("what is done without being asked goes through every part", async () => {
	const { abandoned, reminders, sweep } = await everyChange();
	const crossed = await crossedBy({ abandoned, reminders, sweep } as Record<string, () => Promise<unknown>>);
	const swept = ["deleted_items", "idempotency_keys", "photos", "sessions"];
	const lookedFor = ["journal_entries", "reminders", "script_generations", "user_responses"];
	expect(crossed).toEqual([...swept, ...lookedFor].toSorted());
});
