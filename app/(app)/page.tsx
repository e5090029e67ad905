import { DashboardScreen } from "@/components/dashboard/dashboard-screen";
import { Prefetched } from "@/components/shell/prefetched";
import { RECENT_MESSAGES, recentMessagesPath } from "@/lib/domain/chat/paths";
import { quoteOf } from "@/lib/domain/dashboard/quotes";
import { goalsPath } from "@/lib/domain/goals/paths";
import { nextPrompt } from "@/lib/domain/journal/writing-prompts";
import { summariesPath } from "@/lib/domain/questionnaires/paths";
import { currentUser } from "@/lib/server/account/service";
import { listMessages } from "@/lib/server/chat/service";
import { listGoals } from "@/lib/server/goals/service";
import { todayOf } from "@/lib/server/progress/service";
import { listQuestionnaires } from "@/lib/server/questionnaires/service";
import { listResponseSummaries } from "@/lib/server/questionnaires/summary";

export default async function DashboardPage() {
	const user = await currentUser();
	// The layout shows the welcome screen.
	if (!user) return null;
	const [questionnaires, responses, goals, messages, today] = await Promise.all([
		listQuestionnaires(),
		listResponseSummaries(user.id),
		listGoals(user.id),
		listMessages(user.id, { limit: RECENT_MESSAGES }),
		todayOf(user.id, new Date()),
	]);
	return (
		<Prefetched
			data={{
				"/api/questionnaires": questionnaires,
				[summariesPath(user.id)]: responses,
				[goalsPath(user.id)]: goals,
				[recentMessagesPath(user.id)]: messages,
			}}
		>
			<DashboardScreen quote={quoteOf(today)} today={today} firstPrompt={nextPrompt(null, Math.random)} />
		</Prefetched>
	);
}
