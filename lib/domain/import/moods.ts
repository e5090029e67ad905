import { type FeelingId, feelings } from "@/lib/domain/feelings/feelings";

/**
 * What the moods of other programs are here. Theirs are degrees from good to bad and say nothing of how much energy was in
 * them, so each becomes the plainest feeling of its side. Daylio’s two bad ones become the same, since there are no degrees here.
 * "Meh" is missing: no feeling of ours lies in the middle.
 */
const moods: Readonly<Record<string, FeelingId>> = {
	rad: "happy",
	// Journiv’s name for the same.
	awesome: "happy",
	good: "content",
	bad: "sad",
	awful: "sad",
};

const known = new Map<string, FeelingId>([
	...Object.entries(moods),
	...feelings.map(({ id, label }) => [label.toLowerCase(), id] as const),
]);

/** The feeling that a mood is here: by the table, or because it has the name of one. Null where there is none. */
export const feelingOfMood = (mood: string): FeelingId | null => known.get(mood.trim().toLowerCase()) ?? null;
