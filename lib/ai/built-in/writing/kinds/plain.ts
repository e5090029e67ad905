import type { Plan } from "../plan";

/** For a questionnaire that has no guide: read by its words alone. */
export const plainPlan: Plan = {
	favored: [],
	expectedThemes: [],
	absences: [],
	central: [],
	kept: [],
	insights: () => [],
	core: () => null,
	origin: () => null,
	impact: () => null,
	inner: () => null,
	relational: () => null,
	actions: [],
	areas: [
		() => "Which of your answers surprised you while you wrote it?",
		() => "What did you leave out, and for whose sake?",
	],
};
