"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { addMonths, weeksOf } from "@/lib/domain/progress/calendar";
import type { Day } from "@/lib/domain/progress/days";
import { longDay, monthAndYear, spokenWords } from "@/lib/domain/progress/spoken";

type WritingCalendarProps = {
	/** `YYYY-MM` */
	month: string;
	today: Day;
	/** The days of the month on which the person wrote. */
	days: readonly { day: Day; words: number }[];
	/** The first day ever; no month before its month can be shown. */
	firstDay: Day | null;
	selected: Day | null;
	onMonth: (month: string) => void;
	/** Called with the day that was pressed, or with null if it is selected already. */
	onSelect: (day: Day | null) => void;
};

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** The writing days of a month; pressing one shows what was written. */
export function WritingCalendar({ month, today, days, firstDay, selected, onMonth, onSelect }: WritingCalendarProps) {
	const written = new Map(days.map(({ day, words }) => [day, words]));
	const hasEarlier = firstDay !== null && month > firstDay.slice(0, 7);
	const hasLater = month < today.slice(0, 7);
	return (
		<div>
			<div className="flex items-center justify-between">
				<Button
					variant="ghost"
					size="icon"
					disabled={!hasEarlier}
					onClick={() => onMonth(addMonths(month, -1))}
					className="-ml-3 text-ink-soft"
				>
					<ChevronLeft aria-hidden="true" className="size-5" />
					<span className="sr-only">Previous month</span>
				</Button>
				<h2 aria-live="polite" className="text-lg">
					{monthAndYear(month)}
				</h2>
				<Button
					variant="ghost"
					size="icon"
					disabled={!hasLater}
					onClick={() => onMonth(addMonths(month, 1))}
					className="-mr-3 text-ink-soft"
				>
					<ChevronRight aria-hidden="true" className="size-5" />
					<span className="sr-only">Next month</span>
				</Button>
			</div>
			<table className="w-full table-fixed text-center text-sm tabular-nums">
				<caption className="sr-only">Days you wrote in {monthAndYear(month)}</caption>
				<thead>
					<tr>
						{weekdays.map((name) => (
							<th key={name} scope="col" abbr={name} className="pb-1 text-xs font-normal text-ink-soft">
								{name.slice(0, 2)}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{weeksOf(month).map((week) => (
						<tr key={week.find(Boolean)}>
							{week.map((day, i) => (
								<td key={day ?? weekdays[i]} className="py-0.5">
									{day && (
										<DayCell
											day={day}
											words={written.get(day)}
											isToday={day === today}
											isSelected={day === selected}
											onSelect={onSelect}
										/>
									)}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

interface DayCellProps {
	day: Day;
	words: number | undefined;
	isToday: boolean;
	isSelected: boolean;
	onSelect: WritingCalendarProps["onSelect"];
}

function DayCell({ day, words, isToday, isSelected, onSelect }: DayCellProps) {
	const number = Number(day.slice(8));
	const shape = "mx-auto grid size-9 place-items-center rounded-full max-lg:size-10";
	if (words === undefined) {
		return (
			<span className={cn(shape, "text-ink-soft", isToday && "inset-ring inset-ring-edge")}>
				{number}
				{isToday && <span className="sr-only"> (today)</span>}
			</span>
		);
	}
	return (
		<button
			type="button"
			aria-pressed={isSelected}
			aria-label={`${longDay(day)}, ${spokenWords(words)}`}
			onClick={() => onSelect(isSelected ? null : day)}
			className={cn(
				shape,
				"bg-soft font-medium text-on-soft transition-colors duration-(--motion-fast) hover:bg-accent hover:text-on-accent",
				isSelected && "bg-accent text-on-accent",
				isToday && "inset-ring-2 inset-ring-accent",
			)}
		>
			{number}
		</button>
	);
}
