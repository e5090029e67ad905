"use client";

import { useState } from "react";
import { Picture } from "@/components/photos/picture";
import { NotLoaded } from "@/components/ui/feedback/not-loaded";
import { Spinner } from "@/components/ui/feedback/spinner";
import { CheckOption } from "@/components/ui/forms/check-option";
import { Field } from "@/components/ui/forms/field";
import { Input } from "@/components/ui/forms/input";
import { PrintedWords, PrintSheet } from "@/components/ui/print/print-sheet";
import { useJournalRange } from "@/lib/browser/journal/stretch";
import type { HistoryFilter, Stretch } from "@/lib/domain/journal/paths";
import type { ClientEntry } from "@/lib/domain/journal/schema";
import { addDays, type Day, localDay } from "@/lib/domain/progress/days";
import { longDay } from "@/lib/domain/progress/spoken";

/** How many days back the range starts by default: about a month. */
const DAYS_BACK = 30;

type PrintJournalProps = { userId: number; filter: HistoryFilter; onClose: () => void };

/** Returns the month or day to which the history is limited, or the last month. */
function stretchOf({ month, day }: HistoryFilter): Stretch {
	if (day) return { from: day, until: day };
	if (month) {
		const next = addDays(`${month}-28`, 4);
		return { from: `${month}-01`, until: addDays(`${next.slice(0, 7)}-01`, -1) };
	}
	const now = new Date();
	const today = localDay(now, now.getTimezoneOffset());
	return { from: addDays(today, -DAYS_BACK), until: today };
}

/** Prints a range of the journal. Any entry can be left out, and so can what the coach wrote. */
export function PrintJournal({ userId, filter, onClose }: PrintJournalProps) {
	const [stretch, setStretch] = useState(() => stretchOf(filter));
	const [hasCoach, setHasCoach] = useState(false);
	const [hasPictures, setHasPictures] = useState(true);
	const [hasPrompts, setHasPrompts] = useState(true);
	const { data, isError, isFetching, refetch } = useJournalRange(userId, stretch);
	const { from, until } = stretch;
	const isWrong = from !== "" && until !== "" && from > until;
	const entries = isWrong || isFetching ? [] : (data?.entries ?? []);
	return (
		<PrintSheet
			title="From my journal"
			note={from === until ? longDay(from as Day) : from && until ? `${longDay(from)} to ${longDay(until)}` : undefined}
			parts={entries.map((entry) => ({
				id: entry.id,
				name: entry.title ? `${longDay(entry.day)} · ${entry.title}` : longDay(entry.day),
				content: <PrintedEntry entry={entry} hasCoach={hasCoach} hasPrompts={hasPrompts} hasPictures={hasPictures} />,
			}))}
			choices={
				<div className="space-y-4">
					<div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
						<Field label="From" error={isWrong ? "The first day is after the last." : undefined}>
							{(control) => (
								<Input
									{...control}
									type="date"
									value={from}
									onChange={({ target }) => setStretch({ from: target.value, until })}
								/>
							)}
						</Field>
						<Field label="Until">
							{(control) => (
								<Input
									{...control}
									type="date"
									value={until}
									onChange={({ target }) => setStretch({ from, until: target.value })}
								/>
							)}
						</Field>
					</div>
					<div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
						<CheckOption checked={hasPrompts} onChange={setHasPrompts}>
							With the prompts
						</CheckOption>
						<CheckOption checked={hasPictures} onChange={setHasPictures}>
							With the pictures
						</CheckOption>
						<CheckOption checked={hasCoach} onChange={setHasCoach}>
							With what the coach wrote
						</CheckOption>
					</div>
					{data?.hasMore && (
						<p role="status" className="text-sm">
							These are the latest {data.entries.length}. For earlier ones, choose an earlier last day.
						</p>
					)}
				</div>
			}
			onClose={onClose}
		>
			{isFetching && <Spinner label="Loading your entries" className="text-accent" />}
			{!isFetching && isError && (
				<NotLoaded role="alert" onTry={() => refetch()}>
					Your entries could not be loaded.
				</NotLoaded>
			)}
			{!isFetching && !isError && data && !isWrong && <p role="status">You wrote nothing on these days.</p>}
		</PrintSheet>
	);
}

type PrintedEntryProps = { entry: ClientEntry; hasCoach: boolean; hasPrompts: boolean; hasPictures: boolean };

function PrintedEntry({ entry, hasCoach, hasPrompts, hasPictures }: PrintedEntryProps) {
	const { prompt, content, keyInsights, quote, message } = entry;
	return (
		<div className="space-y-3">
			{hasPrompts && prompt !== "" && (
				<p data-print="lead" className="max-w-measure font-serif text-ink-soft italic">
					{prompt}
				</p>
			)}
			<PrintedWords>{content}</PrintedWords>
			{hasPictures && entry.photos.length > 0 && (
				<ul className="flex flex-wrap gap-3">
					{entry.photos.map((photo, i) => (
						<li key={photo.id} className="break-inside-avoid">
							<Picture photo={photo} number={i + 1} isEager className="h-auto max-h-72 w-auto max-w-full" />
						</li>
					))}
				</ul>
			)}
			{hasCoach && entry.insightBy !== null && (
				<div className="max-w-measure space-y-2 border-l-2 border-rule pl-4">
					<h5 className="font-medium">What the coach wrote</h5>
					<ul className="list-disc space-y-1 pl-5">
						{keyInsights.map((insight, i) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: a model may say a thing twice
							<li key={i}>{insight}</li>
						))}
					</ul>
					{quote && <p className="font-serif italic">“{quote}”</p>}
					{message && <p>{message}</p>}
				</div>
			)}
		</div>
	);
}
