"use client";

import dynamic from "next/dynamic";

const load = () => import("./entry-dialog");

/** The dialog comes apart from the line of cards: it brings the markdown reader. */
export const LazyEntryDialog = dynamic(() => load().then((module) => module.EntryDialog), { ssr: false });

/** Fetches its script ahead of the moment when it is needed. */
export function preloadEntryDialog(): void {
	// Without a connection it is fetched later.
	load().catch(() => {});
}
