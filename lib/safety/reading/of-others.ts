import { pattern } from "@/lib/domain/text/short-forms";
import { near } from "../rule";
import { FEAR, PILLS, WEAPON } from "../rules/word-lists";
import type { Harmless } from "./harmless-case";

/* Death in ordinary talk about other people: a prediction, an exaggeration, a child's question. */

const OTHERS = "(he|child|parent|sibling|friends?|mates?|boss)";
const ANYONE = "(someone|somebody|people|everyone|everybody|one of (us|you|them))";
const WOULD = "(is |are |'s )?(\\w+ )?(going to|will|would|might|could)<3>";
/** Words that show that a death is wished for, brought about or really near. */
const earnest = near(
	`wants?|wish~|say~|tell~|text~|threaten~|tonight|goodbye|${PILLS}|${WEAPON}|blood|drink~|hit~|${FEAR}`,
	"(back|stays?) (to|with)|cancer|hospital|doctors?|starv\\w*|not (eat~|joking)|suicid\\w*",
);

/** Somebody else's wish to die is found by rules of both kinds. */
const wish = (one: Omit<Harmless, "kind">): Harmless[] => [
	{ ...one, kind: "self-harm" },
	{ ...one, kind: "someone-else" },
];

export const ofOthers: readonly Harmless[] = [
	// "Somebody's going to die up there"; "he is going to die when he finds out"; "if my kids saw me, they would die"
	{
		kind: "self-harm",
		found: / (?:die|dead|killed) /,
		beside: pattern(
			` ${ANYONE} ${WOULD} (die|dead|killed) | ${OTHERS} ${WOULD} die (if|when|of|over|at) | (if|when)<8> ${OTHERS} ${WOULD} die `,
		),
		unless: earnest,
	},
	// "Grandad wants to die in his own bed, not soon"; "she drives like she wants to die"
	...wish({
		found: / die /,
		beside: pattern(
			" die ((in her|at) (own )?(\\w+ )?(bed|house|home|sleep)|old|peacefully) " +
				"| (driv|rid|ski|cycl|park)\\w*<3> (like|as if) he wants? to die ",
		),
		unless: near(`tonight|today|${PILLS}|goodbye|kill~|suicid\\w*`),
	}),
	// "and said mum, am I going to die, it was a scratch"
	{
		kind: "self-harm",
		found: / die /,
		beside: pattern(" (am i|are (we|you)|is he|will (i|we|he)) (all )?(going to )?die "),
		unless: near(`${PILLS}|${WEAPON}|take~|swallow~|how many|want|tonight|blood`),
	},
	// "My mates will kill me"; "Mum will murder me if I fail maths"
	{
		kind: "partner-danger",
		found: / (?:will|would|might|could|going to) (?:\w+ )?(?:kill|murder|strangle) me /,
		beside: pattern(
			` (friends?|lads|\\w*mates?|team|boss|coach|neighbou?rs|child) ${WOULD} (kill|murder|strangle) me ` +
				`| (parent|grandparent|uncle|family|teacher) ${WOULD} (kill|murder|strangle) me (if|for|when|over) `,
		),
		unless: near(
			"partner|ex|outside|find~|know~|owe|police|mean it|last time|belt|beat~",
			"slap~|honou?r|gay|pregnan\\w*|marr\\w+|with",
			earnest.source.slice(4, -2),
		),
	},
	// "People behind us want to murder him"; "they fight like they want to kill each other"
	{
		kind: "danger-to-others",
		found: / (?:wants?|like) to (?:\w+ )?(?:kill|murder|strangle) /,
		beside: pattern(` (${ANYONE}|team|fans)<3> wants? to (kill|murder|strangle) | (kill|murder) (each other|the ref) `),
		unless: near(`i (\\w+ )?want to|${WEAPON}|partner`),
	},
];
