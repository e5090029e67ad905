import { eachAlone, plain, type Rule, saying } from "../../rule";
import { ORDINARY } from "./families";

/* Frames of somebody who has had enough of living, and says so of life itself. */

const ordinary = new RegExp(` (?:${ORDINARY}|lol|haha) `);
const end = "(?= $| ,| and| any more| any longer| now| so| because| like this| in this)";
const living =
	"(?:living|existing|existence|being alive|staying alive|breathing|being here|to be alive|to live|to exist)";

const doubts: Rule[] = [
	plain(
		`(?:can|could|will|do) not (?:\\w+ )?(?:want to )?(?:go on|keep going|carry on|continue|keep living|live)(?: like this| this way)? (?:another|one more|a single) (?:day|hour|minute|night|week|month|year)|(?:no|not have the|not have any|lost the|lack the|have no|no more|without the|not the|not find the) (?:strength|energy|will|force|courage|desire|power)(?: left)? (?:to|for) (?:go on|going on|keep going|live|living|continue|carry on|keep living|exist|existing|stay alive|stay|life)${end}|not (?:\\w+ )?(?:strong|brave|tough) enough (?:to|for) (?:stay|go on|live|keep going|carry on|life|survive)${end}`,
		{ isNegative: true, unless: ordinary },
	),
	plain(
		`${living} (?:just |really |simply |itself |truly |only )?(?:hurts?(?= $| ,| too| so| and| me)|(?:is|feels|feels like|has become|became|is like) (?:just |really |so |too |way |nothing but |such |like |only |a |an )*(?:exhausting|too much|painful|unbearable|torture|hell|agony|punishment|chore|burden|pointless|too hard|misery|nightmare|prison|curse))|every (?:breath|minute|second|hour|day) (?:alive )?(?:is|feels like|hurts)(?: [^ .]+){0,2} (?:torture|agony|hell|punishment|too much|unbearable)`,
		{ unless: / (?:with (?:her|my|a)|tinnitus|asthma|cold air|cough|covid|rib|chest infection|roommates?|diet) / },
	),
	plain(
		`(?:bear|stand|take|tolerate|face) (?:to be |to live |being |living |existing )(?:in this (?:world|life|body)|alive|on this (?:earth|planet)|here another|another (?:day|minute|hour))|want(?:s|ed)? off (?:of )?(?:this|the) (?:ride|planet|world|earth|train)|(?:stop the world|let me off this planet)|part of me (?:has |is |was )?(?:already |long )(?:left|gone|dead|died|checked out)`,
		{ isNegative: true, unless: / (?:theme park|roller ?coaster|ferris|station|grandchild) / },
	),
	plain(
		"(?:call(?:ing)? it quits|quit|quitting|give up|gave up|giving up|given up|throw(?:ing)? in the towel|check(?:ing)? out|opt(?:ing)? out|resign(?:ing)?) (?:on|of|from|with) (?:life|living|my life|existing|existence|being alive|this life|this world)(?= $| ,| and| because| so| any| now)|(?:on (?:this|the) (?:earth|planet)|alive)(?: [^ .]+){0,8} i am (?:\\w+ )?(?:done|tired|finished)|had (?:more than )?enough of (?:life|living|being alive|existing|this life|this world|it all being)",
		{ unless: / (?:city life|farm life|village|country|married life|office|student life|army|corporate|of her) / },
	),
	plain(
		"(?:long|longing|wait|waiting|live|living|pray|praying|yearn|wish)(?: only)? for (?:the )?(?:day|moment|time|hour|night)(?: when| that)? (?:it is|its|this is|everything is|life is|all of it is|it comes to|it will be) (?:all |finally )?(?:over|an end)|(?:one more|another|next) (?:bad |hard |terrible |lonely |sleepless )*(?:day|night|thing|week|fight|rejection|failure) and (?:then )?i am (?:gone|out of here for good|ending|over)|(?:last (?:one|night|day)|not wake up)(?: [^ .]+){0,4} (?:comforts?|comforting|soothes?|calms?) me|not planning (?:on|to) (?:see|seeing|be here for|being here for|reach|reaching|live to|living to|make it to|making it to) (?:20\\d\\d|\\d\\d|thirty|forty|christmas|the (?:new year|summer|winter|spring|end))|no (?:other )?(?:way out|escape|exit|solution) (?:but|except|other than|apart from)(?! (?:to (?:call|ask|talk|tell|write|leave her)|for))",
		{
			isNegative: true,
			unless:
				/ (?:exams?|divorce|pandemic|chemo|treatment|renovat\w+|pregnan\w*|custody|court|trial|boss|shift|resign|hand in my notice|landlord|traffic|maze|car park|concert|match|election) /,
		},
	),
	plain(
		"(?:so|this|too|that) (?:hard|difficult|complicated) to (?:just )?(?:die|stop existing|not exist|be dead|end it|disappear for good|stop living)(?= $| ,| and)|(?:plan|future|option|hope|solution|cure|answer|way forward)(?: [^ .]+){0,5} (?:is|are|involves) (?:a |the |my )?(?:bullet|rope|gun|noose|bridge|pills|overdose|train|cliff|coffin|grave)(?= $| ,| and)|(?:do not|not|stopped) (?:even |really )?want(?:ing)? (?:to get better|any (?:more )?help|help any more|to be (?:helped|saved|fixed|rescued))",
		{
			isNegative: true,
			unless:
				/ (?:guitar|piano|tennis|chess|golf|cooking|maths?|carry(?:ing)?|boxes|homework|dishes|flu|cold|bags|toll|ferry) /,
		},
	),
	plain(
		"(?:envy|envious of|jealous of|wish i (?:was|were) one of)(?: [^ .]+){0,6} (?:terminal\\w*|dying|died|dead|cancer|tumou?r|who passed)|(?:terminal\\w*|dying|dead|died|cancer|coma)(?: [^ .]+){0,5} (?:are|is|were|was|have it) (?:so |the |really |all )*(?:lucky|luckier|good)(?= $| ,| and| to)|(?:want|wish|ready|like|long|longing) to (?:go|be|leave|lie|rest) (?:with|to|where|beside|next to) (?:her|he|my (?:parent|partner|child|sibling|baby|dog|cat|friend))(?: now| too| so (?:bad|badly|much)| again| already)?(?= $| ,)",
		{
			with: / (?:died|dead|dying|passed|funeral|grave|heaven|lost|death|buried|terminal\w*|cancer|tumou?r|coma|killed) /,
			unless: / (?:survived|cure|caught it|screen\w*|doctor|in remission|holiday|cinema|weekend|phone|battery) /,
		},
	),
];

const hints: Rule[] = [
	plain(
		`(?:can|could) not (?:\\w+ )?(?:keep (?:living|doing|going on)|live) like (?:this|that)${end}|my life (?:is|feels) (?:\\w+ )?(?:over|finished|done)${end}|nothing(?: [^ .]+){0,3} (?:left|worth)(?: [^ .]+){0,2} (?:to give|giving|here|for me|trying for|staying for)|feel(?: [^ .]+){0,4} about (?:living|dying|being alive)(?= $| ,)`,
		{ isNegative: true, unless: ordinary },
	),
	plain(
		"(?:alone|left|here|just me) with (?:my|the) (?:thoughts|head|mind|dark)|no one (?:can|is coming to|will|could) (?:save|help|rescue|reach) me|(?:scared|afraid|frightened|terrified) of (?:myself|my (?:own )?(?:mind|head|thoughts)|what i (?:might|will|would|could) do)|not (?:feel )?safe (?:with|from|around) (?:myself|my own)",
		{ isNegative: true, unless: ordinary },
	),
];

/** Having had enough of life, by what is said of it. */
export const wornOut: Rule[] = [...saying("doubtful", doubts), ...eachAlone(saying("hint", hints))];
