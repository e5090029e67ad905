"use client";

import dynamic from "next/dynamic";

const load = () => import("./entry-dialog");

/** Loaded separately from the cards, because it brings the markdown reader. */
export const LazyEntryDialog = dynamic(() => load().then((module) => module.EntryDialog), { ssr: false });

/** Loads its script before it is needed. */
export function preloadEntryDialog(): void {
	// Without a connection it is loaded later.
	load().catch(() => {});
}
