"use client";

import { ArrowRight } from "lucide-react";
import Link from "next/link";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { chipClass, RowWords, rowClass } from "@/components/chat/offers/row";
import { toastError } from "@/components/ui/feedback/toast-error";
import { useChangeThread } from "@/lib/browser/threads/client";
import { exerciseScreen } from "@/lib/domain/exercises/paths";
import { openPromptPath } from "@/lib/domain/journal/open-prompt-path";
import { addDays, localDay } from "@/lib/domain/progress/days";
import { longDay } from "@/lib/domain/progress/spoken";
import type { DueThread, ThreadUpdate } from "@/lib/domain/threads/schema";
import { spokenMeant } from "@/lib/domain/threads/spoken";

type Answer = Extract<ThreadUpdate, { answer: unknown }>["answer"];

const answers: readonly { answer: Answer; label: string }[] = [
	{ answer: "well", label: "It went well" },
	{ answer: "not-yet", label: "Not yet" },
	{ answer: "badly", label: "Not so well" },
	{ answer: "dropped", label: "I’ve dropped it" },
];

type ThreadQuestionProps = {
	thread: DueThread;
	/** Opens a talk or exercise right here; without it, they are opened on their own page. */
	onOpen?: (offered: DueThread["ifBadly"][number]) => void;
	/** Renders the question: as a card's heading, or as text in the conversation. */
	children: (question: string) => ReactNode;
};

/** Asks how something went that the person meant to do, and responds to the answer. */
export function ThreadQuestion({ thread, onOpen, children }: ThreadQuestionProps) {
	const change = useChangeThread();
	const [answer, setAnswer] = useState<Answer | null>(null);
	const [day, setDay] = useState<string | null>(null);
	const after = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (answer) after.current?.focus({ preventScroll: true });
	}, [answer]);

	function send(update: ThreadUpdate, then: () => void) {
		change.mutate(update, {
			onSuccess: then,
			onError: (error) => toastError("That was not saved", error),
		});
	}

	return (
		<>
			{children(`${spokenMeant(thread.meant)} How did it go?`)}
			{answer === null ? (
				<ul aria-label="How did it go?" className="mt-4 flex flex-wrap gap-2">
					{answers.map((one) => (
						<li key={one.answer}>
							<button
								type="button"
								disabled={change.isPending}
								onClick={() => send({ id: thread.id, answer: one.answer }, () => setAnswer(one.answer))}
								className={chipClass}
							>
								{one.label}
							</button>
						</li>
					))}
				</ul>
			) : (
				<div ref={after} tabIndex={-1} className="mt-3 outline-none">
					{answer === "well" && <WentWell />}
					{answer === "not-yet" && (
						<NotYet
							day={day}
							isPending={change.isPending}
							onDay={(next) => send({ id: thread.id, day: next }, () => setDay(next))}
						/>
					)}
					{answer === "badly" && <WentBadly offered={thread.ifBadly} onOpen={onOpen} />}
					{answer === "dropped" && <p>All right. Not everything has to be done. I won’t ask again.</p>}
				</div>
			)}
		</>
	);
}

function WentWell() {
	return (
		<>
			<p>Good. You meant to, and you did. Stay with that for a moment before you go on.</p>
			<ul aria-label="Where to go from here" className="mt-4">
				<li>
					<PageLink href={openPromptPath("keep")} label="Keep a line about it" note="On a page of your journal" />
				</li>
			</ul>
		</>
	);
}

type NotYetProps = { day: string | null; isPending: boolean; onDay: (day: string) => void };

function NotYet({ day, isPending, onDay }: NotYetProps) {
	if (day) return <p>I’ll ask on {longDay(day)}. Until then it can wait.</p>;
	const today = localDay(new Date(), new Date().getTimezoneOffset());
	const days = [
		{ label: "Tomorrow", after: 1 },
		{ label: "In a week", after: 7 },
		{ label: "In a month", after: 30 },
	];
	return (
		<>
			<p>That’s all right. Some things take their time. I’ll ask again in three days, or whenever suits you:</p>
			<ul aria-label="When to ask again" className="mt-4 flex flex-wrap gap-2">
				{days.map(({ label, after }) => (
					<li key={label}>
						<button
							type="button"
							disabled={isPending}
							onClick={() => onDay(addDays(today, after))}
							className={chipClass}
						>
							{label}
						</button>
					</li>
				))}
			</ul>
		</>
	);
}

type WentBadlyProps = { offered: DueThread["ifBadly"]; onOpen: ThreadQuestionProps["onOpen"] };

function WentBadly({ offered, onOpen }: WentBadlyProps) {
	return (
		<>
			<p>I’m sorry it went that way. It was worth trying, and nothing has to be fixed tonight. This could help:</p>
			<ul aria-label="Where to go from here" className="mt-4 grid gap-2 sm:justify-items-start">
				{offered.map((one) => (
					<li key={one.id} className="max-sm:w-full">
						{onOpen ? (
							<button type="button" onClick={() => onOpen(one)} className={rowClass}>
								<RowWords label={one.title} />
								<ArrowRight aria-hidden="true" className="size-4 shrink-0 text-accent" />
							</button>
						) : (
							<PageLink href={exerciseScreen(one.id)} label={one.title} />
						)}
					</li>
				))}
				<li className="max-sm:w-full">
					<PageLink href={openPromptPath("happened")} label="Write down how it was" note="On a page of your journal" />
				</li>
			</ul>
		</>
	);
}

function PageLink({ href, label, note }: { href: string; label: string; note?: string }) {
	return (
		<Link href={href} prefetch={false} className={rowClass}>
			<RowWords label={label} note={note} />
			<ArrowRight aria-hidden="true" className="size-4 shrink-0 text-accent" />
		</Link>
	);
}
