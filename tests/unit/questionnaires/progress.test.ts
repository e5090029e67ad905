import fc from "fast-check";
import { Answering } from "@/lib/questionnaires/answering";
import {
	answersOf,
	begin,
	beginEdit,
	type Flow,
	type FlowEvent,
	isComplete,
	sameAnswers,
	step,
	toResponses,
} from "@/lib/questionnaires/progress";
import { ProgressStore } from "@/lib/questionnaires/progress-store";
import type { ClientResponse, Questionnaire } from "@/lib/questionnaires/schema";
import { catalog } from "@/prisma/catalog/catalog";
import { relationshipPatterns } from "@/prisma/catalog/relationship-patterns";
import { timeline } from "@/prisma/catalog/timeline";
import { whereYouAreNow } from "@/prisma/catalog/where-you-are-now";
import { FakeStorage } from "./fake-storage";
import { goodAnswers } from "./good-answers";

const MISSING = "Please provide an answer before continuing";
const TOO_SHORT = "Please provide a more detailed response (minimum 10 characters)";

const responseTo = (questionnaire: Questionnaire, more: Partial<ClientResponse> = {}): ClientResponse => ({
	id: "r1",
	questionnaireId: questionnaire.id,
	responses: goodAnswers(questionnaire),
	patternScores: null,
	aiAnalysis: null,
	analysisBy: null,
	isBeingAnalyzed: false,
	version: 1,
	completedAt: "2026-03-01T20:00:00.000Z",
	...more,
});

/** Two questions in words, so that the messages can be read. */
const short: Questionnaire = {
	id: "2",
	title: "Short",
	description: "Two questions",
	questions: [
		{ id: "q1", type: "text", text: "First?" },
		{ id: "q2", type: "text", text: "Second?" },
	],
};

const run = (questionnaire: Questionnaire, flow: Flow, ...events: FlowEvent[]) =>
	events.reduce((at, event) => step(questionnaire, at, event), flow);
const say = (questionId: string, answer: string | number): FlowEvent => ({ type: "answer", questionId, answer });
const next: FlowEvent = { type: "next" };
const previous: FlowEvent = { type: "previous" };

describe("going through the questions", () => {
	test("Next does not go on without a good answer, and says why", () => {
		let flow = run(short, begin(short, null), next);
		expect(flow).toMatchObject({ index: 0, error: MISSING });
		flow = run(short, flow, say("q1", "Tea"), next);
		expect(flow).toMatchObject({ index: 0, error: TOO_SHORT });
		flow = run(short, flow, say("q1", "Tea, and then coffee."), next);
		expect(flow).toMatchObject({ index: 1, error: null });
	});

	test("the error goes with a valid answer and with Previous, and stays while the answer is still wrong", () => {
		const wrong = run(short, begin(short, null), say("q1", "Tea, and then coffee."), next, next);
		expect(wrong).toMatchObject({ index: 1, error: MISSING });
		expect(run(short, wrong, say("q2", "No")).error).toBe(TOO_SHORT);
		expect(run(short, wrong, say("q2", "Nothing else, really.")).error).toBeNull();
		expect(run(short, wrong, previous)).toMatchObject({ index: 0, error: null });
	});

	test("typing alone never shows an error", () => {
		expect(run(short, begin(short, null), say("q1", "T"), say("q1", "")).error).toBeNull();
	});

	test("a name and a start date are asked for in their own words", () => {
		const first = run(timeline, begin(timeline, null), next);
		expect(first.error).toBe("Please provide a name");
		expect(run(timeline, first, say("q1", "J"), next, next).error).toBe("Please provide a start date");
	});

	test("a scale stands at 3 as soon as it is shown, and not before", () => {
		const flow = begin(relationshipPatterns, null);
		expect(flow.answers).toEqual({ "1": 3 });
		expect(run(relationshipPatterns, flow, say("1", 5), next).answers).toEqual({ "1": 5, "2": 3 });
		expect(run(relationshipPatterns, flow, next, say("2", 1), previous, next).answers).toEqual({ "1": 3, "2": 1 });
	});

	test("Previous on the first question and Next on the last stay where they are", () => {
		expect(run(short, begin(short, null), previous).index).toBe(0);
		const flow = begin(short, {
			answers: answersOf(short, { responses: goodAnswers(short) }),
			index: 1,
			sendKey: null,
		});
		expect(run(short, flow, next)).toMatchObject({ index: 1, error: null });
		expect(isComplete(short, flow)).toBe(true);
	});

	test("nothing is finished that lacks an answer: the first missing one is shown", () => {
		const saved = { answers: { q2: "Nothing else, really." }, index: 1, sendKey: null };
		const flow = run(short, begin(short, saved), next);
		expect(flow).toMatchObject({ index: 0, error: MISSING });
		expect(isComplete(short, flow)).toBe(false);
	});

	test("answers are sent in the order of the questions, however they were given", () => {
		const flow = run(short, begin(short, null), say("q2", "b"), say("q1", "a"));
		expect(toResponses(short, flow.answers)).toEqual([
			{ questionId: "q1", answer: "a" },
			{ questionId: "q2", answer: "b" },
		]);
	});
});

describe("the key that answers are sent under", () => {
	const sent = run(short, begin(short, null), say("q1", "a"), { type: "send", key: "k1" });

	test("stays for the same answers and changes with them", () => {
		expect(sent.sendKey).toBe("k1");
		expect(run(short, sent, { type: "send", key: "k2" }).sendKey).toBe("k1");
		expect(run(short, sent, say("q1", "b"), { type: "send", key: "k2" }).sendKey).toBe("k2");
	});

	test("is given up where the questionnaire has changed since", () => {
		const { questions, ...rest } = short;
		const shorter = { ...rest, questions: questions.slice(0, 1) };
		const both = run(short, sent, say("q2", "b"), { type: "send", key: "k2" });
		expect(begin(short, both).sendKey).toBe("k2");
		expect(begin(shorter, both).sendKey).toBeNull();
	});
});

describe("editing", () => {
	const response = responseTo(short);
	const answers = answersOf(short, response);

	test("starts at the first question with the answers that were given, without what was typed once", () => {
		const flow = beginEdit(short, response, { answers: { ...answers, q1: "Something new" }, index: 1, sendKey: null });
		expect(flow).toMatchObject({ index: 0, answers, editing: { responseId: "r1", version: 1 } });
		expect(flow.setAside).toEqual({ ...answers, q1: "Something new" });
		expect(run(short, flow, { type: "bringBack" })).toMatchObject({ answers: { q1: "Something new" }, setAside: null });
		expect(run(short, flow, { type: "letGo" })).toMatchObject({ answers, setAside: null });
	});

	test("a draft that says the same is not offered", () => {
		expect(beginEdit(short, response, { answers, index: 0, sendKey: null }).setAside).toBeNull();
	});

	test("loading newer answers keeps what was typed aside; saving over them takes their version", () => {
		const typed = run(short, beginEdit(short, response, null), say("q1", "My own words"));
		const newer = responseTo(short, { version: 4, responses: [{ questionId: "q1", answer: "Other words" }] });
		const loaded = run(short, typed, { type: "loadNewer", response: newer });
		expect(loaded.answers).toEqual({ q1: "Other words" });
		expect(loaded.editing?.version).toBe(4);
		expect(loaded.setAside).toEqual(typed.answers);
		const over = run(short, typed, { type: "saveOver", version: 4 });
		expect(over).toMatchObject({ answers: typed.answers, editing: { responseId: "r1", version: 4 } });
	});
});

describe("saved progress that does not fit", () => {
	const anySaved = fc.record({
		answers: fc.dictionary(
			fc.oneof(fc.constantFrom("q1", "q2", "1", "14", "__proto__", "constructor"), fc.string()),
			fc.oneof(fc.string(), fc.integer(), fc.double()),
		),
		index: fc.oneof(fc.integer(), fc.double()),
		sendKey: fc.option(fc.uuid()),
	});

	test("never breaks a questionnaire: the question exists and every answer suits its input", () => {
		fc.assert(
			fc.property(fc.constantFrom(...catalog), anySaved, (questionnaire, saved) => {
				const flow = begin(questionnaire, saved);
				expect(questionnaire.questions[flow.index]).toBeDefined();
				for (const [id, answer] of Object.entries(flow.answers)) {
					const question = questionnaire.questions.find((known) => known.id === id);
					expect(question).toBeDefined();
					expect(typeof answer).toBe(question?.type === "scale" ? "number" : "string");
				}
			}),
		);
	});

	test("words are kept exactly as they were typed", () => {
		fc.assert(
			fc.property(fc.string({ unit: "binary" }), (text) => {
				expect(begin(short, { answers: { q1: text }, index: 0, sendKey: null }).answers.q1).toBe(text);
			}),
		);
	});
});

/** What a browser should have kept, written down a second time in the plainest way. */
interface Model {
	saved: Map<string, Flow["answers"]>;
	savedIndex: Map<string, number>;
	drafts: Map<string, Flow["answers"]>;
	open: { id: string; isEdit: boolean; answers: Flow["answers"]; index: number; isTouched: boolean } | null;
}

/** The browser itself: its storage outlives the page, the store and the answering do not. */
class Browser {
	readonly storage = new FakeStorage();
	store = new ProgressStore(7, this.storage.open);
	answering: Answering | null = null;
}

const questionnaires = [short, whereYouAreNow, relationshipPatterns];
const responses = questionnaires.map((questionnaire) => responseTo(questionnaire, { id: `r${questionnaire.id}` }));

const shownAnswers = ({ questions }: Questionnaire, answers: Flow["answers"], index: number): Flow["answers"] => {
	const question = questions[index] as (typeof questions)[number];
	return question.type === "scale" && answers[question.id] === undefined ? { ...answers, [question.id]: 3 } : answers;
};

function check(model: Model, browser: Browser) {
	for (const { id } of questionnaires) {
		const kept = browser.store.read(id);
		expect(kept?.answers).toEqual(model.saved.get(id));
		expect(kept?.index).toBe(model.savedIndex.get(id));
		expect(browser.store.readDraft(`r${id}`)?.answers).toEqual(model.drafts.get(id));
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

/** The rule of the specification: on Next and with each answer, and never into the progress when editing. */
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
	if (isEdit) model.drafts.delete(id);
	else {
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
		answers: shownAnswers(find(id), saved ?? {}, index),
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
		if (direction === "previous") {
			open.index = Math.max(0, before - 1);
		} else if (flow.error === null) {
			open.index = Math.min(find(open.id).questions.length - 1, before + 1);
			open.isTouched ||= !open.isEdit;
		} else {
			// Where an answer is missing further up, the last Next leads there.
			open.index = flow.index;
			open.isTouched ||= flow.index !== before && !open.isEdit;
		}
		open.answers = shownAnswers(find(open.id), open.answers, open.index);
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
		if (how !== "back") browser.store = new ProgressStore(7, browser.storage.open);
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
		// Whatever the page still hears while it is left must not bring the progress back.
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
		browser.store.clear(id);
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
				model: { saved: new Map(), savedIndex: new Map(), drafts: new Map(), open: null } satisfies Model as Model,
				real: new Browser(),
			});
			fc.modelRun(setup, steps);
		}),
		{ numRuns: 400 },
	);
});

test("what is set aside after cancelling is offered once, and only to the same questionnaire", () => {
	const store = new ProgressStore(7, new FakeStorage().open);
	const first = new Answering(short, null, store);
	first.dispatch(say("q1", "Words that took a while"));
	first.end("cancelled");
	expect(new Answering(whereYouAreNow, null, store).flow.setAside).toBeNull();
	const again = new Answering(short, null, store);
	expect(again.flow).toMatchObject({ answers: {}, setAside: { q1: "Words that took a while" } });
	again.dispatch({ type: "bringBack" });
	expect(store.read(short.id)?.answers).toEqual({ q1: "Words that took a while" });
	expect(new Answering(short, null, store).flow.setAside).toBeNull();
});

test("letting go of a draft forgets it, and keeps what was changed since", () => {
	const store = new ProgressStore(7, new FakeStorage().open);
	new Answering(short, responseTo(short), store).dispatch(say("q1", "A first try at it"));
	const again = new Answering(short, responseTo(short), store);
	expect(again.flow.setAside).toMatchObject({ q1: "A first try at it" });
	again.dispatch({ type: "letGo" });
	expect(store.readDraft("r1")).toBeNull();
	expect(sameAnswers(again.flow.answers, answersOf(short, responseTo(short)))).toBe(true);
});
