import { readFileSync } from "node:fs";
import path from "node:path";

/** Reads a file that has one JSON value on each line. @param file Its path, relative to the folder `tests`. */
export const jsonLines = <T>(file: string): T[] =>
	readFileSync(path.join(__dirname, "..", file), "utf8")
		.split("\n")
		.filter((line) => line.trim() !== "")
		.map((line) => JSON.parse(line) as T);
