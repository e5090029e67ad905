import type { QuickInsightInput, ReflectOnEntryInput } from "@/lib/ai/types";
import { quickInsightMessages, reflectionMessages } from "@/lib/journal/prompt";
import {
	insightForms,
	type QuickInsight,
	quickInsightSchema,
	type Reflection,
	reflectionSchema,
} from "@/lib/journal/reflection";
import type { ChatMessage } from "./chat";
import type { ChatClient } from "./client";
import { findOwnWords, withoutInventedQuotes } from "./own-words";
import { completeStructured } from "./structured";
import { tidyAnswer } from "./tidy";

const asMessages = ({ system, user }: { system: string; user: string }): ChatMessage[] => [
	{ role: "system", content: system },
	{ role: "user", content: user },
];

/**
 * Has a model reflect on an entry. Quotations that the person never wrote lose their marks.
 * @param maxTokens What the prompt may take, by estimate.
 */
export async function reflectOnEntry(
	client: ChatClient,
	input: ReflectOnEntryInput,
	maxTokens: number,
	signal: AbortSignal,
): Promise<Reflection> {
	const reflection = await completeStructured(client, {
		messages: asMessages(reflectionMessages(input, maxTokens)),
		schema: reflectionSchema,
		schemaName: "reflection",
		signal,
		prepare: (value) => tidyAnswer(value, ["quote"]),
	});
	const known = [input.content, input.prompt, ...input.related.map(({ content }) => content)];
	const { title, keyInsights, quote, message, relatedEntry } = reflection;
	const found = quote === null ? null : findOwnWords(quote, [input.content]);
	return {
		title,
		keyInsights: keyInsights.map((insight) => withoutInventedQuotes(insight, known)),
		quote: reflectionSchema.shape.quote.safeParse(found).data ?? null,
		message: withoutInventedQuotes(message, known),
		relatedEntry: relatedEntry !== null && relatedEntry <= input.related.length ? relatedEntry : null,
	};
}

const leadingEmoji = new RegExp(`^(?:${Object.values(insightForms).join("|")})\\s*`, "u");

/** Models like to begin with the emoji although it is not asked for. */
function withoutEmoji(value: unknown): unknown {
	if (typeof value !== "object" || value === null || !("text" in value) || typeof value.text !== "string") return value;
	return { ...value, text: value.text.replace(leadingEmoji, "") };
}

/** Has a model give a short thought on words that are still being written. @param maxTokens as above. */
export async function quickInsight(
	client: ChatClient,
	input: QuickInsightInput,
	maxTokens: number,
	signal: AbortSignal,
): Promise<QuickInsight> {
	const insight = await completeStructured(client, {
		messages: asMessages(quickInsightMessages(input, maxTokens)),
		schema: quickInsightSchema,
		schemaName: "quick_insight",
		signal,
		prepare: (value) => withoutEmoji(tidyAnswer(value, [])),
	});
	return { ...insight, text: withoutInventedQuotes(insight.text, [input.content]) };
}
