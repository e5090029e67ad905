"use client";

import Link from "next/link";
import { useEffect, useState } from "react";
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from "@/components/ui/accordion";
import { Button } from "@/components/ui/button";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { NotLoaded } from "@/components/ui/feedback/not-loaded";
import { TextPlaceholder } from "@/components/ui/feedback/text-placeholder";
import { lazyPart } from "@/components/ui/lazy-part";
import { LocalDay } from "@/components/ui/local-day";
import { useQuestionnaireTitles, useResponses } from "@/lib/browser/questionnaires/client";
import { type Completed, completedOf } from "@/lib/domain/questionnaires/completed";
import { assessmentAnchor } from "./paths";

// Loaded separately, because it needs the Markdown reader and sixteen drawings.
const AssessmentDetails = lazyPart(() => import("./assessment-details").then((module) => module.AssessmentDetails), {
	Placeholder: () => <TextPlaceholder />,
});

/** How many are listed at first: every questionnaire once, and a relationship. */
const SHOWN = 12;

/** The findings of each completed questionnaire, every time it was answered. Only what is opened is loaded. */
export function AssessmentAnalysis({ userId }: { userId: number }) {
	const questionnaires = useQuestionnaireTitles();
	const responses = useResponses(userId);
	const isKnown = questionnaires.data && responses.data;
	const completed = isKnown && completedOf(questionnaires.data, responses.data);
	const hasFailed = questionnaires.isError || responses.isError;

	function readAgain() {
		questionnaires.refetch();
		responses.refetch();
	}

	return (
		<Card aria-labelledby="assessment-analysis">
			<CardTitle id="assessment-analysis" className="text-2xl">
				Assessment Analysis
			</CardTitle>
			{completed && completed.length > 0 && <CompletedList userId={userId} completed={completed} />}
			{completed?.length === 0 && <NothingYet />}
			{!completed && hasFailed && (
				<div role="alert">
					<NotLoaded pending={questionnaires.isFetching || responses.isFetching} onTry={readAgain}>
						Your completed questionnaires could not be loaded. Nothing of yours is lost.
					</NotLoaded>
				</div>
			)}
			{!completed && !hasFailed && <TextPlaceholder />}
		</Card>
	);
}

function NothingYet() {
	return (
		<>
			<CardText className="max-w-measure">
				What your answers say will gather here, one questionnaire at a time. The first takes about a quarter of an hour.
			</CardText>
			<Button asChild variant="soft" className="mt-5 max-sm:w-full">
				<Link href="/questionnaires">Take a Questionnaire</Link>
			</Button>
		</>
	);
}

function CompletedList({ userId, completed }: { userId: number; completed: Completed[] }) {
	const [open, setOpen] = useOpenItem(completed);
	const [showsAll, setShowsAll] = useState(false);
	const isFar = completed.findIndex(({ key }) => key === open) >= SHOWN;
	const shown = showsAll || isFar ? completed : completed.slice(0, SHOWN);
	return (
		<>
			<Accordion type="single" collapsible value={open} onValueChange={setOpen} className="mt-2">
				{shown.map((one) => (
					<AccordionItem key={one.key} value={one.key} id={assessmentAnchor(one.key)}>
						<AccordionTrigger
							detail={
								<>
									Completed on <LocalDay iso={one.summary.completedAt} />
									{one.attempts > 1 && ` · attempt ${one.attempt} of ${one.attempts}`}
								</>
							}
						>
							{one.title}
						</AccordionTrigger>
						<AccordionContent>
							<AssessmentDetails userId={userId} completed={one} />
						</AccordionContent>
					</AccordionItem>
				))}
			</Accordion>
			{shown.length < completed.length && (
				<Button variant="outline" className="mt-4 max-sm:w-full" onClick={() => setShowsAll(true)}>
					Show all {completed.length}
				</Button>
			)}
		</>
	);
}

/**
 * Keeps track of the open item. It is part of the URL, so that it is open and focused again after a reload, or on
 * coming back from the whole analysis.
 */
function useOpenItem(completed: readonly Completed[]) {
	const [open, setOpen] = useState("");

	// biome-ignore lint/correctness/useExhaustiveDependencies: what the address says counts once, when the screen opens
	useEffect(() => {
		const named = completed.find(({ key, summary }) =>
			[key, summary.id].some((name) => window.location.hash === `#${assessmentAnchor(name)}`),
		);
		if (named) choose(named.key);
	}, []);

	useEffect(() => {
		// This part may load late. If the person has focused something else by then, the focus stays there.
		if (open === "" || !isFocusFree()) return;
		if (window.location.hash === `#${assessmentAnchor(open)}`) {
			document.getElementById(assessmentAnchor(open))?.querySelector("button")?.focus();
		}
	}, [open]);

	function choose(key: string) {
		setOpen(key);
		const { pathname, search } = window.location;
		window.history.replaceState(null, "", key === "" ? pathname + search : `#${assessmentAnchor(key)}`);
	}

	return [open, choose] as const;
}

/** Whether no element in use has the focus. A new screen focuses its content. */
const isFocusFree = () => {
	const { activeElement } = document;
	return activeElement === null || activeElement === document.body || activeElement.id === "content";
};
