import { z } from "zod";
import { COACH_PROFILE_ID } from "./ids";

const paragraph = z.string().trim().min(1).max(4000);

/**
 * A coach's analysis of a completed questionnaire, part by part. Every part is Markdown prose without headings; the app
 * adds the headings, so that no coach can leave a part out.
 */
export const analysisSchema = z.strictObject({
	/** The person's own words, verbatim; null if they only chose numbers and options. */
	quote: z.string().trim().min(1).max(600).nullable(),
	keyInsights: z.array(paragraph).min(2).max(5),
	corePattern: paragraph,
	origin: paragraph,
	impact: paragraph,
	innerWork: paragraph,
	relationalShifts: paragraph,
	actionSteps: z.array(paragraph).length(3),
	areasForExploration: z.array(paragraph).min(2).max(4),
	closingInsight: paragraph,
});
export type Analysis = z.infer<typeof analysisSchema>;

const mayLack = paragraph.catch("");
/** Minimum number of paragraphs that must be present. */
const LEAST_PARAGRAPHS = 3;

/**
 * Accepts an analysis of which a part is still missing or malformed after a second request: all other parts are kept. A
 * missing part is empty, and its heading is not shown.
 */
export const partialAnalysisSchema = z
	.strictObject({
		...analysisSchema.shape,
		quote: analysisSchema.shape.quote.catch(null),
		keyInsights: z.array(paragraph).min(1).max(5),
		corePattern: mayLack,
		origin: mayLack,
		impact: mayLack,
		innerWork: mayLack,
		relationalShifts: mayLack,
		actionSteps: z.array(paragraph).max(3).catch([]),
		areasForExploration: z.array(paragraph).max(4).catch([]),
		closingInsight: mayLack,
	})
	.refine(({ corePattern, origin, impact, innerWork, relationalShifts, closingInsight }) => {
		const written = [corePattern, origin, impact, innerWork, relationalShifts, closingInsight].filter(Boolean);
		return written.length >= LEAST_PARAGRAPHS;
	}, "too little of it is there");

interface Headings {
	keyInsights: string;
	corePattern: string;
	origin: string;
	impact: string;
	transformation: string;
	innerWork: string;
	relationalShifts: string;
	actionSteps: string;
	areasForExploration: string;
	closingInsight: string;
}

const standardHeadings: Headings = {
	keyInsights: "Key Insights Summary",
	corePattern: "Core Pattern",
	origin: "Origin",
	impact: "Impact",
	transformation: "Transformation Path",
	innerWork: "Inner Work",
	relationalShifts: "Relational Shifts",
	actionSteps: "3 Action Steps",
	areasForExploration: "Areas for Exploration",
	closingInsight: "Closing Insight",
};

/** The coach profile describes the coaching and not the person, so its parts have other headings. */
const coachProfileHeadings: Headings = {
	keyInsights: "Key Insights Summary",
	corePattern: "What You Want From Me",
	origin: "What Has Helped Before, and What Has Not",
	impact: "How I Will Speak With You",
	transformation: "How We Will Work",
	innerWork: "When Things Get Hard",
	relationalShifts: "How You Want to Be Challenged",
	actionSteps: "Three Agreements",
	areasForExploration: "Still to Find Out",
	closingInsight: "A Parting Thought",
};

/** Returns the headings of the parts of this questionnaire's analysis. */
export function analysisHeadings(questionnaireId: string): Headings {
	return questionnaireId === COACH_PROFILE_ID ? coachProfileHeadings : standardHeadings;
}

const bullets = (items: string[]) => items.map((item) => `- ${item.replace(/\s*\n\s*/g, " ")}`).join("\n");
const numbered = (items: string[]) => items.map((item, i) => `${i + 1}. ${item.replace(/\s*\n\s*/g, " ")}`).join("\n");

/**
 * Returns the Markdown that is stored as `aiAnalysis` and shown. The quote comes first, as a block quote with every
 * line marked, so that a line break cannot end it.
 */
export function renderAnalysis(questionnaireId: string, analysis: Analysis): string {
	const h = analysisHeadings(questionnaireId);
	const quote = analysis.quote ? [analysis.quote.replace(/^/gm, "> ")] : [];
	const part = (heading: string, text: string) => (text === "" ? [] : [`${heading}\n\n${text}`]);
	const path = [
		...part(`### ${h.innerWork}`, analysis.innerWork),
		...part(`### ${h.relationalShifts}`, analysis.relationalShifts),
		...part(`### ${h.actionSteps}`, numbered(analysis.actionSteps)),
	];
	return [
		...quote,
		...part(`## ${h.keyInsights}`, bullets(analysis.keyInsights)),
		...part(`## ${h.corePattern}`, analysis.corePattern),
		...part(`## ${h.origin}`, analysis.origin),
		...part(`## ${h.impact}`, analysis.impact),
		...(path.length > 0 ? [`## ${h.transformation}`, ...path] : []),
		...part(`## ${h.areasForExploration}`, bullets(analysis.areasForExploration)),
		...part(`## ${h.closingInsight}`, analysis.closingInsight),
	].join("\n\n");
}
