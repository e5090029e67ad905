import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";
import { inputClass } from "./input";

/** A choice of one of several options, using the device's own list. */
export function Select({ className, ...props }: ComponentProps<"select">) {
	return (
		<div className="relative min-w-0">
			<select className={cn(inputClass, "h-12 appearance-none truncate pl-3.5 pr-10", className)} {...props} />
			<ChevronDown
				aria-hidden="true"
				className="pointer-events-none absolute right-3 top-1/2 size-5 -translate-y-1/2 text-ink-soft"
			/>
		</div>
	);
}
