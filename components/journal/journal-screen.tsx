"use client";

import { CalendarDays } from "lucide-react";
import { useState } from "react";
import { Today } from "@/components/dashboard/today";
import { Button } from "@/components/ui/button";
import { useUser } from "@/lib/account/client";
import { type HistoryFilter, wholeHistory } from "@/lib/journal/paths";
import type { ClientEntry } from "@/lib/journal/schema";
import type { Day } from "@/lib/progress/days";
import { History } from "./history";
import { Writer } from "./writer";
import { WritingDays } from "./writing-days";

type JournalScreenProps = { firstPrompt: string; firstPage: ClientEntry[]; today: Day };

/** The journal: today's page, then everything that was written before it. */
export function JournalScreen({ firstPrompt, firstPage, today }: JournalScreenProps) {
	const { data: user } = useUser();
	const [filter, setFilter] = useState<HistoryFilter>(wholeHistory);
	const [openId, setOpenId] = useState<string | null>(null);
	const [showsDays, setShowsDays] = useState(false);
	if (!user) return null;

	function openEntry(id: string | null) {
		setOpenId(id);
		if (id === null) return;
		// After the entry is in the list: it may have to be fetched first.
		setTimeout(
			() => document.getElementById(`entry-${id}`)?.scrollIntoView({ block: "nearest", behavior: "smooth" }),
			400,
		);
	}

	function applyFilter(next: HistoryFilter) {
		setFilter(next);
		setOpenId(null);
	}

	return (
		<div>
			<header className="mb-5 sm:mb-7">
				<Today />
				<h1 className="mt-1 text-3xl">Daily Journal</h1>
			</header>
			<div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
				<Writer userId={user.id} firstPrompt={firstPrompt} onOpenEntry={openEntry} />
				<div className="lg:row-span-2">
					<Button
						variant="ghost"
						aria-expanded={showsDays}
						aria-controls="writing-days"
						onClick={() => setShowsDays((shows) => !shows)}
						className="w-full justify-between px-2 lg:hidden"
					>
						<span className="flex items-center gap-2">
							<CalendarDays aria-hidden="true" className="size-5" />
							Writing days
						</span>
						<span className="text-sm text-ink-soft">{showsDays ? "Hide" : "Show"}</span>
					</Button>
					<div id="writing-days" className={showsDays ? "max-lg:mt-3" : "max-lg:hidden"}>
						<WritingDays userId={user.id} today={today} filter={filter} onFilter={applyFilter} />
					</div>
				</div>
				<History
					userId={user.id}
					filter={filter}
					onFilter={applyFilter}
					openId={openId}
					onOpen={openEntry}
					firstPage={firstPage}
				/>
			</div>
		</div>
	);
}
