import { near, words } from "../rule";

/*
 * How people say that they were misunderstood: "no, I meant the film", "no, that is a song". "No, I meant it" takes
 * nothing back.
 */

const thing =
	"(film|movie|book|novel|story|song|lyrics?|game|series|show|episode|play|match|podcast|character|dream|recipe|plant|" +
	"phone|laptop|car|dog|cat|bike|battery|computer|joke|quote|meme|saying|expression|exercise|work ?out|diet|dance|" +
	"lesson|essay|article|poem)";

const people = "(partner|ex|parent|sibling|child|uncle|cousin|grandparent|family|boss|friend|man|life)";

const misread = words([
	`i (only |just |obviously )?(mean~)( about| as in| in| at| with)? (the|a|an|my|our|that) (?!${people})[^ .]+`,
	"i (was|am)( only| just)* (talking|writing|speaking) about (a|an|the|my|our|her)<3>",
	`(it|that|this) (is|was)( only| just| from| about| all about| in)* (a|an|the|my|our)<1> ${thing}`,
	"figure of speech|not literally|(not|nothing) like that|you misread|you got (me|that|it) wrong|wrong end of the " +
		"stick|autocorrect\\w*|typo",
]);

/** Matches a "no" or a laugh at the beginning, which introduces a correction. */
const putsRight = words("(no|nope|nah|sorry|wait|haha\\w*|lol|oh|whoa|omg|god|er|um|erm|not me|actually)(?= )");

/** Matches what people say after "no" if they take nothing back. */
const inEarnest = near(
	"die|dying|dead|kill\\w*|suicid\\w*|hit~|hurt\\w*|beat~|afraid|scared|hopeless|pills|tablets|i meant it",
	"bridge|train|tracks|rope|river|roof|knife|gun|goodbye|note|end it",
);

/** Whether a message, as one normalized sentence, corrects how it was understood. */
export const correctsMisreading = (sentence: string): boolean =>
	sentence.search(misread) >= 0 && sentence.search(putsRight) === 0 && !inEarnest.test(sentence);
