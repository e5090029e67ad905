import type { Page } from "@/lib/domain/search/pages/page";
import { PageIndex } from "@/lib/domain/search/pages/page-index";
import { Budget } from "@/lib/server/search/budget";

class Fake {
	usedAt = 0;
	isCleared = false;
	constructor(public bytes: number) {}
	clear(): void {
		this.bytes = 0;
		this.isCleared = true;
	}
}

const page = (id: number, text: string): Page => ({
	id: `journal:${id}`,
	kind: "journal",
	day: "2026-11-01",
	at: id,
	title: null,
	partOf: null,
	text,
	href: "/journal",
});
const randomWords = (seed: number) => Array.from({ length: 500 }, (_, i) => `w${seed}x${i}`).join(" ");

describe("the budget of all indexes", () => {
	const limits = { all: 100, share: 60 };

	it("gives one person no more than their share", () => {
		const budget = new Budget<Fake>(limits);
		const mine = new Fake(50);
		budget.use(1, mine);
		expect(budget.roomFor(mine, 30)).toBe(10);
		mine.bytes = 61;
		expect(budget.roomFor(mine, 1)).toBe(0);
	});

	it("has whatever was not used for longest make room, and no more of it than is needed", () => {
		const budget = new Budget<Fake>(limits);
		const [oldest, older, mine] = [new Fake(40), new Fake(40), new Fake(20)];
		budget.use(1, oldest);
		budget.use(2, older);
		budget.use(3, mine);
		oldest.usedAt -= 60_000;
		older.usedAt -= 30_000;
		expect(budget.roomFor(mine, 30)).toBe(40);
		expect([oldest.isCleared, older.isCleared]).toEqual([true, false]);
		expect(budget.get(1)).toBeUndefined();
	});

	it("takes nothing from whoever is being answered: then there is no room", () => {
		const budget = new Budget<Fake>(limits);
		const [theirs, mine] = [new Fake(60), new Fake(40)];
		budget.use(1, theirs);
		budget.use(2, mine);
		expect(budget.roomFor(mine, 10)).toBe(0);
		expect(theirs.isCleared).toBe(false);
	});

	it("drops what nobody used for an hour", () => {
		const budget = new Budget<Fake>(limits);
		const [theirs, mine] = [new Fake(10), new Fake(10)];
		budget.use(1, theirs);
		theirs.usedAt -= 3_600_001;
		budget.use(2, mine);
		expect(theirs.isCleared).toBe(true);
	});
});

describe("what an index takes", () => {
	it("counts what every new word costs, not the letters alone", () => {
		const [ordinary, random] = [new PageIndex(), new PageIndex()];
		for (let i = 0; i < 20; i++) {
			ordinary.put(page(i, randomWords(0)));
			random.put(page(i, randomWords(i)));
		}
		expect(random.bytes).toBeGreaterThan(ordinary.bytes * 3);
	});

	it("counts what pages leave behind that came and went, and gives all of it back when it is cleared", () => {
		const index = new PageIndex();
		for (let i = 0; i < 200; i++) index.put(page(1, randomWords(i)));
		expect(index.isWorn).toBe(true);
		expect(index.bytes).toBeGreaterThan(200 * 500 * 500);
		index.clear();
		expect([index.bytes, index.isWorn]).toEqual([0, false]);
		expect(index.put(page(1, "A heron."))).toBe(true);
		expect(index.withAll([["heron"]])).toHaveLength(1);
	});

	it("nothing goes on in it unasked: pages can change at any time", async () => {
		const failures: unknown[] = [];
		const onFailure = (error: unknown) => failures.push(error);
		process.on("unhandledRejection", onFailure);
		jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate"] });
		const index = new PageIndex();
		for (let i = 0; i < 60; i++) index.put(page(i, randomWords(i)));
		for (let i = 0; i < 60; i++) {
			// Tests that ran before in the same process may still set timers of their own.
			const others = jest.getTimerCount();
			index.put(page(i, randomWords(i * 37 + 100).replaceAll("x", "")));
			expect(jest.getTimerCount()).toBe(others);
			await jest.advanceTimersByTimeAsync(5);
		}
		index.clear();
		await jest.runAllTimersAsync();
		jest.useRealTimers();
		// Node reports unhandled rejections after a turn of the event loop.
		await new Promise(setImmediate);
		process.off("unhandledRejection", onFailure);
		expect(failures).toEqual([]);
	});
});
