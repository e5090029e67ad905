import type { ChatMessage } from "@/lib/ai/openai/client/request";
import type { Turn } from "@/lib/ai/types";
import { localDay } from "@/lib/domain/progress/days";
import { fenced, shorten, weigh, withoutFences } from "./text";

/** How many of the newest turns are sent as messages. */
const FEWEST = 6;
const MOST = 10;
/** However little room there is, this many of them are there, shortened if they must be. */
const CERTAIN = 2;
/** A turn is over-long above this, and then shortened rather than left out: three times what a reply may have. */
const TURN_MOST = 3600;
/** What a message takes beside its words, as `weigh` counts. */
const AROUND = 24;

/** Any prime: what is left of a time in milliseconds is then as good as chance, and always the same. */
const PRIME = 9_973;

/**
 * Where the turns begin that are sent. Were it always the same number of them, each request would begin otherwise than the
 * one before, and the server would read all of it again. So a turn begins that is picked by its time: of the turns that may
 * begin the same one is picked until it is too long ago.
 */
function beginning(turns: readonly Turn[]): number {
	const first = Math.max(0, turns.length - MOST);
	if (first === 0) return 0;
	const some = turns.slice(first, turns.length - FEWEST + 1).map(({ at }) => at.getTime() % PRIME);
	return first + some.indexOf(Math.min(...some));
}

/**
 * The newest turns as messages, oldest first, whole unless one is over-long; and those that were left out. What the person
 * said stays within fences, and what the coach said cannot look like one.
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
		// One over-long turn must not push all the others out.
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

/** The same messages with neighbours of one role as one: the templates of many models take no others. */
export function alternating(messages: readonly ChatMessage[]): ChatMessage[] {
	const joined: ChatMessage[] = [];
	for (const message of messages) {
		const last = joined.at(-1);
		if (last?.role === message.role) last.content += `\n\n${message.content}`;
		else joined.push({ ...message });
	}
	return joined;
}
