"use client";

import { scaleBand, scaleLinear } from "@visx/scale";
import { BarStack } from "@visx/shape";
import { SpokenTable } from "@/components/ui/spoken-table";
import { quarters } from "@/lib/domain/feelings/feelings";
import type { WeekThen } from "@/lib/domain/look-back/year";
import { shortDay } from "@/lib/domain/progress/spoken";
import { MonthsAxis } from "./months-axis";

const WIDTH = 636;
const HEIGHT = 150;
const ids = quarters.map(({ id }) => id);
const colors: Record<string, string> = Object.fromEntries(ids.map((id) => [id, `var(--feeling-${id})`]));

/** Stacked bars of the quarters of feelings in each week of a year. */
export function FeelingWeeks({ weeks }: { weeks: readonly WeekThen[] }) {
	const rows = weeks.map(({ start, felt }) => ({ start, ...felt }));
	const most = Math.max(7, ...weeks.map(({ felt }) => ids.reduce((sum, id) => sum + felt[id], 0)));
	const x = scaleBand({ domain: weeks.map(({ start }) => start), range: [0, WIDTH], padding: 0.22 });
	const y = scaleLinear({ domain: [0, most], range: [HEIGHT, 0] });
	return (
		<figure className="mt-5">
			<svg
				viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
				preserveAspectRatio="none"
				aria-hidden="true"
				className="h-36 w-full print-colors"
			>
				<line x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} className="stroke-edge" vectorEffect="non-scaling-stroke" />
				<BarStack
					data={rows}
					keys={ids}
					x={({ start }) => start}
					xScale={x}
					yScale={y}
					color={(id) => colors[id] ?? "none"}
				/>
			</svg>
			<MonthsAxis weeks={weeks} />
			<SpokenTable
				caption="Days with a feeling of each quarter, by week"
				columns={["Week of", ...quarters.map(({ label }) => label)]}
				rows={weeks
					.filter(({ felt }) => ids.some((id) => felt[id] > 0))
					.map(({ start, felt }) => [start, shortDay(start), ...ids.map((id) => felt[id])])}
			/>
		</figure>
	);
}
