import type { Kind, OwnDanger } from "@/lib/domain/safety/kinds";
import { pattern } from "@/lib/domain/text/short-forms";
import { normalize } from "../reading/normalize";
import { words } from "../rule";
import { correctsMisreading } from "./taken-back";
import { HEIGHT } from "./word-lists";

/** Words that say little on their own, but complete a recent hint. */
export const followUps: Record<OwnDanger, RegExp> = {
	"self-harm": words([
		"(i|we)<3> (do|end|finish|go through with) (it|this|everything)( (now|soon|tonight|tomorrow|today|anyway|then|this" +
			" \\w+))?(?= ,| $)",
		"doing it (now|tonight|tomorrow|soon|anyway)",
		"i (have )?(already )?(made up my mind|made my decision|decided)(?= ,| $)",
		"i<1> (mean~) it",
		"i am<1> (serious|not joking|not kidding|done|ready)(?= ,| $)",
		"(no one|nothing|you) (can|could|will|would) not (stop|change)",
		"(no one|nothing) (can|could|will) (stop|help|save) me",
		"it is too late",
		"(it )?(will|is going to) (all |soon )?be over( soon)?",
		"tonight is the night",
		"this is (it|goodbye|the end)(?= ,| $)",
		"i have<3> (pills|rope|knife|blade|razor|gun|it|her|everything|what i need)( all)? (here|ready|(with|next to|in front" +
			" of) me|in my hands?|at home|counted)",
		"(i have written|i wrote) (the|a|my) (letters?|notes?)",
		`i am (on|at) the (${HEIGHT}|station)`,
	]),
	"partner-danger": words([
		"he (is|are)<1> (coming|here|outside|home|back|at the door|in the house|on her way|drunk)",
		"i (can )?hear her",
		"he<1> (did|does|is doing) it( \\w+)?",
		"it<1> (happen~|is (happening|starting|getting worse)|started|got worse)( \\w+)?",
		"he (found|read|saw|is reading|took) (this|my phone|my messages|out)",
		"i am (locked|hiding) ",
	]),
	"danger-to-others": words([
		"i<3> (do|end|finish|go through with) (it|this)( (now|soon|tonight|tomorrow|today|anyway|then))?(?= ,| $)",
		"doing it (now|tonight|tomorrow|anyway)",
		"i (have )?(already )?(made up my mind|decided)(?= ,| $)",
		"i<1> (mean~) it",
		"(no one|nothing|you) (can|could) (not )?stop me",
		"he (is|are) (here|outside|at the door|asleep)",
		"i (am at|am outside) her ",
		"i have (it|the \\w+) (here|with me|in my (car|bag|pocket|hand))",
	]),
};

/** Matches words which say that the person was misunderstood. */
const misread = words([
	"not what i (mean~|said)",
	"i (only |just )?(mean~) (my|the|our) \\w+ , not",
	", not (to )?(kill|hurt|harm) myself",
	"misunderst(ood|and)",
	"was (just |only )?(joking|kidding|exaggerating|a joke|a figure of speech|a song|lyrics)",
	"not in danger",
	"(nobody|no one) (here )?is in danger",
	"(was|it is|is|being) (just |only )?(irony|ironic|sarcasm|sarcastic)",
]);

/**
 * Matches words that play down what was said; hints before them no longer count. People who were hit say them, too,
 * meaning only today.
 */
const lessened = words(["i am<1> safe( now)?(?= ,| $)", "do not want to die", "would never (do|hurt|kill)"]);

/** Questions that a coach may have asked, with the answer that confirms a danger. */
export const asked: { kind: Kind; question: RegExp; answer: "yes" | "no" }[] = [
	{
		kind: "self-harm",
		question: pattern(
			"\\b((kill(ing)?|(hurt|harm)(ing)?) yourself|suicid\\w*|end(ing)? (your|it) (own )?(life|all)|tak(e|ing) your (own " +
				")?life|not (wanting )?to (live|be alive|be here|wake up)|want(ing)? to die)\\b[^?]*\\?",
			"i",
		),
		answer: "yes",
	},
	{
		kind: "partner-danger",
		question: pattern(
			"\\b(afraid|scared|frightened) of (him|her|them|your \\w+|what (he|she|they))\\b[^?]*\\?|\\b(hit|hurt~|threaten\\w*|" +
				"chok\\w+|push\\w*|shov\\w+) you\\b[^?]*\\?",
			"i",
		),
		answer: "yes",
	},
	{ kind: "partner-danger", question: /\bsafe (?:at home|with (?:him|her|them|your \w+))\b[^?]*\?/i, answer: "no" },
	{ kind: "self-harm", question: /\b(?:are|do) you (?:feel )?safe\b[^?]*\?/i, answer: "no" },
];
export const answers = {
	yes: pattern(
		"^ (yes|yeah|yep|yup|ya|yea|i (am|do|have|did|think so)|sometimes|often|always|maybe|kind of|sort of|a little|a bit|" +
			"both|all the time|every (day|night)|he (does|did|have~|is|do|are)(?! not)) ",
	),
	no: /^ (?:no|nope|not really|not (?:always|now|tonight|sure)|i am not|i do not(?: know)?|never) /,
};

/** Normalizes a message to a single sentence. */
export const asOneSentence = (text: string) =>
	` ${normalize(text)
		.trim()
		.replace(/(?: \.)+$/, "")
		.replaceAll(" . ", " , ")} `;

/** Whether a message says that an earlier one was misunderstood. */
export const saysMisread = (text: string): boolean => {
	const sentence = asOneSentence(text);
	return sentence.search(misread) >= 0 || correctsMisreading(sentence);
};

/** Whether a message takes back what was said before it, or plays it down. */
export const takesBack = (text: string): boolean => saysMisread(text) || asOneSentence(text).search(lessened) >= 0;
