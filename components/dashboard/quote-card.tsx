"use client";

import type { ClientUser } from "@/lib/domain/account/schema";
import type { Quote } from "@/lib/domain/dashboard/quotes";
import type { Day } from "@/lib/domain/progress/days";
import { useDaysQuote } from "./use-days-quote";

/** The quote of the day, and three figures about the person's writing. */
export function QuoteCard({ quote: first, day, user }: { quote: Quote; day: Day; user: ClientUser }) {
	const quote = useDaysQuote(first, day);
	return (
		<section aria-label="Quote of the day" className="rounded-lg bg-page shadow-page md:flex md:items-stretch">
			<figure className="grow px-5 pb-5 pt-6 sm:px-7 md:self-center md:py-7">
				<blockquote className="max-w-[32ch] font-serif text-2xl leading-snug text-balance">“{quote.text}”</blockquote>
				<figcaption className="mt-3 text-sm text-ink-soft">
					<span className="text-ink">{quote.author}</span>, <cite className="not-italic">{quote.source}</cite>
				</figcaption>
			</figure>
			<dl className="grid grid-cols-3 items-center border-t border-rule px-5 py-4 sm:px-7 md:my-5 md:shrink-0 md:gap-8 md:border-l md:border-t-0">
				<Stat label="Day Streak" value={user.currentStreak} />
				<Stat label="Words/Week" value={user.weeklyWordCount} />
				<Stat label="Total Words" value={user.totalWordCount} />
			</dl>
		</section>
	);
}

function Stat({ label, value }: { label: string; value: number }) {
	return (
		<div className="flex flex-col-reverse">
			<dt className="text-sm text-ink-soft">{label}</dt>
			<dd className="font-serif text-2xl tabular-nums">{value.toLocaleString("en-US")}</dd>
		</div>
	);
}
