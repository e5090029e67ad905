import { type Call, inOrder } from "@/lib/domain/safety/kinds";
import { callsInConversation, type Said } from "./conversation";
import { readingOnce } from "./over-time";

/** A message of a conversation with its time. */
export type DatedSaid = Said & { at: Date };

/** After a notice, a conversation stays careful for so many of the person's messages, and until the next day. */
export const CAREFUL_FOR = 20;

/** A notice that a conversation called for. */
export interface Noticed extends Call {
	at: Date;
	/** How many messages the person has sent since then. */
	messagesSince: number;
}

/**
 * Whether a conversation is still careful after a notice: for at least twenty messages, and until the next day.
 * @param offset Minutes as `getTimezoneOffset` gives them: the day is the person's.
 */
export function isCareful({ at, messagesSince }: Omit<Noticed, keyof Call>, now: Date, offset: number): boolean {
	return messagesSince < CAREFUL_FOR || dayOf(now, offset) <= dayOf(at, offset);
}

const dayOf = (at: Date, offset: number) => Math.floor((at.getTime() - offset * 60_000) / 86_400_000);

/** How many messages back are read. */
const REACH = 60;

/** Every notice that the last messages of a conversation called for, oldest first. */
export function noticedIn(turns: readonly DatedSaid[]): Noticed[] {
	const noticed: Noticed[] = [];
	const reader = readingOnce();
	for (let at = Math.max(0, turns.length - REACH); at < turns.length; at++) {
		const turn = turns[at];
		if (turn?.from !== "person") continue;
		for (const one of noticed) one.messagesSince++;
		for (const call of callsInConversation(turn.content, turns.slice(Math.max(0, at - REACH), at), turn.at, reader)) {
			noticed.push({ ...call, at: turn.at, messagesSince: 0 });
		}
	}
	return noticed;
}

/**
 * What a conversation has to be careful about: each danger for which there was a notice in the last twenty messages, or
 * today, with how sure it was. Every coach follows the same rule: while there is anything here, it offers no exercises
 * but the calm ones, no cheer, and no advice about the other person, and keeps a plain link to the help lines.
 * @param turns The conversation with its newest message, oldest first.
 */
export function carefulAbout(turns: readonly DatedSaid[], now: Date, offset: number): Call[] {
	return inOrder(noticedIn(turns).filter((one) => isCareful(one, now, offset)));
}
