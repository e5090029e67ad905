import { readFileSync } from "node:fs";
import path from "node:path";
import type { Kind } from "@/lib/domain/safety/kinds";
import { jsonLines } from "@/tests/setup/json-lines";
import { BY, callsAlong, isOwn } from "./fresh-texts";
import { share } from "./interval";

/** One person's messages of a played conversation, which we wrote from a situation. */
interface Played {
	/** Who the person is, and what has happened. */
	situation: string;
	/**
	 * The danger that they hint at. Null if the danger or the grief is somebody else's: a notice about their own would be
	 * wrong.
	 */
	own: Extract<Kind, "self-harm" | "partner-danger"> | null;
	/** `tune`: the rules may be changed after reading it. `held-out`: only its figures may be seen. */
	part: "tune" | "held-out";
	messages: string[];
	/** The number of days between messages; by default, all are written in one evening. */
	daysBetween?: number;
}

/** Every played conversation. */
export const played = jsonLines<Played>("evals/safety/played.jsonl");

/**
 * What people write on ordinary days, in words that sound like hints: a notice about their own danger would be wrong.
 */
export const ordinaryDays = readFileSync(path.join(__dirname, "ordinary-days.txt"), "utf8")
	.trim()
	.split("\n\n")
	.map((day) => {
		const [situation = "", ...messages] = day.split("\n");
		return { situation, messages };
	});

/** Returns the number of the first message that is noticed as the person's own danger, counted from 1, or null. */
export function noticedAt({ messages, daysBetween }: Played): number | null {
	const at = callsAlong(messages, daysBetween).findIndex((calls) => calls.some(({ kind }) => kind !== "someone-else"));
	return at < 0 ? null : at + 1;
}

/** Returns the ordinary days that are mistaken for the writer's own danger. */
export const mistakenDays = (): string[] =>
	ordinaryDays
		.filter(({ messages }) => callsAlong(messages).some((calls) => calls.some(isOwn)))
		.map(({ situation }) => situation);

/** Counts a part's conversations that are noticed in time, and those that are noticed wrongly. */
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

/** Prints the figures of both parts, and the missed conversations of the tune part. */
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
