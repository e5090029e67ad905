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
