import type { Metadata } from "next";
import { DashboardScreen } from "@/components/dashboard/dashboard-screen";
import { Prefetched } from "@/components/shell/prefetched";
import { recentMessagesPath } from "@/lib/domain/chat/paths";
import { quoteOf } from "@/lib/domain/dashboard/quotes";
import { goalsPath } from "@/lib/domain/goals/paths";
import { promptOfDay } from "@/lib/domain/journal/writing-prompts";
import { onThisDayPath, todayPath } from "@/lib/domain/look-back/paths";
import { localDay } from "@/lib/domain/progress/days";
import { summariesPath, titlesPath } from "@/lib/domain/questionnaires/paths";
import { threadsPath } from "@/lib/domain/threads/paths";
import { currentPerson } from "@/lib/server/account/service";
import { recentActivity } from "@/lib/server/chat/recent";
import { listGoals } from "@/lib/server/goals/service";
import { readOnThisDay } from "@/lib/server/look-back/on-this-day";
import { readToday } from "@/lib/server/look-back/today";
import { listTitles } from "@/lib/server/questionnaires/catalog";
import { listResponseSummaries } from "@/lib/server/questionnaires/summary";
import { listThreads } from "@/lib/server/threads/service";

/** Without a session, the welcome screen is at this address, which has just the name of the app. */
export const generateMetadata = async (): Promise<Metadata> => ((await currentPerson()) ? { title: "Dashboard" } : {});

export default async function DashboardPage() {
	const user = await currentPerson();
	// The layout shows the welcome screen.
	if (!user) return null;
	const now = new Date();
	const [titles, responses, goals, messages, threads, onThisDay, todayThen] = await Promise.all([
		listTitles(),
		listResponseSummaries(user.id),
		listGoals(user.id),
		recentActivity(user, now),
		listThreads(user),
		readOnThisDay(user, now),
		readToday(user, now),
	]);
	const today = localDay(now, user.timezoneOffset);
	return (
		<Prefetched
			data={{
				[titlesPath]: titles,
				[summariesPath(user.id)]: responses,
				[goalsPath(user.id)]: goals,
				[recentMessagesPath(user.id)]: messages,
				[threadsPath]: threads,
				[onThisDayPath(user.id)]: onThisDay,
				[todayPath(user.id)]: todayThen,
			}}
		>
			<DashboardScreen
				quote={quoteOf(today)}
				today={today}
				firstPrompt={promptOfDay(user.id, today, todayThen.written.pages)}
			/>
		</Prefetched>
	);
}
