"use client";

import { useQueryClient } from "@tanstack/react-query";
import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { cn } from "@/components/ui/cn";
import { toast } from "@/components/ui/feedback/toast";
import { useRefreshJournal } from "@/lib/browser/journal/client";
import { canStoreOffline } from "@/lib/browser/offline/database";
import { followReading } from "@/lib/browser/offline/follow";
import { useOnline } from "@/lib/browser/offline/use-online";
import { useOutbox } from "@/lib/browser/offline/use-outbox";
import { OFFLINE_LINE, OFFLINE_LINE_WITHOUT_KEEPING } from "@/lib/domain/offline/words";
import { OfflineLine } from "./offline-line";
import { WaitingEntries } from "./waiting-entries";

/**
 * What is shown about being offline while the app is open: one line, and the entries that wait to be sent. Also stores
 * what the person reads for offline use.
 */
export function OfflineNotes({ userId }: { userId: number }) {
	const queryClient = useQueryClient();
	const isOnline = useOnline();
	const refresh = useRefreshJournal(userId);
	const { waiting, ended } = useOutbox(userId, true, () => {
		void refresh();
		toast({ title: "What you wrote offline is in your journal" });
	});
	// Another tab, or the service worker, may have sent it.
	const before = useRef(0);
	useEffect(() => {
		if (waiting.length < before.current) void refresh();
		before.current = waiting.length;
	});
	useEffect(() => followReading(queryClient, userId), [queryClient, userId]);

	const pathname = usePathname();
	// The conversation fills the screen, and has its own line.
	const isFull = pathname.startsWith("/chat");
	if (isFull) return null;
	const isQuiet = isOnline && waiting.length === 0;
	return (
		<div className={cn("print:hidden", !isQuiet && "mb-5 grid gap-4")}>
			<OfflineLine words={canStoreOffline() ? OFFLINE_LINE : OFFLINE_LINE_WITHOUT_KEEPING} />
			<WaitingEntries userId={userId} waiting={waiting} ended={ended} />
		</div>
	);
}
