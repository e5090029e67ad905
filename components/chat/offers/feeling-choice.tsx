"use client";

import { FeelingPicker } from "@/components/feelings/feeling-picker";
import type { Say } from "./say";

/** Lets the person choose a feeling about what they told. */
export function FeelingChoice({ isBusy, onSay }: { isBusy: boolean; onSay: Say }) {
	return <FeelingPicker isBusy={isBusy} onChoose={(feeling, words) => onSay(words, { do: "feeling", feeling })} />;
}
