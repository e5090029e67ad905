import { readFileSync } from "node:fs";

const text = readFileSync("docs/security.md", "utf8");
const TEST = /`([^`]+)` "([^"]*)"/g;
const rows = [...text.matchAll(/^\|\s*(\d+)\s*\|\s*([^|]+?)\s*\|\s*([^|]*?)\s*\|$/gm)].map(
	([, number, property = "", tests = ""]) => ({ number: Number(number), property, tests }),
);
const named = rows.flatMap(({ number, tests }) =>
	[...tests.matchAll(TEST)].map(([, file = "", name = ""]) => ({ number, file, name })),
);

it("names its properties one after the other, each with its tests", () => {
	expect(rows.length).toBeGreaterThanOrEqual(88);
	expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: rows.length }, (_, i) => i + 1));
	for (const { property, tests } of rows) {
		const rest = tests.replace(TEST, "").replace(/; /g, "");
		expect({ property, isNamed: tests !== "", rest }).toEqual({ property, isNamed: true, rest: "" });
	}
});

it.each(named)("$number has its test: $name", ({ file, name }) => {
	// The name has to be the title of a test; it does not count in a comment.
	const title = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
	const titled = new RegExp(`\\(\\s*(["'\`])${title}\\1,`);
	expect({ file, name, isThere: titled.test(readFileSync(file, "utf8")) }).toMatchObject({ isThere: true });
});
