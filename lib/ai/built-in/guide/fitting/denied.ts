import { saysNotThere, whatMayBeDenied } from "../content/denied";

/** Whether the subject at a place of a text is said not to be there: "we never fight", "carry nothing". */
function isDeniedAt(text: string, from: number, until: number): boolean {
	const before =
		text
			.slice(0, from)
			.split(/[.!?;,\n]|\b(?:but|because|and|so)\b/)
			.at(-1) ?? "";
	return (
		saysNotThere.before.test(before) && !saysNotThere.unless.test(before + text.slice(from, until + saysNotThere.near))
	);
}

/**
 * Whether what words name is denied in their clause, wherever they stand in the message: then they are no reason to offer
 * anything on it. Only of what is there or not ("a fight", "jealous"): "we don't talk" is about talking all the same.
 * @param words As they stand in the message.
 */
export function isDenied(message: string, words: string): boolean {
	const text = message.replace(/[‘’]/g, "'").toLowerCase();
	const quoted = words.replace(/[‘’]/g, "'").toLowerCase();
	const subjects = [...quoted.matchAll(whatMayBeDenied)].map(([subject]) => subject);
	if (/\bcarry (?:nothing|no)\b/.test(quoted)) return true;
	return (
		subjects.length > 0 &&
		subjects.every((subject) => {
			const places = [...text.matchAll(whatMayBeDenied)].filter(([one]) => one === subject);
			const within = places.filter(({ index }) => isWithin(text, quoted, index));
			const counted = quoted === subject || within.length === 0 ? places : within;
			return counted.length > 0 && counted.every(({ index }) => isDeniedAt(text, index, index + subject.length));
		})
	);
}

const isWithin = (text: string, quoted: string, at: number) => {
	const from = text.indexOf(quoted);
	return from >= 0 && at >= from && at < from + quoted.length;
};
