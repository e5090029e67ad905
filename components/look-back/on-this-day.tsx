"use client";

import Link from "next/link";
import { useState } from "react";
import { PictureRow } from "@/components/photos/picture-row";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/feedback/toast";
import { toastError } from "@/components/ui/feedback/toast-error";
import { useKeepAway, useOnThisDay } from "@/lib/browser/look-back/client";
import { lookBackTexts } from "@/lib/domain/look-back/texts";
import { spokenAgo } from "@/lib/domain/look-back/then";
import { PageCard } from "./parts/page-card";
import { Section } from "./parts/section";

/** How many pages are shown at first. */
const SHOWN = 3;
const texts = lookBackTexts.onThisDay;

/**
 * Pages of this day in earlier times, each of which can be hidden for good.
 * @param isNew Whether the person has written nothing yet.
 */
export function OnThisDay({ userId, isNew }: { userId: number; isNew: boolean }) {
	const { data } = useOnThisDay(userId);
	const [showsAll, setShowsAll] = useState(false);
	const keepAway = useKeepAway();

	function keep(id: string, isKeptAway: boolean) {
		keepAway.mutate(
			{ id, isKeptAway },
			{
				onSuccess: () => {
					if (isKeptAway)
						toast({ title: texts.keptAway, action: { label: "Undo", run: () => keep(id, false) }, seconds: 10 });
					document.getElementById("on-this-day-title")?.focus();
				},
				onError: (error) => toastError("That was not saved", error),
			},
		);
	}

	const pages = data?.pages ?? [];
	const shown = showsAll ? pages : pages.slice(0, SHOWN);
	return (
		<Section id="on-this-day" title={texts.title}>
			{pages.length === 0 && <p className="mt-2 max-w-measure text-ink-soft">{isNew ? texts.empty : texts.none}</p>}
			{isNew && (
				<Button asChild variant="soft" className="mt-4">
					<Link href="/journal">{texts.write}</Link>
				</Button>
			)}
			<ul className="mt-5 grid gap-7 empty:hidden">
				{shown.map((page) => (
					<li key={page.id}>
						<PageCard
							page={page}
							above={<span className="font-medium text-ink">{spokenAgo(page.ago)}</span>}
							below={
								<>
									{page.photos.length > 0 && (
										<div className="mt-3">
											<PictureRow photos={page.photos} />
										</div>
									)}
									<Button
										variant="ghost"
										size="sm"
										disabled={keepAway.isPending}
										onClick={() => keep(page.id, true)}
										className="-ml-3.5 mt-0.5 text-ink-soft print:hidden"
									>
										{texts.notThisOne}
										<span className="sr-only">, the page from {spokenAgo(page.ago).toLowerCase()}</span>
									</Button>
								</>
							}
						/>
					</li>
				))}
			</ul>
			{pages.length > SHOWN && !showsAll && (
				<Button variant="link" size="inline" onClick={() => setShowsAll(true)} className="mt-4 print:hidden">
					{texts.more}
				</Button>
			)}
		</Section>
	);
}
