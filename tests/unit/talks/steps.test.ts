import fc from "fast-check";
import { firstProblem, intentionsOf, isReached, nextStep, pageOf, pageText } from "@/lib/domain/exercises/engine";
import { draftText } from "@/lib/domain/exercises/fill";
import { answersProblem } from "@/lib/domain/exercises/run";
import type { Answers, DraftStep, Practice } from "@/lib/domain/exercises/schema";
import { talkBySlug, talks } from "@/lib/domain/talks/library";

const message = talkBySlug("message-to-send") as Practice;
const step = (id: string) => message.steps.findIndex((one) => one.id === id);
const draft = message.steps.find(({ id }) => id === "draft") as DraftStep;

const hurt: Answers = {
	who: "Robin",
	kind: ["hurt"],
	happened: "On Saturday you told the story.",
	felt: ["small"],
	want: ["know"],
};

describe("steps that depend on a choice", () => {
	it.each([
		["kind", hurt, "happened"],
		["kind", { ...hurt, kind: ["miss"] }, "missing"],
		["missing", { ...hurt, kind: ["miss"], missing: "The poppy cake." }, "want"],
		["when", { ...hurt, when: ["never"] }, "when"],
	])("from %s", (from, answers, to) => {
		const next = nextStep(message, { answers, step: step(from) });
		expect(message.steps[next.step]?.id).toBe(to);
	});

	it("are not missing where the answers do not lead through them", () => {
		expect(answersProblem(message, { ...hurt, draft: "Hi", when: ["never"] }, true)).toBeNull();
		expect(firstProblem(message, { ...hurt, kind: ["thanks"], when: ["never"] })?.step).toBe(step("gave"));
	});

	it("are not reached by an answer that an earlier choice has taken away", () => {
		const talk: Practice = {
			...message,
			steps: [
				{
					kind: "choice",
					id: "a",
					title: "?",
					options: [
						{ id: "x", label: "X" },
						{ id: "y", label: "Y" },
					],
				},
				{ kind: "choice", id: "b", title: "?", options: [{ id: "p", label: "P" }], when: { step: "a", is: ["x"] } },
				{ kind: "read", id: "c", title: "!", when: { step: "b", is: ["p"] } },
			],
		};
		const last = talk.steps[2] as Practice["steps"][number];
		expect(isReached(talk, last, { a: ["x"], b: ["p"] })).toBe(true);
		expect(isReached(talk, last, { a: ["y"], b: ["p"] })).toBe(false);
	});
});

describe("a draft", () => {
	it("is made of the answers, without the paragraphs that miss one", () => {
		expect(draftText(draft.versions[1]?.text ?? [], message, hurt)).toBe(
			"Robin,\n\nOn Saturday you told the story.\n\nI felt small.\n\nI don’t need you to do anything. I wanted you to know.",
		);
	});

	it("keeps own words whole, in every talk", () => {
		const drafts = talks.flatMap((talk) =>
			talk.steps.flatMap((one) => (one.kind === "draft" ? one.versions.map(({ text }) => ({ talk, text })) : [])),
		);
		const typed = fc.string({ unit: "grapheme", minLength: 1 }).filter((text) => text.trim() !== "");
		fc.assert(
			fc.property(fc.constantFrom(...drafts), typed, ({ talk, text }, words) => {
				const answers = Object.fromEntries(talk.steps.map(({ id, kind }) => [id, kind === "text" ? words : []]));
				const named = text.some((line) => talk.steps.some(({ id, kind }) => kind === "text" && line === `{${id}}`));
				if (named) expect(draftText(text, talk, answers)).toContain(words.trim());
			}),
		);
	});

	it("stands on the page as the person left it", () => {
		expect(pageText(pageOf(message, { ...hurt, draft: "Only this." }))).toContain("The words\nOnly this.");
	});
});

describe("what is meant for later", () => {
	it.each([
		["2026-11-27", [{ meant: "write to Robin", day: "2026-11-27" }]],
		["", []],
		[undefined, []],
	])("with the day %j", (later, intentions) => {
		const answers: Answers = { ...hurt, when: ["now"], ...(later !== undefined && { later }) };
		expect(intentionsOf(message, answers)).toEqual(intentions);
	});

	it("is not asked about where the talk did not lead there", () => {
		expect(intentionsOf(message, { ...hurt, when: ["never"], later: "2026-11-27" })).toEqual([]);
	});

	it("is a day or nothing", () => {
		expect(answersProblem(message, { ...hurt, when: ["now"], later: "soon" }, false)).toBe("Choose a day.");
	});
});
