import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";

const ROOT = process.cwd();
let folder: string;
// The folder is inside the project, so that packages and the configuration are found.
beforeAll(() => {
	folder = mkdtempSync(path.join(ROOT, ".import-directions-"));
	for (const name of ["tsconfig.json", "node_modules"]) symlinkSync(path.join(ROOT, name), path.join(folder, name));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** One import of each kind that the rules forbid: from, to, and the rule that refuses it. */
const planted: [from: string, to: string, rule: string][] = [
	["lib/domain/a/up.ts", "lib/safety/a.ts", "domain-imports-go-down"],
	["lib/safety/up.ts", "lib/ai/a.ts", "safety-imports-go-down"],
	["lib/ai/up.ts", "lib/server/core/a.ts", "ai-imports-go-down"],
	["lib/server/a/across.ts", "lib/browser/a/a.ts", "server-imports-go-down"],
	["lib/server/a/up.ts", "app/a.ts", "server-imports-go-down"],
	["lib/browser/a/across.ts", "lib/server/a/a.ts", "browser-imports-go-down"],
	["lib/browser/a/up.ts", "components/a/a.ts", "browser-imports-go-down"],
	["lib/browser/a/model.ts", "lib/ai/a.ts", "browser-imports-go-down"],
	["components/a/across.ts", "lib/server/a/a.ts", "components-imports-go-down"],
	["components/a/up.ts", "app/a.ts", "components-imports-go-down"],
	["app/model.ts", "lib/ai/a.ts", "app-imports-go-down"],
	["app/database.ts", "prisma/client/client.ts", "app-imports-go-down"],
	["lib/launcher/screen.ts", "components/a/a.ts", "launcher-imports-go-down"],
	["components/ui/noun.ts", "components/a/a.ts", "ui-and-shell-know-no-noun"],
	["components/shell/noun.ts", "lib/browser/a/a.ts", "ui-and-shell-know-no-noun"],
	["lib/server/core/noun.ts", "lib/server/a/a.ts", "core-knows-no-noun"],
	["lib/domain/a/react.ts", "react", "domain-and-safety-are-pure"],
	["lib/domain/a/node.ts", "node:fs", "domain-and-safety-are-pure"],
	["lib/browser/a/node.ts", "node:fs", "browser-has-no-node"],
	["lib/server/a/openai.ts", "openai", "only-lib-ai-imports-openai"],
];

it("refuses one import of each kind that the plan forbids, and nothing else", () => {
	const write = (file: string, text: string) => {
		mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
		writeFileSync(path.join(folder, file), text);
	};
	for (const [, to] of planted) if (to.includes("/")) write(to, "export const a = 1;\n");
	for (const [from, to] of planted) {
		const up = "../".repeat(from.split("/").length - 1);
		write(from, `import * as a from "${to.includes("/") ? up + to.replace(/\.ts$/, "") : to}";\nexport const b = a;\n`);
	}
	// An import in the right direction is allowed.
	write("lib/server/a/down.ts", 'import { a } from "../../domain/a/a";\nexport const b = a;\n');
	write("lib/domain/a/a.ts", "export const a = 1;\n");
	const { stdout } = spawnSync(
		process.execPath,
		[
			path.join(ROOT, "node_modules/dependency-cruiser/bin/dependency-cruise.mjs"),
			...["app", "components", "lib", "prisma"],
			...["--config", path.join(ROOT, ".dependency-cruiser.cjs"), "--output-type", "json"],
		],
		{ cwd: folder, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
	);
	const { summary } = JSON.parse(stdout) as { summary: { violations: { from: string; rule: { name: string } }[] } };
	const found = summary.violations.map(({ from, rule }) => `${from} ${rule.name}`);
	expect([...new Set(found)].toSorted()).toEqual(planted.map(([from, , rule]) => `${from} ${rule}`).toSorted());
}, 180_000);
