/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { compile } from "@/lib/launcher/build/compile.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "innerscript-compiled-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("what is compiled cannot be told that it is under test, and so never hashes a password as cheaply as tests do", async () => {
	await compile(process.cwd(), path.relative(process.cwd(), folder), []);
	const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".mjs"));
	const asking = files.filter((name) => /NODE_ENV === "test"/.test(readFileSync(path.join(folder, name), "utf8")));
	expect(files).toContain("admin.mjs");
	expect(asking).toEqual([]);
}, 180_000);
