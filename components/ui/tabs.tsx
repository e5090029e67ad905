"use client";

import * as Primitive from "@radix-ui/react-tabs";
import type { ComponentProps } from "react";
import { cn } from "./cn";

/** Holds which of several panels is shown: `value` and `onValueChange`, or `defaultValue`. */
export const Tabs = Primitive.Root;

/** The row of tabs, with a line under the current one. Give it an `aria-label`. */
export function TabsList({ className, ...props }: ComponentProps<typeof Primitive.List>) {
	return <Primitive.List className={cn("flex flex-wrap gap-1 border-b border-rule", className)} {...props} />;
}

export function Tab({ className, ...props }: ComponentProps<typeof Primitive.Trigger>) {
	return (
		<Primitive.Trigger
			className={cn(
				"-mb-px min-h-12 border-b-2 border-transparent px-2.5 whitespace-nowrap sm:px-4 font-serif text-lg text-ink-soft transition-colors duration-(--motion-fast) hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink",
				className,
			)}
			{...props}
		/>
	);
}

export const TabPanel = Primitive.Content;
