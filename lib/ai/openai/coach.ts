import { analysisMessages } from "@/lib/ai/openai/prompts/analysis";
import type { AnalyzeQuestionnaireInput, Coach } from "@/lib/ai/types";
import { type Analysis, analysisSchema } from "@/lib/domain/questionnaires/analysis";
import type { Answer, Question } from "@/lib/domain/questionnaires/schema";
import { type ChatConfig, createChatClient, roomFor } from "./client/client";
import { completeStructured } from "./client/structured";
import { concernSchema, withTidyConcern } from "./concern";
import { withoutInventedQuotes } from "./invented-quotes";
import { quickInsight, reflectOnEntry } from "./journal";
import { findOwnWords } from "./own-words";
import { reply } from "./reply";
import { writeLifeScript, writeLoveScript } from "./scripts/scripts";
import { tidyAnswer } from "./tidy";

export interface OpenAiCoachConfig extends ChatConfig {
	/**
	 * The largest prompt, in estimated tokens. People often start a model of their own with a window of 8,192 tokens,
	 * which has to hold the answer too; OpenAI's models read far more.
	 */
	maxPromptTokens?: number | undefined;
	/** Another model on the same server, for the short thoughts beside an entry. */
	fastModel?: string | undefined;
}

const LOCAL_PROMPT_TOKENS = 6000;
const OPENAI_PROMPT_TOKENS = 24_000;
/** The room for the note about the form of the answer. */
const FORMAT_NOTE_TOKENS = 400;

/** A coach that uses any OpenAI-compatible server. Its name is the model's. */
export function createOpenAiCoach(config: OpenAiCoachConfig): Coach {
	const client = createChatClient(config);
	const fast = config.fastModel ? createChatClient({ ...config, model: config.fastModel }) : client;
	const wanted = config.maxPromptTokens ?? (config.baseURL ? LOCAL_PROMPT_TOKENS : OPENAI_PROMPT_TOKENS);
	const room = async (of = client) => (await roomFor(of, wanted)) - FORMAT_NOTE_TOKENS;
	return {
		name: config.model,
		isServer: true,
		isGuide: false,
		canReplyAgain: true,
		async analyzeQuestionnaire(input, signal) {
			const { system, user } = analysisMessages(input, await room());
			const analysis = await completeStructured(client, {
				messages: [
					{ role: "system", content: system },
					{ role: "user", content: user },
				],
				schema: analysisSchema.extend({ concern: concernSchema }),
				schemaName: "analysis",
				signal,
				prepare: (value) => withTidyConcern(tidyAnswer(value, ["quote", "concern"])),
			});
			const { concern } = analysis;
			return { ...inTheirOwnWords(analysis, input), ...(concern && { concern }) };
		},
		reflectOnEntry: async (input, signal) => reflectOnEntry(client, input, await room(), signal),
		quickInsight: async (input, signal) => quickInsight(fast, input, await room(fast), signal),
		reply: async (input, signal, hear) => reply(client, input, await room(), signal, hear),
		writeLifeScript: async (input, signal) => writeLifeScript(client, input, await room(), signal),
		writeLoveScript: async (input, signal) => writeLoveScript(client, input, await room(), signal),
	};
}

/** Keeps only quotations that the person wrote: models invent some, above all when there is nothing to quote. */
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
