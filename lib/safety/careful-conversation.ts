import { type Call, inOrder } from "@/lib/domain/safety/kinds";
import { callsInConversation, type Said } from "./conversation";
import { answerToQuestion, questionIn } from "./direct-question";
import { readingOnce } from "./over-time";
import { saysMisread, takesBack } from "./rules/in-conversation";

/** A message of a conversation with its time. */
export type DatedSaid = Said & { at: Date };

/** For how many of the person's messages a conversation stays careful after a notice, and at least until the next day. */
export const CAREFUL_FOR = 20;
/** The same after a quiet line alone. */
export const CAREFUL_AFTER_LINE = 6;

/** A notice that a conversation called for. */
export interface Noticed extends Call {
	at: Date;
	/** How many messages the person has sent since then. */
	messagesSince: number;
	/** Whether the person answered "no" when they were asked, or said that they were misread. */
	saidNo: boolean;
}

/** What a conversation is careful about. */
export interface Careful extends Call {
	/** The person has not said "no" to it, so replies are about it. Help now stays in sight either way. */
	isOpen: boolean;
}

/**
 * Whether a conversation is still careful: after a notice for at least twenty messages, and until the next day; after a
 * line for six messages.
 * @param offset Minutes as `getTimezoneOffset` gives them: the day is the person's.
 */
export function isCareful(
	{ at, messagesSince, certainty }: Pick<Noticed, "at" | "messagesSince" | "certainty">,
	now: Date,
	offset: number,
): boolean {
	if (certainty === "doubtful") return messagesSince < CAREFUL_AFTER_LINE;
	return messagesSince < CAREFUL_FOR || dayOf(now, offset) <= dayOf(at, offset);
}

const dayOf = (at: Date, offset: number) => Math.floor((at.getTime() - offset * 60_000) / 86_400_000);

/** How many messages back are read. */
const REACH = 60;

/**
 * Every notice that the last messages of a conversation called for, oldest first. A "no" to the direct question, or that it was
 * misread, ends a line; a notice is remembered all the same, because some say so out of fear.
 */
export function noticedIn(turns: readonly DatedSaid[]): Noticed[] {
	let noticed: Noticed[] = [];
	const reader = readingOnce();
	for (let at = Math.max(0, turns.length - REACH); at < turns.length; at++) {
		const turn = turns[at];
		if (turn?.from !== "person") continue;
		const before = turns.slice(Math.max(0, at - REACH), at);
		const calls = callsInConversation(turn.content, before, turn.at, reader);
		for (const one of noticed) one.messagesSince++;
		if (calls.length === 0) {
			const denies = deniedBy(before, turn.content);
			const saidNo = saysMisread(turn.content) || denies !== null;
			if (saidNo || takesBack(turn.content)) noticed = noticed.filter(({ certainty }) => certainty === "clear");
			// "I am safe now", of somebody who was hit, ends no care.
			const last = noticed.at(-1)?.at;
			const isMeant = (one: Noticed) => (denies ? one.kind === denies : one.at === last);
			if (saidNo) noticed = noticed.map((one) => ({ ...one, saidNo: one.saidNo || isMeant(one) }));
		}
		noticed.push(...calls.map((call) => ({ ...call, at: turn.at, messagesSince: 0, saidNo: false })));
	}
	return noticed;
}

/** The danger that a "no" to the direct question is about; null where a message is no such answer. */
function deniedBy(before: readonly DatedSaid[], content: string): Call["kind"] | null {
	if (answerToQuestion(before, content)?.call !== null) return null;
	return before.map((turn) => (turn.from === "coach" ? questionIn(turn.content) : null)).findLast(Boolean) ?? null;
}

/**
 * What a conversation has to be careful about: each danger for which there was a notice in the last twenty messages, or
 * today, or a line in the last six, with how sure it was and whether it is open. Every coach follows the same rule:
 * while there is anything here, it offers no exercises
 * but the calm ones, no cheer, and no advice about the other person, and keeps a plain link to the help lines.
 * @param turns The conversation with its newest message, oldest first.
 */
export function carefulAbout(turns: readonly DatedSaid[], now: Date, offset: number): Careful[] {
	const careful = noticedIn(turns).filter((one) => isCareful(one, now, offset));
	const isOpen = (kind: Call["kind"]) => careful.some((one) => one.kind === kind && !one.saidNo);
	return inOrder(careful).map((call) => ({ ...call, isOpen: isOpen(call.kind) }));
}
