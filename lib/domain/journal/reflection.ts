import { z } from "zod";

const short = (max: number) => z.string().trim().min(1).max(max);

/** A coach's reflection on a journal entry. Plain prose, no Markdown. */
export const reflectionSchema = z.strictObject({
	/** Two to eight words that could only be about this entry. */
	title: short(120),
	/** A model writes three; the built-in coach as many as it can support. */
	keyInsights: z.array(short(600)).min(1).max(3),
	/** One of the person's sentences, verbatim from this entry; null if none is worth quoting. */
	quote: short(600).nullable(),
	/** A warm closing message. */
	message: short(800),
	/** Which of the related entries an insight refers to, counted from 1; null if none. */
	relatedEntry: z.number().int().min(1).max(20).nullable(),
});
export type Reflection = z.infer<typeof reflectionSchema>;

/** The five forms of a quick insight, each with the emoji it begins with. */
export const insightForms = {
	pattern: "🔍",
	reframe: "💡",
	growth: "🌱",
	feeling: "❤️",
	direction: "🧭",
} as const;
export type InsightForm = keyof typeof insightForms;
const formNames = Object.keys(insightForms) as [InsightForm, ...InsightForm[]];

/** Maximum length of a quick insight, in words. */
export const MAX_WORDS = 29;
export const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** A quick insight: one of five forms, fewer than thirty words, ending with a brief question. */
export const quickInsightSchema = z.strictObject({
	form: z.enum(formNames),
	/** Without the emoji. */
	text: z
		.string()
		.trim()
		.min(1)
		.max(300)
		.refine((text) => wordsOf(text) <= MAX_WORDS, "must have fewer than 30 words")
		.refine((text) => text.endsWith("?"), "must end with a question"),
});
export type QuickInsight = z.infer<typeof quickInsightSchema>;

/** Returns the insight as the person sees it. */
export const renderQuickInsight = ({ form, text }: QuickInsight): string => `${insightForms[form]} ${text}`;
