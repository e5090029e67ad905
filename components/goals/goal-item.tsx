"use client";

import { Check, Pencil, RotateCcw, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Slider } from "@/components/ui/slider";
import { toast } from "@/components/ui/toast";
import { ApiError, messageOf } from "@/lib/core/api-client";
import { useDeleteGoal, useUpdateGoal } from "@/lib/goals/client";
import type { ClientGoal, GoalUpdate } from "@/lib/goals/schema";
import { shownDescription } from "@/lib/goals/shown";

type GoalItemProps = { userId: number; goal: ClientGoal; onEdit: () => void };

/** One goal: what it is, how far it has come, and what can be done with it. */
export function GoalItem({ userId, goal, onEdit }: GoalItemProps) {
	const update = useUpdateGoal(userId);
	// While the thumb is moved, and until the server has answered.
	const [progress, setProgress] = useState<number | null>(null);
	const isDone = goal.completedAt !== null;
	const name = goal.title ?? shownDescription(goal.description);

	const change = (changes: GoalUpdate) =>
		update.mutate(
			{ id: goal.id, ...changes },
			{
				onError: (error) =>
					toast({
						title: "Failed to update goal",
						description: `Failed to update goal: ${error instanceof ApiError ? error.text : "there was no answer"}`,
						variant: "destructive",
					}),
				onSettled: () => setProgress(null),
			},
		);

	return (
		<li className="py-5 first:pt-4 last:pb-0">
			<p className="text-sm text-ink-soft">
				{goal.type === "short term" ? "Short term" : "Long term"}
				{isDone && " · Completed"}
			</p>
			{goal.title && <h3 className="mt-0.5 text-lg">{goal.title}</h3>}
			<p className="mt-1 max-w-measure whitespace-pre-line">{shownDescription(goal.description)}</p>
			{!isDone && (
				<div className="mt-3 flex items-center gap-4">
					<Slider
						label={`Progress: ${name}`}
						value={progress ?? goal.progress}
						min={0}
						max={100}
						step={5}
						valueText={`${progress ?? goal.progress}%`}
						disabled={update.isPending}
						onChange={setProgress}
						onCommit={(value) => change({ progress: value })}
					/>
					<p className="w-12 text-right font-serif tabular-nums">{progress ?? goal.progress}%</p>
				</div>
			)}
			<div className="-ml-3 mt-2 flex flex-wrap gap-x-1">
				<Button variant="ghost" size="sm" pending={update.isPending} onClick={() => change({ completed: !isDone })}>
					{isDone ? (
						<RotateCcw aria-hidden="true" className="size-4" />
					) : (
						<Check aria-hidden="true" className="size-4" />
					)}
					{isDone ? "Reopen" : "Complete"}
					<span className="sr-only">: {name}</span>
				</Button>
				<Button variant="ghost" size="sm" onClick={onEdit}>
					<Pencil aria-hidden="true" className="size-4" />
					Edit<span className="sr-only">: {name}</span>
				</Button>
				<DeleteGoal userId={userId} id={goal.id} name={name} />
			</div>
		</li>
	);
}

function DeleteGoal({ userId, id, name }: { userId: number; id: string; name: string }) {
	const [isAsking, setAsking] = useState(false);
	const remove = useDeleteGoal(userId);
	const confirm = () =>
		remove.mutate(id, {
			onSettled: () => setAsking(false),
			onError: (error) =>
				toast({
					title: "The goal was not removed",
					description: messageOf(error, "Please try again."),
					variant: "destructive",
				}),
		});
	return (
		<>
			<Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
				<Trash2 aria-hidden="true" className="size-4" />
				Remove<span className="sr-only">: {name}</span>
			</Button>
			<ConfirmDialog
				open={isAsking}
				onOpenChange={setAsking}
				title="Remove this goal?"
				description="It makes room for another one. What you wrote about it in your journal stays."
				confirmLabel="Remove"
				cancelLabel="Keep it"
				onConfirm={confirm}
				pending={remove.isPending}
				danger
			/>
		</>
	);
}
