import { signs } from "@/lib/safety/assess";
import { findCare } from "../reading/care";
import type { careLines } from "./stock/care-lines";

export type CareMode = keyof typeof careLines;

/** Danger from somebody close stays in mind for so many of the person’s messages, other kinds for fewer. */
const REMEMBERED: Record<CareMode, number> = {
	selfHarm: 2,
	partner: 6,
	others: 1,
	friend: 3,
	violencePast: 2,
	unsure: 0,
};

/** Looking at one’s own phone all day is waiting for somebody, and no sign that somebody else controls it. */
const ownPhone =
	/\b(i|i'm|im|i've|me|keep|kept|for|stop|from|always|constantly|just|of) check(?:ing|ed)? my (?:own )?phone\b/gi;

/** Fear, force, threats, and not being let go: where one of these is told, there is no doubt about the kind of care. */
const forceOrFear =
	/\b(?:afraid|scared?|scares|terrif\w+|fear\w*|frighten\w*|threat\w*|hit|hits|hitting|hurt\w*|beat\w*|punch\w*|slap\w*|kick\w*|chok\w+|strangl\w+|grab\w*|push\w*|shov\w+|thr[eo]w\w*|smash\w*|broke|kill\w*|knife|gun|rap(?:e|ed|es)|forc\w+|violen\w+|abus\w+|lock(?:s|ed)? me|lets? me|allow\w*|control\w*|follow\w*|track\w*|stalk\w*|furious|rage\w*|explod\w+|scream\w*|eggshells|punish\w*|made me do|put up with me|worthless|isolat\w+|money from me|permission|bruis\w+|unsafe|not safe|escap\w+)\b/i;

/** What one message asks care for. */
export function careFor(message: string): CareMode | null {
	const [kind] = signs([message.replace(/’/g, "'").replace(ownPhone, "$1 waiting")]);
	if (kind === "self-harm") return "selfHarm";
	if (kind === "partner-danger") return forceOrFear.test(message) ? "partner" : "unsure";
	if (kind === "danger-to-others") return "others";
	if (kind === "someone-else") return "friend";
	const [hit] = findCare(message);
	if (!hit) return null;
	if (hit.kind === "self-harm") return "selfHarm";
	return hit.kind === "violence" && hit.present ? "partner" : "violencePast";
}

/** Somebody dangerous is not forgotten for this many messages: nothing is said that could bring the two closer. */
const GUARDED = 20;
const aboutThem = /\b(?:he|she|they|him|her|them|his|their|husband|wife|boyfriend|girlfriend|partner|ex)\b/i;

export interface CareNeeded {
	/** Which kind of care the talk asks for now; null where it can go on as usual. */
	mode: CareMode | null;
	/** Somebody dangerous was spoken of, now or some time ago, or anything that asked for care just before. */
	isGuarded: boolean;
}

/** What the message asks care for, else what was said before it. */
export function careIn(message: string, earlier: readonly string[]): CareNeeded {
	const now = careFor(message);
	const before = earlier
		.slice(-GUARDED)
		.reverse()
		.map((text, ago) => ({ mode: careFor(text), ago }));
	const hadPartner = before.some(({ mode }) => mode === "partner");
	const isGuarded = now !== null || hadPartner || before.slice(0, 5).some(({ mode }) => mode !== null);
	if (hadPartner && (now === null || now === "violencePast") && aboutThem.test(message))
		return { mode: "partner", isGuarded };
	const remembered = before.find(({ mode, ago }) => mode !== null && ago < REMEMBERED[mode])?.mode ?? null;
	return { mode: now ?? remembered, isGuarded };
}
