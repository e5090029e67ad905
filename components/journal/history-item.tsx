"use client";

import { ChevronDown } from "lucide-react";
import { useEffect, useRef } from "react";
import { PictureRow } from "@/components/photos/picture-row";
import { Button } from "@/components/ui/button";
import { NotLoaded } from "@/components/ui/feedback/not-loaded";
import { Spinner } from "@/components/ui/feedback/spinner";
import { toastError } from "@/components/ui/feedback/toast-error";
import { lazyPart } from "@/components/ui/lazy-part";
import { DeleteButton } from "@/components/undo/delete-button";
import { useDeleteEntry, useReflectAgain, useWholeEntry } from "@/lib/browser/journal/client";
import { beginningOf, isBeginningOf } from "@/lib/domain/journal/beginning";
import type { ClientEntry } from "@/lib/domain/journal/schema";
import { longDay, spokenWords } from "@/lib/domain/progress/spoken";
import { EntryWords } from "./entry-words";
import { Reflection, WrittenBy } from "./reflection";

const EntryFeeling = lazyPart(() =>
	import("@/components/feelings/entry-feeling").then((module) => module.EntryFeeling),
);

const Quote = lazyPart(() => import("./quote").then((module) => module.Quote));

const EntryPictures = lazyPart(() =>
	import("@/components/photos/entry-pictures").then((module) => module.EntryPictures),
);

type HistoryItemProps = {
	userId: number;
	entry: ClientEntry;
	isOpen: boolean;
	onToggle: () => void;
	onOpenRelated: (id: string) => void;
	/** Whether the reader is to be led here. */
	isSought: boolean;
	onFound: (id: string) => void;
};

/** How many characters of a closed entry two lines can show. */
const BEGINNING = 200;

/** Returns an entry's name: its title or, until it has one, its beginning. */
function nameOf({ title, content }: ClientEntry): string {
	const text = content.trim();
	const beginning = beginningOf(text, 60);
	return title ?? (beginning === text ? text : `${beginning}…`);
}

/** An entry of the history: title and date and, once opened, everything about it. */
export function HistoryItem(props: HistoryItemProps) {
	const { userId, entry, isOpen, onToggle, onOpenRelated, isSought, onFound } = props;
	const id = `entry-${entry.id}`;
	const title = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		if (!isSought) return;
		title.current?.focus({ preventScroll: true });
		title.current?.scrollIntoView({ block: "start" });
		onFound(entry.id);
	}, [isSought, onFound, entry.id]);
	return (
		<div id={id} data-item className="border-b border-rule last:border-0">
			<h3 className="font-sans text-base">
				<button
					ref={title}
					type="button"
					id={`${id}-title`}
					aria-expanded={isOpen}
					aria-controls={`${id}-content`}
					onClick={onToggle}
					className="group flex w-full items-center justify-between gap-4 rounded-md py-4 text-left"
				>
					<span className="min-w-0">
						<span className="block font-serif text-lg leading-snug group-hover:text-accent">{nameOf(entry)}</span>
						<span className="mt-0.5 block text-sm text-ink-soft">{longDay(entry.day)}</span>
					</span>
					<ChevronDown
						aria-hidden="true"
						className="size-5 shrink-0 text-ink-soft transition-transform duration-(--motion-base) group-aria-expanded:rotate-180"
					/>
				</button>
			</h3>
			{!isOpen && <Beginning entry={entry} />}
			{!isOpen && entry.photos.length > 0 && <PictureRow photos={entry.photos} />}
			<section id={`${id}-content`} aria-labelledby={`${id}-title`} hidden={!isOpen} className="animate-fade-in">
				{isOpen && <OpenEntry userId={userId} entry={entry} onOpenRelated={onOpenRelated} />}
			</section>
		</div>
	);
}

/** The first words of a closed entry, or those that follow its title if that is how the entry begins. */
function Beginning({ entry: { title, content } }: { entry: ClientEntry }) {
	const text = content.trim();
	if (title === null) return null;
	const isNamed = isBeginningOf(title, text);
	const shown = isNamed ? text.slice(title.replace(/…$/, "").length).replace(/^[\s.!?…,;]+/, "") : text;
	if (shown === "") return null;
	return (
		<p className="-mt-2.5 mb-4 line-clamp-2 max-w-measure pr-9 text-sm text-ink-soft wrap-anywhere">
			{isNamed && "… "}
			{beginningOf(shown, BEGINNING)}
		</p>
	);
}

type OpenEntryProps = Pick<HistoryItemProps, "userId" | "entry" | "onOpenRelated">;

function OpenEntry({ userId, entry: listed, onOpenRelated }: OpenEntryProps) {
	const whole = useWholeEntry(listed, true);
	// If the list has the whole entry, it is newer than what was loaded separately.
	const entry = listed.isComplete ? listed : (whole.data ?? listed);
	const isWhole = entry.isComplete;
	return (
		<div className="space-y-6 pb-6">
			{entry.prompt !== "" && (
				<div>
					<h4 className="text-lg">Prompt</h4>
					<p className="mt-1 max-w-measure font-serif italic text-ink-soft">{entry.prompt}</p>
				</div>
			)}
			<div>
				<h4 className="text-lg">What you wrote</h4>
				<EntryWords userId={userId} entry={entry} />
				{!isWhole && whole.isPending && <Spinner label="Loading the rest" className="mt-3 text-accent" />}
				{!isWhole && whole.isError && (
					<NotLoaded className="mt-2 text-ink-soft" onTry={() => whole.refetch()}>
						The rest could not be loaded.
					</NotLoaded>
				)}
				<EntryPictures userId={userId} entry={entry} />
			</div>
			<EntryFeeling entryId={entry.id} />
			{entry.insightBy !== null && (isWhole || entry.keyInsights.length > 0) && (
				<Reflection {...entry} onOpenRelated={onOpenRelated}>
					{isWhole && <Quote userId={userId} entry={entry} />}
				</Reflection>
			)}
			{entry.insightBy !== null && entry.isInsightOld && (
				<AskAgain userId={userId} entry={entry}>
					This was written before you edited the entry.
				</AskAgain>
			)}
			{entry.insightBy === null && (
				<AskAgain userId={userId} entry={entry}>
					The coach has not read this entry yet.
				</AskAgain>
			)}
			{entry.chatHistory.length > 0 && (
				<div>
					<h4 className="text-lg">While you were writing</h4>
					<ul className="mt-1 max-w-measure space-y-1.5 text-ink-soft">
						{entry.chatHistory.map(({ message, createdAt }) => (
							<li key={createdAt + message}>{message}</li>
						))}
					</ul>
				</div>
			)}
			{entry.message && (
				<div className="max-w-measure space-y-2 rounded-md bg-sunken px-4 py-3">
					<p className="font-serif text-lg leading-snug">{entry.message}</p>
					<WrittenBy by={entry.insightBy} />
				</div>
			)}
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
				<p className="text-sm text-ink-soft">{spokenWords(entry.wordCount)}</p>
				<DeleteEntry userId={userId} id={entry.id} />
			</div>
		</div>
	);
}

function AskAgain({ userId, entry, children }: { userId: number; entry: ClientEntry; children: string }) {
	const again = useReflectAgain(userId);
	const ask = () =>
		again.mutate(entry.id, {
			onError: (error) => toastError("Still no insight", error, "Your entry is safe. Please try again in a moment."),
		});
	return (
		<div className="rounded-md bg-sunken px-4 py-3">
			<p className="text-sm">{children}</p>
			<Button variant="link" size="inline" onClick={ask} pending={again.isPending}>
				{entry.insightBy === null ? "Try again" : "Ask for a new one"}
			</Button>
		</div>
	);
}

function DeleteEntry({ userId, id }: { userId: number; id: string }) {
	const remove = useDeleteEntry(userId);
	return (
		<DeleteButton
			question="Delete this entry?"
			consequence="What the coach wrote about it is deleted too. Your word count and streak will change. Lines you kept from it stay in “Kept lines”."
			done="Entry deleted"
			failed="The entry was not deleted"
			remove={() => remove.mutateAsync(id)}
			className="-mr-3 text-ink-soft"
		>
			Delete entry
		</DeleteButton>
	);
}
