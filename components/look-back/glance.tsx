"use client";

import Link from "next/link";
import { useState } from "react";
import { quarterClass } from "@/components/feelings/quarter-class";
import { QuarterMark } from "@/components/feelings/quarter-mark";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Toggle } from "@/components/ui/toggle";
import { fill } from "@/lib/domain/core/fill";
import { feelingById, quarters } from "@/lib/domain/feelings/feelings";
import type { DayThen, YearThen } from "@/lib/domain/look-back/shown";
import { lookBackTexts } from "@/lib/domain/look-back/texts";
import { monthsShown, quartersOf } from "@/lib/domain/look-back/year";
import { weeksOf } from "@/lib/domain/progress/calendar";
import type { Day } from "@/lib/domain/progress/days";
import { longDay, spokenWords } from "@/lib/domain/progress/spoken";
import { monthNames } from "@/lib/domain/timeline/moments";
import { moveByArrows } from "./parts/arrow-keys";
import { Section } from "./parts/section";
import { YearSwitch } from "./parts/year-switch";

const texts = lookBackTexts.glance;
type By = "words" | "feelings";
const ways = [
	{ value: "words", label: "By words" },
	{ value: "feelings", label: "By feelings" },
] as const satisfies readonly { value: By; label: string }[];

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** Four tints for a day, from few words to many. */
const tints = ["bg-accent/35", "bg-accent/55", "bg-accent/75", "bg-accent"] as const;

/**
 * Returns a function that chooses a day's tint. Each tint stands for a quarter of the year's written days, because some
 * people write thirty words a day and others a thousand.
 */
function tintsFor(days: readonly DayThen[]): (words: number) => string | undefined {
	const all = days.flatMap(({ words }) => (words > 0 ? [words] : [])).sort((a, b) => a - b);
	const from = tints.map((_, i) => all[Math.floor((i * all.length) / tints.length)] ?? 1);
	return (words) => (words > 0 ? tints[from.findLastIndex((least) => words >= least)] : undefined);
}

/** How many months a phone shows at first: there they are one below the other. */
const ON_PHONES = 4;

type GlanceProps = { year: YearThen; onYear: (year: number) => void };

/** Every day of a year, by its words or by its feelings; a day with pages links to them. */
export function Glance({ year, onYear }: GlanceProps) {
	const [by, setBy] = useState<By>("words");
	const [isWhole, setWhole] = useState(false);
	const { today, firstYear, days } = year;
	const thisYear = Number(today.slice(0, 4));
	const byDay = new Map(days.map((one) => [one.day, one]));
	const last = days.findLast(({ pages }) => pages > 0)?.day ?? null;
	const months = monthsShown(year);
	const tintOf = tintsFor(days);
	return (
		<Section
			id="glance"
			title={texts.title}
			beside={<YearSwitch year={year.year} first={firstYear ?? thisYear} last={thisYear} onYear={onYear} />}
		>
			<div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
				<Toggle label="Show the days" options={ways} value={by} onValue={setBy} />
				{by === "words" ? <WordsLegend /> : <FeelingsLegend />}
			</div>
			{days.length === 0 && <p className="mt-4 text-ink-soft">{fill(texts.none, { year: String(year.year) })}</p>}
			{months.length > ON_PHONES && (
				<Button
					variant="link"
					size="inline"
					aria-expanded={isWhole}
					onClick={() => setWhole(!isWhole)}
					className="mt-2 sm:hidden print:hidden"
				>
					{isWhole ? texts.lastMonths : texts.whole}
				</Button>
			)}
			{/* Each month is so wide that a day is at least 24 pixels wide and high, which a finger can hit. */}
			{/* biome-ignore lint/a11y/noStaticElementInteractions: the links in it are what is used */}
			<div
				onKeyDown={moveByArrows}
				className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] gap-x-5 gap-y-6"
			>
				{months.map((month, i) => (
					<Month
						key={month}
						month={month}
						by={by}
						today={today}
						byDay={byDay}
						tintOf={tintOf}
						tabStop={last}
						className={cn(!isWhole && i < months.length - ON_PHONES && "max-sm:not-print:hidden")}
					/>
				))}
			</div>
		</Section>
	);
}

type MonthProps = {
	month: string;
	by: By;
	today: Day;
	byDay: ReadonlyMap<Day, DayThen>;
	tintOf: (words: number) => string | undefined;
	tabStop: Day | null;
	className: string;
};

function Month({ month, by, today, byDay, tintOf, tabStop, className }: MonthProps) {
	return (
		<table className={cn("w-full table-fixed break-inside-avoid", className)}>
			<caption className="pb-1.5 pl-px text-left font-serif text-base">
				{monthNames[Number(month.slice(5)) - 1]}
				<span className="sr-only"> {month.slice(0, 4)}</span>
			</caption>
			<thead className="sr-only">
				<tr>
					{weekdays.map((name) => (
						<th key={name} scope="col">
							{name}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{weeksOf(month).map((week) => (
					<tr key={week.find(Boolean)}>
						{week.map((day, i) => (
							<td key={day ?? weekdays[i]} className="p-px">
								{day && (
									<DayMark
										day={day}
										by={by}
										found={byDay.get(day)}
										tintOf={tintOf}
										isToday={day === today}
										isStop={day === tabStop}
									/>
								)}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

type DayMarkProps = Pick<MonthProps, "by" | "tintOf"> & {
	day: Day;
	found: DayThen | undefined;
	isToday: boolean;
	isStop: boolean;
};

const cell = "flex aspect-square max-h-7 w-full overflow-hidden rounded-[0.3rem] print-colors";

function DayMark({ day, by, found, tintOf, isToday, isStop }: DayMarkProps) {
	const ring = isToday && "inset-ring-2 inset-ring-ink";
	if (!found) {
		return (
			<span className={cn(cell, "bg-sunken/70", ring)}>
				<span className="sr-only">
					{Number(day.slice(8))}
					{isToday && " (today)"}
				</span>
			</span>
		);
	}
	const inside = by === "words" ? null : <Stripes found={found} />;
	const look = cn(cell, by === "words" ? (tintOf(found.words) ?? "bg-sunken/70") : "bg-sunken/70", ring);
	if (found.pages === 0) {
		return (
			<span className={look}>
				{inside}
				<span className="sr-only">{spokenDay(found)}</span>
			</span>
		);
	}
	return (
		<Link
			href={`/journal?day=${day}`}
			prefetch={false}
			tabIndex={isStop ? 0 : -1}
			aria-label={spokenDay(found)}
			title={spokenDay(found)}
			className={cn(look, "outline-offset-2 hover:inset-ring-2 hover:inset-ring-ink-soft")}
		>
			{inside}
		</Link>
	);
}

/** The quarters of a day side by side; a quiet dot for a day with pages but no feeling. */
function Stripes({ found }: { found: DayThen }) {
	const felt = quartersOf(found);
	if (felt.length === 0) return <span className="m-auto size-1.5 rounded-full bg-ink-soft/50" />;
	return felt.map((quarter) => <span key={quarter} className={cn("grow", quarterClass[quarter])} />);
}

/** Describes a day: "November 3, 2026: 2 pages, 340 words, Sad, Calm". */
function spokenDay({ day, pages, words, feelings }: DayThen): string {
	const parts = [
		...(pages > 0 ? [`${pages} ${pages === 1 ? "page" : "pages"}`, spokenWords(words)] : []),
		...new Set(feelings.flatMap((id) => feelingById(id)?.label ?? [])),
	];
	return `${longDay(day)}: ${parts.join(", ")}`;
}

function WordsLegend() {
	return (
		<p className="flex items-center gap-1.5 text-sm text-ink-soft">
			A few words
			<span className="sr-only"> to </span>
			{tints.map((className) => (
				<span key={className} aria-hidden="true" className={cn("size-3.5 rounded-[0.25rem] print-colors", className)} />
			))}
			many
		</p>
	);
}

export function FeelingsLegend() {
	return (
		<ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
			{quarters.map(({ id, label }) => (
				<li key={id} className="flex items-center gap-2">
					<QuarterMark quarter={id} />
					{label}
				</li>
			))}
		</ul>
	);
}
