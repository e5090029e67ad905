import { z } from "zod";
import { quickInsightMessages, reflectionMessages } from "@/lib/ai/openai/prompts/journal";
import type { QuickInsightInput, ReflectOnEntryInput, Worried } from "@/lib/ai/types";
import {
	type InsightForm,
	insightForms,
	type QuickInsight,
	quickInsightSchema,
	type Reflection,
	reflectionSchema,
} from "@/lib/domain/journal/reflection";
import { factKinds } from "@/lib/domain/memory/kinds";
import { type LearnedFact, learnedFactSchema, MOST_LEARNED } from "@/lib/domain/memory/schema";
import { briefThought } from "./brief-thought";
import type { ChatClient } from "./client/client";
import { sized } from "./client/json-schema";
import { spelledAs } from "./client/mend";
import type { ChatMessage } from "./client/request";
import { type Asking, completeStructured } from "./client/structured";
import { concernSchema, withTidyConcern } from "./concern";
import { withoutInventedQuotes } from "./invented-quotes";
import { languageOf } from "./language";
import { shownFacts } from "./learned";
import { findOwnWords } from "./own-words";
import { tidyAnswer } from "./tidy";

const asMessages = ({ system, user }: { system: string; user: string }): ChatMessage[] => [
	{ role: "system", content: system },
	{ role: "user", content: user },
];

/**
 * Has a model reflect on an entry. Quotations that the person never wrote lose their quotation marks.
 * @param maxTokens How long the prompt may be, in estimated tokens.
 */
export async function reflectOnEntry(
	client: ChatClient,
	input: ReflectOnEntryInput,
	maxTokens: number,
	asking: Asking,
): Promise<Read> {
	const reflection: Read = await completeStructured(client, {
		messages: asMessages(reflectionMessages(input, maxTokens)),
		language: await languageOf([input.content]),
		schema: input.learns ? learningSchema : (readingSchema as z.ZodType<Read>),
		lenient: partialReading,
		schemaName: "reflection",
		...asking,
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
		title: title || firstWordsOf(input.content),
		keyInsights: keyInsights.map((insight) => withoutInventedQuotes(insight, known)),
		quote: reflectionSchema.shape.quote.safeParse(found).data ?? null,
		message: withoutInventedQuotes(message, known),
		relatedEntry: relatedEntry !== null && relatedEntry <= earlier.length ? relatedEntry : null,
		...(concern && { concern }),
		...(facts && { facts: shownFacts(facts, input.content) }),
	};
}

/** The result of reading an entry: the reflection, the model's concern, and the facts it learned if it may. */
type Read = Reflection & Worried & { facts?: LearnedFact[] };

const readingSchema = z.strictObject({
	concern: concernSchema,
	...sized(
		{ ...reflectionSchema.shape, keyInsights: reflectionSchema.shape.keyInsights.length(3) },
		{
			title: "two to eight words",
			keyInsights: "one or two sentences each, about 30 words",
			quote: "one sentence",
			message: "two or three sentences, about 40 words",
			relatedEntry: "a number",
		},
	),
});
const learningSchema = readingSchema.extend({
	facts: z.array(learnedFactSchema).max(MOST_LEARNED).describe("none, or a few, each of one short sentence"),
});

/**
 * Accepts a reflection with parts still missing after they were requested again: it needs at least one insight. Without
 * a closing message, the last of several insights takes its place; without a title, the first words of the entry do.
 */
const partialReading: z.ZodType<Read> = z
	.looseObject({
		concern: concernSchema.catch(null),
		title: reflectionSchema.shape.title.catch(""),
		keyInsights: z.array(z.unknown()).catch([]),
		quote: reflectionSchema.shape.quote.catch(null),
		message: reflectionSchema.shape.message.catch(""),
		relatedEntry: reflectionSchema.shape.relatedEntry.catch(null),
	})
	.transform((given, context): Read => {
		const one = reflectionSchema.shape.keyInsights.element;
		const insights = given.keyInsights.flatMap((text) => one.safeParse(text).data ?? []).slice(0, 3);
		const message = given.message || (insights.length > 1 ? (insights.pop() ?? "") : "");
		if (insights.length === 0 || message === "") {
			context.addIssue({ code: "custom", message: "too little of it is there" });
			return z.NEVER;
		}
		const facts = Array.isArray(given.facts) ? (given.facts as LearnedFact[]) : undefined;
		return { ...given, keyInsights: insights, message, ...(facts && { facts }) };
	});

const firstWordsOf = (page: string): string => page.trim().split(/\s+/).slice(0, 7).join(" ").slice(0, 120);

/** Drops malformed facts: they cost neither the reflection nor a second call. */
function withFacts(value: unknown): unknown {
	if (typeof value !== "object" || value === null) return value;
	const noted = "facts" in value && Array.isArray(value.facts) ? value.facts : [];
	const facts = noted.flatMap(
		(fact) => learnedFactSchema.safeParse({ ...fact, kind: spelledAs(factKinds, fact?.kind) }).data ?? [],
	);
	return { ...value, facts: facts.slice(0, MOST_LEARNED) };
}

const formNames = Object.keys(insightForms) as InsightForm[];
const leadingEmoji = new RegExp(`^(?:${Object.values(insightForms).join("|")})\\s*`, "u");

/** Returns the form of a thought, however it was named: in other words, by its emoji in either field, or not at all. */
function formOf(given: unknown, text: string): InsightForm {
	const said = typeof given === "string" ? given : "";
	const named = spelledAs(formNames, said) ?? formNames.find((form) => said.toLowerCase().includes(form));
	return named ?? formNames.find((form) => `${said} ${text}`.trim().startsWith(insightForms[form])) ?? "reframe";
}

/**
 * Gives a thought one of the forms, since a wrong one is no reason to ask again, and removes the emoji that models
 * begin with.
 */
function withForm(value: unknown): unknown {
	if (typeof value !== "object" || value === null || !("text" in value) || typeof value.text !== "string") return value;
	const given = "form" in value ? value.form : undefined;
	return { ...value, form: formOf(given, value.text), text: value.text.replace(leadingEmoji, "") };
}

const insightAnswer = z.strictObject({
	concern: concernSchema,
	...sized(quickInsightSchema.shape, { text: "fewer than 30 words, ending with one brief question" }),
});

/**
 * Fixes a short thought that is too long or has no question, because another call would take longer than it is worth.
 */
function withBriefText(value: unknown): unknown {
	if (typeof value !== "object" || value === null || !("text" in value) || typeof value.text !== "string") return value;
	return { ...value, text: briefThought(value.text) };
}

/**
 * Has a model give a short thought on words that are still being written.
 * @param maxTokens How long the prompt may be, in estimated tokens.
 */
export async function quickInsight(
	client: ChatClient,
	input: QuickInsightInput,
	maxTokens: number,
	asking: Asking,
): Promise<QuickInsight & Worried> {
	const insight = await completeStructured(client, {
		messages: asMessages(quickInsightMessages(input, maxTokens)),
		language: await languageOf([input.content]),
		schema: insightAnswer,
		schemaName: "quick_insight",
		...asking,
		prepare: (value) => withBriefText(withForm(withTidyConcern(tidyAnswer(value, ["concern"])))),
		fromProse: (text) => ({ form: "reframe", text, concern: null }),
	});
	const { form, text, concern } = insight;
	return { form, text: withoutInventedQuotes(text, [input.content]), ...(concern && { concern }) };
}
