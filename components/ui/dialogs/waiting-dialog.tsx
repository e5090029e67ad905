"use client";

import { lazyDialog } from "@/components/ui/lazy-part";

/** Covers the screen while something runs that must not be interrupted; closes when `open` becomes false. */
export const WaitingDialog = lazyDialog(() => import("./waiting-sheet").then(({ WaitingSheet }) => WaitingSheet), {
	// The work goes on without the dialog.
	onFailed: () => {},
});
