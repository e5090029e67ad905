import type { PatternName, PatternScore } from "@/lib/questionnaires/schema";

/** A score of one of the six patterns. */
export interface Scored extends PatternScore {
	name: PatternName;
}
