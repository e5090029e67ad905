import Link from "next/link";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { plainLines } from "@/lib/domain/chat/plain-line";
import { fill } from "@/lib/domain/core/fill";
import type { Fact } from "@/lib/domain/memory/schema";
import { memoryTexts as texts } from "@/lib/domain/memory/texts";
import { longDay } from "@/lib/domain/progress/spoken";

type FactItemProps = {
	fact: Fact;
	isPending: boolean;
	onForget: (fact: Fact, how: "forget" | "not me") => void;
};

/** Facts with more characters than this are folded. */
const LONG = 280;

/**
 * Puts a statement that an analysis sets in italics within a sentence into quotation marks, because plain text has no
 * italics.
 */
const quoted = (markdown: string) => markdown.replace(/(?<!\*)\*([^\s*]+(?: [^\s*]+){2,})\*(?!\*)/g, "“$1”");

/** A fact, and the page it comes from. */
export function FactItem({ fact, isPending, onForget }: FactItemProps) {
	const { source } = fact;
	// An analysis is Markdown; what people write is shown as they wrote it.
	const text = source.kind === "results" ? plainLines(quoted(fact.text)) : fact.text;
	const [isOpen, setOpen] = useState(false);
	const isLong = text.length > LONG;
	const from = [texts.sources[source.kind], longDay(source.date), source.title].filter(Boolean).join(", ");
	return (
		<li className="border-b border-rule py-4 last:border-0">
			<p dir="auto" className={cn("whitespace-pre-line wrap-anywhere", isLong && !isOpen && "line-clamp-4")}>
				{text}
			</p>
			{isLong && (
				<Button variant="link" size="inline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
					{isOpen ? "Show less" : "Show all"}
					<span className="sr-only"> “{text.slice(0, 80)}”</span>
				</Button>
			)}
			{source.words !== null && (
				<p dir="auto" className="mt-1 font-serif text-sm italic text-ink-soft wrap-anywhere">
					{fill(texts.youWrote, { words: source.words })}
				</p>
			)}
			<div className="mt-1 sm:flex sm:items-center sm:gap-x-6">
				<Link
					href={source.href}
					prefetch={false}
					className="mr-auto inline-flex min-h-8 items-center text-sm text-accent underline decoration-1 underline-offset-4 wrap-anywhere hover:decoration-2"
				>
					{from}
					{source.learnedBy !== null && ` (${fill(texts.notedBy, { name: source.learnedBy })})`}
				</Link>
				{/* On phones always below the link, so that they are in the same place for every fact. */}
				<div className="-mx-3.5 flex shrink-0">
					<Button variant="ghost" size="sm" disabled={isPending} onClick={() => onForget(fact, "not me")}>
						{texts.notMe}
						<span className="sr-only"> “{text.slice(0, 80)}”</span>
					</Button>
					<Button variant="ghost" size="sm" pending={isPending} onClick={() => onForget(fact, "forget")}>
						{texts.forget}
						<span className="sr-only"> “{text.slice(0, 80)}”</span>
					</Button>
				</div>
			</div>
		</li>
	);
}
