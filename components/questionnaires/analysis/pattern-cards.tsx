import { ChevronDown } from "lucide-react";
import { Button } from "@/components/ui/button";
import { type ArchetypeName, blendOf } from "@/lib/domain/questionnaires/archetypes";
import { type PatternName, patternNames } from "@/lib/domain/questionnaires/ids";
import type { PatternScore } from "@/lib/domain/questionnaires/schema";
import { describePattern, shownPatterns } from "@/lib/domain/questionnaires/scoring";
import { Illustration } from "../illustrations/illustration";

type PatternCardsProps = {
	scores: readonly PatternScore[];
	headingLevel?: "h3" | "h4";
	/** Whether they are printed, so that nothing can be opened. */
	isPrinted?: boolean;
};

/** A card for each pattern above 60, highest first, and one for the blend of the two highest. */
export function PatternCards({ scores, headingLevel: Heading = "h3", isPrinted = false }: PatternCardsProps) {
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
		<div className="grid grid-cols-1 gap-4">
			<p className="max-w-measure text-ink-soft">
				Each card says what people who agree with such statements often say of themselves. Keep what fits you, and leave
				the rest.
			</p>
			{shown.length > 1 && !isPrinted && <Chips shown={shown} />}
			{shown.map((pattern, i) => (
				<PatternCard key={pattern.name} pattern={pattern} headingLevel={Heading} isOpen={isPrinted || i === 0} />
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

const idOf = (name: string) => `pattern-${name}`;

/** Opens a card and moves the focus to it. */
function jumpTo(name: string) {
	const card = document.getElementById(idOf(name));
	if (!(card instanceof HTMLDetailsElement)) return;
	card.open = true;
	card.scrollIntoView({ block: "start" });
	card.querySelector("summary")?.focus({ preventScroll: true });
}

function Chips({ shown }: { shown: readonly PatternScore[] }) {
	return (
		<ul aria-label="Your strongest patterns" className="flex flex-wrap gap-2 print:hidden">
			{shown.map(({ name, score }) => (
				<li key={name}>
					<Button variant="outline" size="sm" className="rounded-full" onClick={() => jumpTo(name)}>
						{name} <span className="font-normal tabular-nums text-ink-soft">{Math.round(score)}%</span>
					</Button>
				</li>
			))}
		</ul>
	);
}

type PatternCardProps = { pattern: PatternScore; headingLevel: "h3" | "h4"; isOpen: boolean };

/**
 * A closed card shows the drawing, the name and the headline. The strongest pattern's is open, to show what the others
 * contain.
 */
function PatternCard({ pattern, headingLevel: Heading, isOpen }: PatternCardProps) {
	const { headline, lines } = describePattern(pattern.description);
	return (
		<details
			id={idOf(pattern.name)}
			open={isOpen || undefined}
			className="group scroll-mt-20 rounded-lg border border-rule bg-page break-inside-avoid"
		>
			<summary className="flex cursor-pointer items-center gap-5 rounded-lg px-5 py-5 max-[23rem]:flex-col max-sm:items-start max-sm:gap-4 sm:px-7 [&::-webkit-details-marker]:hidden">
				{isPattern(pattern.name) && <Illustration name={pattern.name} size={88} className="shrink-0 max-sm:size-16" />}
				<span className="block min-w-0 grow">
					<span className="flex flex-wrap items-baseline justify-between gap-x-4">
						<Heading className="text-xl">
							The <span className="min-[23rem]:whitespace-nowrap">{pattern.name}</span>
						</Heading>
						<span className="text-sm font-medium tabular-nums text-accent">Score: {Math.round(pattern.score)}%</span>
					</span>
					<span className="mt-1 block font-serif text-lg leading-snug">{headline}</span>
				</span>
				<ChevronDown
					aria-hidden="true"
					className="size-5 shrink-0 text-ink-soft transition-transform duration-(--motion-base) group-open:rotate-180 print:hidden"
				/>
			</summary>
			<dl className="grid max-w-measure animate-fade-in gap-3 px-5 pb-6 sm:pl-34 sm:pr-7">
				{lines.map(({ label, text }) => (
					<div key={label + text}>
						{label && <dt className="text-sm font-semibold">{label}</dt>}
						<dd className="text-ink-soft">{text}</dd>
					</div>
				))}
			</dl>
		</details>
	);
}

const isPattern = (name: string): name is PatternName => patternNames.some((pattern) => pattern === name);
