"use client";

import { ArrowLeft } from "lucide-react";
import Link from "next/link";
import { useCallback, useState } from "react";
import { SearchField } from "@/components/library/search-field";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { toastError } from "@/components/ui/feedback/toast-error";
import { PrintButton } from "@/components/ui/print/print-button";
import { useUndoToast } from "@/components/undo/use-undo-toast";
import { messageOf } from "@/lib/browser/core/api-client";
import { useLines, useRemoveLine } from "@/lib/browser/lines/client";
import { COACH_NAME } from "@/lib/domain/core/brand";
import { fill } from "@/lib/domain/core/fill";
import { MAX_LINES_QUERY } from "@/lib/domain/lines/limits";
import type { ClientLine, ClientLines } from "@/lib/domain/lines/schema";
import { sourceNames, lineTexts as texts } from "@/lib/domain/lines/texts";
import { longDay } from "@/lib/domain/progress/spoken";

/** Lists the lines that the person kept, each with its source. */
export function LinesScreen({ firstPage }: { firstPage: ClientLines }) {
	const [q, setQ] = useState("");
	const search = useCallback((typed: string) => setQ(typed.trim()), []);
	const { data, error, isPlaceholderData, hasNextPage, fetchNextPage, isFetchingNextPage } = useLines(firstPage, q);
	const remove = useRemoveLine();
	const offerUndo = useUndoToast();
	const lines = data?.pages.flatMap((page) => page.lines) ?? [];
	const hasAny = lines.length > 0 || q !== "";

	function takeAway({ id }: ClientLine) {
		remove.mutate(id, {
			onSuccess: ({ undo }) => offerUndo(texts.removed, undo),
			onError: (error) => toastError(texts.notRemoved, error),
		});
	}
	return (
		<div className="space-y-5 md:space-y-6">
			<header className="flex flex-wrap items-end justify-between gap-x-6 pb-1">
				<div>
					<Link
						href="/look-back"
						className="inline-flex min-h-11 items-center gap-2 text-sm text-ink-soft print:hidden"
					>
						<ArrowLeft aria-hidden="true" className="size-4" />
						Look back
					</Link>
					<h1 className="text-3xl">{texts.title}</h1>
					<p className="mt-2 max-w-measure text-ink-soft">
						{hasAny ? texts.intro : fill(texts.none, { coach: COACH_NAME })}
					</p>
				</div>
				{lines.length > 0 && <PrintButton onClick={() => window.print()} className="-mx-3" />}
			</header>
			{!hasAny && (
				<Button asChild variant="soft">
					<Link href="/journal">{texts.toJournal}</Link>
				</Button>
			)}
			{hasAny && (
				<div className="max-w-measure print:hidden">
					<SearchField
						id="lines-search"
						label={texts.search}
						placeholder=""
						maxLength={MAX_LINES_QUERY}
						onQuestion={search}
					/>
				</div>
			)}
			<p role="status" className="text-ink-soft empty:hidden">
				{q !== "" && error ? messageOf(error, texts.notSearched) : null}
				{q !== "" && !error && !isPlaceholderData && lines.length === 0 ? texts.noneFound : null}
			</p>
			{lines.length > 0 && (
				<Card>
					<ul aria-label={texts.title} className="grid gap-8">
						{lines.map((line) => (
							<li key={line.id} id={`line-${line.id}`} className="scroll-mt-20 break-inside-avoid">
								<Line line={line} isBusy={remove.isPending} onRemove={() => takeAway(line)} />
							</li>
						))}
					</ul>
				</Card>
			)}
			{hasNextPage && (
				<Button variant="outline" pending={isFetchingNextPage} onClick={() => fetchNextPage()} className="print:hidden">
					{texts.more}
				</Button>
			)}
		</div>
	);
}

type LineProps = { line: ClientLine; isBusy: boolean; onRemove: () => void };

function Line({ line: { text, source, title, href, day }, isBusy, onRemove }: LineProps) {
	const where = title ? `${sourceNames[source]}: ${title}` : sourceNames[source];
	const spoken = source === "article" ? where : `${where}, ${longDay(day)}`;
	return (
		<figure>
			<blockquote
				dir="auto"
				className="max-w-measure border-l-3 border-ribbon pl-4 font-serif text-lg leading-snug whitespace-pre-line wrap-anywhere"
			>
				{text}
			</blockquote>
			<figcaption className="mt-1 flex flex-wrap items-center gap-x-4 pl-[1.1875rem] text-sm text-ink-soft">
				{href ? (
					<Link href={href} prefetch={false} className="inline-flex min-h-11 items-center underline underline-offset-4">
						{spoken}
					</Link>
				) : (
					<span className="py-2.5">
						{spoken}. {texts.gone}
					</span>
				)}
				<Button
					variant="ghost"
					size="sm"
					disabled={isBusy}
					onClick={onRemove}
					className="-mx-3.5 text-ink-soft print:hidden"
				>
					{texts.remove}
					<span className="sr-only"> “{text.slice(0, 60)}”</span>
				</Button>
			</figcaption>
		</figure>
	);
}
