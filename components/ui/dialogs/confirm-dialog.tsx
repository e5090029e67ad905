"use client";

import { lazyDialog } from "@/components/ui/lazy-part";

/** Asks before something that deserves a second thought. Focus starts on Cancel. */
export const ConfirmDialog = lazyDialog(() => import("./confirm-sheet").then(({ ConfirmSheet }) => ConfirmSheet));
