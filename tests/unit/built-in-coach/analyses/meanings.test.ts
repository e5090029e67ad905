import { plans } from "@/lib/ai/built-in/analyses/content/plans";
import { bridges } from "@/lib/domain/questionnaires/meanings/bridges";
import { choiceMeaning, scaleMeaning, textNote } from "@/lib/domain/questionnaires/meanings/find";
import { leads } from "@/lib/domain/questionnaires/meanings/leads";
import { pairs } from "@/lib/domain/questionnaires/meanings/pairs";
import { patternMeanings } from "@/lib/domain/questionnaires/meanings/patterns";
import { statementMeanings } from "@/lib/domain/questionnaires/meanings/statements";
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
	it("has a meaning for each counted statement", () => {
		const counted = questions.filter(({ question }) => question.scoring).map(({ question }) => question.id);
		expect(Object.keys(statementMeanings).sort()).toEqual(counted.sort());
	});
	it("asserts no origin: each is something that often, or may, or in some cases was so", () => {
		const careful =
			/\b(?:if|often|may|might|can|could|many|most|mostly|some|usually|seldom|probably|perhaps|tends?|partly|whether|depends)\b/i;
		const children = everyMeaning.flatMap(({ from }) =>
			from && /\bchild(?:ren)?\b|\bpeople who\b|\bthose who\b/i.test(from) ? [from] : [],
		);
		expect(children.filter((from) => !careful.test(from))).toEqual([]);
		const laws = bridges.filter(({ meet }) =>
			/\b(?:a child|children|rules from home|we|what we saw)\b.*\b(?:learns?|starts?|teach(?:es)?|becomes?|decides?|takes? along|are at)\b/i.test(
				meet,
			),
		);
		expect(laws.map(({ meet }) => meet).filter((meet) => !careful.test(meet))).toEqual([]);
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

describe("bridges", () => {
	const ends = bridges.flatMap(({ from, to }) => [from, to]);
	it("join at least sixty pairs, each once", () => {
		expect(bridges.length).toBeGreaterThanOrEqual(60);
		expect(new Set(bridges.map(({ from, to }) => `${from} ${to}`)).size).toBe(bridges.length);
	});
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

it("quotes only questions that have something written about them", () => {
	for (const [id, plan] of plans)
		for (const question of [plan.core, plan.origin, plan.impact, plan.inner, plan.relational].flat()) {
			const type = questions.find((one) => one.id === id && one.question.id === question)?.question.type;
			expect([id, question, type]).toEqual([id, question, "text"]);
			expect([id, question, textNote(id, question)?.frame.length]).toEqual([id, question, 2]);
		}
});

describe("what is said to an answer in words", () => {
	const said = pairs.map(({ meet }) => meet);
	it("is said of no other answer as well", () => expect(new Set(said).size).toBe(said.length));
	it("keeps out of the marks in which the person's own words stand, and calls no parent she or he", () =>
		expect(said.filter((text) => /["“”]|\b(?:she|he|her|him|his|hers)\b/i.test(text))).toEqual([]));
	it.each(pairs.map(({ from, to }) => [from, to]))(
		"%s and %s are a ticked answer and one in words, on one page",
		(from, to) => {
			const [place = "", values = ""] = from.split(":");
			const [[id, ticked], [page, told]] = [place.split("."), to.split(".")];
			const of = (question?: string) =>
				questions.find((one) => one.id === id && one.question.id === question)?.question;
			const allowed = of(ticked)?.options?.map(({ value }) => value) ?? ["low", "middle", "high"];
			expect(page).toBe(id);
			expect(of(ticked)?.type).not.toBe("text");
			expect(of(told)?.type).toBe("text");
			for (const value of values.split("|")) expect(allowed).toContain(value);
		},
	);
});
