"use client";

import { Check, TriangleAlert } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { OtherDraft } from "@/lib/browser/core/drafts/kept-draft";
import type { JournalDraft } from "@/lib/browser/journal/draft";
import type { DraftStatus } from "@/lib/browser/journal/use-journal-draft";
import { beginningOf } from "@/lib/domain/journal/beginning";
import { spokenWords } from "@/lib/domain/progress/spoken";
import { countWords } from "@/lib/domain/text/count-words";

/** Shows whether the text in the text box is saved on this device, and how many words it has. */
export function DraftLine({ status, text }: { status: DraftStatus; text: string }) {
	return (
		<div className="flex min-h-6 grow basis-64 flex-wrap items-center justify-between gap-x-4 text-sm text-ink-soft">
			<p role="status" className="flex items-center gap-1.5">
				{status === "saved" && (
					<>
						<Check aria-hidden="true" className="size-4 shrink-0" />
						Saved on this device
					</>
				)}
				{status === "unsaved" && (
					<>
						<TriangleAlert aria-hidden="true" className="size-4 shrink-0 text-alert" />
						This browser cannot keep a draft
					</>
				)}
			</p>
			{text.trim() !== "" && <p className="tabular-nums">{spokenWords(countWords(text))}</p>}
		</div>
	);
}

type OtherDraftNoticeProps = { other: OtherDraft<JournalDraft>; onTake: () => void; onKeep: () => void };

/** Announces a draft that is not the one in the text box. Nothing is replaced until the person decides. */
export function OtherDraftNotice({ other: { from, value: draft }, onTake, onKeep }: OtherDraftNoticeProps) {
	const text = draft?.text.trim() ?? "";
	const beginning = beginningOf(text, 90);
	return (
		<div role="status" className="rounded-md bg-soft px-4 py-3 text-sm text-on-soft">
			<p>
				{draft === null
					? "Your draft was submitted or cleared in another tab. These words are still here."
					: from === "earlier"
						? "There is an earlier draft of yours: "
						: "You are also writing in another tab: "}
				{draft && (
					<span className="font-serif italic">
						“{beginning}
						{beginning !== text && "…"}”
					</span>
				)}
			</p>
			<div className="mt-1 flex flex-wrap gap-x-4">
				<Button variant="link" size="inline" onClick={onTake} className="text-on-soft">
					{draft === null ? "Clear them here too" : "Show that one here"}
				</Button>
				<Button variant="link" size="inline" onClick={onKeep} className="text-on-soft">
					{draft === null ? "Keep them" : from === "earlier" ? "Discard it" : "Keep this one"}
				</Button>
			</div>
		</div>
	);
}
