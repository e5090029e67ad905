import type { ReactNode } from "react";
import { SHOWN_ABOVE } from "@/lib/domain/questionnaires/ids";
import type { PatternScore } from "@/lib/domain/questionnaires/schema";
import { overallIntensity } from "@/lib/domain/questionnaires/scoring";
import { PatternRadar } from "./pattern-radar";

const meanings: Record<ReturnType<typeof overallIntensity>["label"], string> = {
	"Very High": "Nearly everything in you is on watch when love is near. That takes strength, every day.",
	High: "Much in you is on guard when you get close to someone. It has cost a lot of energy to stay safe.",
	Medium: "Taken together, these patterns speak up often when you get close to someone, and leave you room in between.",
	Moderate: "Taken together, these patterns speak up at times. Often you have a choice before they do.",
	Low: "As a whole these patterns leave you a good deal of room.",
	"Not Available": "There are no scores for these answers.",
};

type IntensityCardProps = {
	scores: readonly PatternScore[];
	/** The earlier scores, in the same order. */
	before?: readonly number[];
	headingLevel?: "h3" | "h4";
};

/** Says which pattern scored highest: what people look for first. */
function strongestIn(scores: readonly PatternScore[]): ReactNode {
	const most = Math.max(...scores.map(({ score }) => score));
	const names = scores.filter(({ score }) => score === most).map(({ name }) => name);
	if (most <= SHOWN_ABOVE || names.length === scores.length) return null;
	return (
		<>
			Your strongest:{" "}
			{new Intl.ListFormat("en").formatToParts(names).map(({ type, value }) =>
				// No line ends within a name, for example after the hyphen of "All-or-Nothing".
				type === "element" ? (
					<span key={value} className="whitespace-nowrap">
						{value}
					</span>
				) : (
					value
				),
			)}
			, {Math.round(most)}%{names.length > 1 && " each"}
		</>
	);
}

/** Shows which pattern is strongest, how strong the six are together, and their shape. */
export function IntensityCard({ scores, before, headingLevel: Heading = "h3" }: IntensityCardProps) {
	const { score, label } = overallIntensity(scores);
	const strongest = strongestIn(scores);
	return (
		<section
			aria-labelledby="intensity"
			className="grid grid-cols-1 items-center gap-x-8 gap-y-4 rounded-lg border border-rule bg-page px-5 py-6 break-inside-avoid sm:px-7 lg:grid-cols-[1fr_1.25fr]"
		>
			<div>
				{strongest && <p className="mb-4 font-serif text-2xl text-accent">{strongest}</p>}
				<Heading id="intensity" className="text-lg">
					Overall Pattern Intensity
				</Heading>
				<p className="mt-1 flex flex-wrap items-baseline gap-x-3 font-serif text-xl">
					<span className="tabular-nums">{score}%</span>
					<span>{label}</span>
				</p>
				<p className="mt-2 text-ink-soft">{meanings[label]}</p>
				{scores.length > 0 && (
					<p className="mt-2 text-sm text-ink-soft">
						This is the average of the six, in five steps: low (below 60), moderate (60 to 69), medium (70 to 79), high
						(80 to 89) and very high (90 and above).
					</p>
				)}
				{before && (
					<p className="mt-3 text-sm text-ink-soft">
						<span
							aria-hidden="true"
							className="mr-2 inline-block w-6 border-t-2 border-dashed border-ink-soft align-middle"
						/>
						The dashed line is last time.
					</p>
				)}
			</div>
			{scores.length > 0 && <PatternRadar scores={scores} before={before} />}
		</section>
	);
}
