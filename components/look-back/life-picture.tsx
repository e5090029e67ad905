"use client";

import { scaleLinear } from "@visx/scale";
import Link from "next/link";
import { cn } from "@/components/ui/cn";
import { LocalDay } from "@/components/ui/local-day";
import { SpokenTable } from "@/components/ui/spoken-table";
import { useGoals } from "@/lib/browser/goals/client";
import { useResponses } from "@/lib/browser/questionnaires/client";
import { type Bar, type Life, lifeOf } from "@/lib/domain/look-back/life";
import { lookBackTexts } from "@/lib/domain/look-back/texts";
import type { Day } from "@/lib/domain/progress/days";
import { Section } from "./parts/section";

const texts = lookBackTexts.life;

/**
 * The relationships of the timeline as bars over the years of a life, with attempts at the patterns and goals below
 * them.
 */
export function LifePicture({ userId, today }: { userId: number; today: Day }) {
	const { data: responses = [] } = useResponses(userId);
	const { data: goals = [] } = useGoals(userId);
	const life = lifeOf(responses, goals, { year: Number(today.slice(0, 4)), month: Number(today.slice(5, 7)) });
	return (
		<Section id="life" title={texts.title}>
			{life ? (
				<Picture life={life} />
			) : (
				<p className="mt-2 text-ink-soft">
					{texts.none}{" "}
					<Link href="/timeline" className="inline-flex min-h-11 items-center text-accent underline underline-offset-4">
						{texts.toTimeline}
					</Link>
				</p>
			)}
		</Section>
	);
}

function Picture({ life }: { life: Life }) {
	const { from, to, relationships, goals, attempts } = life;
	const x = scaleLinear({ domain: [from, to], range: [0, 100] });
	const years = x.ticks(5).filter((year) => Number.isInteger(year) && x(year) < 94);
	return (
		<figure className="mt-5">
			<div className="relative pt-7">
				<div aria-hidden="true">
					{years.map((year) => (
						<span
							key={year}
							style={{ left: `${x(year)}%` }}
							className="absolute inset-y-0 border-l border-rule pl-1.5 text-xs leading-none text-ink-soft tabular-nums"
						>
							{year}
						</span>
					))}
				</div>
				<ul aria-label={texts.relationships} className="relative grid gap-3">
					{relationships.map((bar) => (
						<li key={bar.id}>
							<Link href={`/timeline?relationship=${bar.id}`} className="group/bar block rounded-md py-1">
								<Label bar={bar} at={x(bar.from)} />
								<Stretch
									bar={bar}
									left={x(bar.from)}
									right={x(bar.to)}
									className="h-4 bg-accent/75 group-hover/bar:bg-accent"
								/>
							</Link>
						</li>
					))}
				</ul>
				{goals.length > 0 && (
					<>
						<h3 className="relative mt-7 bg-page text-sm text-ink-soft">{texts.goals}</h3>
						<ul className="relative mt-2 grid gap-2">
							{goals.map((bar) => (
								<li key={bar.id}>
									<Label bar={bar} at={x(bar.from)} />
									<Stretch bar={bar} left={x(bar.from)} right={x(bar.to)} className="h-2.5 bg-ribbon" />
								</li>
							))}
						</ul>
					</>
				)}
				{attempts.length > 0 && (
					<>
						<h3 className="relative mt-7 bg-page text-sm text-ink-soft">{texts.attempts}</h3>
						<ul className="relative mt-2 h-5">
							{attempts.map(({ id, at, completedAt }) => (
								<li key={id} style={{ left: `${x(at)}%` }} className="absolute top-0">
									<span
										aria-hidden="true"
										className="block size-3.5 -translate-x-1/2 rounded-full bg-accent ring-2 ring-page print-colors"
									/>
									<span className="sr-only">
										<LocalDay iso={completedAt} />
									</span>
								</li>
							))}
						</ul>
					</>
				)}
			</div>
			<SpokenTable
				caption={texts.relationships}
				columns={["Relationship", "When"]}
				rows={relationships.map(({ id, name, dates }) => [id, name, dates])}
			/>
		</figure>
	);
}

/** The name above its bar: starting where the bar begins or, on the right half, aligned with the right edge. */
function Label({ bar: { name, dates }, at }: { bar: Bar; at: number }) {
	const isRight = at > 55;
	return (
		<p
			style={isRight ? undefined : { paddingLeft: `${at}%` }}
			className={cn("flex flex-wrap items-baseline gap-x-2 leading-snug", isRight && "justify-end")}
		>
			<span className="bg-page font-serif wrap-anywhere">{name}</span>
			<span className="bg-page text-xs text-ink-soft">{dates}</span>
		</p>
	);
}

function Stretch({ bar, left, right, className }: { bar: Bar; left: number; right: number; className: string }) {
	return (
		<span
			aria-hidden="true"
			style={{ marginLeft: `min(${left}%, 100% - 0.625rem)`, width: `${right - left}%` }}
			className={cn(
				"mt-1 block min-w-2.5 rounded-full print-colors",
				bar.isOngoing && right - left > 3 && "rounded-r-none",
				className,
			)}
		/>
	);
}
