import { content, type Paragraph } from "../parts/part";
import type { Line } from "../parts/phrasebook";
import type { AnalysisParts } from "./analysis-parts";
import type { DangerText } from "./content/in-danger";

const said = (text: Line): Paragraph => [content(text, null)];

/** Builds the analysis shown if there may be a danger: fixed text without any of the person's words. */
export const dangerParts = (text: DangerText): AnalysisParts => ({
	quote: null,
	keyInsights: text.keyInsights.map(said),
	corePattern: [said(text.corePattern)],
	origin: [said(text.origin)],
	impact: [said(text.impact)],
	innerWork: [said(text.innerWork)],
	relationalShifts: [said(text.relationalShifts)],
	actionSteps: text.actionSteps.map(said),
	areasForExploration: text.areas.map(said),
	closingInsight: [said(text.closing)],
});
