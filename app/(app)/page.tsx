import { DashboardScreen } from "@/components/dashboard/dashboard-screen";
import { Prefetched } from "@/components/shell/prefetched";
import { currentUser } from "@/lib/account/service";
import { listQuestionnaires, listResponses } from "@/lib/questionnaires/service";

export default async function DashboardPage() {
	const user = await currentUser();
	// The layout shows the welcome screen.
	if (!user) return null;
	const [questionnaires, responses] = await Promise.all([listQuestionnaires(), listResponses(user.id)]);
	return (
		<Prefetched data={{ "/api/questionnaires": questionnaires, [`/api/responses/${user.id}`]: responses }}>
			<DashboardScreen />
		</Prefetched>
	);
}
