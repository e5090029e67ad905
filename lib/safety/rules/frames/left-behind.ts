import { eachAlone, plain, type Rule, saying } from "../../rule";
import { KEEPER, LIVING, ORDINARY, OTHERS } from "./families";

/* Frames about others: kept here for them, better for them, goodbyes to them, following somebody who is dead. */

const ordinary = new RegExp(` (?:${ORDINARY}) `);
const better = "(?:better(?: off)?|happier|relieved|free|freer|fine|okay|ok|lighter|richer|at peace|glad|thankful)";

const doubts: Rule[] = [
	plain(
		`(?:can|could|do|did|does|should|will) not (?:want to |have to |just )?(?:keep|go on|continue|carry on|stay|be|remain|live)(?: on| being)? (?:alive|here|living|existing|breathing|going)(?: \\w+)? (?:for|because of) ${KEEPER}|(?:only|just|merely|simply) (?:still )?(?:alive|here|living|staying|breathing|existing|stay|live|exist|hanging on|holding on|keep going)(?: alive| here)? (?:because|for|so|out of|due to)(?: of| that)? (?:${KEEPER}|guilt|fear|spite|habit|i am (?:too|scared|afraid|a coward))`,
		{ isNegative: true, unless: ordinary },
	),
	plain(
		`(?:only|main|one|sole|biggest|last|single) (?:reason|thing|person)(?: that| why| which)? i (?:have not|did not|do not|am not|am still|even|still|never|keep|stay|get(?= (?:up|out|through))|wake|bother)(?= (?:is|yet|done|gone|here|alive|around|breath\\w+|try\\w*|going|up|did|end\\w*|$))|(?:not|never) want (?:my|her|the|a|any of) (?:\\w+ )?(?:\\w+ ){0,2}to (?:be the one (?:to|who) |have to |be )?(?:finds?|discovers?|sees?|identif\\w+|clean\\w*)(?: up)? (?:me(?= (?:like that|dead|hanging|there|$))|my body|the body|what is left|the mess i)|(?:who|he|child|flatmate|roommate|parent|partner|cleaner|landlord|police|someone) (?:will|would|is going to|could|might)(?: be the one to| have to)? (?:find|discover|identify) (?:me(?= (?:like|dead|hanging|there|first|and|$))|my body)`,
		{
			isNegative: true,
			unless:
				/ (?:hide and seek|hiding from|lost|gps|stalk\w*|address|new (?:place|house|number)|instagram|facebook|profile|online|gym|birthday|job|this (?:job|town|city)|in the crowd|dating|single) /,
		},
	),
	plain(
		`(?:(?:as soon as|once|when|after|the day|the moment|until|till) (?:he|my (?:\\w+ )?(?:parent|grandparent|dog|cat|pet)|the (?:dog|cat)|both)(?: [^ .]+){0,3} (?:pass|passes|passed|dies?|died|goes|go|is (?:gone|dead)|are (?:gone|dead)|grown|grown up|old enough|moved out|leave home)(?: ,)? (?:then )?i (?:am|will be|will|can|go|can be|get to|would)(?: [^ .]+){0,3} (?:free|gone|done|next|out(?= )|go(?= )|leave|follow|too|end it|do it|join|rest))|would have been (?:gone|dead|done|out of here|in the ground)(?: [^ .]+){0,2} (?:ages|long|years|already|by now|months|a long)|when (?:he|it) goes (?:,? )?(?:i|me) (?:go|too|goes|will go|am going)`,
		{ unless: / (?:moved|travel\w*|hotel|abroad|grown up and|retire\w*|vacation|job|fired|company) / },
	),
	plain(
		`${OTHERS}(?: [^ .]+){0,3} (?:would|will|could|might|should)(?: [^ .]+){0,3} (?:be|feel|do|live) (?:so much |much |far |a lot |way |probably |all |just |even )*${better}(?= (?:without me|with me (?:gone|dead|out)|if i (?:was|were|am|did not|had not|had never|died|disappear\\w*|left|leave|killed|just (?:left|died|disappeared|was|went|did not))|once i (?:am|was)|when i am|after i (?:am|die|go)|not having me|and (?:i|no one)|in the long run)| $)|(?:be|been|is|are) (?:so much |much |far )?better off(?= $)`,
		{
			with: / (?:he|everyone|family|child|partner|parent|friends|world|people|me|i) /,
			unless:
				/ (?:renting|selling|buying|apart|divorced|single|with (?:a|another|someone|her new)|financially|if i (?:called|apologi\w+|cleaned|cook\w*|explain\w*|text\w*|told|stopped (?:drinking|smoking|talking|calling))|would (?:not|never) be|i would be|i will be|i am better|we would be|we will|we are|holiday|party|weekend|trip|project|team|office) /,
		},
	),
	plain(
		`(?:subtract|remov|eras|delet|tak|cut|eliminat|writ)(?:e|es|ing)? (?:myself|me) (?:out |away )?(?:from|of|out of) (?:the |this |her |everyone 's |my |our |people 's )?(?:\\w+ 's )?(?:equation|picture|world|life|lives|problem|situation|story|planet|earth|gene pool|universe|family)|(?:doing|do|did) (?:everyone|the world|my family|her|my partner|my child|people|society) a (?:favou?r|kindness|service)(?: [^ .]+){0,2} (?:by|if|when)(?: [^ .]+){0,3} (?:dying|gone|die|leav\\w+|disappear\\w*|dead|end\\w*|not being|kill\\w*)`,
		{ unless: / (?:group chat|email|list|photo|tag|thread|will and|argument|drama) / },
	),
	plain(
		`(?:want|wish|like|ready|need|going|long|longing|hope) to (?:just )?(?:be|go) where (?:he|my \\w+) (?:is|went|are|has gone|lives now)|(?:be|go|lie|sleep|rest)(?:ing)? (?:with|next to|beside) (?:her|my (?:parent|child|partner|sibling|friend|baby|grandparent|dog|cat)) (?:again )?(?:in (?:the (?:ground|grave|earth)|heaven|death)|soon(?= $)|again soon|on the other side|for ever)|(?:see|meet|hug|hold|join) (?:her|my (?:parent|child|partner|sibling|friend|baby|grandparent|dog|cat)(?: [^ .]+)?) (?:again )?(?:soon|tonight|in (?:heaven|the next life|the afterlife)|on the other side|again tonight)`,
		{
			with: / (?:dead|died|death|heaven|grave|ground|passed|gone|funeral|buried|next life|other side|afterlife|lost|killed|earth) /,
			unless:
				/ (?:airport|holiday|visit\w*|christmas|weekend|one day (?:in|we)|some day|someday|video call|flight|train|comfort\w* to (?:know|think)) /,
		},
	),
	plain(
		`(?:understand|understood|get|know|see|envy|admire|agree with|relate to)(?: [^ .]+){0,3} (?:why |how )?(?:he|her|my (?:\\w+ )?(?:sibling|parent|friend|uncle|cousin|partner|grandparent|child)|people|those|anyone|someone|robin williams|chester|kurt)(?: (?:who|that|would|could|wanted to))?(?: [^ .]+){0,2} (?:did it(?= )|do it(?= )|killed herself|kill herself|hanged herself|shot herself|jumped|jump off|took her own|commit\\w* suicide|gave up(?= $| and| on life)|end it|ended it|chose to die|died by suicide)(?: now)?|(?:did|does|do) what (?:he|my sibling|my parent|my friend) did(?= (?:to herself|and|too|,)| $)|(?:how|so) (?:peaceful|at rest|quiet|free|calm|lucky|brave) (?:he|my sibling|my parent|my friend) (?:must|is|has to|finally) (?:be|now|is)`,
		{
			unless:
				/ (?:not (?:understand|get|know)|never (?:understand|understood)|do not|does not|divorce|left me|baby|asleep|sleeping|quit|job|moved|help others|volunteer) /,
		},
	),
	plain(
		"i should (?:have )?(?:just )?(?:died|been (?:dead|killed|the one (?:to die|who died))|be (?:dead|in the ground|six feet under))(?= )|(?:should|could|wish it) (?:have |had )?been me (?:instead|who died|in that|not her|and not)|why (?:did|was|is|could) (?:it|he|my \\w+)(?: [^ .]+){0,3} (?:and )?not (?:be )?me(?= (?:instead|who)| $)|why (?:am i|did i) (?:the one (?:who|that) )?(?:survive\\w*|still alive|still here|live|lived|left)(?= (?:and|when|instead|if|while)| $)|(?:not|never) (?:have )?deserve(?:d|s)?(?: to)?(?: be)? (?:here|alive|life|live|breathe|this life|exist|to be saved|saved|air|the air i|oxygen)(?= (?:and|,|in|any|at|after|i|because|more|while|anymore|for|that)| $)",
		{
			isNegative: true,
			unless:
				/ (?:embarrass\w*|laugh\w*|party|promotion|award|team|job|holiday|trip|lol|haha|he does not deserve|you do not deserve|he did not deserve) /,
		},
	),
	plain(
		"(?:found|saved|stopped|interrupted|caught|revived|rescued|brought|cut) me (?:down |back )?(?:too (?:early|soon|quickly|fast)|in time(?= )|before i (?:could|was|had))|(?:next|this) time (?:i|no one|it|he|there|nothing)(?: [^ .]+){0,6} (?:stop me|find me|save me|fail|survive|wake up|not fail|interrupt\\w*|get it right|do it right|do it properly|succeed|be sure it works|finish (?:it|the job)|no one will)|(?:not|never|will not) make (?:that|the same) mistake (?:again|twice)(?= $)",
		{
			with: / (?:last time|next time|this time|pills|attempt\w*|died?|dead|hospital|alive|found|survive\w*|woke|kill|end|jump\w*|hang\w*|stop me|save me) /,
			unless:
				/ (?:exam|test|interview|recipe|cake|driving|bus|train|deal|match|game|falling|fall|drowning|lifeguard|typo|deadline|relationship|dating) /,
		},
	),
];

const hints: Rule[] = [
	plain(
		`(?:he|my (?:\\w+ )?(?:partner|child|parent|family|dog|cat))(?: [^ .]+){0,2} (?:would|will|could|can|might|deserves?)(?: [^ .]+){0,3} (?:find|meet|marry|get|have) (?:someone|another|a) (?:better|new|who|proper|real|healthier|normal|happier|partner|parent)|(?:he|the child|my child|everyone|people|my family|my friends) (?:would|will)(?: [^ .]+){0,3} (?:forget(?: me)?|get over (?:it|me)|not remember(?: me)?|move on|cry for|be sad for|grieve)(?= (?:a|me|it|in|and|,|after|eventually|soon|quickly|for)| $)|(?:kindest|best|most loving|nicest|only decent|only good|last good|right) thing (?:that )?i (?:could|can|will|would) (?:ever )?(?:do|give)(?= )`,
		{
			unless:
				/ (?:divorc\w*|break up|breakup|after (?:the|our) (?:divorce|breakup|split)|dating|cheat\w*|app|adopt\w*|rehome\w*) /,
		},
	),
	plain(
		"(?:it|this|none of (?:it|this)|that) (?:is|was|will be|be) not (?:your|anyone 's|anybody 's|her|my \\w+ 's) fault|(?:do|please do|did) not (?:ever )?blame (?:yourself|yourselves|her|anyone|each other)|not (?:your|her) fault(?= $)|nothing (?:you|anyone|he) (?:could|can) (?:have )?(?:do|done)",
		{
			with: / (?:you|your|her|parent|please|anyone|blame|not your) /,
			unless: / (?:crash|insurance|claims|argument|ex says|therapist|the exam|the fight|doctor said|you did not know) /,
		},
	),
	plain(
		"(?:look after|take care of|be (?:good|kind) to|feed|hug|kiss|love|watch over|hold) (?:my |the |each |one )?(?!it|that|this|things)(?:\\w+)(?: and \\w+)? (?:for me|when i am (?:gone|not)|after i|without me)|(?:sorry|apolog\\w+) (?:to|for) (?:everyone|all|anyone|the people|letting|disappointing|being (?:a|so|such|alive|here|me|born)|existing|what i am|the mess i|leaving)|i (?:am )?(?:so |really |truly )?sorry(?= $| ,| parent| everyone)",
		{
			unless:
				/ (?:late|hear|spelling|english|format\w*|long post|mistake in|wait|bother you|holiday|weekend|away (?:for|on)|trip|leaving (?:early|the party|work)) /,
		},
	),
	plain(
		"i (?:really |have |honestly |did )?(?:tried|fought|try)(?= (?:my best|so hard|everything|really|, i|i really|for so long|to hold on|as (?:long|hard))| $)|(?:thank you|thanks)(?: [^ .]+){0,6} (?:helped|it helped|for (?:a while|trying|staying|the years|everything|being the))",
		{
			says: "faint",
		},
	),
	plain(
		`(?:he|my partner|my ex|my parent|my child|my dog|my cat|this job|the relationship) (?:was|is) (?:all (?:that )?i (?:had|have|ever had)|my (?:whole |entire |only )?(?:world|everything|life|reason|family)|everything(?= (?:to me|i had|$))|the only (?:one|thing|person|reason|good)|the last (?:thing|one|person))|without (?:her|my \\w+) i (?:am|have|had|was) (?:nothing|no one|lost|empty|nobody|not)|lost the only`,
		{ unless: / (?:not (?:my|the)|grateful|so lucky|proud|anniversary) / },
	),
	plain(
		`(?:to|for|from) (?:everyone|the people|all|those|anyone) (?:i|who|that)(?: [^ .]+){0,3} (?:let down|hurt|loved|disappointed|ever loved|knew me|love me|will miss|reads this|finds this)|(?:if|when|whoever|by the time) (?:you|anyone|someone|he)(?: [^ .]+){0,2} (?:reads?|reading|find|finds|see|sees) this(?: [^ .]+){0,4}`,
		{
			with: / (?:gone|late|already|sorry|love|know|dead|goodbye|let down|too late|end|over|will be|please) /,
			unless: / (?:comment\w*|advice|reply|upvote|suggest\w*|recogni[sz]e|hope you) /,
		},
	),
	plain(
		`(?:have|got|there is|had|with) no one(?: else| left| here| at all)?(?= (?:,|and|to|who|but|any|i)| $)|(?:no one|not one|nobody|not a single (?:person|soul|one))(?: [^ .]+){0,3} (?:listened|listens|came|comes|is coming|answered|answers|replied|replies|reply|helped|helps|called|calls|checked|checks|asked|asks|believed|remembered|showed up|stayed|wants me|would come|would notice|noticed|sees me|hears me)(?= (?:me|any more|back|on me|to my|how|and|,|not|up|for)| $)|(?:not know|no idea) who (?:else )?to (?:call|tell|turn to|talk to|ask)|(?:family|friends|job|everyone|everything) (?:is |are |has |have |all |left and )?gone(?= (?:and|,)| $)`,
		{
			isNegative: true,
			unless:
				/ (?:ad|advert|listing|sale|party|meeting|email|survey|the door|doorbell|group chat|dating|app|interview\w*|the phone at|landlord|match\w*) /,
		},
	),
	plain(
		`(?:${LIVING})(?: only| just)? for (?:other people|others|everyone else|someone else|my (?:parent|child|dog|cat)|her sake|her)(?= (?:and|,|any more|now|is|was)| $)`,
		{ unless: ordinary },
	),
];

/** What is said about those who would be left, and those who have gone before. */
export const leftBehind: Rule[] = [...saying("doubtful", doubts), ...eachAlone(saying("hint", hints))];
