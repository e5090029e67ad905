import pg from "pg";
import { FIRST_PERSON, MOST_ANSWERS, MOST_MESSAGES } from "./rows";

/** Columns with an id; in a copy, the id gets a suffix. */
const names = new Set(["id", "entry_id", "import_id", "row_id", "love_script_id", "life_script_id"]);
const unique = new Set(["username", "username_key", "email"]);
/** The distance between the ids of one person's rows and those of the next person, by column. */
const apart: Record<string, number> = {
	"users.id": 1,
	"chat_messages.id": MOST_MESSAGES,
	"chat_answers.id": MOST_ANSWERS,
	"chat_answers.reply_id": MOST_MESSAGES,
};

interface Column {
	name: string;
	type: string;
}

/** Returns the SQL for a column's value in copy number `$1` of a row; `people` is the number of people copied. */
function copied(table: string, { name, type }: Column, people: number): string {
	const step = name === "user_id" ? 1 : apart[`${table}.${name}`];
	if (step !== undefined) return `"${name}" + $1::int * ${people * step}`;
	if (table === "rate_limits" && name === "key") {
		return `split_part(key, ':', 1) || ':' || (split_part(key, ':', 2)::int + $1::int * ${people})`;
	}
	if (type === "uuid") return `CASE WHEN "${name}" IS NULL THEN NULL ELSE gen_random_uuid() END`;
	return type === "text" && (names.has(name) || unique.has(name)) ? `"${name}" || '-' || $1::int` : `"${name}"`;
}

/** The SQL for the person of a row, in tables without a column `user_id`. */
const personOf: Record<string, string> = { users: "id", rate_limits: "split_part(key, ':', 2)::int" };
/** The SQL condition for original rows, in tables that do not refer to a person. */
const isOriginalOf: Record<string, string> = { imported_rows: "length(import_id) = 36" };

/**
 * Copies all rows of a database with `people` people, `copies` times. The copies cannot be decrypted, since they are
 * sealed for somebody else, but they have the same length and are indexed in the same way.
 */
export async function copyPeople(databaseUrl: string, people: number, copies: number, processes: number) {
	const numbers = Array.from({ length: copies }, (_, i) => i + 1);
	const next = async () => {
		const client = new pg.Client({ connectionString: databaseUrl });
		await client.connect();
		await client.query("SET session_replication_role = replica");
		await client.query("SET synchronous_commit = off");
		const { rows } = await client.query<{ table: string; columns: Column[] }>(
			`SELECT c.table_name AS table, json_agg(json_build_object('name', c.column_name, 'type', c.data_type)) AS columns
			FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
			WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE'
			AND c.table_name <> ALL (ARRAY['_prisma_migrations', 'questionnaires', 'encryption_keys', 'push_keys', 'invitations'])
			GROUP BY 1`,
		);
		for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) {
			for (const { table, columns } of rows) {
				const all = columns.map(({ name }) => `"${name}"`).join(", ");
				const values = columns.map((column) => copied(table, column, people)).join(", ");
				const hasPerson = columns.some(({ name }) => name === "user_id");
				const person = personOf[table] ?? (hasPerson ? "user_id" : null);
				const isOriginal = person ? `${person} < ${FIRST_PERSON + people}` : isOriginalOf[table];
				if (!isOriginal) continue;
				const sql = `INSERT INTO "${table}" (${all}) SELECT ${values} FROM "${table}" WHERE ${isOriginal}`;
				await client.query(sql, [number]);
			}
		}
		await client.end();
	};
	await Promise.all(Array.from({ length: processes }, next));
}
