"use client";

import { Fragment, memo, useEffect, useRef } from "react";
import { SafetyNotice } from "@/components/safety/safety-notice";
import type { NoticesByMessage } from "@/lib/browser/chat/client";
import { isTemporary } from "@/lib/domain/chat/conversation";
import type { ClientMessage } from "@/lib/domain/chat/schema";
import { addDays, type Day } from "@/lib/domain/progress/days";
import { NOT_MEANT } from "@/lib/domain/safety/not-meant-label";
import type { Say } from "../offers/say";
import type { Clock } from "../use-clock";
import { Message } from "./message";

type HistoryProps = {
	messages: ClientMessage[];
	/** The message before these. If these continue its day, the day is not shown again. */
	after?: ClientMessage;
	initial: string;
	clock: Clock;
	/** The safety notices, by the id of the message that each is about. */
	notices: NoticesByMessage;
	unanswered: ReadonlySet<number>;
	isBusy: boolean;
	onAskAgain: (message: ClientMessage) => void;
	onAnswerAgain: (reply: ClientMessage) => void;
	onChoose: (choice: { replyId: number; answerId: number }) => void;
	/** The reply for which another answer can be requested. */
	againId: number | null;
	/**
	 * Id of the newest reply if it is the last message of the conversation, else null. Offers that only make sense right
	 * now are shown under it.
	 */
	newestId: number | null;
	onSay: Say;
	/** Asks whether to delete a message with its reply. */
	onDelete: (message: ClientMessage) => void;
	/** The message that a link points to. */
	foundId: number | null;
};

/** Returns the same key before and after the server has confirmed a message, so that React keeps the element. */
const keyOf = ({ id, isAiResponse, sendKey }: ClientMessage) =>
	sendKey && !isAiResponse ? sendKey : isTemporary({ id }) ? `new-${id}` : id;

/** The messages, day by day. */
export const History = memo(function History(props: HistoryProps) {
	const { messages, after, initial, clock, notices, unanswered, isBusy, onAskAgain, onSay, foundId } = props;
	const { onAnswerAgain, onChoose, onDelete, againId, newestId } = props;
	let day = after && clock.dayOf(after.createdAt);
	return messages.map((message) => {
		const dayBefore = day;
		day = clock.dayOf(message.createdAt);
		const notice = notices[message.id];
		return (
			<Fragment key={keyOf(message)}>
				{day !== dayBefore && (
					<h2 className="flex items-center gap-4 py-4 font-sans text-xs font-normal tracking-normal text-ink-soft before:h-px before:flex-1 before:bg-rule after:h-px after:flex-1 after:bg-rule">
						{spokenDay(day, clock.today)}
					</h2>
				)}
				<Message
					message={message}
					initial={initial}
					time={clock.timeOf(message.createdAt)}
					isUnanswered={unanswered.has(message.id)}
					// Passed only to the messages that show it, so that no other message renders again.
					isBusy={isBusy && (unanswered.has(message.id) || message.offers !== undefined || message.id === againId)}
					onAskAgain={onAskAgain}
					onAnswerAgain={message.id === againId ? onAnswerAgain : undefined}
					onChoose={onChoose}
					onSay={onSay}
					onDelete={message.isAiResponse || isTemporary(message) ? undefined : onDelete}
					isNewest={message.id === newestId}
					isFound={message.id === foundId}
				/>
				{notice && <NoticePlace notice={notice} onSay={onSay} />}
			</Fragment>
		);
	});
});

/** Sent when a notice is folded away: it tells the coach that there is no danger. */

/**
 * A notice in the conversation. It is scrolled to its beginning, because the help lines must be seen. A notice of one
 * quiet line does not scroll, because the answer below it is what is read.
 */
function NoticePlace({ notice, onSay }: { notice: NoticesByMessage[number]; onSay: Say }) {
	const place = useRef<HTMLDivElement>(null);
	// Runs after the notice's own effect, whose focus only scrolls the heading into view somewhere.
	const isLine = notice.certainty === "doubtful";
	useEffect(() => {
		if (!isLine) place.current?.scrollIntoView({ block: "start" });
	}, [isLine]);
	return (
		<div ref={place} className="scroll-mt-4 py-3">
			<SafetyNotice notice={notice} takesFocus onFolded={() => onSay(`${NOT_MEANT}.`)} />
		</div>
	);
}

/** Formats a day: "Today", "Yesterday", "Monday, November 16", with the year if it is another one. */
function spokenDay(day: Day, today: Day): string {
	if (day === today) return "Today";
	if (day === addDays(today, -1)) return "Yesterday";
	return new Date(`${day}T00:00:00Z`).toLocaleDateString("en-US", {
		weekday: "long",
		month: "long",
		day: "numeric",
		year: day.slice(0, 4) === today.slice(0, 4) ? undefined : "numeric",
		timeZone: "UTC",
	});
}
