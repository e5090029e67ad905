"use client";

import { ArrowRight } from "lucide-react";
import Link from "next/link";
import { useGoals } from "@/lib/browser/goals/client";
import { useQuestionnaireTitles, useResponses } from "@/lib/browser/questionnaires/client";
import { nameOf } from "@/lib/domain/goals/shown";
import { openPromptPath } from "@/lib/domain/journal/open-prompt-path";
import type { TodayThen } from "@/lib/domain/look-back/shown";
import { libraryProgress } from "@/lib/domain/questionnaires/library";
import { useScriptToWrite } from "./use-script-to-write";

const scriptSteps = {
	life: { label: "Write your Life Script", href: "/profile" },
	love: { label: "Write your Love Script", href: "/profile?script=love" },
};

type NextStepProps = { userId: number; begun: TodayThen["begun"]; hasWritten: boolean };

/** Links to the next step: a script that can be written, an unfinished exercise, the next questionnaire, a goal, or today's page. */
export function NextStep({ userId, begun, hasWritten }: NextStepProps) {
	const { data: titles = [] } = useQuestionnaireTitles();
	const { data: responses = [] } = useResponses(userId);
	const { data: goals = [] } = useGoals(userId);
	const { nextId } = libraryProgress(titles, responses);
	const questionnaire = titles.find(({ id }) => id === nextId);
	const goal = goals.find(({ completedAt }) => completedAt === null);
	const script = useScriptToWrite(userId);
	const step = script
		? scriptSteps[script]
		: begun
			? { label: `Continue “${begun.title}”`, href: begun.href }
			: questionnaire
				? { label: `Answer “${questionnaire.title}”`, href: `/questionnaires/${questionnaire.id}` }
				: goal
					? { label: `Write about “${nameOf(goal)}”`, href: openPromptPath("goal") }
					: { label: hasWritten ? "Write another page" : "Write today’s page", href: "/journal" };
	return (
		<p className="flex flex-wrap items-baseline gap-x-3">
			<span className="text-sm text-ink-soft">Next</span>
			<Link
				href={step.href}
				className="inline-flex min-h-11 items-center gap-2 text-accent underline decoration-1 underline-offset-4 hover:decoration-2"
			>
				{step.label}
				<ArrowRight aria-hidden="true" className="size-4 shrink-0" />
			</Link>
		</p>
	);
}
