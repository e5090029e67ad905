import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { writerInWords } from "@/lib/domain/core/written-by";
import type { ClientEntry } from "@/lib/domain/journal/schema";
import { longDay } from "@/lib/domain/progress/spoken";

type ReflectionProps = Pick<ClientEntry, "keyInsights" | "quote" | "relatedTo"> & {
	/** Heading level: one below the heading of its container. */
	level?: 3 | 4;
	/** Opens the earlier entry to which an insight refers. */
	onOpenRelated?: (id: string) => void;
	/** The quote as a control for choosing another one; without it, the quote is plain text. */
	children?: ReactNode;
};

/** Whether an insight is only a question, which is not called an insight. */
const isQuestion = (text: string) => text.trimEnd().endsWith("?");

/** The coach's key insights and the quote, and a link to the related entry. */
export function Reflection(props: ReflectionProps) {
	const { keyInsights, quote, relatedTo, level = 4, onOpenRelated, children } = props;
	const Heading = `h${level}` as const;
	return (
		<div className="space-y-5">
			<div>
				<Heading className="text-lg">{keyInsights.every(isQuestion) ? "To think about" : "Key insights"}</Heading>
				<ul className="mt-2 space-y-3">
					{keyInsights.map((insight, i) => (
						<li
							// biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and a model may say a thing twice
							key={i}
							className="relative max-w-measure pl-5"
						>
							<span aria-hidden="true" className="absolute left-0 top-[0.62em] size-1.5 rounded-full bg-accent" />
							{insight}
						</li>
					))}
				</ul>
				{relatedTo && onOpenRelated && (
					<Button variant="link" size="inline" onClick={() => onOpenRelated(relatedTo.id)} className="mt-1 text-left">
						Read the entry from {longDay(relatedTo.day)}
					</Button>
				)}
			</div>
			{children}
			{!children && quote && <QuotedSentence>{quote}</QuotedSentence>}
		</div>
	);
}

/** A sentence of the entry, set apart and named. */
export function QuotedSentence({ children }: { children: string }) {
	return (
		<figure>
			<figcaption className="sr-only">A sentence of yours</figcaption>
			<blockquote className="max-w-measure border-l-3 border-ribbon pl-4 font-serif text-lg italic leading-snug">
				“{children}”
			</blockquote>
		</figure>
	);
}

/** Shows who wrote an insight. */
export function WrittenBy({ by }: { by: string | null }) {
	if (by === null) return null;
	return <p className="text-sm text-ink-soft">Written by {writerInWords(by)}</p>;
}
