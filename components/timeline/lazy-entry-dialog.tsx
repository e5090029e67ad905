"use client";

import { lazyDialog } from "@/components/ui/lazy-part";

const load = () => import("./entry-dialog");

/** Loaded separately from the cards, because it brings the markdown reader. */
export const LazyEntryDialog = lazyDialog(() => load().then((module) => module.EntryDialog));

/** Loads its script before it is needed. */
export function preloadEntryDialog(): void {
	// Without a connection it is loaded later.
	load().catch(() => {});
}
