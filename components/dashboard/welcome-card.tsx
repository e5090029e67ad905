"use client";

import { ArrowRight } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { useQuestionnaireTitles, useResponses } from "@/lib/browser/questionnaires/client";
import type { ClientUser } from "@/lib/domain/account/schema";
import { PATTERN_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import { libraryProgress } from "@/lib/domain/questionnaires/library";
import { Today } from "./today";

/** Greets the person by their username, and shows new people where to begin. */
export function WelcomeCard({ user }: { user: ClientUser }) {
	return (
		<section className="pb-2 pt-2 sm:pb-4">
			<Today />
			<h1 className="mt-1 text-3xl">{user.isNew ? `Welcome, ${user.username}` : `Welcome back, ${user.username}`}</h1>
			{user.isNew ? (
				<WhereToBegin userId={user.id} />
			) : (
				<p className="mt-2 text-ink-soft">Take your time. The page is yours.</p>
			)}
		</section>
	);
}

function WhereToBegin({ userId }: { userId: number }) {
	const { data: questionnaires = [] } = useQuestionnaireTitles();
	const { data: responses = [] } = useResponses(userId);
	const isUntouched = responses.length === 0;
	const firstId = isUntouched ? PATTERN_QUESTIONNAIRE_ID : libraryProgress(questionnaires, responses).nextId;
	const first = questionnaires.find(({ id }) => id === firstId);
	return (
		<>
			<p className="mt-2 max-w-measure text-ink-soft">
				{isUntouched
					? "This is your notebook. Six minutes is a good beginning: tap how true each statement is of you, and see which of six relationship patterns are strongest. Stop whenever you like."
					: "This is your notebook. Answer in your own words, stop whenever you like, and see what it says back."}
			</p>
			{first && (
				<Button asChild className="mt-5">
					<Link href={`/questionnaires/${first.id}`}>
						Begin with “{first.title}”
						<ArrowRight aria-hidden="true" className="size-5" />
					</Link>
				</Button>
			)}
		</>
	);
}
