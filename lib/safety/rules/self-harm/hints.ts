import { eachAlone, mine, near, plain, type Rule, saying } from "../../rule";

/*
 * What people say who cannot or will not say it: exhaustion, hopelessness, goodbyes, questions about afterwards. One
 * alone is often nothing. Each rule is one idea, since it is ideas that are counted.
 */

const end = "(?= (?:\\.|,|and|but|because|so|i|please|help|with (?:life|everything|it all|this))| $)";

/** Ideas that are a doubt by themselves. */
const doubts: Rule[] = [
	plain([
		"(?:if|when|once|after) i (?:die|died|am dead|am gone|kill myself|pass|passed|end it)(?: [^ .]+){0,14}" +
			" (?:responsible|pay|pays|cost|costs|debts?|loans?|mortgage|rent|insurance|landlord|council|funeral|body|cremat\\w+|" +
			"belongings|my stuff|bills|inherit|care of my|find me|look after my|feed my)",
	]),
	plain("worth more (?:dead|gone)"),
	plain([
		"(?:is|are|was) (?:it|life|this life|this|any of (?:it|this)|all (?:of )?(?:this|the \\w+)|my life)(?: [^ .]+){0,5}" +
			" (?:really |even |actually )?worth (?:living|going on|continuing|fighting|the (?:pain|suffering|fight))(?: for)?",
		"worth living for",
	]),
	plain(
		[
			"(?:no|any|a|find|found|give me|need|looking for|one|every) reasons?" +
				" (?:left )?(?:to|for|not to|why i should not)(?: [^ .]+){0,2}" +
				" (?:live|living|stay alive|stay here|keep going|keep living|go on|going on|carry on|exist|die|kill|end it|be here|" +
				"keep breathing|wake up|hold on)",
		],
		{ isNegative: true },
	),
	plain(
		[
			"(?:not|never|hardly) (?:see|imagine|picture|envision) (?:myself )?(?:getting|growing|being|living|reaching|turning|" +
				"making it)(?: [^ .]+){0,3} (?:old|older|\\d\\d|thirty|forty|past|alive|to)",
			"(?:not|never) (?:want|going|planning|expect|plan|expecting) (?:to )?(?:grow|get|live to be|make it to|reach|turn|see)" +
				" (?:old|\\d\\d|thirty|forty)",
			"imagine (?:getting|growing) old",
		],
		{
			isNegative: true,
		},
	),
	plain(
		[
			"(?:disappointed|angry|mad|sad|upset|annoyed|cry|cried|sorry|hate|hated)(?: [^ .]+){0,3}" +
				" (?:i|to|that i|when i|because i) (?:have to |had to |still |just )?(?:woke|wake|waking|have woken|survived|made it|" +
				"was saved|was found|am still (?:here|alive))(?: up)?",
		],
		{
			unless: / (?:late) /,
		},
	),
	plain(
		[
			"(?:hope|hoping|wish|wishing|pray|praying|would not mind|would not care|not mind|would be" +
				" (?:fine|ok|okay|good|nice|relieved|easier)|relieved|rather|dream)(?: [^ .]+){0,5}" +
				" (?:if )?(?:i|that i|me|my|a|an|the|some|something|someone)(?: [^ .]+){0,5}" +
				" (?:got hit|get hit|was hit|hits? me|runs? me over|ran me over|get (?:cancer|sick|ill|shot|murdered|killed)|got" +
				" (?:cancer|sick|ill|shot|murdered|killed)|gets? me killed|kills? me|happened to me|happens to me|heart" +
				" (?:stops?|stopped|attack|gives out|would stop)|brain tumou?r|crash(?:es|ed)?|terminal|fatal|accident|do not" +
				" (?:come|make it) back|never (?:came|come) back|fall asleep and never|do not open my eyes)",
		],
		{
			unless: new RegExp(
				" (?:hope|hoping|pray|praying|wish)(?: [^ .]+){0,4} (?:not|never|no|nothing|nobody) |" +
					" (?:never hope|laughing|the lottery|nothing (?:bad )?happens|insurance company|so that nothing) ",
			),
		},
	),
	plain([
		"next step is(?: to)?(?: get| buy)?(?: the| a)? (?:rope|gun|pills|note|letters)",
		"(?:the|my|a) date (?:comes|is set|is near|is coming|i (?:set|chose|picked))",
		"(?:set|picked|chose|chosen|have|got) (?:a|the|my) date(?: [^ .]+){0,4}" +
			" (?:to die|for it|to do it|to end|when it|suicide)",
	]),
	plain([
		"(?:i|we) (?:just )?found (?:the|my) (?:location|place|spot|bridge)(?!" +
			" (?:\\w+ (?:and|but)|very|so|really|quite|a bit|wonderful|lovely|beautiful|nice|strange|empty|easily|on))",
	]),
	plain([
		"(?:gun|shotgun|pistol|rifle|knife|blade|razor|rope|noose|bridge|tracks|train|trains|pills|water|ocean|river|edge|void|" +
			"abyss|roof|balcony|bottle of pills|death) (?:is|are|keeps?|has been|just)" +
			" (?:calling|whispering|waiting for|looking at|staring at|tempting|inviting|begging|screaming)(?: to| for)? ?(?:me|my" +
			" name|out)",
	]),
	plain(
		[
			"(?:buy|buying|bought|get|getting|got|need|shopping for|shopping online for|looking for|borrow|own|order|ordered|find|" +
				"recommend|have)(?: [^ .]+){0,4} (?:gun|pistol|handgun|shotgun|rifle|revolver|firearm|pistols|guns|rope|noose|helium|" +
				"nitrogen|charcoal|razor blades|sodium nitrite|cyanide|exit bag)",
		],
		{
			with: near(
				"end|end me|myself|die|depress\\w*|tonight|tired|weary|done|painless|quick|suffer\\w*|without (?:maiming|pain)",
				"pain|over with|last|goodbye|calm|peace",
			),
			unless: / (?:metres) /,
		},
	),
	mine(
		[
			"(?:wrote|writing|written|write|typed|typing|drafted|drafting|finished|planned|planning|started)(?: [^ .]+){0,3}" +
				" (?:my (?:last (?:day|week|words|letter|message|note|post|will|wishes)|final (?:day|words|letter|message|note)|own" +
				" (?:funeral|obituary|eulogy)|funeral|obituary|eulogy|suicide|note|death)|goodbye|goodbyes|a (?:suicide )?note)",
		],
		{
			unless: / (?:exercise) /,
		},
	),
	plain(
		[
			"(?:do|does|did) not want to (?:die|kill myself)(?: [^ .]+)? (?:but|just|only)(?: [^ .]+){0,8}" +
				" (?:not want to (?:live|be here|exist|wake|feel|be alive|be me|go on)|want to|want it|can not" +
				" (?:live|go on|do this|keep)|not (?:live|exist)|stop (?:existing|feeling|hurting)|the pain)",
		],
		{ isNegative: true },
	),
	plain([
		"(?:disservice|selfish|cruel|pointless|torture|exhausting|unbearable|hard|harder|difficult|impossible|tiring)(?:" +
			" [^ .]+){0,6} to (?:keep (?:living|trying to live|existing|going|breathing|waking up)|stay alive|" +
			"live(?= (?:any more|like|with|at|another|each|every|$))|be alive|exist|wake up every)",
		"(?:trying|try|struggling|struggle|forcing myself|force myself|fight|fighting)(?: [^ .]+){0,2} to" +
			" (?:stay alive|live(?= (?:at|another|$))|keep living|survive (?:each|every|another|the|this)" +
			" (?:day|night|hour|week|hell)|not (?:do it|kill|end|hurt|cut|relapse)|want to (?:live|be here))",
	]),
	plain("(?:let|get|want|beam|take) me out of (?:here for good|this (?:\\w+ ){0,3}life|this world|my misery)"),
	mine(
		[
			"(?:(?:make|making|made) myself (?:throw up|vomit|sick|puke)|throw(?:ing)? up" +
				" (?:every meal|after (?:every|each) meal|on purpose)|purg(?:e|ed|ing)|starv(?:e|ed|ing) myself|" +
				"(?:binge|binged|bingeing|binging) and (?:purge|purged|purging)|not (?:eaten|eating|eat|ate)(?: [^ .]+){0,5}" +
				" (?:punish|deserve|disappear)|(?:do|did) not deserve (?:to eat|food))",
		],
		{
			isNegative: true,
		},
	),
	plain("outlived my (?:use|purpose|time)"),
	mine(
		[
			"(?:suicide|suicidal)(?: [^ .]+){0,3} (?:hotline|line|chat|watch|ward|attempts?|note|notes|method|methods|thoughts?|" +
				"ideation|plan|feelings|tendencies|website|forum|book|group)",
		],
		{
			with: / (?:i|me|my) /,
		},
	),
];

/** Ideas that are nothing alone, and something beside another. */
const hints: Rule[] = [
	plain(
		[
			"(?:can|could) not (?:\\w+ )?(?:take|do|handle|bear|stand|deal with|cope with|live with|go through|keep doing|keep" +
				" living|live like|keep) (?:it|this|that|life|anything|everything|being here|another|one more|any of (?:it|this)|like" +
				" this|this pain|my life|myself|going|on)(?: [^ .]+){0,2}" +
				" (?:any more|any longer|much longer|longer|no more|day|night|week)",
			"can not (?:do|take) life",
		],
		{ isNegative: true },
	),
	plain(`i am (?:\\w+ ){0,2}(?:done|finished|over it)${end}`, {
		unless: / (?:project|with (?:her|this (?:job|relationship|marriage|show|game))) /,
	}),
	mine("(?:lost|losing|lose) (?:the |my |all )?(?:will|fight|strength|hope|faith)(?= (?:to|in|and|for)|,| $)"),
	plain(
		[
			"hopeless",
			"no hope(?: left)?",
			"without hope",
			"(?:nothing|not|never)(?: [^ .]+){0,5} (?:to look forward to|get(?:s|ting)? (?:any )?better|be" +
				" (?:ok|okay|happy|fine|alright) (?:again|ever)|be happy|going to change|ever changes?|ever works? out)",
		],
		{
			isNegative: true,
		},
	),
	plain(
		[
			"no (?:escape|exit|other option|other choice|choice left|options left)",
			"(?:feel|feeling|am|so|completely) (?:so )?(?:trapped|cornered|stuck in this life)",
			"no future",
			"(?:not|never) (?:have|see) (?:a|any) (?:future|way (?:out|forward))",
			"(?:way|path) forward(?= $)",
		],
		{
			isNegative: true,
			unless: / (?:job) /,
		},
	),
	plain(
		[
			"i (?:am|feel like|was|have been|have become|feel) (?:just |only |such |like |nothing but |nothing more than |a |an |" +
				"the |so |really |complete |total |absolute |utterly |completely |worst |biggest |fucking |disgusting |stupid |" +
				"pathetic |useless |worthless |huge |massive )*(?:failure|fuck up|waste|loser|piece of (?:shit|crap|trash|garbage)|" +
				"disgrace|disappointment|mistake|monster|burden|mess|idiot|worthless|useless|pathetic|disgusting|garbage|trash|nothing|" +
				"nobody|parasite|liability|unlovable|unloveable|unworthy|broken|ruined)(?= )",
			"good for nothing",
			"(?:hate|loathe|despise|disgusted (?:by|with)|sick of) (?:myself|being me|who i am|everything about (?:me|myself))",
			"ruin(?:s|ed|ing)? everything",
		],
		{
			unless: / (?:haha|nothing (?:but|like|special|to)) /,
		},
	),
	plain(
		[
			"(?:hate|hated|hating|fuck|regret|ruined|wasted|wasting|despise)" +
				" (?:my |this |living |being )?(?:life|alive|existence|living)",
			"my (?:whole |entire )?life (?:is|has become|has been|feels|was|sucks|will be)(?: [^ .]+){0,3} ?(?:shit|hell|over|joke|" +
				"mess|pointless|meaningless|empty|nothing|ruined|waste|miserable|pathetic|worthless|disaster|failure|misery|not worth)",
		],
		{
			unless: / (?:haha) /,
		},
	),
	plain([
		"(?:stop|end|ending|escape|ease|kill|numb|take away|make|away from|relief from) (?:all )?(?:the|this|my|being in)" +
			" (?:constant |so much |endless |mental |emotional )?(?:pain|hurt|hurting|suffering|misery|agony|torment|noise in my" +
			" head)",
		"(?:pain|hurting|suffering|it|misery|everything|thoughts?|voices?) (?:all )?to (?:just )?(?:stop|end|go away|be over)",
		"make it (?:all )?(?:stop|end|go away)",
		"stop (?:being in|feeling) (?:so much )?(?:pain|anything|everything)",
		"so much (?:pain|suffering|misery)",
		"unbearable",
		"in agony",
	]),
	plain(
		[
			"(?:no|see no|not see (?:the|a|any)|what is the|what was the|without|there is not a|is there (?:a|any)|lost all|have" +
				" no) (?:point|purpose|meaning|sense)(?: (?:in|of|to))?(?:" +
				" (?:anything|trying|going on|continuing|waking up|getting (?:up|out of bed|better)|any of (?:it|this)|it all|it any" +
				" more|my life|life|me|doing anything))?(?= (?:any more|either|if|when|\\.|,)| $)",
			"(?:do|does) not (?:\\w+ )?care (?:about (?:anything|my life|myself|living|what happens to me)|any more|if i" +
				" (?:live|die|wake|get|am|exist|crash))",
			"why (?:bother|even try|even bother|keep trying|am i (?:even|still) (?:here|trying|doing))",
			`what is the point${end}`,
		],
		{
			isNegative: true,
		},
	),
	plain(
		[
			"on the (?:edge|verge|brink)(?= (?:of (?:it|doing|killing|suicide|ending|collapse|losing (?:it|everything)|giving up)|" +
				"and|i|right|again|lately|tonight|\\.|,)| $)",
			"(?:end|last bit) of my (?:rope|tether)",
			"(?:breaking|tipping) point",
			"(?:at|hit|reached|past|beyond) (?:my|the) (?:limit|breaking point|lowest|end)",
			"rock bottom",
			"lowest point",
			"(?:mental|emotional|complete|nervous) (?:breakdown|collapse)",
			"falling apart",
			"hanging (?:on )?by a thread",
			"(?:losing|lost) my (?:mind|grip)",
			"past the point",
		],
		{
			says: "faint",
		},
	),
	plain(
		[
			"(?:no one|nobody|not one person|no body)(?: [^ .]+){0,4}" +
				" (?:care|cares|loves? me|would care|would notice|would miss|misses me|wants? me|likes? me|needs? me|to turn to|" +
				"believes? me|sees? me|would come|understands?|gives a)",
			"(?:have|got|left with|there is) no one(?: left)?(?= (?:to|who|i|and|in|at|else|here)|,| $)",
			"unloved",
			"unwanted",
			"unlovable",
			"(?:completely|totally|utterly|all|so|always|for ever|feel)" +
				" (?:be )?alone(?= (?:in this|and|with (?:this|it|my)|in the world|for ever|all the time|\\.|,)| $)",
			"die alone",
		],
		{
			unless: / (?:(?:day|hour|minute|place|weekend|moment) (?:where|when|that|in which) no one) /,
		},
	),
	plain([
		"dead inside",
		"(?:feel|feeling|am|so|completely) (?:so |just |completely |totally |like )?(?:numb|hollow|empty|lifeless)(?=" +
			" (?:inside|and|all|now|again|every|lately|these|\\.|,|i|to)| $)",
		"shell of (?:a|who|myself|my)",
		"(?:going|go) through the motions",
	]),
	plain([
		"(?:want|wish|like|need|going|could|would|just|wanted) (?:to )?(?:just )?(?:disappear|vanish|fade away|not be here|be" +
			" gone|cease|sleep for ever|never wake|not feel|stop feeling|not exist|be done|run away from" +
			" (?:everything|it all|life|myself))(?= (?:and|from|for|i|any|already|again|now|right|without|so|anything|because|" +
			"completely|\\.|,)| $)",
		"never existed",
	]),
	plain(["(?:please )?forgive me", "love you (?:all|x|parent)(?= )", "say(?:ing)? goodbye", "goodbye"], {
		isNegative: true,
		with: near(
			"can not|could not|any more|gone|last|die|done|pain|end|over|take|strong|enough|life|without me|tired|sorry",
			"forgive|goodbye|love",
		),
		unless: / (?:job) /,
	}),
	plain(
		[
			"(?:just |only )?(?:tired|exhausted|sick|weary|worn out|drained|fed up)(?: (?:and \\w+ )?(?:of|from|with|by))" +
				" (?:it all|everything|all (?:of )?(?:it|this)|this|fighting|trying|pretending|being" +
				" (?:alive|me|here|sad|strong|depressed|in pain|like this|a burden|alone|tired)|feeling" +
				" (?:like this|this way|nothing|sad|empty)|life|living|existing|surviving|myself|my" +
				" (?:life|head|mind|brain|thoughts|existence)|waking up|hurting|suffering|the pain|crying|hoping|struggling)",
			"(?:growing|grown|so|too|bone) weary",
			"so (?:\\w+ )?tired(?= (?:\\.|,|i|and i|all the time|inside|of)| $)",
		],
		{
			unless: / (?:slept) /,
		},
	),
	plain(
		[
			"(?:i|a few|just|need|want|give me|one) (?:\\w+ ){0,2}(?:push|shove|nudge)(?= (?:please|over|off|to do|and)| $)",
			"(?:too (?:scared|afraid|cowardly|weak|much of a coward)|(?:not|no|never|lack the|the|have the|had the)" +
				" (?:brave|guts|courage|strength|balls|nerve|strong) (?:enough )?)(?: [^ .]+)? ?(?:to )?(?:do it|end it|kill|jump|go" +
				" through with|die|pull|finish it)",
			"(?:being|am|such|too much of) a coward(?= (?:to|about|and|or|i)| $)",
		],
		{
			isNegative: true,
		},
	),
	mine([
		"(?:depressed|depression|depressive)(?: [^ .]+){0,5} (?:years|months|ever|always|again|worse|deep|deeper|severe|major|" +
			"bad|dark|hell|killing|winning|eating|eats|consum\\w+|life|long|bipolar|worst|convince\\w*)",
		"(?:severe|severely|major|deep|deeply|chronic|clinically|crippling|manic|extremely|so|very|too|bipolar)" +
			" (?:depress(?:ed|ion|ive))",
	]),
	plain(
		[
			"(?:is there|anyone|anybody|someone|somebody|any one|please|can someone|does anyone|need)(?: [^ .]+){0,6}" +
				" (?:to talk to|talk to me|listen to (?:me|my story)|help me(?= )|save me|there|patience to listen|vent to|who" +
				" (?:cares|will listen|can help|understands)|talk me through)",
			"i (?:\\w+ )?(?:need|want|am begging for|am asking for|am desperate for)(?: [^ .]+){0,2}" +
				" help(?= (?:please|i|and|now|so|\\.|,)| $)",
			"please help(?: me)?",
			"help me(?= (?:please|i|\\.|,)| $)",
			"at a loss",
			"last resort",
			"cry for help",
		],
		{
			says: "faint",
		},
	),
	plain(
		[
			"(?:meds|medication|medications|antidepressants|therapy|pills|treatment|therapist|nothing|doctors)(?: [^ .]+){0,3}" +
				" (?:help|helps|helped|work|works|worked|working)(?: [^ .]+)?(?= )",
		],
		{
			with: / (?:not|nothing|never|no|stopped|any more|useless|everything) /,
			isNegative: true,
			says: "faint",
		},
	),
	plain([
		"(?:when|if|before|until|till|after|since|because) i (?:die|am dead|am gone|am not here|disappear)",
		"(?:think|thinking|thought|thoughts|obsess\\w*|dream|dreaming)(?: [^ .]+){0,2} (?:of|about|on)" +
			" (?:death|dying|being dead|my death|the end)",
		"want(?:s)? (?:me|you|us) to die",
		"the end is (?:near|coming|close)",
	]),
	plain([
		"(?:scars?|marks?|cuts?|bandages?|bruises?|burns?) (?:on|across|all over|up|down) my" +
			" (?:wrists?|arms?|thighs?|legs?|body)",
		"(?:hide|hiding|cover|covering|long sleeves)(?: [^ .]+){0,6} (?:scars?|cuts?|marks|arms?|wrists?)",
		"relaps(?:e|ed|ing)(?= )",
		"(?:days|weeks|months|years?) clean(?= )",
		"(?:clean|sober) (?:for|since)",
		"urges?(?= (?:are|is|to|again|every|tonight|so|get)| $)",
	]),
];

/** Hints of self-harm and suicide. */
export const selfHarmHints: Rule[] = [...saying("doubtful", doubts), ...eachAlone(saying("hint", hints))];
