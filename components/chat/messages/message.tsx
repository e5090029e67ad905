"use client";

import { Bookmark, Trash2 } from "lucide-react";
import { memo, type ReactNode, useId, useState } from "react";
import { LineChoice } from "@/components/lines/lazy-line-choice";
import { Mark } from "@/components/shell/logo";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { LazyMarkdown } from "@/components/ui/lazy-markdown";
import { lazyPart } from "@/components/ui/lazy-part";
import { isTemporary } from "@/lib/domain/chat/conversation";
import { plainLine } from "@/lib/domain/chat/plain-line";
import type { ClientMessage } from "@/lib/domain/chat/schema";
import { COACH_NAME } from "@/lib/domain/core/brand";
import { writerInWords } from "@/lib/domain/core/written-by";
import { offersOf } from "@/lib/domain/journal/own-words";
import { KEEP_A_LINE } from "@/lib/domain/lines/label";
import { Offers } from "../offers/offers";
import type { Say } from "../offers/say";
import { useReadyWords } from "./ready-words";
import { Note, noteClass, passagesClass } from "./words";

// Loaded separately, because only replies of a model have other answers.
const Answers = lazyPart(() => import("./answers").then((module) => module.Answers), {
	Placeholder: () => <div className="mt-1 h-11" />,
	onFailed: () => {},
});

type UtteranceProps = {
	from: "coach" | "person";
	/** The letter for the person's avatar. */
	initial?: string;
	/** Shown beside the sender's name; with a mouse only while the message is hovered or focused. */
	aside?: ReactNode;
	children: ReactNode;
	id?: string;
	className?: string;
};

/** Shows what is beside the name while the pointer is over the message or the focus is in it, and always for touch. */
const asideClass =
	"text-xs text-ink-soft transition-opacity duration-(--motion-base) [@media(hover:hover)]:not-group-hover:not-group-focus-within:not-print:opacity-0";

/** A button beside the name; the margins keep what is around it in place. */
const asideButtonClass =
	"mx-1 inline-grid size-8 place-items-center rounded-md align-middle hover:bg-sunken hover:text-ink print:hidden pointer-coarse:-my-1.5 pointer-coarse:size-11";

/** A message of either side: the sender beside an avatar, and the words below. */
export function Utterance({ from, initial, aside, children, id, className }: UtteranceProps) {
	const labelId = useId();
	const isCoach = from === "coach";
	return (
		<article
			id={id}
			tabIndex={id ? -1 : undefined}
			aria-labelledby={labelId}
			className={cn("group flex flex-col py-3", !isCoach && "items-end", className)}
		>
			<div className={cn("max-w-[80%]", isCoach && "max-w-[92%] sm:max-w-[80%]")}>
				<header className={cn("mb-2 flex items-center gap-2.5", !isCoach && "flex-row-reverse")}>
					<span
						aria-hidden="true"
						className={cn(
							"grid size-8 shrink-0 place-items-center rounded-full",
							isCoach
								? "bg-sidebar text-on-sidebar dark:inset-ring dark:inset-ring-edge/50"
								: "bg-soft font-serif text-sm text-on-soft",
						)}
					>
						{isCoach ? <Mark className="size-5" /> : initial}
					</span>
					<p className={cn("flex flex-wrap items-baseline gap-x-2", !isCoach && "flex-row-reverse justify-start")}>
						<span id={labelId} className="font-serif font-medium">
							{isCoach ? COACH_NAME : "You"}
						</span>
						{aside && <span className={asideClass}>{aside}</span>}
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
	/** The time of the message in words; empty if unknown. */
	time: string;
	/** Whether it is saved, but the coach never answered it. */
	isUnanswered: boolean;
	isBusy: boolean;
	onAskAgain: (message: ClientMessage) => void;
	/** Asks for another answer in its place; only given if that is possible. */
	onAnswerAgain?: (reply: ClientMessage) => void;
	/** Chooses another of its answers as the reply. */
	onChoose: (choice: { replyId: number; answerId: number }) => void;
	/** Sends words that a reply offers. */
	onSay: Say;
	/** On a person's message: asks for confirmation, then deletes it and its reply. */
	onDelete?: (message: ClientMessage) => void;
	/** Whether it is the newest reply, with no message after it. */
	isNewest: boolean;
	/** Whether a link points to it. */
	isFound: boolean;
};

/** Shows who wrote a reply, if known; null for what people wrote, and for our own words. */
function originOf({ isAiResponse, writtenBy, isImported }: ClientMessage): ReactNode {
	if (isAiResponse && isImported) return "Brought in from a file";
	if (!writtenBy) return null;
	return (
		<>
			<span className="max-sm:sr-only">Written by </span>
			{writerInWords(writtenBy)}
		</>
	);
}

/** A message of the conversation. While it is far from the screen, the browser only reserves its space. */
export const Message = memo(function Message({
	message,
	initial,
	time,
	isUnanswered,
	isBusy,
	onAskAgain,
	onAnswerAgain,
	onChoose,
	onSay,
	onDelete,
	isNewest,
	isFound,
}: MessageProps) {
	const { content, isAiResponse, createdAt, offers } = message;
	const origin = originOf(message);
	// Tells the buttons of one message from those of another.
	const beginning = plainLine(content).slice(0, 40);
	const readyWords = useReadyWords();
	const [isKeeping, setKeeping] = useState(false);
	return (
		<Utterance
			from={isAiResponse ? "coach" : "person"}
			initial={initial}
			aside={
				<>
					{time && <time dateTime={createdAt}>{time}</time>}
					{onDelete && (
						<button type="button" onClick={() => onDelete(message)} className={asideButtonClass}>
							<Trash2 aria-hidden="true" className="size-3.5" />
							<span className="sr-only">Delete this message: {beginning}</span>
						</button>
					)}
					{origin && time && " · "}
					{origin}
					{isAiResponse && !isTemporary(message) && (
						<button
							type="button"
							aria-expanded={isKeeping}
							onClick={() => setKeeping(!isKeeping)}
							className={asideButtonClass}
						>
							<Bookmark aria-hidden="true" className="size-3.5" />
							<span className="sr-only">
								{KEEP_A_LINE}: {beginning}
							</span>
						</button>
					)}
				</>
			}
			// The margin makes room for shadows and focus rings, which the edge would cut off.
			id={`message-${message.id}`}
			className={cn(
				"-mx-4 px-4",
				// The message that a link points to is laid out at once, so that it can be scrolled to.
				isFound
					? "scroll-mt-6 animate-found rounded-xl bg-soft/40"
					: "[contain-intrinsic-size:auto_8rem] [content-visibility:auto]",
			)}
		>
			{readyWords(message) ??
				(isAiResponse ? <CoachWords>{content}</CoachWords> : <PersonWords>{content}</PersonWords>)}
			{isKeeping && (
				<LineChoice place={{ source: "reply", of: String(message.id) }} onClose={() => setKeeping(false)} />
			)}
			{(message.answers || onAnswerAgain) && (
				<Answers reply={message} isBusy={isBusy} onAnswerAgain={onAnswerAgain} onChoose={onChoose} />
			)}
			{offers && (
				<Offers
					offers={offersOf(offers, isTemporary(message) ? null : message.id)}
					isNewest={isNewest}
					isBusy={isBusy}
					onSay={onSay}
				/>
			)}
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

/** The coach's words, typeset like a printed page. */
export function CoachWords({ children }: { children: string }) {
	return <LazyMarkdown className={passagesClass}>{children}</LazyMarkdown>;
}

/** The person's words, which look like a note. */
function PersonWords({ children }: { children: string }) {
	return (
		<Note>
			<LazyMarkdown className={noteClass}>{children}</LazyMarkdown>
		</Note>
	);
}
