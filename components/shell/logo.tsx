import { cn } from "@/components/ui/cn";
import { APP_NAME } from "@/lib/domain/core/brand";

/** The logo: a lamp above an open book, or a person reading. Drawn in the current color. */
export function Mark({ className }: { className?: string }) {
	return (
		<svg viewBox="0 0 32 32" fill="none" aria-hidden="true" className={cn("size-8 shrink-0", className)}>
			<circle cx="16" cy="7.5" r="4" className="fill-ribbon" />
			<path
				d="M16 27.5c-3-2.9-7.2-4.3-12.2-4.2V12.9c5-.2 9.2 1.2 12.2 4.1 3-2.9 7.2-4.3 12.2-4.1v10.4c-5-.1-9.2 1.3-12.2 4.2Z"
				stroke="currentColor"
				strokeWidth="2"
				strokeLinejoin="round"
			/>
			<path d="M16 17v10.5" stroke="currentColor" strokeWidth="2" />
		</svg>
	);
}

/** The logo and the product's name. */
export function Wordmark({ className }: { className?: string }) {
	return (
		<span className={cn("inline-flex items-center gap-2.5 font-serif text-[1.3125rem] font-medium", className)}>
			<Mark />
			<span>{APP_NAME}</span>
		</span>
	);
}
