"use client";

import { CalendarDays, Check } from "lucide-react";
import Link from "next/link";
import { useEffect, useState } from "react";
import { Today } from "@/components/dashboard/today";
import { Button } from "@/components/ui/button";
import { useUser } from "@/lib/browser/account/client";
import { useDays } from "@/lib/browser/journal/client";
import { exercisesScreen } from "@/lib/domain/exercises/paths";
import type { Beginning } from "@/lib/domain/journal/own-words";
import { type HistoryFilter, wholeHistory } from "@/lib/domain/journal/paths";
import type { ClientEntry } from "@/lib/domain/journal/schema";
import type { Day } from "@/lib/domain/progress/days";
import { History, type Sought } from "./history";
import { Writer } from "./writer";
import { WritingDays } from "./writing-days";

type JournalScreenProps = {
	firstPrompt: string;
	/** A prompt from the link that the person followed, instead of any other. */
	askedPrompt?: string;
	/** Text from another screen with which the page begins. */
	beginsWith?: Beginning;
	firstPage: ClientEntry[];
	today: Day;
	/** What the link that was followed leads to: an entry's id, or a day. Each time it is followed, it is another object. */
	opens?: { entry?: string; day?: Day };
};

/** Scrolls to an entry after a delay, because what was open above it closes meanwhile. */
function scrollToEntry(id: string) {
	const show = () => document.getElementById(`entry-${id}`)?.scrollIntoView({ block: "nearest", behavior: "smooth" });
	setTimeout(show, 400);
}

/** The journal: today's page, and all earlier entries below it. */
export function JournalScreen(props: JournalScreenProps) {
	const { firstPrompt, askedPrompt, beginsWith, firstPage, today, opens } = props;
	const { data: user } = useUser();
	const [filter, setFilter] = useState<HistoryFilter>({ ...wholeHistory, day: opens?.day ?? null });
	const [openId, setOpenId] = useState<string | null>(null);
	/** What the reader is to be led to as soon as it is there: an entry's id, or the first entry of the list. */
	const [sought, setSought] = useState<Sought | null>(null);
	const [showsDays, setShowsDays] = useState(false);
	useEffect(() => {
		if (opens?.entry === undefined && opens?.day === undefined) return;
		if (opens.entry !== undefined) setOpenId(opens.entry);
		setSought({ id: opens.entry ?? null });
	}, [opens]);
	const { data: days } = useDays(user?.id ?? 0, today.slice(0, 7));
	if (!user) return null;
	const isSaved = days?.days.some(({ day }) => day === today);

	function seek(id: string) {
		setOpenId(id);
		setSought({ id });
	}

	function toggle(id: string | null) {
		setOpenId(id);
		if (id !== null) scrollToEntry(id);
	}

	function applyFilter(next: HistoryFilter) {
		setFilter(next);
		setOpenId(null);
	}

	return (
		<div>
			<header className="mb-5 sm:mb-7">
				<div className="flex items-center gap-3">
					<Today />
					{isSaved && (
						<p className="relative flex items-center gap-1 text-sm font-medium text-accent print:hidden">
							Saved today
							<Check aria-hidden="true" className="size-4" />
						</p>
					)}
				</div>
				<div className="flex flex-wrap items-baseline justify-between gap-x-6">
					<h1 className="mt-1 text-3xl">Daily Journal</h1>
					<Button asChild variant="link" size="inline" className="print:hidden">
						<Link href={exercisesScreen}>Exercises</Link>
					</Button>
				</div>
			</header>
			<div className="grid grid-cols-1 gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_19rem] print:block">
				<Writer
					userId={user.id}
					firstPrompt={firstPrompt}
					askedPrompt={askedPrompt}
					beginsWith={beginsWith}
					onOpenEntry={seek}
				/>
				<div className="lg:row-span-2 print:hidden">
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
					onOpen={toggle}
					onSeek={seek}
					sought={sought}
					onFound={(id) => {
						setOpenId(id);
						setSought(null);
					}}
					firstPage={firstPage}
				/>
			</div>
		</div>
	);
}
