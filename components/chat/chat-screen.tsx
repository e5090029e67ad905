"use client";

import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useAskedThread } from "@/components/threads/use-asked-thread";
import { cn } from "@/components/ui/cn";
import { NotLoaded } from "@/components/ui/feedback/not-loaded";
import { toast } from "@/components/ui/feedback/toast";
import { laterPart } from "@/components/ui/later-part";
import { lazyPart } from "@/components/ui/lazy-part";
import { PrintButton } from "@/components/ui/print/print-button";
import { useChooseAnswer, useConversation, useKeysUnderWay, useNotices } from "@/lib/browser/chat/client";
import { messageOf } from "@/lib/browser/core/api-client";
import { whenIdle } from "@/lib/browser/core/when-idle";
import { type Conversation, isTemporary, unansweredIn } from "@/lib/domain/chat/conversation";
import type { ClientMessage } from "@/lib/domain/chat/schema";
import type { Tap } from "@/lib/domain/chat/tap";
import { COACH_NAME } from "@/lib/domain/core/brand";
import { BUILT_IN, writerInWords } from "@/lib/domain/core/written-by";
import { ChatLoading } from "./chat-loading";
import { Composer } from "./composer";
import { Frame } from "./frame";
import { IntroWords } from "./intro-words";
import { CoachTurn, SpokenPhase } from "./messages/coach-turn";
import { History } from "./messages/history";
import { type ReadyWords, ReadyWordsProvider } from "./messages/ready-words";
import { scrollToLatest, useStillReading } from "./reading-place";
import { TodaysThread } from "./todays-thread";
import { type ServerClock, useClock } from "./use-clock";
import { useOpening } from "./use-opening";
import { useTurn } from "./use-turn";

// Most conversations have begun; what the server sent of it can be read and pressed meanwhile.
const Intro = laterPart(() => import("./intro").then((module) => module.Intro));
// Only needed once the person scrolls.
const ScrollToLatest = lazyPart(() => import("./scroll-to-latest").then((module) => module.ScrollToLatest));
// Loaded separately, because few visits need them.
const Earlier = lazyPart(() => import("./messages/earlier").then((module) => module.Earlier));
const DeleteExchange = lazyPart(() => import("./messages/delete-exchange").then((module) => module.DeleteExchange));
const PrintChat = lazyPart(() => import("./print-chat").then((module) => module.PrintChat));

type ChatScreenProps = {
	user: { id: number; firstName: string };
	/** The newest messages, oldest first, if the server has read them. */
	firstPage?: ClientMessage[];
	/** The messages' text as rendered by the server, if it was. */
	readyWords?: ReadyWords;
	serverClock: ServerClock;
	/** Introduces who answers here; sent by the server, because it is long and read once. */
	introduction: string;
	/** Whether the built-in guide answers here. */
	isGuide?: boolean;
	/** The message that a link points to. */
	opensAt?: number | null;
};

/** Removes an off-the-record conversation that is more than a day old, or somebody else's. */
async function removeOldOffRecord(userId: number): Promise<void> {
	const { readOffRecord } = await import("@/lib/browser/off-record/stored-conversation");
	readOffRecord(userId, Date.now());
}

/** The conversation with the coach. */
export function ChatScreen(props: ChatScreenProps) {
	const { user, firstPage, readyWords, serverClock, introduction, isGuide = false, opensAt = null } = props;
	const conversation = useConversation(user.id, firstPage);
	useEffect(() => whenIdle(() => void removeOldOffRecord(user.id).catch(() => {})), [user.id]);
	if (conversation.isPending) return <ChatLoading />;
	if (conversation.isError) {
		return (
			<Frame>
				<NotLoaded className="m-auto px-6 text-ink-soft" onTry={() => conversation.refetch()}>
					Your conversation could not be loaded.
				</NotLoaded>
			</Frame>
		);
	}
	return (
		<ReadyWordsProvider messages={firstPage} words={readyWords}>
			<Talk
				user={user}
				conversation={conversation.data}
				serverClock={serverClock}
				introduction={introduction}
				isGuide={isGuide}
				opensAt={opensAt}
			/>
		</ReadyWordsProvider>
	);
}

type TalkProps = {
	user: ChatScreenProps["user"];
	conversation: Conversation;
	serverClock: ServerClock;
	introduction: string;
	isGuide: boolean;
	opensAt: number | null;
};

function Talk({ user, conversation, serverClock, introduction, isGuide, opensAt }: TalkProps) {
	const { messages } = conversation;
	const clock = useClock(serverClock);
	const notices = useNotices(user.id);
	const { draft, phase, reply, text, shown, waits, send, askAgain, answerAgain, stop } = useTurn(user.id, conversation);
	const keysUnderWay = useKeysUnderWay(user.id);
	const [deleting, setDeleting] = useState<ClientMessage | null>(null);
	const [isPrinting, setPrinting] = useState(false);
	const scroller = useRef<HTMLElement>(null);
	const end = useRef<HTMLDivElement>(null);
	const box = useRef<HTMLTextAreaElement>(null);
	useStillReading(scroller, end);
	useOpening(user.id, conversation, opensAt);

	// The first render would wipe text that was typed before React was ready.
	const first = useRef(draft);
	useEffect(() => {
		const typed = box.current?.value ?? "";
		if (typed !== first.current.text) first.current.takeIn(typed);
	}, []);

	const unanswered = useMemo(() => {
		const isUnderWay = (message: ClientMessage) => keysUnderWay.includes(message.sendKey ?? "");
		return unansweredIn(messages.filter((message) => !isUnderWay(message)));
	}, [messages, keysUnderWay]);
	const visible = useMemo(() => messages.filter(({ id }) => id !== reply?.id), [messages, reply]);
	const { earlier, arrived } = useArrived(visible);
	const asked = useAskedThread();
	const [hasSpoken, setSpoken] = useState(false);
	const thread = !hasSpoken && phase === null && opensAt === null && !isCareful(visible, notices) ? asked : null;
	const isEmpty = visible.length === 0 && phase === null;
	const [beganEmpty] = useState(isEmpty);

	const latest = useRef({ askAgain, answerAgain });
	latest.current = { askAgain, answerAgain };
	/**
	 * Moves the focus away from a pressed button that disappears or is disabled. On touch screens, focusing the text box
	 * would open the keyboard.
	 */
	const keepFocus = useCallback(() => {
		if (document.activeElement === box.current) return;
		const place = window.matchMedia("(pointer: coarse)").matches ? scroller : box;
		place.current?.focus({ preventScroll: true });
	}, []);
	const onAskAgain = useCallback(
		(message: ClientMessage) => {
			latest.current.askAgain(message);
			keepFocus();
		},
		[keepFocus],
	);
	const onAnswerAgain = useCallback(
		(message: ClientMessage) => {
			latest.current.answerAgain(message);
			keepFocus();
		},
		[keepFocus],
	);
	const { mutateAsync: choose } = useChooseAnswer(user.id);
	const onChoose = useCallback(
		(choice: { replyId: number; answerId: number }) => {
			choose(choice).catch((error) => {
				const description = messageOf(error, "Please try again.");
				toast({ title: "That answer could not be chosen", description, variant: "destructive" });
			});
		},
		[choose],
	);
	const newest = visible.at(-1);
	const againId = newest?.isAiResponse && canAnswerAgain(newest) ? newest.id : null;

	function say(words: string, tap?: Tap) {
		if (!send(words, tap)) return;
		setSpoken(true);
		scrollToLatest(scroller.current);
	}

	const saying = useRef(say);
	saying.current = say;
	const onSay = useCallback(
		(words: string, tap?: Tap) => {
			saying.current(words, tap);
			keepFocus();
		},
		[keepFocus],
	);

	const common = {
		initial: (Array.from(user.firstName)[0] ?? "").toUpperCase(),
		clock,
		notices,
		unanswered,
		isBusy: phase !== null,
		onAskAgain,
		onAnswerAgain,
		onChoose,
		againId,
		newestId: newest?.isAiResponse ? newest.id : null,
		onSay,
		onDelete: setDeleting,
		foundId: opensAt,
	};
	return (
		<Frame
			writer={writerOf(visible, isGuide)}
			messageBox={box}
			actions={!isEmpty && <PrintButton isSmall onClick={() => setPrinting(true)} />}
		>
			<div className="relative min-h-0 flex-1">
				{/* Reversed, so that it opens at its end, stays there as it grows, and does not move when older messages are
				    loaded. While it is empty, it opens at the top. */}
				<section
					ref={scroller}
					role="log"
					aria-live="off"
					aria-label={`Conversation with ${COACH_NAME}`}
					// biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must do so by keyboard
					tabIndex={0}
					className={cn(
						"absolute inset-0 flex overflow-y-auto overscroll-contain [mask-image:linear-gradient(to_bottom,transparent,black_1.25rem)] focus-visible:-outline-offset-2",
						isEmpty ? "flex-col" : "flex-col-reverse",
					)}
				>
					<div className="mx-auto flex min-h-full w-full max-w-3xl shrink-0 flex-col justify-end px-4 pb-5 sm:px-6">
						{isEmpty && thread && <TodaysThread thread={thread} onSay={onSay} />}
						{/* Only hidden while something is said: without a connection it could not be loaded again. */}
						{(beganEmpty || isEmpty) && (
							<div hidden={!isEmpty} className="my-auto">
								<Intro words={introduction} onSuggestion={onSay} />
							</div>
						)}
						{conversation.reachesBack ? (
							messages.length > 0 && (
								<p className="pb-6 pt-2 text-center font-serif italic text-ink-soft">Beginning of your conversation</p>
							)
						) : (
							<Earlier userId={user.id} conversation={conversation} scroller={scroller} />
						)}
						{conversation.reachesBack && isGuide && visible.length > 0 && <IntroWords words={introduction} />}
						<History messages={earlier} {...common} />
						<div ref={end}>
							{/* The whole reply is announced once, when it is placed here; it moves into the history with the next
							    message. */}
							<div aria-live="polite" aria-relevant="additions">
								{arrived && <History messages={arrived} after={earlier.at(-1)} {...common} />}
							</div>
							<CoachTurn phase={phase} text={text} shown={shown} waits={waits} />
							{!isEmpty && thread && <TodaysThread thread={thread} onSay={onSay} />}
						</div>
					</div>
				</section>
				{!isEmpty && <ScrollToLatest scroller={scroller} />}
			</div>
			<SpokenPhase phase={phase} />
			<Composer
				box={box}
				text={draft.text}
				onWrite={draft.write}
				onSend={() => say(draft.text)}
				isBusy={phase !== null}
				onStop={stop}
				onSay={onSay}
			/>
			{isPrinting && <PrintChat userId={user.id} conversation={conversation} onClose={() => setPrinting(false)} />}
			{deleting && <DeleteExchange userId={user.id} message={deleting} onClose={() => setDeleting(null)} />}
		</Frame>
	);
}

/**
 * Returns the name of who answers here: the author of the newest reply, or else of the first one to come; undefined if
 * unknown.
 */
function writerOf(visible: readonly ClientMessage[], isGuide: boolean): string | undefined {
	const newest = visible.findLast(({ isImported, writtenBy }) => writtenBy !== null && !isImported)?.writtenBy;
	const writer = newest ?? (isGuide ? BUILT_IN : undefined);
	return writer && writerInWords(writer);
}

/** For how many messages after a danger nothing else is asked. */
const CAREFUL = 20;

/** Whether there was talk of danger lately. Then the app does not ask how something else went. */
const isCareful = (visible: ClientMessage[], notices: Record<number, unknown>) =>
	visible.slice(-CAREFUL).some(
		({ id, isAiResponse, writtenBy, offers }) =>
			notices[id] !== undefined ||
			// A notice is not stored. A reply without an author is one of our own, about danger.
			(isAiResponse && writtenBy === null) ||
			offers?.some(({ kind }) => kind === "direct-question"),
	);

/**
 * Whether a model wrote the reply, and so could answer differently; our own words and the guide would be the same
 * again.
 */
const canAnswerAgain = ({ writtenBy, isImported }: ClientMessage) =>
	writtenBy !== null && writtenBy !== BUILT_IN && !isImported;

/** Separates the newest reply of this visit, or its newest answer, from the earlier messages. */
function useArrived(visible: ClientMessage[]): { earlier: ClientMessage[]; arrived: ClientMessage[] | null } {
	const [first, setFirst] = useState(() => visible.findLast((message) => !isTemporary(message)));
	// Once something was said after it, a reply is part of the history: it must not be announced again if what was said
	// could not be sent, and is taken back.
	const replied =
		visible.at(-1)?.isAiResponse === false ? visible.findLast(({ isAiResponse }) => isAiResponse) : undefined;
	if (replied && !isTemporary(replied) && replied.id > (first?.id ?? 0)) setFirst(replied);
	return useMemo(() => {
		const last = visible.at(-1);
		const isNew = last && (last.id === first?.id ? answersOf(last) > answersOf(first) : last.id > (first?.id ?? 0));
		const isArrival = last?.isAiResponse && !isTemporary(last) && isNew;
		return isArrival ? { earlier: visible.slice(0, -1), arrived: [last] } : { earlier: visible, arrived: null };
	}, [visible, first]);
}

const answersOf = ({ answers }: ClientMessage) => answers?.length ?? 1;
