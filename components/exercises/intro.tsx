"use client";

import { Button } from "@/components/ui/button";
import { toastError } from "@/components/ui/feedback/toast-error";
import { useBeginRun } from "@/lib/browser/exercises/client";
import { stepsAtFirst } from "@/lib/domain/exercises/engine";
import type { ClientRun } from "@/lib/domain/exercises/run";
import type { Exercise, Practice } from "@/lib/domain/exercises/schema";
import { BackToAll } from "./back-to-all";
import { FearNote } from "./fear-note";

/** The introduction to an exercise: what it is, where it comes from, and for whom it is not suitable. */
export function Intro({ exercise, onBegun }: { exercise: Practice | Exercise; onBegun: (run: ClientRun) => void }) {
	const begin = useBeginRun();
	return (
		<article className="max-w-3xl md:rounded-xl md:bg-page md:p-10 md:shadow-page">
			<BackToAll practice={exercise} />
			<h1 className="mt-2 text-3xl">{exercise.title}</h1>
			<p className="mt-3 max-w-measure font-serif text-lg">{exercise.summary}</p>
			<p className="mt-2 text-sm text-ink-soft">
				{stepsAtFirst(exercise)} steps, about {exercise.minutes} minutes. You can stop anywhere and continue later.
			</p>
			{exercise.aboutSomebody && (
				<div className="mt-6">
					<FearNote />
				</div>
			)}
			<div className="mt-6 grid max-w-measure gap-4">
				{"about" in exercise && exercise.about.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
			</div>
			<Button
				size="lg"
				className="mt-8 max-sm:w-full"
				pending={begin.isPending}
				onClick={() =>
					begin.mutate(exercise.slug, {
						onSuccess: onBegun,
						onError: (error) => toastError("It could not be opened", error, "Please try again in a moment."),
					})
				}
			>
				Begin
			</Button>
			{"source" in exercise && (
				<p className="mt-8 max-w-measure border-t border-rule pt-4 text-sm text-ink-soft">
					In our own words, based on: {exercise.source}
				</p>
			)}
		</article>
	);
}
