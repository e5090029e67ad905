import fc from "fast-check";
import { MAX_VERSIONS, MAX_VERSIONS_OF_PAGE } from "@/lib/domain/import/limits";
import { EarlierStates } from "@/lib/domain/import/versions";
import { readOwn } from "@/lib/server/import/own-file";

const at = "2026-03-02T12:00:00.000Z";
const state = (version: number, content = `State ${version}`) => ({
	...{ version, content, localDate: "2026-03-02", editedAt: at },
});
const states = (count: number, content?: string) => Array.from({ length: count }, (_, i) => state(i + 1, content));
const page = (id: string, versions: object[]) => ({
	...{ id, title: null, content: `Words of ${id}`, prompt: "", chatHistory: [], keyInsights: [], quote: null },
	...{ message: null, insightBy: null, isInsightOld: false, localDate: "2026-03-02", wordCount: 1 },
	...{ version: versions.length + 1, versions, relatedId: null, createdAt: at },
});
const read = (journalEntries: object[]) => {
	const { rows, leftOut } = readOwn({ format: "innerscript", version: 1, journalEntries }, new Set());
	return {
		kept: rows.journalEntries.map(({ versions }) => versions.map(({ version }) => version)),
		left: leftOut.first,
		count: leftOut.count,
	};
};

it("a page keeps its newest states, in the order of the file's numbers, and says how many were left out", () => {
	const { kept, left, count } = read([page("e1", states(1_204).reverse())]);
	expect(kept).toEqual([Array.from({ length: MAX_VERSIONS_OF_PAGE }, (_, i) => 1_005 + i)]);
	expect([left, count]).toEqual([
		[{ what: "Journal entry 1", why: "Its 1004 oldest versions are left out: there is no room for more" }],
		1,
	]);
});

it("a page with as many states as may be keeps them all", () => {
	expect(read([page("e1", states(MAX_VERSIONS_OF_PAGE))]).count).toBe(0);
	const { left } = read([page("e1", states(MAX_VERSIONS_OF_PAGE + 1))]);
	expect(left.map(({ why }) => why)).toEqual(["Its oldest version is left out: there is no room for more"]);
});

it("all pages of a file share a room, of states and of characters; the pages themselves are all here", () => {
	const many = Array.from({ length: MAX_VERSIONS / 200 + 5 }, (_, i) => page(`e${i}`, states(200)));
	const byNumber = read(many);
	expect(byNumber.kept.map((one) => one.length)).toEqual([...Array(MAX_VERSIONS / 200).fill(200), 0, 0, 0, 0, 0]);
	expect(byNumber.count).toBe(5);
	const long = "a".repeat(49_000);
	const byCharacters = read(Array.from({ length: 15 }, (_, i) => page(`e${i}`, states(60, long))));
	expect(byCharacters.kept.flat().length).toBe(Math.floor(30_000_000 / 49_000));
	expect(byCharacters.kept.length).toBe(15);
});

it("whatever a page's states are, those that stay are the newest of them", () => {
	const lengths = fc.array(fc.nat({ max: 2_000 }), { maxLength: 60 });
	fc.assert(
		fc.property(lengths, fc.nat({ max: 30_000 }), (all, most) => {
			const one = { versions: all.map((length, i) => ({ version: i, content: "a".repeat(length) })) };
			const before = [...one.versions];
			const dropped = new EarlierStates().fit(one, most);
			expect(one.versions).toEqual(before.slice(dropped));
			expect(one.versions.reduce((sum, { content }) => sum + content.length, 0)).toBeLessThanOrEqual(most);
		}),
	);
});
