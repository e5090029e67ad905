import { helpLabels } from "@/lib/domain/chat/labels";
import type { Help } from "@/lib/domain/chat/tap";
import { Chips } from "./chips";
import type { Say } from "./say";

type WhatWouldHelpProps = { first: Help | undefined; without: readonly Help[]; isBusy: boolean; onSay: Say };

/** Offers the answers to "What would help?". */
export function WhatWouldHelp({ first, without, ...say }: WhatWouldHelpProps) {
	const kinds = (Object.keys(helpLabels) as Help[]).filter((kind) => !without.includes(kind));
	const ordered = first ? [first, ...kinds.filter((kind) => kind !== first)] : kinds;
	return (
		<Chips
			{...say}
			label="What would help?"
			items={ordered.map((kind) => ({ words: helpLabels[kind], tap: { do: "door", door: kind } as const }))}
		/>
	);
}
