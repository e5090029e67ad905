/**
 * The feelings to choose from, in four quarters by energy and pleasantness, after the circumplex of affect (Russell, “A
 * circumplex model of affect”, Journal of Personality and Social Psychology, 1980).
 */
export const quarters = [
	{ id: "stirred", label: "Upset", note: "much energy, unpleasant" },
	{ id: "bright", label: "Bright", note: "much energy, pleasant" },
	{ id: "low", label: "Low", note: "little energy, unpleasant" },
	{ id: "calm", label: "Calm", note: "little energy, pleasant" },
] as const;
export type Quarter = (typeof quarters)[number]["id"];

/**
 * Every feeling with its quarter. Ids are stored, so they must not be renamed. The one with the id of its quarter is
 * what somebody has chosen who named no finer one.
 */
const all = {
	stirred: { label: "Upset", quarter: "stirred" },
	bright: { label: "Bright", quarter: "bright" },
	low: { label: "Low", quarter: "low" },
	angry: { label: "Angry", quarter: "stirred" },
	anxious: { label: "Anxious", quarter: "stirred" },
	jealous: { label: "Jealous", quarter: "stirred" },
	tense: { label: "Tense", quarter: "stirred" },
	overwhelmed: { label: "Overwhelmed", quarter: "stirred" },
	happy: { label: "Happy", quarter: "bright" },
	excited: { label: "Excited", quarter: "bright" },
	proud: { label: "Proud", quarter: "bright" },
	inLove: { label: "In love", quarter: "bright" },
	curious: { label: "Curious", quarter: "bright" },
	hopeful: { label: "Hopeful", quarter: "bright" },
	sad: { label: "Sad", quarter: "low" },
	lonely: { label: "Lonely", quarter: "low" },
	hurt: { label: "Hurt", quarter: "low" },
	ashamed: { label: "Ashamed", quarter: "low" },
	tired: { label: "Tired", quarter: "low" },
	empty: { label: "Empty", quarter: "low" },
	guilty: { label: "Guilty", quarter: "low" },
	calm: { label: "Calm", quarter: "calm" },
	content: { label: "Content", quarter: "calm" },
	grateful: { label: "Grateful", quarter: "calm" },
	relieved: { label: "Relieved", quarter: "calm" },
	close: { label: "Close to somebody", quarter: "calm" },
	tender: { label: "Tender", quarter: "calm" },
} as const satisfies Record<string, { label: string; quarter: Quarter }>;

export type FeelingId = keyof typeof all;
export interface Feeling {
	id: FeelingId;
	label: string;
	quarter: Quarter;
}

export const feelingIds = Object.keys(all) as [FeelingId, ...FeelingId[]];
export const feelings: readonly Feeling[] = feelingIds.map((id) => ({ id, ...all[id] }));

/** Returns the feeling with this id, if there is one. */
export const feelingById = (id: string): Feeling | undefined =>
	Object.hasOwn(all, id) ? { id: id as FeelingId, ...all[id as FeelingId] } : undefined;
