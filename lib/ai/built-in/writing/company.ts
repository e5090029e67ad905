import type { Mention, Reading } from "../reading/model";
import type { Who } from "./who";

const hard =
	/\b(?:hurt|angry|shout|yell|left|leaving|divorce|cheat|lied|afraid|scared|never|distant|cold|argue|argument|fight|ex|broke up|died|passed away|hate|blame|jealous|fault|against)\b/;

/**
 * Someone to turn to, as the person would call them: a living partner or friend, by name where it stands beside the
 * word, who is mentioned without a hard word in the sentence. No siblings: they mostly come up as the children they were. Null where nobody is that clear.
 */
export function someoneIn(reading: Reading, who: Who): string | null {
	const groups = ["partner", "friend"];
	for (const group of groups) {
		const mention = reading.people.find(
			(one) => one.group === group && isSafe(reading, one) && !who.noun.includes(one.name),
		);
		if (mention) return nameOf(reading, mention.name) ?? `your ${mention.name}`;
	}
	return null;
}

/** "My friend Petra": the name, where it stands right after the word. */
function nameOf(reading: Reading, role: string): string | null {
	for (const answer of reading.texts) {
		const name = new RegExp(`\\b[Mm]y (?:\\w+ )?${role},? (\\p{Lu}\\p{Ll}{1,14})\\b(?!['’])`, "u").exec(
			answer.raw,
		)?.[1];
		if (name && reading.people.some((one) => one.isName && one.name === name && !one.died)) return name;
	}
	return null;
}

/** Plural roles and former partners are nobody one can ask for a favor in the singular. */
const notOne = ["ex", "friends", "brothers", "sisters", "siblings", "partners", "twin", "flatmate"];

function isSafe(reading: Reading, { name, died }: Mention): boolean {
	if (died || notOne.includes(name)) return false;
	const sentences = reading.texts
		.flatMap((answer) => answer.sentences.map((sentence) => sentence.lower))
		.filter((lower) => new RegExp(`\\b${name}\\b`).test(lower));
	return (
		sentences.length > 0 &&
		sentences.every((lower) => !hard.test(lower)) &&
		sentences.some((lower) => new RegExp(`\\bmy (?:\\w+ )?${name}\\b`).test(lower))
	);
}

/** A weekday the person mentions by name. */
export function dayIn(reading: Reading): string | null {
	for (const answer of reading.texts) {
		const day = /\b(Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)s?\b/.exec(answer.raw)?.[1];
		if (day) return day;
	}
	return null;
}
