"use client";

import { lazyDialog } from "@/components/ui/lazy-part";

/** Asks for confirmation. The focus starts on Cancel. */
export const ConfirmDialog = lazyDialog(() => import("./confirm-sheet").then(({ ConfirmSheet }) => ConfirmSheet));
