"use client";

import { useState } from "react";
import { WeeksChart } from "@/components/progress/weeks-chart";
import { WritingCalendar } from "@/components/progress/writing-calendar";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { NotLoaded } from "@/components/ui/feedback/not-loaded";
import { Spinner } from "@/components/ui/feedback/spinner";
import { useDays } from "@/lib/browser/journal/client";
import { useProgress } from "@/lib/browser/progress/client";
import type { HistoryFilter } from "@/lib/domain/journal/paths";
import type { Day } from "@/lib/domain/progress/days";
import type { ClientProgress } from "@/lib/domain/progress/schema";
import { monthAndYear } from "@/lib/domain/progress/spoken";

type WritingDaysProps = {
	userId: number;
	today: Day;
	filter: HistoryFilter;
	onFilter: (filter: HistoryFilter) => void;
};

/** The days of a month, which also filter the history, and the words per week. */
export function WritingDays({ userId, today, filter, onFilter }: WritingDaysProps) {
	const [month, setMonth] = useState(today.slice(0, 7));
	const days = useDays(userId, month);
	const isFiltered = filter.month === month && !filter.day;
	return (
		<div className="space-y-5">
			<Card className="p-4 sm:p-5" aria-label="Writing days">
				{days.isError ? (
					<NotLoaded className="text-sm text-ink-soft" onTry={() => days.refetch()}>
						The calendar could not be loaded.
					</NotLoaded>
				) : (
					<WritingCalendar
						month={month}
						today={today}
						days={days.isPlaceholderData ? [] : (days.data?.days ?? [])}
						firstDay={days.data?.firstDay ?? null}
						selected={filter.day}
						onMonth={setMonth}
						onSelect={(day) => onFilter({ ...filter, day, month: null })}
					/>
				)}
				{days.data?.firstDay && (
					<Button
						variant="link"
						size="inline"
						aria-pressed={isFiltered}
						onClick={() => onFilter({ ...filter, day: null, month: isFiltered ? null : month })}
						className="mt-1 text-sm"
					>
						{isFiltered ? "Show all entries" : `Show only ${monthAndYear(month)}`}
					</Button>
				)}
			</Card>
			<WordsCard userId={userId} />
		</div>
	);
}

function WordsCard({ userId }: { userId: number }) {
	const progress = useProgress(userId);
	if (progress.isPending) return <Spinner label="Loading" className="text-accent" />;
	if (progress.isError || progress.data.totalWordCount === 0) return null;
	return (
		<Card className="p-4 sm:p-5" aria-labelledby="words-per-week">
			<h2 id="words-per-week" className="text-lg">
				Words per week
			</h2>
			<div className="mt-4">
				<WeeksChart weeks={progress.data.weeks} />
			</div>
			<p className="mt-4 text-sm text-ink-soft">{streakSentence(progress.data)}</p>
		</Card>
	);
}

/** Describes the person's streak. One that has ended is not called a failure. */
function streakSentence({ currentStreak, bestStreak }: ClientProgress): string {
	const days = (count: number) => `${count} ${count === 1 ? "day" : "days"}`;
	if (currentStreak === 0) return `Welcome back. Your longest run is ${days(bestStreak)}, and it is yours to keep.`;
	if (currentStreak >= bestStreak) return `${days(currentStreak)} in a row, your longest so far.`;
	return `${days(currentStreak)} in a row. Your longest was ${days(bestStreak)}.`;
}
