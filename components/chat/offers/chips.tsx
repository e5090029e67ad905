import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import type { Tap } from "@/lib/domain/chat/tap";
import { chipClass } from "./row";
import type { Say } from "./say";

type ChipsProps = {
	/** The question that they answer, for screen readers. */
	label?: string;
	/** The text of each, and what tapping it means. */
	items: readonly { words: string; tap: Tap }[];
	/** Whether they are stacked, on phones at full width. */
	isStacked?: boolean;
	/** Rendered after the last of them. */
	after?: ReactNode;
	isBusy: boolean;
	onSay: Say;
};

/** Answers to tap. */
export function Chips({ label = "Answers", items, isStacked = false, after, isBusy, onSay }: ChipsProps) {
	return (
		<ul
			aria-label={label}
			className={cn("flex flex-wrap gap-2", isStacked && "max-sm:grid sm:flex-col sm:items-start")}
		>
			{items.map(({ words, tap }) => (
				<li key={words}>
					<button
						type="button"
						disabled={isBusy}
						onClick={() => onSay(words, tap)}
						className={cn(chipClass, isStacked && "max-sm:w-full rounded-xl")}
					>
						{words}
					</button>
				</li>
			))}
			{after && <li>{after}</li>}
		</ul>
	);
}
