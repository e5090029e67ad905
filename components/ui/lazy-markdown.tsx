"use client";

import { cn } from "./cn";
import { lazyPart } from "./lazy-part";
import type { MarkdownProps } from "./markdown";

/** A text without marks, in paragraphs. */
export function PlainWords({ children, className }: MarkdownProps) {
	return (
		<div className={cn("prose", className)}>
			{children.split(/\n{2,}/).map((paragraph, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no name but their place
				<p key={index} className="whitespace-pre-line">
					{paragraph}
				</p>
			))}
		</div>
	);
}

/** Markdown of which the browser has to make a page itself. Until its script is there the text shows as it was written. */
export const LazyMarkdown = lazyPart<MarkdownProps>(() => import("./markdown").then(({ Markdown }) => Markdown), {
	Placeholder: PlainWords,
	onFailed: () => {},
});
