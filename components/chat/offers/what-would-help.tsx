import type { Help } from "@/lib/domain/chat/tap";
import { Chips } from "./chips";
import type { Say } from "./say";

/** What each kind of help is called, in the order in which they stand. */
const words: Readonly<Record<Help, string>> = {
	listen: "Just be listened to",
	"say-something": "Words to say or write",
	feel: "Find out what I feel",
	decide: "Decide something",
	read: "Read what helps others",
	"good-news": "It’s something good",
};

type WhatWouldHelpProps = { first: Help | undefined; without: readonly Help[]; isBusy: boolean; onSay: Say };

/** "What would help?" */
export function WhatWouldHelp({ first, without, ...say }: WhatWouldHelpProps) {
	const kinds = (Object.keys(words) as Help[]).filter((kind) => !without.includes(kind));
	const ordered = first ? [first, ...kinds.filter((kind) => kind !== first)] : kinds;
	return (
		<Chips
			{...say}
			label="What would help?"
			items={ordered.map((kind) => ({ words: words[kind], tap: { do: "door", door: kind } as const }))}
		/>
	);
}
