"use client";

import { CloudOff } from "lucide-react";
import { cn } from "@/components/ui/cn";
import { useOnline } from "@/lib/browser/offline/use-online";

/**
 * One line that says that there is no network, and what happens to what is written meanwhile; nothing while there is
 * one.
 */
export function OfflineLine({ words, className }: { words: string; className?: string }) {
	if (useOnline()) return null;
	return (
		<p role="status" className={cn("flex items-center gap-2 text-sm text-ink-soft print:hidden", className)}>
			<CloudOff aria-hidden="true" className="size-4 shrink-0" />
			{words}
		</p>
	);
}
