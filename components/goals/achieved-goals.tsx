"use client";

import { Check, RotateCcw } from "lucide-react";
import { useState } from "react";
import { Burst } from "@/components/sound/burst";
import { Button } from "@/components/ui/button";
import { LocalDay } from "@/components/ui/local-day";
import type { ClientGoal } from "@/lib/domain/goals/schema";
import { nameOf, shownDescription } from "@/lib/domain/goals/shown";
import { DeleteGoal } from "./delete-goal";
import { useChangeGoal } from "./use-change-goal";

/** How many are listed at first. */
const SHOWN = 3;

type AchievedGoalsProps = {
	userId: number;
	goals: readonly ClientGoal[];
	/** Whether there is room to reopen one. */
	hasRoom: boolean;
	/** The id of the goal that was completed a moment ago. */
	reachedId: string | null;
};

/** The achieved goals, newest first. */
export function AchievedGoals({ userId, goals, hasRoom, reachedId }: AchievedGoalsProps) {
	const [showsAll, setShowsAll] = useState(false);
	const latest = [...goals].sort((a, b) => (b.completedAt ?? "").localeCompare(a.completedAt ?? ""));
	const shown = showsAll ? latest : latest.slice(0, SHOWN);
	return (
		<section aria-labelledby="achieved-goals" className="mt-6 border-t border-rule pt-5">
			<h3 id="achieved-goals" className="text-lg">
				Achieved
			</h3>
			<ul className="mt-1">
				{shown.map((goal) => (
					<Achieved key={goal.id} userId={userId} goal={goal} hasRoom={hasRoom} isReached={goal.id === reachedId} />
				))}
			</ul>
			{shown.length < latest.length && (
				<Button variant="ghost" size="sm" className="-ml-3 mt-1" onClick={() => setShowsAll(true)}>
					Show all {latest.length}
				</Button>
			)}
		</section>
	);
}

type AchievedProps = Pick<AchievedGoalsProps, "userId" | "hasRoom"> & { goal: ClientGoal; isReached: boolean };

function Achieved({ userId, goal, hasRoom, isReached }: AchievedProps) {
	const { change, isPending } = useChangeGoal(userId, goal.id);
	const name = nameOf(goal);
	return (
		<li id={`goal-${goal.id}`} className="flex scroll-mt-20 gap-3 pt-3">
			<span className="relative mt-1 size-5 shrink-0 text-accent">
				<Check aria-hidden="true" className="size-5" />
				{isReached && <Burst />}
			</span>
			<div className="min-w-0 grow">
				<p className="break-words">{goal.title ?? shownDescription(goal.description)}</p>
				<p className="text-sm text-ink-soft">
					{goal.completedAt && (
						<>
							Completed on <LocalDay iso={goal.completedAt} />
						</>
					)}
				</p>
				<div className="-ml-3.5 flex flex-wrap gap-x-1">
					{hasRoom && (
						<Button variant="ghost" size="sm" pending={isPending} onClick={() => change({ completed: false })}>
							<RotateCcw aria-hidden="true" className="size-4" />
							Reopen<span className="sr-only"> “{name}”</span>
						</Button>
					)}
					<DeleteGoal userId={userId} id={goal.id} name={name} />
				</div>
			</div>
		</li>
	);
}
