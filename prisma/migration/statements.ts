/**
 * Returns the statements of a migration that Prisma wrote, without comments: each ends with a semicolon at the end of a
 * line.
 */
export const statementsOf = (script: string): string[] =>
	script
		.replace(/^\s*--.*$/gm, "")
		.split(/;\s*(?:\n|$)/)
		.map((statement) => statement.trim())
		.filter(Boolean);
