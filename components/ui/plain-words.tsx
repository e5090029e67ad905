import { cn } from "./cn";

/**
 * Maximum number of separately rendered paragraphs. A text with more is rendered as one block and keeps its blank
 * lines.
 */
const MOST_PARAGRAPHS = 400;

/** A text without markup, in paragraphs. */
export function PlainWords({ children, className }: { children: string; className?: string }) {
	const paragraphs = children.split(/\n{2,}/, MOST_PARAGRAPHS + 1);
	return (
		<div className={cn("prose", className)}>
			{(paragraphs.length > MOST_PARAGRAPHS ? [children] : paragraphs).map((paragraph, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no name but their place
				<p key={index} className="whitespace-pre-line">
					{paragraph}
				</p>
			))}
		</div>
	);
}
