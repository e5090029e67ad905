import { builtInCoach } from "@/lib/ai/built-in/coach";
import { tensionTexts } from "@/lib/ai/built-in/writing/patterns/patterns";
import { statementTexts } from "@/lib/ai/built-in/writing/patterns/statements";
import { patternNames } from "@/lib/questionnaires/schema";
import { scorePatterns } from "@/lib/questionnaires/scoring";
import { bannedIn, quotesIn, seamsIn, textOf, wordsOf } from "./checks";
import { people } from "./people/people";
import { answersFrom, inputFor, questionnaireOf } from "./people/person";

const questionnaire = questionnaireOf("6");
const robin = people.find((person) => person.firstName === "Robin") ?? people[0];
if (!robin) throw new Error("no people");

const pleaser = ["2", "8", "15", "21", "29"];
const controller = ["5", "11", "18", "24", "27"];

function rated(rate: (id: string) => number) {
	const answers = answersFrom(Object.fromEntries(questionnaire.questions.map(({ id }) => [id, rate(id)])));
	return {
		...inputFor(robin as NonNullable<typeof robin>, "6"),
		answers,
		patternScores: scorePatterns(questionnaire.questions, answers),
	};
}

const write = (input: ReturnType<typeof rated>) =>
	builtInCoach.analyzeQuestionnaire(input, new AbortController().signal);

it("names the highest patterns with their percentages, and the blend of the two", async () => {
	const analysis = await write(rated((id) => (pleaser.includes(id) ? 5 : controller.includes(id) ? 4 : 2)));
	const text = textOf(analysis);
	expect(analysis.quote).toBeNull();
	expect(text).toContain("Pleaser");
	expect(text).toContain("100%");
	expect(text).toContain("Controller at 80%");
	expect(text).toContain("Savior");
});

it("goes by single statements, those rated 5 and those rated 1", async () => {
	const { text } = questionnaire.questions.find(({ id }) => id === "21") ?? { text: "" };
	const analysis = await write(rated((id) => (id === "21" ? 5 : id === "31" ? 1 : pleaser.includes(id) ? 4 : 2)));
	expect(textOf(analysis)).toContain(`*${text.replace(/\.$/, "")}*`);
	expect(textOf(analysis)).toContain(statementTexts["31"]?.low);
	expect(analysis.actionSteps.join(" ")).toContain(statementTexts["21"]?.step);
});

it("says what has changed since the last time, in numbers", async () => {
	const input = rated((id) => (pleaser.includes(id) ? 4 : 2));
	const previousPatternScores = patternNames.map((name) => ({
		name,
		score: name === "Pleaser" ? 96 : name === "Anxious" ? 20 : 40,
		description: "",
	}));
	const text = textOf(await write({ ...input, previousPatternScores }));
	expect(text).toContain("Pleaser went down from 96% to 80%");
	expect(text).toContain("Anxious went up from 20% to 40%");
});

it.each([
	["all in the middle", () => 3, /not much contrast/],
	["all low", () => 1, /steady/],
	["all high", () => 5, /strain|alarms/],
])("is honest about answers that are %s", async (_, rate, expected) => {
	const analysis = await write(rated(rate));
	expect(textOf(analysis)).toMatch(expected);
	expect(seamsIn(analysis)).toEqual([]);
});

it("calls a low picture steady without hunting for a problem", async () => {
	const analysis = await write(rated((id) => (pleaser.includes(id) ? 3 : 2)));
	expect(analysis.keyInsights[0]).toMatch(/None of the six patterns is above 60%/);
	expect(analysis.corePattern).toMatch(/leaning|a color in the picture/);
});

it("mentions a doubt about the answers themselves", async () => {
	const analysis = await write(rated((id) => (id === "14" ? 1 : pleaser.includes(id) ? 5 : 2)));
	expect(textOf(analysis)).toMatch(/gave yourself a 1/);
});

it("holds together for every combination of two strong patterns", async () => {
	const questions = questionnaire.questions;
	for (const [i, first] of patternNames.entries()) {
		for (const second of patternNames.slice(i + 1)) {
			const of = (id: string) => questions.find((question) => question.id === id)?.scoring?.pattern;
			const analysis = await write(
				rated((id) => (of(id) === first ? 5 : of(id) === second ? 4 : 1 + (Number(id) % 2))),
			);
			expect(seamsIn(analysis)).toEqual([]);
			expect(bannedIn(analysis)).toEqual([]);
			expect(quotesIn(textOf(analysis))).toEqual([]);
			expect(wordsOf(analysis)).toBeGreaterThan(400);
			expect(wordsOf(analysis)).toBeLessThan(900);
		}
	}
});

it("has something to say about every statement and every pair", () => {
	const counted = questionnaire.questions.filter(({ scoring }) => scoring).map(({ id }) => id);
	expect(Object.keys(statementTexts).sort()).toEqual(counted.sort());
	expect(Object.keys(tensionTexts)).toHaveLength(15);
});
