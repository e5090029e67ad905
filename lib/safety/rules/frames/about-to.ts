import { eachAlone, mine, plain, type Rule, saying } from "../../rule";
import { HEIGHT, MEANS, ORDINARY } from "./families";

/* Frames for what somebody is about to do, has tried, has at hand or keeps going back to. */

const ordinary = new RegExp(` (?:${ORDINARY}|lol|haha) `);

const doubts: Rule[] = [
	plain(
		"(?:not|never|do not think i am|hardly|no longer) (?:really |even )?(?:feel|be|am|being|feeling|think i am)(?: [^ .]+)? safe (?:on my own|alone|by myself|with myself|around myself|from myself|in my own (?:head|company|mind|flat|room|body)|to be (?:alone|left alone)|being (?:alone|left alone)|tonight alone)|(?:scared|afraid|frightened|worried|terrified|not (?:know|sure)|not trust|no idea)(?: of| about)? (?:what i (?:might|could|will|would|am going to|may|am capable of) do(?= (?:to myself|if i am (?:left )?alone|alone|tonight|next|if no one|if i am by|without|when i am alone|if this|if it)| $)|being (?:left )?alone with (?:myself|my (?:thoughts|head|mind))|myself(?= (?:alone|tonight|right now|around|any more|lately|with (?:pills|knives|a|the|sharp|my))| $))|(?:not|never|can not) trust myself (?:alone|tonight|around|to be alone|with|right now|not to|any more|on my own|near)",
		{
			isNegative: true,
			unless:
				/ (?:walking home|at night in|street|neighbou?rhood|dark|driving|drive|city|to (?:her|my \w+)|if i see|chocolate|cake|sweets|money|drunk text|text her|credit card|in love|spend|eat|ex|kitchen|horror|ghosts?) /,
		},
	),
	mine(
		"(?:do|doing|done|did) (?:something|anything) (?:\\w+ )?(?:to|with) myself|(?:do|doing|going to do|might do|try|about to do|almost did|nearly did) something (?:\\w+ )?(?:bad|terrible|awful|horrible|drastic|permanent|irreversible|final|dangerous|tragic|unforgivable|i (?:can|could) not (?:take back|undo))(?= (?:to myself|tonight|soon|if|and|,|today|because|now|again|one day)| $)|do something stupid(?= (?:to myself|tonight|soon|if i am|again|,|and (?:i|not)|because i)| $)",
		{
			unless:
				/ (?:to her|text|call her|haircut|tattoo|like (?:buy|text|call|email|marry|quit|drunk)|quit|with my (?:hair|life)|drunk|investment|crypto|wall) /,
		},
	),
	plain(
		"(?:have|had|got|keep|wrote|finished|is|are)(?: [^ .]+)? (?:the|my|all the|all my|her|every) (?:goodbye |last |suicide |farewell )?(?:letters?|notes?|goodbyes?|videos?)(?: [^ .]+){0,3} (?:written|ready|done|typed|saved|scheduled|recorded|drafted|finished|sealed|signed|in (?:a|the|my) (?:drawer|drafts|phone|desk|envelope))(?= (?:and|,|for (?:when|weeks|months|years|her|after)|since|just|now|in|already|under|on)| $)|(?:i )?rewrite (?:it|her|the (?:letter|note)) every|(?:letters?|notes?|goodbyes?|messages) (?:is|are|was|were) (?:already |all )?(?:written|scheduled|sealed|saved for after)|(?:wrote|written|write|writing|recorded|scheduled)(?: [^ .]+){0,3} (?:goodbye|farewell|last|final) (?:letters?|notes?|messages?|videos?|texts?|emails?|posts?)",
		{
			unless:
				/ (?:cover|reference|resignation|thank|christmas|landlord|teacher|recommendation|santa|court|school|bank|job|motivation|love letters?|colleagues?|farewell party|leaving do|students?|speech|lawyer|class|lecture|album|book|song|visa|sticky|cover letter|invitation\w*|wedding) /,
		},
	),
	plain(
		`(?:keep|keeps|kept|started|find myself|found myself|end up|ended up|been|was|always|went|go|going) (?:\\w+ )?(?:walking|going|driving|coming|returning|standing|sitting|staring|drawn|looking|ending up|back|out)(?: [^ .]+){0,4} ${HEIGHT}(?= (?:near|by|over|and|at night|again|every|alone|in|behind|after|,|for (?:hours|a long)|where|late|until|but)| $)|(?:stood|stand|standing|sat|sitting)(?: [^ .]+){0,3} ${HEIGHT}(?: [^ .]+){0,8} (?:again|longer|for (?:hours|an hour|\\d+|a long|ages)|looking down|and (?:looked|cried|thought)|cold|almost|nearly|leaned)|(?:stayed|stood|stand|leaned|lean) (?:there )?(?:longer|closer|further out|a bit longer|until i)(?= )`,
		{
			unless:
				/ (?:dog|commut\w*|firework\w*|photos?|run|running|jog\w*|child|train to|lunch|sunset|fishing|view|late for|tickets?|party|barbecue|concert|bus|delayed|seat|smok\w+|bird|birds|hike|hiking|beach|phone|plants?|coffee|tour|neighbou?rs?|wine|friends|parent|work) /,
		},
	),
	plain(
		"(?:was|were|am|been|came|got) (?:just |really |so |this |very |all |fully |literally )*(?:going|about|ready|set|planning|supposed|meant|close|days? away|hours away|minutes away) (?:to |from )(?:do|doing|go through with|going through with|finish|carry out) (?:it|this|that)(?= (?:last|on|yesterday|tonight|that (?:night|day)|but|then|when|and then|until|before|this (?:morning|week)|tomorrow|friday|monday|sunday|saturday|alone|again)| $)|(?:almost|nearly) (?:did it|went through with it|ended (?:it|everything)|was not here|did not make it through)(?= (?:last|on|yesterday|tonight|again|today|this|but|two|three|a few|once|twice|,)| $)",
		{
			unless:
				/ (?:call|ask|message|confess\w*|apply|tell|told|quit|propos\w*|laundry|dishes|homework|tax\w*|together|said (?:i|he)|he (?:was|said)|the (?:flight|train|presentation|jump|dive)|parachut\w*|bungee|exam|email|haircut|surgery|wedding|break up number|her number) /,
		},
	),
	plain(
		"(?:cut|cuts|cutting|went|gone|go|going|did it|it is|sliced) (?:way |far |much |a bit |so )?(?:too |so )?deep(?:er)?(?= (?:this time|last night|tonight|again|today|than|and (?:it|i|there)|yesterday)| $)|(?:no one|nobody|he|parent) (?:\\w+ )?(?:sees?|looks at|saw|knows? about|checks?) my (?:thighs|arms?|wrists?|legs|hips|scars|cuts|stomach)|(?:arms?|wrists?|thighs|legs)(?: [^ .]+){0,3} (?:bleeding|stitches|covered in (?:cuts|scars|blood)|won't stop bleeding)|(?:hit|hitting|bang|banging|slam|slammed|slamming|smash|smashed|punch|punched|punching|slap|slapped|slapping|scratch|scratched|pinch|bite|bit) (?:my (?:own )?(?:head|face|skull|legs?|thighs?|arms?|skin)|myself)(?: [^ .]+){0,3} (?:against|into|on purpose|until|till|because i (?:hate|deserve)|so (?:hard|i)|to (?:stop|feel|punish|calm|make)|again and again|over and over|when i (?:fail|make|mess))",
		{
			unless:
				/ (?:kitchen|cook\w*|knife slipped|accident\w*|shav\w*|bread|onions?|vegetables|cat|fence|bike|fell|surgery|operation|tattoo|mosquito\w*|itch\w*|eczema|awake|cupboard|ceiling|cabinet|doorframe|frame|beam|shelf|rail|bunk|boot|loft|attic|got up too|stood up|stand up|bent down|freezing|laugh\w*|tissue|conversation|questions?|into the (?:history|topic|data|woods|details)|he (?:\w+ )?(?:hit|slammed|banged|punched|slapped)|my (?:partner|ex|parent) (?:hit|slammed|banged|punched|slapped)) /,
		},
	),
	plain(
		`(?:took|taken|swallowed|take|swallow|downed) (?:all of (?:her|it)(?= (?:now|and|,|tonight|an hour|already|i|at once)| $)|the (?:whole|entire) (?:lot|bottle|box|packet|pack|strip|thing)|everything i (?:had|have|found|could find)|too many|the lot|what was left)(?= (?:and|,|now|tonight|again|i|an hour|of|last|in|already|at once)| $)`,
		{
			unless:
				/ (?:photos?|pictures?|notes|to the|home|back|classes|courses|shifts|steps|days off|responsib\w*|on (?:too|my)|clients|trip|moving|charity|tip|dump|jobs|tasks|things at once|commitments|breaks) /,
		},
	),
	plain(
		"(?:without|and not|avoid|risk|afraid of|scared of|end up|worried about|before) (?:being |getting |be |get )?(?:locked up|locked away|sectioned|committed(?= )|hospitali[sz]ed|institutionali[sz]ed|baker acted|put (?:away|in a (?:ward|hospital|psych))|the police (?:coming|called|at my door)|a welfare check)",
		{
			with: / (?:plan\w*|it|tell\w*|thoughts?|therap\w*|doctor|honest|admit\w*|suicid\w*|feel|say|talk\w*|help|hotline) /,
			unless:
				/ (?:covid|surgery|prison|crime|my (?:child|parent|sibling|partner|friend)|to (?:a|the|her) (?:relationship|project|plan)|old people|pneumonia) /,
		},
	),
	plain(
		"(?:googled|googling|searched|searching|looked up|looking up|read up|reading up|read about|reading about|research\\w*|youtubed|asked google|asked (?:the )?(?:internet|chatgpt|ai)|watching videos)(?: [^ .]+){0,4} (?:what happens|how (?:long|my|quick\\w*|the police|he|much|many|fast|family|painful|people|to)|what it (?:feels|is) like|whether|if|which)(?: [^ .]+){0,8} (?:body|afterwards|after (?:you|i) (?:die|are|am)|when (?:you|i) die|find (?:you|me)|get told|be told|is told|notif\\w+|die|dying|drown\\w*|bleed|funeral|lethal|painless\\w*|death|overdose|hang|organs)",
		{
			unless:
				/ (?:my (?:cat|dog|plants?|parent|grandparent|partner) (?:is|was|has|died)|funeral home for|cancer|novel|essay|exam|school project|documentary|vampires|hamster|fish) /,
		},
	),
	plain(
		"(?:do|did) not (?:even )?(?:know|think|see|believe)(?: if| that| how| whether)? i (?:can|could|will|am going to|would|am able to) (?:be able to )?(?:do|make it through|get through|survive|last|make it to|live through|get past|make) (?:tonight|the night|today|this week|the week|tomorrow|the day|the weekend|another (?:night|day|week|month|year)|one more (?:night|day|hour)|it (?:to|through|until|till) (?:the )?(?:morning|night|tomorrow|week|weekend|end of))|(?:not|never) (?:want to |going to |able to )?(?:survive|make it through|live through|get through) (?:this|the|another|one more) (?:night|week|month|winter|year|round|time|one|christmas)(?= )",
		{
			isNegative: true,
			unless:
				/ (?:marathon|shift|exam|meeting|workout|heat|without coffee|finals|at work|the film|the movie|battery|with the child|teething|presentation|deadline|jet lag|wine) /,
		},
	),
	plain(
		"(?:calm|calmer|peace|peaceful|relief|relieved|light|lighter|free|happy|happier|better|quiet|serene)(?: [^ .]+){0,8} (?:once|after|since|now that|when|because) (?:you|i) (?:have |had )?(?:finally )?(?:decided|made (?:the|my|your|a|that) (?:decision|choice|mind up)|made up (?:my|your) mind|accepted (?:it|that it|what)|know (?:it|when|how) (?:is|it|will)|picked a (?:date|day)|set (?:a|the) date)(?= (?:,|and|when|how|it|i)| $)|(?:since|once|after|now that) i (?:have )?(?:decided|made (?:the|my|that) decision|made up my mind|set (?:a|the|my) date|picked (?:a|the|my) (?:date|day))(?= ,| $| everything| i| it)(?: [^ .]+){0,6} (?:calm|calmer|peace|peaceful|relief|light|lighter|free|easier|quiet)",
		{
			unless:
				/ (?:quit|leave (?:her|my|the)|divorc\w*|break up|move|moving|wedding|job|school|college|degree|surgery|therapy|haircut|adopt|baby|single|cut her off) /,
			unlessText: / (?:decided|decision|decide) (?:to|about|on|that) /,
		},
	),
	plain(
		"(?:turn|turning|jerk|yank|yanking|let go of|letting go of|pull|pulling|swerve|twist|crank) (?:the )?(?:steering )?wheel|(?:hands|foot|something in me|part of me)(?: [^ .]+){0,4} (?:turn the wheel|swerve|close my eyes|floor it|off the road|into (?:the|a|oncoming|that) (?:tree|wall|barrier|traffic|lorry|truck|rail\\w*|other lane))|(?:close|shut|closing|shutting) my eyes(?: [^ .]+){0,4} (?:driving|while driving|on the (?:motorway|highway|road)|at the wheel|behind the wheel)|(?:drive|driving|drove) (?:too fast|recklessly|without (?:a |my )?(?:seat ?belt|lights)|as fast as)(?: [^ .]+){0,8} (?:hope|hoping|hoped|see what|care|gets me|happens|wish\\w*)",
		{
			with: / (?:want|wants|urge|think|thinking|thought|could|imagine|tempt\w*|hands|hope|hoping|hoped|wish\w*|every time|sometimes|part of me|something in me|dare|care|end|over|die) /,
			unless:
				/ (?:he (?:\w+ )?(?:turn|jerk|yank|pull|grab|drove|drives)\w*|my partner|deer|avoid|pothole|driving lesson|instructor|late for|fun|holiday|sleepy|ferris|steering wheel cover|cheese) /,
		},
	),
	plain(
		"i (?:\\w+ )?(?:will|am going to|might|may|plan to|want to|would rather|intend to) (?:already |just |probably |long )?be (?:gone|dead|no more)(?= (?:before|by (?:then|the time|tomorrow|morning|christmas|my|next)|soon|when he|long before|anyway|for good|already|tonight|tomorrow)| $)",
		{
			unless:
				/ (?:trip|holiday|flight|airport|work|office|shop|errands?|gone by (?:six|seven|eight|nine|ten|noon)|weekend|week|moving|moved|train|bus|meeting|party|army|deployed|vacation|hours?|minutes?|lunch) /,
		},
	),
	plain(
		"how (?:many|long|much)(?: [^ .]+){0,8} (?:before|until|till) (?:it is (?:all )?(?:over|done|finished)|i (?:die|am gone|am dead|bleed|pass out|just die)|you die|the body (?:gives|shuts)|(?:my|the) (?:heart|organs) (?:stop|stops|fail))",
		{
			unless:
				/ (?:film|movie|shift|meeting|semester|pregnan\w*|fast|treatment|chemo|exam|lockdown|winter|drive|flight|battery|phone|plants?) /,
		},
	),
	plain(
		"(?:let|letting|leave|leaving) (?:nature|it|the (?:illness|disease|cancer|infection|diabetes)|things|my body|fate|god) (?:take|run|to|do|have|decide)(?: [^ .]+){0,2} (?:course|rest|work|way|over|me|decide)|stopped (?:taking|injecting|using|eating)(?: [^ .]+){0,5} (?:no one knows|and told no one|in secret|to see (?:what|if)|on purpose|hoping|so (?:that )?(?:it|i|my))",
		{
			with: / (?:insulin|pills|medication|medicine|heart|treatment|chemo|dialysis|illness|disease|die|life|end) /,
			unless: / (?:relationship|love|dating|birth control|the pill|pregnan\w*|garden|labou?r|baby) /,
		},
	),
	mine(
		"(?:reached for|went (?:back )?for|picked up|held|hold|holding|looked at|look at|looking at|stare at|staring at|stared at|touched|touch|took out|take out|counted|count|counting|lined up|laid out|put|keep|kept|hid|hide|hiding|bought|saved|saving|have) (?:out )?(?:the|my|a|some|all my|all the|another) (?:\\w+ )?(?:pills|tablets|rope|noose|gun|pistol|blades?|razors?|razor blade|box cutter|stash|insulin)(?= (?:again|and|last|tonight|for|in|under|until|every|today|,|on|just|before|because|next|hidden|back|out|since|yesterday|but)| $)",
		{
			with: / (?:again|tonight|last night|tired|just in case|alone|cry\w*|cried|thought|think\w*|hid\w*|secret|calm|comfort\w*|hours|put (?:it|her) back|next to|under my|night|enough|almost|nearly|wonder\w*|shak\w+|floor) /,
			unless:
				/ (?:prescri\w*|doctor|vitamin\w*|pharmac\w*|cat|dog|vet|shav\w*|beard|legs|climb\w*|boat|hunt\w*|range|safe for|contracept\w*|birth control|headache|swing|allerg\w*|away from (?:her|my child)|baby proof\w*|cold|trip|travel|holiday|weekly|organi[sz]er) /,
		},
	),
];

const hints: Rule[] = [
	plain(
		`(?:there is|i (?:have|know|keep|own|got|found)|we have)(?: [^ .]+){0,3} (?:a|the|my|parent 's|some) (?:\\w+ )?${MEANS}(?: [^ .]+){0,2} (?:in|under|behind|at|on) (?:the|my|a)|(?:the|a|my) ${MEANS} (?:is|are)(?: (?:just|right|still|sitting|lying|waiting|only|always))* (?:here|there|in front of me|next to me|beside me|in my (?:hands?|lap|pocket|drawer|bag)|on the (?:table|floor|bed)|in the (?:cupboard|closet|drawer|garage|safe|basement|attic|shed|bedroom|wardrobe)|downstairs|upstairs)|know exactly (?:where|how|when|which)(?= (?:it|i|the|he)| $| ,)`,
		{
			unless:
				/ (?:wine|baby|water|milk|kitchen|cook\w*|beer|shampoo|perfume|sauce|climb\w*|camp\w*|hunt\w*|swing|boat|christmas|message in a|he (?:has|keeps)|spin the|conditioner|coke|soda|cola|school|met her) /,
		},
	),
	plain(
		"(?:is|are|was|be) (?:the|my|a) (?:deadline|cut ?off|end date|expiry date|d day)|(?:one|a) (?:last|final) (?:nice |good |happy |normal |perfect )?(?:one|christmas|birthday|day|weekend|meal|dinner|summer|memory|time|hug|night|walk|look|goodbye|evening)(?= (?:with|together|before|for her|and then|to remember|all)| $)|the last (?:one|thing|memory|christmas|birthday|time)(?: [^ .]+){0,3} (?:of me|with me|he will|he gets)",
		{ unless: ordinary },
	),
	plain(
		"(?:weirdly|strangely|oddly|suddenly|finally|unusually|almost) (?:calm|free|freeing|peaceful|light|lighter|at peace|relieved|happy|okay with it|serene)|(?:did|do|done|doing|ran|run|checked) the (?:maths?|sums|numbers|calculations?|arithmetic)|(?:not|no longer) (?:scared|afraid|frightened|angry|sad|worried)(?: of (?:it|death|dying|the pain))? any ?more(?= |$)|(?:made|making|at) (?:my )?peace with (?:it|that|everything|death|dying|leaving|the end)",
		{
			isNegative: true,
			unless:
				/ (?:dentist|flying|spiders?|heights|public speaking|budget|mortgage|invest\w*|salary|rent|dogs|the dark|her death|my body|being single|divorce|exam) /,
		},
	),
	plain(
		"(?:sitting|sat|lying|lay|laying|curled up|crying|cried|been|collapsed|woke up|sobbing|alone) (?:\\w+ )?on the (?:bathroom|kitchen|bedroom|shower|cold|hard|living room)? ?(?:floor|tiles)|(?:awake|up|not slept)(?: [^ .]+){0,3} (?:\\d\\d hours|for days|\\d (?:days|nights)|all night|since yesterday)|(?:3|4|2|5|three|four) ?am(?= (?:and|again|thoughts|i am)| $)|(?:drink|drinking|drank|drunk|smoke|high|pills)(?: [^ .]+)? (?:every (?:night|day)|until i|to (?:forget|sleep|numb|feel nothing|pass out|black out)|alone)",
		{
			says: "faint",
			unless: / (?:baby|newborn|toddler|teething|yoga|tiling|party|coffee|flight|playing|lego|carpet|studying|puppy) /,
		},
	),
	plain(
		"(?:comes?|came|coming|creeping|is) back(?: ,)? (?:the|it|my|again)?(?: [^ .]+){0,3} (?:dark|darkness|thoughts|depression|voices?|urges?|black (?:dog|cloud|hole))|(?:the|my) (?:dark(?:ness)?|thoughts|depression|voices?|urges?|demons|illness) (?:is|are|has|have|came|keeps?|will|nearly|almost|might|always|is getting|are getting)(?: \\w+)? (?:back|win|wins|won|winning|louder|stronger|closer|coming|got me|taking over|worse|beating me)|(?:nearly|almost|will|going to|let(?:ting)?) (?:it )?(?:won|win|beat me|got me|swallow me)|(?:losing|lost) (?:the|this|my) (?:battle|fight|war)|(?:no|not|any|the|out of) (?:\\w+ )?(?:strength|energy|fight|will|power|hope)(?: left)?(?: [^ .]+)? (?:left|for (?:another|more|this|it|anything)|to (?:fight|keep|go|continue|try|hold|carry|do this|live))(?= )",
		{
			isNegative: true,
			unless:
				/ (?:cancer|match|game|my (?:parent|partner|friend|child)|election|football|parking|gym|workout|cook\w*|clean\w*|homework|run|shop\w*|date|dating|argue) /,
		},
	),
];

/** What somebody is about to do, or has at hand. */
export const aboutTo: Rule[] = [...saying("doubtful", doubts), ...eachAlone(saying("hint", hints))];
