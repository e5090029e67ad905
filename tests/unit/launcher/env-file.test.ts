import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseEnv } from "node:util";
import fc from "fast-check";
import { setInEnvFile } from "@/lib/launcher/env-file";
import { addressOf } from "@/prisma/admin/connect";

const folder = mkdtempSync(path.join(tmpdir(), "innerscript-env-"));
const file = path.join(folder, ".env");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("sets what is given, leaves the rest, and lets nobody else read it", () => {
	writeFileSync(file, "# A comment\nPORT=4000\nOPENAI_MODEL=old\n# OPENAI_BASE_URL=\nOPENAI_API_KEY=sk-1\n");
	const before = setInEnvFile(file, {
		OPENAI_BASE_URL: "http://localhost:8080/v1",
		OPENAI_MODEL: "qwen3 8b",
		OPENAI_API_KEY: null,
	});
	expect(readFileSync(file, "utf8")).toBe(
		'# A comment\nPORT=4000\nOPENAI_MODEL="qwen3 8b"\n# OPENAI_BASE_URL=\nOPENAI_BASE_URL=http://localhost:8080/v1\n',
	);
	expect(readFileSync(before ?? "", "utf8")).toContain("OPENAI_API_KEY=sk-1");
	for (const one of [file, before ?? ""]) expect(statSync(one).mode & 0o777).toBe(0o600);
});

it("keeps what each change replaced, however soon they follow, and the first of all", () => {
	const now = new Date("2026-11-28T05:40:12Z");
	rmSync(file, { force: true });
	expect(setInEnvFile(file, { OPENAI_MODEL: "one" }, now)).toBeNull();
	const kept = ["two", "three"].map((model) => setInEnvFile(file, { OPENAI_MODEL: model }, now) ?? "");
	const later = setInEnvFile(file, { OPENAI_MODEL: "four" }, new Date("2026-11-29T05:40:12Z")) ?? "";
	expect(path.basename(kept[0] ?? "")).toBe(".env.before-connect-2026-11-28-054012");
	expect([...kept, later].map((one) => readFileSync(one, "utf8"))).toEqual([
		"OPENAI_MODEL=one\n",
		"OPENAI_MODEL=two\n",
		"OPENAI_MODEL=three\n",
	]);
	for (const one of [...kept, later]) expect(statSync(one).mode & 0o777).toBe(0o600);
});

it("reads back as it was set, whatever a model is called", () => {
	const name = fc
		.string({ unit: fc.constantFrom(..."abz019/:._- #'"), minLength: 1, maxLength: 40 })
		.map((one) => one.trim());
	fc.assert(
		fc.property(name, (model) => {
			fc.pre(model !== "");
			setInEnvFile(file, { OPENAI_MODEL: model });
			expect(parseEnv(readFileSync(file, "utf8")).OPENAI_MODEL).toBe(model);
		}),
		{ numRuns: 60 },
	);
});

it.each([
	["localhost:8080", "http://localhost:8080/v1"],
	["http://192.168.1.20:11434/", "http://192.168.1.20:11434/v1"],
	["https://api.example.com/openai/v1", "https://api.example.com/openai/v1"],
])("takes %s for %s", (typed, address) => expect(addressOf(typed)).toBe(address));

it.each(["", "  ", "http://", "not an address"])("does not take %j for an address", (typed) => {
	expect(() => addressOf(typed)).toThrow("not an address");
});
