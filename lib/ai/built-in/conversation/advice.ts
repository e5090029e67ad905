import type { adviceLines } from "./stock/advice-lines";

export type AdviceKind = keyof typeof adviceLines;

const kindPatterns: readonly [AdviceKind, RegExp][] = [
	["fault", /\bmy fault\b|\bam i (?:a bad|a terrible|the problem|broken|crazy|too)\b|\bwrong with me\b/],
	["myself", /\bwhy (?:am i|do i|can'?t i)\b|\bhow (?:do|can) i (?:stop|change)\b/],
	[
		"verdict",
		/\b(?:is|was) it (?:ok|okay|wrong|bad|stupid|normal|selfish|weird) (?:to|if|that)\b|^is (?:that|it|this) \w+\??$|^(?:so )?what do you think|^do you agree|\bam i (?:right|wrong)\b/,
	],
	[
		"goBack",
		/\b(?:take (?:him|her|them) back|go(?:ing)? back|get(?:ting)? back (?:together|with)|try again with|(?:another|a second|one more) chance|reunite|win (?:him|her|them) back)\b/,
	],
	[
		"contact",
		/\b(?:text|call|message|write (?:to )?(?:him|her|them|my)|reply|respond|answer (?:him|her|them)|reach out|contact|dm|block|unblock|send|phone|ring)\b/,
	],
	[
		"leave",
		/\b(?:leave|break up|breakup|end (?:it|things|this|the relationship|my)|divorce|split up|move out|stay|walk away|let (?:him|her|them) go|give up on|separate)\b/,
	],
	["forgive", /\b(?:forgive|let it go|get over|move on|trust (?:him|her|them) again)\b/],
	[
		"begin",
		/\b(?:ask (?:\w+ )?out|go (?:out|on a date)|move in|marry|propose|say yes|meet|date|start (?:dating|seeing)|go for it|make a move|have (?:a )?(?:child|baby|kids)|get married)\b/,
	],
	[
		"speak",
		/\b(?:tell|say|talk|confront|admit|confess|bring (?:it|this|that) up|speak|ask (?:him|her|them|my)|explain|apologi[sz]e|be honest|come out|set (?:a |some )?boundar\w+|say no)\b/,
	],
];

/** What kind of decision a question is about. */
export function adviceKindOf(text: string): AdviceKind {
	const asking = text.replace(/\b(?:can|could|would|will)? ?(?:you )?(?:please )?tell me\b/, "").trim();
	return kindPatterns.find(([, pattern]) => pattern.test(asking))?.[0] ?? "general";
}

const turned: Record<string, string> = { my: "your", me: "you", mine: "yours", myself: "yourself" };
const verbs = new Set(
	"text call write message tell leave stay forgive apologize apologise ask go move marry break end let take quit talk reach give keep wait try say see meet confront block unblock reply respond answer invite date send bring move cancel visit stop start accept trust believe delete change speak".split(
		" ",
	),
);
/** Where one of these follows, the phrase has a subject of its own, and turning it would go wrong. */
const unturnable = /\b(?:i|i'm|i've|i'd|i'll|am|was|you|your|yours|you're|we|us|our|ours|im|ive)\b/;

/**
 * What comes after "should I", said to the person instead of by them: "text my sister" becomes "text your sister".
 * Null where it cannot be turned without risk of nonsense.
 * @param text As the person wrote it.
 */
export function verbPhraseOf(text: string): string | null {
	const found =
		/(?<!\b(?:what|how|who|when|where|why|which|whom) )\bshould i (?:(?:just|really|even|still|maybe|actually|finally|simply|now|then) )*([a-z'’ ]+?)(?:[?!. ]*$)/i.exec(
			text,
		)?.[1];
	const words = found?.trim().split(/ +/) ?? [];
	const lower = words.map((word) => word.toLowerCase());
	if (words.length < 1 || words.length > 8 || !verbs.has(lower[0] ?? "") || unturnable.test(lower.join(" ")))
		return null;
	if (/^(?:and|but|or|so|because|if|when|to|with|the|a|at)$/.test(lower.at(-1) ?? "")) return null;
	return words
		.map((word, i) => turned[lower[i] ?? ""] ?? (i === 0 ? word.toLowerCase() : word.replace(/'/g, "’")))
		.join(" ");
}
