import { Button } from "@/components/ui/button";
import type { ClientRun } from "@/lib/domain/exercises/run";
import { typedAnswers } from "@/lib/domain/exercises/run";
import type { Answers, Practice } from "@/lib/domain/exercises/schema";

type ConflictNoticeProps = {
	exercise: Practice;
	/** The answers on this screen. */
	mine: Answers;
	/** The answers saved elsewhere meanwhile. */
	theirs: ClientRun;
	onTake: () => void;
	onKeep: () => void;
};

/** Says that the exercise was changed elsewhere. Nothing is replaced until the person decides. */
export function ConflictNotice({ exercise, mine, theirs, onTake, onKeep }: ConflictNoticeProps) {
	const here = typedAnswers(exercise, mine);
	const there = typedAnswers(exercise, theirs.answers);
	const different = exercise.steps.filter(({ id }) => here.get(id) !== there.get(id));
	return (
		<section
			role="alert"
			aria-label="Changed elsewhere"
			className="mb-6 rounded-lg bg-soft px-5 pt-4 pb-2 text-on-soft"
		>
			<p>
				This was also changed in another tab or on another device. What you typed here is still here, and nothing has
				been replaced.
			</p>
			<ul className="mt-3 grid gap-3 text-sm">
				{different.map(({ id, title }) => (
					<li key={id}>
						<p className="font-medium">{title}</p>
						<p className="line-clamp-3 wrap-anywhere">Here: {here.get(id) ?? "nothing yet"}</p>
						<p className="line-clamp-3 wrap-anywhere">Elsewhere: {there.get(id) ?? "nothing yet"}</p>
					</li>
				))}
			</ul>
			<div className="-ml-3 mt-2 flex flex-wrap gap-x-2">
				<Button variant="ghost" size="sm" className="text-on-soft" onClick={onKeep}>
					Keep what is here
				</Button>
				<Button variant="ghost" size="sm" className="text-on-soft" onClick={onTake}>
					Show the other one
				</Button>
			</div>
		</section>
	);
}
