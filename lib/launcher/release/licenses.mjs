// `npm run licenses`: collects the licenses of the packages that are part of the app, for the page /licenses
// (lib/domain/licenses/packages.json), and every notice in full (public/licenses.txt). A test says when to run it
// again.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const LIST = "lib/domain/licenses/packages.json";
const NOTICES = "public/licenses.txt";
const NOTICE = /^(licen[cs]e|copying|notice|ofl)[^/]*$/i;
/** Parts of packages that are under other terms than the package, without a notice of their own. */
const BESIDE = [
	{
		license: "LGPL-2.0-or-later",
		name: "LAME (mp3.wasm in wasm-media-encoders)",
		notice: `LAME (mp3.wasm in wasm-media-encoders), which stays a file of its own that can be replaced
  Copyright (c) 1999 - 2012 the LAME project, https://lame.sourceforge.io
  Its source, and how it is compiled: https://github.com/arseneyr/wasm-media-encoders`,
		terms: ["lib/launcher/release/lgpl-2.0.txt"],
	},
	{
		license: "LGPL-3.0-or-later",
		name: "libvips (the library in @img/sharp-libvips-…)",
		notice: `libvips with the libraries that it was built with, which stays a file of its own that can be replaced
  Copyright its authors, https://www.libvips.org
  Its source, how it is compiled, and the terms of those libraries: https://github.com/lovell/sharp-libvips`,
		terms: ["lib/launcher/release/lgpl-3.0.txt", "lib/launcher/release/gpl-3.0.txt"],
	},
];
/** How many levels of folders are searched for notices of what a package includes. */
const DEPTH = 4;
const COPYRIGHT = /^[\s*#/-]*(copyright\b|\(c\)|©)/i;

/**
 * A package of the app.
 * @typedef {object} Package
 * @property {string} name
 * @property {string} version
 * @property {string} license The SPDX identifier.
 * @property {string} folder Path relative to the project's folder.
 */

/**
 * Returns the packages that are part of the app. Leaves out those that only tests or a build need, and programs for one
 * kind of machine, of which a bundle contains only libvips.
 * @param {string} root The project's folder.
 * @returns {Package[]} Sorted by name.
 */
function shipped(root) {
	const { packages } = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8"));
	const found = new Map();
	for (const [folder, entry] of Object.entries(packages)) {
		if (folder === "" || entry.dev || entry.devOptional || entry.os || entry.cpu || entry.libc || entry.optional)
			continue;
		// An alias that stands in for another package; that one is left out.
		if (entry.name) continue;
		const name = folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length);
		const license = entry.license ?? licenseOf(path.join(root, folder));
		found.set(`${name} ${entry.version}`, { name, version: entry.version, license, folder });
	}
	return [...found.values()].sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version));
}

/** Compares names independently of the machine's locale. */
const compare = (/** @type {string} */ a, /** @type {string} */ b) => (a < b ? -1 : a > b ? 1 : 0);

/** Returns the license of a package that states none in its package.json. */
function licenseOf(/** @type {string} */ folder) {
	const { licenses, license } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
	return license?.type ?? licenses?.map((/** @type {{ type: string }} */ one) => one.type).join(" OR ") ?? "its own";
}

/**
 * Finds the notices in a package.
 * @returns {string[]} Paths relative to the package's folder.
 */
function noticesIn(/** @type {string} */ folder, inside = "", depth = DEPTH) {
	const here = readdirSync(path.join(folder, inside), { withFileTypes: true }).sort((a, b) => compare(a.name, b.name));
	return here.flatMap((entry) => {
		const name = path.posix.join(inside, entry.name);
		if (entry.isFile() && NOTICE.test(entry.name) && !/\.([cm]?[jt]s|json|map)$/.test(entry.name)) return [name];
		return entry.isDirectory() && entry.name !== "node_modules" && depth > 1 ? noticesIn(folder, name, depth - 1) : [];
	});
}

/** Splits a notice into the copyright holders and the terms, which many notices share. */
function parted(/** @type {string} */ text) {
	const lines = text
		.replaceAll("\r", "")
		.trim()
		.split("\n")
		.map((line) => line.trimEnd());
	// After these lines, "copyright" belongs to the terms of a license.
	const holders = lines.slice(0, 12).filter((line) => COPYRIGHT.test(line));
	const terms = lines
		.filter((line) => !holders.includes(line))
		.join("\n")
		.replace(/\n{3,}/g, "\n\n")
		.trim();
	const key = terms
		.replace(/^.*\bMIT License.*$/im, "")
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, " ")
		.trim();
	return { holders: holders.map((line) => line.trim()), terms, key };
}

/**
 * Returns every notice in full. Each text of terms appears once, below the packages that use it.
 * @param {string} root The project's folder.
 * @param {Package[]} packages
 */
function noticesOf(root, packages) {
	/** @type {Map<string, { terms: string, from: string[] }>} */
	const groups = new Map();
	const without = [];
	for (const { name, version, license, folder } of packages) {
		const full = path.join(root, folder);
		if (!existsSync(full)) throw new Error(`${folder} is not installed: npm install`);
		const notices = noticesIn(full);
		if (notices.length === 0) without.push(`${name} ${version}: ${license}`);
		for (const notice of notices) {
			const { holders, terms, key } = parted(readFileSync(path.join(full, notice), "utf8"));
			const group = groups.get(key) ?? { terms, from: [] };
			const inside = path.posix.dirname(notice) === "." ? "" : ` (${path.posix.dirname(notice)})`;
			group.from.push([`${name} ${version}${inside}`, ...holders.map((holder) => `  ${holder}`)].join("\n"));
			groups.set(key, group);
		}
	}
	const parts = [...groups.values()].map(({ terms, from }) => `${[...new Set(from)].join("\n")}\n\n${terms}`);
	for (const { notice, terms } of BESIDE) {
		const texts = terms.map((file) => readFileSync(path.join(root, file), "utf8").trim());
		parts.push([notice, ...texts].join("\n\n"));
	}
	const rest = `These name a license and bring no text of it:\n\n${without.join("\n")}`;
	return `${[...parts, rest].join(`\n\n${"=".repeat(80)}\n\n`)}\n`;
}

/**
 * Returns the contents of the two files.
 * @param {string} root The project's folder.
 * @returns {Record<string, string>} By path relative to the project's folder.
 */
export function licenseFiles(root) {
	const packages = shipped(root);
	/** @type {Map<string, string[]>} */
	const byLicense = new Map(BESIDE.map(({ license, name }) => [license, [name]]));
	for (const { name, version, license } of packages) {
		byLicense.set(license, [...(byLicense.get(license) ?? []), `${name} ${version}`]);
	}
	const list = [...byLicense]
		.map(([license, names]) => ({ license, names }))
		.sort((a, b) => b.names.length - a.names.length || compare(a.license, b.license));
	const lines = list.map(({ license, names }) => ({ license, names: names.join(", ") }));
	return { [LIST]: `${JSON.stringify(lines, null, "\t")}\n`, [NOTICES]: noticesOf(root, packages) };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
	for (const [file, text] of Object.entries(licenseFiles(process.cwd()))) {
		writeFileSync(file, text);
		console.log(`${file}: ${Math.round(text.length / 1024)} kB`);
	}
}
