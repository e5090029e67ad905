import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";
import { inputClass, unlessUnread } from "./input";

/** A multi-line text box; grows with its text if the browser supports that. */
export function Textarea({ className, ...props }: ComponentProps<"textarea">) {
	return (
		<textarea
			dir="auto"
			className={cn(inputClass, "field-sizing-content min-h-32 max-h-[60dvh] px-4 py-3 leading-[1.7]", className)}
			{...props}
			{...unlessUnread(props.value)}
		/>
	);
}
