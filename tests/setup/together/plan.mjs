import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** What others in the same process would notice: a module is replaced, or the environment is changed. */
const changesWhatIsShared =
	/jest\.(mock|doMock|resetModules|isolateModules)|process\.env(\.\w+|\[[^\]]+\])?\s*(\?\?|\|\|)?=(?!=)|(delete |assign\(|replaceProperty\()process\b/;
/** Files that `npm test` leaves to `npm run test:all`. */
const isLeftOut = (/** @type {string} */ name) =>
	name.endsWith(".speed.test.ts") || /^(?:instances|backups)\//.test(name);

/** The files of tests that one imports. */
function importsOf(/** @type {string} */ file) {
	const named = [...readFileSync(file, "utf8").matchAll(/(?:from|import\()\s*"((?:\.{1,2}|@\/tests)\/[^"]+)"/g)];
	return named
		.map(([, name = ""]) => (name.startsWith("@/") ? path.resolve(name.slice(2)) : path.resolve(file, "..", name)))
		.flatMap((base) => [base, `${base}.ts`, `${base}.tsx`])
		.filter((one) => existsSync(one) && statSync(one).isFile());
}

/** Whether a file, or one that it imports from the tests, changes what is shared. */
function isAlone(/** @type {string} */ file, seen = new Set([file])) {
	if (changesWhatIsShared.test(readFileSync(file, "utf8"))) return true;
	for (const one of importsOf(file)) {
		if (seen.has(one)) continue;
		seen.add(one);
		if (isAlone(one, seen)) return true;
	}
	return false;
}

/**
 * Which test files of a folder share a process and its modules, and which run alone: loading the same modules anew for
 * each file takes longer than most of the tests.
 * @param {string} folder Of tests, from the root of the repository.
 * @returns {{ together: string[], alone: string[] }} Absolute paths, the largest files first.
 */
export function planOf(folder) {
	const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((name) => name.endsWith(".test.ts") && !isLeftOut(name))
		.map((name) => path.resolve(folder, name))
		.sort((a, b) => statSync(b).size - statSync(a).size || a.localeCompare(b));
	return { together: files.filter((file) => !isAlone(file)), alone: files.filter((file) => isAlone(file)) };
}
