import { plain, type Rule, saying } from "../../rule";

/*
 * What people tell by the way of somebody at home, or of somebody they left: an injury that was explained away, a tracker
 * in a bag, a key that is turned from outside, what he is only when he has drunk, what he will tell if they go.
 */

const person = "(?:he|partner|ex|parent|sibling|child|uncle|grandparent|grandchild|nephew|cousin|in law|man)";

/** Whoever asks about an injury. */
const asking =
	"(?:nurse|doctor|gp|dentist|hygienist|teacher|midwife|paramedics?|optician|chiropodist|podiatrist|physio|pharmacist|chemist|social worker|health visitor|carer|consultant|surgeon|hospital|er|a and e|police|officer|boss|manager|school|receptionist|colleagues?|coworkers?|neighbou?rs?|choir|class|pastor|priest)";
const body =
	"(?:wrists?|arm|hand|fingers?|eye|face|cheek|jaw|lip|tooth|teeth|nose|ear|neck|shoulder|ribs?|hip|leg|knee|ankle|foot|head|back|chin|burn|scald|bruises?|cut|limp)";
const culprit =
	"(?:\\w+ )?(?:door|doors|stairs?|steps?|cupboard|scuttle|cat|dog|gate|ladder|oven|kettle|pan|iron|table|banisters?|worktop|wardrobe|drawer|shelf|tap|bath|shower|kerb|curb|fender|hearth|bike|fall|ice|pavement|radiator)";
const mishap =
	"(?:i|id) (?:would |had |have |just |only |must have )*(?:tripped|fell|fallen|slipped|stumbled|walked into|bumped into|banged (?:it|my)|scalded myself|caught (?:it|my))";

/** An injury that was explained to somebody who asks: by a fall, a door, a coal scuttle. */
export const EXPLAINED = `(?:told|tell|telling|lied to|said to) (?:the|my|our|a|her) (?:\\w+ )?${asking}(?: [^ .]+){0,2} (?:${mishap}|(?:it|that|this|my (?:\\w+ )?${body}) (?:was|is) (?:only |just |all )?(?:from )?(?:the|a|my|our) ${culprit})`;
/** Where everybody laughs at it, or it was a game. */
const trulyFell =
	/ (?:laughed|laughing|laughs|giggl\w*|haha|lol|football|rugby|netball|hockey|gymnastics|climb\w*|skat\w*|ski\w*|drunk on my|which was true|which is true|which i had) /;

/** Somebody at home whom it may have come from, or that it cannot have been so. */
const behindIt =
	/ (?:he|partner|parent|child|ex) (?:feels|felt) (?:so |really |just )?(?:terrible|awful|dreadful|ashamed|horrible)| (?:kettle|iron|pan|poker|belt|bottle|knife|bat|stick|hammer|rolling pin|plate|mug|remote|lamp) in her hand | (?:rough|nasty|violent|cruel|like that) (?:with me )?(?:when|if|after) | her temper | when he (?:has been |is )?(?:drinks|drinking|drunk) | (?:have|do) not (?:had|have|own|got) (?:a |an |any |had )?(?:coal|stairs|cat|dog|cupboard|scuttle|bike)| live in a bungalow | he did not mean (?:it|to) | before he (?:hits|hit|pushed|pushes|grabbed) /;

const tracker =
	"(?:air ?tags?|trackers?|tracker tags?|tracking (?:tags?|devices?|chips?)|gps (?:tags?|trackers?|devices?)|smart ?tags?|bluetooth tags?)";
const kept =
	"(?:bag|handbag|backpack|rucksack|purse|tote|car|coat|jacket|lining|pockets?|shoes?|boot|trunk|bumper|wheel arch|glove ?box|bike|pram|pushchair|buggy|van|wallet)";

const doubts: Rule[] = [
	plain(EXPLAINED, { withText: behindIt, unless: trulyFell }),
	plain(`${tracker}(?: [^ .]+){0,6} (?:in|under|inside|on|behind|into)(?: [^ .]+){0,4} my (?:\\w+ ){0,2}${kept}`, {
		with: / (?:found|finds|find|discovered|noticed|hidden|hid|zipped|sewn|taped|stuck|tucked|beep\w*|alert|warned|there (?:is|was)|pulled out|fell out|not mine|he (?:put|puts|slipped|planted)|(?:partner|ex|parent) (?:put|puts|slipped|planted|hid)) /,
		unless:
			/ (?:i (?:\w+ )?(?:put|stuck|bought|use|keep|attached|hid|lose|lost|forget)|luggage|suitcase|airline|baggage|my own|insurance|thief|thieves|was stolen|turns out|turned out|rental|fleet|company car|my old|forgot i|keep losing|always losing) /,
	}),
	plain(
		`${person} (?:was|is|turned up|showed up|appeared|stood|waited|sat|parked)(?: [^ .]+){0,3} outside(?: [^ .]+){0,6} (?:and|then)(?: then| again| later)?(?: [^ .]+){0,2} outside`,
		{
			withText:
				/ (?:never|not) (?:told|tell|said|mentioned|given|gave)(?: [^ .]+){0,4} | (?:not know|no idea) how he | how (?:did|does) he know | ex | break ?up | broke up | stalk\w* | restraining /,
			unless:
				/ (?:taxi|driver|delivery|postman|pick(?:ed|ing)? me up|to collect me|cat|dog|band|uber|lift|flowers for) /,
		},
	),
	plain(
		"(?:turns?|turned) the key (?:in|on|of) my (?:\\w+ )?(?:door|room)|(?:locks|locked|bolts|bolted|padlocks|padlocked) my (?:bedroom |room )?door(?: [^ .]+){0,2} (?:at (?:night|six|seven|eight|nine|ten|\\d+)|from (?:the )?outside|when he|so (?:that )?i|every night|until|till)|(?:locks|locked|shuts|bolts) me (?:in|into|inside|up in) (?:my|the|her) (?:\\w+ )?(?:room|bedroom|house|flat|attic|cellar|kitchen)|i am locked in (?:my room|at night|until|till|from \\w+|when he)",
		{
			unless:
				/ (?:(?:i|no one|nobody) (?:\w+ )?(?:lock|locks|locked|turn|turns|turned|bolt|bolts|bolted)|accident|accidentally|by mistake|toddler|baby|cat|dog|joke|prank|escape room|hotel|landlord|hospital|ward|prison|cell|hostel|wind) /,
		},
	),
	plain(
		`if i (?:ever )?(?:go|leave|left|went|walk out|tell|report|call|end it)(?: [^ .]+){0,6} ${person} (?:will|would|is going to|says he will) (?:just |only |simply )?(?:tell|say|swear|claim|make out)(?: [^ .]+){0,4} (?:i (?:\\w+ )?(?:hit|beat|hurt|attacked|abused|touched|raped|started|am (?:\\w+ )?(?:mad|crazy|insane|unfit|unstable|mental|violent|dangerous|senile|an? \\w+ parent))|it was me)|(?:will|would) (?:tell|say to|swear to) (?:her|everyone|the (?:police|court|judge|child|family|school))(?: that)? i (?:hit|beat|hurt|attacked|abused|touched|raped|am (?:mad|crazy|insane|unfit|unstable|mental))(?: [^ .]+){0,3} if i (?:ever )?(?:go|leave|tell|walk out|report)|(?:says|said|tells me|told me|swears)(?: [^ .]+){0,3} if i (?:ever )?(?:go|leave|left|walk out|tell)(?: [^ .]+){0,4} i (?:will|would) (?:lose|never (?:see|get)) (?:the|my|our) (?:child|boys?|baby|home|house|visa|papers)`,
		{ unless: / (?:job|boss|manager|company|exam|lawyer says|solicitor says|band|team|joking|lol|haha|game) / },
	),
];

const clear: Rule[] = [
	plain(
		"sure (?:that )?(?:neither|none) of us (?:has|have|gets?|lives?|ever|will|would|needs?)(?: [^ .]+){0,4} (?:watch|live|see|through|survive|leaves?|alive|out)",
		{
			with: / (?:if (?:he|i|you)|sees|leave|leaving|left|without (?:me|her)|another|divorce|ex|threat\w*) /,
			unless:
				/ (?:film|movie|show|series|episode|dishes|hungry|bored|late|lunch|we (?:agreed|decided|both)|boring|spoilers?) /,
		},
	),
	plain(
		"if (?:i|he) can not have (?:you|me|us)(?: ,)?(?: then)? (?:no one|nobody)(?: else)?(?= will| can| shall| gets| is| should| ever| $| ,)",
		{ unless: / (?:song|lyrics?|film|novel|pizza|cake|biscuit|cat|dog|toddler) / },
	),
];

const hints: Rule[] = [
	plain(EXPLAINED, { unless: trulyFell }),
	plain(
		`${person} is (?:only|just) (?:ever )?(?:a bit |a little |really )?(?:rough|bad|like that|like this|nasty|cruel|violent|mean|ugly|that way|handy|heavy handed|scary|a monster)(?: with me| to me)? (?:when|if|after|because|on)(?: [^ .]+){0,4} (?:money|drink|drinks?|drunk|drinking|sleep|tired|beers?|whisk(?:e)?y|vodka|pub|stress\\w*|smoke|cigarettes|fix|wages|benefits|hungover|bills|lost|losing|loses|pills|medication)`,
		{ unless: / (?:road|sea|toddler|baby|puppy|kitten|cat|dog|horse|teething|nap) / },
	),
	plain(
		"(?:has|keeps|holds|took|takes|looks after) my (?:\\w+ )?(?:bank card|cards?|pension|pension book|cheque ?book|purse|bank ?book)(?: [^ .]+){0,3} (?:muddled|confused|mixed up|forgetful|not manage|he says|so (?:that )?i|safe ?keeping)",
		{ unless: / (?:i asked|because i asked|carer i|at my request) / },
	),
	plain("(?:use|using|have|given|gave me|wee in|pee in|go in) (?:a|the|her) (?:bucket|chamber pot|potty|basin|jug)", {
		with: / (?:locked|lock|door|night|my age|dignified|toilet|room|unlocks?|wee|pee|until morning) /,
		unless:
			/ (?:camping|campsite|festival|boat|van|caravan|mop\w*|paint\w*|leak\w*|rain|garden|plants?|toddler|baby|child|flood\w*|plumber) /,
	}),
	plain(
		"without (?:the )?(?:other (?:person|one)|he|her|partner|ex|my \\w+|someone)(?: on the account)? (?:seeing|knowing|noticing)(?: [^ .]+){0,4} (?:last (?:in|on|opened|online|active)|logged in|was (?:on|in|here)|opened it)",
		{ unless: / (?:boss|manager|surprise|present|gift|teacher|student|client) / },
	),
];

/** What is told by the way of somebody dangerous. */
export const byTheWay: Rule[] = [...clear, ...saying("doubtful", doubts), ...saying("hint", hints)];
