"use client";

import { type RefObject, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { useOlderMessages } from "@/lib/browser/chat/client";
import type { Conversation } from "@/lib/domain/chat/conversation";

type EarlierProps = { userId: number; conversation: Conversation; scroller: RefObject<HTMLElement | null> };

/** How far above the screen the next page begins to load. */
const AHEAD = "1200px 0px 0px";

/** The top of the loaded messages, if there are earlier ones. Loads the page before them when it comes near. */
export function Earlier({ userId, conversation: { messages }, scroller }: EarlierProps) {
	const { mutate, isPending, isError } = useOlderMessages(userId);
	const top = useRef<HTMLDivElement>(null);
	const oldest = messages[0]?.id;
	const isReady = !isPending && !isError && oldest !== undefined;

	useEffect(() => {
		if (!isReady || !top.current || typeof IntersectionObserver === "undefined") return;
		const observer = new IntersectionObserver(
			(entries) => {
				if (entries.some(({ isIntersecting }) => isIntersecting)) mutate(oldest);
			},
			{ root: scroller.current, rootMargin: AHEAD },
		);
		observer.observe(top.current);
		return () => observer.disconnect();
	}, [isReady, oldest, mutate, scroller]);

	if (oldest === undefined) return null;
	return (
		<div ref={top} className="flex flex-col items-center gap-1 pb-4 pt-2">
			<p role="status" className="text-sm text-ink-soft">
				{isError && "Earlier messages could not be loaded."}
			</p>
			<Button variant="ghost" size="sm" pending={isPending} onClick={() => mutate(oldest)}>
				{isError ? "Try again" : "Earlier messages"}
			</Button>
		</div>
	);
}
