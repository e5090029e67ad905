import { chmodSync, copyFileSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";

/** A value as an `.env` file has it: in quotation marks where anything in it could mean something there. */
const written = (value: string): string => (/^[\w.:/@+=,-]*$/.test(value) ? value : JSON.stringify(value));

/**
 * Sets some variables in an `.env` file and leaves all else as it stands, comments included. The file can be read by its
 * owner alone afterwards, since it may hold a key, and what it was before stays beside it.
 * @param values Null takes a variable out.
 * @returns The path of what it was before, or null where there was none.
 */
export function setInEnvFile(path: string, values: Readonly<Record<string, string | null>>): string | null {
	const before = existsSync(path) ? readFileSync(path, "utf8") : "";
	const left = new Map(Object.entries(values));
	const lines = before.split("\n").flatMap((line) => {
		const name = /^\s*(?:export\s+)?([A-Z0-9_]+)\s*=/.exec(line)?.[1];
		if (name === undefined || !(name in values)) return [line];
		const value = left.get(name);
		left.delete(name);
		return value === undefined || value === null ? [] : [`${name}=${written(value)}`];
	});
	while (lines.at(-1)?.trim() === "") lines.pop();
	const added = [...left].flatMap(([name, value]) => (value === null ? [] : [`${name}=${written(value)}`]));
	const backup = before === "" ? null : `${path}.before-connect`;
	if (backup) {
		copyFileSync(path, backup);
		chmodSync(backup, 0o600);
	}
	// In one step, so that nobody reads half of it.
	const fresh = `${path}.new`;
	writeFileSync(fresh, `${[...lines, ...added].join("\n")}\n`, { mode: 0o600 });
	renameSync(fresh, path);
	return backup;
}
