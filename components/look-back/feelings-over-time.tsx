"use client";

import { useState } from "react";
import { QuarterMark } from "@/components/feelings/quarter-mark";
import { NotLoaded } from "@/components/ui/feedback/not-loaded";
import { Spinner } from "@/components/ui/feedback/spinner";
import { usePagesFelt } from "@/lib/browser/look-back/client";
import { fill } from "@/lib/domain/core/fill";
import { feelingById } from "@/lib/domain/feelings/feelings";
import type { YearThen } from "@/lib/domain/look-back/shown";
import { lookBackTexts } from "@/lib/domain/look-back/texts";
import { feelingCounts, weeksShown } from "@/lib/domain/look-back/year";
import { FeelingWeeks } from "./charts/feeling-weeks";
import { FeelingsLegend } from "./glance";
import { PageCard } from "./parts/page-card";
import { Section } from "./parts/section";

const texts = lookBackTexts.feelings;

/** The feelings of a year week by week, and what was written on days with one of them. */
export function FeelingsOverTime({ userId, year }: { userId: number; year: YearThen }) {
	const [feeling, setFeeling] = useState<string | null>(null);
	const counts = feelingCounts(year.days);
	if (counts.length === 0) {
		return (
			<Section id="feelings" title={texts.title}>
				<p className="mt-2 text-ink-soft">{fill(texts.none, { year: String(year.year) })}</p>
			</Section>
		);
	}
	return (
		<Section
			id="feelings"
			title={texts.title}
			beside={<span className="font-serif text-xl text-ink-soft tabular-nums">{year.year}</span>}
		>
			<p className="mt-1.5 text-ink-soft">{texts.note}</p>
			<FeelingWeeks weeks={weeksShown(year)} />
			<div className="mt-4">
				<FeelingsLegend />
			</div>
			<p id="felt-question" className="mt-7">
				{texts.ask}
			</p>
			<ul aria-labelledby="felt-question" className="mt-3 flex flex-wrap gap-2 print:hidden">
				{counts.map(({ id, label, quarter, count }) => (
					<li key={id}>
						<button
							type="button"
							aria-pressed={feeling === id}
							onClick={() => setFeeling(feeling === id ? null : id)}
							className="inline-flex min-h-11 items-center gap-2.5 rounded-full px-4 py-2 inset-ring inset-ring-edge/60 hover:bg-sunken aria-pressed:bg-sunken aria-pressed:inset-ring-2 aria-pressed:inset-ring-accent"
						>
							<QuarterMark quarter={quarter} />
							{label}
							<span className="text-sm text-ink-soft tabular-nums">{count}</span>
						</button>
					</li>
				))}
			</ul>
			{feeling !== null && <PagesFelt key={feeling} userId={userId} year={year.year} feeling={feeling} />}
		</Section>
	);
}

function PagesFelt({ userId, year, feeling }: { userId: number; year: number; feeling: string }) {
	const { data, isError, refetch } = usePagesFelt(userId, year, feeling);
	if (isError) {
		return (
			<NotLoaded className="mt-4 text-ink-soft" onTry={() => refetch()}>
				These pages could not be loaded.
			</NotLoaded>
		);
	}
	if (!data) return <Spinner label="Loading these pages" className="mt-5 text-accent" />;
	return (
		<div role="status" className="mt-6">
			{data.pages.length === 0 && <p className="text-ink-soft">{texts.nothingWritten}</p>}
			<ul
				aria-label={`Pages from days that were ${feelingById(feeling)?.label.toLowerCase()}`}
				className="grid gap-7 empty:hidden"
			>
				{data.pages.map((page) => (
					<li key={page.id}>
						<PageCard page={page} />
					</li>
				))}
			</ul>
			{data.hasMore && <p className="mt-5 text-sm text-ink-soft">{texts.more}</p>}
		</div>
	);
}
