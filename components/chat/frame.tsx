"use client";

import Link from "next/link";
import type { ReactNode, RefObject } from "react";
import { OfflineLine } from "@/components/offline/offline-line";
import { MenuButton } from "@/components/shell/navigation/drawer-button";
import { skipClass } from "@/components/shell/skip-class";
import { COACH_NAME } from "@/lib/domain/core/brand";
import { HANDBOOK } from "@/lib/domain/handbook/schema";
import { MEMORY, MEMORY_TITLE } from "@/lib/domain/memory/paths";
import { OFF_RECORD, OFF_RECORD_TITLE } from "@/lib/domain/off-record/limits";
import { OFFLINE_LINE_WITHOUT_KEEPING } from "@/lib/domain/offline/words";
import { useVisibleHeight } from "./use-visible-height";

const linkClass =
	"inline-flex min-h-11 items-center px-2 text-sm text-accent underline decoration-1 underline-offset-4 hover:decoration-2";

type FrameProps = {
	/** The title, unless this is the conversation itself. */
	title?: string;
	/** The name of who answers, shown once for the whole conversation. */
	writer?: string;
	/** The message field, to which a link leads that only appears with the focus. */
	messageBox?: RefObject<HTMLTextAreaElement | null>;
	/** The actions at the end of the header. */
	actions?: ReactNode;
	children: ReactNode;
};

/** Fills the content area, except for the part that a keyboard covers. */
export function Frame({ title, writer, messageBox, actions, children }: FrameProps) {
	const frame = useVisibleHeight<HTMLDivElement>();
	return (
		<div
			ref={frame}
			data-fills-screen
			className="flex h-[calc(var(--visible-height,100dvh)-(--spacing(14)))] flex-col md:h-[var(--visible-height,100dvh)]"
		>
			<header className="mx-auto flex w-full max-w-5xl flex-wrap items-center gap-x-2 px-2 md:px-4 md:pt-4 2xl:px-10 print:hidden">
				{/* If the sidebar shows its labels, a second menu would be redundant. */}
				<MenuButton className="hidden collapsed:grid" />
				<h1 className="text-xl max-md:sr-only">
					{title ?? (
						<>
							{COACH_NAME}{" "}
							<span className="font-sans text-sm font-normal tracking-normal text-ink-soft">
								{writer ? `Your AI coach · ${writer}` : "Your AI coach"}
							</span>
						</>
					)}
				</h1>
				{messageBox && <ToMessage box={messageBox} />}
				<nav aria-label={`About ${COACH_NAME}`} className="ml-auto flex max-md:flex-1 max-md:justify-between">
					{title === undefined && (
						<Link href={OFF_RECORD} prefetch={false} className={linkClass}>
							{OFF_RECORD_TITLE}
						</Link>
					)}
					<Link href={MEMORY} prefetch={false} className={linkClass}>
						{MEMORY_TITLE}
					</Link>
					<Link href={HANDBOOK} prefetch={false} className={`${linkClass} max-md:hidden`}>
						Handbook
					</Link>
				</nav>
				{actions}
			</header>
			<OfflineLine words={OFFLINE_LINE_WITHOUT_KEEPING} className="mx-auto w-full max-w-3xl px-4 py-2 sm:px-6" />
			{children}
		</div>
	);
}

/** Leads past the conversation, which may be long and has buttons at each message. */
function ToMessage({ box }: { box: RefObject<HTMLTextAreaElement | null> }) {
	return (
		<button type="button" onClick={() => box.current?.focus()} className={skipClass}>
			To the message field
		</button>
	);
}
