import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "../setup/test";

const BUILD = ".next";

test("every file that a manifest of the build names is there", { tag: "@main" }, () => {
	const manifests = readdirSync(BUILD, { recursive: true, encoding: "utf8" }).filter(
		(file) => !file.startsWith("cache") && /manifest[^/]*\.(js|json)$/.test(file),
	);
	expect(manifests.length).toBeGreaterThan(100);
	const missing: string[] = [];
	for (const manifest of manifests) {
		const named = readFileSync(path.join(BUILD, manifest), "utf8").match(
			/static\/[^"'\s?\\]+\.(js|css|woff2|svg|png)/g,
		);
		for (const file of new Set(named ?? [])) {
			if (!existsSync(path.join(BUILD, file))) missing.push(`${file} in ${manifest}`);
		}
	}
	expect(missing).toEqual([]);
});
