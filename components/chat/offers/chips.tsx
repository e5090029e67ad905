import { cn } from "@/components/ui/cn";
import type { Tap } from "@/lib/domain/chat/tap";
import { chipClass } from "./row";
import type { Say } from "./say";

type ChipsProps = {
	/** What they answer, for screen readers. */
	label?: string;
	/** What each says, and what it means. */
	items: readonly { words: string; tap: Tap }[];
	/** One below the other, on a phone each as wide as the text. */
	isStacked?: boolean;
	isBusy: boolean;
	onSay: Say;
};

/** Answers to tap. */
export function Chips({ label = "Answers", items, isStacked = false, isBusy, onSay }: ChipsProps) {
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
		</ul>
	);
}
