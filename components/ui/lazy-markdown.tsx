"use client";

import { lazyPart } from "./lazy-part";
import type { MarkdownProps } from "./markdown";
import { PlainWords } from "./plain-words";

/** Markdown of which the browser has to make a page itself. Until its script is there the text shows as it was written. */
export const LazyMarkdown = lazyPart<MarkdownProps>(() => import("./markdown").then(({ Markdown }) => Markdown), {
	Placeholder: PlainWords,
	onFailed: () => {},
});
