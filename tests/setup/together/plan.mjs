import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/**
 * Matches code whose effects other files in the same process would notice: it replaces a module or changes the
 * environment.
 */
const changesWhatIsShared =
	/jest\.(mock|doMock|resetModules|isolateModules)|process\.env(\.\w+|\[[^\]]+\])?\s*(\?\?|\|\|)?=(?!=)|(delete |assign\(|replaceProperty\()process\b/;
/**
 * The one module that may change the environment: it makes the model server the app's coach, in the same way for all
 * files without a time limit of their own.
 */
const COACH_SERVER = path.resolve("tests/setup/model/server.ts");
const withOwnTime = /coachServer\(\{ timeoutMs:/;
/** Whether `npm test` leaves a file to `npm run test:all`. */
const isLeftOut = (/** @type {string} */ name) =>
	/\.(?:speed|heavy|long)\.test\.ts$/.test(name) || /^(?:instances|backups)\//.test(name);

/** Returns the files below `tests` that a file imports. */
function importsOf(/** @type {string} */ file) {
	const named = [...readFileSync(file, "utf8").matchAll(/(?:from|import\()\s*"((?:\.{1,2}|@\/tests)\/[^"]+)"/g)];
	return named
		.map(([, name = ""]) => (name.startsWith("@/") ? path.resolve(name.slice(2)) : path.resolve(file, "..", name)))
		.flatMap((base) => [base, `${base}.ts`, `${base}.tsx`])
		.filter((one) => existsSync(one) && statSync(one).isFile());
}

/** Returns a file and all the test files that it imports, directly or not. @returns {Set<string>} */
function withImports(/** @type {string} */ file, seen = new Set([file])) {
	for (const one of importsOf(file)) {
		if (seen.has(one)) continue;
		seen.add(one);
		withImports(one, seen);
	}
	return seen;
}

/** @returns {"together" | "withModel" | "alone"} */
function placeOf(/** @type {string} */ file) {
	const texts = [...withImports(file)].map((one) => ({ one, text: readFileSync(one, "utf8") }));
	const changing = texts.filter(({ text }) => changesWhatIsShared.test(text));
	if (changing.length === 0) return "together";
	const isCoachAlone = changing.every(({ one }) => one === COACH_SERVER);
	return isCoachAlone && !texts.some(({ text }) => withOwnTime.test(text)) ? "withModel" : "alone";
}

/**
 * Decides which test files of a folder share a process and its modules, and which run alone: loading the same modules
 * again for each file takes longer than most of the tests. Those with a model as the coach share another process.
 * @param {string} folder The folder of tests, relative to the repository.
 * @returns {{ together: string[], withModel: string[], alone: string[] }} Absolute paths, the largest files first.
 */
export function planOf(folder) {
	const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((name) => name.endsWith(".test.ts") && !isLeftOut(name))
		.map((name) => path.resolve(folder, name))
		.sort((a, b) => statSync(b).size - statSync(a).size || a.localeCompare(b));
	const places = new Map(files.map((file) => [file, placeOf(file)]));
	const inPlace = (/** @type {string} */ place) => files.filter((file) => places.get(file) === place);
	return { together: inPlace("together"), withModel: inPlace("withModel"), alone: inPlace("alone") };
}
