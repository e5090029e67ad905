import type { AnalyzeQuestionnaireInput, Coach } from "@/lib/ai/types";
import { type Analysis, analysisSchema } from "@/lib/questionnaires/analysis";
import { analysisMessages } from "@/lib/questionnaires/prompt";
import type { Answer, Question } from "@/lib/questionnaires/schema";
import { type ChatConfig, createChatClient } from "./client";
import { quickInsight, reflectOnEntry } from "./journal";
import { findOwnWords, withoutInventedQuotes } from "./own-words";
import { reply } from "./reply";
import { writeLifeScript, writeLoveScript } from "./scripts";
import { completeStructured } from "./structured";
import { tidyAnswer } from "./tidy";

export interface OpenAiCoachConfig extends ChatConfig {
	/**
	 * The most that a prompt may take, in estimated tokens. A model of one's own is often started with a window of
	 * 8,192 tokens, which must hold the answer too; OpenAI's models read far more.
	 */
	maxPromptTokens?: number | undefined;
}

const LOCAL_PROMPT_TOKENS = 6000;
const OPENAI_PROMPT_TOKENS = 24_000;
/** What the note about the form of the answer takes, at most. */
const FORMAT_NOTE_TOKENS = 400;

/** A coach that any OpenAI-compatible server speaks for. Its name is the model's. */
export function createOpenAiCoach(config: OpenAiCoachConfig): Coach {
	const client = createChatClient(config);
	const maxPromptTokens = config.maxPromptTokens ?? (config.baseURL ? LOCAL_PROMPT_TOKENS : OPENAI_PROMPT_TOKENS);
	return {
		name: config.model,
		async analyzeQuestionnaire(input, signal) {
			const { system, user } = analysisMessages(input, maxPromptTokens - FORMAT_NOTE_TOKENS);
			const analysis = await completeStructured(client, {
				messages: [
					{ role: "system", content: system },
					{ role: "user", content: user },
				],
				schema: analysisSchema,
				schemaName: "analysis",
				signal,
				prepare: (value) => tidyAnswer(value, ["quote"]),
			});
			return inTheirOwnWords(analysis, input);
		},
		reflectOnEntry: (input, signal) => reflectOnEntry(client, input, maxPromptTokens - FORMAT_NOTE_TOKENS, signal),
		quickInsight: (input, signal) => quickInsight(client, input, maxPromptTokens - FORMAT_NOTE_TOKENS, signal),
		reply: (input, signal) => reply(client, input, maxPromptTokens - FORMAT_NOTE_TOKENS, signal),
		writeLifeScript: (input, signal) => writeLifeScript(client, input, maxPromptTokens - FORMAT_NOTE_TOKENS, signal),
		writeLoveScript: (input, signal) => writeLoveScript(client, input, maxPromptTokens - FORMAT_NOTE_TOKENS, signal),
	};
}

/** Keeps only quotations that the person wrote: models invent them, above all when there is nothing to quote. */
function inTheirOwnWords(analysis: Analysis, input: AnalyzeQuestionnaireInput): Analysis {
	const now = textAnswers(input.questionnaire.questions, input.answers);
	const known = [
		...now,
		...input.earlier.flatMap(({ questions, answers }) => textAnswers(questions, answers)),
		...input.questionnaire.questions.flatMap(({ text, options = [] }) => [text, ...options.map(({ label }) => label)]),
	];
	const honest = (text: string) => withoutInventedQuotes(text, known);
	const found = analysis.quote === null ? null : findOwnWords(analysis.quote, now);
	return {
		quote: analysisSchema.shape.quote.safeParse(found).data ?? null,
		keyInsights: analysis.keyInsights.map(honest),
		corePattern: honest(analysis.corePattern),
		origin: honest(analysis.origin),
		impact: honest(analysis.impact),
		innerWork: honest(analysis.innerWork),
		relationalShifts: honest(analysis.relationalShifts),
		actionSteps: analysis.actionSteps.map(honest),
		areasForExploration: analysis.areasForExploration.map(honest),
		closingInsight: honest(analysis.closingInsight),
	};
}

function textAnswers(questions: readonly Question[], answers: readonly Answer[]): string[] {
	const inWords = new Set(questions.filter(({ type }) => type === "text").map(({ id }) => id));
	return answers.flatMap(({ questionId, answer }) =>
		inWords.has(questionId) && typeof answer === "string" ? [answer] : [],
	);
}
