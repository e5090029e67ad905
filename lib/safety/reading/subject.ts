import { FAMILY, PARTNER } from "../rules/people";

/** The subject of a sentence, judged by the nearest word for a person. */
export type Who = "i" | "partner" | "family" | "friend" | "third" | "generic" | "child" | "told" | "thing" | "nobody";

const friends =
	"friend|friends|mate|flatmate|roommate|housemate|classmate|colleague|coworker|neighbour|neighbor|neighbours|boy|guy|" +
	"student|someone (?:i know|who|on \\w+)|a person who|boss|teacher|manager";
const small = "toddler|baby|cat|dog|puppy|kitten|horse|bird|(two|three) year old|pupil|goalkeeper|opponent";
const made =
	"character|hero|heroine|protagonist|singer|narrator|actor|actress|villain|detective|author|patient|patients|client|" +
	"clients|caller|callers|pupils|(?<! my )man";
const things =
	"it|this|that|which|news|words|heat|suspense|deadline|job|work|song|thought|thoughts|realisation|realization|grief|" +
	"sadness|wave|truth";

const whole = (words: string) => new RegExp(`(?<= )(?:${words})(?= )`, "g");
const subjects: [Who, RegExp][] = [
	["i", whole("i|me|we|us|(?:does|has|is|do|have|did) anyone|anyone else")],
	["partner", whole(PARTNER)],
	["family", whole(FAMILY)],
	["friend", whole(friends)],
	["third", whole("he|her")],
	["generic", whole("everyone|people|you|one")],
	["child", whole(small)],
	["told", whole(made)],
	["thing", whole(things)],
];

/** Whether a later "he" can refer to this person. A baby that was mentioned last does not hit anybody. */
export const canBeHe = (who: Who) => who === "partner" || who === "family" || who === "friend" || who === "told";
const named = (who: Who) => canBeHe(who) || who === "child";

/** Returns the last of the wanted people in a text; `nobody` if there is none. */
export function nearest(text: string, isWanted: (who: Who) => boolean = () => true): Who {
	let found: Who = "nobody";
	let at = -1;
	for (const [who, pattern] of subjects) {
		if (!isWanted(who)) continue;
		for (const hit of text.matchAll(pattern)) {
			if (hit.index > at) {
				at = hit.index;
				found = who;
			}
		}
	}
	return found;
}

const breaks = /[,;:()–—-]|(?<= )(?:but|because|although|though|and|so|then|while|until) /g;
/** How many characters back the start of a clause is searched for. */
const REACH = 300;
const before = (text: string, start: number) => text.slice(Math.max(0, start - REACH), start + 1);

/** Returns the part of a clause before a position: the words since the last comma or conjunction. */
export function clauseBefore(text: string, start: number): string {
	const words = before(text, start);
	let cut = 0;
	for (const hit of words.matchAll(breaks)) if (hit.index < words.length - 2) cut = hit.index + hit[0].length;
	return ` ${words.slice(cut).trim()} `;
}

/**
 * Returns the subject of the words at `start`: the nearest person mentioned before them in the clause, otherwise in the
 * sentence.
 * @param antecedent Returns whom "he" refers to if this sentence mentions nobody.
 */
export function subjectOf(text: string, start: number, antecedent: () => Who): Who {
	const inClause = nearest(clauseBefore(text, start));
	const found = inClause === "nobody" ? nearest(before(text, start), (who) => who !== "thing") : inClause;
	if (found !== "third") return found;
	const meant = nearest(before(text, start), named);
	if (meant !== "nobody") return meant;
	const earlier = antecedent();
	return earlier === "nobody" ? "third" : earlier;
}
