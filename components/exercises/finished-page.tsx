"use client";

import { PencilLine } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { toastError } from "@/components/ui/feedback/toast-error";
import { LocalDay } from "@/components/ui/local-day";
import { Markdown } from "@/components/ui/markdown";
import { DeleteButton } from "@/components/undo/delete-button";
import { useDeleteRun, useSaveRun } from "@/lib/browser/exercises/client";
import { exercisesScreen } from "@/lib/domain/exercises/paths";
import type { ClientRun } from "@/lib/domain/exercises/run";
import type { Practice } from "@/lib/domain/exercises/schema";
import type { SafetyNotice } from "@/lib/domain/safety/shown";
import { BackToAll } from "./back-to-all";
import { PageActions } from "./page-actions";
import { type ExerciseLink, SafetyFirst } from "./safety-first";

type FinishedPageProps = {
	userId: number;
	exercise: Practice;
	calm: readonly ExerciseLink[];
	run: ClientRun;
	safety: SafetyNotice | null;
	/** Called with the run after it was opened again. */
	onReopened: (run: ClientRun) => void;
};

/** The page that an exercise made, and what can be done with it. */
export function FinishedPage({ userId, exercise, calm, run, safety, onReopened }: FinishedPageProps) {
	const sheet = useRef<HTMLElement>(null);

	useEffect(() => {
		window.scrollTo(0, 0);
		if (!safety) sheet.current?.focus({ preventScroll: true });
	}, [safety]);

	return (
		<div className="max-w-3xl">
			<BackToAll practice={exercise} />
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
				<PageActions userId={userId} practice={exercise} run={run} />
			</div>
			<div className="-ml-3 mt-4 flex flex-wrap gap-x-1 print:hidden">
				<Reopen run={run} onReopened={onReopened} />
				<DeletePage userId={userId} run={run} />
			</div>
		</div>
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
						onError: (error) => toastError("It could not be opened", error),
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
			consequence="Your answers to this exercise are deleted too. Anything you added to your journal or turned into a goal stays."
			done="Page deleted"
			failed="The page was not deleted"
			remove={() => remove.mutateAsync(run.id)}
			onDeleted={() => router.push(exercisesScreen)}
		>
			Delete
		</DeleteButton>
	);
}
