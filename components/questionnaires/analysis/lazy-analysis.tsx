"use client";

import dynamic from "next/dynamic";

const load = () => import("./analysis-dialog");

/** Loaded separately from the library, because it brings the markdown reader and sixteen drawings. */
export const LazyAnalysis = dynamic(() => load().then((module) => module.AnalysisDialog), { ssr: false });

/** Loads its script before it is needed. */
export function preloadAnalysis(): void {
	// Without a connection it is loaded later.
	load().catch(() => {});
}
