"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import type { JournalDraft } from "@/lib/browser/journal/draft";
import { canStoreOffline } from "@/lib/browser/offline/database";
import { keepForLater } from "@/lib/browser/offline/keep";
import type { SafetyNotice } from "@/lib/domain/safety/shown";

type KeepForLaterProps = {
	userId: number;
	/** The draft that could not be sent, with the key under which that was tried. */
	draft: JournalDraft;
	/** Whether it is being kept: what is typed meanwhile would be removed with it. */
	isKeeping: boolean;
	onKeeping: (isKeeping: boolean) => void;
	/** Called once it is kept, with the notice to show if it sounds like danger, which may come later. */
	onKept: (notice: Promise<SafetyNotice | null>) => void;
};

/** Offered below the text box if an entry could not be sent because there is no network. */
export function KeepForLater({ userId, draft, isKeeping, onKeeping, onKept }: KeepForLaterProps) {
	const [isFull, setFull] = useState(false);
	const box = useRef<HTMLDivElement>(null);
	// It comes below the button that was pressed, where a phone's screen often ends.
	// In braces: newer browsers return a promise from it, which React would take for a cleanup.
	useEffect(() => {
		box.current?.scrollIntoView({ block: "nearest" });
	}, []);
	if (!canStoreOffline()) return null;

	async function keep() {
		// A second tap would keep the same page twice.
		if (isKeeping) return;
		onKeeping(true);
		try {
			const { notice } = await keepForLater(userId, draft);
			onKept(notice);
		} catch {
			setFull(true);
		} finally {
			onKeeping(false);
		}
	}

	return (
		<div ref={box} role="status" className="mt-4 scroll-mb-24 rounded-md bg-soft px-4 py-3 text-sm text-on-soft">
			<p>
				{isFull
					? "This browser cannot keep it. Your words stay here as long as this page is open."
					: "The app cannot be reached. Your words are still here."}
			</p>
			{!isFull && (
				<Button variant="link" size="inline" className="text-left text-on-soft" pending={isKeeping} onClick={keep}>
					Keep it here, and send it when the network is back
				</Button>
			)}
		</div>
	);
}
