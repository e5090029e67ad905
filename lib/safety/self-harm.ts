import { type Rule, words } from "./rule";

const want =
	"(?:want|wants|wanted|wanting|wish|wishes|wished|would like|long|longing|need|feel like|feels like|felt like|feeling like|plan|plans|planned|planning|intend|intends|intending|going|decided|decide|ready|urge|urges|desire|tempted|trying|tried|try|tries|rather|sooner|prefer|about|able|sworn|deserve|deserves|should|might|may|will|could|would)(?: (?:just|really|so|only|badly|to|of|have|be|simply|truly))*";
const thinking =
	"(?:think|thinks|thinking|thought|thoughts|fantasi[sz]e|fantasi[sz]ing|fantasies|dream|dreaming|idea|ideas|daydream|obsessed|imagine|imagining|picture|picturing|images?|talk|talks|talking|talked|urge|urges|plan|plans|planning|considering|contemplating|consider|research|researching|googled?|googling)(?: (?:a lot|all the time|constantly|again|only|just|so much|more and more))? ?(?:about|of|on|for|with)?";
const accident =
	/^(?!.* (?:on purpose|deliberately|to punish|urge) ).* (?:gym|onions?|cook(?:ing)?|chopping|kitchen|shav(?:e|ing)|running|football|ladder|accident|accidentally|oven|stove|some slack|a slice|a piece|off|garden(?:ing)?|training|workout|skiing|yoga|paper|bread|iron(?:ing)?|tea|coffee|hiking|bike) /;
const silly =
	/ (?:laughing|laughter|embarrassment|boredom|thirst|shame|a little|inside|lol|haha|hunger|cringe|tripped|mortified) /;
const gone =
	"(?:without me|(?:if|when|once|that|because|after|and) i (?:just |simply |only )?(?:was|were|am|be|had) (?:gone|dead|no longer|not (?:here|around|alive|there|in it)|never born|out of the way)|if i (?:died|disappeared|vanished|left this world|killed myself|just was not around|did not exist|stopped existing))";

const plan =
	"(?:pills|tablets|sleeping pills|painkillers|paracetamol|tylenol|medication|insulin|antidepressants|xanax|opioids)";
const body = "(?:wrists?|arms?|legs?|thighs?|skin|stomach|hips?|forearms?)";
const height =
	"(?:bridge|roof|building|window|balcony|cliff|platform|car park|viaduct|ledge|train|trains|tracks|tower|rooftop|bus|traffic|lorry|truck)";

/** Thoughts of suicide and self-harm. */
export const selfHarmRules: Rule[] = [
	{
		reading: "self",
		pattern: words(
			`${want} (?:die|be dead|stop existing|cease to exist|stop living|stop being alive|stop breathing|disappear (?:for ever|permanently)|end my own life|not exist|dying|no longer exist|never exist|perish)(?! (?:a little|a bit|inside|laughing|of|for|than (?:eat|wear|watch|miss|drink|listen|go back to|ask|dance|sing|read)|on this|honest|serious|tired|drunk|calm|certain|sure|set|last|weight|in my sleep at|happy|old|trying|with my boots|alone|someday|one day))`,
		),
		unless: silly,
	},
	{
		reading: "self",
		pattern: words(
			"(?:wants|want|wanting) (?:to )?(?:just )?(?:die|be dead|end it all)(?! (?:a little|a bit|inside|laughing|of|for|honest|serious|sure))",
		),
		unless: silly,
	},
	{
		reading: "self",
		isNegative: true,
		pattern: words(
			"(?:not|never|no longer|nor do i|neither) (?:really |even |ever |actually |just )?(?:want|wish|care|wants|wanted|would like|wanting)(?: to)? (?:live(?! (?:in|with|here|there|alone|near|at|on|by|off|under|my life|up|together|apart|next|from|abroad|for))|be alive|exist|wake up(?! (?:early|for|at|before|next))|go on(?! (?:a|the|like|holiday|vacation|that|with|about|this))|keep living|continue living|stay alive|be (?:here|around)(?: any more| any longer| in this world| on this (?:earth|planet)| either| for)|carry on living)",
		),
	},
	{
		reading: "self",
		pattern: words(
			"(?:kill|killing|killed|hang|hanging|hanged|shoot|shooting|drown|drowning|harm|harming|harmed|starve|starving|poison|poisoning|stab|stabbing|suffocate|mutilate|strangle|off|end|jump|throw|throwing) (?:myself|himself|herself|themself|themselves)(?! (?:for|to (?:meet|get|finish|make|keep|please|fit|be|earn|pay|look)|trying|into (?:work|my work|the work|it)|laughing|with (?:work|this|laughter)|a|over|at (?:the gym|work)|on the couch))",
		),
	},
	{
		reading: "self",
		pattern: words(
			"(?:cut|cutting|cuts|burn|burning|burned|hurt|hurting|hurts|injure|injuring|slice|slicing|scratch|scratching|hit|hitting|punch|punched|punching|punish|punishing|bleed) (?:myself|himself|herself|themself)(?! (?:off|a|some|at|short|by|with my|in the (?:gym|kitchen|garden)|when i (?:try|trust|love|expect)|over|loose|for))",
		),
		unless: accident,
	},
	{
		reading: "self",
		pattern: words(
			`(?:cut|cutting|cuts|burn|burning|burned|slit|slitting|slice|slicing|scratch|scratching|scratched|carve|carving|carved) (?:on )?(?:up )?(?:my|his|her|their) (?:own )?${body}`,
		),
		unless: accident,
	},
	{
		reading: "self",
		pattern: words(
			`(?:cuts?|blade|razor|razors|burns?) (?:again )?(?:on|to|against|across|over|into) (?:my|his|her) (?:own )?${body}`,
		),
		unless: accident,
	},
	{
		reading: "self",
		pattern: words(
			"(?:been|started|start|back to|stop|resist|relapsed(?: and)?|urge to|tells me to|want to|keep|keeps|needed to|need to|am) (?:cut|cutting|burn|burning)(?= (?:again|more|and|every|when|because|since|today|tonight|\\.|,)| $)",
		),
		unless: accident,
	},
	{
		reading: "self",
		pattern: words(
			"(?:has|have|is|are|was|am|keep|keeps|been) (?:\\w+ )?(?:selfharm|cutting (?:herself|himself|myself|themself))",
		),
	},
	{ reading: "self", pattern: words("selfharm"), unless: / (?:prevention|awareness|policy|about) / },
	{
		reading: "plain",
		pattern: words("(?:the |a |my )?(?:blade|razor|razors|noose)"),
		with: / (?:again|out|hands|skin|tonight|drawer|under|hidden|did not stop|bathroom|bought|ready|tied) /,
		unless: / (?:shav(?:e|ing)|beard|legs shaved|barber|grass|skates?|wit|wind|edge of) /,
	},
	{ reading: "self", pattern: words("suicidal"), unless: / (?:career|traffic|pace|schedule) / },
	{ reading: "self", pattern: words(`${thinking} (?:\\w+ ){0,2}suicide`) },
	{
		reading: "self",
		pattern: words(
			"(?:commit|committing|attempt|attempted|attempting|contemplate|contemplating|consider|considering|considered|planned|planning) suicide",
		),
	},
	{
		reading: "self",
		pattern: words(
			"suicide (?:note|letter|attempt|plan|thoughts)|suicide (?:is|seems|feels|looks) (?:like )?(?:the|my|a) (?:only |best )?(?:way|option|answer|solution)",
		),
	},
	{
		reading: "self",
		pattern: words(
			`(?:end|ending|ended|ends) (?:it all|(?:my|his|her|their) (?:own )?(?:life|suffering|existence|misery)|this life|everything for good|it for good|it tonight|the pain for good)`,
		),
	},
	{
		reading: "self",
		pattern: words(
			`(?:${want}|just|${thinking}|how to|time to) (?:about )?(?:end|ending) (?:it|things|everything)(?! (?:with|there|here|between|by|amicably|off|on|at|over|now with|in a|like adults))`,
		),
		unless:
			/ (?:relationship|marriage|engagement|contract|subscription|meeting|email|chapter|call|fight|argument|boyfriend|girlfriend) /,
	},
	{
		reading: "self",
		pattern: words(
			"(?:take|taking|took|taken) (?:my|his|her|their) own (?:life|lives)|taking my life|(?:lay|laying) hands on myself",
		),
	},
	{
		reading: "self",
		pattern: words(
			"(?:wish|wished|wishes|wishing)(?: that)? (?:i|he|she) (?:just |simply )?(?:was|were|could be|would be) (?:dead|gone for ever|not (?:alive|here|around)|no longer (?:alive|here)|already dead)|(?:wish|wishing)(?: that)? i (?:could|would|did) (?:just )?(?:die|not wake up|disappear for ever|stop existing|not exist)|(?:wish|wishing) i had never (?:existed|woken up|survived)",
		),
	},
	{
		reading: "self",
		pattern: words(
			"(?:better off|sooner be|rather be|prefer to be|be better|happier|easier|rather) dead|(?:just |please )let me (?:just )?(?:die|go(?= (?:please|now|for ever)| $))|(?:every1|everyone|they|all) wants? me dead",
		),
	},
	{
		reading: "self",
		isNegative: true,
		pattern: words(
			"(?:hope|hoping|hoped|pray|prayed|praying|wish|wishing|want|like|asleep|sleep|bed|rather|love)(?: [^ .]+){0,8} (?:not|never)(?: have)?(?: to)? (?:wake|wakes|waking) up(?! (?:late|early|sick|the|him|her|my))|(?:never|not) (?:wake|waking) up again",
		),
	},
	{ reading: "self", pattern: words("(?:sleep|asleep) for ever") },
	{
		reading: "self",
		pattern: words(
			`(?:take|taking|took|swallow|swallowed|swallowing|down|downed) (?:all|a whole|the whole|too many|every|an entire|a bottle|a box|a packet|a handful|more)(?: [^ .]+){0,4} ${plan}`,
		),
	},
	{
		reading: "self",
		pattern: words("(?:overdose|overdosed|overdosing|od on|take an overdose|took an overdose)"),
		unless: / (?:sugar|chocolate|caffeine|cake|television|tv|netflix|christmas|cheese) /,
	},
	{
		reading: "self",
		pattern: words(
			`(?:sav|sav|hoard|hoard|stockpil|collect|stash|gather|keep|kept|count)(?:e|ed|ing)?(?: up)?(?: [^ .]+){0,3} ${plan}`,
		),
		unless: / (?:vitamin|vitamins|for the trip|pharmacy|magnesium) /,
	},
	{
		reading: "self",
		pattern: words(
			`how many(?: [^ .]+){0,3} ${plan}(?: [^ .]+){0,1} (?:would|will|does|do|take|takes|are|is)|${plan}(?: [^ .]+){0,3} (?:drawer|ready|next to my bed|under my)(?: [^ .]+){0,4} look`,
		),
	},
	{
		reading: "self",
		pattern: words(
			"(?:painless|quick|easy|easiest|least painful|best|peaceful) (?:way|ways|method|methods)(?: [^ .]+){0,2} (?:die|go(?= )|kill|death)|ways to (?:die|kill)",
		),
		unless: / (?:weeds|time|bacteria|moth|ants|go (?:to|by|from|about)) /,
	},
	{
		reading: "self",
		pattern: words("have (?:the|a|got a|got the) (?:rope|noose|gun|pills)"),
		unless:
			/ (?:kill him|kill her|kill them|pay|shoot (?:him|her|them)|for my (?:back|cold|headache)|on prescription|swing) /,
	},
	{
		reading: "self",
		pattern: words(
			`(?:driv|crash|steer|swerv|veer)(?:e|ing|es|ed)?(?: [^ .]+){0,3} (?:off|into|under|in front of) (?:the|a|an|that|oncoming) (?:bridge|road|cliff|tree|wall|oncoming|traffic|lorry|truck|river|other)`,
		),
		with: / (?:think|thinking|thoughts?|want|urge|imagine|could|tempted|picture|fantas\w+|wonder) /,
	},
	{
		reading: "self",
		pattern: words(
			`(?:jump|jumping|step|stepping|throw myself|throwing myself|leap|walk|walking|fall|falling) (?:off|from|in front of|out of|into|under) (?:the|a|an|that|my|this|oncoming) ${height}`,
		),
		with: / (?:think|thinking|thoughts?|want|going|urge|imagin\w+|tempted|pictur\w+|fantas\w+|wonder\w*|would|should|could|might) /,
		unless: / (?:bungee|swimming|pool|water|parachute|skydiv\w+|holiday) /,
	},
	{
		reading: "self",
		pattern: words("(?:am|was|will|just) (?:going to |gonna |about to )?jump(?= (?:\\.|tonight|now|and|today|if)| $)"),
		with: / going to /,
		unless: / (?:in|on|ahead|pool|water|rope|joy|trampoline) /,
	},
	{
		reading: "self",
		pattern: words(
			`(?:stand|stood|standing|sit|sat|sitting|lean|leaned|leaning|look|looked|looking|staring|stared|am|was)(?: [^ .]+){0,6} (?:edge|roof|bridge|ledge|platform|balcony|tracks|railing|railings)(?: [^ .]+){0,14} (?:one step|on purpose|let go|jump|jumping|fall|falling|too close|end it|over quickly|step off|it would be easy|so easy|all be over|disappear)`,
		),
		unless: / (?:photo|view|sunset|stage|bungee|water|pool) /,
	},
	{
		reading: "self",
		pattern: words(
			"(?:hope|wish|hoping|wishing|pray|praying)(?: that)? (?:the|a|my|some) (?:car|plane|train|bus|truck|lorry)(?: [^ .]+){0,4} (?:crash|crashes|hit|hits|kill|kills|runs? me|take me)|(?:car|truck|bus) would (?:just )?hit me",
		),
	},
	{
		reading: "plain",
		pattern: words(
			`(?:better|happier|easier|relieved|relief|get over|cope|insurance|money|turn|sleep|care|notice|peace|free|freer)(?: [^ .]+){0,6} ${gone}`,
		),
		unless: / (?:holiday|trip|party|meeting|dinner|project|team|office|weekend) /,
	},
	{
		reading: "plain",
		pattern: words(
			`(?:no one|nobody|not one person|who) (?:would|will) (?:even |really |ever |actually )?(?:(?:care|notice|mind|cry|miss me)(?: or \\w+)? ${gone}|miss me)|no one would (?:even )?(?:notice|care)(?= (?:\\.|,)| $)|if i (?:disappeared|died|vanished|was gone|were gone|was dead)(?: [^ .]+){0,3} (?:no one|nobody|who)(?: [^ .]+){0,2} (?:notice|care|miss)`,
		),
		unless: / (?:party|meeting|dinner) /,
	},
	{
		reading: "self",
		pattern: words(
			"(?:such|only|just|nothing but|always|nothing more than) a burden(?! when)|a burden (?:to|on|for) (?:everyone|this (?:earth|world|family)|the world|society|all|them|my (?:family|kids|children|wife|husband|parents|friends|mother))",
		),
		unless: / (?:asks?|asking) for help /,
	},
	{
		reading: "plain",
		pattern: words(
			"make (?:everyone|everybody|all their|all of their|their|people)(?: 's)? (?:life|lives) worse|(?:world|family|kids|children|wife|husband|they|everyone|people|parents|friends) (?:\\w+ )?would be (?:so much |much |far |a lot )?(?:better|happier)(?: off| place)? (?:without me|if i|once i|with me gone)",
		),
	},
	{
		reading: "self",
		pattern: words(
			"(?:so |just |really |very |too |sick and |exhausted and )*(?:tired|sick|done|exhausted|weary) (?:of|with|from) (?:living|life(?= )|being alive|existing|existence|staying alive|fighting to stay)(?! (?:in|with|here|like|alone|on|at|out|together|apart|from|for|near|paycheck|under))",
		),
		unless: / (?:admin|coach) /,
	},
	{
		reading: "plain",
		pattern: words(
			"no (?:reason|point|sense|purpose|use) (?:in |to |for me to |for |of |left to |left in )?(?:live|living|stay alive|staying alive|go on(?! (?:about|with|holiday|a|the))|going on(?! (?:about|with|holiday))|keep going|keep living|carry on|carrying on|being alive|stay here|be alive|being here|existing)|(?:nothing|no one)(?: left)?(?: that)? (?:to live for|worth living for|keeps me here|keeping me here)|no will to live|lost (?:the|my|all) will to live",
		),
	},
	{
		reading: "plain",
		isNegative: true,
		pattern: words(
			"(?:not|never|no longer|hardly) (?:see|have|find|know|feel)(?: [^ .]+){0,2} (?:reason|reasons|point|sense|purpose|will|anything)(?: left)? (?:in |to |for |of )?(?:live|living|stay alive|staying alive|go on|going on|keep going|carry on|carrying on|being alive|be alive|being here|live for)|not (?:see|imagine|picture|have)(?: [^ .]+){0,2} future (?:with me|for me|for myself|any more)|not see myself (?:being )?(?:alive|here)(?: in| next| by| at)",
		),
	},
	{
		reading: "plain",
		pattern: words(
			"what is the point (?:of|in) (?:living|staying alive|being alive|going on|life|existing|being here|my life|even living)|why (?:am i|i am|i even am|am i even|i am even)(?: even| still)? (?:alive|here on earth|living)|why (?:should i |do i )?(?:keep living|stay alive|bother living|go on living)",
		),
	},
	{
		reading: "plain",
		pattern: words(
			"(?:my |this )?life (?:is|feels|has become) (?:just |really |simply )?not worth (?:living|it)|not worth living|life has no (?:meaning|point|purpose) any more|(?:death|dying|being dead) (?:is|sounds|seems|feels|would be|looks) (?:like )?(?:an? |the |so |my |more |much |really |kind of )*(?:only |better |best )?(?:relief|easier|peace|peaceful|good|answer|better|way out|option|thing i|comfort|comforting|tempting|escape|solution|nice)|look(?:ing)? forward to (?:death|dying)",
		),
	},
	{
		reading: "self",
		isNegative: true,
		pattern: words(
			"(?:not|never|no longer)(?: really)? (?:going to |planning to |plan(?:ning)? (?:on |to )|think (?:that )?i will |see myself |intend to |expect to )?(?:be|being|live|make it|survive)(?: still)? (?:here|around|alive|see|until|to see|to)(?: [^ .]+){0,2} (?:for my|my|by|next|christmas|spring|summer|autumn|fall|winter|birthday|much longer|the end of|another year|thirty|forty|long)|(?:not be around|not be here|not be alive)(?: for| any more| much longer| next| by| when)",
		),
		unless:
			/ (?:holiday|trip|travel\w*|office|moving|move|abroad|party|visiting|conference|away|work|flight|flying|vacation|school trip) /,
	},
	{
		reading: "plain",
		pattern: words(
			"by the time you (?:read|find|see|get) this|(?:not|never) want(?: [^ .]+){0,3} to find (?:me|my body)|who(?: will| would)? finds? (?:me|my body)|being the one (?:to|who) finds? me",
		),
	},
	{
		reading: "plain",
		pattern: words(
			"(?:written|wrote|writing|write|left|leave|leaving|finished)(?: [^ .]+){0,3} (?:goodbye|farewell|suicide|last) (?:letters?|notes?|message|messages|video)|(?:written|wrote|writing|left)(?: [^ .]+){0,2} (?:letters?|notes?|will)(?: [^ .]+){0,12} (?:fault|ready|gone|to blame|understand why|when i am)|said (?:all )?(?:my|our) goodbyes|say(?:ing)? (?:my|our) (?:last |final )?goodbyes",
		),
		unless: / (?:airport|colleagues|job|school|house|city|moving|moved|office|team|teacher) /,
	},
	{
		reading: "plain",
		pattern: words(
			"goodbye (?:, )?(?:everyone|world|all|cruel world|to you all|and thank you for everything|and sorry|and i am sorry|for ever|and i love you all)|goodbye , and thank you|this is (?:my )?(?:goodbye|the end for me|my last (?:entry|message|night|day))",
		),
		unless: / (?:colleagues|job|school|new|holiday|party|summer) /,
	},
	{
		reading: "plain",
		pattern: words(
			"(?:look after|take care of|be good to|feed) my (?:cat|dog|kids|children|mother|brother|sister|son|daughter|plants|pets?)",
		),
		with: / (?:when i am gone|for me when|after i|afterwards|not scared any more|i have decided|goodbye|please) /,
		unless: / (?:holiday|vacation|weekend|trip|away|next week|tomorrow) /,
	},
	{
		reading: "plain",
		pattern: words(
			"(?:gave|giving|given|give|handed|handing|left)(?: [^ .]+){0,12} (?:not need (?:them|it|any)|where i am going|something of me|remember me(?: by)?|(?:when|after|once) i am (?:gone|dead|not here))|new home for my (?:dog|cat|pets?)(?: [^ .]+){0,8} (?:over soon|papers|ready|calm)",
		),
		unless: / (?:moving|move|abroad|allerg\w+|landlord) /,
	},
	{
		reading: "plain",
		pattern: words(
			"(?:it|everything|all|this)(?: will| would| is going to|'ll)?(?: all)?(?: be)? (?:be over (?:soon|for good|for ever)|over soon and i)|want (?:it|everything|this)(?: all)? to (?:be over|stop) (?:for good|for ever)",
		),
		unless:
			/ (?:project|exam|exams|pandemic|winter|dentist|treatment|chemo|season|course|term|visit|operation|surgery) /,
	},
	{
		reading: "self",
		pattern: words(
			"(?:have|got|made) (?:a|my) plan(?: [^ .]+){0,4} (?:date|pills|rope|method|note)|decided (?:when|how|on (?:a|the) (?:date|day|method))|made (?:up )?my mind(?: [^ .]+){0,2} (?:to|i) (?:die|go through with|not be|will not be)|planning how i would|how i would do it|know (?:exactly )?how i (?:would|will) do it|do something (?:to myself|stupid tonight|to end)|(?:i have|i) decided (?:[^ .]+ ){0,3}not (?:scared|afraid) any more",
		),
		unless: / (?:wedding|holiday|recipe|project|business|trip|move|job|room|kitchen) /,
	},
	{
		reading: "plain",
		pattern: words(
			"(?:only|no other|found a|found my|one|easiest) way out(?: [^ .]+){0,4} (?:not being|dying|death|die|is to (?:die|not|end|go|disappear)|suicide|\\.)|only way (?:out|this ends|it stops|to stop (?:it|this|the pain|hurting))(?: [^ .]+){0,6} (?:not being|not be|dying|death|die|dead|suicide)|found (?:a|my|the) way out",
		),
		unless: / (?:maze|car park|contract|parking|job|mortgage|forest|debt) /,
	},
	{
		reading: "plain",
		pattern: words(
			"(?:want|like|going|ready|time) to (?:join|be with|go to|follow) (?:him|her|them|my (?:mother|father|wife|husband|son|daughter|brother|sister|baby))(?: again)?(?: up)? (?:in heaven|in the grave|in death|on the other side|where (?:he|she) is)|(?:pills|tablets) (?:in|from) my (?:drawer|bag|room|pocket)|the pills(?: [^ .]+){0,6} look at (?:them|it)",
		),
	},
];
