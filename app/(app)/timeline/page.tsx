import type { Metadata } from "next";
import { Prefetched } from "@/components/shell/prefetched";
import { TimelineScreen } from "@/components/timeline/timeline-screen";
import { currentUser } from "@/lib/account/service";
import { summariesPath } from "@/lib/questionnaires/paths";
import { listQuestionnaires } from "@/lib/questionnaires/service";
import { listResponseSummaries } from "@/lib/questionnaires/summary-service";

export const metadata: Metadata = { title: "Timeline" };

export default async function TimelinePage() {
	const user = await currentUser();
	if (!user) return null;
	const [questionnaires, responses] = await Promise.all([listQuestionnaires(), listResponseSummaries(user.id)]);
	const now = new Date();
	return (
		<Prefetched data={{ "/api/questionnaires": questionnaires, [summariesPath(user.id)]: responses }}>
			<TimelineScreen userId={user.id} serverToday={{ year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 }} />
		</Prefetched>
	);
}
