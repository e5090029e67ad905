"use client";

import { RefreshCw } from "lucide-react";
import { Button } from "@/components/ui/button";

/** The id of the prompt, which describes the text box. */
export const PROMPT_ID = "writing-prompt";

type PromptLineProps = { prompt: string; onNew: () => void; disabled?: boolean };

/** The writing prompt, and the button that draws another one. */
export function PromptLine({ prompt, onNew, disabled }: PromptLineProps) {
	return (
		<div className="flex items-start justify-between gap-2">
			<p
				id={PROMPT_ID}
				aria-live="polite"
				className="min-w-0 wrap-anywhere font-serif text-lg italic leading-snug text-ink sm:text-xl"
			>
				{prompt}
			</p>
			<Button
				variant="ghost"
				size="icon"
				onClick={onNew}
				disabled={disabled}
				title="New prompt"
				className="-mr-2.5 -mt-2 shrink-0 text-ink-soft"
			>
				<RefreshCw aria-hidden="true" className="size-5" />
				<span className="sr-only">New prompt</span>
			</Button>
		</div>
	);
}
