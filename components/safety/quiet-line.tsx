import { LifeBuoy } from "lucide-react";

/**
 * One calm line with the link to Help now, for words that may or may not mean danger. It is shown above an ordinary
 * answer, which stays as it is.
 */
export function QuietLine({ message }: { message: string }) {
	return (
		<p
			role="status"
			className="flex items-start gap-3 rounded-md bg-sunken px-4 py-3 text-sm text-ink-soft print:hidden"
		>
			<LifeBuoy aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent" />
			<span>
				{message}{" "}
				<a href="/help-now" className="whitespace-nowrap font-medium text-accent underline underline-offset-4">
					Help now
				</a>
			</span>
		</p>
	);
}
