import Link from "next/link";
import { Fragment, useEffect } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import type { TimelineEntry } from "@/lib/domain/timeline/entries";
import { monthNames, type Today } from "@/lib/domain/timeline/moments";
import { preloadEntryDialog } from "./lazy-entry-dialog";
import { ADD_RELATIONSHIP_PATH } from "./paths";
import { TimelineCard } from "./timeline-card";

/** The columns for the line and the card; on wide screens there are cards on either side of the line. */
const rowClass =
	"grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-4 @2xl:grid-cols-[minmax(0,1fr)_6rem_minmax(0,1fr)] @2xl:gap-x-0";
/**
 * On wide screens, a card begins beside the end of the one before. The smallest card is more than twice this high, so
 * cards on the same side never overlap.
 */
const OVERLAP = "@2xl:-mt-10";

type TimelineListProps = {
	entries: TimelineEntry[];
	today: Today;
	onOpen: (entry: TimelineEntry) => void;
};

/** The line through time, newest at the top, with cards on both sides of it; on phones, on one side. */
export function TimelineList({ entries, today, onOpen }: TimelineListProps) {
	useEffect(preloadEntryDialog, []);
	return (
		<div className="@container">
			<div className="relative mt-8 @2xl:mt-10">
				<div
					aria-hidden="true"
					className="absolute bottom-0 left-3 top-4 w-0.5 -translate-x-1/2 bg-linear-to-b from-accent via-edge/60 via-30% to-transparent @2xl:left-1/2"
				/>
				<p className="relative flex items-center gap-3 @2xl:justify-center">
					<span aria-hidden="true" className="grid size-6 place-items-center @2xl:hidden">
						<span className="size-3 rounded-full bg-accent ring-4 ring-paper" />
					</span>
					<span className="rounded-full bg-accent px-4 py-1 text-sm font-medium text-on-accent ring-4 ring-paper">
						Today
					</span>
					<span className="text-sm text-ink-soft @2xl:sr-only">
						{monthNames[today.month - 1]} {today.year}
					</span>
				</p>
				<ol className="relative mt-6 grid gap-5 @2xl:gap-0">
					{entries.map((entry, index) => {
						const before = entries[index - 1];
						const isFirstUndated = entry.year === null && before?.year !== null;
						return (
							<Fragment key={entry.id}>
								{isFirstUndated && <UndatedMark />}
								<li className={cn(rowClass, before && !isFirstUndated && OVERLAP)}>
									<Node
										year={before?.year === entry.year ? null : entry.year}
										isOngoing={entry.isOngoing}
										isLeft={index % 2 === 0}
									/>
									<div className={cn("@2xl:row-start-1", index % 2 === 0 ? "@2xl:col-start-1" : "@2xl:col-start-3")}>
										<TimelineCard entry={entry} onOpen={() => onOpen(entry)} />
									</div>
								</li>
							</Fragment>
						);
					})}
					{entries.length === 1 && <Invitation />}
				</ol>
			</div>
		</div>
	);
}

/**
 * The dot where a card meets the line: filled while the relationship lasts. Wide screens also show the year in which it
 * began.
 */
function Node({ year, isOngoing, isLeft }: { year: number | null; isOngoing: boolean; isLeft: boolean }) {
	return (
		<div aria-hidden="true" className="relative flex flex-col items-center pt-6 @2xl:col-start-2 @2xl:row-start-1">
			<span
				className={cn(
					"absolute left-1/2 top-[2.125rem] h-px w-7 bg-edge/60 -translate-y-1/2 @2xl:w-1/2",
					isLeft && "@2xl:left-0",
				)}
			/>
			<span className="relative flex flex-col items-center bg-paper py-1 @2xl:px-1.5">
				<span className={cn("size-3 rounded-full border-2 border-accent", isOngoing ? "bg-accent" : "bg-paper")} />
				{year !== null && <span className="mt-1 hidden font-serif text-sm text-ink-soft @2xl:block">{year}</span>}
			</span>
		</div>
	);
}

/** Shown beside a single card: why it is worth adding a second. */
function Invitation() {
	return (
		<li className={cn(rowClass, OVERLAP)}>
			<div className="col-start-2 rounded-lg border border-dashed border-edge p-5 @2xl:col-start-3">
				<p className="text-ink-soft">One chapter is a beginning. With a second, you can see what returns.</p>
				<Button asChild variant="link" size="inline" className="-mb-2 mt-1">
					<Link href={ADD_RELATIONSHIP_PATH}>Add another</Link>
				</Button>
			</div>
		</li>
	);
}

function UndatedMark() {
	return (
		<li className="relative grid grid-cols-[1.5rem_minmax(0,1fr)] items-center gap-x-4 pt-2 @2xl:block @2xl:py-4 @2xl:text-center">
			<span className="col-start-2 @2xl:mx-auto">
				<span className="bg-paper text-sm text-ink-soft @2xl:px-3">Somewhere in time, with no year given</span>
			</span>
		</li>
	);
}
