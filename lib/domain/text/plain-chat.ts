const typed: Readonly<Record<string, string>> = {
	u: "you",
	ur: "your",
	r: "are",
	shld: "should",
	shuld: "should",
	shoud: "should",
	dont: "don't",
	doesnt: "doesn't",
	didnt: "didn't",
};
const short = new RegExp(`(?<![\\w'])(?:${Object.keys(typed).join("|")})(?![\\w'])`, "g");

/** Returns a message in small letters, with plain quotes and the short forms of chats written out. */
export const plainChat = (message: string): string =>
	message
		.toLowerCase()
		.replace(/[‘’]/g, "'")
		.replace(/\s+/g, " ")
		.replace(short, (word) => typed[word] ?? word)
		.trim();

const quoted =
	/[“"„«][^“”"„«»]*[”"»]|(?<![\p{L}\p{N}])'[^']{2,}?'(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])‘[^‘]{2,}?’(?![\p{L}\p{N}])/gu;

/** Returns a message without what stands in quotation marks, which somebody else may have said. */
export const unquoted = (message: string): string => message.replace(quoted, " … ");
