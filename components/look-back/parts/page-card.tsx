import Link from "next/link";
import type { ReactNode } from "react";
import { isBeginningOf } from "@/lib/domain/journal/beginning";
import type { PageThen } from "@/lib/domain/look-back/shown";
import { longDay } from "@/lib/domain/progress/spoken";

type PageCardProps = { page: PageThen; above?: ReactNode; below?: ReactNode };

/** The beginning of a page of the journal, in the person's own words; its date links to the whole page. */
export function PageCard({ page, above, below }: PageCardProps) {
	const { id, day, title, beginning, hasMore } = page;
	return (
		<article className="border-l-2 border-rule pl-4 sm:pl-5">
			<p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
				{above}
				<Link href={`/journal?entry=${id}`} className="inline-flex min-h-6 items-center underline underline-offset-4">
					<time dateTime={day}>{longDay(day)}</time>
					{title && <span className="sr-only"> “{title}”</span>}
				</Link>
			</p>
			{title && !isBeginningOf(title, beginning) && <h3 className="mt-1 text-lg wrap-anywhere">{title}</h3>}
			<p className="mt-1 max-w-measure font-serif text-lg leading-relaxed whitespace-pre-line wrap-anywhere">
				{beginning}
				{hasMore && <span className="text-ink-soft"> …</span>}
			</p>
			{below}
		</article>
	);
}
