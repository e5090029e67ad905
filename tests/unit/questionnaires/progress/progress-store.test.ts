import fc from "fast-check";
import { ProgressStore, readProgress, storedProgress } from "@/lib/browser/questionnaires/progress-store";
import { begin, type Flow, type Progress, step } from "@/lib/domain/questionnaires/progress";
import { whereYouAreNow } from "@/prisma/catalog/where-you-are-now";
import { FakeStorage } from "@/tests/setup/fake-storage";

const answered = (answer: string): Flow =>
	step(whereYouAreNow, begin(whereYouAreNow, null), { type: "answer", questionId: "q2", answer });
const progressOf = ({ answers, index, sendKey }: Flow): Progress => ({ answers, index, sendKey });
const edited = (responseId: string): Flow => ({ ...answered("edited"), editing: { responseId, version: 1 } });

describe("stored progress", () => {
	const anyProgress = fc.record({
		answers: fc.dictionary(
			fc.string(),
			fc.oneof(
				fc.string(),
				fc.integer(),
				fc.double({ noNaN: true, noDefaultInfinity: true }).filter((n) => !Object.is(n, -0)),
			),
			{
				noNullPrototype: true,
			},
		),
		index: fc.nat(),
		sendKey: fc.option(fc.uuid()),
	});

	test("comes back as it went", () => {
		fc.assert(
			fc.property(anyProgress, (progress) => {
				expect(readProgress(JSON.parse(JSON.stringify(storedProgress(progress))))).toEqual(progress);
			}),
		);
	});

	test("anything at all is progress or nothing, and never an error", () => {
		const anything = fc.oneof(
			fc.jsonValue(),
			fc.jsonValue().map((value) => ({ format: 1, answers: value, index: value })),
		);
		fc.assert(
			fc.property(anything, (value) => {
				const progress = readProgress(value);
				if (!progress) return;
				expect(Number.isSafeInteger(progress.index) && progress.index >= 0).toBe(true);
				for (const answer of Object.values(progress.answers)) expect(["string", "number"]).toContain(typeof answer);
			}),
		);
	});

	test.each([
		["nothing", null],
		["a text", "{"],
		["a list", []],
		["another format", { format: 2, answers: {}, index: 0 }],
		["answers that are a list", { format: 1, answers: ["a"], index: 0 }],
	])("%s is no progress", (_, value) => {
		expect(readProgress(value)).toBeNull();
	});

	test("what is wrong in it is left out", () => {
		expect(
			readProgress({ format: 1, answers: { q1: "yes", q2: { a: 1 }, q3: null }, index: -3, sendKey: "x" }),
		).toEqual({
			answers: { q1: "yes" },
			index: 0,
			sendKey: null,
		});
	});
});

describe("the store", () => {
	test("keeps the questionnaires and the people apart", () => {
		const storage = new FakeStorage();
		const [mine, hers] = [new ProgressStore(1, storage.ofTab("tab")), new ProgressStore(11, storage.ofTab("tab"))];
		mine.save(answered("mine"));
		hers.save(answered("hers"));
		expect(mine.read("1")?.answers.q2).toBe("mine");
		expect(hers.read("1")?.answers.q2).toBe("hers");
		expect(mine.read("2")).toBeNull();
		hers.clear("1");
		expect(mine.read("1")?.answers.q2).toBe("mine");
		expect(hers.lastId).toBeNull();
		expect(mine.lastId).toBe("1");
	});

	test("keeps what two tabs answer apart, goes on with the newest, and reads what was kept before tabs were kept apart", () => {
		const storage = new FakeStorage();
		storage.setItem("questionnaires:1:progress:1", JSON.stringify({ format: 1, answers: { q2: "old" }, index: 0 }));
		const [one, two] = [new ProgressStore(1, storage.ofTab("one")), new ProgressStore(1, storage.ofTab("two"))];
		expect(one.read("1")?.answers.q2).toBe("old");
		one.save(answered("one"));
		two.save(answered("two"));
		expect([one, two].map((store) => store.read("1")?.answers.q2)).toEqual(["one", "two"]);
		expect(new ProgressStore(1, storage.ofTab("three")).read("1")?.answers.q2).toMatch(/one|two/);
		two.clear("1");
		expect(storage.items.size).toBe(0);
	});

	test("keeps an edit apart from new answers", () => {
		const store = new ProgressStore(1, new FakeStorage().ofTab("tab"));
		store.save(answered("new"));
		store.save(edited("r1"));
		expect(store.read("1")?.answers.q2).toBe("new");
		expect(store.readDraft("r1")?.answers.q2).toBe("edited");
		store.clearDraft("r1");
		expect(store.readDraft("r1")).toBeNull();
		expect(store.read("1")?.answers.q2).toBe("new");
	});

	test("does not keep what nobody has touched", () => {
		const store = new ProgressStore(1, new FakeStorage().ofTab("tab"));
		store.save(begin(whereYouAreNow, null));
		expect(store.read("1")).toBeNull();
	});

	test.each([
		[
			"full",
			(storage: FakeStorage) => {
				storage.isFull = true;
			},
		],
		[
			"forbidden",
			(storage: FakeStorage) => {
				storage.isForbidden = true;
			},
		],
	])("a storage that is %s loses nothing while the page is open", (_, spoil) => {
		const storage = new FakeStorage();
		const store = new ProgressStore(1, storage.ofTab("tab"));
		store.save(answered("before"));
		spoil(storage);
		store.save(answered("after"));
		expect(store.read("1")?.answers.q2).toBe("after");
		expect(store.lastId).toBe("1");
		storage.isFull = false;
		storage.isForbidden = false;
		store.save(answered("later"));
		expect(new ProgressStore(1, storage.ofTab("tab")).read("1")?.answers.q2).toBe("later");
		store.clear("1");
		expect(store.read("1")).toBeNull();
	});

	test("cancelling can be undone once", () => {
		const store = new ProgressStore(1, new FakeStorage().ofTab("tab"));
		const flow = answered("words");
		store.save(flow);
		store.discard(flow);
		expect(store.read("1")).toBeNull();
		expect(store.discarded).toEqual(flow);
		store.undoDiscard();
		expect(store.read("1")).toEqual(progressOf(flow));
		expect(store.discarded).toBeNull();
		store.undoDiscard();
		expect(store.read("1")).toEqual(progressOf(flow));
	});

	test("cancelling what nobody touched leaves nothing to undo", () => {
		const store = new ProgressStore(1, new FakeStorage().ofTab("tab"));
		store.discard(answered("words"));
		store.discard(begin(whereYouAreNow, null));
		expect(store.discarded).toBeNull();
	});

	test("tells of every change, also of one in another tab", () => {
		const store = new ProgressStore(1, new FakeStorage().ofTab("tab"));
		const seen: number[] = [];
		const stop = store.subscribe(() => seen.push(store.changes()));
		store.save(answered("words"));
		store.noticeOtherTab();
		store.clear("1");
		stop();
		store.save(answered("words"));
		expect(seen).toEqual([1, 2, 3]);
	});
});
