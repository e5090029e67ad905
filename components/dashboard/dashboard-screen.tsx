"use client";

import { useAskedThread } from "@/components/threads/use-asked-thread";
import { laterPart } from "@/components/ui/later-part";
import { useUser } from "@/lib/browser/account/client";
import type { Quote } from "@/lib/domain/dashboard/quotes";
import type { Day } from "@/lib/domain/progress/days";
import { QuoteCard } from "./quote-card";
import { WelcomeCard } from "./welcome-card";

// The greeting and the quote are shown immediately, and their links work without scripts.
const JournalCard = laterPart(() => import("./journal-card").then((module) => module.JournalCard));
const TodayCard = laterPart(() => import("./today/today-card").then((module) => module.TodayCard));
const ThreadCard = laterPart(() => import("@/components/threads/thread-card").then((module) => module.ThreadCard));
const GoalsCard = laterPart(() => import("@/components/goals/goals-card").then((module) => module.GoalsCard));
const QuestionnairesCard = laterPart(() => import("./questionnaires-card").then((module) => module.QuestionnairesCard));
const RecentActivityCard = laterPart(() =>
	import("./recent-activity-card").then((module) => module.RecentActivityCard),
);

type DashboardScreenProps = {
	/** The quote for `today`. */
	quote: Quote;
	/** The person's present day, as far as the server knows. */
	today: Day;
	/** The first writing prompt. */
	firstPrompt: string;
};

/**
 * The home screen: the greeting, today's intention, today's card and the quote, then cards in reading order. One column
 * on phones, two on wider screens.
 */
export function DashboardScreen({ quote, today, firstPrompt }: DashboardScreenProps) {
	const { data: user } = useUser();
	const asked = useAskedThread();
	if (!user) return null;
	return (
		<div className="space-y-5 md:space-y-6">
			<WelcomeCard user={user} />
			{asked && <ThreadCard thread={asked} />}
			<TodayCard userId={user.id} isNew={user.isNew} />
			<QuoteCard quote={quote} day={today} user={user} />
			<div className="grid grid-cols-1 items-start gap-5 md:gap-6 lg:grid-cols-2">
				<div className="grid grid-cols-1 gap-5 md:gap-6">
					<JournalCard userId={user.id} firstPrompt={firstPrompt} />
					<GoalsCard userId={user.id} />
				</div>
				<div className="grid grid-cols-1 gap-5 md:gap-6">
					<QuestionnairesCard userId={user.id} />
					<RecentActivityCard userId={user.id} />
				</div>
			</div>
		</div>
	);
}
