import { type Family, ofTheWriter, some } from "./family";

/* What people arrange and let fall who have decided: what sends itself, a place that nobody needs to keep, a grave. */

/** It will be over soon, and why is not said. */
const notLong = ofTheWriter(
	"strong",
	[
		"(?:will|would) not be (?:hurting|in pain|aching|tired|suffering|lonely|a bother|a burden|any trouble|worrying|crying)(?: [^ .]+){0,2} (?:long|much longer|for long)(?= $| ,| now| though| any ?more| more)",
		"told (?:her|the \\w+|my \\w+)(?: that)? it (?:will|would) not be long(?= $| ,| now| before)|he (?:believed|thought|thinks|believes) (?:that )?i (?:am|was) ill(?= $| ,)",
		"(?:grave|plot|headstone|gravestone|stone|stonemason|urn)(?: [^ .]+){0,10} (?:second date|only the date|my date|paid for (?:both|two)|paid for us)",
	],
	/ (?:physio|paracetamol|ibuprofen|dentist|surgery|operation|dinner|supper|food|pizza|bus|train|taxi|kettle|queue|delivery|call back|holiday|vet|marathon|hospice) /,
);

/** No place has to be kept for the writer, whatever is answered to those who ask. */
const noPlace = ofTheWriter(
	"strong",
	[
		"(?:no need|not need|needs? not|no point|no use|not bother)(?: [^ .]+){0,3} (?:reserve|reserving|keep|keeping|save|saving|book|booking|hold|holding|set|setting|count|counting) (?:me |for me )?(?:a |my |the |one )?(?:\\w+ )?(?:slot|place|seat|spot|chair|plate|ticket|room|bed|in)(?: for me)?(?= )",
	],
	/ (?:already|moved|holiday|work that day|on shift|elsewhere|walk in|first come|pregnan\w*|vegan|dentist|out of stock|driving|busy) /,
);

/** An answer that leaves it open, so that nobody asks. */
const maybe = ofTheWriter("weak", [
	"(?:put|mark|count) me (?:down )?(?:as|for) a maybe|(?:keep|kept) saying (?:yes|maybe|sure|next time)|easier to say (?:yes|maybe) than|(?:told|tell) her (?:to )?start without me",
	`he would only (?:fuss|worry|cry|ask)|so (?:that )?(?:he|parent|partner|child) (?:will|would) not be (?:alone|by herself|on her own)(?= $| when| then)`,
	`settled in (?:the|my|your) (?:head|mind)|once (?:you have|i had|it is|i have)${some(3)} settled|i am (?:quite|perfectly|very) healthy|used (?:up )?all my savings`,
]);

/** Cards, letters and messages for a time when the writer does not write any more. */
const writtenAhead = ofTheWriter(
	"strong",
	[
		"(?:all the way|right up|up) (?:to|until|till) (?:18|21|eighteen|twenty one|thirty|30|her (?:eighteenth|18th|21st|thirtieth|wedding))(?= )(?<= (?:got|cards|letters|her all|done|written|wrote|her|it|one|birthdays?)(?: [^ .]+){0,4} (?:18|21|eighteen|twenty one|thirty|30|eighteenth|18th|21st|thirtieth|wedding))",
		"(?:birthday|graduation|wedding|christmas) (?:cards?|letters?|videos?|messages?)(?: [^ .]+){0,8} (?:until he is|till he is|up to|all the way|in advance|ahead|years to come|to open (?:when|at|on)|for when he is)",
		"(?:made|set|scheduled|timed|programmed|got)(?: [^ .]+){0,5} (?:messages?|emails?|texts?|posts?|letters?|videos?|voice ?notes?) (?:to|so (?:that )?(?:he|it)) (?:send|go|post|arrive|come|be sent|goes|sends)(?: herself| itself)?(?: out| off| automatically)? (?:on|at|next|when|after) (?:\\w+day|monday|the|christmas|new|he|i|\\d+|midnight|morning)",
	],
	/ (?:newsletter|client|clients|customers?|campaign|marketing|reminder|reminders|boss|work email|office|shop|crossword|levels?|reps|piano|floor|party|invitations?|deployment|deployed|trip|gap year) /,
);

/** Papers put where they will be looked for, and nothing left for others to do. */
const nothingUndone = ofTheWriter("strong", [
	"(?:easier|simpler|kinder|better) (?:on|for) (?:her|everyone|whoever|people|my \\w+) if (?:there is |i leave |there was )?nothing(?: [^ .]+){0,3} (?:undone|unfinished|behind|left|lying)",
	"in the (?:lockbox|lock box|strongbox|safe|deed box)(?: [^ .]+){0,3} with the (?:title|deeds?|will|papers|policy|insurance)",
]);

const animal = "(?:dog|cat|bird|canary|budgie|parrot|rabbit|hamster|hens?|tortoise|pony|horse|guinea pigs?|fish)";
/** An animal that goes to somebody on a day. */
const animalGoes = ofTheWriter(
	"strong",
	[
		`(?:neighbou?r|sibling|friend|child|cousin|nephew|grandchild|uncle|he) (?:receives|gets|takes|is having|is taking|will have|is getting|will take)(?: [^ .]+){0,2} ${animal} (?:on|from|next) \\w+|${animal} (?:goes|is going|will go|moves) to (?:the|my|a|her) (?:neighbou?r|sibling|friend|child|cousin|guy|nephew|couple|shelter)(?: [^ .]+){0,3} (?:on|from|next|this) \\w+`,
	],
	/ (?:holiday|vacation|surgery|operation|while (?:i|we)|weekend|groom\w*|vet|until i (?:am|get)|till i (?:am|get)|back on|walks?|allerg\w*|moving|new baby|trip|hospital|sleepover) /,
);

export const settledFamilies: Family[] = [notLong, noPlace, maybe, writtenAhead, nothingUndone, animalGoes];
