import { eachAlone, plain, type Rule, saying, self } from "../../rule";
import { ORDINARY } from "./families";

/* Frames of somebody who is near a means or a place, or has begun: what is laid out, looked at, counted, left undone. */

const drug =
	"(?:pills?|tablets?|painkillers|paracetamol|tylenol|ibuprofen|benadryl|xanax|valium|ambien|sleeping pills|opioids?|oxy|codeine|morphine|insulin|medication|medicine|antidepressants?|bottle of \\w+|packets?)";
const place =
	"(?:bridge|overpass|viaduct|cliffs?|tracks|train tracks|railway|rails|roof|rooftop|platform|dam|quarry|ledge|balcony|water ?tower|parking garage|car park|river|canal)";
const errands =
	/ (?:vitamins?|pill ?box|for (?:the|a|next) week|dosette|nurse|ward round|pharmac\w+|dog|cat|vet|patients?|packing|pack(?:ed)?|holiday|trip|photo\w*|camera|sunset|sunrise|view|fireworks|bungee|climb\w*|fish\w*|kayak\w*|swim\w*|hik\w+|picnic|commut\w*) /;

const ordinary = new RegExp(` (?:${ORDINARY}|lol|haha|olives|points|winning|goal) `);

const clear: Rule[] = [
	self(
		`(?:have|got|saved|collected|hoarded|with|hid)(?: [^ ,.]+){0,2} (?:enough|plenty of|so many|all the|all my|as many)(?: [^ ,.]+){0,2} ${drug}(?: [^ ,.]+){0,3} (?:to (?:do it|die|end it|make sure|be sure|kill|never wake|finish)|this time(?= $| ,))`,
		{ unless: / (?:flight|trip|holiday|month|prescription|refill|doctor) / },
	),
	plain(
		"my (?:\\w+ )?(?:child|partner|parent|family)(?: [^ .]+)? (?:deserves?|need|needs)(?: [^ .]+){0,2} (?:better than |more than )?an? (?:parent|partner|child|friend|sibling) who (?:wants|tries|tried|thinks|keeps|is)(?: [^ .]+){0,4} (?:die|dead|suicid\\w*|kill(?:ing)? (?:myself|herself)|end(?:ing)? it)",
	),
];

const doubts: Rule[] = [
	plain(
		`${drug}(?: [^ .]+){0,3} (?:lined up|laid out|spread out|counted out|counted|in my (?:hands?|palm|lap)|in front of me|next to me|beside me)|(?:staring|looking|look|stare|keep looking|gazing) at (?:the|my|a|all the|these|this) (?:\\w+ )?${drug}(?= $| ,| and| again| for| all| on)|(?:holding|gripping|clutching)(?: [^ .]+){0,3} (?:the |my |a )?(?:${drug}|razor|blade|knife|rope|noose|gun)(?= $| ,| and| in my| right| now| to my| against)`,
		{
			unless:
				/ (?:vitamins?|pill ?box|for (?:the|a|next) week|dosette|nurse|pharmac\w+|dog|cat|vet|patients?|packing|holiday|trip|headache|migraine|prescri\w+|blood pressure|so this is|kitchen|cook\w*|bread|onions?|carrots?|chop\w*|chess|film|game|he (?:was|is) holding|partner|climb\w*) /,
		},
	),
	plain(
		"(?:bought|ordered|got|found|tied|brought|stole) (?:the|a|my|some|that) (?:rope|noose|gun|pistol|rifle|blades?|razors?|helium|charcoal|sodium nitrite)(?= $| ,| and| today| yesterday| tonight| last| online| now| already)|(?:gun|rifle|pistol|shotgun|revolver)(?: [^ .]+){0,8} i (?:know|have|found|remember|memori[sz]ed|learned) (?:the |where )(?:code|key|combination|bullets|ammo|it is|he keeps)|(?:keep|carry|hide|kept|hid|hiding|carrying|have|taped)(?: [^ .]+){0,3} (?:razor|razors|razor blades?|blades?|box cutter|scalpel)(?: [^ .]+){0,2} (?:in|under|behind|inside) (?:my|the)",
		{
			unless:
				/ (?:swing|climb\w*|boat|tow\w*|garden\w*|dog|sail\w*|camp\w*|curtains?|barbecue|grill|balloons?|party|shav\w+|tool ?box|kitchen|craft\w*|ranges?|hunt\w*|police|army|model|drawing|art|workshop|legs|bathroom cabinet|beard|first aid) /,
		},
	),
	plain(
		`(?:keep|kept|always|been|started|end up|ended up|catch myself|find myself) (?:driving|walking|going|coming|cycling|standing|sitting|stopping|drifting)(?: back| out| up)? (?:past|by|over|across|to|on|at|near|along) (?:the|that|a|my|those) (?:\\w+ )?${place}(?= $| ,| and| at| every| slower| again| wondering| thinking| in the| after)|(?:was|am|stood|sat|been) (?:out |up |standing |sitting |back )*(?:on|at|by) the (?:ledge|railings?|parapet|edge of the (?:\\w+ )?${place})|(?:see|pass|cross|near|on|by|look at|look down from) (?:a|an|the|any|that|every) (?:high |tall |\\w+ )?(?:building|bridge|train|balcony|cliff|roof|rooftop|truck|lorry|overpass)(?: [^ .]+){0,3} (?:imagine|think of|think about|picture|see myself|wonder) (?:it(?= $| ,)|jump|jumping|falling|stepping|doing it|letting go|how it would feel|going over)`,
		{ unless: errands },
	),
	plain(
		"(?:jump|jumping|fall|falling|drop|leap)(?: [^ .]+){0,2} (?:from|off)(?: [^ .]+){0,5} (?:floor|storey|story|stories|feet|meters|metres|bridge|roof|building|balcony|window)(?: [^ .]+){0,4} (?:enough|kill|die|survive|fatal|hurt|lethal|do it|painless|instant)|(?:would|will|do) (?:i|you|people|he) (?:even |actually )?feel (?:anything|it|much|pain|something)(?: [^ .]+){0,5} (?:jump\\w*|drown\\w*|train|the (?:lake|river|sea|water)|bullet|blade|rope|die|dying|hang\\w*|bleed\\w*|overdose)|(?:car|engine|exhaust|hose)(?: [^ .]+){0,6} garage(?: [^ .]+){0,6} (?:how easy|so easy|fall asleep|go to sleep|go quiet|engine running|door closed)",
		{
			unless:
				/ (?:parachut\w*|bungee|cat|kitten|child|toddler|baby|dive|diving|lego|phone|plate|egg|dentist|surgery|tattoo|injection|epidural|mechanic|freez\w+ water|ice bath|wetsuit|swim\w*|game|film|spider) /,
		},
	),
	plain(
		"(?:not|never|stopped) (?:even |really |bother to |bother )?(?:look|looking|check|checking)(?: [^ .]+){0,5} (?:when|before|while) (?:i )?(?:cross|crossing|step|stepping)|(?:do not|not|never|stopped) (?:bother )?(?:wear|wearing|put on|putting on|use|using)(?: [^ .]+){0,2} (?:seat ?belt|helmet)(?: [^ .]+){0,4} (?:any more|on purpose|hoping|because|so that|in case|just)|(?:locked|hid|hidden|put|gave|threw|got rid of|hand(?:ed)? over)(?: [^ .]+){0,3} (?:knives|blades|razors?|sharps|pills|rope|belts?|guns?|ammo)(?: away)?(?: [^ .]+){0,4} (?:i (?:still )?know where|so (?:that )?i (?:do not|can not|will not|would not|am not)|from myself)",
		{
			isNegative: true,
			unless: / (?:child|toddler|baby|dog|cat|kitten|left and right|phone|learner|instructor|thieves|burglar) /,
		},
	),
	plain(
		"(?:stopped|quit|stopping|not|no longer|skipping|skip|without) (?:taking |refilling |picking up |filling |using )?my (?:\\w+ )?(?:insulin|dialysis|blood thinners|epilepsy pills|heart (?:medication|pills|medicine|tablets)|chemo)(?= $| ,| and| because| any more| on purpose| for)|(?:stopped|quit|not|no longer|skipping) (?:taking |refilling |filling )?my (?:\\w+ )?(?:pills|medication|tablets|medicine)(?: [^ .]+){0,3} (?:let nature|let it|what is the point|see what happens|no one knows|why bother|hope|on purpose)|(?:on purpose|deliberately|intentionally)(?= $| ,| and| so| because)",
		{
			isNegative: true,
			with: / (?:insulin|dialysis|thinners|epilepsy|heart|chemo|pills|medication|tablets|medicine|bath|tub|under water|in the snow|in the cold|overdos\w*|crash\w*|drank|cut|burn\w*) /,
			unless:
				/ (?:doctor|cardiologist|surgery|operation|nurse|prescri\w+|side effects|pregnan\w*|no longer need|he (?:did|does)|remission|last (?:round|cycle)) /,
		},
	),
	plain(
		"(?:wrote|written|writing|finished|rewrote|drafted|started) (?:the|my) (?:note|letter)(?= $| ,| last| tonight| today| yesterday| already| and (?:it|hid|put|i)| in my head)|(?:a|the|my) (?:date|day) (?:picked|chosen|set|in mind|circled)(?= $| ,| and| for it| after| already| to (?:do it|die|go))|plan is (?:ready|set|in place|made|complete|done)(?: [^ .]+){0,6} (?:courage|guts|nerve|strength|do it|go through|day)|(?:if|when|before|after|whether) i (?:actually |finally |really |should |can |do )*(?:go|went|am going|gone) through with (?:it|this)(?= $| ,| and| will| would| tonight| or| does)|(?:coward|cowardly|scared|afraid|weak|chicken)(?: [^ .]+){0,2} to (?:actually |really |ever |even )*(?:do it|go through with it|end it|pull it off)(?= $| ,| but| and| so| though| yet| myself)",
		{
			unless:
				/ (?:thank|cover|reference|resignation|cleaned my desk|landlord|doctor|school|teacher|complaint|love letter|birthday|council|application|court|lawyer|sick note|to santa|wedding|surgery|operation|party|move|moving|dinner|restaurant|holiday|launch|exam|meeting|marr\w+|divorce|tattoo|abortion|adoption|interview|purchase|procedure|ivf|call|ask|tell|break up|boss|resign|quit my|text|message|confess\w*|bungee|skydiv\w*|dye|hair|propos\w+|date her|leave her|speak|talk) /,
		},
	),
	plain(
		"my (?:\\w+ )?(?:family|child|partner|parent|sibling)(?: [^ .]+){0,3} (?:better off|richer|fine|set|safe|provided for?) with (?:the|my) (?:life )?insurance|life insurance(?: [^ .]+){0,8} (?:pays? out|suicide|be enough|if i (?:die|did|was)|after i|better off|take care of her)|(?:will|am going to|would) (?:soon )?(?:not|no longer) be (?:a|your|her|anyone 's|everyone 's) (?:problem|burden|worry|bother|trouble)|(?:will|would) not be (?:writing|posting|replying|answering|logging (?:in|on)|texting)(?: here| back)? (?:again|any more|after (?:this|tonight))|tell my (?:\\w+ )?(?:child|parent|partner|sibling|family|friends|dog|cat)(?: that)? i (?:always )?(?:loved|tried)(?= $| ,| her| and| my| so)",
		{
			isNegative: true,
			unless:
				/ (?:agent|premiums?|salesman|quote|mortgage|compar\w+|broker|group chat|this account|new account|newsletter|blog|new number|wifi|how i|did not|never told|proud|song|if he (?:texts|calls|writes|messages)|ex) /,
		},
	),
	plain(
		"(?:punch|hit|bang|bash|slap|smash|beat|headbutt)(?:ed|ing|es|s)?(?: [^ .]+){0,4} my (?:own )?(?:head|face|skull|legs|thighs)(?: [^ .]+){0,3} (?:until|again|over and over|because i|every|when i|against the wall until|as punishment|so hard)|relapsed(?: [^ .]+){0,6} (?:arms?|thighs?|wrists?|legs?|skin)(?= )|(?:my |the )?(?:arms?|thighs?|wrists?|legs) (?:is|are|look|looks) (?:a |all |so )?(?:mess|shredded|ruined|covered in (?:cuts|lines|scars)|full of (?:cuts|scars))|(?:scars?|cuts?) (?:are |is )?(?:on|all over|up) my (?:thighs?|hips?|arms?|stomach|ribs|legs?)(?: [^ .]+){0,4} (?:no one|so that|hidden|where)|deserves? (?:the|this|all this|every bit of|to feel) (?:pain|hurt|suffering|punishment)(?= so| $| ,| and i| that i)|deserve to (?:hurt|suffer|bleed|be in pain|feel pain|be punished)",
		{
			unless:
				/ (?:cupboard|door ?frame|ceiling|shelf|ball|low|accident\w*|sunburn\w*|tattoo\w*|mosquito\w*|eczema|rash|leg day|gym|workout|spicy|hangover|curry|no one deserves|surgery|operation|drums?|cat|kitten|brambles|he deserves|alcohol|drinking|smoking|weed) /,
		},
	),
	plain(
		"hear(?:ing)? (?:a |the |this |that )?voices?(?: [^ .]+){0,6} (?:do it|jump|hurt|harm|cut|end it)|voices?(?: [^ .]+){0,4} (?:telling|tells|tell|ordering|orders|screaming|screams|commands?)(?: [^ .]+){0,2} (?:do it|jump|cut|burn|hurt myself|go through with it)|(?:told|lied to|lying to)(?: [^ .]+){0,8} (?:so (?:that )?(?:he|i)) (?:would|will|could|can) (?:let me (?:out|go home|leave)|be let out|leave the (?:ward|hospital|unit)|not (?:keep|section|commit|hospitali[sz]e|lock))|let me (?:out of|leave) the (?:ward|psych \\w+|hospital|unit)(?= $| ,| and| but| yesterday| today| too)",
		{
			unless:
				/ (?:better (?:now|since)|knee|hip|surgery|operation|baby|birth|appendix|covid|visiting|film|novel|game|gps|sat ?nav|coach shouts|personal trainer) /,
		},
	),
	plain(
		"made up my mind(?: [^ .]+){0,6} (?:calm|at peace|peaceful|free|lighter)|at peace with (?:my|the|this) decision(?= $| ,| now| and)|at peace with (?:dying|death|leaving this|going|the end|it ending)(?= $| ,| now| and)|what (?:is )?(?:keeps|keeping) (?:you|people|everyone|us)(?: all| guys)? alive",
		{
			unless:
				/ (?:job|divorce\w*|move|moving|leave her|leaving (?:her|my)|quit\w*|study|college|university|course|break up|broke up|adopt\w*|child|house|flat|baby|surgery|operation|retire\w*|career|city|country|my (?:grandparent|parent)|her death) /,
		},
	),
];

const within: Rule[] = [
	plain(
		`(?:calculat|wonder|check|measur|estimat|work)(?:e|ed|es|ing|ing out)? (?:if|whether|how)(?: [^ .]+){0,5} (?:high|deep|strong|fast|far|long|cold) enough|(?:keep|kept|keeps) checking (?:that )?(?:it is|its|it|that|${drug}) (?:still |are still |is still )there|(?:the|a|that) note (?:open|saved|ready|in my (?:drawer|pocket|bag|desk|phone|laptop|notes))(?= $| ,| on| and| for)`,
		{
			with: / (?:balcony|floor|building|beam|hook|bridge|river|drop|roof|cliff|pills?|bottle|gun|rope|blade|razor|oxy|morphine|note) /,
			unless:
				/ (?:sticky|doctor|class|shopping|meeting|child|toddler|ladder|shelves|swim\w*|div(?:e|ing)|fence|rehears\w*|ceiling lamp|plant\w*) /,
		},
	),
	plain(
		"(?:stand|stood|standing|lean|leaned|leaning|step|stepped)(?: [^ .]+){0,4} (?:edge|yellow line)(?: of the \\w+)?(?: [^ .]+){0,3} (?:lean|leaned|closer|imagine|hope|look down|for the train|a little|sway)|(?:step|stepping|walk|walking|run|running|jump|jumping|swerv\\w+|steer\\w*|driv\\w+) (?:out )?(?:into|in front of) (?:oncoming |the |moving |rush hour )*(?:traffic|cars|an? (?:car|bus|truck|lorry|train|wall|tree))(?= $| ,| on| and| every| at| when| tonight)|(?:i am|sitting|sat|standing|here|am) (?:up |alone |out )*on (?:the|my|a) (?:roof|rooftop|ledge|bridge|railing|wrong side)(?= $| ,| of my| and| right| again| tonight| alone)",
		{
			with: / (?:think|thought|thinking|want|urge|imagine|imagining|could|tempted|wish|fantas\w+|night|\dam|am|alone|tonight|some days|every|lean|leaned|dark) /,
			unless:
				/ (?:photo\w*|view|party|bbq|barbecue|terrace|tiles|repair\w*|solar|bar|fireworks|stars|stargaz\w*|moon|picnic|friends|together|chas\w+|child|toddler|dog|deer|fox|ball|afraid of|scared of) /,
		},
	),
	plain(
		"(?:place|part|spot|bend|corner|stretch)(?: [^ .]+){0,5} where no one (?:would|will|could|can) (?:see|find|hear|stop|look for|notice)(?= $| ,| me| and)|(?:place|spot|where|way|day|month)(?: [^ .]+){0,5} (?:choose|pick|want|like) to die(?= $| ,| in| at)|(?:image|picture|thought|vision|idea)s? of (?:me |myself )?(?:hanging(?= there| from| $| ,| in the)|jumping(?= $| ,| off)|drowning|bleeding out|lying dead|my (?:own )?(?:funeral|body|corpse|coffin))",
		{
			unless:
				/ (?:swim\w*|kiss\w*|hide and seek|smok\w+|geocach\w*|grandparent|hospice|film|bungee|parachut\w*|curtains|wall|gallery) /,
		},
	),
	plain(
		"(?:calm|peaceful|at peace|relieved|lighter|better)(?: [^ .]+){0,3} (?:now that|since|because|knowing) (?:i )?(?:know|have decided|decided|chose|have) ?(?:when|how|the (?:date|day|way|place)|a (?:date|plan|way out))(?= $| ,| and i)|(?:exhausted|tired|sick|worn out) (?:of|from|by) pretending (?:that )?(?:i |to )want (?:a future|to (?:live|be (?:here|alive)|get better))|(?:otherwise|or else)(?: [^ .]+){0,2} (?:would )?(?:be over|be dead|be gone|have done it)(?= $| ,| by| now| already)|wish (?:it|he|that|the \\w+) had (?:worked|killed me|succeeded|been enough|finished me|done it)(?= $| ,)",
		{ unless: / (?:meeting|project|marriage|relationship|phone|laptop|recipe|vaccine|ivf|therapy|diet|plan for the) / },
	),
	plain(
		"(?:fine|okay|ok|happy|glad|mind|relieved|not be sad|thankful)(?: [^ .]+){0,4} (?:truck|bus|car|train|lorry|illness|cancer|accident|stranger|heart attack|lightning|tumou?r)(?: [^ .]+){0,3} (?:did|doing|does|do|took|taking|hit|hitting|hits|killed|ended|decid\\w+) (?:it|me)|(?:not|never|stopped) (?:eat|eaten|ate|eating)(?: [^ .]+){0,5} (?:until|till|so that) i (?:faint|pass out|collapse|black out|disappear|am (?:light|empty|nothing))|(?:purge|throw up|make myself (?:sick|vomit))(?: [^ .]+){0,2} (?:after|every|each) (?:\\w+ )?(?:meal|dinner|lunch|time i eat)",
		{
			isNegative: true,
			unless:
				/ (?:pregnan\w*|morning sickness|chemo|ramadan|fasting|religious|surgery|blood test|drive me|picked me up|cat|dog|stomach bug) /,
		},
	),
	plain(
		"(?:want|wish|like|rather|belong|ready|should be)(?: [^ .]+){0,4} (?:in (?:the|her|a|my) (?:ground|grave|earth|coffin)|under the (?:ground|earth)|six feet under)|(?:not|never) let me (?:open my eyes|wake(?: up)?|see (?:the )?(?:morning|tomorrow))(?= tomorrow| again| $| any more| please)|never open my eyes again|(?:driv\\w+|speed\\w*)(?: [^ .]+){0,5} (?:on purpose|with my eyes closed|without lights)|without me in it|with me in it(?= $)|(?:can|could) not (?:find|see|think of|come up with)(?: [^ .]+){0,3} reasons? not to(?= $)",
		{
			isNegative: true,
			unless: / (?:roots|potatoes|plants?|bulbs|seeds?|photo\w*|picture|group|tax|lockdown|sleep in|alarm) /,
		},
	),
	plain(
		"(?:slit|cut|sliced|burned|slashed|scratched)(?: [^ .]+){0,3} (?:my|open)(?: [^ .]+){0,8} (?:told|said|say|tell)(?: [^ .]+){0,4} (?:accident|cat|fell|kitchen|oven)|(?:will|would|might)(?: [^ .]+){0,2} (?:be sad|cry|be upset|grieve|hurt|miss me)(?: [^ .]+){0,2} for a (?:bit|while|week|month|year|few \\w+)(?: [^ .]+){0,4} (?:free|get over me|move on without me|be relieved|be happier|forget me)",
		{ unless: / (?:party|cancel\w*|break up|dump\w*|moved|moving) / },
	),
];

const hints: Rule[] = [
	plain(
		"think(?:ing)? about (?:it|doing it) (?:every (?:single )?(?:day|night|hour|minute)|all the time|constantly|nonstop)|(?:will|would|does) (?:god|the lord|jesus|heaven|allah)(?: [^ .]+){0,2} (?:forgive|take|still love|understand|accept) me|(?:tell|promise) me (?:that )?it (?:does|will|would) not hurt",
		{ isNegative: true, unless: / (?:house|baby|puppy|tattoo|moving|haircut|dentist|injection|vaccine|wax\w*) / },
	),
	plain(
		"please (?:take care of|look after|feed|adopt|be good to|be kind to) (?!me|yourself|this|the (?:plants|house)|our (?:plants|house))(?:my )?\\w+(?= $| ,| for me| and)",
		{ unless: / (?:holiday|vacation|weekend|trip|away|next week|tomorrow|abroad|surgery) / },
	),
	plain(
		"how (?:do|does) (?:people|everyone|anyone|you) (?:all )?(?:keep going|go on|do life|stay alive)(?= $| ,| when| like)|why (?:anyone|people|someone|you) (?:would )?(?:chooses?|wants?|bothers?) to(?: live| be alive| stay| go on)?(?= $)|my mind is made up(?= $| ,| and)|nothing (?:anyone|people|you|he) (?:can|could|would)? ?(?:say|do|says)(?: [^ .]+){0,3} change my mind|(?:hold out|hang on|hold on|wait|stay) (?:only )?(?:until|till)(?: [^ .]+){0,4} (?:is over|has passed|is grown|graduates?|is old enough|dies|is gone)|it is not that i want to die|so close (?:yesterday|last night|today|tonight)(?= $| ,)|no one needs me|i am ready(?= $)|want (?:me )?out of here(?= $| for)|rip my skin|so (?:that )?no one has to (?:deal with|find|clean|sort)",
		{ isNegative: true, unless: ordinary },
	),
	plain(
		"i am sorry (?:parent|child|partner|sibling|everyone|all)(?= $| ,| for)|sorry for (?:everything|it all|all of it)(?= $| ,| and)",
		{
			unless: / (?:late|mess|yesterday|spelling|long post) /,
		},
	),
];

/** What lies within reach, and what has begun. */
export const withinReach: Rule[] = [
	...clear,
	...saying("doubtful", [...doubts, ...within]),
	...eachAlone(saying("hint", hints)),
];
