"use client";

import { Copy, NotebookPen, Target } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/feedback/toast";
import { lazyPart } from "@/components/ui/lazy-part";
import { copyText } from "@/lib/browser/core/copy-text";
import { useGoals } from "@/lib/browser/goals/client";
import { addToDraft } from "@/lib/browser/journal/add-to-draft";
import type { ClientRun } from "@/lib/domain/exercises/run";
import type { Practice } from "@/lib/domain/exercises/schema";
import { MAX_GOALS } from "@/lib/domain/goals/limits";

const GoalDialog = lazyPart(() => import("@/components/goals/goal-dialog").then((module) => module.GoalDialog));

type PageActionsProps = {
	userId: number;
	practice: Practice;
	run: ClientRun;
	/** Whether the buttons are small, beside others. */
	isSmall?: boolean;
};

/** What can be done with the page that a talk or an exercise made. */
export function PageActions({ userId, practice, run, isSmall = false }: PageActionsProps) {
	const router = useRouter();
	const text = run.page?.text ?? "";
	const size = isSmall ? "sm" : "md";
	const iconSize = isSmall ? "size-4" : "size-5";

	async function copy() {
		const isDone = await copyText(text);
		toast(
			isDone
				? { title: "Copied", description: "The page is on your clipboard." }
				: {
						title: "It could not be copied",
						description: "You can select the text and copy it yourself.",
						variant: "destructive",
					},
		);
	}

	function intoJournal() {
		const added = addToDraft(userId, { text, prompt: practice.title });
		if (added === "done") return router.push("/journal");
		toast({
			title: "It was not added to your journal",
			description:
				added === "full"
					? "Your draft there is already very long. Submit it first, then try again."
					: "This browser keeps no drafts. You can copy the page instead.",
			variant: "destructive",
		});
	}

	return (
		<>
			<Button
				variant={isSmall ? "outline" : "primary"}
				size={size}
				onClick={intoJournal}
				className={isSmall ? undefined : "max-sm:w-full"}
			>
				<NotebookPen aria-hidden="true" className={iconSize} />
				Add to my journal
			</Button>
			<Button variant="outline" size={size} onClick={copy} className={isSmall ? undefined : "max-sm:grow"}>
				<Copy aria-hidden="true" className={iconSize} />
				Copy
			</Button>
			{run.goal && <MakeGoal userId={userId} description={run.goal} isSmall={isSmall} />}
		</>
	);
}

type MakeGoalProps = { userId: number; description: string; isSmall: boolean };

function MakeGoal({ userId, description, isSmall }: MakeGoalProps) {
	const goals = useGoals(userId);
	const [isOpen, setOpen] = useState(false);
	const open = goals.data?.filter(({ completedAt }) => completedAt === null) ?? [];
	if (open.length >= MAX_GOALS && !isOpen) {
		return (
			<p className="basis-full text-sm text-ink-soft">
				It could also become a goal. You have two already; finish or remove one on the{" "}
				<Link href="/" className="text-accent underline underline-offset-4">
					dashboard
				</Link>{" "}
				to make room.
			</p>
		);
	}
	return (
		<>
			<Button
				variant="outline"
				size={isSmall ? "sm" : "md"}
				disabled={!goals.data}
				onClick={() => setOpen(true)}
				className={isSmall ? undefined : "max-sm:grow"}
			>
				<Target aria-hidden="true" className={isSmall ? "size-4" : "size-5"} />
				Make a goal
			</Button>
			{isOpen && (
				<GoalDialog
					userId={userId}
					goal={null}
					firstDescription={description}
					onClose={() => setOpen(false)}
					onSaved={() => toast({ title: "It is a goal now", description: "It is on your dashboard." })}
				/>
			)}
		</>
	);
}
