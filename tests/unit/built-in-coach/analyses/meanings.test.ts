import { stories } from "@/lib/ai/built-in/analyses/content/stories";
import type { Beat } from "@/lib/ai/built-in/analyses/content/story";
import { ticks } from "@/lib/ai/built-in/analyses/content/ticks";
import { FATHER_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import { bridges } from "@/lib/domain/questionnaires/meanings/bridges";
import { choiceMeaning, degrees, scaleMeaning } from "@/lib/domain/questionnaires/meanings/find";
import { leads } from "@/lib/domain/questionnaires/meanings/leads";
import { patternMeanings } from "@/lib/domain/questionnaires/meanings/patterns";
import type { Meaning } from "@/lib/domain/questionnaires/meanings/types";
import { catalog } from "@/prisma/catalog/catalog";

const questions = catalog.flatMap(({ id, questions }) => questions.map((question) => ({ id, question })));
const textsOf = (meaning: Meaning) =>
	Object.values(meaning)
		.flat()
		.filter((text) => typeof text === "string");
const everyMeaning = [
	...questions.flatMap(({ id, question }) =>
		(question.options ?? []).flatMap(({ value }) => choiceMeaning(id, question.id, value) ?? []),
	),
	...questions.flatMap(({ id, question }) => [1, 5, 10].flatMap((n) => scaleMeaning(id, question.id, n) ?? [])),
	...Object.values(patternMeanings).flatMap(({ middle, strong }) => [middle, strong]),
];

describe("what is written about the answers", () => {
	it.each(
		questions.flatMap(({ id, question }) => (question.options ?? []).map(({ value }) => [id, question.id, value])),
	)("has a meaning for %s %s %s, in two versions", (id, question, value) => {
		const says = choiceMeaning(id ?? "", question ?? "", value ?? "")?.says;
		expect(new Set(says).size).toBe(2);
	});
	it.each(
		questions.filter(({ id, question }) => question.type === "scale" && id !== "6").map((q) => [q.id, q.question.id]),
	)("has a meaning for every number of %s %s", (id = "", question = "") => {
		for (let n = 1; n <= 10; n++) expect(scaleMeaning(id, question, n)?.says).toHaveLength(2);
	});
	it("takes no unknown choice for one of its own, whatever it is called", () => {
		for (const value of ["constructor", "__proto__", "toString", ""])
			expect(choiceMeaning("8", "q5", value)).toBeNull();
	});
	it("keeps our words out of the marks in which the person's own stand", () => {
		const all = [...everyMeaning.flatMap(textsOf), ...bridges.flatMap(({ meet, ask }) => [meet, ask])];
		expect(all.filter((text) => /["“”]/.test(text))).toEqual([]);
	});
});

it("calls nobody he or she in what is said about “Your Father”, which may be answered about anybody", () => {
	const linesIn = (value: unknown): string[] =>
		typeof value === "string" ? [value] : Object.values(value ?? {}).flatMap(linesIn);
	const all = [ticks["9"], leads["9"], stories.get(FATHER_QUESTIONNAIRE_ID)].flatMap(linesIn);
	expect(all.length).toBeGreaterThan(50);
	expect(all.filter((text) => /\b(?:he|him|his|she|her|hers)\b/i.test(text))).toEqual([]);
});

describe("bridges", () => {
	const ends = bridges.flatMap(({ from, to }) => [from, to]);
	it.each(ends.map((end) => [end]))("end %s is a question, a choice, a band or a pattern that exists", (end) => {
		const [place = "", values] = end.split(":");
		const [page = "", questionId = ""] = place.split(".");
		if (page === "6") return expect(Object.keys(patternMeanings)).toContain(questionId);
		const id = page === "T" ? (catalog.at(-1)?.id ?? "") : page;
		const question = questions.find((one) => one.id === id && one.question.id === questionId)?.question;
		if (!values) {
			expect(question?.type).toBe("text");
			return expect(leads[page]?.[questionId]).toContain("{words}");
		}
		const allowed = question?.options?.map(({ value }) => value) ?? ["low", "middle", "high"];
		for (const value of values.split("|")) expect(allowed).toContain(value);
	});
});

describe("what a tick says", () => {
	const asked = questions.filter(({ id, question }) => question.type !== "text" && id !== "6");
	it.each(asked.map(({ id, question }) => [id, question.id]))("is written for every answer to %s %s", (id, place) => {
		const question = questions.find((one) => one.id === id && one.question.id === place)?.question;
		const keys = question?.options?.map(({ value }) => value) ?? degrees;
		expect(Object.keys(ticks[id ?? ""]?.[place ?? ""] ?? {}).sort()).toEqual([...keys].sort());
	});
	it("names the number of a scale", () => {
		for (const { id, question } of asked)
			for (const text of Object.values(ticks[id]?.[question.id] ?? {})) {
				expect(text.includes("{value} of 10")).toBe(question.type === "scale");
				expect(text).not.toMatch(/["“”]/);
			}
	});
});

describe.each([...stories])("the story of %s", (id, story) => {
	const { insights, core, origin, impact, inner, relational, steps, areas, closings } = story;
	const flat = (beat: Beat): Beat[] => ("first" in beat ? beat.first.flatMap(flat) : [beat]);
	const beats = [...[insights, core, origin, impact, inner, relational].flat(2), ...closings].flatMap(flat);
	const abouts = [...steps, ...areas].flatMap((one) => ("about" in one ? [one] : []));
	const typeOf = (page: string, questionId: string) =>
		questions.find((one) => one.id === page && one.question.id === questionId)?.question.type;
	it("quotes answers in words, and states what can be ticked", () => {
		for (const beat of beats) {
			if ("own" in beat) expect([beat.own, typeOf(beat.page ?? id, beat.own)]).toEqual([beat.own, "text"]);
			if ("tick" in beat) expect(ticks[id]).toHaveProperty(beat.tick);
			if ("mean" in beat) expect(typeOf(id, beat.of)).toMatch(/^(?:scale|multiple_choice)$/);
		}
		for (const one of abouts) for (const place of one.about) expect(typeOf(id, place)).toBe("text");
	});
	it("has room for every answer once", () => {
		const own = beats.flatMap((beat) => ("own" in beat && beat.page === null ? [beat.own] : []));
		expect(new Set(own).size).toBe(own.length);
	});
});
