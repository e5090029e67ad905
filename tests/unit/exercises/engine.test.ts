import fc from "fast-check";
import {
	clampStep,
	countSteps,
	firstProblem,
	goalOf,
	isLastStep,
	nextStep,
	pageMarkdown,
	pageOf,
	previousStep,
} from "@/lib/domain/exercises/engine";
import { exerciseBySlug, exercises } from "@/lib/domain/exercises/library";
import {
	type Answers,
	answersSchema,
	type Exercise,
	type Practice,
	type Step,
	type TextStep,
} from "@/lib/domain/exercises/schema";
import { talks } from "@/lib/domain/talks/library";

const plan = exerciseBySlug("when-and-then") as Exercise;

const anyPractice: fc.Arbitrary<Practice> = fc.constantFrom(...exercises, ...talks);
const words = fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 }).filter((text) => text.trim() !== "");
const lines = fc.array(words, { minLength: 1, maxLength: 4 }).map((parts) => parts.join("\n"));

function textAnswer({ isShort, optional }: TextStep) {
	const typed = isShort ? words : lines;
	return optional ? fc.option(typed, { nil: undefined }) : typed;
}

function goodAnswer(step: Step): fc.Arbitrary<Answers[string] | undefined> {
	switch (step.kind) {
		case "read":
			return fc.constant(undefined);
		case "text":
			return textAnswer(step);
		case "choice":
			return fc.subarray(
				step.options.map(({ id }) => id),
				{ minLength: 1, maxLength: step.most ?? 1 },
			);
		case "scale":
			return fc.integer({ min: 0, max: 10 });
		case "draft":
			return lines;
		case "deck":
			return fc.subarray(step.options.map(({ id }) => id));
		case "later":
			return fc.constantFrom("", "2026-11-27");
	}
}

const goodAnswers = (exercise: Practice): fc.Arbitrary<Answers> =>
	fc.tuple(...exercise.steps.map(goodAnswer)).map((given) =>
		Object.fromEntries(
			exercise.steps.flatMap(({ id }, index) => {
				const answer = given[index];
				return answer === undefined ? [] : [[id, answer] as const];
			}),
		),
	);
const done = anyPractice.chain((exercise) => goodAnswers(exercise).map((answers) => ({ exercise, answers })));
const anything = fc.dictionary(fc.string(), fc.anything()) as fc.Arbitrary<Answers>;

describe("one step after the other", () => {
	it.each([
		[{}, 0, 0, "A word or two is enough, but this cannot be empty."],
		[{ wish: "  \n" }, 0, 0, "A word or two is enough, but this cannot be empty."],
		[{ wish: "x".repeat(10_001) }, 0, 0, "An answer can have at most 10,000 characters."],
		[{ wish: "Talk" }, 0, 1, null],
		[{}, 5, 6, null],
		[{}, 6, 6, "Choose a number from 0 to 10."],
		[{ sure: 7 }, 6, 6, null],
	])("from %j at %d to %d", (answers, step, to, problem) => {
		expect(nextStep(plan, { answers, step })).toEqual({ step: to, problem });
	});

	it("reaches the end with good answers, and comes back to the beginning", () => {
		fc.assert(
			fc.property(done, ({ exercise, answers }) => {
				let step = 0;
				for (const _ of exercise.steps) {
					const next = nextStep(exercise, { answers, step });
					expect(next.problem).toBeNull();
					step = next.step;
				}
				expect(isLastStep(exercise, { answers, step })).toBe(true);
				expect(firstProblem(exercise, answers)).toBeNull();
				for (const _ of exercise.steps) step = previousStep(exercise, { answers, step });
				expect(step).toBe(0);
			}),
		);
	});

	it("throws for no answers whatever, and stays inside the exercise", () => {
		fc.assert(
			fc.property(anyPractice, anything, fc.oneof(fc.integer(), fc.double()), (exercise, answers, step) => {
				const place = { answers, step };
				expect(exercise.steps[nextStep(exercise, place).step]).toBeDefined();
				expect(exercise.steps[previousStep(exercise, place)]).toBeDefined();
				expect(exercise.steps[clampStep(exercise, step)]).toBeDefined();
				firstProblem(exercise, answers);
				pageMarkdown(pageOf(exercise, answers));
				goalOf(exercise, answers);
			}),
		);
	});

	it("names the first answer that is missing", () => {
		expect(firstProblem(plan, { wish: "a", outcome: "b", when: "d" })).toEqual({
			step: 2,
			problem: "A word or two is enough, but this cannot be empty.",
		});
	});
});

describe("the page", () => {
	const answers: Answers = {
		wish: "1. Call my *brother*\n# not a heading",
		outcome: "<b>that</b> we laugh",
		obstacle: "I wait\n\nand wait",
		when: "When the kettle is on",
		act: "I call",
		sure: 8,
	};

	it("is markdown in which nothing typed becomes a mark", () => {
		const markdown = pageMarkdown(pageOf(plan, answers));
		expect(markdown).toContain("1\\. Call my \\*brother\\*\\\n\\# not a heading");
		expect(markdown).toContain("\\<b\\>that\\<\\/b\\> we laugh");
		expect(markdown).toContain("I wait\n\nand wait");
		expect(markdown.match(/^## /gm)).toHaveLength(6);
	});
});

describe("answers as they are sent", () => {
	it.each([
		[{ a: "text", b: ["x"], c: 10 }, null],
		[{ a: "x".repeat(10_000) }, null],
		[{ a: 1.5 }, "Choose a number from 0 to 10."],
		[{ a: [1] }, "That is not an answer."],
		[Object.fromEntries(Array.from({ length: 17 }, (_, index) => [`a${index}`, "x"])), "more answers than"],
	])("%#", (answers, problem) => {
		const result = answersSchema.safeParse(answers);
		if (problem === null) expect(result.data).toEqual(answers);
		else expect(result.error?.issues[0]?.message).toContain(problem);
	});
});

test.each([
	["never", { at: 5, of: 7 }],
	["part", { at: 6, of: 8 }],
])("counts only the steps that are asked: after the no of the kind %j, the draft is %j", (kind, expected) => {
	const talk = talks.find(({ slug }) => slug === "a-clear-no") as Practice;
	const draft = talk.steps.findIndex(({ id }) => id === "draft");
	expect(countSteps(talk, { answers: { kind: [kind] }, step: draft })).toEqual(expected);
});
