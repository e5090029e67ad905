import { type ArchetypeName, blendOf } from "@/lib/domain/questionnaires/archetypes";
import { type PatternName, patternNames } from "@/lib/domain/questionnaires/ids";
import type { PatternScore } from "@/lib/domain/questionnaires/schema";
import { describePattern, shownPatterns } from "@/lib/domain/questionnaires/scoring";
import { Illustration } from "../illustrations/illustration";

type PatternCardsProps = { scores: readonly PatternScore[]; headingLevel?: "h3" | "h4" };

/** A card for each pattern above 60, highest first, and one for the blend that the two highest make. */
export function PatternCards({ scores, headingLevel: Heading = "h3" }: PatternCardsProps) {
	const shown = shownPatterns(scores);
	const blend = blendOf(scores);
	if (shown.length === 0) {
		return (
			<p className="max-w-measure font-serif text-lg">
				None of the six stands out. They are in you, as they are in nearly everyone, and none of them is loud enough to
				speak for you. Your answers still make a shape of their own, and it is worth a look.
			</p>
		);
	}
	return (
		<div className="grid gap-4">
			<p className="max-w-measure text-ink-soft">
				A card tells what people who agree with such statements often say of themselves. Keep what fits you, and leave
				the rest.
			</p>
			{shown.map((pattern) => (
				<PatternCard key={pattern.name} pattern={pattern} headingLevel={Heading} />
			))}
			{blend && (
				<section
					aria-labelledby="blend"
					className="flex gap-5 rounded-lg bg-soft px-5 py-6 text-on-soft break-inside-avoid max-sm:flex-col sm:px-7"
				>
					<Illustration name={blend.name as ArchetypeName} size={88} className="shrink-0 rounded-lg bg-page p-1" />
					<div>
						<p className="text-sm">
							Where {blend.pair[0]} and {blend.pair[1]} meet
						</p>
						<Heading id="blend" className="text-xl">
							The {blend.name}
						</Heading>
						<p className="mt-1 font-serif text-lg">{blend.headline}</p>
						<p className="mt-2 max-w-measure">{blend.description}</p>
					</div>
				</section>
			)}
		</div>
	);
}

type PatternCardProps = { pattern: PatternScore; headingLevel: "h3" | "h4" };

function PatternCard({ pattern, headingLevel: Heading }: PatternCardProps) {
	const { headline, lines } = describePattern(pattern.description);
	const id = `pattern-${pattern.name}`;
	return (
		<section
			aria-labelledby={id}
			className="flex gap-5 rounded-lg border border-rule bg-page px-5 py-6 break-inside-avoid max-sm:flex-col sm:px-7"
		>
			{isPattern(pattern.name) && <Illustration name={pattern.name} size={88} className="shrink-0" />}
			<div className="min-w-0">
				<div className="flex flex-wrap items-baseline justify-between gap-x-4">
					<Heading id={id} className="text-xl">
						The {pattern.name}
					</Heading>
					<p className="text-sm font-medium tabular-nums text-accent">Score: {Math.round(pattern.score)}%</p>
				</div>
				<p className="mt-1 font-serif text-lg">{headline}</p>
				<dl className="mt-4 grid max-w-measure gap-3">
					{lines.map(({ label, text }) => (
						<div key={label + text}>
							{label && <dt className="text-sm font-semibold">{label}</dt>}
							<dd className="text-ink-soft">{text}</dd>
						</div>
					))}
				</dl>
			</div>
		</section>
	);
}

const isPattern = (name: string): name is PatternName => patternNames.some((pattern) => pattern === name);
