"use client";

import { Bookmark, ChevronRight } from "lucide-react";
import Link from "next/link";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { NotLoaded } from "@/components/ui/feedback/not-loaded";
import { LocalDay } from "@/components/ui/local-day";
import { useRuns } from "@/lib/browser/exercises/client";
import { exerciseScreen } from "@/lib/domain/exercises/paths";
import type { RunSummary } from "@/lib/domain/exercises/run";
import type { Exercise } from "@/lib/domain/exercises/schema";

/** What the list shows of an exercise. */
export type ListedExercise = Pick<Exercise, "slug" | "title" | "summary" | "group" | "minutes"> & { steps: number };

/** How many finished pages are shown at first. */
const FIRST_PAGES = 6;

/** All exercises: unfinished ones first, then all of them, then the finished pages. */
export function ExercisesScreen({ exercises }: { exercises: readonly ListedExercise[] }) {
	const runs = useRuns();
	const open = runs.data?.filter(({ status }) => status === "open") ?? [];
	const finished = runs.data?.filter(({ status }) => status === "finished") ?? [];
	const groups = [...new Set(exercises.map(({ group }) => group))];
	return (
		<div>
			<header className="max-w-measure">
				<h1 className="text-3xl">Exercises</h1>
				<p className="mt-2 text-ink-soft">
					Four to eight small steps, in your own words. Stop wherever you like; what you have written waits for you. At
					the end there is a page to keep.
				</p>
			</header>
			{open.length > 0 && (
				<ul aria-label="Halfway" className="mt-8 grid gap-3">
					{open.map((run) => (
						<HalfWay key={run.id} run={run} />
					))}
				</ul>
			)}
			{runs.isError && (
				<NotLoaded role="alert" className="mt-8" onTry={() => runs.refetch()}>
					What you have begun could not be loaded.
				</NotLoaded>
			)}
			{groups.map((group) => (
				<Group key={group} title={group} exercises={exercises.filter((exercise) => exercise.group === group)} />
			))}
			{finished.length > 0 && <Pages runs={finished} />}
		</div>
	);
}

function HalfWay({ run }: { run: RunSummary }) {
	return (
		<li className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg bg-soft px-5 py-4 text-on-soft">
			<Bookmark aria-hidden="true" className="size-5 shrink-0" />
			<p className="min-w-0 grow basis-52">
				<span className="font-serif text-lg">{run.title}</span>
				<span className="block text-sm">
					You stopped at step {run.step + 1} of {run.steps}. Your answers are still here.
				</span>
			</p>
			<Button asChild variant="outline" className="max-sm:w-full">
				<Link href={exerciseScreen(run.slug)}>
					Continue<span className="sr-only"> “{run.title}”</span>
				</Link>
			</Button>
		</li>
	);
}

function Group({ title, exercises }: { title: string; exercises: readonly ListedExercise[] }) {
	const id = useId();
	return (
		<section aria-labelledby={id} className="mt-10">
			<h2 id={id} className="text-xl">
				{title}
			</h2>
			<ul className="mt-4 divide-y divide-rule rounded-lg bg-page shadow-page">
				{exercises.map((exercise) => (
					<li key={exercise.slug}>
						<Link
							href={exerciseScreen(exercise.slug)}
							className="flex items-center gap-4 p-5 transition-colors duration-(--motion-fast) hover:bg-sunken sm:px-7"
						>
							<span className="min-w-0 grow">
								<span className="block font-serif text-lg">{exercise.title}</span>
								<span className="mt-1 block max-w-measure text-sm text-ink-soft">{exercise.summary}</span>
								<span className="mt-1 block text-sm text-ink-soft">
									{exercise.steps} steps, about {exercise.minutes} minutes
								</span>
							</span>
							<ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}

function Pages({ runs }: { runs: readonly RunSummary[] }) {
	const id = useId();
	const [showsAll, setShowsAll] = useState(false);
	const shown = showsAll ? runs : runs.slice(0, FIRST_PAGES);
	return (
		<section aria-labelledby={id} className="mt-10">
			<h2 id={id} className="text-xl">
				Pages you have kept
			</h2>
			<ul className="mt-4 divide-y divide-rule rounded-lg bg-page shadow-page">
				{shown.map((run) => (
					<li key={run.id}>
						<Link
							href={exerciseScreen(run.slug, run.id)}
							className="flex min-h-11 flex-wrap justify-between gap-x-6 p-4 transition-colors duration-(--motion-fast) hover:bg-sunken sm:px-7"
						>
							<span className="font-serif">{run.title}</span>
							<span className="text-sm text-ink-soft">{run.finishedAt && <LocalDay iso={run.finishedAt} />}</span>
						</Link>
					</li>
				))}
			</ul>
			{shown.length < runs.length && (
				<Button variant="ghost" className="mt-2" onClick={() => setShowsAll(true)}>
					Show all {runs.length}
				</Button>
			)}
		</section>
	);
}
