"use client";

import Link from "next/link";
import { useState } from "react";
import { laterPart } from "@/components/ui/later-part";
import { PrintButton } from "@/components/ui/print/print-button";
import { useYear } from "@/lib/browser/look-back/client";
import { lettersScreen } from "@/lib/domain/letters/paths";
import { letterTexts } from "@/lib/domain/letters/texts";
import { linesScreen } from "@/lib/domain/lines/paths";
import { lineTexts } from "@/lib/domain/lines/texts";
import { lookBackTexts } from "@/lib/domain/look-back/texts";
import { Glance } from "./glance";
import { OnThisDay } from "./on-this-day";

// The charts and their library are loaded after the page: days and words are seen first.
const FeelingsOverTime = laterPart(() => import("./feelings-over-time").then((module) => module.FeelingsOverTime));
const PatternsOverTime = laterPart(() => import("./patterns-over-time").then((module) => module.PatternsOverTime));
const People = laterPart(() => import("./people").then((module) => module.People));
const LifePicture = laterPart(() => import("./life-picture").then((module) => module.LifePicture));
const WordsOverTime = laterPart(() => import("./words-over-time").then((module) => module.WordsOverTime));

/** All the ways of looking back, one below the other. */
export function LookBackScreen({ userId, thisYear }: { userId: number; thisYear: number }) {
	const [year, setYear] = useState(thisYear);
	const { data } = useYear(userId, year);
	return (
		<div className="space-y-5 md:space-y-6">
			<header className="pb-1">
				<h1 className="text-3xl">{lookBackTexts.title}</h1>
				<p className="mt-2 max-w-measure text-ink-soft">{lookBackTexts.intro}</p>
				<div className="mt-1 flex flex-wrap items-center gap-x-6 print:hidden">
					<nav aria-label={lookBackTexts.also} className="flex flex-wrap gap-x-6">
						<Link
							href={lettersScreen}
							prefetch={false}
							className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
						>
							{letterTexts.title}
						</Link>
						<Link
							href={linesScreen}
							prefetch={false}
							className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
						>
							{lineTexts.title}
						</Link>
					</nav>
					<PrintButton onClick={() => window.print()} className="-mr-3.5 ml-auto" />
				</div>
			</header>
			<OnThisDay userId={userId} isNew={data?.firstYear === null} />
			{data && <Glance year={data} onYear={setYear} />}
			{data && <FeelingsOverTime userId={userId} year={data} />}
			<PatternsOverTime userId={userId} />
			{data && <WordsOverTime year={data} />}
			<People userId={userId} />
			{data && <LifePicture userId={userId} today={data.today} />}
		</div>
	);
}
