"use client";

import { Card, CardTitle } from "@/components/ui/card";
import type { DueThread } from "@/lib/domain/threads/schema";
import { ThreadQuestion } from "./thread-question";

/** Today's question, on the dashboard. */
export function ThreadCard({ thread }: { thread: DueThread }) {
	return (
		<Card aria-labelledby="thread-card">
			<ThreadQuestion thread={thread}>
				{(question) => (
					<CardTitle id="thread-card" className="max-w-measure wrap-anywhere">
						{question}
					</CardTitle>
				)}
			</ThreadQuestion>
		</Card>
	);
}
