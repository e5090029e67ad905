"use client";

import { lazyPart } from "./lazy-part";
import type { MarkdownProps } from "./markdown";
import { PlainWords } from "./plain-words";

/** Markdown that the browser renders itself. Until its script is loaded, the text is shown as it was written. */
export const LazyMarkdown = lazyPart<MarkdownProps>(() => import("./markdown").then(({ Markdown }) => Markdown), {
	Placeholder: PlainWords,
	onFailed: () => {},
});
