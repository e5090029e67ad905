"use client";

import { TextPlaceholder } from "@/components/ui/feedback/text-placeholder";
import { lazyPart } from "@/components/ui/lazy-part";

/** Loaded separately, because it needs the audio player. */
export const LoveScriptTab = lazyPart(() => import("./love-script-tab").then((module) => module.LoveScriptTab), {
	Placeholder: () => <TextPlaceholder className="mx-auto min-h-96 max-w-[42rem]" />,
});
