import { BY, callsAlong, isOwn } from "../fresh-texts";
import { share } from "../interval";
import type { Played } from "./conversation";
import { friendOrGrief } from "./friend-or-grief";
import { hintingPartner } from "./hinting-partner";
import { hintingSelfHarm } from "./hinting-self-harm";
import { ordinaryDays } from "./ordinary-days";

/** Every played conversation. */
export const played: Played[] = [...hintingSelfHarm, ...hintingPartner, ...friendOrGrief];

/** The number of the first message that was noticed as the person's own danger, counted from 1; null where none was. */
export function noticedAt({ messages, daysBetween }: Played): number | null {
	const at = callsAlong(messages, daysBetween).findIndex((calls) => calls.some(({ kind }) => kind !== "someone-else"));
	return at < 0 ? null : at + 1;
}

/** The situations of the ordinary days that are taken as the writer's own danger. */
export const mistakenDays = (): string[] =>
	ordinaryDays
		.filter(({ messages }) => callsAlong(messages).some((calls) => calls.some(isOwn)))
		.map(({ situation }) => situation);

/** How many of a part's conversations are noticed in time, and how many are noticed that should not be. */
export function measurePlayed(part: Played["part"]) {
	const ofPart = played.filter((one) => one.part === part).map((one) => ({ ...one, at: noticedAt(one) }));
	const hinting = ofPart.filter(({ own }) => own !== null);
	const others = ofPart.filter(({ own }) => own === null);
	return {
		hinting: hinting.length,
		inTime: hinting.filter(({ at }) => at !== null && at <= BY).length,
		others: others.length,
		mistaken: others.filter(({ at }) => at !== null).length,
		details: ofPart,
	};
}

/** Figures of both parts; which ones were missed, of the tune part alone. */
export function printConversations(): void {
	for (const part of ["tune", "held-out"] as const) {
		const { hinting, inTime, others, mistaken, details } = measurePlayed(part);
		console.log(`\nplayed conversations, ${part}`);
		console.log(`  hints noticed by the fifth message      ${share(inTime, hinting)}`);
		console.log(`  a friend’s danger or grief taken as own ${share(mistaken, others)}`);
		if (part === "held-out") continue;
		for (const { situation, own, at } of details)
			if (own ? at === null || at > BY : at !== null) console.log(`  - ${situation}: ${at ?? "never"}`);
	}
	const mistaken = mistakenDays();
	console.log(`\nordinary days taken as own danger           ${share(mistaken.length, ordinaryDays.length)}`);
	for (const situation of mistaken) console.log(`  - ${situation}`);
}
