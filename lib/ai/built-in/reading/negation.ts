import type { Token } from "./model";

const negators = new Set([
	"not",
	"n't",
	"nt",
	"never",
	"no",
	"without",
	"hardly",
	"barely",
	"neither",
	"nor",
	"nobody",
	"nothing",
	"none",
	"cannot",
]);
/** After these, what follows is stressed, not denied: "never been this tired", "never felt so alone". */
const degree = new Set(["this", "so", "that", "such", "more"]);
/** How many words a negation reaches over. */
const REACH = 5;

/**
 * Whether the word at `index` of a clause is denied: "not angry", "never felt safe", "no comfort".
 * "Never been this tired", "not only angry", "no wonder I was sad", "couldn't be happier" and
 * "not because I was angry" (said of reasons) are not denials of the feeling.
 */
export function isNegated(tokens: readonly Token[], index: number): boolean {
	let reach = REACH;
	for (let i = index - 1; i >= 0 && reach > 0; i--) {
		const token = tokens[i] as Token;
		if (token.pos === "PUNCT" && token.lower !== "'") {
			if (token.lower === "," || token.lower === ";" || token.lower === ":") return false;
			continue;
		}
		if (!negators.has(token.lower)) {
			reach--;
			continue;
		}
		return denies(tokens, i, index);
	}
	return false;
}

function denies(tokens: readonly Token[], negator: number, index: number): boolean {
	const between = tokens.slice(negator + 1, index).map((token) => token.lower);
	const word = tokens[negator]?.lower;
	if (["only", "just", "merely", "because"].includes(between[0] ?? "")) return false;
	if (word === "no" && ["wonder", "doubt", "matter", "longer"].includes(between[0] ?? tokens[index]?.lower ?? "")) {
		return between[0] === "longer";
	}
	if (
		between.some((w) => degree.has(w)) &&
		(word === "never" || between.includes("more") || between.includes("been"))
	) {
		return false;
	}
	if (/(?:ier|er)$/.test(tokens[index]?.lower ?? "") && between.includes("be") && /^(?:n't|not)$/.test(word ?? ""))
		return false;
	if (["could", "can", "cannot"].includes(tokens[negator - 1]?.lower ?? word ?? "") && between[0] === "help")
		return false;
	if (between.some((w) => w === "but" || w === "because" || w === "until")) return false;
	// "Nobody was angry" denies; "nothing scared me more" was dealt with above.
	return !isNegated(tokens, negator);
}
