import fc from "fast-check";
import { isContained, type RunDraft, RunDrafts } from "@/lib/browser/exercises/run-draft";
import { FakeStorage } from "@/tests/setup/fake-storage";

const draft = (wish: string): RunDraft => ({ answers: { wish }, step: 0, version: 1 });
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
	expect(inTab(shelf, "c").read()).toEqual([draft("newest"), draft("older")]);
});

it("reads what was kept by an earlier version of the app", () => {
	const shelf = new FakeStorage();
	shelf.setItem("innerscript:exercise:1:run:6f", JSON.stringify({ ...draft("before"), at: 5 }));
	expect(inTab(shelf, "a").read()).toEqual([draft("before")]);
});

it("forgets what the server has, keeps what it has not, and forgets all of a deleted run", () => {
	const shelf = new FakeStorage();
	inTab(shelf, "a").keep(draft("I was"));
	inTab(shelf, "b").keep(draft("Something else"));
	inTab(shelf, "a").forgetSaved({ wish: "I was wrong" });
	expect(inTab(shelf, "a").read()).toEqual([draft("Something else")]);
	inTab(shelf, "a", "other").keep(draft("stays"));
	inTab(shelf, "a").forgetAll();
	expect([...shelf.items.keys()]).toEqual(["innerscript:exercise:1:other:a"]);
});

it("says when a browser keeps nothing, throws nothing, and has the words until the page is left", () => {
	const shelf = new FakeStorage();
	shelf.isForbidden = true;
	const drafts = inTab(shelf, "a");
	expect(drafts.keep(draft("x"))).toBe(false);
	expect(drafts.read()).toEqual([draft("x")]);
	drafts.forgetSaved({});
	drafts.forgetAll();
	expect(drafts.read()).toEqual([]);
});

it.each([
	["null"],
	["3"],
	["{"],
	["{}"],
	['{"answers":[],"step":0,"version":1,"at":1}'],
	['{"answers":{"a":null},"step":0,"version":1,"at":1}'],
	['{"answers":{"a":[1]},"step":0,"version":1,"at":1}'],
	['{"answers":{},"step":"0","version":1,"at":1}'],
])("takes %s for nothing", (text) => {
	const shelf = new FakeStorage();
	shelf.setItem("innerscript:exercise:1:run:a", text);
	expect(inTab(shelf, "a").read()).toEqual([]);
});

it("reads back whatever is kept", () => {
	const answer = fc.oneof(
		fc.string({ unit: "grapheme" }),
		fc.integer({ min: 0, max: 10 }),
		fc.array(fc.string({ maxLength: 5 }), { maxLength: 3 }),
	);
	const answers = fc.dictionary(
		fc.string({ minLength: 1 }).filter((id) => id !== "__proto__"),
		answer,
	);
	fc.assert(
		fc.property(answers, fc.nat(7), (given, step) => {
			const whole = { answers: { ...given }, step, version: 1 };
			const drafts = inTab(new FakeStorage(), "tab");
			drafts.keep(whole);
			expect(drafts.read()).toEqual([whole]);
			expect(isContained(given, given)).toBe(true);
		}),
	);
});

it.each([
	[{ a: "wrong" }, { a: "I was wrong" }, true],
	[{ a: "  " }, {}, true],
	[{ a: "I was wrong, and more" }, { a: "I was wrong" }, false],
	[{ a: "x" }, {}, false],
	[{ a: 3 }, { a: 3 }, true],
	[{ a: 3 }, { a: 4 }, false],
	[{ a: ["x"] }, { a: ["x"] }, true],
	[{ a: ["x"] }, {}, false],
])("%j would not be missed beside %j: %s", (answers, others, isSo) => {
	expect(isContained(answers, others)).toBe(isSo);
});
