import { SpokenTable } from "@/components/ui/spoken-table";
import { shortDay, spokenWords } from "@/lib/domain/progress/spoken";

type WeeksChartProps = {
	/** Oldest first. */
	weeks: readonly { start: string; words: number }[];
};

const WIDTH = 264;
const HEIGHT = 96;
const GAP = 6;

/** Bars of words per week; people who cannot see them get the same figures as a table. */
export function WeeksChart({ weeks }: WeeksChartProps) {
	const most = Math.max(1, ...weeks.map(({ words }) => words));
	const step = (WIDTH + GAP) / weeks.length;
	return (
		<figure>
			<svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="w-full overflow-visible">
				{weeks.map(({ start, words }, i) => {
					const height = words === 0 ? 2 : Math.max(6, (words / most) * HEIGHT);
					const isNow = i === weeks.length - 1;
					return (
						<rect
							key={start}
							x={i * step}
							y={HEIGHT - height}
							width={step - GAP}
							height={height}
							rx={words === 0 ? 1 : 4}
							className={words === 0 ? "fill-rule" : isNow ? "fill-accent" : "fill-soft"}
						>
							<title>{`Week of ${shortDay(start)}: ${spokenWords(words)}`}</title>
						</rect>
					);
				})}
			</svg>
			<div aria-hidden="true" className="mt-1.5 flex justify-between text-xs text-ink-soft">
				<span>{shortDay(weeks[0]?.start ?? "2000-01-03")}</span>
				<span>This week</span>
			</div>
			<SpokenTable
				caption="Words per week"
				columns={["Week", "Words"]}
				rows={weeks.map(({ start, words }) => [start, `Week of ${shortDay(start)}`, spokenWords(words)])}
			/>
		</figure>
	);
}
