import { pattern } from "@/lib/domain/text/short-forms";
import { anyOf } from "./any-of";
import { sentencesOf } from "./sentences";

const DEATH = pattern(
	"\\b(die[ds]|dead(?! tired| quiet)|dying|deaths?|killed|drowned|funeral|passed away|widow\\w*|buried|cremat\\w+|suicide|" +
		"stillborn|took (his|her|their) own life)\\b",
	"i",
);

/** Whether a text may tell of a death. Nobody is asked what part they had in one. */
export const tellsOfDeath = (text: string): boolean => DEATH.test(text);

/** Those whose death is most often told of without a word for death. */
const CLOSE =
	"dad|mum|mom|mother|father|nana?|gran|grandma|grandad|grandpa|husband|wife|partner|brother|sister|son|daughter|friend|dog|cat";

/** Matches mentions of a death, including indirect ones. */
export const loss = pattern(
	`\\b((he|she|they|it|${CLOSE})('s| has| had| is| was)? (passed(?! (first|me|the|a|an|his|her|their|my|out|it|` +
		"on (the|a|my)|with)\\b)|(long )?gone\\b(?! (?!now|and|but|for good|forever)\\w))|(his|her|their|my \\w+('s)?) (grave|ashes)|" +
		`lost (my|our|his|her) (${CLOSE}|baby|child)|miscarr\\w+|(isn't|not) (with us|here|alive) any ?more|` +
		"no longer (with us|here|alive))",
	"i",
);

/** Whether a text may tell of a loss, to which a cheerful reply would be wrong. */
export const tellsOfLoss = (text: string): boolean => {
	const plain = text.replace(/[‘’]/g, "'");
	return tellsOfDeath(plain) || loss.test(plain) || wouldHaveBeen.test(plain);
};
/** Matches "he would have been 74". */
const wouldHaveBeen = /\b(?:he|she) would (?:have been|be) \d/i;

/** Whether a question asks "What part did you play in it?" */
export const asksForOwnPart = (question: string): boolean => /\bpart (?:did|do) you play\b/i.test(question);

/** Whether a text names an animal of the writer's. */
export const namesPet = (text: string): boolean => /\b(?:the|my|our) (?:dog|cat)\b/i.test(text);

/** Matches those whose death is told of: whoever is close, but no device and no limb. */
const ofTheirs =
	"(my|our) (?!(\\w+ )?(phone|battery|laptop|computer|car|bike|fridge|plants?|arms?|legs?|" +
	"feet)\\b)\\w+( \\w+)?|he|she|dad|mum|mom|mother|father|mama|papa|nana?|grann?y?|grandma|grandpa|" +
	"the (baby|dog|cat)";
/** Matches what says that one of them has died. */
const diedOfTheirs =
	`\\b(${ofTheirs})(['’]s| has| had| is| was)? (just |now |already |suddenly )?(died|` +
	"dead(?! (tired|on|right|serious))|dying(?! to)|passed away|drowned|killed(?! \\w+)|killed (in|by|at|on))\\b";
const died = pattern(diedOfTheirs, "iu");
/** Whether a text tells of the death of somebody near the writer: "my aunt died", "one of my patients has died". */
export const tellsOfDeathOfTheirs = (text: string): boolean => died.test(text);

/** Matches a fresh loss or a grave illness, of no year, so that "the funeral of her aunt, 2018" is none. */
const freshLoss = anyOf(
	[
		diedOfTheirs,
		"\\b(his|her|their|my \\w+['’]s|the) funeral (is|was|will be)\\b",
		"\\blost (my|our|the) (baby|child|son|daughter|husband|wife|mother|father|mum|mom|dad)\\b",
		"\\b(miscarr\\w+|stillborn|(in|into|to) (a |the )?hospice|hospice (nurse|bed|care)|cancer|" +
			"tumou?r|chemo\\w*|biopsy|suicide)\\b",
		"\\btook (his|her|their) own life\\b",
		"\\b(left me(?! (an?|the|some|to|with|on|in|alone|half|his|her|their)\\b)|moved out|broke up|" +
			"split up|cheated on me)\\b",
	],
	"iu",
);
const longAgo = /\b(?:19|20)\d\d\b|\byears? ago\b|\byears (?:since|on)\b/iu;
/**
 * Whether a page tells of a loss, an illness or a parting that may be fresh. A letter does not bring such a page back
 * within days, unless the person chose a pleasant feeling for it.
 */
export const tellsOfFreshLoss = (text: string): boolean =>
	sentencesOf(text).some((sentence) => freshLoss.test(sentence.text) && !longAgo.test(sentence.text));
