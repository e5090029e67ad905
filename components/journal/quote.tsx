"use client";

import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { messageOf } from "@/lib/browser/core/api-client";
import { useChooseQuote } from "@/lib/browser/journal/client";
import { quotableIn } from "@/lib/domain/journal/quotable";
import type { ClientEntry } from "@/lib/domain/journal/schema";
import { QuotedSentence } from "./reflection";

type QuoteProps = {
	userId: number;
	entry: Pick<ClientEntry, "id" | "content" | "quote">;
	/** Called with the entry once another sentence is its quote. */
	onChosen?: (entry: ClientEntry) => void;
};

const sentenceClass =
	"w-full rounded-md border border-rule bg-page px-4 py-2.5 text-left min-h-11 break-words font-serif transition-colors duration-(--motion-fast) hover:bg-sunken";

/** A sentence of the entry, set apart. A tap replaces it with another one. */
export function Quote({ userId, entry, onChosen }: QuoteProps) {
	const { id, content, quote } = entry;
	const choose = useChooseQuote(userId);
	const [isOpen, setOpen] = useState(false);
	const [isNew, setNew] = useState(false);
	const toggle = useRef<HTMLButtonElement>(null);
	const sentences = isOpen ? quotableIn(content) : [];
	const shown = choose.isPending ? choose.variables.quote : quote;
	const hasOthers = content.trim() !== (quote ?? "").trim();

	function take(next: string) {
		setOpen(false);
		toggle.current?.focus({ preventScroll: true });
		setNew(false);
		if (next === quote) return;
		const tell = (saved: ClientEntry) => {
			setNew(true);
			onChosen?.(saved);
		};
		choose.mutate({ id, quote: next }, { onSuccess: tell });
	}
	if (!shown) return null;
	return (
		<div>
			<QuotedSentence>{shown}</QuotedSentence>
			{hasOthers && (
				<Button
					ref={toggle}
					variant="link"
					size="inline"
					className="mt-1 text-sm print:hidden"
					aria-expanded={isOpen}
					onClick={() => setOpen(!isOpen)}
				>
					Choose another sentence
				</Button>
			)}
			{isOpen && (
				<ul className="mt-2 grid max-h-80 max-w-measure gap-2 overflow-y-auto overscroll-contain p-1">
					{sentences.map((text) => (
						<li key={text}>
							<button
								type="button"
								dir="auto"
								aria-pressed={text === quote}
								className={cn(sentenceClass, text === quote && "border-accent")}
								onClick={() => take(text)}
							>
								{text}
							</button>
						</li>
					))}
				</ul>
			)}
			<p role="status" className="sr-only">
				{isNew && "This sentence now stands for the entry."}
			</p>
			{choose.error && (
				<p role="alert" className="mt-1 text-sm text-alert">
					{messageOf(choose.error, "The sentence could not be saved. Please try again.")}
				</p>
			)}
		</div>
	);
}
