import { readdirSync, readFileSync } from "node:fs";

const contributing = readFileSync("CONTRIBUTING.md", "utf8");
const readme = readFileSync("README.md", "utf8");
const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));

describe("CONTRIBUTING.md and README.md", () => {
	it.each([
		["CONTRIBUTING.md", contributing],
		["README.md", readme],
	])("the files and scripts that %s names are there", (_, text) => {
		const named = [...text.matchAll(/`npx tsx ([\w./-]+)/g)].map(([, file = ""]) => file);
		for (const file of named) expect(() => readFileSync(file)).not.toThrow();
		const run = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, script = ""]) => script);
		expect(run.filter((script) => !(script in scripts))).toEqual([]);
	});
});

describe("docs/decisions", () => {
	const files = readdirSync("docs/decisions").sort();

	it("are numbered one by one, in their names and in their headings", () => {
		const numbers = files.map((file) => /^(\d{3})-[a-z0-9-]+\.md$/.exec(file)?.[1]);
		expect(numbers).toEqual(files.map((_, i) => String(i + 1).padStart(3, "0")));
		for (const [i, file] of files.entries()) {
			expect(readFileSync(`docs/decisions/${file}`, "utf8")).toMatch(new RegExp(`^# ${i + 1}\\. \\S`));
		}
	});

	it("are there where something refers to one", () => {
		const folders = ["app", "components", "lib", "prisma", "tests", "docs"];
		const texts = folders.flatMap((folder) =>
			readdirSync(folder, { recursive: true, encoding: "utf8" })
				.filter((file) => /\.(?:tsx?|mjs|md|prisma)$/.test(file) && !file.startsWith("client"))
				.map((file) => readFileSync(`${folder}/${file}`, "utf8")),
		);
		const named = [...texts, contributing, readme].flatMap((text) =>
			[...text.matchAll(/docs\/decisions\/(\d{3}[\w-]*)/g)].map(([, name = ""]) => name),
		);
		expect(named.length).toBeGreaterThan(1);
		expect(named.filter((name) => !files.some((file) => file.startsWith(name)))).toEqual([]);
	});
});

describe("settings", () => {
	it("are all in .env.example", () => {
		const example = readFileSync(".env.example", "utf8");
		const source = readFileSync("lib/server/core/env.ts", "utf8");
		const names = [...source.matchAll(/^\t\t([A-Z][A-Z_]+): /gm)].map(([, name = ""]) => name);
		expect(names).toContain("OPENAI_PROMPT_TOKENS");
		expect(names.filter((name) => !new RegExp(`^(?:# )?${name}=`, "m").test(example))).toEqual([]);
	});
});
