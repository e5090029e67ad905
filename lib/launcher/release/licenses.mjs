// `npm run licenses`: which licenses the packages have that are part of the app, for the page /licenses
// (lib/domain/licenses/packages.json), and every notice in full (public/licenses.txt). A test says when to run it again.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const LIST = "lib/domain/licenses/packages.json";
const NOTICES = "public/licenses.txt";
const NOTICE = /^(licen[cs]e|copying|notice|ofl)[^/]*$/i;
/** What a package brings along under other terms than its own, without a notice. */
const LAME = {
	license: "LGPL-2.0-or-later",
	name: "LAME (mp3.wasm in wasm-media-encoders)",
	notice: `LAME (mp3.wasm in wasm-media-encoders), which stays a file of its own that can be replaced
  Copyright (c) 1999 - 2012 the LAME project, https://lame.sourceforge.io
  Its source, and how it is compiled: https://github.com/arseneyr/wasm-media-encoders`,
	terms: "lib/launcher/release/lgpl-2.0.txt",
};
/** How deep packages keep the notices of what they bring along. */
const DEPTH = 4;
const COPYRIGHT = /^[\s*#/-]*(copyright\b|\(c\)|©)/i;

/**
 * @typedef {object} Package
 * @property {string} name
 * @property {string} version
 * @property {string} license As SPDX names it.
 * @property {string} folder From the project's folder.
 */

/**
 * The packages that are part of the app: not what only tests or a build need, nor programs for one kind of machine, which
 * no bundle has.
 * @param {string} root The project's folder.
 * @returns {Package[]} By name.
 */
function shipped(root) {
	const { packages } = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8"));
	const found = new Map();
	for (const [folder, entry] of Object.entries(packages)) {
		if (folder === "" || entry.dev || entry.devOptional || entry.os || entry.cpu || entry.libc || entry.optional)
			continue;
		// One that stands in for another, which is left out.
		if (entry.name) continue;
		const name = folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length);
		const license = entry.license ?? licenseOf(path.join(root, folder));
		found.set(`${name} ${entry.version}`, { name, version: entry.version, license, folder });
	}
	return [...found.values()].sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version));
}

/** The same everywhere, whatever language a machine speaks. */
const compare = (/** @type {string} */ a, /** @type {string} */ b) => (a < b ? -1 : a > b ? 1 : 0);

/** What a package says of itself that names no license where it should. */
function licenseOf(/** @type {string} */ folder) {
	const { licenses, license } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
	return license?.type ?? licenses?.map((/** @type {{ type: string }} */ one) => one.type).join(" OR ") ?? "its own";
}

/** @returns {string[]} The notices in a package, from its folder. */
function noticesIn(/** @type {string} */ folder, inside = "", depth = DEPTH) {
	const here = readdirSync(path.join(folder, inside), { withFileTypes: true }).sort((a, b) => compare(a.name, b.name));
	return here.flatMap((entry) => {
		const name = path.posix.join(inside, entry.name);
		if (entry.isFile() && NOTICE.test(entry.name) && !/\.([cm]?[jt]s|json|map)$/.test(entry.name)) return [name];
		return entry.isDirectory() && entry.name !== "node_modules" && depth > 1 ? noticesIn(folder, name, depth - 1) : [];
	});
}

/** A notice in two: whose it is, and the terms, which many have in common. */
function parted(/** @type {string} */ text) {
	const lines = text
		.replaceAll("\r", "")
		.trim()
		.split("\n")
		.map((line) => line.trimEnd());
	// Beyond that it is a license that speaks of copyright.
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
 * Every notice in full, each text of terms once, below those whom it is from.
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
	parts.push(`${LAME.notice}\n\n${readFileSync(path.join(root, LAME.terms), "utf8").trim()}`);
	const rest = `These name a license and bring no text of it:\n\n${without.join("\n")}`;
	return `${[...parts, rest].join(`\n\n${"=".repeat(80)}\n\n`)}\n`;
}

/**
 * What the two files have to say.
 * @param {string} root The project's folder.
 * @returns {Record<string, string>} By their names from there.
 */
export function licenseFiles(root) {
	const packages = shipped(root);
	/** @type {Map<string, string[]>} */
	const byLicense = new Map([[LAME.license, [LAME.name]]]);
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
