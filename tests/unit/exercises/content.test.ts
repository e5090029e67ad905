import { placeholders } from "@/lib/domain/exercises/fill";
import { exerciseBySlug, exercises } from "@/lib/domain/exercises/library";
import { STEPS, TALK_STEPS } from "@/lib/domain/exercises/limits";
import type { Practice, Step } from "@/lib/domain/exercises/schema";
import { talkBySlug, talks } from "@/lib/domain/talks/library";

/** People's runs are stored under these slugs. New ones may be added; none may be removed. */
const begun = {
	exercises:
		"calming-down-now worries-put-off self-compassion hard-conversation asking-for-something saying-no apologizing " +
		"quarrel-from-outside gratitude-told grief after-a-breakup unsent-letter jealousy decision what-i-value when-and-then",
	talks:
		"message-to-send apology-now a-clear-no take-back-a-yes ask-for-something a-hard-talk something-just-happened " +
		"first-night jealous evening-of-grief two-futures moving-in a-crush good-news gone-quiet questions-to-ask only-bored",
};

it("has every exercise and talk that people may have begun, each under its own slug and title", () => {
	expect(begun.exercises.split(" ").filter((slug) => !exerciseBySlug(slug))).toEqual([]);
	expect(begun.talks.split(" ").filter((slug) => !talkBySlug(slug))).toEqual([]);
	const all = [...exercises, ...talks];
	expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length);
	expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
	expect(exerciseBySlug("toString")).toBeUndefined();
});

it("has a talk behind every door that leads to talks", () => {
	const behind = new Set(talks.map(({ door }) => door));
	expect([...behind]).toEqual(expect.arrayContaining(["say-something", "decide", "just-happened", "good-news"]));
});

/** Returns the texts of a step that may refer to answers. */
const textsOf = (step: Step): string[] => [
	step.title,
	...(step.text ?? []),
	...(step.kind === "draft" ? step.versions.flatMap(({ text }) => text) : []),
	...(step.kind === "later" ? [step.meant] : []),
];

const practices = [
	...exercises.map((one) => [one.slug, one, STEPS, one.goal] as const),
	...talks.map((one) => [one.slug, one, TALK_STEPS, undefined] as const),
];

describe.each(practices)("%s", (_, practice: Practice, limits, goal) => {
	const { steps, page } = practice;
	const onPage = [...page.sections.flatMap(({ text }) => text), ...(goal ?? "").split("\n")];

	it("has its steps, and their choices, with ids of their own", () => {
		expect(steps.length).toBeGreaterThanOrEqual(limits.min);
		expect(steps.length).toBeLessThanOrEqual(limits.max);
		for (const { id } of steps) expect(id).toMatch(/^[a-z][a-zA-Z]*$/);
		for (const all of [steps, ...steps.flatMap((step) => (step.kind === "choice" ? [step.options] : []))])
			expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
	});

	it("refers only to answers that were given before", () => {
		for (const [index, step] of steps.entries()) {
			const earlier = steps.slice(0, index);
			for (const id of textsOf(step).flatMap(placeholders)) expect(earlier.map((one) => one.id)).toContain(id);
			if (!step.when) continue;
			const asked = earlier.find(({ id }) => id === step.when?.step);
			const options = asked?.kind === "choice" ? asked.options.map(({ id }) => id) : [];
			expect(options).toEqual(expect.arrayContaining([...step.when.is]));
		}
		const answered = steps.filter(({ kind }) => kind !== "read").map(({ id }) => id);
		for (const id of onPage.flatMap(placeholders)) expect(answered).toContain(id);
		expect(page.sections.flatMap(({ heading }) => placeholders(heading))).toEqual([]);
	});

	it("never continues a person's own sentences in ours; a name may stand in one", () => {
		const isOwn = (step: Step) => (step.kind === "text" && !step.isShort) || step.kind === "draft";
		const own = new Set(steps.filter(isOwn).map(({ id }) => id));
		for (const line of [...steps.flatMap(textsOf), ...onPage])
			if (placeholders(line).some((id) => own.has(id))) expect(line).toMatch(/^\{[a-zA-Z]+\}$/);
	});
});
