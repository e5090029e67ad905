import fc from "fast-check";
import { writeLifeScript } from "@/lib/ai/built-in/scripts/life-script";
import { writeLoveScript } from "@/lib/ai/built-in/scripts/love-script";
import { scaleMax } from "@/lib/domain/questionnaires/answers";
import { patternNames, TIMELINE_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import { lifeScriptDraftSchema } from "@/lib/domain/scripts/life-schema";
import { loveScriptDraftSchema } from "@/lib/domain/scripts/love-schema";
import { catalog } from "@/prisma/catalog/catalog";
import { everyone, lifeInput, loveInput, misread, type Person } from "@/tests/people/people";
import { naughty, objectNames, oddText } from "../texts";
import { problemsOf, write } from "./checks";

type Answers = Record<string, string | number>;
const { signal } = new AbortController();

const written = [...misread, ...everyone].flatMap(({ answers }) =>
	Object.values(answers).flatMap((one) => Object.values(one).filter((answer) => typeof answer === "string")),
);
const anyText = fc.oneof(
	fc.string({ maxLength: 120 }),
	fc.string({ unit: "binary", maxLength: 60 }),
	oddText.map((text) => text.slice(0, 2_000)),
	fc.constantFrom(...naughty, ...objectNames, "{words} {about}", "[q] $& $1", "* x *"),
	fc.array(fc.constantFrom(...written), { minLength: 1, maxLength: 4 }).map((parts) => parts.join(" ")),
);

function answersTo(id: string): fc.Arbitrary<Answers> {
	const questions = catalog.find((questionnaire) => questionnaire.id === id)?.questions ?? [];
	return fc.record(
		Object.fromEntries(
			questions.map((question): [string, fc.Arbitrary<string | number>] => [
				question.id,
				question.type === "text"
					? anyText
					: question.type === "scale"
						? fc.integer({ min: 1, max: scaleMax(id) })
						: fc.constantFrom("no option", "constructor", ...(question.options ?? []).map(({ value }) => value)),
			]),
		),
	);
}

/** Any person: with answers to any of the questionnaires, and any goals. */
const anybody: fc.Arbitrary<Person> = fc
	.subarray(catalog.map(({ id }) => id))
	.chain((ids) =>
		fc
			.tuple(
				fc.record(Object.fromEntries(ids.map((id) => [id, answersTo(id)]))),
				fc.array(fc.record({ title: fc.option(anyText), description: anyText }), { maxLength: 2 }),
			)
			.map(([answers, goals]) => ({ firstName: "Kim", portrait: "", answers, goals })),
	);

/**
 * Whether a problem is one of quotations. The others are faults of our lines, which other tests look for; here, people
 * may be called “undefined” or “And a dog....”, and put marks of their own into what is quoted.
 */
const isOfQuotations = (problem: string) => /^(?:“|nobody wrote|no source|leads nowhere|not quoted)/.test(problem);

test("any answers at all give two scripts, in which every quotation stands in an answer", async () => {
	await fc.assert(
		fc.asyncProperty(anybody, async (person) => {
			const both = await write(person);
			expect(lifeScriptDraftSchema.safeParse(both.life).error).toBeUndefined();
			expect(loveScriptDraftSchema.safeParse(both.love).error).toBeUndefined();
			expect(problemsOf(both).filter(isOfQuotations)).toEqual([]);
			expect(await writeLifeScript(lifeInput(person), signal)).toEqual(both.life);
		}),
		{ numRuns: 6, endOnFailure: true },
	);
}, 120_000);

test("a name that is a sentence, and an answer of one endless word, give scripts that keep to their schema", async () => {
	const hero = { q1: `Somebody ${"very".repeat(200)} kind.`, q2: "She stays when it rains." };
	const relationship = {
		q1: "My mother. School secretary.",
		q4: "I waited, and then I asked.",
		q6: "Every Sunday we swam.",
	};
	const person = { firstName: "Kim", portrait: "", answers: { "12": hero, [TIMELINE_QUESTIONNAIRE_ID]: relationship } };
	expect(problemsOf(await write(person)).filter(isOfQuotations)).toEqual([]);
});

test("a life script that was edited may hold anything", async () => {
	const [person] = misread;
	if (!person) throw new Error("nobody");
	const life = await writeLifeScript(lifeInput(person), signal);
	const card = fc.record({ pattern: anyText, description: anyText, impact: anyText });
	await fc.assert(
		fc.asyncProperty(anyText, fc.array(card, { maxLength: 3 }), async (text, patterns) => {
			const input = loveInput(person, { ...life, scriptSentence: text, mainScript: text, patterns });
			const love = await writeLoveScript(input, signal);
			expect(loveScriptDraftSchema.safeParse(love).error).toBeUndefined();
		}),
		{ numRuns: 6, endOnFailure: true },
	);
}, 180_000);

/** Returns the cards whose sentence about their score is false, whatever the other scores are. */
function liesIn(
	card: { pattern: string; description: string },
	scores: readonly { name: string; score: number }[],
): string[] {
	const name = scores.find((one) => card.pattern.includes(one.name))?.name;
	const score = scores.find((one) => one.name === name)?.score;
	const others = scores.filter((one) => one.name !== name);
	return [
		/\d+ ?%/.test(`${card.pattern} ${card.description}`) ? "a number" : "",
		others.some((one) => card.description.includes(one.name) && one.score !== score) ? "names another" : "",
	].filter((one) => one !== "");
}

test("what the cards say of scores is true for all scores", async () => {
	const percent = fc.constantFrom(0, 20, 40, 56, 60, 64, 80, 96, 100);
	const base = lifeInput({ firstName: "K", portrait: "", answers: {} });
	await fc.assert(
		fc.asyncProperty(fc.tuple(percent, percent, percent, percent, percent, percent), async (values) => {
			const patternScores = patternNames.map((name, i) => ({ name, score: values[i] ?? 0, description: "" }));
			const life = await writeLifeScript({ ...base, patternScores }, signal);
			expect(life.patterns.flatMap((card) => liesIn(card, patternScores))).toEqual([]);
		}),
		{ numRuns: 30, endOnFailure: true },
	);
}, 180_000);
