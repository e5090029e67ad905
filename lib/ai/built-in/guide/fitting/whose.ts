import { callings } from "@/lib/domain/search/language/relations";

/** Who belongs to somebody, as a pattern for one word. */
export const relations = [...Object.values(callings).flat(), "stepson", "stepdaughter", "teenager", "fiancé", "fiancée"]
	.toSorted((a, b) => b.length - a.length)
	.map((one) => one.replaceAll(" ", "[ -]"))
	.join("|");

/** "My friend's husband": somebody of somebody else. */
export const OF_ANOTHER = new RegExp(
	`\\b(?:my|our|his|her|their) (?:\\w+ )?(?:${relations})s?['’]s? (?:\\w+ )?(?:${relations})s?\\b`,
	"i",
);
/** The writer, as the one who does something or to whom it is done. */
const WRITER = /\b(?:i|i'm|i'd|i've|i'll|im|me|myself|we|we're|we've|us)\b/i;
/** Somebody else, as the one who does it. */
const ANOTHER = new RegExp(
	`\\b(?:he|she|they|(?:he|she|they)(?:['’]s|['’]re)|(?:my|our|his|her|their|the) (?:\\w+ )?(?:${relations})s?|an? (?:\\w+ )?(?:man|woman|guy|boy|girl|person|friend))\\b|^\\s*(?:my|his|her) \\w+\\b`,
	"i",
);
const EITHER = new RegExp(`${ANOTHER.source}|${WRITER.source}`, "gi");

const PARTED = /[.!?;\n]|,? \b(?:and|but|because|bc|cuz|so|while|since|then)\b /gi;

/** The clause of a text in which some words stand, and how far into it they begin. */
function clauseAround(text: string, at: number): { clause: string; from: number } {
	let start = 0;
	for (const { index, 0: parting } of text.matchAll(PARTED)) {
		if (index >= at) return { clause: text.slice(start, index), from: at - start };
		start = index + parting.length;
	}
	return { clause: text.slice(start), from: at - start };
}

/**
 * Whether words in a message tell of somebody else's life: "my father started dating", "my friend's husband left". Then what
 * is written for whoever does or bears it is not for the writer.
 * @param words As they stand in the message.
 * @param options.strictly Only where it is somebody of somebody else: "my friend's dad", and not "my dad".
 */
export function isOfAnother(message: string, words: string, { strictly = false } = {}): boolean {
	const text = message.replace(/[‘’]/g, "'");
	const at = text.indexOf(words.replace(/[‘’]/g, "'"));
	if (at < 0 || /\b(?:my|our)\b/i.test(words)) return false;
	const { clause, from } = clauseAround(text, at);
	const before = clause.slice(0, Math.max(0, from));
	// "My boyfriend told me he has it": the nearest before the words is the one who has it, if nobody stands after them.
	const nearest = [...before.matchAll(EITHER)].at(-1)?.[0] ?? "";
	if (WRITER.test(clause.slice(before.length)) || WRITER.test(nearest)) return false;
	if (OF_ANOTHER.test(clause)) return true;
	return !strictly && nearest !== "";
}
