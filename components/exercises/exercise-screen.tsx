"use client";

import { startTransition, useState } from "react";
import { laterPart } from "@/components/ui/later-part";
import { useUser } from "@/lib/browser/account/client";
import { useKnownRun } from "@/lib/browser/exercises/client";
import { exerciseScreen } from "@/lib/domain/exercises/paths";
import type { ClientRun } from "@/lib/domain/exercises/run";
import type { Practice } from "@/lib/domain/exercises/schema";
import type { SafetyNotice } from "@/lib/domain/safety/shown";
import { Intro } from "./intro";
import type { ExerciseLink } from "./safety-first";

const RunScreen = laterPart(() => import("./run-screen").then((module) => module.RunScreen));
const FinishedPage = laterPart(() => import("./finished-page").then((module) => module.FinishedPage));

type ExerciseScreenProps = {
	exercise: Practice;
	calm: readonly ExerciseLink[];
	/** The run named in the URL, or the unfinished one. */
	rendered: ClientRun | null;
	/** The notice for signs of danger in the answers of that run, if any. */
	renderedSafety: SafetyNotice | null;
};

/** An exercise: its introduction, its steps, or its finished page. */
export function ExerciseScreen({ exercise, calm, rendered, renderedSafety }: ExerciseScreenProps) {
	const { data: user } = useUser();
	const known = useKnownRun(exercise.slug, rendered);
	const [run, setRun] = useState(known);
	const [safety, setSafety] = useState(renderedSafety);
	if (!user) return null;

	function show(next: ClientRun) {
		// The previous part stays until the one that shows it is loaded.
		startTransition(() => setRun(next));
		// The URL names the run, so that the page is still there after a reload.
		const isFinished = next.status === "finished";
		window.history.replaceState(null, "", exerciseScreen(exercise.slug, isFinished ? next.id : undefined));
	}

	if (!run) return <Intro exercise={exercise} onBegun={show} />;
	if (run.status === "open") {
		return (
			<RunScreen
				key={`${run.id}/${run.createdAt}`}
				userId={user.id}
				exercise={exercise}
				calm={calm}
				first={run}
				firstSafety={safety}
				onFinished={({ safety: notice, ...finished }) => {
					setSafety(notice);
					show(finished);
				}}
			/>
		);
	}
	return (
		<FinishedPage
			userId={user.id}
			exercise={exercise}
			calm={calm}
			run={run}
			safety={safety}
			onReopened={(reopened) => {
				setSafety(null);
				show(reopened);
			}}
		/>
	);
}
