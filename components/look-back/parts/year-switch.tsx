"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "@/components/ui/button";

type YearSwitchProps = { year: number; first: number; last: number; onYear: (year: number) => void };

/** The year that is shown, and buttons for the years before and after; just the year if there is only one. */
export function YearSwitch({ year, first, last, onYear }: YearSwitchProps) {
	if (first >= last) return <p className="font-serif text-xl tabular-nums">{year}</p>;
	return (
		<div className="-mx-2 flex items-center print:mx-0">
			<Button
				variant="ghost"
				size="icon"
				disabled={year <= first}
				onClick={() => onYear(year - 1)}
				className="text-ink-soft print:hidden"
			>
				<ChevronLeft aria-hidden="true" className="size-5" />
				<span className="sr-only">Previous year</span>
			</Button>
			<p aria-live="polite" className="min-w-[4ch] text-center font-serif text-xl tabular-nums">
				{year}
			</p>
			<Button
				variant="ghost"
				size="icon"
				disabled={year >= last}
				onClick={() => onYear(year + 1)}
				className="text-ink-soft print:hidden"
			>
				<ChevronRight aria-hidden="true" className="size-5" />
				<span className="sr-only">Next year</span>
			</Button>
		</div>
	);
}
