import { patternDescriptions } from "./archetypes";
import { type PatternName, patternNames, SHOWN_ABOVE } from "./ids";
import type { Answer, PatternScore, Question } from "./schema";

/** Maximum number of points for one statement. */
const MAX_PER_ANSWER = 5;

/** Returns the points of an answer: its number, even if it is sent as a string of digits; 0 for anything else. */
function points(answer: Answer["answer"] | undefined): number {
	const value = typeof answer === "string" ? Number(answer.trim() || Number.NaN) : answer;
	return value !== undefined && Number.isFinite(value) ? value : 0;
}

/**
 * Scores the six patterns: the sum of the answers to a pattern's statements, divided by 5 times their number, as a
 * rounded percentage (specification §5). A pattern without statements scores 0.
 * @returns One score per pattern, 0 to 100, in the order of `patternNames`.
 */
export function scorePatterns(questions: Question[], answers: Answer[]): PatternScore[] {
	const byQuestion = new Map(answers.map(({ questionId, answer }) => [questionId, answer]));
	return patternNames.map((name) => {
		const statements = questions.filter((question) => question.scoring?.pattern === name);
		const sum = statements.reduce((total, { id }) => total + points(byQuestion.get(id)), 0);
		const most = MAX_PER_ANSWER * statements.length;
		const score = most === 0 ? 0 : Math.round((100 * sum) / most);
		return { name, score: Math.min(100, Math.max(0, score)), description: patternDescriptions[name] };
	});
}

export type IntensityLabel = "Very High" | "High" | "Medium" | "Moderate" | "Low" | "Not Available";

/**
 * Returns the overall intensity: the rounded average of the scores and its label.
 * @returns 0 and 'Not Available' without scores.
 */
export function overallIntensity(scores: readonly { score: number }[] | null | undefined): {
	score: number;
	label: IntensityLabel;
} {
	if (!scores || scores.length === 0) return { score: 0, label: "Not Available" };
	const score = Math.round(scores.reduce((sum, pattern) => sum + pattern.score, 0) / scores.length);
	return { score, label: labelOf(score) };
}

function labelOf(score: number): IntensityLabel {
	if (score >= 90) return "Very High";
	if (score >= 80) return "High";
	if (score >= 70) return "Medium";
	if (score >= 60) return "Moderate";
	return "Low";
}

/** Returns the patterns to show, highest first; equal ones in the order of `patternNames`. */
export function shownPatterns(scores: readonly PatternScore[]): PatternScore[] {
	const order = (name: string) => patternNames.indexOf(name as PatternName);
	return scores
		.filter(({ score }) => score > SHOWN_ABOVE)
		.sort((a, b) => b.score - a.score || order(a.name) - order(b.name));
}

/** Splits a pattern's description into the headline and the 'Label: text' lines. */
export function describePattern(description: string): { headline: string; lines: { label: string; text: string }[] } {
	const [headline = "", ...rest] = description.split("\n");
	const lines = rest
		.filter((line) => line.trim())
		.map((line) => {
			const colon = line.indexOf(":");
			return colon < 0
				? { label: "", text: line.trim() }
				: { label: line.slice(0, colon).trim(), text: line.slice(colon + 1).trim() };
		});
	return { headline, lines };
}
