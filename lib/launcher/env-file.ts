import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./root";

/**
 * Returns the path of the file that a connected model's settings are written to and read from: ENV_FILE, or `.env` in
 * the app's folder.
 */
export const envFile = (): string => process.env.ENV_FILE || path.join(ROOT, ".env");

/** Formats a value for an `.env` file: in quotation marks if any character could have a special meaning there. */
const written = (value: string): string => (/^[\w.:/@+=,-]*$/.test(value) ? value : JSON.stringify(value));

/** Returns a path for the previous file that contains the time and that is not taken yet. */
function backupOf(file: string, now: Date): string {
	const time = now.toISOString().slice(0, 19).replace("T", "-").replaceAll(":", "");
	const name = `${file}.before-connect-${time}`;
	for (let n = 1; ; n++) {
		const free = n === 1 ? name : `${name}-${n}`;
		if (!existsSync(free)) return free;
	}
}

/**
 * Sets variables in an `.env` file and keeps everything else, including comments. Afterwards only the owner can read
 * the file, since it may contain a key. The previous file is kept next to it, with the time of the change in its name, so
 * that no change overwrites what an earlier one kept.
 * @param values Null removes a variable.
 * @returns The path of the previous file, or null if there was none.
 */
export function setInEnvFile(
	file: string,
	values: Readonly<Record<string, string | null>>,
	now = new Date(),
): string | null {
	const before = existsSync(file) ? readFileSync(file, "utf8") : "";
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
	const backup = before === "" ? null : backupOf(file, now);
	if (backup) writeFileSync(backup, before, { mode: 0o600, flag: "wx" });
	// Replaced in one step, so that nobody reads half of it.
	const fresh = `${file}.new`;
	writeFileSync(fresh, `${[...lines, ...added].join("\n")}\n`, { mode: 0o600 });
	renameSync(fresh, file);
	return backup;
}
