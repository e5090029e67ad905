import { DashboardScreen } from "@/components/dashboard/dashboard-screen";
import { Prefetched } from "@/components/shell/prefetched";
import { currentUser } from "@/lib/account/service";
import { RECENT_MESSAGES, recentMessagesPath } from "@/lib/chat/paths";
import { listMessages } from "@/lib/chat/service";
import { quoteOf } from "@/lib/dashboard/quotes";
import { goalsPath } from "@/lib/goals/paths";
import { listGoals } from "@/lib/goals/service";
import { nextPrompt } from "@/lib/journal/writing-prompts";
import { todayOf } from "@/lib/progress/service";
import { summariesPath } from "@/lib/questionnaires/paths";
import { listQuestionnaires } from "@/lib/questionnaires/service";
import { listResponseSummaries } from "@/lib/questionnaires/summary-service";

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
			<DashboardScreen quote={quoteOf(today)} firstPrompt={nextPrompt(null, Math.random)} />
		</Prefetched>
	);
}
