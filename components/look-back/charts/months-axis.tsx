import { cn } from "@/components/ui/cn";
import type { WeekThen } from "@/lib/domain/look-back/year";
import { addDays } from "@/lib/domain/progress/days";
import { monthNames } from "@/lib/domain/timeline/moments";

/** With more months than this, a phone only has room for their first letters. */
const MANY = 6;
/** A month with fewer weeks than this at the edge of the chart has no room for its name. */
const FEWEST = 2;

/** The months below a chart of weeks, each below its first week. */
export function MonthsAxis({ weeks }: { weeks: readonly WeekThen[] }) {
	// A week belongs to the month in which most of its days are.
	const months = weeks.map(({ start }) => Number(addDays(start, 3).slice(5, 7)));
	const firsts = months.flatMap((month, i) => (month === months[i - 1] ? [] : [{ month, at: i }]));
	const shown = firsts.filter(({ at }, i) => (firsts[i + 1]?.at ?? weeks.length) - at >= FEWEST);
	return (
		<div
			aria-hidden="true"
			style={{ gridTemplateColumns: `repeat(${weeks.length}, minmax(0, 1fr))` }}
			className="mt-1.5 grid text-xs text-ink-soft"
		>
			{shown.map(({ month, at }) => (
				<span key={at} style={{ gridColumnStart: at + 1 }} className="row-start-1 w-0 whitespace-nowrap">
					{monthNames[month - 1]?.[0]}
					<span className={cn(shown.length > MANY && "max-sm:hidden")}>{monthNames[month - 1]?.slice(1, 3)}</span>
				</span>
			))}
		</div>
	);
}
