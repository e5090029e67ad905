import fc from "fast-check";
import { writeLifeScript } from "@/lib/ai/built-in/scripts/life-script";
import { writeLoveScript } from "@/lib/ai/built-in/scripts/love-script";
import { lifeScriptDraftSchema } from "@/lib/life-script/schema";
import { loveScriptDraftSchema } from "@/lib/love-script/schema";
import { scaleMax } from "@/lib/questionnaires/answers";
import { catalog } from "@/prisma/catalog/catalog";
import { problemsOf } from "./checks";
import { everyone } from "./people/everyone";
import { lifeInput, loveInput, type ScriptPerson } from "./people/person";

type Answers = Record<string, string | number>;

const fragments = [
	"I kept quiet",
	"but I was angry",
	"She did her best.",
	"He left.",
	"never",
	"nobody asked",
	"I used to paint",
	"\n- ",
	"...",
	"“fine”",
	'"be good"',
	"I don't know",
	"because",
	"Tom",
	"😀",
	"?",
	", ",
	"I wish she had stayed",
	"My sister Ada died.",
	"we laughed",
	"{someone}",
	"[q]",
	"$&",
	"undefined",
	"  ",
	"* bold *",
	"I CAN'T STAND THIS AT ALL",
	"i go cold",
];

const written = everyone.flatMap(({ answers }) =>
	Object.values(answers).flatMap((one) => Object.values(one).filter((answer) => typeof answer === "string")),
);

const anyText = fc.oneof(
	fc.string({ maxLength: 120 }),
	fc.string({ unit: "grapheme", maxLength: 80 }),
	fc.string({ unit: "binary", maxLength: 60 }),
	fc.array(fc.constantFrom(...fragments), { minLength: 1, maxLength: 25 }).map((parts) => parts.join(" ")),
	fc.constantFrom(...written),
	fc.constantFrom(...written),
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
						: fc.constantFrom(...(question.options ?? []).map(({ value }) => value)),
			]),
		),
	);
}

const needed = ["8", "9", "12"];
const others = catalog.map(({ id }) => id).filter((id) => !needed.includes(id) && id !== "5");

/** Anybody who has answered what the scripts need, and any of the rest. */
const anybody: fc.Arbitrary<ScriptPerson> = fc
	.subarray(others)
	.chain((more) =>
		fc
			.tuple(
				fc.record(Object.fromEntries([...needed, ...more].map((id) => [id, answersTo(id)]))),
				fc.array(fc.record({ title: fc.option(anyText), description: anyText }), { maxLength: 2 }),
			)
			.map(([answers, goals]) => ({ firstName: "Kim", portrait: "", answers, goals })),
	);

const { signal } = new AbortController();

test("any answers at all", async () => {
	await fc.assert(
		fc.asyncProperty(anybody, async (person) => {
			const life = await writeLifeScript(lifeInput(person), signal);
			expect(lifeScriptDraftSchema.safeParse(life).error).toBeUndefined();
			const input = loveInput(person, life);
			const love = await writeLoveScript(input, signal);
			expect(loveScriptDraftSchema.safeParse(love).error).toBeUndefined();
			expect(problemsOf({ life, love, input })).toEqual([]);
			expect(await writeLifeScript(lifeInput(person), signal)).toEqual(life);
		}),
		// A counterexample is a whole person; shrinking one would take longer than reading it.
		{ numRuns: 15, endOnFailure: true },
	);
}, 120_000);
