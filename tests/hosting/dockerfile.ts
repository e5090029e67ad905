import { readFileSync } from "node:fs";

export interface Instruction {
	name: string;
	rest: string;
}

/** The stages of a Dockerfile, each a list of instructions: comments away, continued lines joined. */
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

/** What an instruction names in the form of JSON: `CMD ["node", "x"]`, also behind options. */
export function commandOf({ rest }: Instruction): [string, ...string[]] {
	return JSON.parse(rest.slice(rest.indexOf("["))) as [string, ...string[]];
}

/** The settings of `ENV a=1 b=2`. */
export const environmentOf = ({ rest }: Instruction): Record<string, string> =>
	Object.fromEntries(rest.split(/\s+/).map((pair) => pair.split("=", 2)));

/**
 * Which files of a project `COPY . .` takes along, by its .dockerignore: names with `*`, and `!` for what is taken after
 * all. As Docker does, a name is one from the top.
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
