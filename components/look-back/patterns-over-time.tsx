"use client";

import { useState } from "react";
import { LocalDay } from "@/components/ui/local-day";
import { SpokenTable } from "@/components/ui/spoken-table";
import { useAttempts } from "@/lib/browser/look-back/client";
import { answeredDifferently, scoresAt } from "@/lib/domain/look-back/attempts";
import type { Attempts } from "@/lib/domain/look-back/shown";
import { lookBackTexts } from "@/lib/domain/look-back/texts";
import { PatternLine } from "./charts/pattern-line";
import { Section } from "./parts/section";

const texts = lookBackTexts.patterns;

/** The six scores over all attempts, and the statements that were answered differently at two of them. */
export function PatternsOverTime({ userId }: { userId: number }) {
	const { data } = useAttempts(userId);
	const count = data?.attempts.length ?? 0;
	return (
		<Section id="patterns" title={texts.title}>
			{count === 0 && <p className="mt-2 text-ink-soft">{texts.none}</p>}
			{count === 1 && <p className="mt-2 text-ink-soft">{texts.one}</p>}
			{data && count > 0 && <Scores attempts={data} />}
			{data && count > 1 && <Differences key={count} attempts={data} />}
		</Section>
	);
}

function Scores({ attempts: all }: { attempts: Attempts }) {
	const { attempts } = all;
	return (
		<figure className="mt-5">
			<ul aria-hidden="true" className="grid grid-cols-2 gap-x-6 gap-y-6 sm:grid-cols-3">
				{scoresAt(all, 0, attempts.length - 1).map(({ name, before, after }, i) => (
					<li key={name}>
						<p className="flex flex-wrap items-baseline justify-between gap-x-2">
							<span>{name}</span>
							<span className="shrink-0 text-sm text-ink-soft tabular-nums">
								{attempts.length > 1 && `${before} → `}
								<span className="text-ink">{after}</span>
							</span>
						</p>
						<PatternLine
							points={attempts.map(({ completedAt, scores }) => ({
								at: Date.parse(completedAt),
								score: scores[i] ?? 0,
							}))}
						/>
					</li>
				))}
			</ul>
			<SpokenTable
				caption="Your score in each of the six patterns, in percent, at each attempt"
				columns={["Day", ...scoresAt(all, 0, 0).map(({ name }) => name)]}
				rows={attempts.map(({ id, completedAt, scores }) => [id, <LocalDay key="day" iso={completedAt} />, ...scores])}
			/>
		</figure>
	);
}

/** How many statements are shown at first. */
const SHOWN = 6;

function Differences({ attempts: all }: { attempts: Attempts }) {
	const { attempts } = all;
	const [from, setFrom] = useState(attempts.length - 2);
	const [showsAll, setShowsAll] = useState(false);
	const to = attempts.length - 1;
	const different = answeredDifferently(all, from, to);
	const shown = showsAll ? different : different.slice(0, SHOWN);
	return (
		<div className="mt-8">
			<h3 className="text-lg">{texts.differently}</h3>
			<p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
				{attempts.length > 2 ? (
					<label className="flex items-center gap-2">
						On
						<select
							value={from}
							onChange={({ target }) => setFrom(Number(target.value))}
							className="min-h-11 rounded-md border border-edge bg-page px-2 text-ink print:hidden"
						>
							{attempts.slice(0, to).map(({ id, completedAt }, i) => (
								<option key={id} value={i}>
									{new Date(completedAt).toLocaleDateString("en-US", { dateStyle: "long" })}
								</option>
							))}
						</select>
					</label>
				) : (
					<span>
						On <LocalDay iso={attempts[from]?.completedAt ?? ""} />
					</span>
				)}
				<span>
					and on <LocalDay iso={attempts[to]?.completedAt ?? ""} />
				</span>
			</p>
			{different.length === 0 && <p className="mt-3 text-ink-soft">{texts.same}</p>}
			<ul className="mt-4 divide-y divide-rule border-y border-rule empty:hidden">
				{shown.map(({ text, pattern, before, after }) => (
					<li key={text} className="flex items-start justify-between gap-5 py-3">
						<p>
							{text}
							{pattern && <span className="block text-sm text-ink-soft">{pattern}</span>}
						</p>
						<p className="shrink-0 font-serif text-lg tabular-nums">
							{before} <span aria-hidden="true">→</span>
							<span className="sr-only">, then</span> {after}
						</p>
					</li>
				))}
			</ul>
			{different.length > SHOWN && (
				<button
					type="button"
					aria-expanded={showsAll}
					onClick={() => setShowsAll(!showsAll)}
					className="mt-2 min-h-11 text-accent underline underline-offset-4 print:hidden"
				>
					{showsAll ? "Show fewer" : `Show all ${different.length}`}
				</button>
			)}
		</div>
	);
}
