"use client";

import dynamic from "next/dynamic";
import { TextPlaceholder } from "@/components/ui/feedback/text-placeholder";

/** Loaded separately, because it brings the validation of what is typed. */
export const LazyScriptEdit = dynamic(() => import("./script-edit").then((module) => module.ScriptEdit), {
	ssr: false,
	loading: () => <TextPlaceholder className="mx-auto min-h-96 max-w-[42rem]" />,
});

/** Loaded separately, because it brings the comparison of versions. */
export const LazyVersionsDialog = dynamic(() => import("./versions-dialog").then((module) => module.VersionsDialog), {
	ssr: false,
});

/** Loaded when somebody prints. */
export const LazyPrintScript = dynamic(() => import("./print-script").then((module) => module.PrintScript), {
	ssr: false,
});
