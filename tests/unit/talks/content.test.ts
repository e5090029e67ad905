import { placeholders } from "@/lib/domain/exercises/fill";
import { exerciseBySlug, exercises } from "@/lib/domain/exercises/library";
import { TALK_STEPS } from "@/lib/domain/exercises/limits";
import type { Step } from "@/lib/domain/exercises/schema";
import { talkBySlug, talks } from "@/lib/domain/talks/library";
import type { Talk } from "@/lib/domain/talks/schema";

/** People's runs are stored under these slugs. New ones may be added; none may be removed. */
const slugs = [
	"message-to-send",
	"apology-now",
	"a-clear-no",
	"take-back-a-yes",
	"ask-for-something",
	"a-hard-talk",
	"something-just-happened",
	"first-night",
	"jealous",
	"evening-of-grief",
	"two-futures",
	"moving-in",
	"a-crush",
	"good-news",
	"gone-quiet",
	"questions-to-ask",
	"only-bored",
];

it("has every talk that people may have begun, and no slug of an exercise", () => {
	expect(slugs.filter((slug) => !talkBySlug(slug))).toEqual([]);
	expect(talks.filter(({ slug }) => exerciseBySlug(slug))).toEqual([]);
	expect(new Set(talks.map(({ slug }) => slug)).size).toBe(talks.length);
});

it("has no title of an exercise, because the library lists them side by side", () => {
	const titles = exercises.map(({ title }) => title);
	expect(talks.filter(({ title }) => titles.includes(title))).toEqual([]);
});

it("has a talk behind every door that leads to talks", () => {
	const behind = new Set(talks.map(({ door }) => door));
	expect([...behind]).toEqual(expect.arrayContaining(["say-something", "decide", "just-happened", "good-news"]));
});

/** Returns all texts of a talk that may refer to answers. */
const textsOf = ({ steps, page }: Talk) => [
	...steps.flatMap((step) => [step.title, ...(step.text ?? [])]),
	...steps.flatMap((step) => (step.kind === "draft" ? step.versions.flatMap(({ text }) => text) : [])),
	...steps.flatMap((step) => (step.kind === "later" ? [step.meant] : [])),
	...page.sections.flatMap(({ text }) => text),
];

describe.each(talks.map((talk) => [talk.slug, talk] as const))("%s", (_, talk) => {
	const { steps, page } = talk;

	it("addresses nobody in the middle of a sentence, where “My boss Karl” would not fit", () => {
		for (const text of textsOf(talk)) expect(text).not.toMatch(/\w[^.\n]*, \{who\}/);
	});

	it("has its steps, each with an id of its own", () => {
		expect(steps.length).toBeGreaterThanOrEqual(TALK_STEPS.min);
		expect(steps.length).toBeLessThanOrEqual(TALK_STEPS.max);
		const ids = steps.map(({ id }) => id);
		expect(new Set(ids).size).toBe(ids.length);
		for (const id of ids) expect(id).toMatch(/^[a-z][a-zA-Z]*$/);
	});

	it("branches only on options of an earlier choice", () => {
		for (const [index, { when }] of steps.entries()) {
			if (!when) continue;
			const asked = steps.slice(0, index).find(({ id }) => id === when.step);
			expect(asked?.kind).toBe("choice");
			const options = asked?.kind === "choice" ? asked.options.map(({ id }) => id) : [];
			expect(options).toEqual(expect.arrayContaining([...when.is]));
		}
	});

	it("names in its placeholders only answers that were given before", () => {
		for (const [index, step] of steps.entries()) {
			const earlier = new Set(steps.slice(0, index).map(({ id }) => id));
			const texts = textsOf({ ...talk, steps: [step], page: { ...page, sections: [] } });
			for (const id of texts.flatMap(placeholders)) expect(earlier).toContain(id);
		}
		const all = new Set(steps.map(({ id }) => id));
		for (const id of page.sections.flatMap(({ text }) => text).flatMap(placeholders)) expect(all).toContain(id);
	});

	it("never continues a person's own sentences in ours; a name may stand in one", () => {
		const isOwn = (step: Step) => (step.kind === "text" && !step.isShort) || step.kind === "draft";
		const own = new Set(steps.filter(isOwn).map(({ id }) => id));
		for (const line of textsOf(talk)) {
			if (placeholders(line).some((id) => own.has(id))) expect(line).toMatch(/^\{[a-zA-Z]+\}$/);
		}
	});
});
