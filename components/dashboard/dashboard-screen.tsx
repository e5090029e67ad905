"use client";

import { useUser } from "@/lib/account/client";
import { QuestionnairesCard } from "./questionnaires-card";
import { WelcomeCard } from "./welcome-card";

/**
 * The home screen: the greeting, then cards in reading order. One column on phones, two on wider screens; a card left
 * alone in its row takes the whole row, so that cards can come and go without gaps.
 */
export function DashboardScreen() {
	const { data: user } = useUser();
	if (!user) return null;
	return (
		<div className="grid grid-cols-1 gap-5 md:grid-cols-2 md:gap-6 md:[&>*:first-child]:col-span-2 md:[&>*:last-child:nth-child(even)]:col-span-2">
			<WelcomeCard user={user} />
			<QuestionnairesCard userId={user.id} />
		</div>
	);
}
