import { z } from "zod";
import { analysisMessages } from "@/lib/ai/openai/prompts/analysis";
import type { AnalyzeQuestionnaireInput, Coach } from "@/lib/ai/types";
import { AppError } from "@/lib/domain/core/errors";
import { type Analysis, analysisSchema, partialAnalysisSchema } from "@/lib/domain/questionnaires/analysis";
import type { Answer, Question } from "@/lib/domain/questionnaires/schema";
import { type ChatClient, type ChatConfig, createChatClient, roomFor } from "./client/client";
import { UpstreamFailure } from "./client/failure";
import { sized } from "./client/json-schema";
import { completeStructured } from "./client/structured";
import { concernSchema, withTidyConcern } from "./concern";
import { withoutInventedQuotes } from "./invented-quotes";
import { quickInsight, reflectOnEntry } from "./journal";
import { languageOf } from "./language";
import { writeLetterJoins } from "./letter";
import { findOwnWords } from "./own-words";
import { reply } from "./reply";
import { writeLifeScript, writeLoveScript } from "./scripts/scripts";
import { tidyAnswer } from "./tidy";

export interface OpenAiCoachConfig extends ChatConfig {
	/**
	 * The largest prompt, in estimated tokens. People often run a model of their own with a window of 8,192 tokens, which
	 * has to hold the answer too; OpenAI's models read far more.
	 */
	maxPromptTokens?: number | undefined;
	/** Another model on the same server, for the short thoughts beside an entry. */
	fastModel?: string | undefined;
}

/** The room for the note about the form of the answer, in tokens. */
const FORMAT_NOTE_TOKENS = 550;

/** Creates a coach that uses any OpenAI-compatible server. Its name is the model's. */
export function createOpenAiCoach(config: OpenAiCoachConfig): Coach {
	const client = createChatClient(config);
	const fast = config.fastModel ? createChatClient({ ...config, model: config.fastModel }) : client;
	const room = async (of: ChatClient) => (await roomFor(of, config.maxPromptTokens)) - FORMAT_NOTE_TOKENS;
	const within = async <T>(run: (maxTokens: number) => Promise<T>, of = client) => fitted(of, room, run);
	return {
		get name() {
			return client.model || "the connected model";
		},
		isServer: true,
		isGuide: false,
		canReplyAgain: true,
		async analyzeQuestionnaire(input, signal, waits) {
			const analysis = await within(async (maxTokens) => {
				const { system, user } = analysisMessages(input, maxTokens);
				return completeStructured(client, {
					messages: [
						{ role: "system", content: system },
						{ role: "user", content: user },
					],
					language: await languageOf(textAnswers(input.questionnaire.questions, input.answers)),
					schema: analysisAnswer,
					lenient: partialAnswer,
					schemaName: "analysis",
					signal,
					waits,
					prepare: (value) => withTidyConcern(tidyAnswer(value, ["quote", "concern"])),
				});
			});
			const { concern } = analysis;
			return { ...inTheirOwnWords(analysis, input), ...(concern && { concern }) };
		},
		reflectOnEntry: (input, signal, waits) => within((most) => reflectOnEntry(client, input, most, { signal, waits })),
		quickInsight: (input, signal, waits) => within((most) => quickInsight(fast, input, most, { signal, waits }), fast),
		reply: (input, signal, hear, waits) => within((most) => reply(client, input, most, signal, { hear, waits })),
		writeLetterJoins: (input, signal, waits) => within(() => writeLetterJoins(fast, input, { signal, waits }), fast),
		writeLifeScript: (input, signal, waits) =>
			within((most) => writeLifeScript(client, input, most, { signal, waits })),
		writeLoveScript: (input, signal, waits) =>
			within((most) => writeLoveScript(client, input, most, { signal, waits })),
	};
}

/** The answer's share of a window whose size is only known from a failure. */
const ANSWER_PART = 0.3;
/** The factor by which a prompt is shortened if its answer had no room. */
const SHORTER = 0.6;

/**
 * Runs an action within the room of its server, and once more with less if that was too much: by the numbers that the
 * server reports, or by its present window.
 */
async function fitted<T>(
	client: ChatClient,
	room: (of: ChatClient) => Promise<number>,
	run: (maxTokens: number) => Promise<T>,
): Promise<T> {
	const first = await room(client);
	try {
		return await run(first);
	} catch (error) {
		const failure = error instanceof AppError && error.cause instanceof UpstreamFailure ? error.cause : null;
		const next = failure && (await smaller(failure, first, () => room(client)));
		if (!next || next >= first) throw error;
		return await run(next);
	}
}

async function smaller(
	{ kind, sizes }: UpstreamFailure,
	first: number,
	again: () => Promise<number>,
): Promise<number | null> {
	if (kind === "no_room") return first * SHORTER;
	if (kind !== "context_too_long") return null;
	if (sizes) return Math.floor((first * sizes.window * (1 - ANSWER_PART)) / sizes.prompt);
	const now = await again();
	return now < first ? now : null;
}

const analysisAnswer = z.strictObject({
	concern: concernSchema,
	...sized(analysisSchema.shape, {
		quote: "one sentence",
		keyInsights: "one or two sentences each, about 30 words",
		corePattern: "three or four sentences, about 70 words",
		origin: "three or four sentences, about 70 words",
		impact: "three or four sentences, about 70 words",
		innerWork: "two or three sentences, about 50 words",
		relationalShifts: "two or three sentences, about 50 words",
		actionSteps: "one sentence each, about 20 words",
		areasForExploration: "one open question each, about 20 words",
		closingInsight: "two or three sentences, about 40 words",
	}),
});
const partialAnswer = z
	.looseObject({ concern: concernSchema.catch(null) })
	.transform(({ concern, ...parts }, context) => {
		const read = partialAnalysisSchema.safeParse(parts);
		if (read.success) return { concern, ...read.data };
		context.issues.push(
			...read.error.issues.map(({ message, path }) => ({ code: "custom" as const, message, path, input: parts })),
		);
		return z.NEVER;
	});

/** Keeps only quotations that the person wrote: models invent some, especially if there is nothing to quote. */
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
