import { SpokenTable } from "@/components/ui/spoken-table";
import type { PatternScore } from "@/lib/domain/questionnaires/schema";

const WIDTH = 320;
const HEIGHT = 308;
const CENTER = { x: WIDTH / 2, y: HEIGHT / 2 };
const RADIUS = 110;
const rings = [20, 40, 60, 80, 100];
/** A pattern with a score above this has its own card; the ring is drawn a little stronger. */
const SHOWN_RING = 60;

function point(index: number, count: number, percent: number) {
	const angle = (2 * Math.PI * index) / count - Math.PI / 2;
	const distance = (RADIUS * percent) / 100;
	return { x: CENTER.x + distance * Math.cos(angle), y: CENTER.y + distance * Math.sin(angle) };
}

const outline = (percents: readonly number[]) =>
	percents
		.map((percent, index) => point(index, percents.length, percent))
		.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
		.join(" ");

type PatternRadarProps = {
	scores: readonly Pick<PatternScore, "name" | "score">[];
	/** The same patterns, in the same order, at the earlier attempt. */
	before?: readonly number[];
};

/** The six patterns as one shape; a table has the numbers for people who cannot see it. */
export function PatternRadar({ scores, before }: PatternRadarProps) {
	const count = scores.length;
	return (
		<figure className="relative">
			<svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="mx-auto block w-full max-w-sm">
				{rings.map((ring) => (
					<polygon
						key={ring}
						points={outline(scores.map(() => ring))}
						fill="none"
						className={ring === SHOWN_RING ? "stroke-edge" : "stroke-rule"}
					/>
				))}
				{scores.map(({ name }, index) => {
					const { x, y } = point(index, count, 100);
					return <line key={name} x1={CENTER.x} y1={CENTER.y} x2={x} y2={y} className="stroke-rule" />;
				})}
				{before && (
					<polygon
						points={outline(before)}
						fill="none"
						className="stroke-ink-soft"
						strokeDasharray="5 4"
						strokeWidth="1.75"
					/>
				)}
				<polygon
					points={outline(scores.map(({ score }) => score))}
					className="fill-accent/20 stroke-accent"
					strokeWidth="2"
					strokeLinejoin="round"
				/>
				{scores.map(({ name, score }, index) => {
					const { x, y } = point(index, count, score);
					return <circle key={name} cx={x} cy={y} r="3.5" className="fill-accent" />;
				})}
				<RingNumber />
				{scores.map(({ name, score }, index) => (
					<Label key={name} index={index} count={count} name={name} score={score} />
				))}
			</svg>
			<figcaption className="mt-2 text-center text-sm text-ink-soft">
				The patterns to look at are those above {SHOWN_RING}%.
			</figcaption>
			<SpokenTable
				className="top-0 left-0"
				caption="Your score in each of the six patterns"
				columns={["Pattern", "Score", ...(before ? ["Last time"] : [])]}
				rows={scores.map(({ name, score }, i) => [name, name, `${score}%`, ...(before ? [`${before[i]}%`] : [])])}
			/>
		</figure>
	);
}

/** The number of the ring, on its side between the last axis and the first: on an axis it would belong to a pattern. */
function RingNumber() {
	const angle = (-2 * Math.PI) / 3;
	const distance = (RADIUS * SHOWN_RING * Math.cos(Math.PI / 6)) / 100;
	return (
		<text
			x={CENTER.x + distance * Math.cos(angle)}
			y={CENTER.y + distance * Math.sin(angle)}
			textAnchor="middle"
			dominantBaseline="central"
			className="fill-ink-soft stroke-page text-[11px] [paint-order:stroke]"
			strokeWidth="4"
			strokeLinejoin="round"
		>
			{SHOWN_RING}
		</text>
	);
}

type LabelProps = { index: number; count: number; name: string; score: number };

/** A name and its number above or below their corner. At the sides, they are aligned with the edge of the drawing. */
function Label({ index, count, name, score }: LabelProps) {
	const corner = point(index, count, 100);
	const side = Math.round(corner.x - CENTER.x);
	const x = side === 0 ? CENTER.x : side > 0 ? WIDTH - 2 : 2;
	const anchor = side === 0 ? "middle" : side > 0 ? "end" : "start";
	const isAbove = corner.y < CENTER.y;
	return (
		<text textAnchor={anchor} className="fill-ink text-[14px]">
			<tspan x={x} y={isAbove ? corner.y - 28 : corner.y + 22}>
				{name}
			</tspan>
			<tspan x={x} dy="16" className="fill-ink-soft text-[13px] tabular-nums">
				{score}%
			</tspan>
		</text>
	);
}
