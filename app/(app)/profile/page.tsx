import type { Metadata } from "next";
import { ProfileScreen } from "@/components/profile/profile-screen";
import { Prefetched } from "@/components/shell/prefetched";
import { connectionPath } from "@/lib/domain/account/connection";
import { coachSettingsPath } from "@/lib/domain/coach-settings/paths";
import { progressPath } from "@/lib/domain/progress/paths";
import { summariesPath, titlesPath } from "@/lib/domain/questionnaires/paths";
import { lifeScriptDefinition } from "@/lib/domain/scripts/life-definition";
import { connectionWith } from "@/lib/server/account/oidc";
import { currentPerson } from "@/lib/server/account/service";
import { readCoachSettings } from "@/lib/server/coach-settings/service";
import { coach } from "@/lib/server/core/ai";
import { readProgress } from "@/lib/server/progress/service";
import { listTitles } from "@/lib/server/questionnaires/catalog";
import { listResponseSummaries } from "@/lib/server/questionnaires/summary";
import { lifeScript } from "@/lib/server/scripts/life";
import { readScript } from "@/lib/server/scripts/service";

export const metadata: Metadata = { title: "Profile" };

type Props = { searchParams: Promise<{ script?: string | string[] }> };

export default async function ProfilePage({ searchParams }: Props) {
	const { script } = await searchParams;
	const user = await currentPerson();
	// The layout shows the welcome screen.
	if (!user) return null;
	const [connection, titles, responses, progress, settings, life] = await Promise.all([
		connectionWith(user.id),
		listTitles(),
		listResponseSummaries(user.id),
		readProgress(user.id, new Date()),
		readCoachSettings(user.id),
		readScript(lifeScript, user.id),
	]);
	return (
		<Prefetched
			data={{
				[connectionPath]: connection,
				[titlesPath]: titles,
				[summariesPath(user.id)]: responses,
				[progressPath(user.id)]: progress,
				[coachSettingsPath(user.id)]: settings,
				[`${lifeScriptDefinition.path}/${user.id}`]: life,
			}}
		>
			<ProfileScreen script={script === "love" ? "love" : undefined} isGuide={coach(user).isGuide} />
		</Prefetched>
	);
}
