"use client";

import dynamic from "next/dynamic";
import { TextPlaceholder } from "@/components/ui/feedback/text-placeholder";
import { whenTouched } from "@/lib/browser/core/when-touched";

const loadLoveScript = () => import("./love-script-tab").then((module) => module.LoveScriptTab);
whenTouched(loadLoveScript);

/** Loaded separately, because it brings what reads aloud. */
export const LoveScriptTab = dynamic(loadLoveScript, {
	loading: () => <TextPlaceholder className="mx-auto min-h-96 max-w-[42rem]" />,
});
