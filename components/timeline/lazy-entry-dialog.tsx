"use client";

import { lazyDialog } from "@/components/ui/lazy-part";

const load = () => import("./entry-dialog");

/** Loaded separately from the cards, because it needs the Markdown reader. */
export const LazyEntryDialog = lazyDialog(() => load().then((module) => module.EntryDialog));

/** Loads the dialog's script before it is needed. */
export function preloadEntryDialog(): void {
	// Without a connection it is loaded later.
	load().catch(() => {});
}
