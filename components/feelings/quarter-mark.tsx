import { cn } from "@/components/ui/cn";
import type { Quarter } from "@/lib/domain/feelings/feelings";
import { quarterClass } from "./quarter-class";

/** A shape for each quarter, so that they can be told apart without their colors. */
const shape: Readonly<Record<Quarter, string>> = {
	stirred: "rotate-45 scale-85 rounded-[1px]",
	bright: "rounded-full",
	low: "rounded-[2px]",
	calm: "rounded-tl-full rounded-br-full rounded-tr-[2px] rounded-bl-[2px]",
};

/** The shape for a quarter of feelings, beside its name. */
export function QuarterMark({ quarter, className }: { quarter: Quarter; className?: string }) {
	return (
		<span
			aria-hidden="true"
			className={cn("inline-block size-3 shrink-0 print-colors", quarterClass[quarter], shape[quarter], className)}
		/>
	);
}
