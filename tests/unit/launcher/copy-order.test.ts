import fc from "fast-check";
import { parentsFirst } from "@/lib/launcher/database/tables";

const tables = (names: string[]) => names.map((name) => ({ name }));

test("each table comes after those it refers to", () => {
	const names = Array.from({ length: 8 }, (_, n) => `t${n}`);
	// References from later to earlier names only have no circles; the tables are shuffled.
	const reference = fc
		.tuple(fc.nat(7), fc.nat(7))
		.filter(([a, b]) => a !== b)
		.map(([a, b]) => ({ child: `t${Math.max(a, b)}`, parent: `t${Math.min(a, b)}` }));
	const shuffled = fc.shuffledSubarray(names, { minLength: 8 });
	fc.assert(
		fc.property(shuffled, fc.array(reference, { maxLength: 20 }), (order, references) => {
			const sorted = parentsFirst(tables(order), references).map(({ name }) => name);
			expect([...sorted].sort()).toEqual(names);
			for (const { child, parent } of references) expect(sorted.indexOf(parent)).toBeLessThan(sorted.indexOf(child));
		}),
	);
});

test("a circle is an error", () => {
	const circle = [
		{ child: "a", parent: "b" },
		{ child: "b", parent: "a" },
	];
	expect(() => parentsFirst(tables(["a", "b", "c"]), circle)).toThrow("a, b refer to each other in a circle");
});
