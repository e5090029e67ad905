import { statementsOf } from "./statements";

/**
 * The newest migration from before migrations were checked. It would only take long on the databases of early
 * installations, which already have it.
 */
export const LAST_NOT_LOOKED_AT = "20261124140606_letter_marks";

const name = `"?([a-z_0-9]+)"?`;
const table = new RegExp(`^CREATE TABLE (?:IF NOT EXISTS )?${name}`, "i");
const altered = new RegExp(`^ALTER TABLE (?:ONLY )?${name}`, "i");
const indexed = new RegExp(`^CREATE (?:UNIQUE )?INDEX (?:CONCURRENTLY )?(?:IF NOT EXISTS )?${name} ON ${name}`, "i");

/** Statements that block requests on a table with rows or break the previous release, with what to write instead. */
const faultyParts: readonly [RegExp, string][] = [
	[
		/\bDROP (TABLE|COLUMN)\b/i,
		"the release before still reads it: stop using it now, and drop it with the release after",
	],
	[/\bRENAME\b/i, "the release before knows the old name: add the new one, copy, and drop the old one later"],
	[
		/\bALTER COLUMN \S+ (SET DATA )?TYPE\b/i,
		"it writes the whole table anew while everybody waits: add another column",
	],
	[
		/\bSET NOT NULL\b/i,
		"it reads the whole table while everybody waits: add CHECK (… IS NOT NULL) NOT VALID, and validate it",
	],
	[
		/\bADD COLUMN\b(?=[^,]*\bNOT NULL\b)(?![^,]*\bDEFAULT\b)/i,
		"the release before writes nothing there: give it a DEFAULT",
	],
	[
		/\bADD CONSTRAINT\b.*\b(FOREIGN KEY|CHECK)\b(?!.*\bNOT VALID\b)/is,
		"it reads the whole table while everybody waits: add it NOT VALID, and VALIDATE it in a migration of its own",
	],
	[
		/\bADD CONSTRAINT\b.*\b(UNIQUE|PRIMARY KEY)\b(?!.*\bUSING INDEX\b)/is,
		"make the index CONCURRENTLY, and add it USING INDEX",
	],
];

/**
 * Finds statements of a migration that would block requests or break the previous release.
 * @param script The migration's SQL.
 * @returns A sentence for each fault, with the statement; none if the migration is safe.
 */
export function faultsOf(script: string): string[] {
	const statements = statementsOf(script);
	const made = new Set(statements.flatMap((statement) => table.exec(statement)?.[1] ?? []));
	const isConcurrent = statements.some((statement) => /\bCONCURRENTLY\b/i.test(statement));
	const faults =
		isConcurrent && statements.length > 1 ? ["An index made CONCURRENTLY needs a migration of its own."] : [];
	for (const statement of statements) {
		const of = altered.exec(statement)?.[1] ?? indexed.exec(statement)?.[2];
		// A table that this migration creates has no rows yet.
		if (of !== undefined && made.has(of)) continue;
		const first = statement.split("\n")[0];
		if (indexed.test(statement) && !/\bCONCURRENTLY\b/i.test(statement))
			faults.push(`${first}: everybody who writes waits for it. Make it CONCURRENTLY, IF NOT EXISTS.`);
		if (/^(UPDATE|DELETE)\b/i.test(statement))
			faults.push(`${first}: it locks every row until all are done. Do it in pieces, by a command or the app.`);
		for (const [part, instead] of faultyParts) if (part.test(statement)) faults.push(`${first}: ${instead}.`);
	}
	return faults;
}
