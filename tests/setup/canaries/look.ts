import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { type Canary, canaryKinds } from "./note";

/** Maximum number of canaries of one kind and origin that are searched for: the others took the same path. */
const MOST_ALIKE = 5;

/** Returns the canaries to search for: those that a run has noted, and `always`. */
export function notedCanaries(folder: string, always: readonly Canary[]): Canary[] {
	const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".jsonl")) : [];
	const lines = files.flatMap((name) => readFileSync(path.join(folder, name), "utf8").trim().split("\n"));
	const alike = new Map<string, Canary[]>();
	for (const canary of lines.map((line) => JSON.parse(line) as Canary)) {
		const name = `${canary.kind} ${canary.from}`;
		alike.set(name, [...(alike.get(name) ?? []), canary]);
	}
	// The longest are the least likely to occur in other text.
	const chosen = [...alike.values()].flatMap((some) =>
		some.toSorted((a, b) => b.text.length - a.text.length).slice(0, MOST_ALIKE),
	);
	return [...chosen, ...always];
}

/** Searches bytes for canaries. @returns A sentence for each one found, which does not quote it. */
export function findCanaries(place: string, bytes: Buffer, canaries: readonly Canary[]): string[] {
	const found = canaries.filter(({ text }) => bytes.includes(text));
	return [...new Set(found.map(({ kind, from }) => `${place} holds ${kind} (${from}).`))];
}

/** Searches every file below a folder. An app may still be writing there. */
export function lookThroughFolder(name: string, folder: string, canaries: readonly Canary[]): string[] {
	return readdirSync(folder, { recursive: true, encoding: "utf8" }).flatMap((file) => {
		try {
			const full = path.join(folder, file);
			return statSync(full).isFile() ? findCanaries(`The file ${file} of ${name}`, readFileSync(full), canaries) : [];
		} catch (error) {
			// The file was removed in the meantime.
			if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
			throw error;
		}
	});
}

/** Holds our own questions, which a script may quote and a person may send back in an edit. */
const OURS = "questionnaires";

/** Searches every row of every table that holds people's words, in the form a dump would have. */
export async function lookThroughDatabase(name: string, url: string, canaries: readonly Canary[]): Promise<string[]> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		const { rows: tables } = await client.query<{ table: string }>(
			`SELECT tablename AS "table" FROM pg_tables WHERE schemaname = 'public' AND tablename <> $1 ORDER BY 1`,
			[OURS],
		);
		const found: string[] = [];
		for (const { table } of tables) {
			const { rows } = await client.query<{ row: string }>(`SELECT t::text AS row FROM "${table}" t`);
			const dump = Buffer.from(rows.map(({ row }) => row).join("\n"));
			found.push(...findCanaries(`The table ${table} of ${name}`, dump, canaries));
		}
		return found;
	} finally {
		await client.end();
	}
}

/** Summarizes what was searched, for the person who reads the test output. */
export function summaryOf(canaries: readonly Canary[], places: string): string {
	const counts = canaryKinds.map((kind) => [kind, canaries.filter((one) => one.kind === kind).length] as const);
	const told = counts.map(([kind, count]) => `${kind}: ${count}`).join(", ");
	return `Looked through ${places} for what nobody may find there (${told}).`;
}
