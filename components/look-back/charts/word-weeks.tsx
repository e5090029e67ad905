"use client";

import { scaleBand, scaleLinear } from "@visx/scale";
import { Bar } from "@visx/shape";
import { SpokenTable } from "@/components/ui/spoken-table";
import type { WeekThen } from "@/lib/domain/look-back/year";
import { shortDay, spokenWords } from "@/lib/domain/progress/spoken";
import { MonthsAxis } from "./months-axis";

const WIDTH = 636;
const HEIGHT = 130;

/** Bars of the words in each week of a year. */
export function WordWeeks({ weeks }: { weeks: readonly WeekThen[] }) {
	const x = scaleBand({ domain: weeks.map(({ start }) => start), range: [0, WIDTH], padding: 0.22 });
	const y = scaleLinear({ domain: [0, Math.max(1, ...weeks.map(({ words }) => words))], range: [0, HEIGHT] });
	return (
		<figure className="mt-5">
			<svg
				viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
				preserveAspectRatio="none"
				aria-hidden="true"
				className="h-32 w-full print-colors"
			>
				<line x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} className="stroke-edge" vectorEffect="non-scaling-stroke" />
				{weeks
					.filter(({ words }) => words > 0)
					.map(({ start, words }) => (
						<Bar
							key={start}
							x={x(start)}
							y={HEIGHT - y(words)}
							width={x.bandwidth()}
							height={y(words)}
							className="fill-accent/70"
						/>
					))}
			</svg>
			<MonthsAxis weeks={weeks} />
			<SpokenTable
				caption="Words and days of writing, by week"
				columns={["Week", "Words", "Days of writing"]}
				rows={weeks
					.filter(({ words }) => words > 0)
					.map(({ start, words, daysWritten }) => [
						start,
						`Week of ${shortDay(start)}`,
						spokenWords(words),
						`${daysWritten} ${daysWritten === 1 ? "day" : "days"}`,
					])}
			/>
		</figure>
	);
}
