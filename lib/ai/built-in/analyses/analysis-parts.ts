import type { Analysis } from "@/lib/domain/questionnaires/analysis";
import type { Own, Paragraph } from "../parts/part";
import { renderParagraph, renderParagraphs } from "../parts/render";

/** An analysis before it becomes markdown: the paragraphs under each heading. */
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

/** Converts the analysis to the form in which it is stored. */
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

/** Returns all paragraphs in reading order, for code that checks which parts an analysis consists of. */
export const paragraphsOf = ({ quote, ...rest }: AnalysisParts): Paragraph[] => [
	...(quote ? [[quote]] : []),
	...Object.values(rest).flat(),
];
