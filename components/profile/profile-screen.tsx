"use client";

import { CoachSettings } from "@/components/coach-settings/coach-settings";
import { ScriptAnalysis } from "@/components/life-script/script-analysis";
import { useUser } from "@/lib/account/client";
import { IS_COACH_SETTINGS_OPEN } from "@/lib/brand";
import { AssessmentAnalysis } from "./assessment-analysis";
import { ProfileHeader } from "./profile-header";

/** The profile: who somebody is here, their scripts, what was found in their answers, and how they are coached. */
export function ProfileScreen() {
	const { data: user } = useUser();
	if (!user) return null;
	return (
		<div className="grid grid-cols-1 gap-6 md:gap-8">
			<ProfileHeader user={user} />
			<ScriptAnalysis userId={user.id} />
			<AssessmentAnalysis userId={user.id} />
			<CoachSettings userId={user.id} isOpen={IS_COACH_SETTINGS_OPEN} />
		</div>
	);
}
