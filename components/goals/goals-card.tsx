"use client";

import { Plus } from "lucide-react";
import { useState } from "react";
import { MeantForLater } from "@/components/threads/meant-for-later";
import { Button } from "@/components/ui/button";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { NotLoaded } from "@/components/ui/feedback/not-loaded";
import { Spinner } from "@/components/ui/feedback/spinner";
import { toast } from "@/components/ui/feedback/toast";
import { lazyPart } from "@/components/ui/lazy-part";
import { useGoals } from "@/lib/browser/goals/client";
import { MAX_GOALS } from "@/lib/domain/goals/limits";
import type { ClientGoal } from "@/lib/domain/goals/schema";
import { nameOf } from "@/lib/domain/goals/shown";
import { AchievedGoals } from "./achieved-goals";
import { GoalItem } from "./goal-item";

// Loaded separately: not every visit needs the form and its checks.
const GoalDialog = lazyPart(() => import("./goal-dialog").then((module) => module.GoalDialog));

/**
 * The person's goals: at most two open ones, the achieved ones, and what is meant for later. The button to add one only
 * shows while there is room.
 */
export function GoalsCard({ userId }: { userId: number }) {
	const goals = useGoals(userId);
	const [dialog, setDialog] = useState<{ goal: ClientGoal | null } | null>(null);
	/** The id of the goal that was completed here a moment ago. */
	const [reachedId, setReachedId] = useState<string | null>(null);
	const open = goals.data?.filter(({ completedAt }) => completedAt === null);
	const achieved = goals.data?.filter(({ completedAt }) => completedAt !== null) ?? [];
	const hasRoom = open !== undefined && open.length < MAX_GOALS;

	function celebrate(goal: ClientGoal) {
		setReachedId(goal.id);
		toast({ title: "You did it.", description: `“${nameOf(goal)}” is now among the goals you have achieved.` });
	}

	return (
		<Card aria-labelledby="goals-card">
			<CardTitle id="goals-card">Relationship Goals</CardTitle>
			{goals.isError && <NotLoaded onTry={() => goals.refetch()}>Your goals could not be loaded.</NotLoaded>}
			{goals.isPending && <Spinner label="Loading" className="mt-4 text-accent" />}
			{open?.length === 0 && (
				<CardText>
					{achieved.length === 0
						? "Name one thing you would like to do differently with the people you love. Small is fine."
						: "There is room for the next one, whenever you want it."}
				</CardText>
			)}
			{open && open.length > 0 && (
				<ul className="divide-y divide-rule">
					{open.map((goal) => (
						<GoalItem
							key={goal.id}
							userId={userId}
							goal={goal}
							onEdit={() => setDialog({ goal })}
							onCompleted={() => celebrate(goal)}
						/>
					))}
				</ul>
			)}
			{hasRoom && (
				<Button variant="soft" onClick={() => setDialog({ goal: null })} className="mt-6 max-sm:w-full">
					<Plus aria-hidden="true" className="size-5" />
					Add Goal
				</Button>
			)}
			{achieved.length > 0 && (
				<AchievedGoals userId={userId} goals={achieved} hasRoom={hasRoom} reachedId={reachedId} />
			)}
			<MeantForLater />
			{dialog && <GoalDialog userId={userId} goal={dialog.goal} onClose={() => setDialog(null)} />}
		</Card>
	);
}
