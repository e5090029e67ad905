import { eachAlone, mine, plain, type Rule, saying } from "../../rule";

/* What holds somebody back, until when, what they believe about their place in the world, and what they ask. */

const close =
	"(?:parent|partner|child|sibling|family|friends?|dog|cat|pets?|baby|grandparent|fear|god|hell|pain|you|her|people|promise|religion|guilt|cowardice)";

const doubts: Rule[] = [
	plain(
		`(?:only|one|last|main|biggest|single|sole) (?:thing|person|people|reason|reasons|one|ones)(?: [^ .]+){0,6} (?:stop(?:s|ping|ped)?|keep(?:s|ing)?|kept|hold(?:s|ing)?|held|prevent\\w*|why i (?:am|have)|i am|i have not|i do not|that i (?:am|have))(?: [^ .]+){0,4} (?:me(?! (?:wishing|smiling|laughing|busy|entertained|interested|warm|motivated|fit|watching|playing|reading))|alive|here|going|killed|done it|ended|dead|living|breathing|earth|world|yet)|(?:if|were|was) (?:it )?(?:was|were )?not for (?:my |the |her )?(?:\\w+ )?${close}(?: [^ .]+){0,4} i (?:would|might|could)(?: [^ .]+){0,3} (?:dead|gone|done|ended|killed|here|not be|long ago|already|left)|without (?:my |the )?${close}(?: [^ .]+){0,2} i would(?: [^ .]+){0,3} (?:dead|gone|not be (?:here|alive))`,
		{
			unless:
				/ (?:job|company|this (?:town|city|school)|marriage|relationship|deadline|gym|homework|diet|subscription|class|the project|game|concert) /,
		},
	),
	plain(
		`(?:wait|waiting|until|till|once|when|after|as soon as)(?: for| until| till)? (?:my |the )?${close} (?:dies?|passes?|to (?:die|pass)|is (?:gone|dead)|are (?:gone|dead)|(?:has|have) (?:died|passed|gone))(?: [^ .]+){0,8} (?:i (?:can|will|am|would|could)|then|myself|free|follow|leave|go|do it|join)|(?:not|never|can not|could not) (?:want to )?(?:do|put|hurt|burden|leave|break) (?:that|this|it|through|my|her)(?: [^ .]+){0,4} (?:through (?:that|it|this|my death|losing)|by (?:dying|killing|ending|leaving)|if i (?:die|died|kill|killed|did|do it|end|ended)|with (?:my (?:death|body)|finding))`,
		{ isNegative: true, unless: / (?:years ago|hospice|grief|funeral|cancer) / },
	),
	plain(
		"(?:if|wish)(?: only)? (?:there was|there were|i had|i could (?:press|push|have)|someone gave me|i was given|somebody gave me)(?: [^ .]+){0,4} (?:button|off switch|pill|opt out)(?: [^ .]+){0,10} (?:die|dead|press\\w*|push\\w*|gone|exist\\w*|erase\\w*|painless\\w*|disappear|take it|not wake)|(?:give|trade|donate|swap|transfer|exchange)(?: [^ .]+){0,3} (?:my (?:life|years|health|time left|remaining \\w+|organs)|life)(?: [^ .]+){0,6} (?:someone|people|person|child|sick|dying|wants?|deserves?|needs?|cancer)|(?<! (?:you|he|we) )(?:wish|wished|wishing) (?:that )?(?:i|it|god|someone|death|cancer|something)(?: [^ .]+){0,4} (?:was me|were me|take me|took me|would take|kill me|killed me|end me|had died|had been aborted|was aborted|miscarri\\w+|swap places|trade places)",
		{
			unless:
				/ (?:organ donor card|blood|toys|clothes|save (?:her|the planet)|raise money|her place|concert|holiday|on the (?:team|trip)) /,
		},
	),
	mine(
		"(?:not|never|did not|do not|will not|would not)(?: [^ ,.]+){0,5} (?:make it|live|survive|be alive|be here|be around)(?: [^ ,.]+){0,3} (?:to|past|until|till|beyond|this|for|another|much) (?:see )?(?:my )?(?:\\d\\d|\\d\\d(?:th|st|nd|rd)|thirty|twenty|forty|sixteen|eighteen|birthday|new year|christmas|graduation|next (?:year|month|week|birthday|summer|christmas)|the (?:end of (?:the|this) (?:year|month|week)|year|month|week|weekend)|adulthood|tomorrow|morning|another (?:year|month|week|day|winter)|longer)|(?:thought|expected|planned|assumed|supposed|figured|promised myself)(?: [^ .]+){0,4} (?:be dead|dead|die|kill myself|gone|be gone|not be (?:here|alive)|end it)(?: [^ .]+){0,4} (?:by|before|at|when|now|already)|(?:\\d+|a few|few|couple|one|two|three) (?:more )?(?:days?|weeks?|months?|hours?) (?:left )?(?:to live|until i (?:die|do it|end|go|kill)|and (?:then )?i (?:am|will be) (?:gone|done|dead|free)|till i (?:die|do it))|giv(?:e|ing) (?:myself|life) (?:until|till|one (?:more|last) (?:year|month|week|day)|another (?:year|month|week)|\\d+ (?:days|weeks|months)) (?:to live|before i|and then i|then i)",
		{
			isNegative: true,
			unless:
				/ (?:together|her (?:job|contract)|lease|the show|the season|cinema|sale|shop|movie|phone|car|battery|laptop|relationship|marriage|fit|budget|to (?:the|my) (?:party|gym|meeting|class|store)|diet|smoking|payday|train|(?:i am|i will be|we are|we will be) in(?! (?:hell|pain|agony|my grave|a (?:bad|dark)|so much))) /,
		},
	),
	plain(
		"(?:should|would|could|wish|better if|rather|never|not)(?: (?!(?:know|knew|clue|idea|aware|realise|realised|realize|realized|think|thought|forget|forgot|forgotten|notice|noticed|he)(?= ))[^ .]+){0,4} (?:have )?(?:been )?(?:never )?(?:born|aborted|existed|conceived)(?= )|(?:my |being )?(?:birth|being born|existence|conception) (?:is|was) (?:a |an |my |the )?(?:mistake|accident|curse|burden|regret|error|punishment|crime|worst)|(?:not|never|do not|does not)(?: [^ ,.]+){0,3} (?:belong|meant|made|built|fit|cut out|supposed|designed|equipped)(?: [^ ,.]+){0,4} (?:this (?:world|life|earth|planet)|the world|live|life|exist|living)(?= (?:any more|\\.|,|and|i|at all|because|like)| $)|(?:i|people like me)(?: [^ .]+){0,3} deserve (?:to (?:die|suffer|be dead|rot)|death)|(?:life|living|this world|existence|this earth) (?:is|was|just is) (?:just |simply |really )?not (?:for (?:me|everyone|people like)|meant)|(?:world|universe|everyone|people|society|earth) (?:does not|do not|would not|will not) (?:need|want|miss|notice|care about) me",
		{
			isNegative: true,
			unless:
				/ (?:(?:would|should) have been born (?:on|in|at|this|next|last|today|by|yesterday|tomorrow|any day)|office|meeting|job|sport|town where|generation|decade|century|love like|relationship|party|college|before (?:he|phones|the internet)) /,
		},
	),
	plain(
		"is it (?:selfish|wrong|a sin|weak|cowardly|okay|ok)(?: [^ .]+){0,4} (?:die|kill myself|suicide|dead|commit suicide|exist|dying|end my life)|(?:suicide|killing myself|ending it|dying) (?:is|seems|feels|sounds|looks|being|would be|may be|might be)(?: [^ .]+){0,4} (?:selfish|option|answer|solution|way|only|best|easy|easier|inevitable|comfort\\w*|logical|rational|tempting|right|beautiful|fate|destiny|end)|(?:how|should i|can i|do i|when i|if i|want to|going to|scared to|afraid to|told|tell|telling)(?: [^ .]+){0,3} (?:tell|told|telling|admit|talk to|explain to)?(?: [^ .]+){0,4} (?:that )?i (?:am|was|feel|have been|want to|might|wanted to|tried to|am feeling) (?:suicidal|going to kill|die|kill myself|end (?:it|my life)|commit suicide|selfharm\\w*)|(?:will|would|can|could|do|does|going to|afraid|scared|want)(?: [^ .]+){0,4} (?:lock me up|commit me|section me|baker act me|hospitali[sz]e me|institutionali[sz]e me|put me in (?:a|the) (?:psych|mental|ward|padded))|(?:suicide (?:hotline|line|chat)|crisis (?:line|text|chat)|hotline|helpline|lifeline|samaritans|988)(?: [^ .]+){0,8} (?:hung up|on hold|useless|not help|busy|disconnected|told me)|(?:call|called|calling|text|texted|rang|tried|contacted) (?:the |a )?(?:suicide \\w+|crisis (?:line|text|chat)|hotline|helpline|lifeline|samaritans|988)",
		{
			unless:
				/ (?:my (?:friend|parent|sibling|child|cousin|ex|roommate|student|colleague)|i (?:volunteer|work)|training|he (?:is|was|feels) suicidal|essay|bridge is|prevention week) /,
		},
	),
	mine(
		"(?:thinking|think|thought|considering|contemplating|planning|debating|deciding|going|about|ready|tempted|close|determined|decided|want|wanted|wanting|meant|supposed|plan|prepared)(?: [^ ,.]+){0,3} (?:about |of |to |on |with )?(?:ending it all|end it all|go through with it|going through with it|taking my life|offing myself|dying|suicide|checking out)(?= (?:tonight|today|tomorrow|soon|again|now|all|every|for|more|lately|this|right|after|when|before|by|already|myself|alone|and (?:not|i|no)|but (?:i|my|the)|because)| $)",
		{
			with: / (?:life|die|dead|pain|alive|end|live|depress\w*|hopeless|alone|tonight|tired|scared|myself|goodbye|note|family|suicid\w*|kill\w*|death|dying|anymore|soon|more and more|lately|pills|gun|rope|bridge) /,
			unless:
				/ (?:her|proposal|propose|with (?:her|my partner|my ex)|anxiety|panic\w*|afraid|scared|fear|relationship|marriage|engagement|break up|breakup|haircut|tattoo|moving|quit my job|homework|essay|degree|course|business|surgery|gym|exam|interview|karaoke|(?:think|thought|feel|felt|feels|convinced|sure|certain|worried) (?:like |that )*i (?:am|was|might be) (?:actually |literally |really )?(?:dying|going to die)) /,
		},
	),
	plain(
		"(?:finally|today|tonight|tomorrow|soon|now)(?: [^ .]+){0,4} (?:is (?:the|my) (?:day|night|last(?! (?:year|semester|term|exam|class|shift|week (?:at|of)|day (?:at|of|in)))|end(?! of))|i (?:will|am going to|can|get to) (?:be (?:free|at peace|gone|at rest|with)|rest|sleep for|leave this|see (?:her|my \\w+) again))|(?:tonight|today|tomorrow|this) (?:is|will be|might be) (?:the night|the day|my last|it for me|when i (?:die|go|end)|goodbye)|see (?:you|y'all|ya) (?:all )?(?:on the other side|in (?:hell|heaven|another life|the next)|never)|(?:bye|goodbye|farewell|so long) (?:world|everyone|all|reddit|forever|for ever|cruel|life|y'all|guys|to (?:all|this|everyone|life))|peace out (?:world|life)|rest in peace (?:me|to me)|(?:i|it) (?:am|is) time (?:for me )?(?:to (?:go|die|leave|end|rest|say goodbye)|i (?:went|left|die|go|end))(?= (?:now|for good|it|this|i|and|goodbye|everyone)| $)",
		{
			unless:
				/ (?:on this (?:subreddit|forum|server|team)|other side of the|(?:tuesday|book|running|choir|support) (?:group|club)|moving to|post about|off to|flight|vacation|travel\w*|renovat\w*|work|school|airport|bed|train|home|hotel|wedding|party|graduat\w+|trip|holiday|exam|shift|game|match|concert|interview|summer|friday night|dinner) /,
		},
	),
];

const hints: Rule[] = [
	mine(
		"(?:do|did|does|will|can|could) not (?:\\w+ )?(?:want to|feel like|see myself|care to|wish to|have the (?:energy|will|strength)(?: to)?|have any (?:energy|will|strength)(?: to)?|deserve to|know how to|know if i can)(?: [^ ,.]+){0,2} (?:be here|do this|feel|exist|live|go on|wake up|try|fight|keep going|keep trying|continue|get up|get out of bed|wake|face|deal|talk to|see anyone|be me|be alive|feel this way|be (?:sad|alone|like this))(?= (?:any more|any longer|like this|this way|again|anything|another|every|alone|either|longer|the day|tomorrow|and|with)| $)",
		{
			isNegative: true,
			unless:
				/ (?:party|meeting|class|work today|office|homework|cook|gym|shop\w*|movie|relationship|date|dating|town|city|village|job|country|this (?:house|flat|place)) /,
		},
	),
	plain(
		"(?:cry|cries|crying|cried|sob|sobbing)(?: [^ .]+){0,4} (?:every|all|myself to|to sleep|constantly|for hours|nonstop|non stop|alone|uncontrollab\\w+|again|in (?:bed|the)|right now)|can not stop (?:crying|shaking|thinking about (?:it|dying|death))|(?:not|never|can not|cannot|no longer)(?: [^ ,.]+){0,3} (?:feel|enjoy|find) (?:anything|joy|happiness|happy|pleasure|alive|excited|love)|nothing (?:makes me|brings me|feels|excites|interests)(?: [^ .]+){0,2}|(?:not|never) (?:remember|recall)(?: [^ .]+){0,4} (?:happy|last time i (?:was|felt|smiled|laughed))|(?:no|lost|zero|lack of|without)(?: [^ .]+){0,2} (?:motivation|energy|interest|joy|will|drive|happiness|desire)(?= )",
		{
			isNegative: true,
			unless: / (?:movie|film|onion|baby|wedding|happy tears|laugh\w*|at work today|homework|gym|coffee|sex|libido) /,
			says: "faint",
		},
	),
	plain(
		"(?:everyone|everybody|people|he|family|friends|partner|parent) (?:\\w+ )?(?:hates?|left|leaves?|abandon(?:s|ed)|rejects?|rejected|gave up on|gives up on|is ashamed of|is disappointed in|is sick of|is tired of|ignores?|forgot|forgets?) me|(?:lost|losing|lose) (?:everything|everyone|my (?:job|house|home|family|child|partner|friends|only friend|best friend|parent|dog|cat))|(?:no|not have|without|have zero|do not have)(?: any| a single)? (?:friends|family|future|life|support|job|money|money left|one to talk to|real friends)|nothing (?:left|to live|to lose|good)|(?:my )?(?:whole |entire )?life (?:is|was|has) (?:over|falling apart|ruined|destroyed|fallen apart|ended|going nowhere|gone to shit)|failed (?:everything|at (?:life|everything)|everyone|my (?:family|parent|child))",
		{ isNegative: true, unless: / (?:game|match|keys|wallet|phone|weight|bet|season|my way) /, says: "faint" },
	),
	plain(
		"(?:do|did) not know (?:what (?:else )?to do|how (?:much|long)|where (?:else )?to (?:go|turn)|how to (?:go on|live|cope|continue|keep going|keep living))(?: [^ .]+)?(?= )|(?:how|why) (?:do|can|should|am|does|did|must|would) (?:i|anyone)(?: [^ .]+)? (?:keep going|go on|live|cope|continue|survive|exist|still here|have to suffer|have to live|even exist)",
		{
			isNegative: true,
			says: "faint",
			unless:
				/ (?:recipe|essay|about the (?:gift|party|dress)|app|computer|homework|wifi|code|to wear|to say to|about her (?:texting|liking)) /,
		},
	),
	plain(
		"(?:depression|depressed|depressive|suicide|suicidal|suicidality|hopeless|hopelessness|despair|misery|miserable|worthless|worthlessness|self (?:hatred|hate|loathing)|selfharm)",
		{
			says: "faint",
			unless:
				/ (?:great depression|my (?:friend|partner|ex|parent|child|sibling) (?:is|has|was)|prevention|article|study|film) /,
		},
	),
	plain("(?:die|dead|death|dying|kill|killing|killed|grave|funeral|corpse|noose|overdose)", {
		says: "faint",
		with: / (?:i|me|my|myself) /,
		unless:
			/ (?:died|passed away|battery|phone|laugh\w*|film|movie|game|book|plants?|my (?:friend|dog|cat|grandparent|parent|uncle|sibling|partner) (?:is|was|has)|dead line|drop dead gorgeous|hunger|bored|anxiety|panic|afraid|scared|fear|cancer|covid|virus|killing it|killed it|time to kill|(?:town|city|place|village|party|bar|club|street|line|server|chat|website|engine|car) is (?:\w+ )?dead) /,
	}),
	plain(
		"(?:anxiety|panic|ptsd|bipolar|bpd|borderline|schizophrenia|schizophrenic|schizoaffective|eating disorder|anorexia|anorexic|bulimia|bulimic|addict|addicted|addiction|alcoholic|trauma|abused|autism|autistic|ocd)(?: [^ .]+){0,10} (?:depress\\w*|suicid\\w*|can not (?:live|cope|go on)|hopeless|ruin\\w* my life|no hope)|(?:drunk|drinking|drugs|high|pills|alcohol)(?: [^ .]+){0,6} (?:numb|forget|escape|cope|sleep|pain|die|stop)",
		{ says: "faint", unless: / (?:my (?:friend|partner|ex|parent|child|sibling)|headache|party|birthday) / },
	),
	plain(
		"(?:fuck|screw) (?:it all|everything|everyone|life|this (?:life|world|shit|planet|place)|the world|me|my life|it)(?= )|(?:this|the|fucking) (?:world|life|planet|society|existence) (?:is|has|can|just)(?: [^ .]+){0,2} (?:shit|hell|cruel|fucked|evil|awful|terrible|disgusting|pointless|rotten|nothing for me|burn)|(?:so|fucking|just|completely|am) (?:done|over it|finished|lost|broken|exhausted|tired|defeated|alone)(?= $)",
		{ says: "faint", unless: / (?:love life|game|homework|exam|traffic|monday) / },
	),
];

/** What holds somebody back, and what they ask. */
export const reasonRules: Rule[] = [...saying("doubtful", doubts), ...eachAlone(saying("hint", hints))];
