"use client";

import { CalendarClock } from "lucide-react";
import { useState } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import { RowWords, rowClass } from "./row";

const ThreadDialog = lazyPart(() => import("@/components/threads/thread-dialog").then((module) => module.ThreadDialog));

/** Asks on a day of theirs how something went that they mean to do. */
export function LaterOffer() {
	const [isOpen, setOpen] = useState(false);
	return (
		<div>
			<button type="button" onClick={() => setOpen(true)} className={rowClass}>
				<RowWords label="Is there something you mean to do?" note="Choose a day, and I’ll ask how it went" />
				<CalendarClock aria-hidden="true" className="size-4 shrink-0 text-accent" />
			</button>
			{isOpen && <ThreadDialog thread={null} onClose={() => setOpen(false)} />}
		</div>
	);
}
