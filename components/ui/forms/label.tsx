import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";

/** The visible name of an input; give it `htmlFor`. */
export function Label({ className, ...props }: ComponentProps<"label">) {
	// biome-ignore lint/a11y/noLabelWithoutControl: the caller passes htmlFor
	return <label className={cn("block text-sm font-medium text-ink", className)} {...props} />;
}
