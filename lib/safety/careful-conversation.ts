import { type Call, inOrder } from "@/lib/domain/safety/kinds";
import { callsInConversation, type Said } from "./conversation";
import { answerToQuestion, questionIn } from "./direct-question";
import { readingOnce } from "./over-time";
import { saysMisread, takesBack } from "./rules/in-conversation";

/** A message of a conversation with its time. */
export type DatedSaid = Said & { at: Date };

/**
 * After a notice, a conversation stays careful for this many of the person's messages, and at least until the next day.
 */
export const CAREFUL_FOR = 20;
/** After only a discreet line, a conversation stays careful for this many of the person's messages. */
export const CAREFUL_AFTER_LINE = 6;

/** A notice that a conversation needed. */
export interface Noticed extends Call {
	at: Date;
	/** How many messages the person has sent since then. */
	messagesSince: number;
	/** Whether the person answered "no" to the direct question, or said that they were misunderstood. */
	saidNo: boolean;
}

/** A danger that a conversation has to be careful about. */
export interface Careful extends Call {
	/** Whether the person has not denied it, so that replies are about it. The link to Help now stays in either case. */
	isOpen: boolean;
}

/**
 * Whether a conversation is still careful: after a notice for at least twenty messages and until the next day; after a
 * discreet line for six messages.
 * @param offset In minutes, as returned by `getTimezoneOffset`, for the person's local day.
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
 * Returns every notice that the last messages of a conversation needed, oldest first. If the person denies the danger
 * or says they were misunderstood, doubtful ones are dropped; clear ones are still remembered, because some people deny
 * out of fear.
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
			// If somebody was hit, "I am safe now" does not end the care.
			const last = noticed.at(-1)?.at;
			const isMeant = (one: Noticed) => (denies ? one.kind === denies : one.at === last);
			if (saidNo) noticed = noticed.map((one) => ({ ...one, saidNo: one.saidNo || isMeant(one) }));
		}
		noticed.push(...calls.map((call) => ({ ...call, at: turn.at, messagesSince: 0, saidNo: false })));
	}
	return noticed;
}

/** Returns the danger that a "no" to the direct question denies; null if the message is not such an answer. */
function deniedBy(before: readonly DatedSaid[], content: string): Call["kind"] | null {
	if (answerToQuestion(before, content)?.call !== null) return null;
	return before.map((turn) => (turn.from === "coach" ? questionIn(turn.content) : null)).findLast(Boolean) ?? null;
}

/**
 * Returns what a conversation has to be careful about: each danger that needed a notice in the last twenty messages or
 * today, or a discreet line in the last six, with its certainty and whether it is open. As long as there is any, every
 * coach follows the same rule: no exercises except calming ones, no cheering up, no advice about the other person, and
 * always a plain link to the help lines.
 * @param turns The conversation including its newest message, oldest first.
 */
export function carefulAbout(turns: readonly DatedSaid[], now: Date, offset: number): Careful[] {
	const careful = noticedIn(turns).filter((one) => isCareful(one, now, offset));
	const isOpen = (kind: Call["kind"]) => careful.some((one) => one.kind === kind && !one.saidNo);
	return inOrder(careful).map((call) => ({ ...call, isOpen: isOpen(call.kind) }));
}
