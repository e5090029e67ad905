/** Matches "tell him …", but no question about how to. */
const told = /^(?:(?!\b(?:how|what)\b).)*\b(?:tell|text|write) (?:him|her|them|my \w+):? (?:that )?(.{12,400})$/is;
/** Matches the parts of a message that begin after a request for words: "words for that. sorry I went quiet, …". */
const begun = /[.:,] ((?:sorry|thank|here(?:['’]s| is))\b.{12,400})$/is;

/**
 * Returns the message that a person dictates in parts, as sentences in their own words: "tell him I'm sorry, here is 600,
 * rest by Easter". Null if they dictate none.
 */
export function dictatedIn(message: string): string | null {
	const words = (told.exec(message) ?? begun.exec(message))?.[1];
	if (!words || words.includes("?")) return null;
	const parts = words.split(/[,.;!\n]+\s+|[.!]+$/).filter((part) => part.trim() !== "");
	if (parts.length < 2 && !/^sorry\b/i.test(words)) return null;
	return parts.map((part) => `${asSentence(part.trim())}.`).join(" ");
}

/** Whether a message begins with what somebody should be told. */
export const beginsToDictate = (message: string): boolean =>
	/^(?:\w+ ){0,2}(?:tell|text|write) (?:him|her|them|my \w+)\b/i.test(message) && dictatedIn(message) !== null;

const asSentence = (part: string): string => {
	const plain = part.replace(/^and (?:that )?/i, "").replace(/\bi\b/g, "I");
	return plain.charAt(0).toUpperCase() + plain.slice(1);
};
