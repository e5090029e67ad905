import Link from "next/link";
import { quarterClass } from "@/components/feelings/quarter-class";
import { cn } from "@/components/ui/cn";
import { SpokenTable } from "@/components/ui/spoken-table";
import { feelingById, quarters } from "@/lib/domain/feelings/feelings";
import { DAYS_SHOWN } from "@/lib/domain/look-back/limits";
import type { DayFelt, TodayThen } from "@/lib/domain/look-back/shown";
import { quartersOf } from "@/lib/domain/look-back/year";
import { addDays } from "@/lib/domain/progress/days";
import { longDay } from "@/lib/domain/progress/spoken";

/** Draws the last sixty days as dots in the colors of the feelings that were chosen, ending with today. */
export function SixtyDays({ today: { today, days } }: { today: TodayThen }) {
	const byDay = new Map(days.map((one) => [one.day, one]));
	const shown = Array.from({ length: DAYS_SHOWN }, (_, i) => addDays(today, i + 1 - DAYS_SHOWN));
	return (
		<figure>
			<figcaption className="text-sm text-ink-soft">
				{days.length > 0 ? "The last sixty days" : "An example of sixty days"}
			</figcaption>
			<div aria-hidden="true" className="mt-3 grid max-w-72 grid-cols-10 gap-1.5">
				{shown.map((day, i) => (
					<Dot key={day} felt={byDay.get(day)} ghost={days.length === 0 ? i : null} isToday={day === today} />
				))}
			</div>
			<ul aria-hidden="true" className="mt-4 grid w-fit grid-cols-2 gap-x-5 gap-y-0.5 text-xs text-ink-soft">
				{quarters.map(({ id, label }) => (
					<li key={id} className="flex items-center gap-1.5">
						<span className={cn("size-2 shrink-0 rounded-full print-colors", quarterClass[id])} />
						{label}
					</li>
				))}
			</ul>
			{days.length > 0 && (
				<SpokenTable
					caption="The feelings you chose in the last sixty days"
					columns={["Day", "Feelings"]}
					rows={days.map(({ day, feelings }) => [
						day,
						longDay(day),
						feelings.map((id) => feelingById(id)?.label).join(", "),
					])}
				/>
			)}
			<Link
				href="/look-back"
				className="mt-1 inline-flex min-h-11 items-center text-sm text-accent underline decoration-1 underline-offset-4"
			>
				Look back
			</Link>
		</figure>
	);
}

/** The filled dots of the sample drawing shown on the first day. */
const drawn: Readonly<Record<number, string>> = {
	3: "bg-feeling-calm",
	4: "bg-feeling-calm",
	11: "bg-feeling-low",
	18: "bg-feeling-bright",
	24: "bg-feeling-stirred",
	25: "bg-feeling-low",
	33: "bg-feeling-calm",
	37: "bg-feeling-bright",
	38: "bg-feeling-bright",
	46: "bg-feeling-low",
	52: "bg-feeling-calm",
	57: "bg-feeling-bright",
};

function Dot({ felt, ghost, isToday }: { felt: DayFelt | undefined; ghost: number | null; isToday: boolean }) {
	const round = "flex aspect-square w-full overflow-hidden rounded-full print-colors";
	if (ghost !== null)
		return (
			<span className={cn(round, drawn[ghost] ? cn(drawn[ghost], "opacity-30") : "inset-ring inset-ring-edge/60")} />
		);
	const stripes = felt ? quartersOf(felt) : [];
	return (
		<span
			className={cn(
				round,
				stripes.length === 0 && "inset-ring inset-ring-edge/60",
				isToday && "ring-2 ring-ink-soft ring-offset-2 ring-offset-page",
			)}
		>
			{stripes.map((quarter) => (
				<span key={quarter} className={cn("grow", quarterClass[quarter])} />
			))}
		</span>
	);
}
