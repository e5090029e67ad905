import { cn } from "@/components/ui/cn";

/** The one sentence of a script, set like the epigraph of a book. Quotation marks within it become single ones. */
export function ScriptQuote({ children = "" }: { children: string | undefined }) {
	const inner = children.replace(/“/g, "‘").replace(/”/g, "’");
	return (
		<blockquote className="mx-auto max-w-[42rem] px-2 text-center">
			<span aria-hidden="true" className="mx-auto mb-5 block h-0.5 w-12 rounded-full bg-ribbon" />
			<p
				dir="auto"
				className="whitespace-pre-line text-balance break-words font-serif text-xl italic leading-snug sm:text-2xl sm:leading-snug"
			>
				“{inner}”
			</p>
			<span aria-hidden="true" className="mx-auto mt-5 block h-0.5 w-12 rounded-full bg-ribbon" />
		</blockquote>
	);
}

type ScriptTextProps = {
	children: string | undefined;
	/** Begins like a chapter, with a large first letter. */
	isChapter?: boolean;
	className?: string;
};

/** Whether a large first letter suits the text: not in scripts that join their letters, or have no capitals. */
const hasInitial = (paragraph = "") =>
	/^[\p{P}\s]*[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(paragraph);

/** The paragraphs of a script, set like a book. What was typed is shown as it was typed. */
export function ScriptText({ children = "", isChapter = true, className }: ScriptTextProps) {
	const paragraphs = children.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== "");
	const startsLarge = isChapter && hasInitial(paragraphs[0]);
	return (
		<div
			className={cn(
				"mx-auto max-w-[42rem] space-y-5 font-serif text-lg leading-[1.78]",
				startsLarge &&
					"[&>p:first-child]:flow-root [&>p:first-child]:first-letter:float-left [&>p:first-child]:first-letter:mr-2 [&>p:first-child]:first-letter:font-medium [&>p:first-child]:first-letter:text-[3.4em] [&>p:first-child]:first-letter:leading-[0.86] [&>p:first-child]:first-letter:text-accent",
				className,
			)}
		>
			{paragraphs.map((paragraph, i) => (
				<p
					// biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no name but their place
					key={i}
					dir="auto"
					// A space after the large letter would push the first line out of alignment.
					className={cn("break-words", startsLarge && i === 0 ? "whitespace-pre-line" : "whitespace-pre-wrap")}
				>
					{paragraph}
				</p>
			))}
		</div>
	);
}
