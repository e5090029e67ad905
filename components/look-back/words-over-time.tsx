"use client";

import { fill } from "@/lib/domain/core/fill";
import type { YearThen } from "@/lib/domain/look-back/shown";
import { lookBackTexts } from "@/lib/domain/look-back/texts";
import { longestRun, weeksShown } from "@/lib/domain/look-back/year";
import { longDay } from "@/lib/domain/progress/spoken";
import { Hours } from "./charts/hours";
import { WordWeeks } from "./charts/word-weeks";
import { Section } from "./parts/section";

const texts = lookBackTexts.words;

/** Words and days of a year, its longest run of days, and the hours of writing. */
export function WordsOverTime({ year }: { year: YearThen }) {
	const written = year.days.filter(({ pages }) => pages > 0);
	const run = longestRun(written);
	if (!run) {
		return (
			<Section id="words" title={texts.title}>
				<p className="mt-2 text-ink-soft">{fill(texts.none, { year: String(year.year) })}</p>
			</Section>
		);
	}
	const sum = (of: "pages" | "words") => written.reduce((total, one) => total + one[of], 0);
	const hasHours = year.hours.some((pages) => pages > 0);
	return (
		<Section
			id="words"
			title={texts.title}
			beside={<span className="font-serif text-xl text-ink-soft tabular-nums">{year.year}</span>}
		>
			<dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
				<Figure label="Words" value={sum("words")} />
				<Figure label="Pages" value={sum("pages")} />
				<Figure label="Days" value={written.length} />
				<Figure
					label="Longest run of days"
					value={run.days}
					note={run.days > 1 ? `until ${longDay(run.until)}` : undefined}
				/>
			</dl>
			<WordWeeks weeks={weeksShown(year)} />
			{hasHours && (
				<div className="mt-8">
					<h3 className="mb-3 text-lg">Hours of writing</h3>
					<Hours hours={year.hours} />
				</div>
			)}
		</Section>
	);
}

function Figure({ label, value, note }: { label: string; value: number; note?: string }) {
	return (
		<div className="flex flex-col-reverse justify-end">
			<dt className="text-sm text-ink-soft">
				{label}
				{note && <span className="block text-xs">{note}</span>}
			</dt>
			<dd className="font-serif text-2xl tabular-nums">{value.toLocaleString("en-US")}</dd>
		</div>
	);
}
