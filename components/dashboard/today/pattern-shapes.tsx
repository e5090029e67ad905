import Link from "next/link";
import { LocalDay } from "@/components/ui/local-day";
import { SpokenTable } from "@/components/ui/spoken-table";
import { PATTERN_QUESTIONNAIRE_ID, patternNames } from "@/lib/domain/questionnaires/ids";
import type { ResponseSummary } from "@/lib/domain/questionnaires/schema";

const SIZE = 120;
const RADIUS = 52;
/** The percentages of the sample drawing shown before the first attempt. */
const drawn = [70, 45, 60, 38, 52, 66];

const shapeOf = (percents: readonly number[]) =>
	percents
		.map((percent, i) => {
			const angle = (2 * Math.PI * i) / percents.length - Math.PI / 2;
			const at = (of: number) => (SIZE / 2 + (RADIUS * percent * of) / 100).toFixed(1);
			return `${at(Math.cos(angle))},${at(Math.sin(angle))}`;
		})
		.join(" ");

const scoresOf = ({ patternScores }: ResponseSummary) =>
	patternNames.map((name) => patternScores?.find((score) => score.name === name)?.score ?? 0);

/** Names the strongest pattern and its score. */
function strongestOf(scores: readonly number[]): string {
	const most = Math.max(...scores);
	return `${patternNames[scores.indexOf(most)]}, ${most}%`;
}

/** Draws the six patterns as they are now and, if there are several attempts, as they were at the first. */
export function PatternShapes({ attempts }: { attempts: readonly ResponseSummary[] }) {
	const [first, last] = [attempts[0], attempts.at(-1)];
	const before = first && last && attempts.length > 1 ? scoresOf(first) : null;
	const now = last ? scoresOf(last) : null;
	return (
		<figure>
			<figcaption className="text-sm text-ink-soft">
				{now ? "Your patterns" : "Your patterns will be drawn here"}
			</figcaption>
			<svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true" className="mt-2 w-full print-colors">
				{[33, 66, 100].map((ring) => (
					<polygon key={ring} points={shapeOf(patternNames.map(() => ring))} className="fill-none stroke-rule" />
				))}
				{before && (
					<polygon
						points={shapeOf(before)}
						className="fill-none stroke-ink-soft"
						strokeDasharray="3 3"
						strokeWidth="1.5"
					/>
				)}
				{now ? (
					<polygon
						points={shapeOf(now)}
						className="fill-accent/20 stroke-accent"
						strokeWidth="2"
						strokeLinejoin="round"
					/>
				) : (
					<polygon
						points={shapeOf(drawn)}
						className="fill-accent/5 stroke-accent/40"
						strokeDasharray="3 3"
						strokeWidth="1.5"
					/>
				)}
			</svg>
			{first && last && now && (
				<>
					<p className="mt-1 text-xs text-ink-soft">
						{before && (
							<span className="block">
								<span aria-hidden="true">┄ </span>then, <LocalDay iso={first.completedAt} />
							</span>
						)}
						{before ? (
							<>
								<span aria-hidden="true">━ </span>now,{" "}
							</>
						) : (
							`${strongestOf(now)}. Answered `
						)}
						<LocalDay iso={last.completedAt} />
					</p>
					<SpokenTable
						caption="Your score in each of the six patterns"
						columns={["Pattern", ...(before ? ["Then"] : []), "Now"]}
						rows={patternNames.map((name, i) => [name, name, ...(before ? [`${before[i]}%`] : []), `${now[i]}%`])}
					/>
				</>
			)}
			{!now && (
				<Link
					href={`/questionnaires/${PATTERN_QUESTIONNAIRE_ID}`}
					className="inline-flex min-h-11 items-center text-sm text-accent underline decoration-1 underline-offset-4"
				>
					Find yours
				</Link>
			)}
		</figure>
	);
}
