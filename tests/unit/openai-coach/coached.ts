import { createOpenAiCoach } from "@/lib/ai/openai/coach";
import type { AnalyzeQuestionnaireInput } from "@/lib/ai/types";
import { AppError } from "@/lib/domain/core/errors";
import { mother } from "@/prisma/catalog/mother";
import { goodAnalysis } from "@/tests/setup/model/answers";

/** A word in every prompt and nowhere else, to search for in places where prompts must not appear. */
export const SECRET = "xylophonic";
export const KEY = "sk-test-0123456789abcdef";

export const input: AnalyzeQuestionnaireInput = {
	person: { firstName: "Ada" },
	manner: { persona: "Warm and direct.", instructions: "Dwell on what recurs." },
	questionnaire: mother,
	answers: mother.questions.map(({ id, type, options }) => ({
		questionId: id,
		answer:
			type === "text"
				? `At dinner she said “nothing’s wrong” — and nobody\nspoke about the ${SECRET} clock (${id}).`
				: type === "scale"
					? 7
					: (options?.[1]?.value ?? ""),
	})),
	patternScores: null,
	previousPatternScores: null,
	earlier: [],
};

export const good = goodAnalysis;
export const goodJson = JSON.stringify(good);

/** Creates a coach that uses the model server at `url`. */
export function coachAt(url: string, timeoutMs = 5000) {
	const coach = createOpenAiCoach({ apiKey: KEY, baseURL: `${url}/v1`, model: "test-model", timeoutMs });
	return {
		analyze: (signal = new AbortController().signal, about = input) => coach.analyzeQuestionnaire(about, signal),
	};
}

/** Returns the error that a call failed with, which has to be an AppError. */
export async function failureOf(call: Promise<unknown>): Promise<AppError> {
	const error = await call.then(
		() => new Error("It succeeded."),
		(reason: unknown) => reason,
	);
	if (!(error instanceof AppError)) throw error;
	return error;
}
