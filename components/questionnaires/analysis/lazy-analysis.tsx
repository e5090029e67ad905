"use client";

import dynamic from "next/dynamic";

const load = () => import("./analysis-dialog");

/** The analysis comes apart from the library: it brings the markdown reader and sixteen drawings. */
export const LazyAnalysis = dynamic(() => load().then((module) => module.AnalysisDialog), { ssr: false });

/** Fetches its script ahead of the moment when it is needed. */
export function preloadAnalysis(): void {
	// Without a connection it is fetched later.
	load().catch(() => {});
}
