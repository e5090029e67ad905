import { readFileSync } from "node:fs";

const text = readFileSync("docs/security.md", "utf8");
const rows = [...text.matchAll(/^\|\s*(\d+)\s*\|\s*([^|]+?)\s*\|\s*`([^`]+)` "([^"]*)"\s*\|$/gm)].map(
	([, number, property, file, name]) => ({
		number: Number(number),
		property: property ?? "",
		file: file ?? "",
		name: name ?? "",
	}),
);

it("names its properties one after the other", () => {
	expect(rows.length).toBeGreaterThanOrEqual(56);
	expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: rows.length }, (_, i) => i + 1));
});

it.each(rows)("$number has its test: $property", ({ file, name }) => {
	expect(name).not.toBe("");
	expect(readFileSync(file, "utf8")).toContain(name);
});
