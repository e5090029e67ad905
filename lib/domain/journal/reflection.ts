import { z } from "zod";

const short = (max: number) => z.string().trim().min(1).max(max);

/** What a coach gives back for a journal entry. Plain prose, no markdown. */
export const reflectionSchema = z.strictObject({
	/** Two to eight words that name this entry and no other. */
	title: short(120),
	/** A model writes three; the built-in coach as many as it can show. */
	keyInsights: z.array(short(600)).min(1).max(3),
	/** A sentence of the person's own, verbatim from this entry, or null where there is none to lift out. */
	quote: short(600).nullable(),
	/** A warm closing message. */
	message: short(800),
	/** Which of the related entries an insight speaks of, counted from 1, or null. */
	relatedEntry: z.number().int().min(1).max(20).nullable(),
});
export type Reflection = z.infer<typeof reflectionSchema>;

/** The five forms of a quick insight, and the emoji that each begins with. */
export const insightForms = {
	pattern: "🔍",
	reframe: "💡",
	growth: "🌱",
	feeling: "❤️",
	direction: "🧭",
} as const;
export type InsightForm = keyof typeof insightForms;
const formNames = Object.keys(insightForms) as [InsightForm, ...InsightForm[]];

/** The most words of a quick insight. */
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

/** The insight as the person sees it. */
export const renderQuickInsight = ({ form, text }: QuickInsight): string => `${insightForms[form]} ${text}`;
