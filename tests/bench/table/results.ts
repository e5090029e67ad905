import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";
import path from "node:path";

const FILE = path.join(import.meta.dirname, "..", "results.md");

const HEAD = `# What \`npm run bench\` measured

Written by \`npm run bench\`, one section at a time (\`npm run bench -- reads mixed\`). The load comes from the same machine as
the app and its database, so figures compare with others of the same section, not with another machine's.
`;

type Cell = string | number;

/** Formats a table in Markdown. */
export function table(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
	const line = (cells: readonly Cell[]) => `| ${cells.join(" | ")} |`;
	const ruler = columns.map((_, i) => (i === 0 ? "---" : "--:"));
	return [line(columns), line(ruler), ...rows.map(line)].join("\n");
}

/** Rounds a number to at most this many decimal places. */
export const rounded = (value: number, digits = 0): number => Number(value.toFixed(digits));

const begin = (name: string) => `<!-- ${name}: begin -->`;
const end = (name: string) => `<!-- ${name}: end -->`;

/** Returns the load average: how many processes, including others', want a processor just now. */
export const busyNow = (): string => (loadavg()[0] ?? 0).toFixed(1);

/** Describes where, when and on what a section was measured. @param busyBefore The result of `busyNow` before it. */
function circumstances(busyBefore: string): string {
	const [processor] = cpus();
	const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
	const memory = Math.round(totalmem() / 2 ** 30);
	const at = new Date().toISOString().slice(0, 16).replace("T", " ");
	return `_${at} UTC · ${commit} · Node ${process.versions.node} · ${cpus().length} cores (${processor?.model.trim()}), ${memory} GB · load before it ${busyBefore}, at its end ${busyNow()}_`;
}

/** Writes a section into results.md, in place of its earlier version. */
export function saveSection(name: string, title: string, body: string, busyBefore: string): void {
	const section = `${begin(name)}\n\n## ${title}\n\n${circumstances(busyBefore)}\n\n${body}\n\n${end(name)}`;
	const before = existsSync(FILE) ? readFileSync(FILE, "utf8") : HEAD;
	const from = before.indexOf(begin(name));
	const until = before.indexOf(end(name));
	const after =
		from >= 0 && until > from
			? before.slice(0, from) + section + before.slice(until + end(name).length)
			: `${before.trimEnd()}\n\n${section}\n`;
	writeFileSync(FILE, after);
	// Formatted like all files here.
	execFileSync(path.join("node_modules", ".bin", "biome"), ["format", "--write", FILE], { stdio: "ignore" });
}
