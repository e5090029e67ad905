import type { Analysis } from "@/lib/questionnaires/analysis";
import type { Answer, PatternScore, Questionnaire } from "@/lib/questionnaires/schema";

/** What a coach may know about the person it writes to. */
export interface CoachedPerson {
	firstName: string;
}

/** How the person wants the coach to be: texts from their coach settings. They steer manner, never safety. */
export interface CoachManner {
	persona: string;
	instructions: string;
}

/** An earlier analysis of the same person, which a later one may refer to. */
export interface EarlierAnalysis {
	questionnaireId: string;
	title: string;
	completedAt: Date;
	/** The stored markdown. */
	analysis: string;
	/** What they answered then, so that their own words can be quoted. */
	answers: Answer[];
	questions: Questionnaire["questions"];
}

export interface AnalyzeQuestionnaireInput {
	person: CoachedPerson;
	manner: CoachManner;
	questionnaire: Questionnaire;
	answers: Answer[];
	/** Scores of this attempt; null for every questionnaire but the pattern one. */
	patternScores: PatternScore[] | null;
	/** Scores of the attempt before this one, if there was one. */
	previousPatternScores: PatternScore[] | null;
	/** Newest first. */
	earlier: EarlierAnalysis[];
}

/**
 * The coach. Every method may take long, stops when `signal` aborts (rejecting with the signal's reason),
 * and throws an `AppError` with code `ai_failed`, `ai_timeout` or `ai_not_configured` when it cannot answer.
 */
export interface Coach {
	/** Who wrote it, as shown to the person: `built-in` or the model's name. */
	readonly name: string;
	analyzeQuestionnaire(input: AnalyzeQuestionnaireInput, signal: AbortSignal): Promise<Analysis>;
}
