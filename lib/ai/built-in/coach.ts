import type { Coach } from "@/lib/ai/types";
import { BUILT_IN } from "@/lib/domain/core/written-by";
import { analyzeQuestionnaire } from "./analyses/analyze";
import { reply } from "./guide/reply";
import { quickInsight } from "./journal/quick-insight";
import { reflectOnEntry } from "./journal/reflect";
import { writeLifeScript } from "./scripts/life-script";
import { writeLoveScript } from "./scripts/love-script";

/**
 * The coach that needs no model, key or network. It recognizes wording, not meaning, and says only what it can show:
 * see the README beside this file. It reads English only, and tells people so. The same input gives the same text.
 */
export const builtInCoach: Coach = {
	name: BUILT_IN,
	isServer: false,
	isGuide: true,
	canReplyAgain: false,
	analyzeQuestionnaire,
	reflectOnEntry,
	quickInsight,
	reply,
	writeLifeScript,
	writeLoveScript,
};
