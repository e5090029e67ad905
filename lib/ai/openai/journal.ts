import { z } from "zod";
import { quickInsightMessages, reflectionMessages } from "@/lib/ai/openai/prompts/journal";
import type { QuickInsightInput, ReflectOnEntryInput, Worried } from "@/lib/ai/types";
import {
	insightForms,
	type QuickInsight,
	quickInsightSchema,
	type Reflection,
	reflectionSchema,
} from "@/lib/domain/journal/reflection";
import { type LearnedFact, learnedFactSchema, MOST_LEARNED } from "@/lib/domain/memory/schema";
import { briefThought } from "./brief-thought";
import type { ChatClient } from "./client/client";
import type { ChatMessage } from "./client/request";
import { completeStructured } from "./client/structured";
import { concernSchema, withTidyConcern } from "./concern";
import { withoutInventedQuotes } from "./invented-quotes";
import { shownFacts } from "./learned";
import { findOwnWords } from "./own-words";
import { tidyAnswer } from "./tidy";

const asMessages = ({ system, user }: { system: string; user: string }): ChatMessage[] => [
	{ role: "system", content: system },
	{ role: "user", content: user },
];

/**
 * Has a model reflect on an entry. Quotations that the person never wrote lose their marks.
 * @param maxTokens The estimated size that the prompt may have.
 */
export async function reflectOnEntry(
	client: ChatClient,
	input: ReflectOnEntryInput,
	maxTokens: number,
	signal: AbortSignal,
): Promise<Read> {
	const reflection: Read = await completeStructured(client, {
		messages: asMessages(reflectionMessages(input, maxTokens)),
		schema: input.learns ? learningSchema : (readingSchema as z.ZodType<Read>),
		schemaName: "reflection",
		signal,
		prepare: (value) => {
			const tidy = withTidyConcern(tidyAnswer(value, ["quote", "words", "concern"]));
			return input.learns ? withFacts(tidy) : tidy;
		},
	});
	const earlier = [...input.related, ...(input.beside ?? [])];
	const known = [input.content, input.prompt, ...earlier.map(({ content }) => content)];
	const { title, keyInsights, quote, message, relatedEntry, concern = null, facts } = reflection;
	const found = quote === null ? null : findOwnWords(quote, [input.content]);
	return {
		title,
		keyInsights: keyInsights.map((insight) => withoutInventedQuotes(insight, known)),
		quote: reflectionSchema.shape.quote.safeParse(found).data ?? null,
		message: withoutInventedQuotes(message, known),
		relatedEntry: relatedEntry !== null && relatedEntry <= earlier.length ? relatedEntry : null,
		...(concern && { concern }),
		...(facts && { facts: shownFacts(facts, input.content) }),
	};
}

/** What comes of an entry: the reflection, what worries the model, and what it notes where it may. */
type Read = Reflection & Worried & { facts?: LearnedFact[] };

const readingSchema = reflectionSchema.extend({
	keyInsights: reflectionSchema.shape.keyInsights.length(3),
	concern: concernSchema,
});
const learningSchema = readingSchema.extend({ facts: z.array(learnedFactSchema).max(MOST_LEARNED) });

/** A badly formed note is dropped: it costs neither the reflection nor a second call. */
function withFacts(value: unknown): unknown {
	if (typeof value !== "object" || value === null) return value;
	const noted = "facts" in value && Array.isArray(value.facts) ? value.facts : [];
	const facts = noted.flatMap((fact) => learnedFactSchema.safeParse(fact).data ?? []);
	return { ...value, facts: facts.slice(0, MOST_LEARNED) };
}

const leadingEmoji = new RegExp(`^(?:${Object.values(insightForms).join("|")})\\s*`, "u");

/** Models like to begin with the emoji even though they are not asked to. */
function withoutEmoji(value: unknown): unknown {
	if (typeof value !== "object" || value === null || !("text" in value) || typeof value.text !== "string") return value;
	return { ...value, text: value.text.replace(leadingEmoji, "") };
}

const insightAnswer = quickInsightSchema.extend({ concern: concernSchema });

/**
 * A short thought that is too long or asks nothing is mended at once, because another call would take longer than it is
 * worth.
 */
function withBriefText(value: unknown): unknown {
	if (typeof value !== "object" || value === null || !("text" in value) || typeof value.text !== "string") return value;
	return { ...value, text: briefThought(value.text) };
}

/** Has a model give a short thought on words that are still being written. @param maxTokens as above. */
export async function quickInsight(
	client: ChatClient,
	input: QuickInsightInput,
	maxTokens: number,
	signal: AbortSignal,
): Promise<QuickInsight & Worried> {
	const insight = await completeStructured(client, {
		messages: asMessages(quickInsightMessages(input, maxTokens)),
		schema: insightAnswer,
		schemaName: "quick_insight",
		signal,
		prepare: (value) => withBriefText(withoutEmoji(withTidyConcern(tidyAnswer(value, ["concern"])))),
		fromProse: (text) => ({ form: "reframe", text, concern: null }),
	});
	const { form, text, concern } = insight;
	return { form, text: withoutInventedQuotes(text, [input.content]), ...(concern && { concern }) };
}
