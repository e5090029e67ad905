"use client";

import { Bookmark, BookmarkCheck, ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { DeckStep } from "@/lib/domain/exercises/schema";
import type { FieldProps } from "./scale-step";

type DeckAnswerProps = FieldProps & {
	step: DeckStep;
	/** The ids of the cards that were kept. */
	kept: readonly string[];
	onChange: (kept: readonly string[]) => void;
};

/** Shows cards one at a time; the person can keep some. */
export function DeckAnswer({ step, kept, onChange, id, labelledBy, describedBy }: DeckAnswerProps) {
	const [at, setAt] = useState(0);
	const count = step.options.length;
	const card = step.options[at];
	if (!card) return null;
	const isKept = kept.includes(card.id);
	const turn = (by: number) => setAt((at + by + count) % count);
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset takes its name from a legend, and the question is the heading
		<div id={id} role="group" aria-labelledby={labelledBy} aria-describedby={describedBy} className="grid gap-3">
			<div className="grid min-h-40 content-center rounded-xl bg-page px-5 py-6 text-center shadow-page">
				<p aria-live="polite" className="font-serif text-lg text-balance">
					{card.label}
				</p>
			</div>
			<div className="flex flex-wrap items-center justify-between gap-2">
				<Button variant="ghost" size="sm" onClick={() => turn(-1)}>
					<ChevronLeft aria-hidden="true" className="size-4" />
					Previous
				</Button>
				<Button
					variant={isKept ? "primary" : "outline"}
					size="sm"
					aria-pressed={isKept}
					onClick={() => onChange(isKept ? kept.filter((other) => other !== card.id) : [...kept, card.id])}
				>
					{isKept ? (
						<BookmarkCheck aria-hidden="true" className="size-4" />
					) : (
						<Bookmark aria-hidden="true" className="size-4" />
					)}
					{isKept ? "Kept" : "Keep it"}
				</Button>
				<Button variant="ghost" size="sm" onClick={() => turn(1)}>
					Next card
					<ChevronRight aria-hidden="true" className="size-4" />
				</Button>
			</div>
			<p className="text-center text-sm text-ink-soft">
				Card {at + 1} of {count}, {kept.length} kept
			</p>
		</div>
	);
}
