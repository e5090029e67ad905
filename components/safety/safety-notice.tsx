"use client";

import { useEffect, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { chosenCountry } from "@/lib/safety/chosen-country";
import { type HelpLine, helpLinesFor } from "@/lib/safety/help-lines";
import { deviceSafety, groundingSteps } from "@/lib/safety/messages";
import type { SafetyNotice as Notice } from "@/lib/safety/shown";

import { CountryChoice } from "./country-choice";
import { HelpLinesList } from "./help-lines-list";
import { Steps } from "./steps";

/** How much is said before the first number, so that it can be seen without scrolling on a phone. */
const BEFORE_LINES = 2;

type SafetyNoticeProps = {
	notice: Notice;
	/** Moves the focus to the heading, so that a screen reader begins there. */
	takesFocus?: boolean;
};

/** What is said first when somebody's words sound like danger. Folds away at a word, and does not argue. */
export function SafetyNotice({ notice, takesFocus }: SafetyNoticeProps) {
	const [isFolded, setFolded] = useState(false);
	const [choice, setChoice] = useState<string | null | undefined>(undefined);
	const headingId = useId();
	const heading = useRef<HTMLHeadingElement>(null);
	const opener = useRef<HTMLButtonElement>(null);

	useEffect(() => {
		setChoice(chosenCountry());
		if (takesFocus) heading.current?.focus();
	}, [takesFocus]);

	if (isFolded) {
		return (
			<p className="text-sm text-ink-soft">
				All right, thank you for saying so.{" "}
				<Button ref={opener} variant="link" size="inline" onClick={() => setFolded(false)}>
					Show the help lines again
				</Button>
			</p>
		);
	}

	const [title, ...paragraphs] = notice.message.split("\n\n");
	return (
		<section aria-labelledby={headingId} className="rounded-lg bg-sunken px-5 py-6 sm:px-7 print:hidden">
			<h3 id={headingId} ref={heading} tabIndex={-1} className="text-2xl outline-none">
				{title}
			</h3>
			<Paragraphs>{paragraphs.slice(0, BEFORE_LINES)}</Paragraphs>
			<div className="mt-5 rounded-md bg-page p-4 sm:p-5">
				<HelpLinesList lines={linesOf(notice, choice)} />
				<div className="mt-4 border-t border-rule pt-4">
					<CountryChoice country={choice === undefined ? notice.country : choice} onChange={setChoice} />
				</div>
			</div>
			<Paragraphs>{paragraphs.slice(BEFORE_LINES)}</Paragraphs>
			<div className="mt-4 grid gap-1">
				<Steps title="Something for this minute" steps={groundingSteps} />
				{notice.mayBeWatched && <Steps title="If somebody looks at this device" steps={deviceSafety} />}
			</div>
			<div className="mt-3 flex flex-wrap items-center gap-x-5">
				<Button
					variant="link"
					size="inline"
					onClick={() => {
						setFolded(true);
						requestAnimationFrame(() => opener.current?.focus());
					}}
				>
					This is not what I meant
				</Button>
				<Button variant="link" size="inline" asChild>
					<a href="/help-now">More help</a>
				</Button>
			</div>
		</section>
	);
}

/** The lines that came with the notice, or those of the country that was chosen since. */
function linesOf({ kind, helpLines, country, mayBeWatched }: Notice, choice: string | null | undefined): HelpLine[] {
	if (choice === undefined || choice === country) return helpLines;
	return helpLinesFor(mayBeWatched && kind !== "partner-danger" ? "all" : kind, choice);
}

function Paragraphs({ children }: { children: readonly string[] }) {
	return (
		<div className="mt-3 grid max-w-measure gap-3">
			{children.map((paragraph) => (
				<p key={paragraph}>{paragraph}</p>
			))}
		</div>
	);
}
