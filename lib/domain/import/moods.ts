import { type FeelingId, feelings } from "@/lib/domain/feelings/feelings";

/**
 * Maps moods of other programs to our feelings. Their moods are degrees from good to bad and say nothing about energy,
 * so each becomes the simplest feeling of its side. Daylio’s two bad moods become the same feeling, since ours have no
 * degrees. "Meh" is missing, because none of our feelings is neutral.
 */
const moods: Readonly<Record<string, FeelingId>> = {
	rad: "happy",
	// Journiv’s name for "rad".
	awesome: "happy",
	good: "content",
	bad: "sad",
	awful: "sad",
};

const called = new Map<string, FeelingId>(feelings.map(({ id, label }) => [label.toLowerCase(), id]));
const known = new Map<string, FeelingId>([...Object.entries(moods), ...called]);

/** Returns the feeling with this name; null if there is none. */
export const feelingCalled = (name: string): FeelingId | null => called.get(name.trim().toLowerCase()) ?? null;

/** Returns the feeling for a mood, from the table or by the same name; null if there is none. */
export const feelingOfMood = (mood: string): FeelingId | null => known.get(mood.trim().toLowerCase()) ?? null;
