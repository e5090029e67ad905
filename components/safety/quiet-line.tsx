import { LifeBuoy } from "lucide-react";
import { Button } from "@/components/ui/button";
import { NOT_MEANT } from "@/lib/domain/safety/not-meant-label";

type QuietLineProps = { message: string; onNotMeant: () => void };

/**
 * One calm line with a link to Help now, for words that may or may not mean danger. It is shown above an ordinary
 * answer, which stays as it is. A person who meant something else can fold it away.
 */
export function QuietLine({ message, onNotMeant }: QuietLineProps) {
	return (
		<div className="flex items-start gap-3 rounded-md bg-sunken px-4 py-3 text-sm text-ink-soft print:hidden">
			<LifeBuoy aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent" />
			<div>
				<p role="status">
					{message}{" "}
					<a href="/help-now" className="whitespace-nowrap font-medium text-accent underline underline-offset-4">
						Help now
					</a>
				</p>
				<Button variant="link" size="inline" className="mt-1" onClick={onNotMeant}>
					{NOT_MEANT}
				</Button>
			</div>
		</div>
	);
}
