"use client";

import Link from "next/link";
import { LifeScriptOffer } from "@/components/scripts/life-script-offer";
import { Button } from "@/components/ui/button";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { NotLoaded } from "@/components/ui/feedback/not-loaded";
import { Progress } from "@/components/ui/feedback/progress";
import { Spinner } from "@/components/ui/feedback/spinner";
import { useQuestionnaireTitles, useResponses } from "@/lib/browser/questionnaires/client";
import { libraryProgress } from "@/lib/domain/questionnaires/library";

/** Shows how many questionnaires are completed, and links to the next one. */
export function QuestionnairesCard({ userId }: { userId: number }) {
	return (
		<Card aria-labelledby="questionnaires-card">
			<CardTitle id="questionnaires-card">Questionnaires</CardTitle>
			<LibraryProgress userId={userId} />
			<LifeScriptOffer userId={userId} className="mt-5" />
			<Button asChild variant="soft" className="mt-6 max-sm:w-full">
				<Link href="/questionnaires">Take a Questionnaire</Link>
			</Button>
		</Card>
	);
}

function LibraryProgress({ userId }: { userId: number }) {
	const questionnaires = useQuestionnaireTitles();
	const responses = useResponses(userId);

	if (questionnaires.isError || responses.isError) {
		const again = () => [questionnaires, responses].filter(({ isError }) => isError).map(({ refetch }) => refetch());
		return <NotLoaded onTry={again}>Your progress could not be loaded.</NotLoaded>;
	}
	if (!questionnaires.data || !responses.data) return <Spinner label="Loading" className="mt-4 text-accent" />;

	const { completed, total, percent } = libraryProgress(questionnaires.data, responses.data);
	return (
		<>
			<CardText>{sentence(completed, total)}</CardText>
			<div className="mt-5 flex items-center gap-4">
				<Progress
					label="Questionnaires completed"
					value={percent}
					valueText={`${completed} of ${total}`}
					className="grow"
				/>
				<p className="shrink-0 font-serif text-lg tabular-nums">
					{completed} / {total}
				</p>
			</div>
		</>
	);
}

function sentence(completed: number, total: number): string {
	if (completed === 0) return "Each one is a few honest questions, and an analysis of what you answered.";
	if (completed < total) return "Each one adds to the picture. The next is waiting when you are ready.";
	return "You have completed every one. You can read your analyses again, or change an answer that no longer fits.";
}
