"use client";

import Link from "next/link";
import { ScriptAnalysis } from "@/components/scripts/script-analysis";
import { laterPart } from "@/components/ui/later-part";
import { useUser } from "@/lib/browser/account/client";
import { areCoachSettingsOpen } from "@/lib/domain/core/brand";
import { ProfileHeader } from "./profile-header";

const AssessmentAnalysis = laterPart(() => import("./assessment-analysis").then((module) => module.AssessmentAnalysis));
const CoachSettings = laterPart(() =>
	import("@/components/coach-settings/coach-settings").then((module) => module.CoachSettings),
);

type ProfileScreenProps = {
	script?: "life" | "love";
	/** Whether the built-in guide answers. */
	isGuide?: boolean;
};

/** The profile: the person's details, their scripts, the findings from their answers, and how they are coached. */
export function ProfileScreen({ script, isGuide = false }: ProfileScreenProps) {
	const { data: user } = useUser();
	if (!user) return null;
	return (
		<div className="grid grid-cols-1 gap-6 md:gap-8 print:[&>*:not([data-print=words])]:hidden">
			<ProfileHeader user={user} />
			<ScriptAnalysis userId={user.id} opensWith={script} />
			<AssessmentAnalysis userId={user.id} />
			<CoachSettings userId={user.id} isOpen={areCoachSettingsOpen()} isGuide={isGuide} />
			<p className="text-sm text-ink-soft">
				Password, export and everything else that can be changed is under{" "}
				<Link href="/settings" className="inline-flex min-h-11 items-center text-accent underline underline-offset-4">
					Settings
				</Link>
				.
			</p>
		</div>
	);
}
