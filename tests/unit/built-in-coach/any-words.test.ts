import fc from "fast-check";
import { builtInCoach } from "@/lib/ai/built-in/coach";
import { scaleMax } from "@/lib/domain/questionnaires/answers";
import type { Questionnaire } from "@/lib/domain/questionnaires/schema";
import { scorePatterns } from "@/lib/domain/questionnaires/scoring";
import { catalog } from "@/prisma/catalog/catalog";
import { naughty, objectNames, oddText } from "./texts";

// Whatever a person writes, each method of the coach has to return an answer. A word such as "constructor" once broke
// all of them.

const { signal } = new AbortController();
const person = (firstName: string) => ({ firstName });
const manner = (text: string) => ({ persona: text, instructions: text });

const answersOf = (questionnaire: Questionnaire, text: string) =>
	questionnaire.questions.map(({ id, type, options }) => ({
		questionId: id,
		answer: type === "text" ? text : type === "scale" ? scaleMax(questionnaire.id) : (options?.[0]?.value ?? ""),
	}));
const answered = (text: string) =>
	catalog.map((questionnaire) => ({
		responseId: questionnaire.id,
		questionnaire,
		answers: answersOf(questionnaire, text),
		day: "2026-03-01",
	}));

/** Counts through the questionnaires: each text is tried with three of them, and the next text with the next three. */
let asked = 0;
const nextThree = () => [0, 1, 2].map(() => catalog[asked++ % catalog.length] as Questionnaire);

const methods = {
	analyzeQuestionnaire: async (text: string) => {
		for (const questionnaire of nextThree()) {
			const answers = answersOf(questionnaire, text);
			const scores = questionnaire.id === "6" ? scorePatterns(questionnaire.questions, answers) : null;
			await builtInCoach.analyzeQuestionnaire(
				{
					person: person(text),
					manner: manner(text),
					questionnaire,
					answers,
					patternScores: scores,
					previousPatternScores: scores,
					earlier: [
						{
							questionnaireId: questionnaire.id,
							title: questionnaire.title,
							completedAt: new Date("2026-01-01T00:00:00Z"),
							analysis: text,
							answers,
							questions: questionnaire.questions,
						},
					],
				},
				signal,
			);
		}
	},
	quickInsight: (text: string) =>
		builtInCoach.quickInsight({ person: person(text), manner: manner(text), prompt: text, content: text }, signal),
	reflectOnEntry: (text: string) =>
		builtInCoach.reflectOnEntry(
			{
				person: person(text),
				manner: manner(text),
				prompt: text,
				content: text,
				day: "2026-03-01",
				related: [{ day: "2026-02-01", title: text, content: text, shared: [text] }],
				recent: [{ title: text, keyInsights: [text], message: text }],
			},
			signal,
		),
	reply: (text: string) =>
		builtInCoach.reply(
			{
				person: person(text),
				manner: manner(text),
				today: "2026-03-01",
				turns: [
					{ from: "person", content: text, at: new Date("2026-02-28T10:00:00Z") },
					{ from: "coach", content: text, at: new Date("2026-02-28T10:01:00Z") },
				],
				message: text,
				memory: {
					goals: [{ title: text, description: text, type: "short term", progress: 0, isCompleted: false }],
					patterns: null,
					scripts: { life: text, love: text },
					analyses: [{ questionnaireId: "1", title: text, day: "2026-02-01", found: text }],
					coachProfile: text,
					relationships: [{ name: text, dates: text, highlights: text }],
					entries: [{ day: "2026-02-01", title: text, content: text, shared: [text] }],
					condensed: [{ day: "2026-02-01", from: "person", words: text }],
				},
			},
			signal,
		),
	writeLifeScript: (text: string) =>
		builtInCoach.writeLifeScript(
			{ person: person(text), manner: manner(text), answered: answered(text), patternScores: null },
			signal,
		),
	writeLoveScript: (text: string) =>
		builtInCoach.writeLoveScript(
			{
				person: person(text),
				manner: manner(text),
				answered: answered(text),
				patternScores: null,
				lifeScript: {
					scriptSentence: text,
					mainScript: text,
					patterns: [1, 2, 3].map((n) => ({ orderNum: n, pattern: text, description: text, impact: text })),
				},
				goals: [],
			},
			signal,
		),
} as const;

/** Builds sentences about names, ten names in each text. */
const inSentences = (names: readonly string[]) =>
	Array.from({ length: Math.ceil(names.length / 10) }, (_, at) =>
		names
			.slice(at * 10, at * 10 + 10)
			.map((name) => `My father was a ${name} and worked abroad. ${name}! I am ${name}, and my ${name} is here.`)
			.join("\n"),
	);

describe.each(Object.entries(methods))("%s", (_, method) => {
	test("answers every name that a plain object answers to", async () => {
		for (const text of inSentences(objectNames)) await method(text);
	}, 120_000);

	test("answers whatever a text box can hold", async () => {
		for (const text of naughty) await method(text);
		await fc.assert(
			fc.asyncProperty(oddText, async (text) => void (await method(text))),
			{ numRuns: 4, endOnFailure: true },
		);
	}, 120_000);
});
