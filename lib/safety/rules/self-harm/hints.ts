import { eachAlone, mine, plain, type Rule, saying } from "../../rule";

/*
 * What people say who cannot or will not say it: exhaustion, hopelessness, goodbyes, questions about afterwards. One
 * alone is often nothing. Each rule is one idea, since it is ideas that are counted.
 */

const end = "(?= (?:\\.|,|and|but|because|so|i|please|help|with (?:life|everything|it all|this))| $)";

/** Ideas that are a doubt by themselves. */
const doubts: Rule[] = [
	plain(
		"(?:if|when|once|after) i (?:die|died|am dead|am gone|kill myself|pass|passed|end it)(?: [^ .]+){0,14} (?:responsible|pay|pays|cost|costs|debts?|loans?|mortgage|rent|insurance|landlord|council|funeral|body|cremat\\w+|belongings|my stuff|bills|inherit|care of my|find me|look after my|feed my)",
		{
			unless: / (?:will and testament|lawyer|notary|solicitor|estate planning|of old age|financial adviser|retire\w*) /,
		},
	),
	plain(
		"(?:life )?insurance(?: [^ .]+){0,6} (?:pay|pays|paid|payout|cover|covers|valid|money|worth)(?: [^ .]+){0,8} (?:suicide|if i|when i am|my death|i am gone|my family|child|partner)|worth more (?:dead|gone)|worth more to [^ ]+(?: [^ ]+)? (?:dead|gone|if i)|insurance (?:would|will|could) (?:pay|cover|sort|take care|set)(?: [^ .]+){0,6} (?:debts?|house|mortgage|everything|child|partner|her|family)",
		{ unless: / (?:car|dentist|dental|damage|flood|theft|employer|claim form|phone) / },
	),
	plain(
		"(?:is|are|was) (?:it|life|this life|this|any of (?:it|this)|all (?:of )?(?:this|the \\w+)|my life)(?: [^ .]+){0,5} (?:really |even |actually )?worth (?:living|going on|continuing|fighting|the (?:pain|suffering|fight))(?: for)?|(?:nothing|anything|something|reason)(?: [^ .]+){0,2} worth (?:living|staying alive|staying|being here)(?: for)?|worth living for",
	),
	plain(
		"(?:no|any|a|find|found|give me|need|looking for|one|every) reasons? (?:left )?(?:to|for|not to|why i should not)(?: [^ .]+){0,2} (?:live|living|stay alive|stay here|keep going|keep living|go on|going on|carry on|exist|die|kill|end it|be here|keep breathing|wake up|hold on)|talk me out of (?:it|this|doing|killing)|(?:convince|(?<! (?:he|you|always|parent|partner|friend|friends|doctor|everyone|people|to|did|used to|her) )tell) me (?:not to|why i should (?:stay|live|not))",
		{ isNegative: true, unless: / (?:moving|buying|quitting|resigning|going back|signing|proposal) / },
	),
	plain(
		"(?:not|never|hardly) (?:see|imagine|picture|envision) (?:myself )?(?:getting|growing|being|living|reaching|turning|making it)(?: [^ .]+){0,3} (?:old|older|\\d\\d|thirty|forty|past|alive|to)|(?:not|never) (?:want|going|planning|expect|plan|expecting) (?:to )?(?:grow|get|live to be|make it to|reach|turn|see) (?:old|\\d\\d|thirty|forty)|imagine (?:getting|growing) old",
		{
			isNegative: true,
			unless: / (?:together|with (?:her|you|partner)|in this (?:job|house|city|town)|ready for|married) /,
		},
	),
	plain(
		"(?:woke|wake|waking) up(?: [^ .]+){0,4} (?:disappointed|unfortunately|sadly|and i am still here|wish(?:ing)? i (?:had not|did not)|still alive|again and (?:hate|cry|cried))|(?:disappointed|angry|mad|sad|upset|annoyed|cry|cried|sorry|hate|hated)(?: [^ .]+){0,3} (?:i|to|that i|when i|because i) (?:have to |had to |still |just )?(?:woke|wake|waking|have woken|survived|made it|was saved|was found|am still (?:here|alive))(?: up)?|(?:should|could) have (?:just )?(?:let|left) me (?:die|bleed|drown)|why did (?:he|you|someone|the doctors|no one)(?: [^ .]+){0,3} (?:save|find|stop|revive|bring) me",
		{
			unless: / (?:late|alarm|early|hangover|dream|nightmare|before you|without her|the (?:test|exam|interview)) /,
		},
	),
	plain(
		"(?:hope|hoping|wish|wishing|pray|praying|would not mind|would not care|not mind|would be (?:fine|ok|okay|good|nice|relieved|easier)|relieved|rather|dream)(?: [^ .]+){0,5} (?:if )?(?:i|that i|me|my|a|an|the|some|something|someone)(?: [^ .]+){0,5} (?:got hit|get hit|was hit|hits? me|runs? me over|ran me over|get (?:cancer|sick|ill|shot|murdered|killed)|got (?:cancer|sick|ill|shot|murdered|killed)|gets? me killed|kills? me|happened to me|happens to me|heart (?:stops?|stopped|attack|gives out|would stop)|brain tumou?r|crash(?:es|ed)?|terminal|fatal|accident|do not (?:come|make it) back|never (?:came|come) back|fall asleep and never|do not open my eyes)",
		{
			unless:
				/ (?:hope|hoping|pray|praying|wish)(?: [^ .]+){0,4} (?:not|never|no|nothing|nobody) | (?:never hope|laughing|the lottery|nothing (?:bad )?happens|insurance company|so that nothing) /,
		},
	),
	plain(
		"(?:found|find|picked|chose|choose|know|scouted|visited|went to|drove to|looked at) (?:the|a|my|that) (?:perfect |right |good )?(?:location|place|spot|bridge|building|cliff|tree|roof|hotel|forest)(?: [^ .]+){0,6} (?:do it|end it|rope|high enough|date|jump|hang|quiet enough|no one (?:will|would) find|again)|next step is(?: to)?(?: get| buy)?(?: the| a)? (?:rope|gun|pills|note|letters)|(?:the|my|a) date (?:comes|is set|is near|is coming|i (?:set|chose|picked))|(?:set|picked|chose|chosen|have|got) (?:a|the|my) date(?: [^ .]+){0,4} (?:to die|for it|to do it|to end|when it|suicide)",
		{ unless: / (?:wedding|concert|party|picnic|holiday|trip|apartment|dinner|exam|surgery|restaurant) / },
	),
	plain(
		"(?:i|we) (?:just )?found (?:the|my) (?:location|place|spot|bridge)(?! (?:\\w+ (?:and|but)|very|so|really|quite|a bit|wonderful|lovely|beautiful|nice|strange|empty|easily|on))",
		{
			unless:
				/ (?:film|photo|wedding|party|camp\w*|hotel|house|apartment|restaurant|on (?:google|the map)|lunch|picnic|walk|keys|peace) /,
		},
	),
	plain(
		"(?:gun|shotgun|pistol|rifle|knife|blade|razor|rope|noose|bridge|tracks|train|trains|pills|water|ocean|river|edge|void|abyss|roof|balcony|bottle of pills|death) (?:is|are|keeps?|has been|just) (?:calling|whispering|waiting for|looking at|staring at|tempting|inviting|begging|screaming)(?: to| for)? ?(?:me|my name|out)",
		{ unless: / (?:holiday|beach|swim|surf|sail|boat|summer) / },
	),
	plain(
		"(?:buy|buying|bought|get|getting|got|need|shopping for|shopping online for|looking for|borrow|own|order|ordered|find|recommend|have)(?: [^ .]+){0,4} (?:gun|pistol|handgun|shotgun|rifle|revolver|firearm|pistols|guns|rope|noose|helium|nitrogen|charcoal|razor blades|sodium nitrite|cyanide|exit bag)",
		{
			with: / (?:end|end me|myself|die|depress\w*|tonight|tired|weary|done|painless|quick|suffer\w*|without (?:maiming|pain)|pain|over with|last|goodbye|calm|peace) /,
			unless:
				/ (?:hunting|range|balloons?|bbq|barbecue|grill|climbing|boat|swing|party|birthday|tent|protect|burglar|security|police|soldier|army|end of|film|game|weekend|metres|meters|pitch|tonight 's) /,
		},
	),
	mine(
		"(?:wrote|writing|written|write|typed|typing|drafted|drafting|finished|planned|planning|started)(?: [^ .]+){0,3} (?:my (?:last (?:day|week|words|letter|message|note|post|will|wishes)|final (?:day|words|letter|message|note)|own (?:funeral|obituary|eulogy)|funeral|obituary|eulogy|suicide|note|death)|goodbye|goodbyes|a (?:suicide )?note)",
		{
			unless:
				/ (?:school|teacher|fridge|shopping|job|colleagues|boss|work|exercise|thank|christmas|wedding|novel|story|patient|professor|homework|milk|neighbou?rs?|sticky|column) /,
		},
	),
	plain(
		"(?:my|the|a) (?:last|final) (?:post|message|letter|goodbye|night alive|sunset|sunrise|birthday|christmas|meal|day (?:alive|on earth|here|of my life)|week (?:alive|on earth)|words)(?= (?:ever|before|i will|to you|so|is|,|and)| $)|this is (?:probably |most likely )?(?:the last|my last) (?:time|thing|post|you)(?: [^ .]+){0,4} (?:hear|write|post|see|read|ever)",
		{
			unless:
				/ (?:school|university|holiday|trip|abroad|living in|in this (?:house|flat|city)|of (?:term|the (?:term|holiday|season|year))|job|work|here at|read|unread|received|he sent|from (?:her|partner|ex)|before we move) /,
		},
	),
	plain(
		"(?:do|does|did) not want to (?:die|kill myself)(?: [^ .]+)? (?:but|just|only)(?: [^ .]+){0,8} (?:not want to (?:live|be here|exist|wake|feel|be alive|be me|go on)|want to|want it|can not (?:live|go on|do this|keep)|not (?:live|exist)|stop (?:existing|feeling|hurting)|the pain)",
		{ isNegative: true },
	),
	plain(
		"(?:disservice|selfish|cruel|pointless|torture|exhausting|unbearable|hard|harder|difficult|impossible|tiring)(?: [^ .]+){0,6} to (?:keep (?:living|trying to live|existing|going|breathing|waking up)|stay alive|live(?= (?:any more|like|with|at|another|each|every|$))|be alive|exist|wake up every)|(?:trying|try|struggling|struggle|forcing myself|force myself|fight|fighting)(?: [^ .]+){0,2} to (?:stay alive|live(?= (?:at|another|$))|keep living|survive (?:each|every|another|the|this) (?:day|night|hour|week|hell)|not (?:do it|kill|end|hurt|cut|relapse)|want to (?:live|be here))",
		{
			unless:
				/ (?:paycheck|without (?:her|you|a car|water)|alone|on (?:that|this|my) (?:salary|pay)|abroad|parent|together|next to|with (?:her|my parent)) /,
		},
	),
	plain(
		"(?:want|need|way|get|wish) out of (?:this (?:\\w+ )?(?:life|world|existence)|my (?:misery|skin|own body))|(?:let|get|want|beam|take) me out of (?:here for good|this (?:\\w+ ){0,3}life|this world|my misery)|prison (?:called|of|that is) (?:my )?life",
	),
	plain(
		"(?:life|living|existing|being alive|existence) (?:is|feels like|has become|has been) (?:just |only |a |an |such |so |like |nothing but |pure |endless |constant |absolute )*(?:torture|hell|punishment|prison|chore|curse|burden|nightmare|joke|torment|suffering|agony|pain|pointless|meaningless|unbearable|exhausting|unlivable)",
		{
			says: "hint",
			unless:
				/ (?:with (?:her|you) (?:is|was) hell|at (?:home|work|school) is|love of my life|bad (?:people|friends)|tiktok|commut\w+) /,
		},
	),
	mine(
		"(?:(?:make|making|made) myself (?:throw up|vomit|sick|puke)|throw(?:ing)? up (?:every meal|after (?:every|each) meal|on purpose)|purg(?:e|ed|ing)|starv(?:e|ed|ing) myself|(?:binge|binged|bingeing|binging) and (?:purge|purged|purging)|not (?:eaten|eating|eat|ate)(?: [^ .]+){0,5} (?:punish|deserve|disappear)|(?:do|did) not deserve (?:to eat|food))",
		{
			isNegative: true,
			unless: / (?:flu|stomach bug|pregnan\w+|chemo|hangover|drunk|food poisoning|fast(?:ing)?|ramadan|surgery|virus) /,
		},
	),
	plain(
		"(?:should|would|could) (?:be|have been) (?:me|dead)(?= (?:who|that|instead|in|not|by now|already)| $)|(?:i|me) (?:was|were) (?:never|not) (?:supposed|meant) to (?:live|be here|survive|make it)(?: this long| that long)?|(?:living|live|here) on borrowed time|outlived my (?:use|purpose|time)|my time (?:has come|is up|is over|is coming)|(?:ready|time) to (?:go home|rest (?:now|forever|for ever)|leave this (?:place|earth|world|body)|meet (?:god|my maker|jesus))",
		{
			unless:
				/ (?:train|bus|hotel|party|school|from work|doctor|shift|airport|bed|flight|station|travel\w*|holiday|trip|weeks? (?:away|abroad|of)) /,
		},
	),
	mine(
		"(?:suicide|suicidal)(?: [^ .]+){0,3} (?:hotline|line|chat|watch|ward|attempts?|note|notes|method|methods|thoughts?|ideation|plan|feelings|tendencies|website|forum|book|group)|(?:sectioned|baker acted|5150|hospitali[sz]ed)(?= (?:again|for|because|after|in|and|against|last)| $)",
		{
			with: / (?:i|me|my) /,
			unless:
				/ (?:volunteer|my (?:friend|parent|sibling|child|cousin|partner|ex|uncle)|he (?:was|is|got)|covid|surgery|committed (?:to|a|the) |pneumonia|prevention|training) /,
		},
	),
];

/** Ideas that are nothing alone, and something beside another. */
const hints: Rule[] = [
	plain(
		`(?:can|could) not (?:\\w+ )?(?:take|do|handle|bear|stand|deal with|cope with|live with|go through|keep doing|keep living|live like|keep) (?:it|this|that|life|anything|everything|being here|another|one more|any of (?:it|this)|like this|this pain|my life|myself|going|on)(?: [^ .]+){0,2} (?:any more|any longer|much longer|longer|no more|day|night|week)|(?:can|could) not (?:\\w+ )?(?:go on|carry on|keep going|continue)${end}|can not (?:do|take) life`,
		{ isNegative: true },
	),
	plain(
		`i am (?:\\w+ ){0,2}(?:done|finished|over it)${end}|done (?:with|trying|fighting|pretending|living) (?:life|everything|it all|this world|to live|people|myself)|i (?:\\w+ )?(?:want out|am out|am checking out|quit life|surrender)${end}`,
		{
			unless:
				/ (?:homework|work for|shift|essay|exam|laundry|dishes|project|with (?:her|this (?:job|relationship|marriage|show|game))|shower|dinner|reading|cleaning|shopping) /,
		},
	),
	mine(
		`(?:i|to|just|have|and|about|like|of) (?:\\w+ )?(?:give up|giving up|given up|gave up)(?= (?:on (?:life|everything|myself|living|trying|it all|hope)|completely|now|already|\\.|,|and|i|because|so)| $)|(?:lost|losing|lose) (?:the |my |all )?(?:will|fight|strength|hope|faith)(?= (?:to|in|and|for)|,| $)`,
		{
			unless:
				/ (?:smoking|sugar|coffee|alcohol|my (?:seat|job|phone|place)|the (?:game|search|idea|project)|lent|meat) /,
		},
	),
	plain(
		"hopeless|no hope(?: left)?|without hope|beyond (?:help|repair|saving|fixing)|(?:nothing|not|never)(?: [^ .]+){0,5} (?:to look forward to|get(?:s|ting)? (?:any )?better|be (?:ok|okay|happy|fine|alright) (?:again|ever)|be happy|going to change|ever changes?|ever works? out)|(?:no|any) light(?: at the end| left| in)?",
		{
			isNegative: true,
			unless:
				/ (?:at (?:maths?|cooking|singing|sports?|dancing|golf)|romantic|the weather|wifi|computer|cook|cleaner|case|in the room|bulb|unless|until he) /,
		},
	),
	plain(
		"(?:no|only|one|see no|any other|another|other) (?:way|ways) out|no (?:escape|exit|other option|other choice|choice left|options left)|(?:feel|feeling|am|so|completely) (?:so )?(?:trapped|cornered|stuck in this life)|no future|(?:not|never) (?:have|see) (?:a|any) (?:future|way (?:out|forward))|(?:way|path) forward(?= $)",
		{
			isNegative: true,
			unless: / (?:traffic|elevator|lift|car park|maze|contract|lease|job|the building|house fire|in the snow) /,
		},
	),
	plain(
		"i (?:am|feel like|was|have been|have become|feel) (?:just |only |such |like |nothing but |nothing more than |a |an |the |so |really |complete |total |absolute |utterly |completely |worst |biggest |fucking |disgusting |stupid |pathetic |useless |worthless |huge |massive )*(?:failure|fuck up|waste|loser|piece of (?:shit|crap|trash|garbage)|disgrace|disappointment|mistake|monster|burden|mess|idiot|worthless|useless|pathetic|disgusting|garbage|trash|nothing|nobody|parasite|liability|unlovable|unloveable|unworthy|broken|ruined)(?= )|good for nothing|(?:hate|loathe|despise|disgusted (?:by|with)|sick of) (?:myself|being me|who i am|everything about (?:me|myself))|ruin(?:s|ed|ing)? everything",
		{
			unless:
				/ (?:at (?:cooking|maths?|parking|singing|golf|texting)|hot mess|lol|haha|wrong with|about (?:it|that) if|nothing (?:but|like|special|to)|nothing without) /,
		},
	),
	plain(
		"(?:hate|hated|hating|fuck|regret|ruined|wasted|wasting|despise) (?:my |this |living |being )?(?:life|alive|existence|living)|my (?:whole |entire )?life (?:is|has become|has been|feels|was|sucks|will be)(?: [^ .]+){0,3} ?(?:shit|hell|over|joke|mess|pointless|meaningless|empty|nothing|ruined|waste|miserable|pathetic|worthless|disaster|failure|misery|not worth)|(?:life|everything|it all|all of it|existence) (?:is|seems|feels|just seems|just feels) (?:so |just |completely |utterly |all )?(?:pointless|meaningless|hopeless|useless|grey|dark|black|empty|worthless|too much|for nothing)",
		{
			unless:
				/ (?:office|boss|traffic|lol|haha|love life|social life|sex life|work life|if he (?:does not )?(?:love|like|want)) /,
		},
	),
	plain(
		"(?:stop|end|ending|escape|ease|kill|numb|take away|make|away from|relief from) (?:all )?(?:the|this|my|being in) (?:constant |so much |endless |mental |emotional )?(?:pain|hurt|hurting|suffering|misery|agony|torment|noise in my head)|(?:pain|hurting|suffering|it|misery|everything|thoughts?|voices?) (?:all )?to (?:just )?(?:stop|end|go away|be over)|make it (?:all )?(?:stop|end|go away)|stop (?:being in|feeling) (?:so much )?(?:pain|anything|everything)|so much (?:pain|suffering|misery)|unbearable|in agony",
		{
			unless:
				/ (?:back|knee|tooth|tooth\w+|headache|migraine|cramps?|period|surgery|shoulder|neck|hip|dentist|foot|muscle|leg|joint|noise|neighbou?rs?|heat|music|stairs|ibuprofen) /,
		},
	),
	plain(
		`(?:no|see no|not see (?:the|a|any)|what is the|what was the|without|there is not a|is there (?:a|any)|lost all|have no) (?:point|purpose|meaning|sense)(?: (?:in|of|to))?(?: (?:anything|trying|going on|continuing|waking up|getting (?:up|out of bed|better)|any of (?:it|this)|it all|it any more|my life|life|me|doing anything))?(?= (?:any more|either|if|when|\\.|,)| $)|nothing (?:really |even |ever )?matters(?: any more)?(?= (?:to me|any more|\\.|,|and|so)| $)|(?:do|does) not (?:\\w+ )?care (?:about (?:anything|my life|myself|living|what happens to me)|any more|if i (?:live|die|wake|get|am|exist|crash))|why (?:bother|even try|even bother|keep trying|am i (?:even|still) (?:here|trying|doing))|what is the point${end}`,
		{
			isNegative: true,
			unless:
				/ (?:arguing|asking|meeting|buying|in texting|in calling|of a relationship|of dating|talking to|of (?:having|being in) a|in (?:the )?rain|to be honest|of view|make (?:no )?sense) /,
		},
	),
	plain(
		"on the (?:edge|verge|brink)(?= (?:of (?:it|doing|killing|suicide|ending|collapse|losing (?:it|everything)|giving up)|and|i|right|again|lately|tonight|\\.|,)| $)|(?:end|last bit) of my (?:rope|tether)|(?:breaking|tipping) point|(?:at|hit|reached|past|beyond) (?:my|the) (?:limit|breaking point|lowest|end)|rock bottom|lowest point|(?:mental|emotional|complete|nervous) (?:breakdown|collapse)|falling apart|hanging (?:on )?by a thread|barely (?:holding|hanging|surviving|alive|functioning|coping)|(?:losing|lost) my (?:mind|grip)|past the point",
		{
			says: "faint",
			unless: / (?:seat|company|budget|team|housing|market|bed|table|cliff walk|a deal|success|thought about) /,
		},
	),
	plain(
		"(?:no one|nobody|not one person|no body)(?: [^ .]+){0,4} (?:care|cares|loves? me|would care|would notice|would miss|misses me|wants? me|likes? me|needs? me|to turn to|believes? me|sees? me|would come|understands?|gives a)|(?:have|got|left with|there is) no one(?: left)?(?= (?:to|who|i|and|in|at|else|here)|,| $)|unloved|unwanted|unlovable|(?:completely|totally|utterly|all|so|always|for ever|feel) (?:be )?alone(?= (?:in this|and|with (?:this|it|my)|in the world|for ever|all the time|\\.|,)| $)|die alone",
		{
			unless:
				/ (?:home alone|leave me alone|alone time|(?:day|hour|minute|place|weekend|moment) (?:where|when|that|in which) no one|cares about (?:the|this) (?:game|topic)|about football|what you think) /,
		},
	),
	plain(
		"dead inside|(?:feel|feeling|am|so|completely) (?:so |just |completely |totally |like )?(?:numb|hollow|empty|lifeless)(?= (?:inside|and|all|now|again|every|lately|these|\\.|,|i|to)| $)|(?:feel|feeling) (?:nothing|like (?:nothing|a ghost|a shell|a zombie))|shell of (?:a|who|myself|my)|do not (?:even )?(?:recogni[sz]e|know) (?:myself|who i am) any more|(?:going|go) through the motions|(?:just|only|merely) (?:existing|surviving)(?= (?:\\.|,|and|not)| $)",
		{ unless: / (?:dentist|anesthe\w+|feet|foot|hand|arm|leg|fingers|lips|stomach is) / },
	),
	plain(
		"(?:want|wish|like|need|going|could|would|just|wanted) (?:to )?(?:just )?(?:disappear|vanish|fade away|not be here|be gone|cease|sleep for ever|never wake|not feel|stop feeling|not exist|be done|run away from (?:everything|it all|life|myself))(?= (?:and|from|for|i|any|already|again|now|right|without|so|anything|because|completely|\\.|,)| $)|never (?:been|was) (?:born|alive)|never existed|(?:do|did) not ask to be (?:born|here|alive)",
		{ unless: / (?:embarrass\w*|blush\w*|hole in the ground|party|the crowd|spots?|wrinkles|pimple) / },
	),
	plain(
		"(?:please )?forgive me|(?:i am|i am so|so|sorry) sorry (?:everyone|parent|child|to everyone|to my|for everything|for being|that i could not|i could not|i was not)|sorry for (?:everything|being (?:a|such|alive|me|here)|all the (?:pain|trouble)|existing|not being (?:strong|enough|better))|i love(?:d)? you (?:all|both|guys|so much|x)(?= )|love you (?:all|x|parent)(?= )|(?:always|please) remember (?:me|that i love\\w* you)|take care of (?:yourself|yourselves|each other|my|the)(?= )|thank you (?:all )?for everything|(?:it is|was) not (?:your|anyone 's|anybody 's|her) fault|say(?:ing)? goodbye|goodbye",
		{
			isNegative: true,
			with: / (?:can not|could not|any more|gone|last|die|done|pain|end|over|take|strong|enough|life|without me|tired|sorry|forgive|goodbye|love) /,
			unless:
				/ (?:airport|job|colleagues|party|visit\w*|moved|moving|holiday|school|teacher|train|flight|call ended|phone|date|hug\w*|kiss\w*|trip|baby|late|mess|spelling|english|long post) /,
		},
	),
	plain(
		"(?:just |only )?(?:tired|exhausted|sick|weary|worn out|drained|fed up)(?: (?:and \\w+ )?(?:of|from|with|by)) (?:it all|everything|all (?:of )?(?:it|this)|this|fighting|trying|pretending|being (?:alive|me|here|sad|strong|depressed|in pain|like this|a burden|alone|tired)|feeling (?:like this|this way|nothing|sad|empty)|life|living|existing|surviving|myself|my (?:life|head|mind|brain|thoughts|existence)|waking up|hurting|suffering|the pain|crying|hoping|struggling)|(?:growing|grown|so|too|bone) weary|so (?:\\w+ )?tired(?= (?:\\.|,|i|and i|all the time|inside|of)| $)|tired (?:in|to) (?:my|the) (?:bones|soul|core)",
		{
			unless:
				/ (?:work\w*|shift|baby|flight|slept|sleep|travel\w*|hike|gym|training|jet lag|exam|move|night out|of this (?:game|show|weather|song|relationship)|dating) /,
		},
	),
	plain(
		"(?:i|a few|just|need|want|give me|one) (?:\\w+ ){0,2}(?:push|shove|nudge)(?= (?:please|over|off|to do|and)| $)|(?:too (?:scared|afraid|cowardly|weak|much of a coward)|(?:not|no|never|lack the|the|have the|had the) (?:brave|guts|courage|strength|balls|nerve|strong) (?:enough )?)(?: [^ .]+)? ?(?:to )?(?:do it|end it|kill|jump|go through with|die|pull|finish it)|(?:being|am|such|too much of) a coward(?= (?:to|about|and|or|i)| $)",
		{
			isNegative: true,
			unless: / (?:call|ask|message|confess|apply|speak|gym|swing|car|pram|stroller|buggy|up the hill|date) /,
		},
	),
	mine(
		"(?:depressed|depression|depressive)(?: [^ .]+){0,5} (?:years|months|ever|always|again|worse|deep|deeper|severe|major|bad|dark|hell|killing|winning|eating|eats|consum\\w+|life|long|bipolar|worst|convince\\w*)|(?:severe|severely|major|deep|deeply|chronic|clinically|crippling|manic|extremely|so|very|too|bipolar) (?:depress(?:ed|ion|ive))|(?:dark|darker|darkest) (?:place|thoughts?|hole|days|time|times|mind|moment)|(?:intrusive|bad|scary|disturbing) thoughts",
		{ unless: / (?:great depression|economic|parent 's|partner 's|my partner has|the film|painting|weather) / },
	),
	plain(
		"(?:is there|anyone|anybody|someone|somebody|any one|please|can someone|does anyone|need)(?: [^ .]+){0,6} (?:to talk to|talk to me|listen to (?:me|my story)|help me(?= )|save me|there|patience to listen|vent to|who (?:cares|will listen|can help|understands)|talk me through)|i (?:\\w+ )?(?:need|want|am begging for|am asking for|am desperate for)(?: [^ .]+){0,2} help(?= (?:please|i|and|now|so|\\.|,)| $)|please help(?: me)?|help me(?= (?:please|i|\\.|,)| $)|at a loss|last resort|cry for help|desperate (?:for help|to (?:die|end))",
		{
			says: "faint",
			unless:
				/ (?:homework|exam|with my (?:essay|computer|code|car|phone)|recipe|assignment|decide (?:what|which)|choose|payslip|install|setup|understand (?:this|the) (?:form|question)) /,
		},
	),
	plain(
		"(?:tried|trying) (?:everything|so hard|to get (?:better|help))|(?:meds|medication|medications|antidepressants|therapy|pills|treatment|therapist|nothing|doctors)(?: [^ .]+){0,3} (?:help|helps|helped|work|works|worked|working)(?: [^ .]+)?(?= )",
		{
			with: / (?:not|nothing|never|no|stopped|any more|useless|everything) /,
			isNegative: true,
			says: "faint",
			unless: / (?:headache|cold|allerg\w+|acne|back pain|knee|wifi|phone|car|recipe|code) /,
		},
	),
	plain(
		"(?:when|if|before|until|till|after|since|because) i (?:die|am dead|am gone|am not here|disappear)|(?:i|me) (?:\\w+ )?(?:might|may|will|would|could|should) (?:just |as well |probably )?(?:be dead|die|end up dead|not (?:be here|make it|live|survive))|(?:think|thinking|thought|thoughts|obsess\\w*|dream|dreaming)(?: [^ .]+){0,2} (?:of|about|on) (?:death|dying|being dead|my death|the end)|want(?:s)? (?:me|you|us) to die|the end is (?:near|coming|close)|see you (?:tomorrow )?(?:hopefully|maybe|if i)|hopefully (?:i will )?(?:see you|be here|wake up) tomorrow",
		{
			unless:
				/ (?:old age|of old|child grow|grandchild|heaven|cancer|bucket list|laughing|embarrassment|hunger|exam|anxiety|panic|heart attack|health anxiety|afraid|scared|fear) /,
		},
	),
	plain(
		"(?:scars?|marks?|cuts?|bandages?|bruises?|burns?) (?:on|across|all over|up|down) my (?:wrists?|arms?|thighs?|legs?|body)|(?:hide|hiding|cover|covering|long sleeves)(?: [^ .]+){0,6} (?:scars?|cuts?|marks|arms?|wrists?)|relaps(?:e|ed|ing)(?= )|(?:days|weeks|months|years?) clean(?= )|(?:clean|sober) (?:for|since)|urges?(?= (?:are|is|to|again|every|tonight|so|get)| $)",
		{
			unless:
				/ (?:surgery|operation|acne|tattoo|cat|accident|mosquito|sunburn\w*|kitchen|alcohol|smoking|drinking|weed|nicotine|vap\w+|gambling|porn) /,
		},
	),
];

/** Hints of self-harm and suicide. */
export const selfHarmHints: Rule[] = [...saying("doubtful", doubts), ...eachAlone(saying("hint", hints))];
