import type { Metadata } from "next";
import { ProfileScreen } from "@/components/profile/profile-screen";
import { Prefetched } from "@/components/shell/prefetched";
import { currentUser } from "@/lib/account/service";
import { coachSettingsPath } from "@/lib/coach-settings/paths";
import { readCoachSettings } from "@/lib/coach-settings/service";
import { lifeScriptDefinition } from "@/lib/life-script/definition";
import { readLifeScript } from "@/lib/life-script/service";
import { progressPath } from "@/lib/progress/paths";
import { readProgress } from "@/lib/progress/service";
import { summariesPath } from "@/lib/questionnaires/paths";
import { listQuestionnaires } from "@/lib/questionnaires/service";
import { listResponseSummaries } from "@/lib/questionnaires/summary-service";

export const metadata: Metadata = { title: "Profile" };

export default async function ProfilePage() {
	const user = await currentUser();
	// The layout shows the welcome screen.
	if (!user) return null;
	const [questionnaires, responses, progress, settings, lifeScript] = await Promise.all([
		listQuestionnaires(),
		listResponseSummaries(user.id),
		readProgress(user.id, new Date()),
		readCoachSettings(user.id),
		readLifeScript(user.id),
	]);
	return (
		<Prefetched
			data={{
				"/api/questionnaires": questionnaires,
				[summariesPath(user.id)]: responses,
				[progressPath(user.id)]: progress,
				[coachSettingsPath(user.id)]: settings,
				[`${lifeScriptDefinition.path}/${user.id}`]: lifeScript,
			}}
		>
			<ProfileScreen />
		</Prefetched>
	);
}
