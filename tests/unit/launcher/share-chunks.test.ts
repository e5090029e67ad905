import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { shareChunks } from "@/lib/launcher/build/share-chunks.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "innerscript-chunks-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("keeps one of the files that differ in where their source map is, and makes the others lead to it", () => {
	const shared = 'module.exports=[1,()=>"same — for all"];\n\n//# sourceMappingURL=';
	const files = {
		"[root]_a._.js": `${shared}a.js.map`,
		"b.js": `${shared}b.js.map\n`,
		"ssr/c.js": `${shared}c.js.map`,
		"own.js": 'module.exports=[1,()=>"another"];\n//# sourceMappingURL=own.js.map',
	};
	mkdirSync(path.join(folder, "ssr"));
	for (const [name, code] of Object.entries(files)) writeFileSync(path.join(folder, name), code);
	expect(shareChunks(folder)).toBe(2);

	const load = createRequire(path.join(folder, "test.js"));
	const first = load("./[root]_a._.js");
	expect([load("./b.js") === first, load("./ssr/c.js") === first]).toEqual([true, true]);
	expect(first[1]()).toBe("same — for all");
	expect(load("./own.js")[1]()).toBe("another");
	expect(readFileSync(path.join(folder, "[root]_a._.js"), "utf8")).toBe(files["[root]_a._.js"]);
	// Once more changes nothing that is loaded.
	expect(shareChunks(folder)).toBeLessThanOrEqual(1);
	expect(load("./ssr/c.js")).toBe(first);
});
