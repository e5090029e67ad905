"use client";

import { FeelingPicker } from "@/components/feelings/feeling-picker";
import type { Say } from "./say";

/** A feeling about what was told. */
export function FeelingChoice({ isBusy, onSay }: { isBusy: boolean; onSay: Say }) {
	return <FeelingPicker isBusy={isBusy} onChoose={(feeling, words) => onSay(words, { do: "feeling", feeling })} />;
}
