import type { Analysis } from "@/lib/domain/questionnaires/analysis";
import type { Own, Paragraph } from "../parts/part";
import { renderParagraph, renderParagraphs } from "../parts/render";

/** An analysis before it is markdown: what stands under each heading, paragraph by paragraph. */
export interface AnalysisParts {
	quote: Own | null;
	keyInsights: readonly Paragraph[];
	corePattern: readonly Paragraph[];
	origin: readonly Paragraph[];
	impact: readonly Paragraph[];
	innerWork: readonly Paragraph[];
	relationalShifts: readonly Paragraph[];
	actionSteps: readonly Paragraph[];
	areasForExploration: readonly Paragraph[];
	closingInsight: readonly Paragraph[];
}

/** The analysis as it is stored. */
export function renderAnalysisParts(parts: AnalysisParts): Analysis {
	return {
		quote: parts.quote ? parts.quote.words.text : null,
		keyInsights: parts.keyInsights.map(renderParagraph),
		corePattern: renderParagraphs(parts.corePattern),
		origin: renderParagraphs(parts.origin),
		impact: renderParagraphs(parts.impact),
		innerWork: renderParagraphs(parts.innerWork),
		relationalShifts: renderParagraphs(parts.relationalShifts),
		actionSteps: parts.actionSteps.map(renderParagraph),
		areasForExploration: parts.areasForExploration.map(renderParagraph),
		closingInsight: renderParagraphs(parts.closingInsight),
	};
}

/** All paragraphs in their order, for whoever looks at what a text is made of. */
export const paragraphsOf = ({ quote, ...rest }: AnalysisParts): Paragraph[] => [
	...(quote ? [[quote]] : []),
	...Object.values(rest).flat(),
];
