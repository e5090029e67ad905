import { placeholders } from "@/lib/domain/exercises/fill";
import { exerciseBySlug, exercises } from "@/lib/domain/exercises/library";
import { STEPS } from "@/lib/domain/exercises/limits";
import type { Exercise } from "@/lib/domain/exercises/schema";

/** People's runs are stored under these slugs. New ones may be added; none may be removed. */
const slugs = [
	"calming-down-now",
	"worries-put-off",
	"self-compassion",
	"hard-conversation",
	"asking-for-something",
	"saying-no",
	"apologizing",
	"quarrel-from-outside",
	"gratitude-told",
	"grief",
	"after-a-breakup",
	"unsent-letter",
	"jealousy",
	"decision",
	"what-i-value",
	"when-and-then",
];

it("has every exercise that people may have begun", () => {
	expect(slugs.filter((slug) => !exerciseBySlug(slug))).toEqual([]);
	expect(new Set(exercises.map(({ slug }) => slug)).size).toBe(exercises.length);
	expect(exerciseBySlug("toString")).toBeUndefined();
});

describe.each(exercises.map((exercise) => [exercise.slug, exercise] as const))("%s", (_, exercise: Exercise) => {
	const { steps, page, goal } = exercise;
	const allTexts = steps.flatMap(({ title, text = [] }) => [title, ...text]);

	it("has four to eight steps with ids of their own", () => {
		expect(steps.length).toBeGreaterThanOrEqual(STEPS.min);
		expect(steps.length).toBeLessThanOrEqual(STEPS.max);
		const ids = steps.map(({ id }) => id);
		expect(new Set(ids).size).toBe(ids.length);
		for (const id of ids) expect(id).toMatch(/^[a-z][a-zA-Z]*$/);
	});

	it("asks for the person's own words", () => {
		expect(steps.filter(({ kind }) => kind === "text").length).toBeGreaterThanOrEqual(3);
		for (const step of steps) if (step.kind === "text" && step.id !== "request") expect(step.example).toBeTruthy();
	});

	it("names in its placeholders only answers that were given before", () => {
		for (const [index, { title, text = [] }] of steps.entries()) {
			const earlier = new Set(steps.slice(0, index).map(({ id }) => id));
			for (const id of [title, ...text].flatMap(placeholders)) expect(earlier).toContain(id);
		}
		const all = new Set(steps.filter(({ kind }) => kind !== "read").map(({ id }) => id));
		const named = [...page.sections.flatMap(({ text }) => text), goal ?? ""].flatMap(placeholders);
		for (const id of named) expect(all).toContain(id);
		expect(page.sections.flatMap(({ heading }) => placeholders(heading))).toEqual([]);
	});

	it("never runs on into the person's own words", () => {
		const own = new Set(steps.filter(({ kind }) => kind === "text").map(({ id }) => id));
		const lines = [...allTexts, ...page.sections.flatMap(({ text }) => text), ...(goal ?? "").split("\n")];
		for (const line of lines) {
			if (placeholders(line).some((id) => own.has(id))) expect(line).toMatch(/^\{[a-zA-Z]+\}$/);
		}
	});

	it("leaves no stray brace and no doubled space in what is read", () => {
		for (const text of [...allTexts, ...exercise.about, exercise.summary, exercise.source]) {
			expect(text.replace(/\{[a-z][a-zA-Z]*\}/g, "")).not.toMatch(/[{}]| {2}/);
		}
	});

	it("has choices with ids of their own", () => {
		for (const step of steps) {
			if (step.kind !== "choice") continue;
			const ids = step.options.map(({ id }) => id);
			expect(new Set(ids).size).toBe(ids.length);
			expect(step.most ?? 1).toBeLessThanOrEqual(ids.length);
		}
	});
});
