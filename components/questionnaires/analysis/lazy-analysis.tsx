"use client";

import { lazyPart } from "@/components/ui/lazy-part";

const load = () => import("./analysis-dialog");

/** Loaded separately from the library, because it brings the markdown reader and sixteen drawings. */
export const LazyAnalysis = lazyPart(() => load().then((module) => module.AnalysisDialog));

/** Loads its script before it is needed. */
export function preloadAnalysis(): void {
	// Without a connection it is loaded later.
	load().catch(() => {});
}
