"use client";

import { TextPlaceholder } from "@/components/ui/feedback/text-placeholder";
import { lazyPart } from "@/components/ui/lazy-part";

/** Loaded separately, because it needs the validation. */
export const LazyScriptEdit = lazyPart(() => import("./script-edit").then((module) => module.ScriptEdit), {
	Placeholder: () => <TextPlaceholder className="mx-auto min-h-96 max-w-[42rem]" />,
});

/** Loaded separately, because it needs the comparison of versions. */
export const LazyVersionsDialog = lazyPart(() => import("./versions-dialog").then((module) => module.VersionsDialog));

/** Loaded when the person prints. */
export const LazyPrintScript = lazyPart(() => import("./print-script").then((module) => module.PrintScript));

/** Loaded when the person composes their love script. */
export const LazyComposeFlow = lazyPart(() => import("./compose/compose-flow").then((module) => module.ComposeFlow), {
	Placeholder: () => <TextPlaceholder className="mx-auto min-h-96 max-w-[42rem]" />,
});
