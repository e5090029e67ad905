"use client";

import { memo, type ReactNode, useId } from "react";
import { Mark } from "@/components/shell/logo";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Markdown } from "@/components/ui/markdown";
import { COACH_NAME } from "@/lib/brand";
import type { ClientMessage } from "@/lib/chat/schema";

type UtteranceProps = {
	from: "coach" | "person";
	/** For the person's avatar. */
	initial?: string;
	/** What stands beside the sender's name. */
	aside?: ReactNode;
	children: ReactNode;
	className?: string;
};

/** Something that one of the two says: who, beside an avatar, and below it what. */
export function Utterance({ from, initial, aside, children, className }: UtteranceProps) {
	const labelId = useId();
	const isCoach = from === "coach";
	return (
		<article aria-labelledby={labelId} className={cn("flex flex-col py-3", !isCoach && "items-end", className)}>
			<div className={cn("max-w-[80%]", isCoach && "max-w-[92%] sm:max-w-[80%]")}>
				<header className={cn("mb-2 flex items-center gap-2.5", !isCoach && "flex-row-reverse")}>
					<span
						aria-hidden="true"
						className={cn(
							"grid size-8 shrink-0 place-items-center rounded-full",
							isCoach
								? "bg-spine text-on-spine dark:inset-ring dark:inset-ring-edge/50"
								: "bg-soft font-serif text-sm text-on-soft",
						)}
					>
						{isCoach ? <Mark className="size-5" /> : initial}
					</span>
					<p
						id={labelId}
						className={cn("flex flex-wrap items-baseline gap-x-2", !isCoach && "flex-row-reverse justify-start")}
					>
						<span className="font-serif font-medium">{isCoach ? COACH_NAME : "You"}</span>
						{aside && <span className="text-xs text-ink-soft">{aside}</span>}
					</p>
				</header>
				{children}
			</div>
		</article>
	);
}

type MessageProps = {
	message: ClientMessage;
	initial: string;
	/** When it was said, in words; empty while that is not known. */
	time: string;
	/** Whether it is saved and the coach never answered it. */
	isUnanswered: boolean;
	isBusy: boolean;
	onAskAgain: (message: ClientMessage) => void;
};

/** A message of the conversation. Far from the screen it costs the browser nothing but its place. */
export const Message = memo(function Message({
	message,
	initial,
	time,
	isUnanswered,
	isBusy,
	onAskAgain,
}: MessageProps) {
	const { content, isAiResponse, writtenBy, createdAt } = message;
	return (
		<Utterance
			from={isAiResponse ? "coach" : "person"}
			initial={initial}
			aside={
				<>
					{time && <time dateTime={createdAt}>{time}</time>}
					{writtenBy && (
						<span>
							{time && " · "}Written by {writtenBy === "built-in" ? "the built-in coach" : writtenBy}
						</span>
					)}
				</>
			}
			// Shadows and focus rings are cut off at the edge: they need the room that the margin takes back.
			className="-mx-4 px-4 [contain-intrinsic-size:auto_8rem] [content-visibility:auto]"
		>
			{isAiResponse ? <CoachWords>{content}</CoachWords> : <PersonWords>{content}</PersonWords>}
			{isUnanswered && (
				<p className="mt-1 flex flex-wrap items-center justify-end gap-x-2 text-sm text-ink-soft">
					{COACH_NAME} has not answered this yet.
					<Button variant="link" size="inline" disabled={isBusy} onClick={() => onAskAgain(message)}>
						Ask again
					</Button>
				</p>
			)}
		</Utterance>
	);
});

/** The coach's words lie on the page like print. */
export function CoachWords({ children }: { children: string }) {
	return <Markdown>{children}</Markdown>;
}

/** The person's are a note of their own. Their line breaks stay. */
function PersonWords({ children }: { children: string }) {
	return (
		<div dir="auto" className="ml-auto w-fit max-w-full rounded-xl rounded-tr-sm bg-page px-4 py-3 shadow-page sm:px-5">
			<Markdown className="[&_:is(p,li)]:whitespace-pre-line">{children}</Markdown>
		</div>
	);
}
