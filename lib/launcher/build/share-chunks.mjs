import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** What such a file ends in, and in which copies differ. */
const SOURCE_MAP = /\n+\/\/# sourceMappingURL=.*\s*$/;

/**
 * Lets routes share code. Next's bundler writes what all of them need (half a megabyte) once for each of them, and the
 * server keeps the text of every file that it has loaded. Each copy becomes a reference to the first one.
 * @param {string} folder Of the chunks, in Next's build.
 * @returns {number} How many copies there were.
 */
export function shareChunks(folder) {
	/** @type {Map<string, string>} */
	const firsts = new Map();
	let copies = 0;
	const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js"));
	for (const name of names.sort()) {
		const file = path.join(folder, name);
		const code = readFileSync(file, "utf8").replace(SOURCE_MAP, "");
		const hash = createHash("sha256").update(code).digest("base64");
		const first = firsts.get(hash);
		if (first === undefined) {
			firsts.set(hash, file);
			continue;
		}
		const reference = path.relative(path.dirname(file), first);
		writeFileSync(file, `module.exports=require(${JSON.stringify(`./${reference}`)});\n`);
		copies++;
	}
	return copies;
}
