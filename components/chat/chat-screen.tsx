"use client";

import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { DrawerButton } from "@/components/shell/drawer-button";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { COACH_NAME } from "@/lib/brand";
import { useConversation, useKeysUnderWay, useNotices } from "@/lib/chat/client";
import { type Conversation, isTemporary, unansweredIn } from "@/lib/chat/conversation";
import type { ClientMessage } from "@/lib/chat/schema";
import { useTurn } from "@/lib/chat/use-turn";
import { CoachTurn, SpokenPhase } from "./coach-turn";
import { Composer } from "./composer";
import { Earlier } from "./earlier";
import { History } from "./history";
import { Intro } from "./intro";
import { ScrollToLatest, scrollToLatest, useStillReading } from "./scroll-to-latest";
import { type ServerClock, useClock } from "./use-clock";
import { useVisibleHeight } from "./use-visible-height";

type ChatScreenProps = {
	user: { id: number; firstName: string };
	/** The newest messages, oldest first, where the server has read them. */
	firstPage?: ClientMessage[];
	serverClock: ServerClock;
};

/** The conversation with the coach. */
export function ChatScreen({ user, firstPage, serverClock }: ChatScreenProps) {
	const conversation = useConversation(user.id, firstPage);
	if (conversation.isPending) {
		return (
			<Frame>
				<div className="fixed inset-0 z-10 grid place-items-center text-accent">
					<Spinner label="Loading your conversation" className="size-8" />
				</div>
			</Frame>
		);
	}
	if (conversation.isError) {
		return (
			<Frame>
				<p className="m-auto px-6 text-ink-soft">
					Your conversation could not be loaded.{" "}
					<Button variant="link" size="inline" onClick={() => conversation.refetch()}>
						Try again
					</Button>
				</p>
			</Frame>
		);
	}
	return <Talk user={user} conversation={conversation.data} serverClock={serverClock} />;
}

/** The whole of the content area, less what a keyboard covers. */
function Frame({ children }: { children: ReactNode }) {
	const frame = useVisibleHeight<HTMLDivElement>();
	return (
		<div
			ref={frame}
			data-fills-screen
			className="flex h-[calc(var(--visible-height,100dvh)-3.5rem)] flex-col md:h-[var(--visible-height,100dvh)]"
		>
			<header className="flex items-center gap-2 max-md:sr-only md:px-4 md:pt-4">
				<div className="max-md:hidden">
					<DrawerButton />
				</div>
				<h1 className="text-xl">
					{COACH_NAME}{" "}
					<span className="font-sans text-sm font-normal tracking-normal text-ink-soft">Your AI coach</span>
				</h1>
			</header>
			{children}
		</div>
	);
}

type TalkProps = { user: ChatScreenProps["user"]; conversation: Conversation; serverClock: ServerClock };

function Talk({ user, conversation, serverClock }: TalkProps) {
	const { messages } = conversation;
	const clock = useClock(serverClock);
	const notices = useNotices(user.id);
	const { draft, phase, reply, shown, send, askAgain } = useTurn(user.id, conversation);
	const keysUnderWay = useKeysUnderWay(user.id);
	const scroller = useRef<HTMLElement>(null);
	const end = useRef<HTMLDivElement>(null);
	const box = useRef<HTMLTextAreaElement>(null);
	useStillReading(scroller, end);

	// Words that were typed before the page came to life would be wiped by the first render.
	const takeIn = useRef(draft.takeIn);
	useEffect(() => takeIn.current(box.current?.value ?? ""), []);

	const unanswered = useMemo(() => {
		const isUnderWay = (message: ClientMessage) => keysUnderWay.includes(message.sendKey ?? "");
		return unansweredIn(messages.filter((message) => !isUnderWay(message)));
	}, [messages, keysUnderWay]);
	const visible = useMemo(() => messages.filter(({ id }) => id !== reply?.id), [messages, reply]);
	const { earlier, arrived } = useArrived(visible);

	const latest = useRef(askAgain);
	latest.current = askAgain;
	const onAskAgain = useCallback((message: ClientMessage) => latest.current(message), []);

	function say(words: string) {
		if (!send(words)) return;
		scrollToLatest(scroller.current);
	}

	const common = {
		initial: (Array.from(user.firstName)[0] ?? "").toUpperCase(),
		clock,
		notices,
		unanswered,
		isBusy: phase !== null,
		onAskAgain,
	};
	return (
		<Frame>
			<div className="relative min-h-0 flex-1">
				{/* Turned over, so that it opens at its end, stays there as it grows, and holds still when older messages come. */}
				<section
					ref={scroller}
					role="log"
					aria-live="off"
					aria-label={`Conversation with ${COACH_NAME}`}
					// biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must do so by keyboard
					tabIndex={0}
					className="absolute inset-0 flex flex-col-reverse overflow-y-auto overscroll-contain [mask-image:linear-gradient(to_bottom,transparent,black_1.25rem)] focus-visible:-outline-offset-2"
				>
					<div className="mx-auto flex min-h-full w-full max-w-3xl shrink-0 flex-col justify-end px-4 pb-5 sm:px-6">
						{visible.length === 0 && phase === null && (
							<Intro
								firstName={user.firstName}
								onSuggestion={(text) => {
									say(text);
									if (!window.matchMedia("(pointer: coarse)").matches) box.current?.focus();
								}}
							/>
						)}
						<Earlier userId={user.id} conversation={conversation} scroller={scroller} />
						<History messages={earlier} {...common} />
						<div ref={end}>
							{/* The whole reply is said once, when it stands here; it moves into the history with the next message. */}
							<div aria-live="polite" aria-relevant="additions">
								{arrived && <History messages={arrived} after={earlier.at(-1)} {...common} />}
							</div>
							<CoachTurn phase={phase} reply={reply} shown={shown} />
						</div>
					</div>
				</section>
				<ScrollToLatest scroller={scroller} />
			</div>
			<SpokenPhase phase={phase} />
			<Composer
				box={box}
				text={draft.text}
				onWrite={draft.write}
				onSend={() => say(draft.text)}
				isBusy={phase !== null}
			/>
		</Frame>
	);
}

/** Parts the reply that came last during this visit from what was there before. */
function useArrived(visible: ClientMessage[]): { earlier: ClientMessage[]; arrived: ClientMessage[] | null } {
	const [newestAtFirst] = useState(() => visible.findLast((message) => !isTemporary(message))?.id ?? 0);
	return useMemo(() => {
		const last = visible.at(-1);
		const isArrival = last?.isAiResponse && !isTemporary(last) && last.id > newestAtFirst;
		return isArrival ? { earlier: visible.slice(0, -1), arrived: [last] } : { earlier: visible, arrived: null };
	}, [visible, newestAtFirst]);
}
