import { cn } from "@/components/ui/cn";

/** A harmless page that reveals nothing about anybody, for a browser that runs no scripts. */
const NEUTRAL = "https://www.bbc.com/weather";

/**
 * 'Leave this page': a plain link that, with scripts, works like the app's own button (see `leaveByPress`), so that
 * going back leads to no page of the app.
 */
export function LeaveLink({ className }: { className?: string }) {
	return (
		<a
			href={NEUTRAL}
			rel="noreferrer"
			data-way-out
			className={cn(
				"inline-flex min-h-11 items-center rounded-md bg-accent px-5 font-medium text-on-accent hover:bg-accent-hover",
				className,
			)}
		>
			Leave this page
		</a>
	);
}
