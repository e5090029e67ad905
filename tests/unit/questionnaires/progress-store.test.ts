import fc from "fast-check";
import { begin, type Flow, type Progress, step } from "@/lib/questionnaires/progress";
import { decodeProgress, encodeProgress, ProgressStore } from "@/lib/questionnaires/progress-store";
import { whereYouAreNow } from "@/prisma/catalog/where-you-are-now";
import { FakeStorage } from "./fake-storage";

const answered = (answer: string): Flow =>
	step(whereYouAreNow, begin(whereYouAreNow, null), { type: "answer", questionId: "q2", answer });
const progressOf = ({ answers, index, sendKey }: Flow): Progress => ({ answers, index, sendKey });
const edited = (responseId: string): Flow => ({ ...answered("edited"), editing: { responseId, version: 1 } });

describe("progress as text", () => {
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
				expect(decodeProgress(encodeProgress(progress))).toEqual(progress);
			}),
		);
	});

	test("any text at all is progress or nothing, and never an error", () => {
		const anyText = fc.oneof(
			fc.string(),
			fc.json(),
			fc.jsonValue().map((value) => JSON.stringify({ format: 1, answers: value, index: value })),
		);
		fc.assert(
			fc.property(anyText, (text) => {
				const progress = decodeProgress(text);
				if (!progress) return;
				expect(Number.isSafeInteger(progress.index) && progress.index >= 0).toBe(true);
				for (const answer of Object.values(progress.answers)) expect(["string", "number"]).toContain(typeof answer);
			}),
		);
	});

	test.each([
		["nothing", null],
		["no JSON", "{"],
		["null", "null"],
		["a list", "[]"],
		["another format", '{"format":2,"answers":{},"index":0}'],
		["answers that are a list", '{"format":1,"answers":["a"],"index":0}'],
	])("%s is no progress", (_, text) => {
		expect(decodeProgress(text)).toBeNull();
	});

	test("what is wrong in it is left out", () => {
		expect(
			decodeProgress('{"format":1,"answers":{"q1":"yes","q2":{"a":1},"q3":null},"index":-3,"sendKey":"x"}'),
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
		const [mine, hers] = [new ProgressStore(1, storage.open), new ProgressStore(11, storage.open)];
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

	test("keeps an edit apart from new answers", () => {
		const store = new ProgressStore(1, new FakeStorage().open);
		store.save(answered("new"));
		store.save(edited("r1"));
		expect(store.read("1")?.answers.q2).toBe("new");
		expect(store.readDraft("r1")?.answers.q2).toBe("edited");
		store.clearDraft("r1");
		expect(store.readDraft("r1")).toBeNull();
		expect(store.read("1")?.answers.q2).toBe("new");
	});

	test("does not keep what nobody has touched", () => {
		const store = new ProgressStore(1, new FakeStorage().open);
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
		const store = new ProgressStore(1, storage.open);
		store.save(answered("before"));
		spoil(storage);
		store.save(answered("after"));
		expect(store.read("1")?.answers.q2).toBe("after");
		expect(store.lastId).toBe("1");
		storage.isFull = false;
		storage.isForbidden = false;
		store.save(answered("later"));
		expect(new ProgressStore(1, storage.open).read("1")?.answers.q2).toBe("later");
		store.clear("1");
		expect(store.read("1")).toBeNull();
	});

	test("cancelling can be undone once", () => {
		const store = new ProgressStore(1, new FakeStorage().open);
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
		const store = new ProgressStore(1, new FakeStorage().open);
		store.discard(answered("words"));
		store.discard(begin(whereYouAreNow, null));
		expect(store.discarded).toBeNull();
	});

	test("tells of every change, also of one in another tab", () => {
		const store = new ProgressStore(1, new FakeStorage().open);
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
