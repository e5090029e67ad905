"use client";

import { lazyPart } from "@/components/ui/lazy-part";
import type { DueThread } from "@/lib/domain/threads/schema";
import { Utterance } from "./messages/message";
import type { Say } from "./offers/say";

// Loaded separately, because few visits have it.
const ThreadQuestion = lazyPart(() =>
	import("@/components/threads/thread-question").then((module) => module.ThreadQuestion),
);

/** Asks today's question, as the coach would. Not a message. */
export function TodaysThread({ thread, onSay }: { thread: DueThread; onSay: Say }) {
	return (
		<Utterance from="coach">
			<ThreadQuestion thread={thread} onOpen={({ kind, id, title }) => onSay(title, { do: "open", kind, id })}>
				{(question) => <p className="wrap-anywhere">{question}</p>}
			</ThreadQuestion>
		</Utterance>
	);
}
