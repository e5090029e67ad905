import type { Analysis } from "@/lib/domain/questionnaires/analysis";

/** An analysis that passes every check. */
export const goodAnalysis: Analysis = {
	quote: null,
	keyInsights: ["You notice silence.", "You speak first."],
	corePattern: "You keep the peace by talking.",
	origin: "Dinner was quiet.",
	impact: "Evenings tire you.",
	innerWork: "Let one silence be.",
	relationalShifts: "Ask once whether it is about you.",
	actionSteps: ["Eat slowly.", "Say one thing less.", "Ask one question."],
	areasForExploration: ["Who was loud?", "What was quiet?"],
	closingInsight: "Silence is not always about you.",
};

/** A reflection on a journal entry that passes every check. */
export const goodReflection = {
	title: "The Tap Running",
	keyInsights: ["You kept quiet.", "You stood still.", "You let it run."],
	quote: null,
	message: "Rest well.",
	relatedEntry: null,
};
