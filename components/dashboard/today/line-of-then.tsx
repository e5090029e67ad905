"use client";

import Link from "next/link";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/feedback/toast";
import { toastError } from "@/components/ui/feedback/toast-error";
import { useKeepAway } from "@/lib/browser/look-back/client";
import type { LineThen } from "@/lib/domain/look-back/shown";
import { lookBackTexts } from "@/lib/domain/look-back/texts";
import { spokenAgo } from "@/lib/domain/look-back/then";
import { longDay } from "@/lib/domain/progress/spoken";

/** Shows one of the person's sentences from a week, a month or a year ago, which can be hidden for good. */
export function LineOfThen({ line }: { line: LineThen }) {
	const keepAway = useKeepAway();

	function keep(isKeptAway: boolean) {
		keepAway.mutate(
			{ id: line.entryId, isKeptAway },
			{
				onSuccess: () =>
					isKeptAway &&
					toast({
						title: lookBackTexts.onThisDay.keptAway,
						action: { label: "Undo", run: () => keep(false) },
						seconds: 10,
					}),
				onError: (error) => toastError("That was not saved", error),
			},
		);
	}

	return (
		<figure>
			<blockquote className="max-w-[46ch] font-serif text-xl leading-relaxed text-pretty wrap-anywhere sm:text-2xl">
				“{line.text}”
			</blockquote>
			<figcaption className="mt-2 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
				<Link
					href={`/journal?entry=${line.entryId}`}
					className="inline-flex min-h-11 items-center underline underline-offset-4"
				>
					{spokenAgo(line.ago)}, <time dateTime={line.day}>&nbsp;{longDay(line.day)}</time>
				</Link>
				<Button
					variant="ghost"
					size="sm"
					disabled={keepAway.isPending}
					onClick={() => keep(true)}
					className="-mx-1 px-2 text-ink-soft"
				>
					{lookBackTexts.onThisDay.notThisOne}
				</Button>
			</figcaption>
		</figure>
	);
}
