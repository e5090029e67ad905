import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";

/** @param {string} folder */
function isBundle(folder) {
	try {
		const { name, dependencies } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
		// A copy of the project has dependencies; a bundle has none.
		return name === "innerscript" && dependencies === undefined;
	} catch {
		return false;
	}
}

/**
 * Makes sure that a new bundle replaces nothing but an earlier bundle.
 * @param {string} target The folder to make.
 * @param {string} root The project's folder.
 */
export function checkTarget(target, root) {
	const isAround = !path.relative(target, root).startsWith("..");
	const isTaken = existsSync(target) && readdirSync(target).length > 0 && !isBundle(target);
	if (isAround || isTaken)
		throw new Error(`${target} holds something else. Name a folder that is empty or not there yet.`);
}

/**
 * Removes the parts of an earlier bundle that the new one replaces. What the app keeps there stays: its data folder,
 * with everything people wrote, and its settings.
 * @param {string} target The folder to make.
 * @param {string[]} files The files of the new bundle, relative to `target`.
 */
export function clearTarget(target, files) {
	const names = new Set(files.map((file) => file.split(path.sep)[0] ?? ""));
	for (const name of names) if (name) rmSync(path.join(target, name), { recursive: true, force: true });
}
