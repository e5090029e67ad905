"use client";

import { useEffect, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { lazyPart } from "@/components/ui/lazy-part";
import { chosenCountry } from "@/lib/browser/safety/chosen-country";
import { NOT_MEANT } from "@/lib/domain/safety/not-meant-label";
import { directionOf, type SafetyNotice as Notice } from "@/lib/domain/safety/shown";
import { deviceSafety, groundingSteps } from "@/lib/safety/messages";
import { HelpLinesList } from "./help-lines-list";
import { QuietLine } from "./quiet-line";
import { Steps } from "./steps";

// The help lines of the person's country came with the notice. Those of other countries are long, and few people need
// them.
const LinesElsewhere = lazyPart(() => import("./lines-elsewhere").then((module) => module.LinesElsewhere), {
	Placeholder: ({ notice }) => <HelpLinesList lines={notice.helpLines} />,
	onFailed: () => {},
});
const CountryChoice = lazyPart(() => import("./country-choice").then((module) => module.CountryChoice), {
	Placeholder: () => <div className="h-11" />,
	onFailed: () => {},
});

/** How many paragraphs come before the first number, so that it can be seen without scrolling on a phone. */
const BEFORE_LINES = 2;

type SafetyNoticeProps = {
	notice: Notice;
	/** Whether to move the focus to the heading, so that a screen reader begins there. */
	takesFocus?: boolean;
	/** Called when it is folded away. */
	onFolded?: () => void;
	/** Whether the words that it is about stand below it, where the person can say that they meant something else. */
	saysBelow?: boolean;
	/** Called instead of folding the notice away, if something waits behind it. */
	onNotMeant?: () => void;
};

/**
 * Shown first when a person's words sound like danger: help lines or, if that is doubtful, one quiet line. One press
 * folds either away, without argument; a conversation is told of it.
 */
export function SafetyNotice(props: SafetyNoticeProps) {
	const [isFolded, setFolded] = useState(false);
	const opener = useRef<HTMLButtonElement>(null);
	const isLine = props.notice.certainty === "doubtful";

	function notMeant() {
		if (props.onNotMeant) return props.onNotMeant();
		setFolded(true);
		props.onFolded?.();
		requestAnimationFrame(() => opener.current?.focus());
	}

	if (isFolded) {
		return (
			<p className="text-sm text-ink-soft">
				All right, thank you for saying so.{" "}
				<Button ref={opener} variant="link" size="inline" onClick={() => setFolded(false)}>
					{isLine ? "Show it again" : "Show the help lines again"}
				</Button>
			</p>
		);
	}
	return isLine ? (
		<QuietLine message={props.notice.message} onNotMeant={notMeant} />
	) : (
		<ClearNotice {...props} onNotMeant={notMeant} />
	);
}

/** The message and the help lines. */
function ClearNotice({ notice, takesFocus, saysBelow, onNotMeant }: SafetyNoticeProps) {
	const [choice, setChoice] = useState<string | null | undefined>(undefined);
	const headingId = useId();
	const firstId = useId();
	const words = { lang: notice.language, dir: directionOf(notice.language) };
	const heading = useRef<HTMLHeadingElement>(null);
	const lines = useRef<HTMLDivElement>(null);

	useEffect(() => {
		setChoice(chosenCountry());
		if (!takesFocus) return;
		// Focusing scrolls only to the heading; the first number should be visible with it.
		lines.current?.querySelector("li")?.scrollIntoView?.({ block: "nearest" });
		heading.current?.focus();
	}, [takesFocus]);

	const [title, ...paragraphs] = notice.message.split("\n\n");
	return (
		<section aria-labelledby={headingId} className="rounded-lg bg-sunken px-5 py-6 sm:px-7 print:hidden">
			<div {...words}>
				<h3 id={headingId} ref={heading} tabIndex={-1} aria-describedby={firstId} className="text-2xl outline-none">
					{title}
				</h3>
				<Paragraphs firstId={firstId}>{paragraphs.slice(0, BEFORE_LINES)}</Paragraphs>
			</div>
			<div ref={lines} className="mt-5 rounded-md bg-page p-4 sm:p-5">
				{choice === undefined || choice === notice.country ? (
					<HelpLinesList lines={notice.helpLines} />
				) : (
					<LinesElsewhere notice={notice} country={choice} />
				)}
				<div className="mt-4 border-t border-rule pt-4">
					<CountryChoice country={choice === undefined ? notice.country : choice} onChange={setChoice} />
				</div>
			</div>
			<div {...words}>
				<Paragraphs>{paragraphs.slice(BEFORE_LINES)}</Paragraphs>
			</div>
			<div className="mt-4 grid gap-1">
				<Steps title="Something for this minute" steps={groundingSteps} />
				{notice.mayBeWatched && <Steps title="If somebody looks at this device" steps={deviceSafety} />}
			</div>
			<div className="mt-3 flex flex-wrap items-center gap-x-5">
				{!saysBelow && (
					<Button variant="link" size="inline" onClick={onNotMeant}>
						{NOT_MEANT}
					</Button>
				)}
				<Button variant="link" size="inline" asChild>
					<a href="/help-now">More help</a>
				</Button>
			</div>
		</section>
	);
}

/**
 * The paragraphs of a message.
 * @param firstId The id of the first one, with which screen readers describe the heading.
 */
function Paragraphs({ children, firstId }: { children: readonly string[]; firstId?: string }) {
	return (
		<div className="mt-3 grid max-w-measure gap-3">
			{children.map((paragraph, index) => (
				<p key={paragraph} id={index === 0 ? firstId : undefined}>
					{paragraph}
				</p>
			))}
		</div>
	);
}
