import type pg from "pg";

/** A statement that was sent to the database. */
export interface Sent {
	text: string;
	values: unknown[];
}

/** The parts of a step in Postgres's query plan that are used here. */
interface PlanNode {
	"Node Type": string;
	"Relation Name"?: string;
	Alias?: string;
	"Join Filter"?: string;
	"Index Cond"?: string;
	"Recheck Cond"?: string;
	Filter?: string;
	"Shared Hit Blocks"?: number;
	"Shared Read Blocks"?: number;
	"Actual Rows"?: number;
	"Plan Rows": number;
	Plans?: PlanNode[];
}

/** Tables that do not grow with the number of people. */
const ofNobody = new Set(["_prisma_migrations", "encryption_keys", "invitations", "push_keys", "questionnaires"]);
/** Tables with fewer rows than this do not show how a statement would run on many. */
const LARGE = 1_000;
/** More rows than any person has of one kind: a step that reads more reads other people's. */
const ONE_PERSONS_ROWS = 40_000;
const isStatement = /^\s*(with|select|insert|update|delete)\b/i;

/** How a statement would be run. */
export interface Plan {
	text: string;
	/** What depends on the number of other people; empty if nothing does. */
	faults: string[];
	/** The 8 kB pages that it touched, if it was run. */
	pages: number;
}

function* nodesOf(node: PlanNode): Generator<PlanNode> {
	yield node;
	for (const inner of node.Plans ?? []) yield* nodesOf(inner);
}

/** @param isLooked Whether a table is checked. */
function faultsOf(plan: PlanNode, isLooked: (table: string) => boolean): string[] {
	return [...nodesOf(plan)].flatMap((node) => {
		const { "Node Type": type, "Relation Name": table } = node;
		const grows = table !== undefined && !ofNobody.has(table) && isLooked(table);
		if (grows && type === "Seq Scan") return [`reads all of ${table}`];
		if (grows && /^Index (Only )?Scan/.test(type) && !node["Index Cond"]) return [`reads all of an index of ${table}`];
		const rows = node["Actual Rows"] ?? node["Plan Rows"];
		return type === "Sort" && rows > ONE_PERSONS_ROWS ? [`sorts ${Math.round(rows)} rows`] : [];
	});
}

/**
 * Asks Postgres for the plans of these statements.
 * @param isDone Whether each is also run and rolled back, in order to count the pages.
 */
export async function plansOf(client: pg.Client, statements: readonly Sent[], isDone: boolean): Promise<Plan[]> {
	const plans: Plan[] = [];
	const { rows: large } = await client.query<{ name: string }>(
		"SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND reltuples > $1",
		[LARGE],
	);
	const isLarge = (table: string) => large.some(({ name }) => name === table);
	const explain = async (options: string, { text, values }: Sent): Promise<PlanNode> => {
		const { rows } = await client.query(`EXPLAIN (${options}) ${text}`, values);
		return rows[0]["QUERY PLAN"][0].Plan;
	};
	for (const sent of statements) {
		if (!isStatement.test(sent.text)) continue;
		await client.query("BEGIN");
		try {
			const plan = await explain(isDone ? "ANALYZE, BUFFERS, FORMAT JSON" : "FORMAT JSON", sent);
			const pages = (plan["Shared Hit Blocks"] ?? 0) + (plan["Shared Read Blocks"] ?? 0);
			// Postgres rightly scans a small table. Forbidding that shows what it would do with many rows.
			await client.query("SET LOCAL enable_seqscan = off");
			const among = await explain("FORMAT JSON", sent);
			const faults = [...faultsOf(plan, isLarge), ...faultsOf(among, (table) => !isLarge(table))];
			plans.push({ text: sent.text, faults, pages });
		} finally {
			await client.query("ROLLBACK");
		}
	}
	return plans;
}
