import type { ListName } from "@/lib/domain/export/schema";
import type { ImportReport, ImportSource } from "@/lib/domain/import/schema";
import { longDay } from "@/lib/domain/progress/spoken";

export const sourceNames: Record<ImportSource, string> = {
	innerscript: "An export from this app",
	"day-one": "A Day One journal",
	journiv: "A Journiv journal",
	daylio: "A Daylio diary",
	text: "Pages of text",
};

const listLabels: Record<ListName, string> = {
	journalEntries: "Journal entries",
	photos: "Pictures",
	responses: "Sets of answers",
	goals: "Goals",
	chatMessages: "Messages",
	lifeScripts: "Life script",
	loveScripts: "Love script",
	scriptVersions: "Earlier scripts",
	affirmations: "Texts read aloud",
	exerciseRuns: "Exercises",
	feelings: "Feelings",
	threads: "Things meant for later",
	people: "People in your life",
	keptLines: "Kept lines",
	letterMarks: "Letters you kept or threw away",
	reminders: "A reminder to write",
	learnedFacts: "Things the coach learned",
	forgotten: "Things the coach was asked to forget",
	notMeant: "Sentences not meant as they sounded",
	memoryPauses: "Pauses in what it learns",
	coachSettings: "Coach settings",
};

/** Counts how many rows of a file are new. */
export const freshIn = ({ counts }: ImportReport): number =>
	Object.values(counts).reduce((sum, count) => sum + (count?.fresh ?? 0), 0);

/** Describes what a file contains: how many of each kind, from when to when, and what is left out and why. */
export function Report({ report }: { report: ImportReport }) {
	const lists = Object.entries(report.counts) as [ListName, { found: number; fresh: number }][];
	return (
		<div className="grid gap-3">
			<p className="font-medium">{sourceNames[report.source]}</p>
			<dl className="grid gap-1.5">
				{lists.map(([name, { found, fresh }]) => (
					<div key={name} className="flex flex-wrap justify-between gap-x-6">
						<dt>{listLabels[name]}</dt>
						<dd className="tabular-nums">
							{fresh.toLocaleString("en-US")} new
							{found > fresh && <span className="text-ink-soft">, {(found - fresh).toLocaleString("en-US")} not</span>}
						</dd>
					</div>
				))}
			</dl>
			{report.days && (
				<p className="text-sm text-ink-soft">
					{report.days.first === report.days.last
						? `The new entries are from ${longDay(report.days.first)}.`
						: `The new entries run from ${longDay(report.days.first)} to ${longDay(report.days.last)}.`}
				</p>
			)}
			{report.leftOutCount > 0 && (
				<details>
					<summary className="min-h-11 cursor-pointer py-2.5 text-accent underline underline-offset-4">
						{report.leftOutCount === 1 ? "One thing is" : `${report.leftOutCount.toLocaleString("en-US")} things are`}{" "}
						left out
					</summary>
					<ul className="mt-1 grid max-h-72 gap-2 overflow-y-auto text-sm">
						{report.leftOut.map(({ what, why }, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
							<li key={index} className="break-words">
								{what}
								<span className="block text-ink-soft">{why}.</span>
							</li>
						))}
					</ul>
					{report.leftOutCount > report.leftOut.length && (
						<p className="mt-2 text-sm text-ink-soft">These are the first {report.leftOut.length}.</p>
					)}
				</details>
			)}
		</div>
	);
}
