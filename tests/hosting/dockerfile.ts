import { readFileSync } from "node:fs";

export interface Instruction {
	name: string;
	rest: string;
}

/** Splits a Dockerfile into stages, each a list of instructions without comments and with continued lines joined. */
export function stagesOf(file: string): Instruction[][] {
	const lines = readFileSync(file, "utf8")
		.split("\n")
		.filter((line) => line.trim() !== "" && !line.startsWith("#"))
		.join("\n")
		.replaceAll(/\\\n\s*/g, "")
		.split("\n");
	const stages: Instruction[][] = [];
	for (const line of lines) {
		const [, name = "", rest = ""] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
		if (name === "FROM") stages.push([]);
		stages.at(-1)?.push({ name, rest });
	}
	return stages;
}

/** Returns the arguments of an instruction in JSON form, such as `CMD ["node", "x"]`, even if options precede them. */
export function commandOf({ rest }: Instruction): [string, ...string[]] {
	return JSON.parse(rest.slice(rest.indexOf("["))) as [string, ...string[]];
}

/** Parses the settings of `ENV a=1 b=2`. */
export const environmentOf = ({ rest }: Instruction): Record<string, string> =>
	Object.fromEntries(rest.split(/\s+/).map((pair) => pair.split("=", 2)));

/**
 * Lists the files of a project that `COPY . .` copies, according to its .dockerignore: names with `*`, and `!` for
 * exceptions. As in Docker, names are relative to the project's folder.
 */
export function takes(ignore: string): (file: string) => boolean {
	const rules = ignore
		.split("\n")
		.filter((line) => line.trim() !== "" && !line.startsWith("#"))
		.map((line) => {
			const pattern = line
				.replace(/^!/, "")
				.replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&")
				.replaceAll("*", "[^/]*");
			return { isTaken: line.startsWith("!"), matches: new RegExp(`^${pattern}(/|$)`) };
		});
	return (file) => rules.findLast(({ matches }) => matches.test(file))?.isTaken ?? true;
}
