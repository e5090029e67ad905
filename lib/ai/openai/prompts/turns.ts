import type { ChatMessage } from "@/lib/ai/openai/client/request";
import type { Turn } from "@/lib/ai/types";
import { localDay } from "@/lib/domain/progress/days";
import { fenced, shorten, weigh, withoutFences } from "./text";

/** Minimum and maximum number of the newest turns that are sent as messages. */
const FEWEST = 6;
const MOST = 10;
/** How many of them are always sent, shortened if necessary. */
const CERTAIN = 2;
/** The weight above which a turn is shortened rather than left out: three times what a reply may have. */
const TURN_MOST = 3600;
/** The weight of a message in addition to its words. */
const AROUND = 24;

/** Any prime: the remainder of a time in milliseconds is then effectively random, but always the same. */
const PRIME = 9_973;

/**
 * Chooses the first turn to send. If a fixed number of turns were sent, each request would begin differently from the
 * one before, and the server would have to read all of it again. So the first turn is chosen by its time: among the
 * candidates, the same one is chosen until it is too old.
 */
function beginning(turns: readonly Turn[]): number {
	const first = Math.max(0, turns.length - MOST);
	if (first === 0) return 0;
	const some = turns.slice(first, turns.length - FEWEST + 1).map(({ at }) => at.getTime() % PRIME);
	return first + some.indexOf(Math.min(...some));
}

/**
 * Returns the newest turns as messages, oldest first, whole unless one is too long, and the turns that were left out.
 * What the person said is fenced, and what the coach said cannot look like a fence.
 */
export function turnMessages(
	turns: readonly Turn[],
	offset: number,
	weight: number,
): { messages: ChatMessage[]; weight: number; dropped: readonly Turn[] } {
	const messages: ChatMessage[] = [];
	const first = beginning(turns);
	let left = weight;
	let at = turns.length;
	for (; at > first; at--) {
		const { from, content, at: when } = turns[at - 1] as Turn;
		const label = `they, ${localDay(when, offset)}`;
		const around = AROUND + (from === "coach" ? 0 : weigh(fenced(label, "")));
		// One long turn must not push all the others out.
		const wanted = Math.min(weigh(content) + around, Math.max(TURN_MOST, weight / 4));
		const isCertain = messages.length < CERTAIN;
		if (!isCertain && wanted > left) break;
		const words = shorten(content, Math.max(0, (isCertain ? Math.min(wanted, left / 2) : wanted) - around));
		messages.unshift(
			from === "coach"
				? { role: "assistant", content: withoutFences(words) }
				: { role: "user", content: fenced(label, words) },
		);
		left -= weigh(words) + around;
	}
	return { messages, weight: weight - left, dropped: turns.slice(0, at) };
}

/** Joins neighboring messages of the same role: the templates of many models accept no others. */
export function alternating(messages: readonly ChatMessage[]): ChatMessage[] {
	const joined: ChatMessage[] = [];
	for (const message of messages) {
		const last = joined.at(-1);
		if (last?.role === message.role) last.content += `\n\n${message.content}`;
		else joined.push({ ...message });
	}
	return joined;
}
