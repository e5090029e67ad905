import { plain, type Rule, saying } from "../../rule";
import { ORDINARY } from "./families";

/* Frames of somebody who refuses to go on, weighs it, has failed at it, or asks how it would be. */

const ordinary = new RegExp(` (?:${ORDINARY}|lol|haha) `);

const doubts: Rule[] = [
	plain(
		"(?:not|never) (?:\\w+ )?want to be (?:anywhere|at all|anything|any one|a person|human)(?= any more| $| ,| and)|rather (?:just )?not (?:be|exist|live|wake up)(?= at all| any more| $| ,| than)|(?:want|wish|like|prefer) to (?:just )?not (?:be|exist|live|wake up|be here|be alive)(?= at all| any more| $| ,| and)|i should not (?:even )?(?:be|exist|live)(?= ,? ?period| at all| $)|(?:acceptable|okay|ok|normal|legal|allowed|wrong|bad) (?:for me )?(?:to )?(?:just )?not (?:want to )?(?:be here|live|exist|be alive)",
		{ isNegative: true, unless: ordinary },
	),
	plain(
		"talk (?:me|someone) (?:down(?= )|off (?:the|a|this) (?:ledge|edge|bridge|roof)|out of (?:it|doing (?:it|something)|this))|(?:easier|simpler|better|free) if (?:he|no one|everyone|my \\w+|people) (?:did not|hated|stopped|does not|never) (?:love|loving|care|caring|me|miss\\w*|need\\w*)|(?:hate|wish)(?: [^ .]+){0,2} (?:he|my \\w+|anyone|people|everyone) (?:did not |still )?(?:loves?|cares?|needs?|miss(?:es)?) (?:about )?me",
		{
			unless:
				/ (?:buy\w*|haircut|tattoo|purchase|quitting my|my job|marry\w*|business|mov(?:e|ing) to|bake|baking|investment|text\w*|dating|horse|car|puppy|dress|shoes|move|price|break ?up|over her|crush) /,
		},
	),
	plain(
		"(?:can|could) not even (?:off|kill|hang|drown|shoot|od|die|end|do (?:that|dying|suicide))(?: myself| it| my life)?(?: right| properly| correctly| well)?(?= )|(?:fail|failed|failing|failure) (?:at|to) (?:die|dying|death|suicide|kill(?:ing)? myself|end(?:ing)? (?:it|my life))|pump(?:ed|ing)? my stomach|stomach (?:was |got |is |being |to be )?pumped|(?:danger|risk|threat) to myself|too high risk",
		{ isNegative: true, unless: / (?:laugh\w*|lol|haha|exam|plants?|food poisoning) / },
	),
	plain(
		"(?:have|has|had|need|supposed|expected|forced|made) to (?:keep )?(?:exist(?:ing)?|liv(?:e|ing)|stay(?:ing)?(?: alive| here)|be(?:ing)? alive|be here|go(?:ing)? on|suffer(?:ing)?)(?: [^ .]+){0,2} (?:because|for|so|just so) (?:it would|that|other|others|he|everyone|people|my \\w+|no one|you)(?= )|(?:make|making|made|force|forcing|keep|keeping) (?:someone|me|people|us) (?:stay|live|alive|exist|suffer|here)(?: [^ .]+){0,6} (?:selfish|cruel|pain|suffer\\w*|so (?:that )?(?:you|he))",
		{ unless: / (?:rent|mortgage|bills|parent 's house|hotel|lockdown|together|with her|in the (?:same|house)|visa) / },
	),
	plain(
		"(?:take|choose|prefer|pick|want) (?:dying|death|being dead) (?:over|to|any day|instead|rather)|(?:safer|healthier|better|easier|calmer|happier)(?: [^ .]+){0,3} if i (?:was|were|am) not (?:here|around|alive|in it|part)|(?:afraid|scared|scares me|fear|worry|worried|terrified|terrifies me)(?: [^ .]+){0,6} (?:fail(?:ing)? (?:and|at it)|surviv(?:e|ing) (?:it|and)|(?:end|wake|ending|waking) up (?:a vegetable|paraly\\w+|brain (?:dead|damaged)|crippled|disabled)|botch\\w*|would not end (?:there|it)|not the end)|(?:what if|that) (?:it|death|dying) (?:does|would|will) not (?:end|stop)(?: it| there| anything)?(?= $)",
		{
			isNegative: true,
			unless: / (?:exam|surgery|operation|stroke|accident|driving test|course|covid|business|relationship) /,
		},
	),
	plain(
		"hop(?:e|ing|ed|es)(?: [^ .]+){0,3} (?:i |to |would |might |will )*(?:get|be|got|gets?) (?:killed|shot|hit by|blown up|run over|taken out|murdered|struck)|(?:pray|prays|prayed|praying|beg|begged|begging|ask|asked|wish|hope)(?: [^ .]+){0,4} (?:god|the lord|jesus|death|the universe|heaven|the angels)(?: to| would| will| just| please)* takes? me(?! (?:back|seriously|to (?:the|a|her)|on))|(?:wish|hope|hoping|pray|praying|want|wanted)(?: [^ .]+){0,3} (?:i )?(?:would |could |had |will |to )?(?:just )?(?:get|have|got|had|catch|develop|be diagnosed with|be told i have) (?:a |an |some |the |any )?(?:\\w+ )?(?:disease|cancer|tumou?r|aneurysm|terminal\\w*|incurable|fatal \\w+|deadly \\w+|heart attack|stroke)",
		{ unless: / (?:not|never|hope (?:no|my)|do not|cure|my (?:friend|partner|parent|child)|research|charity) / },
	),
	plain(
		"(?:least|less) (?:messy|painful|traumatic|violent|scary) way|(?:clean up|deal with|find) (?:my body|what is left of me|the mess i leave)|without (?:making |leaving )(?:a )?mess for (?:her|my|anyone|others|the)|(?:want|wanted|need|needed) (?:someone|anyone|people|you|somebody) to (?:know|remember)(?: that)? (?:i was (?:here|real|alive)|i existed|my name|i tried|why i)",
		{ unless: / (?:kitchen|cook\w*|paint\w*|break ?up|divorce|wax\w*|epilat\w*|birth|labou?r|potty|dentist) / },
	),
	plain(
		"(?:thought|think|thinking|thoughts|dream\\w*|fantasi\\w+|obsess\\w*)(?: [^ .]+)? (?:about|of|on) (?:the|a|my|that) (?:train|trains|tracks|bridge|pills|rope|noose|river|roof|rooftop|balcony|gun|shotgun|pistol|rifle|blade|razor|ledge|overpass|cliff)(?= $| ,| and| again| every| all| at| when| tonight| near| in the)|wrong side of (?:the|a) (?:railing|fence|barrier|rail|bridge|guard ?rail|window)|(?:climb|climbed|climbing|step|stepped|over|onto|outside) (?:over |onto |on |outside )?(?:the|a) (?:railing|guard ?rail|barrier|parapet|ledge)",
		{
			unless:
				/ (?:concert|festival|commut\w*|ticket|interrail|journey|holiday|model|photo|film|book|view|child|dog|cat|ball|lego|garden|kitten|racing|race|match|police) /,
		},
	),
	plain(
		"(?:one|a|two|half a|single) (?:second|moment|step|turn|slip|jump|pull|push|swerve|minute|movement)(?: [^ .]+){0,4} (?:all it (?:takes|would take)|of (?:courage|not braking|bravery)|(?:and|then|,) (?:it|i|everything) (?:is|would be|will be|could be) (?:all )?(?:over|gone|done|quiet|free|dead))|all it (?:takes|would take) is (?:one|a) (?:step|second|jump|turn|moment|swerve|pull)",
		{
			unless:
				/ (?:lottery|baby|toddler|child|accident can|careful|phone while|safety|game|match|recipe|swipe|click|email|fall in love) /,
		},
	),
	plain(
		"(?:not|never) (?:was |been |be )?(?:meant|supposed|going|destined|expected|expect|plan|planned|thought|think|imagine|imagined|picture|pictured|envision\\w*|saw|see)(?: [^ .]+){0,5} (?:live|living|alive|be alive|make it|making it|getting|reach|anything|a future|a life|myself)(?: [^ .]+){0,2} (?:past|beyond|after|this (?:long|far|old)) ?(?:a certain age|\\d\\d|this|that|twenty|thirty|forty|school|college)?(?= )",
		{
			isNegative: true,
			unless: / (?:relationship|together|with her|marriage|job|company|season|league|in the competition|marathon) /,
		},
	),
	plain(
		"(?:before|or|unless|until) i (?:will |just )?do it (?:first|myself)(?= $| ,)|i (?:will )?do it (?:first|myself)(?= $)|(?:said|told me|promised|swore|says|thought)(?: [^ .]+){0,4} i would (?:one day )?be (?:glad|grateful|happy|thankful)(?: [^ .]+){0,4} (?:lived|survived|alive|made it|stayed|failed|did not (?:die|succeed|do it))|(?:hurts?|easier|less|hard|prepared|used to|better|miss)(?: [^ .]+){0,5} (?:when|once|after|if) i am (?:gone|dead|not (?:here|around|alive))(?= $| ,| and| because| so)",
		{
			unless:
				/ (?:homework|dishes|laundry|repair\w*|install|paint\w*|ask her out|call her|holiday|trip|travel\w*|dog sitter|college|uni|vacation|deployed|moved) /,
		},
	),
	plain(
		"i (?:have |was |am )?(?:been )?dead (?:since|for years)|i died (?:years ago|that day|in (?:19|20)\\d\\d|the day|a long time ago|when he)|donat\\w+ (?:my )?organs(?: [^ .]+){0,6} (?:before|while|now|alive|if i|when i|after i)|how (?:long|soon|quickly|fast)(?: [^ .]+){0,3} (?:until|till|before|for|does it take|would it take|will it take)(?: [^ .]+){0,2} (?:people|he|family|everyone|my (?:\\w+ )?(?:parent|child|partner|family|friends))(?: [^ .]+){0,4} (?:stop|stops|forget|forgets|get over|gets over|move on|moves on|notice|find)",
		{
			unless:
				/ (?:driving licen[cs]e|donor card|break ?up|broke up|divorce|inside|battery|phone|the game|level|respawn\w*|lol|haha|laugh\w*|embarrass\w*|my (?:parent|grandparent|sibling|friend|dog|cat) died) /,
		},
	),
	plain(
		"(?:finished|sealed|signed|written|wrote|printed|rewrote|hid) (?:the|my|all the|all my|her|five|four|three|six|two) (?:letters|goodbyes|notes|envelopes)(?= $| ,| and| for| to| last| tonight| under| in)|(?:skip|fast forward|jump|cut) (?:ahead |straight |right )?to the (?:end|ending|credits)|might as well (?:just )?(?:be dead|die|end (?:it|everything)|get it over with|skip to|stop (?:now|living|breathing)|not (?:be|exist|live|be here))|(?<! (?:we|he|you)(?: just)?(?: have| need| want| should)?(?: to)?(?: just)? )(?:just )?(?:get|getting) it over with(?= $)",
		{
			unless:
				/ (?:film|movie|book|series|season|chapter|episode|meeting|level|game|video|class|lecture|job|court|colleagues?|students?|dentist|surgery|exam|injection|vaccine|call|talk|interview|thank|song|playlist|lawyer|invitation\w*) /,
		},
	),
	plain(
		"(?:exit|way out|the end|the drop|the edge|the ground|the water|the tracks|the train|the bridge|other side|the pills|the rope|the gun|oblivion|the void)(?: [^ .]+){0,2} (?:looks?|looking|sounds?|seems?|feels?|is) (?:really |so |pretty |very |more and more |kind of |a lot |quite |rather )*(?:good|nice|inviting|tempting|welcoming|appealing|peaceful|attractive|beautiful|comforting)|not (?:\\w+ ){0,3}(?:strong|brave|tough|built|good|made) (?:enough )?(?:to|for) (?:live|life|this (?:world|life)|be alive|exist|survive|living|existence)(?= $| ,| and| any| like| in)",
		{
			unless:
				/ (?:swim\w*|beach|holiday|photo|view|sunset|sunrise|garden|lake|cold|refreshing|hot day|river walk|boat|fish\w*|bath|on mars|the (?:\w+ )?(?:film|movie|book|song) ) /,
		},
	),
];

/** What somebody says who refuses to go on. */
export const refusing: Rule[] = saying("doubtful", doubts);
