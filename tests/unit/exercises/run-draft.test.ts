import { isContained, type RunDraft, RunDrafts } from "@/lib/browser/exercises/run-draft";
import { FakeStorage } from "@/tests/setup/fake-storage";

const draft = (wish: string): RunDraft => ({ answers: { wish }, step: 0, version: 1 });
const kept = (drafts: RunDrafts) => drafts.read().map(({ key: _, ...found }) => found);
const inTab = (shelf: FakeStorage, tab: string, run = "run", userId = 1) =>
	new RunDrafts(userId, run, shelf.ofTab(tab));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());
const later = () => jest.advanceTimersByTime(1);

it("gives each tab a slot, and reads them newest first, of this person and run alone", () => {
	const shelf = new FakeStorage();
	for (const [tab, wish] of [
		["a", "older"],
		["b", "newer"],
		["b", "newest"],
	] as const) {
		inTab(shelf, tab).keep(draft(wish));
		later();
	}
	inTab(shelf, "a", "run-2").keep(draft("another run"));
	inTab(shelf, "a", "run", 12).keep(draft("somebody else"));
	expect(kept(inTab(shelf, "c"))).toEqual([draft("newest"), draft("older")]);
});

it("forgets what the server has, keeps what it has not, and forgets all of a deleted run", () => {
	const shelf = new FakeStorage();
	inTab(shelf, "a").keep(draft("I was"));
	inTab(shelf, "b").keep(draft("Something else"));
	inTab(shelf, "a").forgetSaved({ wish: "I was wrong" });
	expect(kept(inTab(shelf, "a"))).toEqual([draft("Something else")]);
	inTab(shelf, "a", "other").keep(draft("stays"));
	inTab(shelf, "a").forgetAll();
	expect([...shelf.items.keys()]).toEqual(["innerscript:exercise:1:other:a"]);
});

it("says when a browser keeps nothing, throws nothing, and has the words until the page is left", () => {
	const shelf = new FakeStorage();
	shelf.isForbidden = true;
	const drafts = inTab(shelf, "a");
	expect(drafts.keep(draft("x"))).toBe(false);
	expect(kept(drafts)).toEqual([draft("x")]);
	drafts.forgetSaved({});
	drafts.forgetAll();
	expect(drafts.read()).toEqual([]);
});

it.each([
	["null"],
	['{"answers":[],"step":0,"version":1,"at":1}'],
	['{"answers":{"a":null},"step":0,"version":1,"at":1}'],
	['{"answers":{"a":[1]},"step":0,"version":1,"at":1}'],
	['{"answers":{},"step":"0","version":1,"at":1}'],
])("takes %s for nothing", (text) => {
	const shelf = new FakeStorage();
	shelf.setItem("innerscript:exercise:1:run:a", text);
	expect(inTab(shelf, "a").read()).toEqual([]);
});

it.each([
	[{ a: "  " }, {}, true],
	[{ a: 3 }, { a: 3 }, true],
	[{ a: 3 }, { a: 4 }, false],
])("%j would not be missed beside %j: %s", (answers, others, isSo) => {
	expect(isContained(answers, others)).toBe(isSo);
});
