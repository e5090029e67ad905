"use client";

import { cn } from "@/components/ui/cn";
import type { ClientUser } from "@/lib/domain/account/schema";
import type { Quote } from "@/lib/domain/dashboard/quotes";
import type { Day } from "@/lib/domain/progress/days";
import { useDaysQuote } from "./use-days-quote";

/** Shows the quote of the day, and three figures about the person's writing. */
export function QuoteCard({ quote: first, day, user }: { quote: Quote; day: Day; user: ClientUser }) {
	const isBefore = user.totalWordCount === 0;
	const quote = useDaysQuote(first, day);
	return (
		<section aria-label="Quote of the day" className="@container rounded-lg bg-page shadow-page">
			<div className="@2xl:flex @2xl:items-stretch">
				<figure className="grow px-5 pb-5 pt-6 @md:px-7 @2xl:self-center @2xl:py-7">
					<blockquote className="max-w-[32ch] font-serif text-2xl leading-snug text-balance">“{quote.text}”</blockquote>
					<figcaption className="mt-3 text-sm text-pretty text-ink-soft">
						<span className="text-ink">{quote.author}</span>, <cite className="not-italic">{quote.source}</cite>
					</figcaption>
				</figure>
				<dl className={figuresClass}>
					<Stat label="Day Streak" value={user.currentStreak} />
					<Stat label="Words/Week" value={user.weeklyWordCount} />
					<Stat label="Total Words" value={user.totalWordCount} />
				</dl>
			</div>
			{isBefore && (
				<p className="border-t border-rule px-5 py-4 text-sm text-ink-soft @md:px-7">
					Your days and words are counted here, from your first page on.
				</p>
			)}
		</section>
	);
}

/** The three figures: in a row, beside the quote where there is room, and stacked where they do not fit in a row. */
const figuresClass = cn(
	"flex flex-col gap-x-3 gap-y-1 border-t border-rule px-5 py-4",
	"@min-[17.5rem]:flex-row @min-[17.5rem]:justify-between @md:grid @md:grid-cols-3 @md:px-7",
	"@2xl:my-5 @2xl:flex @2xl:shrink-0 @2xl:items-center @2xl:gap-8 @2xl:border-l @2xl:border-t-0",
);

function Stat({ label, value }: { label: string; value: number }) {
	return (
		<div className="flex items-baseline justify-between gap-x-3 @min-[17.5rem]:flex-col-reverse @min-[17.5rem]:items-start @min-[17.5rem]:justify-start">
			<dt className="text-xs whitespace-nowrap text-ink-soft @xs:text-sm">{label}</dt>
			<dd className="font-serif text-2xl tabular-nums">{value.toLocaleString("en-US")}</dd>
		</div>
	);
}
