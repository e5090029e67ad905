import { tellingWords } from "@/lib/domain/journal/related";
import { localDay } from "@/lib/domain/progress/days";
import { sentencesOf } from "@/lib/domain/text/sentences";
import type { Memory, Turn } from "./types";

type Condensed = Memory["condensed"];

/** After a pause of this many milliseconds, a new stretch of the conversation begins. */
const PAUSE_MS = 6 * 60 * 60 * 1000;
/** Maximum number of messages in a stretch, and of sentences kept from it. */
const STRETCH = 12;
const KEPT = 3;
/** Shorter sentences say too little by themselves, and longer ones too much. In characters. */
const SHORTEST = 20;
const LONGEST = 240;

/** Words that are often near what matters to somebody. */
const MATTERS = new RegExp(
	"\\b(?:afraid|alone|angry|ashamed|because|cry|cried|feel|felt|guilty|happy|hate|hope|hurt|jealous|lonely|love|" +
		"miss|need|never|always|proud|promised|realis|realiz|sad|scared|sorry|tired|trust|want|wish|decided|agreed|try|" +
		"tried)",
	"i",
);

/**
 * Condenses an old conversation: for each stretch of it, returns the most telling sentences, exactly as they were said.
 * The rarer a sentence's words are in the rest of the conversation, the more telling it is. Uses no model. The same
 * messages give the same sentences.
 * @param messages Oldest first.
 * @param offset The person's time zone offset in minutes, as returned by `getTimezoneOffset`.
 * @param limit Maximum number of sentences; the oldest stretches are dropped first.
 */
export function condense(messages: readonly Turn[], offset: number, limit: number): Condensed {
	const rarity = rarityIn(messages);
	return stretchesOf(messages)
		.flatMap((stretch) => tellingOf(stretch, rarity))
		.slice(-limit)
		.map(({ turn, words }) => ({ day: localDay(turn.at, offset), from: turn.from, words }));
}

function stretchesOf(messages: readonly Turn[]): Turn[][] {
	const stretches: Turn[][] = [];
	for (const turn of messages) {
		const current = stretches.at(-1);
		const last = current?.at(-1);
		const isNew = !current || !last || current.length >= STRETCH || turn.at.getTime() - last.at.getTime() > PAUSE_MS;
		if (isNew) stretches.push([turn]);
		else current.push(turn);
	}
	return stretches;
}

type Rarity = (word: string) => number;

function rarityIn(messages: readonly Turn[]): Rarity {
	const holders = new Map<string, number>();
	for (const { content } of messages) {
		for (const word of tellingWords(content)) holders.set(word, (holders.get(word) ?? 0) + 1);
	}
	return (word) => Math.log(1 + messages.length / (holders.get(word) ?? 1));
}

interface Telling {
	turn: Turn;
	words: string;
	/** Its position in the stretch. */
	at: number;
	weight: number;
}

/** Returns the sentences to keep from one stretch, in order: mostly the person's, and no two from one message. */
function tellingOf(stretch: readonly Turn[], rarity: Rarity): Telling[] {
	const best = stretch.flatMap((turn, at) => {
		const candidates = sentencesToKeep(turn.content).map((words) => ({
			turn,
			words,
			at,
			weight: weightOf(turn, words, rarity),
		}));
		return candidates.length === 0 ? [] : candidates.reduce((a, b) => (b.weight > a.weight ? b : a));
	});
	return best
		.sort((a, b) => b.weight - a.weight || a.at - b.at)
		.slice(0, KEPT)
		.sort((a, b) => a.at - b.at);
}

/** How many of a sentence's words count towards its rarity, so that a sentence does not win by length alone. */
const COUNTED = 6;
const COACH_SHARE = 0.5;

function weightOf({ from }: Turn, sentence: string, rarity: Rarity): number {
	const rarest = [...tellingWords(sentence)].map(rarity).sort((a, b) => b - a);
	const telling = rarest.slice(0, COUNTED).reduce((sum, one) => sum + one, 0);
	const mattering = MATTERS.test(sentence) ? 1.5 : 1;
	return telling * mattering * (from === "coach" ? COACH_SHARE : 1);
}

/** Returns the sentences that are long enough to say something, and short enough to keep. */
const sentencesToKeep = (text: string): string[] =>
	sentencesOf(text).flatMap(({ text: sentence }) =>
		sentence.length >= SHORTEST && sentence.length <= LONGEST ? [sentence] : [],
	);
