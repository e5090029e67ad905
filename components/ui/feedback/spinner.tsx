import { cn } from "@/components/ui/cn";

/**
 * A ring that turns during a short wait. `label` is read by screen readers; leave it out if text beside the spinner
 * says the same.
 */
export function Spinner({ label, className }: { label?: string; className?: string }) {
	return (
		<span role={label ? "status" : undefined} className={cn("inline-flex size-5 shrink-0", className)}>
			<svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className="size-full animate-spin">
				<circle cx="12" cy="12" r="9.5" stroke="currentColor" strokeOpacity="0.22" strokeWidth="2.5" />
				<path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
			</svg>
			{label && <span className="sr-only">{label}</span>}
		</span>
	);
}
