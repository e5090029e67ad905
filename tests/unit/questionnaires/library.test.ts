import fc from "fast-check";
import { hiddenIds, libraryProgress, librarySections } from "@/lib/domain/questionnaires/library";
import { catalog } from "@/prisma/catalog/catalog";

const offered = ["1", "2", "3", "4", "6", "7", "8", "9", "12"];
const responses = (...ids: string[]) => ids.map((questionnaireId) => ({ questionnaireId }));

test("the sections and the two hidden ones are the whole catalog", () => {
	const shown = new Set<string>([...librarySections.flatMap(({ ids }) => [...ids]), ...hiddenIds]);
	expect([...shown].sort()).toEqual(catalog.map(({ id }) => id).sort());
});

test.each([
	["nothing", [], { completed: 0, total: 9, percent: 0, nextId: "1" }],
	["the first", ["1"], { completed: 1, total: 9, percent: 11, nextId: "2" }],
	["one of them three times", ["6", "6", "6"], { completed: 1, total: 9, percent: 11, nextId: "1" }],
	["the hidden ones", [...hiddenIds], { completed: 0, total: 9, percent: 0, nextId: "1" }],
	["all but the last", offered.slice(0, -1), { completed: 8, total: 9, percent: 89, nextId: "12" }],
	["all", offered, { completed: 9, total: 9, percent: 100, nextId: null }],
])("the progress after %s", (_, answered, progress) => {
	expect(libraryProgress(catalog, responses(...answered))).toEqual(progress);
});

test("whatever was answered, progress stays within its bounds and the next one is not done yet", () => {
	const anyId = fc.oneof(fc.constantFrom(...catalog.map(({ id }) => id)), fc.string());
	fc.assert(
		fc.property(fc.array(anyId), (ids) => {
			const { completed, total, percent, nextId } = libraryProgress(catalog, responses(...ids));
			expect(completed).toBe(offered.filter((id) => ids.includes(id)).length);
			expect(total).toBe(9);
			expect(percent === 100).toBe(completed === total);
			if (nextId !== null) expect(ids).not.toContain(nextId);
		}),
	);
});
