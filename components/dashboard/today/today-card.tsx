"use client";

import Link from "next/link";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { useOnThisDay, useTodayThen } from "@/lib/browser/look-back/client";
import { useResponses } from "@/lib/browser/questionnaires/client";
import { PATTERN_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import { HowIsItNow } from "./how-is-it-now";
import { LineOfThen } from "./line-of-then";
import { NewLetter } from "./new-letter";
import { NextStep } from "./next-step";
import { PatternShapes } from "./pattern-shapes";
import { SixtyDays } from "./sixty-days";

/** The two drawings: below the lines, or beside them on a wide screen. */
const drawingsClass = cn(
	"grid grid-cols-1 content-start gap-x-6 gap-y-4 border-t border-rule pt-6 xl:border-t-0 xl:border-l xl:pt-0 xl:pl-10",
	"xs:grid-cols-[minmax(0,1fr)_--spacing(30)] sm:grid-cols-[minmax(0,--spacing(72))_--spacing(38)]",
	// Between a tablet and a wide screen there is room to spare, which would part the two.
	"lg:max-xl:gap-x-20",
);

/** Today's card: a line from the past, how it is now, what comes next, and how it has been. */
export function TodayCard({ userId, isNew }: { userId: number; isNew: boolean }) {
	const { data: then } = useOnThisDay(userId);
	const { data: today } = useTodayThen(userId);
	const { data: responses = [] } = useResponses(userId);
	const attempts = responses
		.filter(({ questionnaireId, patternScores }) => questionnaireId === PATTERN_QUESTIONNAIRE_ID && patternScores)
		.sort((a, b) => (a.completedAt < b.completedAt ? -1 : 1));
	const isEmpty = today?.days.length === 0 && attempts.length === 0 && then?.line === null;
	// The line about what will be here stays for the whole visit: its place would be taken from what is below.
	const [wasEmpty, setWasEmpty] = useState(isEmpty);
	if (isEmpty && !wasEmpty) setWasEmpty(true);
	if (!then || !today) return null;
	return (
		<Card
			aria-labelledby="today-card"
			className="grid grid-cols-1 gap-x-10 gap-y-7 xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]"
		>
			<h2 id="today-card" className="sr-only">
				Today
			</h2>
			<div className="grid grid-cols-1 content-start gap-7">
				{then.line && <LineOfThen line={then.line} />}
				{/* Each of these lines is as high as a finger needs, so they need no further space between them. */}
				<div className="grid grid-cols-1 gap-2">
					<HowIsItNow userId={userId} felt={today.days.find(({ day }) => day === today.today)?.feelings.at(-1)} />
					{today.written.newestId && (
						<p className="flex flex-wrap items-center gap-x-2">
							You wrote today.
							<Button asChild variant="link" size="inline">
								<Link href={`/journal?entry=${today.written.newestId}`}>Read your page</Link>
							</Button>
						</p>
					)}
					{wasEmpty && !then.line && (
						<p className="max-w-measure text-sm text-ink-soft">
							A line you wrote a week, a month or a year ago will appear here.
						</p>
					)}
					{today.letter && <NewLetter userId={userId} id={today.letter} />}
					{!isNew && <NextStep userId={userId} begun={today.begun} hasWritten={today.written.pages > 0} />}
				</div>
			</div>
			<div className={drawingsClass}>
				<SixtyDays today={today} />
				<PatternShapes attempts={attempts} />
			</div>
		</Card>
	);
}
