import { cn } from "@/components/ui/cn";

/** The style of what leads past parts of a page, and is shown while it has the focus. */
export const skipClass = cn(
	"sr-only z-60 rounded-md bg-page font-medium text-accent shadow-lifted",
	"focus:not-sr-only focus:fixed focus:top-1 focus:left-1 focus:px-8 focus:py-5 focus-visible:-outline-offset-6",
);
