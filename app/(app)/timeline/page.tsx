import type { Metadata } from "next";
import { Prefetched } from "@/components/shell/prefetched";
import { TimelineScreen } from "@/components/timeline/timeline-screen";
import { summariesPath } from "@/lib/domain/questionnaires/paths";
import { currentUser } from "@/lib/server/account/service";
import { listQuestionnaires } from "@/lib/server/questionnaires/catalog";
import { listResponseSummaries } from "@/lib/server/questionnaires/summary";

export const metadata: Metadata = { title: "Timeline" };

type Props = { searchParams: Promise<{ relationship?: string | string[] }> };

export default async function TimelinePage({ searchParams }: Props) {
	const { relationship } = await searchParams;
	const user = await currentUser();
	if (!user) return null;
	const [questionnaires, responses] = await Promise.all([listQuestionnaires(), listResponseSummaries(user.id)]);
	const now = new Date();
	return (
		<Prefetched data={{ "/api/questionnaires": questionnaires, [summariesPath(user.id)]: responses }}>
			<TimelineScreen
				userId={user.id}
				serverToday={{ year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 }}
				opensWith={typeof relationship === "string" ? relationship : undefined}
			/>
		</Prefetched>
	);
}
