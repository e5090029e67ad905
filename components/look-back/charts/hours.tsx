"use client";

import { scaleLinear } from "@visx/scale";
import { Bar } from "@visx/shape";
import { SpokenTable } from "@/components/ui/spoken-table";

const STEP = 10;
const HEIGHT = 56;
const clock = (hour: number) => `${hour % 12 || 12} ${hour < 12 ? "a.m." : "p.m."}`;

/** Shows in which hours of the day pages were begun. */
export function Hours({ hours }: { hours: readonly number[] }) {
	const y = scaleLinear({ domain: [0, Math.max(1, ...hours)], range: [0, HEIGHT] });
	return (
		<figure>
			<svg
				viewBox={`0 0 ${STEP * 24} ${HEIGHT}`}
				preserveAspectRatio="none"
				aria-hidden="true"
				className="h-14 w-full print-colors"
			>
				<line x1="0" x2={STEP * 24} y1={HEIGHT} y2={HEIGHT} className="stroke-edge" vectorEffect="non-scaling-stroke" />
				{hours.map(
					(pages, hour) =>
						pages > 0 && (
							<Bar
								key={clock(hour)}
								x={hour * STEP + 1.5}
								y={HEIGHT - y(pages)}
								width={STEP - 3}
								height={y(pages)}
								className="fill-ribbon"
							/>
						),
				)}
			</svg>
			<div aria-hidden="true" className="mt-1.5 grid grid-cols-4 text-xs text-ink-soft">
				{["Midnight", "6 a.m.", "Noon", "6 p.m."].map((label) => (
					<span key={label}>{label}</span>
				))}
			</div>
			<SpokenTable
				caption="Pages by the hour in which they were begun"
				columns={["Hour", "Pages"]}
				rows={hours.flatMap((pages, hour) => (pages > 0 ? [[clock(hour), clock(hour), pages] as const] : []))}
			/>
		</figure>
	);
}
