"use client";

import Link from "next/link";
import { Button } from "@/components/ui/button";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { NotLoaded } from "@/components/ui/feedback/not-loaded";
import { Spinner } from "@/components/ui/feedback/spinner";
import { useRecentMessages } from "@/lib/browser/chat/recent";
import { activityLine } from "@/lib/domain/chat/activity-line";
import { COACH_NAME } from "@/lib/domain/core/brand";

/** Shows the last messages between the person and the coach, one line each. */
export function RecentActivityCard({ userId }: { userId: number }) {
	return (
		<Card aria-labelledby="recent-activity">
			<CardTitle id="recent-activity">Recent Activity</CardTitle>
			<Messages userId={userId} />
			<Button asChild variant="soft" className="mt-6 max-sm:w-full">
				<Link href="/chat">Continue Chat</Link>
			</Button>
		</Card>
	);
}

function Messages({ userId }: { userId: number }) {
	const messages = useRecentMessages(userId);
	if (messages.isError) {
		return <NotLoaded onTry={() => messages.refetch()}>Your messages could not be loaded.</NotLoaded>;
	}
	if (!messages.data) return <Spinner label="Loading" className="mt-4 text-accent" />;
	if (messages.data.length === 0) {
		return <CardText>{COACH_NAME} is here to think things through with you.</CardText>;
	}
	return (
		<ul className="mt-3 divide-y divide-rule">
			{messages.data.map((message) => (
				<li key={message.id} className="py-2.5">
					<p className="text-sm text-ink-soft">{message.isAiResponse ? "AI Assistant" : "You"}</p>
					<p className="line-clamp-2 break-words">{activityLine(message)}</p>
				</li>
			))}
		</ul>
	);
}
