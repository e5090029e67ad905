import type { Coach } from "@/lib/ai/types";
import { analyzeQuestionnaire } from "./analyses/analyze";
import { reply } from "./guide/reply";
import { quickInsight } from "./journal/quick-insight";
import { reflectOnEntry } from "./journal/reflect";
import { writeLifeScript } from "./scripts/life-script";
import { writeLoveScript } from "./scripts/love-script";

/**
 * The coach that needs no model, key or network. It recognizes wording, not meaning, and says what it can show: see the
 * README beside this file. English only, and it says so. The same input gives the same text.
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
