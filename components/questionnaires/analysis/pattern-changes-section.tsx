import { describeChanges, type PatternChange } from "@/lib/domain/questionnaires/changes";

type PatternChangesProps = {
	changes: readonly PatternChange[];
	/** The section's heading, which says when the earlier answers were given. */
	since: string;
};

/** Shows how each pattern has changed since the last time: a line from then to now, and the change in words. */
export function PatternChangesSection({ changes, since }: PatternChangesProps) {
	return (
		<section aria-labelledby="changes" className="break-inside-avoid">
			<h3 id="changes" className="text-xl">
				{since}
			</h3>
			<p className="mt-2 max-w-measure">{describeChanges(changes)}</p>
			<ul className="mt-5 grid gap-2.5 sm:gap-3">
				{changes.map((change) => (
					<ChangeRow key={change.name} {...change} />
				))}
			</ul>
			<p className="mt-4 max-w-measure text-sm text-ink-soft">
				The ring is where you were, the dot where you are now. A few points can come from the day you answered on; what
				stays over several times says more.
			</p>
		</section>
	);
}

function ChangeRow({ name, before, now }: PatternChange) {
	const difference = now - before;
	return (
		<li className="grid grid-cols-[1fr_auto] items-center gap-x-3 text-sm sm:grid-cols-[7.5rem_1fr_auto] sm:text-base">
			<span>{name}</span>
			<span aria-hidden="true" className="relative order-last col-span-2 mx-2 block h-5 sm:order-none sm:col-span-1">
				<span className="absolute inset-x-0 top-1/2 border-t border-rule" />
				<span
					className="absolute top-1/2 -mt-px h-0.5 bg-accent"
					style={{ left: `${Math.min(before, now)}%`, width: `${Math.abs(difference)}%` }}
				/>
				<span
					className="absolute top-1/2 -mt-1.5 -ml-1.5 size-3 rounded-full border-2 border-edge bg-page"
					style={{ left: `${before}%` }}
				/>
				<span className="absolute top-1/2 -mt-1.5 -ml-1.5 size-3 rounded-full bg-accent" style={{ left: `${now}%` }} />
			</span>
			<span className="text-right text-ink-soft tabular-nums">
				{before}% <span aria-hidden="true">→</span>
				<span className="sr-only"> then, now </span> <span className="font-medium text-ink">{now}%</span>
			</span>
		</li>
	);
}
