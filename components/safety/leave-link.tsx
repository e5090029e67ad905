import { cn } from "@/components/ui/cn";

/** A harmless page that reveals nothing about anybody, for a browser that runs no scripts. */
const NEUTRAL = "https://www.bbc.com/weather";

/**
 * 'Leave this page': a plain link that, with scripts, leaves as the app's own button does (see `leaveByPress`), so that
 * no page of the app is left in the way back.
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
