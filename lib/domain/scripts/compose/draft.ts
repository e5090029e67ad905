import {
	type ComposeOffers,
	LEAST_AFFIRMATIONS,
	type LoveChoices,
	MAX_CHOSEN_AFFIRMATION,
	MOST_AFFIRMATIONS,
	type Offer,
} from "./choices";
import {
	type Belonging,
	belongings,
	type Moment,
	moments,
	type Names,
	type Role,
	roles,
	suiting,
	type Thread,
	threads,
	withNames,
} from "./scene";

/** A choice in progress. The person's own text is kept while they pick something else. */
export interface Choosing {
	/** The text, before names are filled in, or the pattern's name that was picked; null for none yet. */
	picked: string | null;
	/** Whether the person's own text is used. */
	isOwn: boolean;
	own: string;
	/** The person's own name for a pattern. */
	ownName: string;
}

export const patternKeys = ["pattern1", "pattern2", "pattern3"] as const;
export const choiceKeys = ["sentence", ...moments, ...patternKeys] as const;
export type ChoiceKey = (typeof choiceKeys)[number];

/** A love script that is being composed. */
export interface ComposeDraft {
	/** Whether it is on the screen now, or was left for later. */
	isOpen: boolean;
	step: number;
	/** The old sentence; null for the first one offered. */
	old: string | null;
	/** Who and what belongs in the day. */
	ticked: Belonging[];
	/** What those people and animals are called in the day. */
	names: Names;
	/** What goes through the day; null for nothing. */
	thread: Thread | null;
	choices: Record<ChoiceKey, Choosing>;
	affirmations: string[];
	/** Affirmations the person typed, one per line. */
	ownAffirmations: string;
}

export const composeDraftName = (userId: number) => `innerscript:love-compose:${userId}`;
/** The first step asks who belongs in the day; the five choices follow. */
export const STEPS = 6;
/** The steps by what they ask for. */
export const steps = { life: 0, sentence: 1, day: 2, quarrel: 3, patterns: 4, lines: 5 } as const;

const blank: Choosing = { picked: null, isOwn: false, own: "", ownName: "" };
export const newDraft = (): ComposeDraft => ({
	isOpen: true,
	step: 0,
	old: null,
	ticked: [],
	names: {},
	thread: null,
	choices: Object.fromEntries(choiceKeys.map((key) => [key, blank])) as ComposeDraft["choices"],
	affirmations: [],
	ownAffirmations: "",
});

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const isChoosing = (value: unknown): value is Choosing =>
	isRecord(value) &&
	(value.picked === null || typeof value.picked === "string") &&
	typeof value.isOwn === "boolean" &&
	typeof value.own === "string" &&
	typeof value.ownName === "string";

const isThread = (value: unknown): value is Thread => typeof value === "string" && Object.hasOwn(threads, value);

/** Reads stored names, leaving out whatever is none. */
const namesIn = (stored: unknown): Names =>
	isRecord(stored)
		? Object.fromEntries(
				(Object.keys(roles) as Role[]).flatMap((role) => {
					const name = stored[role];
					return typeof name === "string" ? [[role, name]] : [];
				}),
			)
		: {};

const isBelonging = (value: unknown): value is Belonging =>
	typeof value === "string" && Object.hasOwn(belongings, value);

/**
 * Reads a stored draft; null if it is not one. Written by hand, because Zod would be a quarter of the screen's own
 * script.
 */
export function readComposeDraft(stored: unknown): ComposeDraft | null {
	if (!isRecord(stored) || !isRecord(stored.choices)) return null;
	const { isOpen, step, old, choices, affirmations, ownAffirmations } = stored;
	if (typeof isOpen !== "boolean" || typeof ownAffirmations !== "string") return null;
	if (typeof step !== "number" || !Number.isInteger(step) || step < 0 || step >= STEPS) return null;
	if (old !== null && typeof old !== "string") return null;
	if (!Array.isArray(affirmations) || !affirmations.every((one) => typeof one === "string")) return null;
	if (!choiceKeys.every((key) => isChoosing(choices[key]))) return null;
	// Drafts kept by earlier versions have no names, and no step for who belongs in the day; older ones have no ticks.
	const ticked = Array.isArray(stored.ticked) ? stored.ticked.filter(isBelonging) : [];
	return {
		...{ isOpen, old, ticked, affirmations, ownAffirmations, choices: choices as ComposeDraft["choices"] },
		step: isRecord(stored.names) ? step : Math.min(step + 1, STEPS - 1),
		names: namesIn(stored.names),
		thread: isThread(stored.thread) ? stored.thread : null,
	};
}

const textOf = ({ picked, isOwn, own }: Choosing): string => (isOwn ? own.trim() : (picked ?? "").trim());

/** Returns what can be chosen for a moment: what suits the ticks and what was chosen for the moments before it. */
export function offeredAt(draft: ComposeDraft, offers: ComposeOffers, moment: Moment): Offer[] {
	const before = moments.slice(0, moments.indexOf(moment)).flatMap((one) => sceneAt(draft, offers, one) ?? []);
	return suiting(offers.scenes[moment], draft.ticked, before);
}

/** Returns what was chosen for a moment; null for nothing, or for a scene that no longer suits the rest. */
function sceneAt(draft: ComposeDraft, offers: ComposeOffers, moment: Moment): Offer | null {
	const { picked, isOwn, own } = draft.choices[moment];
	if (isOwn) return own.trim() === "" ? null : { title: null, text: own.trim(), isOwn: true };
	return offeredAt(draft, offers, moment).find(({ text }) => text === picked) ?? null;
}

/** Returns a scene as the person reads it. Their own words stay as they are. */
export const shown = (draft: ComposeDraft, { text, isOwn }: Pick<Offer, "text" | "isOwn">): string =>
	isOwn ? text : withNames(text, draft.names, draft.ticked);

/** Impact of a pattern that the person wrote themselves. */
const OWN_IMPACT = "What it makes possible, I will see.";

function patternAt(draft: ComposeDraft, offers: ComposeOffers, index: number): LoveChoices["patterns"][number] | null {
	const choosing = draft.choices[patternKeys[index] ?? "pattern1"];
	if (!choosing.isOwn) return offers.patterns[index]?.offers.find(({ pattern }) => pattern === choosing.picked) ?? null;
	const [pattern, description] = [choosing.ownName.trim(), choosing.own.trim()];
	return pattern && description ? { pattern, description, impact: OWN_IMPACT } : null;
}

export const chosenAffirmations = ({ affirmations, ownAffirmations }: ComposeDraft): string[] => [
	...new Set([...affirmations, ...ownAffirmations.split("\n").map((one) => one.trim())].filter((one) => one !== "")),
];

const missing: Record<"sentence" | Moment, string> = {
	sentence: "Please choose a sentence, or write one.",
	morning: "Please choose a morning, or write one.",
	evening: "Please choose an evening, or write one.",
	quarrel: "Please choose what a quarrel looks like, or write it.",
	repair: "Please choose what a repair looks like, or write it.",
};
const asked: Readonly<Record<number, readonly ("sentence" | Moment)[]>> = {
	[steps.sentence]: ["sentence"],
	[steps.day]: ["morning", "evening"],
	[steps.quarrel]: ["quarrel", "repair"],
};

/** Says which question of a step has no answer yet; null if none of those that have one answer each. */
export function missingAt(draft: ComposeDraft, offers: ComposeOffers, step: number): "sentence" | Moment | null {
	const textAt = (key: "sentence" | Moment) =>
		key === "sentence" ? textOf(draft.choices[key]) : (sceneAt(draft, offers, key)?.text ?? "");
	return asked[step]?.find((key) => textAt(key) === "") ?? null;
}

/** Says why the person cannot continue after a step; null if they can. */
export function problemAt(draft: ComposeDraft, offers: ComposeOffers, step: number): string | null {
	const key = missingAt(draft, offers, step);
	if (key) return missing[key];
	if (step === steps.sentence && !/^I\b/.test(textOf(draft.choices.sentence)))
		return "Please let the sentence begin with “I”.";
	if (step === steps.patterns && patternKeys.some((_, i) => patternAt(draft, offers, i) === null)) {
		return "Please choose for each of the three, or write your own with a name.";
	}
	const lines = chosenAffirmations(draft).length;
	if (step === steps.lines && lines < LEAST_AFFIRMATIONS) return "Please choose three lines at least, or write some.";
	if (step === steps.lines && chosenAffirmations(draft).some((one) => one.length > MAX_CHOSEN_AFFIRMATION)) {
		return `A line can have at most ${MAX_CHOSEN_AFFIRMATION} characters.`;
	}
	if (step === steps.lines && lines > MOST_AFFIRMATIONS) return `Five lines are enough; these are ${lines}.`;
	return null;
}

/** Returns the finished choices; null while something is missing. */
export function choicesOf(draft: ComposeDraft, offers: ComposeOffers): LoveChoices | null {
	for (let step = 0; step < STEPS; step++) if (problemAt(draft, offers, step)) return null;
	const patterns = patternKeys.flatMap((_, i) => patternAt(draft, offers, i) ?? []);
	const [morning, evening, quarrel, repair] = moments.map((moment) => {
		const scene = sceneAt(draft, offers, moment);
		return scene && shown(draft, scene);
	});
	if (!morning || !evening || !quarrel || !repair) return null;
	return {
		...{ ticked: draft.ticked, thread: draft.thread },
		...{ old: draft.old ?? offers.old[0] ?? null, sentence: textOf(draft.choices.sentence) },
		...{ morning, evening, quarrel, repair, patterns, affirmations: chosenAffirmations(draft) },
	};
}
