"use client";

import { CloudOff } from "lucide-react";
import { cn } from "@/components/ui/cn";
import { useOnline } from "@/lib/browser/offline/use-online";

/**
 * One line that says that there is no network, and what happens to what is written meanwhile; nothing while there is
 * one. Its place is always there, so that a screen reader says what appears in it.
 */
export function OfflineLine({ words, className }: { words: string; className?: string }) {
	const isOnline = useOnline();
	return (
		<div role="status" className="print:hidden">
			{!isOnline && (
				<p className={cn("flex items-center gap-2 text-sm text-ink-soft", className)}>
					<CloudOff aria-hidden="true" className="size-4 shrink-0" />
					{words}
				</p>
			)}
		</div>
	);
}
