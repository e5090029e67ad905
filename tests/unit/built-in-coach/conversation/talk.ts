import { reply } from "@/lib/ai/built-in/conversation/reply";
import type { Memory, ReplyInput, Turn } from "@/lib/ai/types";

export const emptyMemory: Memory = {
	goals: [],
	patterns: null,
	scripts: { life: null, love: null },
	analyses: [],
	coachProfile: null,
	relationships: [],
	entries: [],
	condensed: [],
};

export const TODAY = "2026-11-21";
const BEGAN = Date.UTC(2026, 10, 21, 20);

export interface Setting {
	firstName?: string;
	persona?: string;
	instructions?: string;
	memory?: Partial<Memory>;
}

/** What is given to the coach for a message after these turns. */
export function inputFor(message: string, turns: readonly Turn[] = [], setting: Setting = {}): ReplyInput {
	return {
		person: { firstName: setting.firstName ?? "Robin" },
		manner: { persona: setting.persona ?? "", instructions: setting.instructions ?? "" },
		today: TODAY,
		turns: [...turns],
		message,
		memory: { ...emptyMemory, ...setting.memory },
	};
}

export const say = async (message: string, turns: readonly Turn[] = [], setting: Setting = {}) =>
	(await reply(inputFor(message, turns, setting), new AbortController().signal)).content;

/** Turns as alternating texts, the person's first. */
export const turnsOf = (...texts: string[]): Turn[] =>
	texts.map((content, i) => ({ from: i % 2 === 0 ? "person" : "coach", content, at: new Date(BEGAN + i * 60_000) }));

/** Plays a conversation: each message is answered with all that was said before. @returns The coach's replies. */
export async function play(messages: readonly string[], setting: Setting = {}, limit = 60): Promise<string[]> {
	const turns: Turn[] = [];
	const replies: string[] = [];
	for (const message of messages) {
		const content = await say(message, turns.slice(-limit), setting);
		const at = new Date(BEGAN + turns.length * 60_000);
		turns.push({ from: "person", content: message, at }, { from: "coach", content, at });
		replies.push(content);
	}
	return replies;
}

/** What the coach says itself: quotes are taken out. */
export const withoutQuotes = (text: string) => text.replace(/“[^”]*”/g, "“”");
export const questionMarks = (text: string) => withoutQuotes(text).split("?").length - 1;
export const quotesIn = (text: string) => [...text.matchAll(/“([^”]*)”/g)].map(([, quote]) => quote ?? "");
export const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Sentences of the coach, without what it quotes and without marks. */
export function sentencesIn(text: string): string[] {
	return withoutQuotes(text)
		.split(/[.!?:]+(?=[\s*]|$)|\n+/)
		.map((sentence) =>
			sentence
				.replace(/[^\p{L}\p{N}' ’]+/gu, " ")
				.replace(/\s+/g, " ")
				.trim()
				.toLowerCase(),
		)
		.filter((sentence) => sentence.split(" ").length > 1);
}

/** Sentences that stand in an earlier one of the last twenty replies, or twice in one. */
export function repeatsIn(replies: readonly string[]): string[] {
	return replies.flatMap((reply, i) => {
		const own = sentencesIn(reply);
		const earlier = new Set(replies.slice(Math.max(0, i - 20), i).flatMap(sentencesIn));
		return own.filter((sentence, n) => earlier.has(sentence) || own.indexOf(sentence) !== n);
	});
}
