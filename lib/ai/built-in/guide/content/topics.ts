import { OF_ANOTHER } from "../fitting/whose";
import type { Nearby } from "./nearby-words";

/**
 * Subjects that two things in a message make together: somebody, and what is between them. Each half alone is no reason; what
 * is said back are both.
 */
const my = "(?:my|our|the)";
const partner = new RegExp(
	`\\b${my} (?:\\w+ )?(?:partner|husband|hubby|wife|boyfriend|girlfriend|fianc[eé]e?|spouse|bf|gf)\\b(?!['’]s (?:ex|mother|mum|mom|father|dad|parents|family|daughter|son|kids|children))|^(?:wife|husband|boyfriend|girlfriend)['’]?s?\\b`,
	"i",
);
const parents = new RegExp(`\\b${my} (?:own )?(?:mother|mum|mom|mam|mama|father|dad|papa|parents|folks)\\b`, "i");
const grown = new RegExp(`\\b${my} (?:\\w+ )?(?:son|daughter|boy|girl|child|kids?|children)\\b`, "i");
const friends = /\b(?:my|our|a|the) (?:\w+ ){0,2}(?:friends?|mates?|bestie|friend group|friendship)\b/i;
const theirFamily =
	/\b(?:his|her|their) (?:mother|mum|mom|father|dad|parents|family|sister|brother)\b|\bmy (?:\w+ )?(?:husband|wife|partner|boyfriend|girlfriend)['’]s (?:mother|mum|mom|father|dad|parents|family|sister|brother)\b/i;
const work =
	/\b(?:my|the|our) (?:\w+ )?(?:boss|manager|supervisor|colleagues?|co-?workers?|company|shift|job)\b|\bat work\b/i;
const NEW_LOVE =
	/\b(?:there['’]?s (?:a|this) (?:\w+ )?(?:man|woman|guy|lady|gentleman)|choir|dat(?:e|es|ing)|met (?:some(?:one|body)|a (?:\w+ )?(?:man|woman))|kiss\w*|in love|love again|falling (?:for|in)|feelings for|invited|coffee with|new (?:partner|boyfriend|girlfriend|love|relationship)|seeing some(?:one|body))\b/i;

const pairs: readonly Nearby[] = [
	{
		words: theirFamily,
		and: /\b(?:hates?|criticiz\w+|criticis\w+|rearrang\w+|interfer\w+|comments?|visits?|stays?|staying|christmas|wedding|dislikes?|ignores?|invites?|doesn['’]?t like|don['’]?t like|never liked)\b/i,
		unless: /\b(?:died|dead|funeral|religious|muslim|christian|jewish|hindu|catholic)\b/i,
		near: ["h:in-laws"],
	},
	{
		words:
			/\b(?:religious|religion|muslim|christian|catholic|jewish|hindu|sikh|atheist|caste|faith|believer|baptism|baptised|convert)\b/i,
		and: new RegExp(`${partner.source}|${theirFamily.source}|\\b(?:marry|marriage|wedding)\\b`, "i"),
		near: ["h:different-backgrounds"],
	},
	{
		words:
			/\b(?:girl|boy|man|woman|person) of my (?:own )?choice\b|\b(?:arranged|love) marriage\b|\bmarry (?:the|a|some|this) (?:son|daughter|boy|girl|man|guy|woman) (?:of|that|they|from|my)\b/i,
		and: new RegExp(`${parents.source}|\\b(?:family|they|relatives|aunt\\w*|uncle)\\b`, "i"),
		near: ["h:limits-with-parents", "h:different-backgrounds"],
	},
	{
		words:
			/\b(?:works?|lives?|stationed|posted|deployed|studies|away|abroad|offshore)\b|\b(?:once|twice|few times) (?:in )?a (?:month|year)\b|\btime zones?\b/i,
		and: new RegExp(
			`(?:${partner.source})(?=.*\\b(?:abroad|away|overseas|offshore|hours? away|(?:once|twice) (?:in )?a (?:month|year)|weekends only|other (?:country|city|side))\\b)`,
			"i",
		),
		unless: /\b(?:moved out|walks? away|works? a lot|died)\b/i,
		near: ["h:long-distance"],
	},
	{
		words:
			/\b(?:without (?:me|inviting me|asking me)|(?:didn['’]?t|don['’]?t|never|not) (?:invited?|ask(?:ed)? me|includ\w+)|left me out|left out|wasn['’]?t (?:invited|asked))\b/i,
		and: friends,
		near: ["h:loneliness", "e:asking-for-something"],
	},
	{
		words:
			/\b(?:never|doesn['’]?t|don['’]?t|does not|hardly|rarely) (?:ever )?(?:asks? (?:me|about)|talks? (?:to|with) me|listens?|looks? at me|notices?|says? anything)\b/i,
		and: partner,
		near: ["h:lonely-together", "e:asking-for-something"],
	},
	{
		words: new RegExp(
			`(?:(?:${partner.source}) (?:has |just |finally )*(?:left|walked out|moved out|dumped|ended)|\\b(?:he|she|they) (?:has |just |finally )*(?:left|walked out on|dumped) me)\\b(?: (?:me|us|on me|with me|it|things))*(?= (?:(?:just|about|only|almost|over|on|in) )?(?:yesterday|today|tonight|last \\w+|this (?:morning|week|month)|\\w+day|(?:\\d+|an?|one|two|three|four|five|six|few|some) (?:\\w+ )?(?:days?|weeks?|months?)(?: ago)?)\\b)`,
			"i",
		),
		unless:
			/\bleft (?:for (?:work|a|the|his|her|home|school|\w+day)|early|late|alone|(?:a|the|his|her|my) )\b|\b(?:died|dead|funeral|on (?:a )?(?:business|work) trip|(?:is|coming|comes|came) (?:back|home))\b/i,
		near: ["e:after-a-breakup", "h:being-left"],
	},
	{
		words:
			/\b(?:our sex life|sex(?: life)?|libido|intimate|intimacy|made love|make love|sleep together|touch(?:ed|es)? me|in bed)\b/i,
		and: new RegExp(`${partner.source}|\\bour sex life\\b|\\bwe\\b|\\b(?:he|she) (?:said|says|told|wants?)\\b`, "i"),
		unless: /\b(?:forc\w*|rap\w+|hit|hits|afraid|scared|against my will|made me|consent|no means)\b/i,
		near: ["h:talking-about-sex", "h:desire"],
	},
	{
		words: /\b(?:borrow(?:ed|s)?|len[dt]|loan(?:ed)?|owes?|pay(?:ing)? (?:me )?back|inherit\w*|the will|the estate)\b/i,
		and: /\bmy (?:\w+ )?(?:brothers?|sisters?|siblings?|cousin|uncle|aunt|brother-in-law|sister-in-law)\b/i,
		near: ["e:asking-for-something", "h:siblings"],
	},
	{
		words: /\b(?:i (?:want|said|say|told (?:him|her)) (?:i )?love(?:d)? you\b|said i love you\b|say i love you\b)/i,
		and: /\b(?:he|she|they) (?:said|says|didn['’]?t|just|only|replied|answered|went|smiled|laughed)\b/i,
		unless: /\bi (?:did ?n['’]?t|could ?n['’]?t|never|not) (?:\w+ )?(?:say|said|answer)\b/i,
		near: ["h:what-are-we", "h:unrequited-love"],
	},
	{
		words:
			/\b(?:takes?|took|steals?|stole|repeats?|says?|presents?|sold) (?:my|our) (?:ideas?|work|project|slides)\b|\b(?:shouts?|yells?|humiliat\w+|micromanag\w+|ignores?|interrupts?|mansplain\w*)\b/i,
		and: work,
		unless: /\bi (?:shouted|yelled|snapped|screamed)\b/i,
		near: ["e:hard-conversation", "h:hard-talk"],
	},
	{
		words:
			/\b(?:moved out|left home|gone to (?:uni\w*|college)|at (?:uni|university|college)|flown the nest|leaves? home|off to (?:uni|college))\b|\bempty nest\b/i,
		and: new RegExp(`${grown.source}|\\bempty nest\\b`, "i"),
		near: ["e:what-i-value"],
	},
	{
		words:
			/\bi (?:don['’]?t|do not|dont) know (?:if|whether) i (?:like|am into|fancy|love) (?:girls|women|boys|men|guys)\b|\bi think i (?:like|am into) (?:girls|women|boys|men) too\b/i,
		near: ["h:coming-out"],
	},
	{
		words:
			/\bmy (?:\w+ )?(?:husband|wife|partner|boyfriend|girlfriend)['’]s (?:\w+ )?(?:kids?|children|son|daughter|boy|girl)s?\b/i,
		near: ["h:stepfamily"],
	},
	{
		words: /\bmy (?:\w+ )?(?:husband|wife|partner|boyfriend|girlfriend)['’]s ex\b/i,
		near: ["h:jealousy", "e:hard-conversation"],
	},
	{
		words: /\bmy ex(?:-?(?:husband|wife))?\b/i,
		and: /\b(?:the|our|my) (?:kids|children|son|daughter|boys|girls)\b/i,
		near: ["h:divorce-with-children"],
	},
	{
		words: /\b(?:her|his) ex\b/i,
		and: /\b(?:check\w*|profile|instagram|photos?|stalk\w*|still|texts?|calls?|talks?|friends)\b/i,
		near: ["e:jealousy", "h:jealousy"],
	},
	{ words: /\b(?:on|at|glued to) (?:our|his|her|their) phones?\b/i, near: ["h:phones"] },
	{
		words:
			/\b(?:can['’]?t|cannot|no longer|forgets?|doesn['’]?t) (?:\w+ ){0,2}?(?:use|find|remember|recogni[sz]e|know|walk|drive|hear|see)\b/i,
		and: parents,
		unless: /\bi (?:can['’]?t|cannot|don['’]?t)\b/i,
		near: ["h:parent-ill"],
	},
	{
		words: /\b(?:retire[ds]?|retirement|retiring|pension)\b/i,
		and: partner,
		near: ["h:retirement"],
	},
	{
		words: NEW_LOVE,
		and: /\bi(?:['’]m| am) a widow(?:er)?\b|\bwidow(?:er|ed)\b|\b(?:my |the )?(?:late|dead) (?:husband|wife|partner|spouse|boyfriend|girlfriend|fianc[eé]e?)\b|\b(?:husband|wife|partner|spouse|boyfriend|girlfriend|fianc[eé]e?|(?:since|after|when) (?:he|she|they)) (?:has )?(?:died|passed)\b|\b(?:since|after) (?:his|her|their) death\b/i,
		unless: OF_ANOTHER,
		isApart: true,
		near: ["h:loving-again"],
	},
	{
		words: /\bmy (?:\w+ )?(?:children|kids|sons?|daughters?|boys|girls)\b/i,
		and: /\bmy new (?:partner|boyfriend|girlfriend|husband|wife|love|relationship|man|woman)\b|\b(?:me|my|i(?:['’]m| am)?|seeing someone|having someone) (?:\w+ )?(?:dating|remarry\w*|marrying again|moving in with (?:him|her|them)|replac\w+ (?:their|his|her) (?:mother|mum|mom|father|dad))\b/i,
		unless:
			/\b(?:toddler|baby|kindergarten|primary school|bedtime|(?:is|are|aged?) (?:\d|1[0-7])\b|(?:\d|1[0-7])[- ]year)/i,
		near: ["h:grown-children"],
	},
	{
		words:
			/\b(?:he|she|they|husband|wife|partner|boyfriend|girlfriend) (?:hasn['’]?t|has not|haven['’]?t|doesn['’]?t|never|no longer|won['’]?t) (?:\w+ )?(?:touch(?:ed|es)?|kiss(?:ed|es)?|sleeps? with|slept with) me\b/i,
		near: ["h:desire", "h:talking-about-sex"],
	},
	{
		words: partner,
		and: /\bpsa\b|\b(?:biops\w+|oncolog\w+|chemo\w*|radiotherapy|lump|tumou?rs?|icu|dialysis|scan (?:results?|came)|(?:has|with|got) ms\b|heart attack|parkinson\w*|ms diagnosis)\b/i,
		unless: OF_ANOTHER,
		near: ["h:partner-ill"],
	},
	{
		words: /\b(?:friend|sister|brother|neighbou?r|colleague|cousin|flatmate|roommate|mother|mum|mom|daughter|son)\b/i,
		and: /\b(?:(?:a|another|new|her|his|with) (?:\w+ )?(?:bruises?|black eye|split lip)|bruise again)\b/i,
		unless: /\bmy (?:\w+ )?(?:toddler|baby)\b|\b(?:football|rugby|bike|skate\w*|hockey|climbing|boxing|judo|karate)\b/i,
		near: ["h:worried-about-a-friend"],
	},
	{
		words: /\b(?:say|tell|telling|told|write|text|answer) (?:\w+ ){1,3}no(?=$|[.?!,])/i,
		unless: /\b(?:told|tells|said|says) me no\b|\b(?:he|she|they) (?:\w+ )?(?:told|tells|said|says)\b/i,
		near: ["e:saying-no", "h:saying-no"],
	},
	{
		words:
			/\bkiss(?:ed)? (?:a|an|my|his|her|this|that|some|the) (?:\w+ )?(?:colleague|co-?worker|stranger|guy|girl|man|woman|friend|boss|ex|someone|trainer|neighbou?r)\b/i,
		and: /\b(?:tell|confess|admit|say anything|find out|keep quiet)\b/i,
		unless: /\b(?:he|she|they|partner|husband|wife|boyfriend|girlfriend) (?:\w+ ){0,2}kissed\b/i,
		isApart: true,
		near: ["h:telling-a-secret", "h:i-cheated"],
	},
	{
		words: /\b(?:shout(?:s|ed)?|yell(?:s|ed)?|scream(?:s|ed)?|snap(?:s|ped)?) at me\b/i,
		and: /\bred flags?\b|\btoo sensitive\b|\boverreact\w*\b|\balways says sorry\b|\bbad (?:man|woman|person)\b/i,
		isApart: true,
		near: ["h:is-this-okay"],
	},
	{
		words: parents,
		and: /\b(?:(?:in|into) the (?:freezer|oven|microwave|dishwasher|washing machine)|same (?:question|story) (?:again|\w+ times)|wander(?:s|ed|ing)|lost (?:his|her|their) way|calls me by|forget(?:s|ting)? (?:my|our|his|her|their|who|where|how|names?)|left the (?:gas|stove|oven|hob) on)\b/i,
		near: ["h:parent-ill"],
	},
	{
		words: NEW_LOVE,
		and: /\bi(?:['’]m| am) (?:seventy|sixty|eighty|(?:6|7|8)\d)\b(?! (?:percent|kg|kilos?|days|minutes|hours|weeks))/i,
		isApart: true,
		near: ["h:getting-older"],
	},
];

export const topics: readonly Nearby[] = pairs.map((pair) => ({ ...pair, isSure: true }));
