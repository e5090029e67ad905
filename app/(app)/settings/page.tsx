import type { Metadata } from "next";
import { SettingsScreen } from "@/components/settings/settings-screen";
import { readPrivacy } from "@/lib/server/account/privacy";
import { currentPerson } from "@/lib/server/account/service";
import { usualTime } from "@/lib/server/chat/usual-time";
import { coach } from "@/lib/server/core/ai";

export const metadata: Metadata = { title: "Settings" };

export default async function SettingsPage() {
	const user = await currentPerson();
	// The layout shows the welcome screen.
	if (!user) return null;
	const answerSeconds = await usualTime(user.id, coach(user).name);
	return <SettingsScreen privacy={readPrivacy(user)} answerSeconds={answerSeconds} />;
}
