import fc from "fast-check";
import {
	answersOf,
	begin,
	beginEdit,
	type Flow,
	type FlowEvent,
	isComplete,
	step,
	toResponses,
} from "@/lib/domain/questionnaires/flow";
import type { Questionnaire } from "@/lib/domain/questionnaires/schema";
import { catalog } from "@/prisma/catalog/catalog";
import { relationshipPatterns } from "@/prisma/catalog/relationship-patterns";
import { timeline } from "@/prisma/catalog/timeline";
import { goodAnswers } from "@/tests/unit/questionnaires/good-answers";
import { responseTo, short } from "./short";

const MISSING = "Please provide an answer before continuing";
const TOO_SHORT = "Please provide a more detailed response (minimum 10 characters)";

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
