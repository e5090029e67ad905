import type { AnalyzeQuestionnaireInput } from "@/lib/ai/types";
import { AppError } from "@/lib/domain/core/errors";
import { type Analysis, analysisSchema } from "@/lib/domain/questionnaires/analysis";
import { analysisParts } from "./analysis";
import { renderAnalysisParts } from "./analysis-parts";

/** Writes the analysis of a questionnaire. @throws `AppError("ai_failed")`; the signal's reason once it aborts. */
export async function analyzeQuestionnaire(input: AnalyzeQuestionnaireInput, signal: AbortSignal): Promise<Analysis> {
	signal.throwIfAborted();
	const analysis = analysisSchema.safeParse(renderAnalysisParts(await analysisParts(input, signal)));
	if (!analysis.success)
		throw new AppError("ai_failed", "The coach could not write about these answers.", { cause: analysis.error });
	return analysis.data;
}
