import type { AnalyzeQuestionnaireInput, Coach } from "@/lib/ai/types";
import { AppError } from "@/lib/core/errors";
import { type Analysis, analysisSchema } from "@/lib/questionnaires/analysis";
import { reply } from "./conversation/reply";
import { quickInsight } from "./journal/quick-insight";
import { reflectOnEntry } from "./journal/reflect";
import { writeLifeScript } from "./scripts/life-script";
import { writeLoveScript } from "./scripts/love-script";
import { writeAnalysis } from "./writing/analysis";

/**
 * The coach that needs no model, key or network: it reads with a lexicon and a small English tagger, and writes from
 * building blocks chosen by what it read. English only, and it says so. The same input gives the same text.
 */
export const builtInCoach: Coach = {
	name: "built-in",
	analyzeQuestionnaire,
	reflectOnEntry,
	quickInsight,
	reply,
	writeLifeScript,
	writeLoveScript,
};

async function analyzeQuestionnaire(input: AnalyzeQuestionnaireInput, signal: AbortSignal): Promise<Analysis> {
	signal.throwIfAborted();
	const analysis = analysisSchema.safeParse(await writeAnalysis(input, signal));
	if (!analysis.success)
		throw new AppError("ai_failed", "The coach could not write about these answers.", { cause: analysis.error });
	return analysis.data;
}
