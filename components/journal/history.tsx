"use client";

import { Search, X } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { NotLoaded } from "@/components/ui/feedback/not-loaded";
import { Spinner } from "@/components/ui/feedback/spinner";
import { Input } from "@/components/ui/forms/input";
import { lazyPart } from "@/components/ui/lazy-part";
import { PrintButton } from "@/components/ui/print/print-button";
import { useEntry, useHistory } from "@/lib/browser/journal/client";
import type { HistoryFilter } from "@/lib/domain/journal/paths";
import type { ClientEntry } from "@/lib/domain/journal/schema";
import { longDay, monthAndYear } from "@/lib/domain/progress/spoken";
import { HistoryItem } from "./history-item";

// Loaded separately, because few visits print.
const PrintJournal = lazyPart(() => import("./print-journal").then((module) => module.PrintJournal));

/** What the reader is to be led to: an entry by its id, or the first of the list. */
export type Sought = { id: string | null };

type HistoryProps = {
	userId: number;
	filter: HistoryFilter;
	onFilter: (filter: HistoryFilter) => void;
	/** The id of the open entry; at most one is open. */
	openId: string | null;
	onOpen: (id: string | null) => void;
	/** Leads to another entry, wherever it is. */
	onSeek: (id: string) => void;
	sought: Sought | null;
	/** Called with the id of the sought entry once the focus is on it. */
	onFound: (id: string) => void;
	firstPage: ClientEntry[];
};

/** How long a pause in typing starts a search, in milliseconds. */
const PAUSE = 200;

/** All entries, newest first: searched as one types, filtered by month or day, one page at a time. */
export function History(props: HistoryProps) {
	const { userId, filter, onFilter, openId, onOpen, onSeek, sought, onFound, firstPage } = props;
	const history = useHistory(userId, filter, firstPage);
	const [isPrinting, setPrinting] = useState(false);
	const entries = history.data?.pages.flat() ?? [];
	const isFiltered = filter.q.trim() !== "" || filter.month !== null || filter.day !== null;
	const isListed = entries.some(({ id }) => id === openId);
	// A related entry may be years down the list, so it is loaded separately.
	const far = useEntry(openId !== null && !isListed && !history.isFetching ? openId : null);
	const shown = far.data && openId === far.data.id && !isListed ? [far.data, ...entries] : entries;
	const soughtId = sought?.id === null ? !history.isFetching && entries[0]?.id : sought?.id;

	return (
		<section aria-labelledby="dream-history">
			<div className="flex flex-wrap items-center justify-between gap-x-4">
				<h2 id="dream-history" className="text-2xl">
					Dream History
				</h2>
				{entries.length > 0 && <PrintButton onClick={() => setPrinting(true)} className="-mr-3" />}
			</div>
			{(isFiltered || !history.isSuccess || entries.length > 0) && (
				<SearchBox q={filter.q} onSearch={(q) => onFilter({ ...filter, q })} />
			)}
			<FilterLine filter={filter} onFilter={onFilter} />
			{history.isPending && <Spinner label="Loading your entries" className="mt-6 text-accent" />}
			{history.isError && (
				<NotLoaded className="mt-4 text-ink-soft" onTry={() => history.refetch()}>
					Your entries could not be loaded.
				</NotLoaded>
			)}
			{history.isSuccess && entries.length === 0 && <Nothing isFiltered={isFiltered} />}
			<div className="mt-2">
				{shown.map((entry) => (
					<HistoryItem
						key={entry.id}
						userId={userId}
						entry={entry}
						isOpen={entry.id === openId}
						onToggle={() => onOpen(entry.id === openId ? null : entry.id)}
						onOpenRelated={onSeek}
						isSought={entry.id === soughtId}
						onFound={onFound}
					/>
				))}
			</div>
			{isPrinting && <PrintJournal userId={userId} filter={filter} onClose={() => setPrinting(false)} />}
			{history.hasNextPage && (
				<Button
					variant="outline"
					onClick={() => history.fetchNextPage()}
					pending={history.isFetchingNextPage}
					className="mt-4 max-sm:w-full"
				>
					Earlier entries
				</Button>
			)}
		</section>
	);
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
	return (
		<p role="status" className="mt-6 max-w-measure text-ink-soft">
			{isFiltered
				? "No entry matches that. Try fewer words, or another month."
				: "Your entries will gather here. The first one can be a single sentence."}
		</p>
	);
}

function SearchBox({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
	const [typed, setTyped] = useState(q);
	useEffect(() => {
		if (typed === q) return;
		const timer = setTimeout(() => onSearch(typed), PAUSE);
		return () => clearTimeout(timer);
	}, [typed, q, onSearch]);
	return (
		<div className="relative mt-4 print:hidden">
			<Search aria-hidden="true" className="pointer-events-none absolute left-3.5 top-3.5 size-5 text-ink-soft" />
			<Input
				type="search"
				aria-label="Search your entries"
				placeholder="Search your entries"
				value={typed}
				onChange={({ target }) => setTyped(target.value)}
				maxLength={200}
				className="pl-11"
			/>
		</div>
	);
}

/** Says which month or day the list is limited to, and leads back to all entries. */
function FilterLine({ filter, onFilter }: Pick<HistoryProps, "filter" | "onFilter">) {
	const { day, month } = filter;
	if (!day && !month) return null;
	const name = day ? longDay(day) : monthAndYear(month ?? "");
	return (
		<p className="mt-3 flex items-center gap-1 text-sm">
			<span>
				Only <strong className="font-medium">{name}</strong>
			</span>
			<Button variant="ghost" size="icon" onClick={() => onFilter({ ...filter, day: null, month: null })}>
				<X aria-hidden="true" className="size-4" />
				<span className="sr-only">Show all entries</span>
			</Button>
		</p>
	);
}
