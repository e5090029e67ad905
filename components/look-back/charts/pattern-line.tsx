"use client";

import { scaleLinear } from "@visx/scale";
import { LinePath } from "@visx/shape";

const WIDTH = 150;
const HEIGHT = 64;
const EDGE = 5;

/** One score over all attempts, from left to right, at distances proportional to time. */
export function PatternLine({ points }: { points: readonly { at: number; score: number }[] }) {
	const [first, last] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 1];
	const x = scaleLinear({
		domain: first === last ? [first - 1, last + 1] : [first, last],
		range: [EDGE, WIDTH - EDGE],
	});
	const y = scaleLinear({ domain: [0, 100], range: [HEIGHT - EDGE, EDGE] });
	return (
		<svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="mt-1 w-full overflow-visible">
			{[0, 50, 100].map((line) => (
				<line key={line} x1="0" x2={WIDTH} y1={y(line)} y2={y(line)} className="stroke-rule" strokeWidth="0.75" />
			))}
			<LinePath
				data={[...points]}
				x={({ at }) => x(at)}
				y={({ score }) => y(score)}
				className="fill-none stroke-accent"
				strokeWidth={2}
				strokeLinejoin="round"
				strokeLinecap="round"
			/>
			{points.map(({ at, score }) => (
				<circle key={at} cx={x(at)} cy={y(score)} r="3" className="fill-accent" />
			))}
		</svg>
	);
}
