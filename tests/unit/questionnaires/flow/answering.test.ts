import fc from "fast-check";
import { AnswerDrafts } from "@/lib/browser/questionnaires/answer-drafts";
import { Answering } from "@/lib/browser/questionnaires/answering";
import { answersOf, type Flow, type FlowEvent, isWithin, sameAnswers } from "@/lib/domain/questionnaires/flow";
import type { ClientResponse, Questionnaire } from "@/lib/domain/questionnaires/schema";
import { relationshipPatterns } from "@/prisma/catalog/relationship-patterns";
import { whereYouAreNow } from "@/prisma/catalog/where-you-are-now";
import { FakeStorage } from "@/tests/setup/fake-storage";
import { responseTo, short } from "./short";

const say = (questionId: string, answer: string | number): FlowEvent => ({ type: "answer", questionId, answer });

/** What a browser should have stored, according to a second, simpler implementation. */
interface Model {
	saved: Map<string, Flow["answers"]>;
	savedIndex: Map<string, number>;
	/** Edits that are being made. */
	drafts: Map<string, Flow["answers"]>;
	/** Edits that are offered: by every visit, those of the one before. */
	aside: Map<string, Flow["answers"][]>;
	open: { id: string; isEdit: boolean; answers: Flow["answers"]; index: number; isTouched: boolean } | null;
}

/** A browser: its storage survives the page, while the store and the answers in memory do not. */
class Browser {
	readonly storage = new FakeStorage();
	store = new AnswerDrafts(7, this.storage.ofTab("tab"));
	answering: Answering | null = null;
}

const questionnaires = [short, whereYouAreNow, relationshipPatterns];
const responses = questionnaires.map((questionnaire) => responseTo(questionnaire, { id: `r${questionnaire.id}` }));

/** Next takes a scale's default for its answer, unless it has one. */
const withDefault = ({ questions }: Questionnaire, answers: Flow["answers"], index: number): Flow["answers"] => {
	const question = questions[index] as (typeof questions)[number];
	return question.type === "scale" && answers[question.id] === undefined ? { ...answers, [question.id]: 3 } : answers;
};

function check(model: Model, browser: Browser) {
	for (const { id } of questionnaires) {
		const kept = browser.store.readNew(id);
		expect(kept?.answers).toEqual(model.saved.get(id));
		expect(kept?.index).toBe(model.savedIndex.get(id));
		const own = browser.storage.getItem(`questionnaires:7:edit:r${id}:tab`);
		expect(own ? JSON.parse(own).answers : undefined).toEqual(model.drafts.get(id));
		const offered = browser.store.asides({ questionnaireId: id, editing: { responseId: `r${id}`, version: 1 } });
		const texts = (all: Flow["answers"][]) => all.map((answers) => JSON.stringify(answers)).sort();
		expect(texts(offered.map(({ draft }) => draft.answers))).toEqual(texts(model.aside.get(id) ?? []));
	}
	const last = browser.store.lastId;
	if (last !== null) expect(model.saved.has(last)).toBe(true);
	const flow = browser.answering?.flow;
	expect(flow && { answers: flow.answers, index: flow.index }).toEqual(
		model.open ? { answers: model.open.answers, index: model.open.index } : undefined,
	);
}

type Command = fc.Command<Model, Browser>;
const always = () => true;
const whileOpen = (model: Readonly<Model>) => model.open !== null;
const find = (id: string) => questionnaires.find((questionnaire) => questionnaire.id === id) as Questionnaire;

/**
 * Applies the rule of the specification: answers are stored on Next and with each answer, but never as progress while
 * editing.
 */
function keep(model: Model) {
	const { open } = model;
	if (!open?.isTouched) return;
	if (open.isEdit) model.drafts.set(open.id, open.answers);
	else {
		model.saved.set(open.id, open.answers);
		model.savedIndex.set(open.id, open.index);
	}
}
function forget(model: Model, id: string, isEdit: boolean) {
	if (isEdit) {
		model.drafts.delete(id);
		// What is set aside stays, unless it was sent with the rest.
		const sent = model.open?.answers ?? {};
		model.aside.set(
			id,
			(model.aside.get(id) ?? []).filter((answers) => !isWithin(answers, sent)),
		);
	} else {
		model.saved.delete(id);
		model.savedIndex.delete(id);
	}
}

function select(model: Model, browser: Browser, id: string) {
	browser.answering = new Answering(find(id), null, browser.store);
	const saved = model.saved.get(id);
	const index = model.savedIndex.get(id) ?? 0;
	model.open = {
		id,
		isEdit: false,
		index,
		answers: saved ?? {},
		isTouched: saved !== undefined,
	};
}

const selecting = (id: string): Command => ({
	check: always,
	toString: () => `select ${id}`,
	run: (model, browser) => {
		select(model, browser, id);
		check(model, browser);
	},
});
const editing = (id: string): Command => ({
	check: always,
	toString: () => `edit ${id}`,
	run: (model, browser) => {
		const response = responses.find((known) => known.questionnaireId === id) as ClientResponse;
		const before = model.drafts.get(id);
		if (before) model.aside.set(id, [...(model.aside.get(id) ?? []), before]);
		model.drafts.delete(id);
		browser.answering = new Answering(find(id), response, browser.store);
		model.open = { id, isEdit: true, index: 0, answers: answersOf(find(id), response), isTouched: false };
		check(model, browser);
	},
});
const answering = (position: number, words: string, number: number): Command => ({
	check: whileOpen,
	toString: () => `answer ${position}: ${JSON.stringify(words)} or ${number}`,
	run: (model, browser) => {
		const open = model.open as NonNullable<Model["open"]>;
		const { questions } = find(open.id);
		const question = questions[position % questions.length] as (typeof questions)[number];
		const answer =
			question.type === "scale" ? number : (question.options?.[number % question.options.length]?.value ?? words);
		browser.answering?.dispatch({ type: "answer", questionId: question.id, answer });
		const isChange = open.answers[question.id] !== answer;
		open.answers = { ...open.answers, [question.id]: answer };
		open.isTouched ||= isChange || !open.isEdit;
		keep(model);
		check(model, browser);
	},
});
const moving = (direction: "next" | "previous"): Command => ({
	check: whileOpen,
	toString: () => direction,
	run: (model, browser) => {
		const open = model.open as NonNullable<Model["open"]>;
		const before = open.index;
		const flow = browser.answering?.dispatch({ type: direction }) as Flow;
		if (direction === "next") open.answers = withDefault(find(open.id), open.answers, before);
		if (direction === "previous") {
			open.index = Math.max(0, before - 1);
		} else if (flow.error === null) {
			open.index = Math.min(find(open.id).questions.length - 1, before + 1);
			open.isTouched ||= !open.isEdit;
		} else {
			// If an earlier answer is missing, the last Next leads to it.
			open.index = flow.index;
			open.isTouched ||= flow.index !== before && !open.isEdit;
		}
		if (direction === "next") keep(model);
		check(model, browser);
	},
});
const leaving = (how: "reload" | "kill" | "back"): Command => ({
	check: always,
	toString: () => how,
	run: (model, browser) => {
		if (how === "reload") {
			browser.answering?.save();
			keep(model);
		}
		if (how !== "back") browser.store = new AnswerDrafts(7, browser.storage.ofTab("tab"));
		browser.answering = null;
		model.open = null;
		check(model, browser);
	},
});
const ending = (how: "sent" | "cancelled"): Command => ({
	check: whileOpen,
	toString: () => how,
	run: (model, browser) => {
		const open = model.open as NonNullable<Model["open"]>;
		if (how === "sent") browser.answering?.dispatch({ type: "send", key: "0f0e0d0c-0b0a-4908-8706-050403020100" });
		browser.answering?.end(how);
		// Events that reach the page while it is being left must not restore the progress.
		browser.answering?.save();
		forget(model, open.id, open.isEdit);
		browser.answering = null;
		model.open = null;
		check(model, browser);
	},
});
const forcingFresh = (id: string): Command => ({
	check: always,
	toString: () => `force fresh ${id}`,
	run: (model, browser) => {
		browser.store.clearNew(id);
		forget(model, id, false);
		select(model, browser, id);
		expect(browser.answering?.flow).toMatchObject({ index: 0, isTouched: false });
		check(model, browser);
	},
});

test("whatever somebody does, the browser keeps exactly what it should", () => {
	const id = fc.constantFrom(...questionnaires.map((questionnaire) => questionnaire.id));
	const commands = [
		id.map(selecting),
		id.map(editing),
		fc
			.tuple(fc.nat(40), fc.string({ minLength: 0, maxLength: 14 }), fc.integer({ min: 1, max: 5 }))
			.map((of) => answering(...of)),
		fc.constantFrom<"next" | "previous">("next", "next", "previous").map(moving),
		fc.constantFrom<"reload" | "kill" | "back">("reload", "kill", "back").map(leaving),
		fc.constantFrom<"sent" | "cancelled">("sent", "cancelled").map(ending),
		id.map(forcingFresh),
	];
	fc.assert(
		fc.property(fc.commands(commands, { maxCommands: 60 }), (steps) => {
			const setup = () => ({
				model: {
					saved: new Map(),
					savedIndex: new Map(),
					drafts: new Map(),
					aside: new Map(),
					open: null,
				} satisfies Model as Model,
				real: new Browser(),
			});
			fc.modelRun(setup, steps);
		}),
		{ numRuns: 60 },
	);
});

test("what is set aside after cancelling is offered once, and only to the same questionnaire", () => {
	const store = new AnswerDrafts(7, new FakeStorage().ofTab("tab"));
	const first = new Answering(short, null, store);
	first.dispatch(say("q1", "Words that took a while"));
	first.end("cancelled");
	expect(new Answering(whereYouAreNow, null, store).flow.setAside).toBeNull();
	const again = new Answering(short, null, store);
	expect(again.flow).toMatchObject({ answers: {}, setAside: { q1: "Words that took a while" } });
	again.dispatch({ type: "bringBack" });
	expect(store.readNew(short.id)?.answers).toEqual({ q1: "Words that took a while" });
	expect(new Answering(short, null, store).flow.setAside).toBeNull();
});

test("letting go of a draft forgets it, and keeps what was changed since", () => {
	const store = new AnswerDrafts(7, new FakeStorage().ofTab("tab"));
	new Answering(short, responseTo(short), store).dispatch(say("q1", "A first try at it"));
	const again = new Answering(short, responseTo(short), store);
	expect(again.flow.setAside).toMatchObject({ q1: "A first try at it" });
	again.dispatch({ type: "letGo" });
	expect(store.asides(again.flow)).toEqual([]);
	expect(sameAnswers(again.flow.answers, answersOf(short, responseTo(short)))).toBe(true);
});

test("what was answered before the browser's drafts could be read stays; without it the draft is continued", () => {
	const store = new AnswerDrafts(7, new FakeStorage().ofTab("tab"));
	const first = new Answering(short, null, null);
	expect(first.flow.isTouched).toBe(false);
	first.dispatch(say("q1", "Typed while the page was loading"));
	expect(first.open(store).answers).toMatchObject({ q1: "Typed while the page was loading" });
	expect(store.readNew(short.id)?.answers).toMatchObject({ q1: "Typed while the page was loading" });

	const again = new Answering(short, null, null);
	expect(again.flow.answers).toEqual({});
	expect(again.open(store)).toMatchObject({ answers: { q1: "Typed while the page was loading" }, isTouched: true });
	expect(again.open(store)).toBe(again.flow);
});

describe("answers that are set aside", () => {
	beforeEach(() => void jest.useFakeTimers());
	afterEach(() => void jest.useRealTimers());

	function edit(store: AnswerDrafts): Answering {
		// So that one visit is later than the other.
		jest.advanceTimersByTime(1);
		return new Answering(short, responseTo(short), store);
	}
	const words = (answering: Answering) => answering.flow.answers.q1;
	const aside = (answering: Answering) => answering.flow.setAside?.q1;

	test("stay through what is answered next, and are offered until they are taken or let go", () => {
		const store = new AnswerDrafts(7, new FakeStorage().ofTab("tab"));
		edit(store).dispatch(say("q1", "What took half an hour"));
		edit(store).dispatch(say("q1", "One keystroke"));
		const again = edit(store);
		expect(aside(again)).toBe("One keystroke");
		again.dispatch({ type: "letGo" });
		expect(aside(again)).toBe("What took half an hour");
		again.dispatch({ type: "bringBack" });
		expect([words(again), aside(again)]).toEqual(["What took half an hour", undefined]);
		expect(aside(edit(store))).toBe("What took half an hour");
	});

	test("change places with what was typed since", () => {
		const store = new AnswerDrafts(7, new FakeStorage().ofTab("tab"));
		edit(store).dispatch(say("q1", "What took half an hour"));
		const again = edit(store);
		again.dispatch(say("q1", "Typed since"));
		again.dispatch({ type: "bringBack" });
		expect([words(again), aside(again)]).toEqual(["What took half an hour", "Typed since"]);
		expect(store.asides(again.flow).map(({ draft }) => draft.answers.q1)).toEqual(["Typed since"]);
	});

	test("stay when the newer answers from elsewhere are shown, and something is answered there", () => {
		const store = new AnswerDrafts(7, new FakeStorage().ofTab("tab"));
		const mine = edit(store);
		mine.dispatch(say("q1", "What took half an hour"));
		mine.dispatch({ type: "loadNewer", response: { ...responseTo(short), version: 2 } });
		mine.dispatch(say("q1", "One keystroke"));
		expect(store.asides(mine.flow).map(({ draft }) => draft.answers.q1)).toEqual(["What took half an hour"]);
	});

	test("are also those that were stored before something was answered too early", () => {
		const store = new AnswerDrafts(7, new FakeStorage().ofTab("tab"));
		new Answering(short, null, store).dispatch(say("q1", "Yesterday’s words"));
		const early = new Answering(short, null, null);
		early.dispatch(say("q1", "Early"));
		early.open(store);
		expect([words(early), aside(early)]).toEqual(["Early", "Yesterday’s words"]);
		early.dispatch({ type: "bringBack" });
		expect([words(early), aside(early)]).toEqual(["Yesterday’s words", "Early"]);
	});
});

describe("one questionnaire in two tabs", () => {
	test.each(["sent", "cancelled"] as const)("what is %s in one leaves the words of the other alone", (how) => {
		const storage = new FakeStorage();
		const [a, b] = ["a", "b"].map((tab) => new AnswerDrafts(7, storage.ofTab(tab))) as [AnswerDrafts, AnswerDrafts];
		const here = new Answering(short, null, b);
		new Answering(short, null, a).dispatch(say("q1", "A long answer in the first tab"));
		here.dispatch(say("q1", "Another one in the second"));
		here.end(how);
		// The first tab is ended by the phone, and stores nothing any more.
		const third = new AnswerDrafts(7, storage.ofTab("c"));
		expect(third.readNew(short.id)?.answers.q1).toBe("A long answer in the first tab");
		expect(third.lastId).toBe(short.id);
	});

	test("a draft that another tab goes on with is not there twice", () => {
		const storage = new FakeStorage();
		new Answering(short, null, new AnswerDrafts(7, storage.ofTab("a"))).dispatch(say("q1", "Begun"));
		const b = new AnswerDrafts(7, storage.ofTab("b"));
		const later = new Answering(short, null, b);
		later.dispatch(say("q1", "Written anew"));
		later.end("sent");
		expect(b.readNew(short.id)).toBeNull();
		expect(b.lastId).toBeNull();
	});
});
