/** What the journal asks when the person has nothing else in mind. */
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
 * Picks a prompt at random, never the same twice in a row.
 * @param previous The prompt that is shown now, if any.
 * @param random Returns a number in [0, 1), like `Math.random`.
 */
export function nextPrompt(previous: string | null, random: () => number): string {
	const others = writingPrompts.filter((prompt) => prompt !== previous);
	return others[Math.floor(random() * others.length)] ?? writingPrompts[0];
}

/**
 * Picks the prompt of a person's day by a hash (FNV-1a) of both, so that a reloaded page still asks what they began to
 * answer. After each page of the day comes another one.
 * @param today The person's local day, such as `2026-11-22`.
 * @param written How many pages the person has written on that day.
 */
export function promptOfDay(userId: number, today: string, written: number): string {
	let hash = 0x811c9dc5;
	for (const character of `${userId} ${today}`) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
	// For short texts the high bits of the hash are nearly always the same; the low bits are not.
	const first = Math.floor((((hash >>> 0) % 65_536) / 65_536) * writingPrompts.length);
	return writingPrompts[(first + written) % writingPrompts.length] ?? writingPrompts[0];
}
