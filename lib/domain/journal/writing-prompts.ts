/** What the journal asks when nothing else comes to mind. */
export const writingPrompts = [
	"What moment from today would you like to keep, and what made it worth keeping?",
	"What did you feel today that you did not say out loud?",
	"Who was on your mind today, and what would you tell them if it were easy?",
	"Where did you say yes today when you meant no, or no when you meant yes?",
	"What are three small things you are grateful for, and what did each of them give you?",
	"What did your body try to tell you today?",
	"When did you feel most like yourself this week?",
	"What are you carrying tonight that you could put down until morning?",
	"What did somebody do for you lately that you have not thanked them for?",
	"If a close friend had lived your day, what would you say to them now?",
] as const;

/**
 * A prompt at random, never the same twice running.
 * @param previous The prompt that is showing, if any.
 * @param random A number in [0, 1), as `Math.random` gives.
 */
export function nextPrompt(previous: string | null, random: () => number): string {
	const others = writingPrompts.filter((prompt) => prompt !== previous);
	return others[Math.floor(random() * others.length)] ?? writingPrompts[0];
}

/**
 * The prompt that somebody finds on a day, drawn by a hash (FNV-1a) of both, so that a page that is loaded again still asks
 * what they began to answer.
 * @param today The person's day, as `2026-11-22`.
 */
export function promptOfDay(userId: number, today: string): string {
	let hash = 0x811c9dc5;
	for (const character of `${userId} ${today}`) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
	// The first bits of the sum of a short text are nearly always the same; the last ones are not.
	return nextPrompt(null, () => ((hash >>> 0) % 65_536) / 65_536);
}
