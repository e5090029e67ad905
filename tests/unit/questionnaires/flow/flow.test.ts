import fc from "fast-check";
import { begin, type Flow, type FlowEvent, isComplete, step, toResponses } from "@/lib/domain/questionnaires/flow";
import type { Questionnaire } from "@/lib/domain/questionnaires/schema";
import { catalog } from "@/prisma/catalog/catalog";
import { relationshipPatterns } from "@/prisma/catalog/relationship-patterns";
import { short } from "./short";

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

	test("a scale that nobody touched has no answer until Next takes its default", () => {
		const flow = begin(relationshipPatterns, null);
		expect(flow.answers).toEqual({});
		expect(run(relationshipPatterns, flow, say("1", 5), next).answers).toEqual({ "1": 5 });
		expect(run(relationshipPatterns, flow, next, say("2", 1), previous, next).answers).toEqual({ "1": 3, "2": 1 });
		expect(run(relationshipPatterns, flow, say("1", 5), next, previous).answers).toEqual({ "1": 5 });
	});

	test("Save Changes from the middle does not answer a scale that nobody touched", () => {
		const flow = run(relationshipPatterns, begin(relationshipPatterns, null), { type: "finish" });
		expect(flow).toMatchObject({ index: 0, answers: {}, error: MISSING });
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

	test("is given up where the questionnaire has changed since", () => {
		const { questions, ...rest } = short;
		const shorter = { ...rest, questions: questions.slice(0, 1) };
		const both = run(short, sent, say("q2", "b"), { type: "send", key: "k2" });
		expect(begin(short, both).sendKey).toBe("k2");
		expect(begin(shorter, both).sendKey).toBeNull();
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
});
