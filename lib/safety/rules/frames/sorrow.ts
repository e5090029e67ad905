import { eachAlone, mine, plain, type Rule, saying } from "../../rule";
import { ORDINARY } from "./families";

/* Sorrow that is nothing alone, and one of several signs in a text that is full of it. */

const ordinary = new RegExp(` (?:${ORDINARY}) `);

const doubts: Rule[] = [
	plain(
		"(?:can|could) not (?:\\w+ )?(?:live|exist|be|stand|bear|stay|breathe) (?:in (?:this|my) (?:own )?(?:skin|body|head|mind)|with (?:myself(?= (?:any more|after|and|for|if)| $)|what i (?:did|have done|am)|the (?:guilt|shame|memory|memories)|this (?:guilt|shame|pain|in my head)))(?= )|(?:only|just) one way (?:left |for me )?(?:to (?:pay|fix this|stop (?:it|this|the)|end (?:it|this|the)|atone|be free|escape|get out|solve)|out|i can|this can|it (?:ends|can end|stops))",
		{ isNegative: true, unless: ordinary },
	),
	plain(
		"(?:world|earth|universe|society|planet|god|life) (?:has|have|had|holds|does not have|do not have) (?:no|any|a) (?:use|place|room|need|space|purpose|plan)(?: left)? for (?:me|people like me|someone like me|my kind)|no (?:place|room|space|use)(?: [^ .]+)? for (?:me|people like me|someone like me)(?: (?:in|on) (?:this|the) (?:world|earth|life|planet))?(?= $| ,| and| any more)|waste of (?:a )?(?:body|human(?: being)?|person|skin|life|oxygen|existence|everyone 's (?:time|space)|resources|organs)",
		{
			unless:
				/ (?:in the car|at the table|on the (?:bus|team|sofa|bed)|tickets?|party|company|in her (?:life|schedule|heart)|fridge ex|luggage) /,
		},
	),
	mine(
		"(?:wish|want|wanted|like|love|begging|pray\\w*|asked|need)(?: [^ .]+){0,3} (?:someone|somebody|anyone|god|you|her|the doctors?|one of you|a stranger)(?: [^ .]+)? to (?:just |please )?(?:kill me|shoot me|end (?:me|it for me)|put me (?:down|out)|take me (?:away|out|home|from this)|let me (?:go|die)|pull the plug|push me (?:off|in front|under))",
		{
			unless:
				/ (?:lol|haha|embarrass\w*|monday|hangover|meeting|exam|airport|dinner|cinema|zoo|holiday|out (?:to|for|on)|seriously) /,
		},
	),
];

const hints: Rule[] = [
	plain(
		"(?:say|says|said|saying|tell|tells|told|telling|swear|swore|promise|promised|heard|waiting for|believe)(?: [^ .]+){0,6} (?:it|things|life) (?:will |would |all |always |to )?(?:gets?|getting|got|be) better|(?:does|did|will|do|is|has|would|never)(?: [^ .]+){0,3} (?:get|gets|getting|gotten|got) (?:any )?(?:better|easier)|(?:only|just|keeps?|always|everything) (?:gets?|getting|got) (?:worse|harder|darker|heavier)",
		{
			isNegative: true,
			unless:
				/ (?:at (?:maths?|chess|piano|drawing|cooking|football|english)|weather|cough|knee|cold|traffic|signal|season|episode|piano|recipe|practice|level|skill|golf) /,
		},
	),
	plain(
		"(?:what is|something is|everything is|there is something) (?:so |very |deeply |really )?wrong with me|(?:hate|hated|despise|loathe) (?:my (?:brain|mind|self|whole)|the (?:person|man) i|what i (?:am|have become)|being (?:alive|me|awake|here))|(?:so|deeply|utterly|too) (?:ashamed|disgusted|disappointed)(?: [^ .]+){0,3} (?:myself|of (?:who|what) i|of me|of being)|(?:i|we) deserve (?:it|this|the pain|to (?:be alone|hurt|suffer)|everything bad|worse|nothing)(?= $| ,| and| for| because)",
		{
			unless:
				/ (?:wifi|computer|car|skin care|gym|haircut|stomach|knee|promotion|raise|break|holiday|treat|ice cream|better|after (?:this|a long) week|vacation) /,
		},
	),
	plain(
		"(?:pretend|pretending|fake|faking|put on|putting on|wear|wearing|smile|smiling|lie|lying)(?: [^ .]+){0,4} (?:a mask|the mask|a smile|fine|okay|ok|happy|normal|everything is|i am (?:fine|okay|ok)|for so long|every day|all day|in front of|alright)(?= )|(?:on|from) the outside(?: [^ .]+){0,6} (?:fine|normal|happy|inside|good|perfect|smil\\w+)|(?:no one|not one person|he do not|he does not) (?:knows?|sees?|suspects?|can see|has any idea)(?: [^ .]+){0,4} (?:i feel|inside|bad it|really|going through|how (?:bad|dark|close|far)|what i|i am (?:really )?(?:not|drowning|dying|struggling|like this))",
		{
			unless:
				/ (?:surprise|birthday|secret santa|pregnan\w*|audition|halloween|masks? (?:at|in)|covid|customer\w*|gay|crush|proposal) /,
		},
	),
	plain(
		"(?:drown|drowning|sinking|suffocating|buried|swallowed|crushed|stuck|falling)(?: [^ .]+){0,3} (?:in (?:my|this|it|darkness|pain|sadness|a (?:hole|pit|void))|under (?:it|everything|all|the weight)|deeper|inside|alive|every day)|(?:void|abyss|black hole|bottomless|pit|endless (?:tunnel|loop|night|cycle)|nightmare i can not|hell on earth|living hell|own personal hell|same hell)(?= )|(?:hurts?|ache|aches|pain) (?:so |too |this |physically )?(?:much|bad|badly|deep|deeply|physically|all the time|every day|to (?:breathe|exist|live|be alive|be awake|think|wake up))(?= )|so (?:lonely|alone|empty|tired|numb|sad|hopeless|broken|lost)(?: [^ .]+)? (?:it (?:physically )?hurts|that it|i could (?:die|scream|cry)|all the time|every (?:day|night)|these days|lately|i (?:can|do) not)",
		{
			unless:
				/ (?:back|knee|tooth\w*|headache|migraine|cramps?|period|surgery|shoulder|neck|hip|dentist|foot|muscle|leg|joint|stomach|ankle|throat|traffic|laundry|emails|paperwork|pool|water park|labou?r) /,
		},
	),
	plain(
		"(?:i have |i )?(?:outstayed|overstayed) my (?:welcome|time)|(?:have|has|had) (?:ruined|destroyed|wrecked|broken|poisoned|failed|hurt|lost|let down) (?:everything|everyone|my (?:life|marriage|family|child|own life|future|body|chances)|all (?:my|the))|(?:ruin|destroy|poison|break|hurt|disappoint|fail)(?: [^ .]+)? (?:everyone|everything|everybody|people|all) (?:i (?:touch|love|know|do|meet)|around me|who|that)|(?:can|could) not (?:face|look at|tell) (?:her|my (?:\\w+ )?(?:parent|partner|family|child|friends)|anyone|the world|people|myself)(?= (?:,|and|any more|in the|i|after|again|the truth)| $)|used to be (?:someone|somebody|a (?:happy|good|person|human)|happy|normal|me|alive)",
		{ unless: ordinary },
	),
	plain(
		"(?:kill|shoot|end) me(?= $)|(?:done|finished|over)(?= $)|bye(?= (?:everyone|all|now|for ever|then)| $)|(?:please )?(?:just )?make it (?:all )?stop|what do (?:people|you|i|we)(?: [^ .]+){0,2} do when|(?:is|does|am) (?:there |this |it )?(?:really )?(?:any|no) (?:hope|help|way|end|future|escape|relief)(?: [^ .]+){0,3}(?= $)|(?:when|will|does) (?:does |will )?(?:it|this|the pain) (?:ever )?(?:end|stop|go away)(?= $)|please (?:someone |anyone )?(?:just )?(?:help|talk to me|say something|tell me)(?= $| i| ,| why| how| it)|(?:i )?(?:do not|can not|could not) (?:do|take|handle|cope with|bear) (?:this|it|life|anything|being me)(?= $)",
		{ says: "faint", isNegative: true, unless: ordinary },
	),
	plain(
		"(?:been|am|was|is) (?:fighting|battling|struggling|suffering|depressed|like this|this way|miserable|sad|unhappy|sick|broken|in pain|lonely|alone)(?: [^ .]+){0,4} (?:since (?:i was|\\d|school|childhood|my)|for (?:years|so long|ever|as long|most of|my (?:whole|entire)|\\d+ years|\\w+ years|decades)|my (?:whole|entire) life|all my life)|(?:not (?:slept|eaten|showered|left (?:the house|my (?:room|bed|flat)))|can not (?:sleep|eat|get out of bed|stop (?:crying|shaking)))(?= )|(?:every|each) (?:single )?(?:day|night|morning|minute|second|hour) (?:is|feels|hurts|i (?:wake|cry|wish|think|feel))(?: [^ .]+){0,3} (?:hell|torture|pain|same|fight|battle|struggle|worse|nothing|empty|nightmare|myself|cry|crying|wish)",
		{
			says: "faint",
			isNegative: true,
			unless:
				/ (?:cough|cold|flu|baby|newborn|jet lag|teething|knee|back pain|food poisoning|stomach|puppy|migraine|excited|diet) /,
		},
	),
	plain(
		"(?:six|five|four|seven|eight|nine|ten|many|countless|every|all the|a dozen|several|different|three|two) (?:different )?(?:pills|medications?|antidepressants|therapists?|psychiatrists?|hospitals|doctors|treatments?|hospitali[sz]ations?|admissions?)(?: [^ .]+){0,12} (?:nothing|useless|no use|none|no help|same|give up|run out|out of ideas|pointless)|nothing (?:touches|helps|works|worked|helped|changes|changed|i try|anyone (?:says|does)|ever)(?= )|(?:doctors|therapists?|he) (?:has |have )?(?:run|ran) out of (?:ideas|options)|treatment resistant|beyond (?:help|saving)",
		{ unless: / (?:rash|acne|weeds|wifi|recipe|printer|engine|car|stain|allerg\w*|hair|my (?:dog|cat)) / },
	),
];

/** Sorrow, and what is plainer than that. */
export const sorrow: Rule[] = [...saying("doubtful", doubts), ...eachAlone(saying("hint", hints))];
