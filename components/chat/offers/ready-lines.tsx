"use client";

import { Copy, PencilLine } from "lucide-react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/feedback/toast";
import { copyText } from "@/lib/browser/core/copy-text";
import type { OfferOf } from "@/lib/domain/chat/guide";
import type { Say } from "./say";

type ReadyLinesProps = {
	/** The list's label for screen readers. */
	label: string;
	lines: readonly string[];
	/** The talk that helps to find words of one's own. */
	talk: OfferOf<"lines">["talk"];
	isBusy: boolean;
	onSay: Say;
};

/** Sentences that can be copied as they are, and a link to finding one's own. */
export function ReadyLines({ label, lines, talk, isBusy, onSay }: ReadyLinesProps) {
	return (
		<div className="grid gap-3">
			<ul aria-label={label} className="grid gap-3">
				{lines.map((line) => (
					<li key={line} className="flex items-start justify-between gap-2 border-s-[3px] border-ribbon ps-4">
						<p className="py-2 font-serif">{line}</p>
						<CopyLine line={line} />
					</li>
				))}
			</ul>
			{talk && (
				<Button
					variant="outline"
					size="sm"
					disabled={isBusy}
					onClick={() => onSay("Help me find my own words", { do: "open", kind: "talk", id: talk.id })}
					className="justify-self-start"
				>
					<PencilLine aria-hidden="true" className="size-4" />
					Find my own words, step by step
				</Button>
			)}
		</div>
	);
}

function CopyLine({ line }: { line: string }) {
	async function copy() {
		const isDone = await copyText(line);
		toast(
			isDone
				? { title: "Copied" }
				: {
						title: "It could not be copied",
						description: "You can select the text and copy it yourself.",
						variant: "destructive",
					},
		);
	}
	return (
		<Button variant="ghost" size="icon" onClick={copy} className="shrink-0 text-ink-soft">
			<Copy aria-hidden="true" className="size-4" />
			<span className="sr-only">Copy “{line}”</span>
		</Button>
	);
}
