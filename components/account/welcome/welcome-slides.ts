import type { ReactNode } from "react";
import { APP_NAME, COACH_NAME } from "@/lib/domain/core/brand";
import { AssessmentFigure, CoachFigure, JournalFigure, OpeningFigure, PatternFigure, ProgressFigure } from "./figures";

/** The slides of the welcome screen: the opening, then what the product offers. */
export const slides: { title: string; text: string; Figure: () => ReactNode }[] = [
	{
		title: APP_NAME,
		text: "A private place to understand yourself, and how you love. A few honest pages at a time.",
		Figure: OpeningFigure,
	},
	{
		title: "Complete Assessments",
		text: "Guided questionnaires, a few each week, about where you come from and what you repeat.",
		Figure: AssessmentFigure,
	},
	{
		title: "AI Pattern Analysis",
		text: "See your core pattern, where it began, and what it does to the people you love.",
		Figure: PatternFigure,
	},
	{
		title: "AI-Powered Coaching",
		text: `Talk it through with ${COACH_NAME}, a coach that draws on what you have written and asks the next good question.`,
		Figure: CoachFigure,
	},
	{
		title: "Daily Journaling",
		text: "A prompt, a page, and a reflection that answers what you wrote.",
		Figure: JournalFigure,
	},
	{
		title: "Track Your Progress",
		text: "Watch entries, streaks and goals add up, quietly, at your own pace.",
		Figure: ProgressFigure,
	},
];
