import fc from "fast-check";
import { builtInCoach } from "@/lib/ai/built-in/coach";
import { analysisSchema } from "@/lib/domain/questionnaires/analysis";
import { scaleMax } from "@/lib/domain/questionnaires/answers";
import type { Answer, Questionnaire } from "@/lib/domain/questionnaires/schema";
import { scorePatterns } from "@/lib/domain/questionnaires/scoring";
import { catalog } from "@/prisma/catalog/catalog";
import { bannedIn, inventedQuotes, repeatedQuotes, seamsIn } from "./checks";

const fragments = [
	"I kept quiet",
	"but I was angry",
	"She did her best.",
	"He left.",
	"My mother",
	"never",
	"nobody asked",
	"I used to paint",
	"\n- ",
	"...",
	"“fine”",
	'"be good"',
	"I don't know",
	"I had to look after my brother",
	"because",
	"at nine",
	"Tom",
	"(really)",
	"😀",
	"it was not that bad",
	"?",
	"!",
	", ",
	" ",
	"I wish she had stayed",
	"and then I thought",
	"My sister Ada died.",
	"I am not sad",
	"we laughed",
	"{someone}",
	"undefined",
	"  ",
	"* bold *",
	"# head",
	"I CAN'T STAND THIS AT ALL",
	"i go cold",
];

const anyText = fc.oneof(
	fc.string({ maxLength: 200 }),
	fc.string({ unit: "grapheme", maxLength: 120 }),
	fc.string({ unit: "binary", maxLength: 80 }),
	fc.array(fc.constantFrom(...fragments), { minLength: 1, maxLength: 40 }).map((parts) => parts.join(" ")),
	fc.lorem({ maxCount: 30 }),
);

function answersTo(questionnaire: Questionnaire): fc.Arbitrary<Answer[]> {
	return fc.tuple(
		...questionnaire.questions.map((question) => {
			const answer: fc.Arbitrary<string | number> =
				question.type === "text"
					? anyText
					: question.type === "scale"
						? fc.integer({ min: 1, max: scaleMax(questionnaire.id) })
						: fc.constantFrom(...(question.options ?? []).map(({ value }) => value));
			return answer.map((value) => ({ questionId: question.id, answer: value }));
		}),
	);
}

const input = (questionnaire: Questionnaire, answers: Answer[]) => ({
	person: { firstName: "Kim" },
	manner: { persona: "", instructions: "" },
	questionnaire,
	answers,
	patternScores: questionnaire.id === "6" ? scorePatterns(questionnaire.questions, answers) : null,
	previousPatternScores: null,
	earlier: [],
});

const { signal } = new AbortController();

test.each(catalog.map((questionnaire) => [questionnaire.title, questionnaire] as const))(
	"any answers at all to %s",
	async (_, questionnaire) => {
		await fc.assert(
			fc.asyncProperty(answersTo(questionnaire), async (answers) => {
				const analysis = await builtInCoach.analyzeQuestionnaire(input(questionnaire, answers), signal);
				expect(analysisSchema.safeParse(analysis).error).toBeUndefined();
				expect(inventedQuotes(analysis, answers)).toEqual([]);
				expect(repeatedQuotes(analysis)).toEqual([]);
				expect(seamsIn(analysis)).toEqual([]);
				expect(bannedIn(analysis)).toEqual([]);
				expect(await builtInCoach.analyzeQuestionnaire(input(questionnaire, answers), signal)).toEqual(analysis);
			}),
			{ numRuns: 25 },
		);
	},
);
