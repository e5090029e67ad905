import { EXPLAINED } from "../rules/partner/by-the-way";
import { atHome, type Family, some } from "./family";

/* What people say by the way who are hurt or watched at home: a lie to the nurse, who felt terrible after, a car in the drive. */

const PLAY =
	/ (?:laughed|laughing|haha|football|rugby|netball|hockey|climb\w*|toddler|baby|puppy|kitten|teething|halloween) /;

/** An injury that was explained to a nurse or a teacher, and how it looks by now. */
const explainedAway = atHome(
	"strong",
	[
		EXPLAINED,
		"more yellow than (?:purple|blue|black)|(?:not|never) where (?:people|anyone|it|any one|the child|he|others)(?: [^ .]+){0,2} (?:see|sees|shows?|notice)",
		`we (?:have not|do not) (?:had|have|got|own)(?: a| any)? (?:coal|stairs|cat|dog)${some(3)}`,
	],
	PLAY,
);

/** Who did it is sorry for it, or is like that only at times. */
const onlyAtTimes = atHome(
	"strong",
	[
		`he (?:feels|felt) (?:so |really |just )?(?:terrible|awful|dreadful|horrible|ashamed|so bad)(?= ,| $| about| after| now| every)|(?:bought|buys|got|gets|brought|brings)(?: [^ .]+){0,3} (?:concealer|arnica|bruise cream)`,
		`(?:he|partner|ex|parent|child|sibling|uncle|grandchild|nephew) is (?:only|just) (?:ever )?(?:a bit |a little |really )?(?:rough|bad|like that|nasty|cruel|violent|mean|ugly|that way|handy|scary)(?: with me| to me)? (?:when|if|after|on)${some(5)}`,
	],
	PLAY,
);

/** An old or dependent person's days, decided by somebody else. */
const decidedFor = atHome("weak", [
	`(?:says?|said|thinks|tells me|decided)(?: that)? (?:the |my |a )?(?:\\w+ )?(?:bus|town|walk|church|club|choir|shops?|stairs|phone|visitors?|company|garden|whist|bingo|train|going out|driving|friends)(?: [^ .]+){0,2} (?:is|are|would be|gets?) too (?:much|far|tiring|dangerous|risky) for me|too (?:much|far|tiring|dangerous|risky) for me ,? ?(?:he|partner|child) (?:says|thinks|said)`,
	`(?:as|because|since|in case|so) i (?:get|am|will|would|do)(?: not)? (?:muddled|confused|mixed up|forgetful|wander)|i (?:use|have) a (?:bucket|chamber pot)(?= ,| $| at| in| when)`,
]);

/** Reading and writing so that the other one does not see it, and the other one in the drive. */
const seenWriting = atHome(
	"strong",
	[
		`he (?:goes|looks|reads|went) (?:back )?through (?:it|this|my phone|the phone|my messages|the tablet|my tablet|the history|the account)(?: [^ .]+)? (?:after|every|each|before|at) (?:dinner|supper|tea|night|evening|bed|work|\\w+ night)`,
		"without (?:the )?(?:other (?:person|one)|he|her|partner|ex|my \\w+|someone)(?: on the account)? (?:seeing|knowing|noticing)(?: [^ .]+){0,4} (?:last (?:in|on|opened|online|active)|logged in|was (?:on|in|here)|opened it)",
		`if i stop (?:answering|replying|typing|writing)(?: [^ .]+){0,3}(?= )|(?:her|the|[a-z]+ 's) (?:car|truck|van|ute|motorbike) (?:has )?just (?:pulled (?:in|up)|parked|came)|he (?:has )?just pulled (?:in|up)`,
	],
	/ (?:homework|essay|boss|manager|teacher|coach|takeaway|pizza|grandchild|surprise|present|uber|taxi|plumber) /,
);

/** Found where nobody was told of. */
const foundOut = atHome(
	"strong",
	[
		`(?:tracker|trackers|tracker tags?|air ?tags?|tracking tags?|tracking device|gps tracker)${some(8)} my (?:\\w+ )?(?:bag|car|coat|jacket|lining|pockets?|shoes?|bike|backpack|rucksack|purse)`,
		`he (?:was|is|turned up|showed up|stood|waited|sat)${some(2)} outside (?:my|the)${some(8)}|same car${some(3)} (?:idling|parked|outside|again)|car (?:is )?idling${some(6)} again`,
	],
	/ (?:luggage|suitcase|i (?:put|keep|bought|lose|lost)|pick(?:ed)? me up|to collect|taxi|delivery|cat|dog|uber|smok\w+|on the phone|sun|sunshine) /,
);

export const homeAsideFamilies: Family[] = [explainedAway, onlyAtTimes, decidedFor, seenWriting, foundOut];
