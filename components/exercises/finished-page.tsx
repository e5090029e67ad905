"use client";

import { ArrowLeft, Copy, NotebookPen, PencilLine, Target } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/feedback/toast";
import { lazyPart } from "@/components/ui/lazy-part";
import { LocalDay } from "@/components/ui/local-day";
import { Markdown } from "@/components/ui/markdown";
import { DeleteButton } from "@/components/undo/delete-button";
import { messageOf } from "@/lib/browser/core/api-client";
import { copyText } from "@/lib/browser/core/copy-text";
import { useDeleteRun, useSaveRun } from "@/lib/browser/exercises/client";
import { useGoals } from "@/lib/browser/goals/client";
import { addToDraft } from "@/lib/browser/journal/add-to-draft";
import { exercisesScreen } from "@/lib/domain/exercises/paths";
import type { ClientRun } from "@/lib/domain/exercises/run";
import type { Practice } from "@/lib/domain/exercises/schema";
import { MAX_GOALS } from "@/lib/domain/goals/limits";
import type { SafetyNotice } from "@/lib/domain/safety/shown";
import { type ExerciseLink, SafetyFirst } from "./safety-first";

const GoalDialog = lazyPart(() => import("@/components/goals/goal-dialog").then((module) => module.GoalDialog));

type FinishedPageProps = {
	userId: number;
	exercise: Practice;
	calm: readonly ExerciseLink[];
	run: ClientRun;
	safety: SafetyNotice | null;
	/** Called with the run after it was opened again. */
	onReopened: (run: ClientRun) => void;
};

/** The page that an exercise made, and where it can be passed on to. */
export function FinishedPage({ userId, exercise, calm, run, safety, onReopened }: FinishedPageProps) {
	const router = useRouter();
	const sheet = useRef<HTMLElement>(null);
	const text = run.page?.text ?? "";

	useEffect(() => {
		window.scrollTo(0, 0);
		if (!safety) sheet.current?.focus({ preventScroll: true });
	}, [safety]);

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
		const added = addToDraft(userId, { text, prompt: `From an exercise: ${exercise.title}`, sentAs: null });
		if (added === "done") return router.push("/journal");
		toast({
			title: "It was not put into your journal",
			description:
				added === "full"
					? "Your draft there is very long already. Submit it first, then try again."
					: "This browser keeps no drafts. You can copy the page instead.",
			variant: "destructive",
		});
	}

	return (
		<div className="mx-auto max-w-2xl">
			<Link href={exercisesScreen} className="inline-flex min-h-11 items-center gap-2 text-sm text-ink-soft">
				<ArrowLeft aria-hidden="true" className="size-4" />
				All exercises
			</Link>
			{safety && <SafetyFirst notice={safety} exercise={exercise} calm={calm} />}
			<article
				ref={sheet}
				tabIndex={-1}
				aria-label="Your page"
				className="mt-2 rounded-xl bg-page px-5 py-7 shadow-page outline-none sm:p-10"
			>
				<p className="text-sm text-ink-soft">
					{exercise.title}
					{run.finishedAt && (
						<>
							{" · "}
							<LocalDay iso={run.finishedAt} />
						</>
					)}
				</p>
				<Markdown
					topHeading={1}
					className="mt-2 [&_h1]:text-3xl [&_h2]:text-base [&_h2]:text-ink-soft [&_p]:font-serif [&_p]:text-lg"
				>
					{run.page?.markdown ?? ""}
				</Markdown>
			</article>
			<div className="mt-6 flex flex-wrap gap-3 print:hidden">
				<Button onClick={intoJournal} className="max-sm:w-full">
					<NotebookPen aria-hidden="true" className="size-5" />
					Put into the journal
				</Button>
				<Button variant="outline" onClick={copy} className="max-sm:grow">
					<Copy aria-hidden="true" className="size-5" />
					Copy
				</Button>
				{run.goal && <MakeGoal userId={userId} description={run.goal} />}
			</div>
			<div className="-ml-3 mt-4 flex flex-wrap gap-x-1 print:hidden">
				<Reopen run={run} onReopened={onReopened} />
				<DeletePage userId={userId} run={run} />
			</div>
		</div>
	);
}

function MakeGoal({ userId, description }: { userId: number; description: string }) {
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
			<Button variant="outline" disabled={!goals.data} onClick={() => setOpen(true)} className="max-sm:grow">
				<Target aria-hidden="true" className="size-5" />
				Make a goal
			</Button>
			{isOpen && (
				<GoalDialog
					userId={userId}
					goal={null}
					firstDescription={description}
					onClose={() => setOpen(false)}
					onSaved={() => toast({ title: "It is a goal now", description: "You find it on your dashboard." })}
				/>
			)}
		</>
	);
}

function Reopen({ run, onReopened }: { run: ClientRun; onReopened: (run: ClientRun) => void }) {
	const save = useSaveRun();
	const { id, answers, version } = run;
	return (
		<Button
			variant="ghost"
			size="sm"
			pending={save.isPending}
			onClick={() =>
				save.mutate(
					{ id, answers, version, step: 0, status: "open" },
					{
						onSuccess: onReopened,
						onError: (error) =>
							toast({
								title: "It could not be opened",
								description: messageOf(error, "Please try again."),
								variant: "destructive",
							}),
					},
				)
			}
		>
			<PencilLine aria-hidden="true" className="size-4" />
			Change an answer
		</Button>
	);
}

function DeletePage({ userId, run }: { userId: number; run: ClientRun }) {
	const router = useRouter();
	const remove = useDeleteRun(userId);
	return (
		<DeleteButton
			question="Delete this page?"
			consequence="Your answers to this exercise go with it. What you have put into your journal or a goal stays."
			done="Page deleted"
			failed="The page was not deleted"
			remove={() => remove.mutateAsync(run.id)}
			onDeleted={() => router.push(exercisesScreen)}
		>
			Delete
		</DeleteButton>
	);
}
