import Link from "next/link";
import { SafetyNotice } from "@/components/safety/safety-notice";
import { exerciseScreen } from "@/lib/domain/exercises/paths";
import type { Practice } from "@/lib/domain/exercises/schema";
import { isForCoach, type SafetyNotice as Notice } from "@/lib/domain/safety/shown";

/** The fields that a link to an exercise needs. */
export type ExerciseLink = Pick<Practice, "slug" | "title">;

type SafetyFirstProps = {
	notice: Notice;
	exercise: Practice;
	/** Exercises that may be offered beside the notice. */
	calm: readonly ExerciseLink[];
	/** Called instead of folding the notice away, if the exercise waits behind it. */
	onNotMeant?: () => void;
};

/** Shown first when an answer sounds like danger; after it, only calm exercises are offered. */
export function SafetyFirst({ notice, exercise, calm, onNotMeant }: SafetyFirstProps) {
	const offered = isForCoach(notice) ? [] : calm.filter(({ slug }) => slug !== exercise.slug);
	const isAboutThem = exercise.aboutSomebody && notice.mayBeWatched;
	return (
		<div className="mb-8">
			<SafetyNotice notice={notice} takesFocus onNotMeant={onNotMeant} />
			{(isAboutThem || offered.length > 0) && (
				<div className="mt-4 grid max-w-measure gap-2">
					{isAboutThem && (
						<p>This exercise is not made for somebody who is afraid. You can stop here; what you wrote is kept.</p>
					)}
					{offered.length > 0 && (
						<p>
							If you would like something quiet right now:{" "}
							{offered.map(({ slug, title }, index) => (
								<span key={slug}>
									{index > 0 && ", or "}
									<Link href={exerciseScreen(slug)} className="text-accent underline underline-offset-4">
										{title}
									</Link>
								</span>
							))}
							.
						</p>
					)}
				</div>
			)}
		</div>
	);
}
