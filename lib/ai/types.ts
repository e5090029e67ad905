import type { QuickInsight, Reflection } from "@/lib/journal/reflection";
import type { Day } from "@/lib/progress/days";
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

/** An earlier journal entry of the same person that is clearly related to a new one. */
export interface RelatedEntry {
	/** The person's local day. */
	day: Day;
	title: string | null;
	content: string;
	/** Words that both have, the most telling first. */
	shared: string[];
}

export interface QuickInsightInput {
	person: CoachedPerson;
	manner: CoachManner;
	/** What the journal asked. */
	prompt: string;
	content: string;
}

export interface ReflectOnEntryInput extends QuickInsightInput {
	/** The person's local day of the entry. */
	day: Day;
	/** Best first; empty where nothing is clearly related. */
	related: RelatedEntry[];
	/** What the coach gave back for the last entries, newest first, so that it need not sound alike. */
	recent: Pick<Reflection, "title" | "keyInsights" | "message">[];
}

/**
 * The coach. Every method may take long, stops when `signal` aborts (rejecting with the signal's reason),
 * and throws an `AppError` with code `ai_failed`, `ai_timeout` or `ai_not_configured` when it cannot answer.
 */
export interface Coach {
	/** Who wrote it, as shown to the person: `built-in` or the model's name. */
	readonly name: string;
	analyzeQuestionnaire(input: AnalyzeQuestionnaireInput, signal: AbortSignal): Promise<Analysis>;
	reflectOnEntry(input: ReflectOnEntryInput, signal: AbortSignal): Promise<Reflection>;
	/** For words that are not saved. */
	quickInsight(input: QuickInsightInput, signal: AbortSignal): Promise<QuickInsight>;
}
