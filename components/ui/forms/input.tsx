import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";
import { DAMAGED, isDamaged } from "@/lib/domain/core/damaged";

/** The style of every text box; it has a red border while `aria-invalid`. */
export const inputClass =
	"w-full rounded-md border border-edge bg-page text-base text-ink placeholder:text-ink-soft transition-colors duration-(--motion-fast) focus-visible:outline-offset-0 disabled:opacity-60 aria-invalid:border-alert aria-invalid:focus-visible:outline-alert";

/** For a value that could not be decrypted, leaves the text box empty and says so in the placeholder. */
export const unlessUnread = (value: unknown) => isDamaged(value) && { value: "", placeholder: DAMAGED };

/** A one-line text box. */
export function Input({ className, ...props }: ComponentProps<"input">) {
	return <input className={cn(inputClass, "h-12 px-3.5", className)} {...props} {...unlessUnread(props.value)} />;
}
