import fc from "fast-check";
import { AnswerDrafts, readAnswerDraft, storedDraft } from "@/lib/browser/questionnaires/answer-drafts";
import { type AnswerDraft, begin, type Flow, step } from "@/lib/domain/questionnaires/flow";
import { whereYouAreNow } from "@/prisma/catalog/where-you-are-now";
import { FakeStorage } from "@/tests/setup/fake-storage";

const answered = (answer: string): Flow =>
	step(whereYouAreNow, begin(whereYouAreNow, null), { type: "answer", questionId: "q2", answer });
const draftOf = ({ answers, index, sendKey }: Flow): AnswerDraft => ({ answers, index, sendKey });
const edited = (responseId: string): Flow => ({ ...answered("edited"), editing: { responseId, version: 1 } });

describe("a stored draft", () => {
	const anyDraft = fc.record({
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
			fc.property(anyDraft, (draft) => {
				expect(readAnswerDraft(JSON.parse(JSON.stringify(storedDraft(draft))))).toEqual(draft);
			}),
		);
	});

	test("anything at all is a draft or nothing, and never an error", () => {
		const anything = fc.oneof(
			fc.jsonValue(),
			fc.jsonValue().map((value) => ({ format: 1, answers: value, index: value })),
		);
		fc.assert(
			fc.property(anything, (value) => {
				const draft = readAnswerDraft(value);
				if (!draft) return;
				expect(Number.isSafeInteger(draft.index) && draft.index >= 0).toBe(true);
				for (const answer of Object.values(draft.answers)) expect(["string", "number"]).toContain(typeof answer);
			}),
		);
	});

	test.each([
		["nothing", null],
		["a text", "{"],
		["a list", []],
		["another format", { format: 2, answers: {}, index: 0 }],
		["answers that are a list", { format: 1, answers: ["a"], index: 0 }],
	])("%s is no draft", (_, value) => {
		expect(readAnswerDraft(value)).toBeNull();
	});

	test("what is wrong in it is left out", () => {
		expect(
			readAnswerDraft({ format: 1, answers: { q1: "yes", q2: { a: 1 }, q3: null }, index: -3, sendKey: "x" }),
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
		const [mine, hers] = [new AnswerDrafts(1, storage.ofTab("tab")), new AnswerDrafts(11, storage.ofTab("tab"))];
		mine.save(answered("mine"));
		hers.save(answered("hers"));
		expect(mine.readNew("1")?.answers.q2).toBe("mine");
		expect(hers.readNew("1")?.answers.q2).toBe("hers");
		expect(mine.readNew("2")).toBeNull();
		hers.clearNew("1");
		expect(mine.readNew("1")?.answers.q2).toBe("mine");
		expect(hers.lastId).toBeNull();
		expect(mine.lastId).toBe("1");
	});

	test("keeps what two tabs answer apart, goes on with the newest, and reads what was kept before tabs were kept apart", () => {
		const storage = new FakeStorage();
		storage.setItem("questionnaires:1:progress:1", JSON.stringify({ format: 1, answers: { q2: "old" }, index: 0 }));
		const [one, two] = [new AnswerDrafts(1, storage.ofTab("one")), new AnswerDrafts(1, storage.ofTab("two"))];
		expect(one.readNew("1")?.answers.q2).toBe("old");
		one.save(answered("one"));
		two.save(answered("two"));
		expect([one, two].map((store) => store.readNew("1")?.answers.q2)).toEqual(["one", "two"]);
		expect(new AnswerDrafts(1, storage.ofTab("three")).readNew("1")?.answers.q2).toMatch(/one|two/);
		two.clearNew("1");
		expect(storage.items.size).toBe(0);
	});

	test("keeps an edit apart from new answers", () => {
		const store = new AnswerDrafts(1, new FakeStorage().ofTab("tab"));
		store.save(answered("new"));
		store.save(edited("r1"));
		expect(store.readNew("1")?.answers.q2).toBe("new");
		expect(store.readEdit("r1")?.answers.q2).toBe("edited");
		store.clearEdit("r1");
		expect(store.readEdit("r1")).toBeNull();
		expect(store.readNew("1")?.answers.q2).toBe("new");
	});

	test("does not keep what nobody has touched", () => {
		const store = new AnswerDrafts(1, new FakeStorage().ofTab("tab"));
		store.save(begin(whereYouAreNow, null));
		expect(store.readNew("1")).toBeNull();
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
		const store = new AnswerDrafts(1, storage.ofTab("tab"));
		store.save(answered("before"));
		spoil(storage);
		store.save(answered("after"));
		expect(store.readNew("1")?.answers.q2).toBe("after");
		expect(store.lastId).toBe("1");
		storage.isFull = false;
		storage.isForbidden = false;
		store.save(answered("later"));
		expect(new AnswerDrafts(1, storage.ofTab("tab")).readNew("1")?.answers.q2).toBe("later");
		store.clearNew("1");
		expect(store.readNew("1")).toBeNull();
	});

	test("cancelling can be undone once", () => {
		const store = new AnswerDrafts(1, new FakeStorage().ofTab("tab"));
		const flow = answered("words");
		store.save(flow);
		store.discard(flow);
		expect(store.readNew("1")).toBeNull();
		expect(store.discarded).toEqual(flow);
		store.undoDiscard();
		expect(store.readNew("1")).toEqual(draftOf(flow));
		expect(store.discarded).toBeNull();
		store.undoDiscard();
		expect(store.readNew("1")).toEqual(draftOf(flow));
	});

	test("cancelling what nobody touched leaves nothing to undo", () => {
		const store = new AnswerDrafts(1, new FakeStorage().ofTab("tab"));
		store.discard(answered("words"));
		store.discard(begin(whereYouAreNow, null));
		expect(store.discarded).toBeNull();
	});

	test("tells of every change, also of one in another tab", () => {
		const store = new AnswerDrafts(1, new FakeStorage().ofTab("tab"));
		const seen: number[] = [];
		const stop = store.subscribe(() => seen.push(store.changes()));
		store.save(answered("words"));
		store.noticeOtherTab();
		store.clearNew("1");
		stop();
		store.save(answered("words"));
		expect(seen).toEqual([1, 2, 3]);
	});
});
