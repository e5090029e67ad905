/** The moments of the day that a love script tells. */
export const moments = ["morning", "evening", "quarrel", "repair"] as const;
export type Moment = (typeof moments)[number];

/** Who and what may belong in the day, as the person ticks it: nothing of this can be known from the answers. */
export const belongings = {
	"no-partner": "No partner",
	"partner-here": "A partner I live with",
	"partner-away": "A partner who lives somewhere else",
	several: "More than one partner",
	"partner-ill": "A partner I look after",
	alone: "Nobody else at home",
	children: "Children at home",
	"children-part": "Children, on some of the days",
	household: "Family or others I live with",
	friends: "Friends",
	grown: "Grown children or grandchildren",
	"cared-for": "Somebody else I look after",
	missed: "Somebody who has died",
	animal: "An animal",
	faith: "Prayer, or a service",
	"night-work": "Work at night",
	limits: "Health that needs looking after",
} as const;
export type Belonging = keyof typeof belongings;

/** Ticks of people with whom somebody is at home of an evening: a scene in which nobody else is there does not suit them. */
export const withSomebody: readonly Belonging[] = ["partner-here", "partner-ill", "children", "household"];

/** The three questions that the ticks answer. */
export const belongingQuestions: readonly (readonly [question: string, answers: readonly Belonging[]])[] = [
	["Is there a partner?", ["no-partner", "partner-here", "partner-away", "several", "partner-ill"]],
	["Who else is at home?", ["alone", "children", "children-part", "household"]],
	[
		"Who or what else belongs in your day?",
		["friends", "grown", "cared-for", "missed", "animal", "faith", "night-work", "limits"],
	],
];

/** What cannot be ticked together. */
const exclusive: readonly (readonly [Belonging, readonly Belonging[]])[] = [
	["alone", ["partner-here", "partner-ill", "children", "household"]],
	["no-partner", ["partner-here", "partner-away", "several", "partner-ill"]],
];

const excludes = (a: Belonging, b: Belonging) => exclusive.some(([one, others]) => one === a && others.includes(b));

/** Ticks one more, or takes one away; what it excludes is no longer ticked. */
export function withTicked(ticked: readonly Belonging[], one: Belonging, isTicked: boolean): Belonging[] {
	const others = ticked.filter((other) => other !== one);
	if (!isTicked) return others;
	return [...others.filter((other) => !excludes(one, other) && !excludes(other, one)), one];
}

/** Who can be called by name in the scenes: what the name is asked for with, and the ticks it belongs to. */
export const roles = {
	partner: { label: "Your partner", of: ["partner-here", "partner-away", "several", "partner-ill"] },
	other: { label: "Your other partner", of: ["several"] },
	child: { label: "One of your children", of: ["children", "children-part"] },
	family: { label: "One of those you live with", of: ["household"] },
	friend: { label: "A friend", of: ["friends"] },
	grown: { label: "One of your grown children or grandchildren", of: ["grown"] },
	cared: { label: "The person you look after", of: ["cared-for"] },
	missed: { label: "The one who has died", of: ["missed"] },
	animal: { label: "Your animal", of: ["animal"] },
} as const satisfies Record<string, { label: string; of: readonly Belonging[] }>;
export type Role = keyof typeof roles;
/** The names that the person gave, as they typed them. */
export type Names = Partial<Record<Role, string>>;
export const MAX_NAME = 30;

/** Returns who can be given a name, by what is ticked. */
export const rolesIn = (ticked: readonly Belonging[]): Role[] =>
	(Object.keys(roles) as Role[]).filter((role) => roles[role].of.some((one) => ticked.includes(one)));

/** Fills in the names of a scene, such as `{partner|my love}`; where none was given, the words after the bar. */
export const withNames = (text: string, names: Names, ticked: readonly Belonging[]): string => {
	const named = rolesIn(ticked);
	return text.replace(/\{(\w+)\|([^{}|]*)\}/g, (_, role: string, otherwise: string) => {
		const name = named.find((one) => one === role);
		return (name && names[name]?.trim()) || otherwise;
	});
};

/** Things that can go through a whole day, a small piece of each at every turn of it. */
export const threads = {
	chestnut: "A chestnut in my coat pocket",
	bread: "A loaf of bread",
	letter: "A letter that I’ve been meaning to write",
	tune: "Half a tune",
	seed: "Something that I’ve sown",
	cup: "A cup that I mend",
	button: "A button that comes off",
	orange: "An orange in my bag",
} as const;
export type Thread = keyof typeof threads;

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
	/** In the present tense, written to be listened to; with names as `withNames` fills them in. */
	text: string;
	/** Whether it is true to any life, so that it can stand in a day for which nothing was ticked. */
	isForAnybody?: boolean;
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
