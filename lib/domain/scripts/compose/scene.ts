/** The moments of the day that a love script tells. */
export const moments = ["morning", "evening", "quarrel", "repair"] as const;
export type Moment = (typeof moments)[number];

/** Who and what may belong in the day, as the person ticks it: nothing of this can be known from the answers. */
export const belongings = {
	alone: "Nobody else at home",
	"partner-here": "A partner I live with",
	"partner-away": "A partner who lives somewhere else",
	several: "More than one partner",
	children: "Children at home",
	"children-part": "Children, on some of the days",
	household: "Family or others I live with",
	grown: "Grown children or grandchildren",
	"partner-ill": "A partner I look after",
	"cared-for": "Somebody else I look after",
	friends: "Friends",
	missed: "Somebody who has died",
	animal: "An animal",
	faith: "Prayer, or a service",
	"night-work": "Work at night",
	limits: "Health that needs looking after",
} as const;
export type Belonging = keyof typeof belongings;

/** What cannot be ticked next to "Nobody else at home". */
const together: readonly Belonging[] = ["partner-here", "partner-ill", "children", "household"];

/** Ticks one more, or takes one away; what it excludes is no longer ticked. */
export function withTicked(ticked: readonly Belonging[], one: Belonging, isTicked: boolean): Belonging[] {
	const others = ticked.filter((other) => other !== one);
	if (!isTicked) return others;
	const isExcluded = (other: Belonging) =>
		(one === "alone" && together.includes(other)) || (other === "alone" && together.includes(one));
	return [...others.filter((other) => !isExcluded(other)), one];
}

/** What a scene says about the whole day. Two scenes that say different things about one of these do not go together. */
export interface Said {
	home?: "alone" | "together";
	/** Whether the person sleeps at night or works then. */
	clock?: "day" | "night";
	/** Whether the partner is there, or only on the telephone. */
	partner?: "near" | "far";
	/** Whether the children are with the person on this day. */
	children?: "here" | "away";
	/** Whether a quarrel is with somebody or with oneself. */
	between?: "two" | "self";
	/** With whom a quarrel is, even if that is only "somebody". */
	other?: "unnamed" | "partner" | "friend" | "child" | "grown" | "family";
	/** Whether the person's own words are about some years from now, or about the people and places of today. */
	time?: "ahead" | "now";
}

/**
 * What a scene tells of that would hurt somebody whose answers say otherwise: a touch, if they draw the line there;
 * news from a grown child, if they miss them; a history of many years, if they are on their own.
 */
export type Telling = "touch" | "grown" | "years";

/** When a scene is offered, and what it says. */
export interface Conditions {
	/** All of these have to be ticked. */
	needs?: readonly Belonging[];
	/** At least one of these has to be ticked. */
	oneOf?: readonly Belonging[];
	/** None of these may be ticked. */
	bars?: readonly Belonging[];
	/** Titles of the quarrels that this repairs, because it is about the same thing; left out if it suits any. */
	after?: readonly string[];
	tells?: readonly Telling[];
	says?: Said;
}

export interface Scene extends Conditions {
	title: string;
	/** In the present tense, written to be listened to. */
	text: string;
}

/** Whether a scene suits what was ticked. */
export function fits(
	{ needs = [], oneOf = [], bars = [], says = {} }: Conditions,
	ticked: readonly Belonging[],
): boolean {
	const has = (one: Belonging) => ticked.includes(one);
	if (says.clock === (has("night-work") ? "day" : "night")) return false;
	return needs.every(has) && (oneOf.length === 0 || oneOf.some(has)) && !bars.some(has);
}

/** Whether two scenes cannot be of the same day. */
export const contradicts = ({ says: a = {} }: Conditions, { says: b = {} }: Conditions): boolean =>
	(Object.keys(a) as (keyof Said)[]).some((key) => b[key] !== undefined && a[key] !== b[key]);

/**
 * Returns the scenes that suit what was ticked and the scenes chosen before: first the person's own words, then those
 * about the same person as a scene chosen before, then those about what was ticked.
 */
export function suiting<T extends Conditions & { isOwn?: boolean }>(
	scenes: readonly T[],
	ticked: readonly Belonging[],
	before: readonly (Conditions & { title?: string | null })[],
): T[] {
	const isAfter = ({ after }: T) => !after || before.some(({ title }) => title && after.includes(title));
	const agrees = ({ says = {} }: T) =>
		before.some(({ says: other = {} }) => says.other !== undefined && says.other === other.other);
	// After a quarrel that does not say with whom it is, a repair that does not say so either comes first.
	const isOpen = before.some(({ says }) => says?.between !== undefined && says.other === undefined);
	const isNamed = ({ says }: T) => isOpen && says?.other !== undefined;
	const isAbout = ({ needs, oneOf }: T) => (needs ?? oneOf ?? []).length > 0;
	const rank = (one: T) => (one.isOwn ? 3 : agrees(one) || one.after ? 2 : isNamed(one) ? -1 : isAbout(one) ? 1 : 0);
	return scenes
		.filter((one) => fits(one, ticked) && isAfter(one) && !before.some((other) => contradicts(one, other)))
		.map((one, at) => ({ one, at }))
		.sort((a, b) => rank(b.one) - rank(a.one) || a.at - b.at)
		.map(({ one }) => one);
}
