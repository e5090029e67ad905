"use client";

import { CalendarClock, Check, Pencil } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Slider } from "@/components/ui/forms/slider";
import { lazyPart } from "@/components/ui/lazy-part";
import type { ClientGoal } from "@/lib/domain/goals/schema";
import { nameOf, shownDescription } from "@/lib/domain/goals/shown";
import { DeleteGoal } from "./delete-goal";
import { useChangeGoal } from "./use-change-goal";

const ThreadDialog = lazyPart(() => import("@/components/threads/thread-dialog").then((module) => module.ThreadDialog));

type GoalItemProps = {
	userId: number;
	goal: ClientGoal;
	onEdit: () => void;
	/** Called once it is completed. */
	onCompleted: () => void;
};

/** An open goal: its text, its progress, and its actions. */
export function GoalItem({ userId, goal, onEdit, onCompleted }: GoalItemProps) {
	const { change, isPending } = useChangeGoal(userId, goal.id);
	// Set while the thumb is being moved, and until the server has responded.
	const [progress, setProgress] = useState<number | null>(null);
	const [isAskedLater, setAskedLater] = useState(false);
	const name = nameOf(goal);

	return (
		<li id={`goal-${goal.id}`} className="scroll-mt-20 py-5 first:pt-4 last:pb-0">
			<p className="text-sm text-ink-soft">{goal.type === "short term" ? "Short term" : "Long term"}</p>
			{goal.title && <h3 className="mt-0.5 text-lg">{goal.title}</h3>}
			<p className="mt-1 max-w-measure whitespace-pre-line">{shownDescription(goal.description)}</p>
			<div className="mt-3 flex items-center gap-4">
				<Slider
					label={`Progress: ${name}`}
					value={progress ?? goal.progress}
					min={0}
					max={100}
					step={5}
					valueText={`${progress ?? goal.progress}%`}
					disabled={isPending}
					onChange={setProgress}
					onCommit={(value) => change({ progress: value }, { onSettled: () => setProgress(null) })}
				/>
				<p className="w-12 text-right font-serif tabular-nums">{progress ?? goal.progress}%</p>
			</div>
			{/* In two rows if four buttons do not fit in one. */}
			<div className="@container mt-2">
				<div className="-mx-2 grid grid-cols-2 justify-items-start gap-x-1 *:px-2 @sm:flex">
					<Button
						variant="ghost"
						size="sm"
						pending={isPending}
						onClick={() => change({ completed: true }, { onDone: onCompleted })}
					>
						<Check aria-hidden="true" className="size-4" />
						Complete<span className="sr-only"> “{name}”</span>
					</Button>
					<Button variant="ghost" size="sm" onClick={onEdit}>
						<Pencil aria-hidden="true" className="size-4" />
						Edit<span className="sr-only"> “{name}”</span>
					</Button>
					<Button variant="ghost" size="sm" onClick={() => setAskedLater(true)}>
						<CalendarClock aria-hidden="true" className="size-4" />
						Ask me later<span className="sr-only"> “{name}”</span>
					</Button>
					<DeleteGoal userId={userId} id={goal.id} name={name} />
				</div>
			</div>
			{isAskedLater && <ThreadDialog thread={null} onClose={() => setAskedLater(false)} />}
		</li>
	);
}
