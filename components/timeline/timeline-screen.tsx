"use client";

import { Plus } from "lucide-react";
import Link from "next/link";
import { useMemo, useState } from "react";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/feedback/spinner";
import { useResponses } from "@/lib/browser/questionnaires/client";
import { type TimelineEntry, timelineEntries } from "@/lib/domain/timeline/entries";
import type { Today } from "@/lib/domain/timeline/moments";
import { EntryDialogs } from "./entry-dialogs";
import { ADD_RELATIONSHIP_PATH } from "./paths";
import { TimelineEmpty } from "./timeline-empty";
import { TimelineList } from "./timeline-list";
import { TimelinePicture } from "./timeline-picture";
import { useToday } from "./use-today";

const HEADING_ID = "timeline-heading";

type TimelineScreenProps = {
	userId: number;
	/** The server's current month. */
	serverToday: Today;
	/** The entry whose dialog is open at first. */
	opensWith?: string;
};

/** The relationship timeline: how to begin, or the line with its entries and the open entry's dialogs. */
export function TimelineScreen({ userId, serverToday, opensWith = "" }: TimelineScreenProps) {
	const today = useToday(serverToday);
	// A dialog shows its entry until it has finished closing.
	const [opened, setOpened] = useState({ id: opensWith, isOpen: opensWith !== "" });
	const { data: responses, isError, refetch } = useResponses(userId);
	const entries = useMemo(() => timelineEntries(responses ?? [], today), [responses, today]);

	if (!responses) return isError ? <Failed onRetry={() => refetch()} /> : <Loading />;
	return (
		<>
			{entries.length === 0 ? (
				<TimelineEmpty headingId={HEADING_ID} />
			) : (
				<>
					<header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
						<div>
							<h1 id={HEADING_ID} tabIndex={-1} className="text-3xl outline-none">
								Relationship Timeline
							</h1>
							<p className="mt-1 text-ink-soft">
								{entries.length === 1 ? "The first chapter" : `${entries.length} relationships, ${orderOf(entries)}`}
							</p>
						</div>
						<Button asChild>
							<Link href={ADD_RELATIONSHIP_PATH}>
								<Plus aria-hidden="true" className="size-5" />
								Add Relationship
							</Link>
						</Button>
					</header>
					<TimelinePicture responses={responses} today={today} />
					<TimelineList entries={entries} today={today} onOpen={({ id }) => setOpened({ id, isOpen: true })} />
				</>
			)}
			<EntryDialogs
				userId={userId}
				today={today}
				entry={entries.find(({ id }) => id === opened.id)}
				open={opened.isOpen}
				onClose={() => setOpened({ ...opened, isOpen: false })}
				headingId={HEADING_ID}
			/>
		</>
	);
}

/** Describes how the line is ordered. */
function orderOf(entries: readonly TimelineEntry[]): string {
	if (entries.every(({ year }) => year === null)) return "with no year given";
	return entries.some(({ year }) => year === null)
		? "the newest first and those without a year last"
		: "the newest first";
}

function Loading() {
	return (
		<div className="grid place-items-center py-24 text-accent">
			<Spinner label="Loading your timeline" className="size-8" />
		</div>
	);
}

function Failed({ onRetry }: { onRetry: () => void }) {
	return (
		<div className="mx-auto max-w-md py-16 text-center">
			<h1 className="text-2xl">Your timeline could not be loaded</h1>
			<p className="mt-2 text-ink-soft">Nothing is lost. The connection may have been interrupted.</p>
			<Button className="mt-6" onClick={onRetry}>
				Try again
			</Button>
		</div>
	);
}
