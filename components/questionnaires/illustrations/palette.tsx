/**
 * The four colors of the illustrations. The theme sets them for light and dark; the fallbacks are the light ones. They
 * are presentation attributes, so that no inline style is needed.
 */
export const ink = "var(--illustration-ink, #2b2a33)";
export const accent = "var(--illustration-accent, #7a4a3a)";
export const soft = "var(--illustration-soft, #e8cfbf)";
export const paper = "var(--illustration-paper, #fbf7f0)";

/** One engraved mark on the grid of 96: its start and end, and how far its middle bends to the left. */
type Mark = readonly [fromX: number, fromY: number, toX: number, toY: number, bend?: number];

const round = (n: number) => Math.round(n * 10) / 10;

/** Draws a mark that swells after its start and ends in a point, like an engraver's cut. */
function sliver([x1, y1, x2, y2, bend = 0]: Mark): string {
	const length = Math.hypot(x2 - x1, y2 - y1);
	const [nx, ny] = [(y2 - y1) / length, (x1 - x2) / length];
	const half = Math.min(2.2, length * 0.13);
	const [mx, my] = [x1 + (x2 - x1) * 0.4, y1 + (y2 - y1) * 0.4];
	const side = (by: number) => `${round(mx + nx * by)} ${round(my + ny * by)}`;
	return `M${x1} ${y1}Q${side(bend + half)} ${x2} ${y2}Q${side(bend - half)} ${x1} ${y1}Z`;
}

/** Draws engraved marks: light ones cut out of a dark shape, or dark ones that shade a light shape. */
export function Marks({ color = paper, at }: { color?: string; at: readonly Mark[] }) {
	return <path fill={color} stroke="none" d={at.map(sliver).join("")} />;
}

const sky: readonly Mark[] = [
	[18, 28, 29, 28],
	[12, 34, 28, 34],
	[11, 40, 21, 40],
	[85, 56, 71, 56],
	[84, 62, 68, 62],
	[80, 68, 70, 68],
];

/** Draws the hand-cut disc behind every illustration, which makes them a family; `marks` replaces its sky. */
export function Disc({ marks = sky }: { marks?: readonly Mark[] }) {
	return (
		<>
			<path
				fill={soft}
				stroke="none"
				d="M47 12C67 10.5 83 26 84 46C84.5 66.5 69 83 48.5 83.5C28 84 12 68 12 48C12 28.5 28 13 47 12Z"
			/>
			<Marks at={marks} />
		</>
	);
}
