import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkTarget } from "@/lib/launcher/build/bundle-target.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "innerscript-target-"));
const root = path.join(folder, "project");
afterAll(() => rmSync(folder, { recursive: true }));

function made(name: string, files: Record<string, string> = {}): string {
	const target = path.join(folder, name);
	mkdirSync(target, { recursive: true });
	for (const [file, text] of Object.entries(files)) writeFileSync(path.join(target, file), text);
	return target;
}
const described = (more: object) => ({ "package.json": JSON.stringify({ name: "innerscript", ...more }) });

it.each([
	["that is not there yet", () => path.join(folder, "nowhere")],
	["that is empty", () => made("empty")],
	["that an earlier bundle is in", () => made("bundle", described({ scripts: {} }))],
	["below the project's", () => path.join(root, "bundle")],
])("a bundle may be made in a folder %s", (_, target) => {
	expect(() => checkTarget(target(), root)).not.toThrow();
});

it.each([
	["the project's own", () => made("project", described({}))],
	["the one around it", () => folder],
	["one with something else in it", () => made("photos", { "cat.jpg": "" })],
	["another copy of the project", () => made("copy", described({ dependencies: { next: "16" } }))],
])("no bundle takes the place of what is in a folder: %s", (_, target) => {
	expect(() => checkTarget(target(), root)).toThrow("holds something else");
});
