import { SpokenTable } from "@/components/ui/spoken-table";
import { addMonths } from "@/lib/domain/progress/calendar";
import { monthAndYear } from "@/lib/domain/progress/spoken";

/** Minimum number of months in the chart: a single page should be one bar in a year, not fill the chart. */
const FEWEST = 12;
const STEP = 10;
const HEIGHT = 72;

/** Bars of pages by month, from the first month to the last. */
export function Months({ months }: { months: readonly { month: string; pages: number }[] }) {
	const last = months.at(-1)?.month ?? "";
	const found = new Map(months.map(({ month, pages }) => [month, pages]));
	const all: string[] = [];
	for (let month = last; month >= (months[0]?.month ?? last) || all.length < FEWEST; month = addMonths(month, -1))
		all.unshift(month);
	const most = Math.max(1, ...found.values());
	return (
		<figure className="mt-5">
			<svg
				viewBox={`0 0 ${all.length * STEP} ${HEIGHT}`}
				preserveAspectRatio="none"
				aria-hidden="true"
				className="h-20 w-full print-colors"
			>
				<line
					x1="0"
					x2={all.length * STEP}
					y1={HEIGHT}
					y2={HEIGHT}
					className="stroke-edge"
					vectorEffect="non-scaling-stroke"
				/>
				{all.map((month, i) => {
					const height = ((found.get(month) ?? 0) / most) * (HEIGHT - 2);
					return (
						height > 0 && (
							<rect
								key={month}
								x={i * STEP + 1.5}
								y={HEIGHT - height}
								width={STEP - 3}
								height={height}
								className="fill-accent/70"
							/>
						)
					);
				})}
			</svg>
			<div aria-hidden="true" className="mt-1.5 flex justify-between text-xs text-ink-soft">
				<span>{monthAndYear(all[0] ?? last)}</span>
				<span>{monthAndYear(last)}</span>
			</div>
			<SpokenTable
				caption="Pages by month"
				columns={["Month", "Pages"]}
				rows={months.map(({ month, pages }) => [
					month,
					monthAndYear(month),
					`${pages} ${pages === 1 ? "page" : "pages"}`,
				])}
			/>
		</figure>
	);
}
