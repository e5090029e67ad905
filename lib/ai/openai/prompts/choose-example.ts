import type { ReplyInput } from "@/lib/ai/types";
import { type ExampleExchange, exampleExchanges, type Situation } from "./example-exchanges";

const CLOSE =
	"(?:my (?:ex|boyfriend|girlfriend|husband|wife|partner|father|dad|mother|mum|mom|brother|sister|son|daughter|boss|stepfather|stepmother))";
const SOMEBODY = `(?:he|she|they|him|her|them|${CLOSE})`;

/** What shows each situation, the first that fits before the later ones. */
const shownBy: readonly [Situation, RegExp][] = [
	[
		"afraid",
		new RegExp(
			`\\b(?:afraid|scared|frightened|terrified) (?:of|that) ${SOMEBODY}\\b|\\b${SOMEBODY} (?:\\w+ ){0,2}(?:scares?|frighten(?:s|ed)|threaten(?:s|ed)|hits?|slap(?:s|ped)|push(?:es|ed) me|shov(?:es|ed)|grab(?:s|bed)|thr[eo]w(?:s)?|punch(?:es|ed)|kick(?:s|ed)|chok(?:es|ed)|track(?:s|ed)|checks my|went through my)|\\begg ?shells\\b|\\bcalm (?:him|her|them) down\\b`,
			"i",
		),
	],
	[
		"grief",
		/\b(?:died|passed away|funeral|grief|griev(?:e|ing)|mourn(?:ing)?|buried|her grave|his grave|miscarr\w+|(?:since|after) (?:his|her|their|\w+['’]s) death)\b/i,
	],
	[
		"request",
		/\b(?:can|could|will|would) you (?:please )?(?:remind|text|call|e-?mail|message|book|order|look up|google|check (?:in|on)|tell (?:him|her|them)|write to|send|save|delete)\b|^\W*(?:please )?(?:remind me to|text me|call me)\b/i,
	],
	[
		"verdict",
		/\b(?:am i (?:right|wrong|the (?:bad|problem|crazy))|who(?:['’]s| is) right|tell me i(?:['’]m| am) right|do(?:n['’]t)? you (?:agree|think (?:he|she|they)(?:['’]s|['’]re| is| are| was| were))|is(?:n['’]t)? (?:he|she|it) (?:a narcissist|selfish|toxic|his fault|her fault)|narcissist\w*|everybody (?:agrees|says)|everyone (?:agrees|says))\b/i,
	],
	[
		"praise",
		/\b(?:proud of me|aren['’]t you (?:proud|impressed)|tell me i(?:['’]m| am)|am i (?:amazing|doing well|a good)|i (?:finally|really) did it|you(?:['’]re| are) (?:the best|amazing|the only one who)|best coach)\b/i,
	],
	[
		"shame",
		/\b(?:ashamed|i hate myself|i(?:['’]m| am) (?:a |an |such a |so )?(?:terrible|awful|horrible|bad|failure|stupid|pathetic|disgusting|worthless|monster)|i snapped|i shouldn['’]t have|it(?:['’]s| is) all my fault|i feel guilty)\b/i,
	],
	[
		"quarrel",
		new RegExp(
			`\\b(?:argu(?:ed|ing|ment)|quarrel\\w*|fought|(?:big|stupid|another|had a|same) (?:fight|row)|shout(?:ed|ing)|yell(?:ed|ing)|slammed|fell out|silent treatment|never (?:listens|helps|apologi[sz]es|appreciates|asks)|always (?:forgets|interrupts|blames)|impossible)\\b|\\b${SOMEBODY} (?:\\w+ ){0,2}(?:forgot|ignored|lied|didn['’]t come|left me alone|let me down|criticized|complained)\\b`,
			"i",
		),
	],
	[
		"decision",
		/\b(?:should i|whether to|i can['’]t decide|can['’]t make up my mind|what would you do|stay or (?:go|leave)|leave or stay|torn between)\b/i,
	],
	[
		"vague",
		/\b(?:it['’]s complicated|i don['’]?t know(?: where to (?:start|begin))?|everything(?: is|['’]s)?|something(?:['’]s| is) (?:off|wrong)|not sure what|the usual|just a lot|whatever)\b/i,
	],
];
/** Only a message of so few words is taken for a vague one. */
const VAGUE = 14;
/** So few words in Latin letters begin something, and say nothing yet. */
const BARE = 3;

/**
 * What a message is about, as plain facts of it show; null where nothing does. What they are in danger of comes before
 * all else: then it is fear, or nothing.
 */
export function situationOf({
	message,
	memory,
	signs = [],
}: Pick<ReplyInput, "message" | "memory" | "signs">): Situation | null {
	if (signs.includes("partner-danger")) return "afraid";
	if (signs.length > 0) return null;
	const words = message.match(/\p{Script=Latin}+(?:['’]\p{Script=Latin}+)*/gu)?.length ?? 0;
	const shown = shownBy.find(
		([situation, pattern]) => pattern.test(message) && (situation !== "vague" || words <= VAGUE),
	)?.[0];
	if (shown === "afraid") return shown;
	if (memory.found) return "own pages";
	return shown ?? (words > 0 && words <= BARE ? "vague" : null);
}

/** What stands around an exchange, so that nobody's words are taken for those of the person. */
const asExample = ({ they, reply }: ExampleExchange) =>
	`So a good reply may sound. Somebody else wrote this, and nothing of it is about them: take its manner, never its words or its facts.
They: ${they}
Reply: ${reply}`;

/** The example for a message, as it stands in the prompt; empty where none fits the situation. */
export function exampleFor(input: Pick<ReplyInput, "message" | "memory" | "signs">): string {
	const situation = situationOf(input);
	return situation ? asExample(exampleExchanges[situation]) : "";
}
