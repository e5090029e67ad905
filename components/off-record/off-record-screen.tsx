"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { Composer } from "@/components/chat/composer";
import { Frame } from "@/components/chat/frame";
import { CoachTurn, SpokenPhase } from "@/components/chat/messages/coach-turn";
import { Message } from "@/components/chat/messages/message";
import { SafetyNotice } from "@/components/safety/safety-notice";
import { Button } from "@/components/ui/button";
import { temporaryId } from "@/lib/domain/chat/conversation";
import { offRecordTexts as texts } from "@/lib/domain/off-record/texts";
import { NOT_MEANT } from "@/lib/domain/safety/not-meant-label";
import type { SafetyNotice as Notice } from "@/lib/domain/safety/shown";
import { useOffRecord } from "./use-off-record";

type OffRecordScreenProps = { user: { id: number; firstName: string } };

const nobody = () => {};

/** A conversation that exists only in this tab. */
export function OffRecordScreen({ user }: OffRecordScreenProps) {
	const router = useRouter();
	const box = useRef<HTMLTextAreaElement>(null);
	const scroller = useRef<HTMLElement>(null);
	const { turns, draft, write, send, stop, end, isPending, notice } = useOffRecord(user.id);
	const initial = (Array.from(user.firstName)[0] ?? "").toUpperCase();

	const count = turns.length;
	useEffect(() => {
		const element = scroller.current;
		if (count > 0 && element) element.scrollTop = element.scrollHeight;
	}, [count]);

	function leave() {
		end();
		router.push("/chat");
	}

	return (
		<Frame title={texts.title} messageBox={box}>
			<section
				ref={scroller}
				role="log"
				aria-label={texts.label}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must do so by keyboard
				tabIndex={0}
				className="min-h-0 flex-1 overflow-y-auto overscroll-contain focus-visible:-outline-offset-2"
			>
				<div className="mx-auto flex min-h-full w-full max-w-3xl flex-col px-4 pb-5 sm:px-6">
					<div className="mt-4 rounded-lg border border-dashed border-edge px-5 py-4">
						<h2 className="text-lg md:hidden">{texts.title}</h2>
						<p className="text-sm text-ink-soft">{texts.lead}</p>
						<Button variant="outline" size="sm" className="mt-3" onClick={leave}>
							{texts.end}
						</Button>
					</div>
					<div className="mt-auto">
						{turns.map(({ from, content, at, writtenBy, guide }, i) => (
							<div key={at + from}>
								<Message
									message={{
										id: temporaryId(i),
										userId: user.id,
										content,
										isAiResponse: from === "coach",
										sendKey: null,
										replyToId: null,
										writtenBy,
										createdAt: at,
										...(guide && guide.offers.length > 0 && { offers: guide.offers }),
									}}
									initial={initial}
									time=""
									isUnanswered={false}
									isBusy={isPending}
									onAskAgain={nobody}
									onChoose={nobody}
									onSay={send}
									isNewest={i === turns.length - 1}
									isFound={false}
								/>
								{notice?.at === at && <NoticePlace notice={notice.notice} onFolded={() => send(`${NOT_MEANT}.`)} />}
							</div>
						))}
						<CoachTurn phase={isPending ? "reading" : null} text="" shown={0} />
					</div>
				</div>
			</section>
			<SpokenPhase phase={isPending ? "reading" : null} />
			<Composer
				box={box}
				text={draft}
				onWrite={write}
				onSend={() => send(draft)}
				isBusy={isPending}
				onStop={stop}
				onSay={send}
				canDictate={false}
			/>
		</Frame>
	);
}

/** Sent when a notice is folded away. */

function NoticePlace({ notice, onFolded }: { notice: Notice; onFolded: () => void }) {
	const place = useRef<HTMLDivElement>(null);
	// In braces: newer browsers return a promise from it, which React would take for a cleanup.
	useEffect(() => {
		place.current?.scrollIntoView({ block: "start" });
	}, []);
	return (
		<div ref={place} className="scroll-mt-4 py-3">
			<SafetyNotice notice={notice} takesFocus onFolded={onFolded} />
		</div>
	);
}
