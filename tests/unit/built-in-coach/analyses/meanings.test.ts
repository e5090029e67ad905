import { analysisParts } from "@/lib/ai/built-in/analyses/analysis";
import { paragraphsOf, renderAnalysisParts } from "@/lib/ai/built-in/analyses/analysis-parts";
import { marked as markedLines } from "@/lib/ai/built-in/analyses/content/notes";
import { plans } from "@/lib/ai/built-in/analyses/content/plans";
import { bridges } from "@/lib/domain/questionnaires/meanings/bridges";
import { choiceMeaning, scaleMeaning, textNote } from "@/lib/domain/questionnaires/meanings/find";
import { leads } from "@/lib/domain/questionnaires/meanings/leads";
import { patternMeanings } from "@/lib/domain/questionnaires/meanings/patterns";
import { statementMeanings } from "@/lib/domain/questionnaires/meanings/statements";
import type { Meaning } from "@/lib/domain/questionnaires/meanings/types";
import { catalog } from "@/prisma/catalog/catalog";
import { called, earlierFor, four, inputFor, type Person, people, strangers, tuned } from "@/tests/people/people";

const { signal } = new AbortController();
const everybody = [...people, ...strangers, ...tuned, ...four];
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

const count = (text: string) => text.split(/\s+/).filter(Boolean).length;
const sets = everybody.flatMap((person) =>
	Object.keys(person.answers).map((id, i, ids) => ({ person, id, before: ids.slice(0, i).reverse() })),
);
describe.each(sets.map((one) => ({ ...one, name: one.person.firstName })))("$name, $id", ({ person, id, before }) => {
	const write = () =>
		analysisParts(inputFor(person, id, { earlier: before.map((one) => earlierFor(person, one)) }), signal);
	it("is made of no kind for more than half, and asks at most four things", async () => {
		const parts = paragraphsOf(await write()).flat();
		const words = (kind: string) =>
			parts.filter((part) => part.kind === kind).reduce((sum, { text }) => sum + count(text), 0);
		const all = parts.reduce((sum, { text }) => sum + count(text), 0);
		const written = person.answers[id];
		// With hardly a word from the person, there is little to quote.
		const theirs = Object.values(written ?? {}).reduce<number>((sum, answer) => sum + count(String(answer)), 0);
		const hasTicks = plans.get(id)?.ticked.length !== 0;
		if (id !== "6" && hasTicks && theirs > 150)
			for (const kind of ["own", "meaning"]) expect(words(kind)).toBeLessThan(all * 0.56);
		expect(parts.filter(({ kind }) => kind === "question").length).toBeLessThanOrEqual(4);
	});
});

describe("the sentence that somebody marked", () => {
	const mia = called("Mia", people);
	const text = "If I am good enough nobody will look too closely.";
	const marked = { questionnaireId: "8", questionId: "q9", text };
	it("stands at the top, and Core Pattern and Closing Insight build on it", async () => {
		const parts = await analysisParts(inputFor(mia, "8", { marked }), signal);
		expect(parts.quote?.words.text).toBe(text);
		const analysis = renderAnalysisParts(parts);
		const said: readonly string[] = markedLines;
		expect(said.some((one) => analysis.corePattern.startsWith(one.split("{")[0] ?? one))).toBe(true);
		expect(analysis.closingInsight).toMatch(/\bsentence\b/);
	});
});

it("joins an answer of today with an earlier one from home", async () => {
	const ilya = everybody.find(({ answers }) => answers["3"] && answers["12"]) as Person;
	const input = inputFor(ilya, "12", {
		earlier: ["3", "8", "9"].flatMap((id) => (ilya.answers[id] ? [earlierFor(ilya, id)] : [])),
	});
	const { origin } = renderAnalysisParts(await analysisParts(input, signal));
	expect(bridges.some(({ meet }) => origin.includes(meet))).toBe(true);
});

it("reads a father who was beaten as a child as no danger to his own", async () => {
	const ilya = four[0] as Person;
	const text = JSON.stringify(renderAnalysisParts(await analysisParts(inputFor(ilya, "9"), signal)));
	expect(text).not.toMatch(/Help now|beaten|belt/);
});
