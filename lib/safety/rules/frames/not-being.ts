import { eachAlone, plain, type Rule, saying, self } from "../../rule";
import { FATE, LIVING, NOT_BEING, ORDINARY } from "./families";

/* Frames for the wish not to be: nobody does anything, something is to stop, not to have begun, to come from outside. */

const ordinary = new RegExp(` (?:${ORDINARY}|lol|haha|laugh\\w*|embarrass\\w*) `);
const bodyPart = "(?:heart|body|lungs|brain|breath)";

const doubts: Rule[] = [
	plain(
		`(?:hop(?:e|es|ed|ing)|wish(?:es|ed|ing)?|pray(?:s|ed|ing)?|wait(?:s|ed|ing)?|beg(?:s|ged|ging)?|want|wanting|dream\\w*|will|willing)(?: [^ .]+){0,3} (?:my|her) ${bodyPart} (?:to )?(?:just |would |will |could |finally )*(?:stops?|gives? (?:out|up|in)|fails?|quits?|shuts? down|never starts?)`,
		{ unless: / (?:racing|pounding|beating so|fluttering|aching|skipping|breaking|hurting for|diet|gym) / },
	),
	plain(
		`(?:hop(?:e|ing)|wish(?:ing)?|pray(?:ing)?|wait(?:ing)?|want|wanting|beg(?:ging)?)(?: [^ .]+){0,3} ${FATE}(?: [^ .]+){0,3} (?:gets?|get to|take|takes|to take|kill|kills|to kill|hits?|to hit|ends?|to end|finish(?:es)?|to finish|crush(?:es)?|wipe|wipes|swallows?|run(?:s)? over)(?: [^ .]+){0,2} (?:me|us all|my life|my misery)`,
		{
			unless:
				/ (?:hope(?: [^ .]+){0,3} not|takes me (?:on|to|for|back|seriously|home|out (?:to|for|on)|by surprise)|hits me with) /,
		},
	),
	plain(
		`if (?:i|${FATE}|it|my plane)(?: [^ .]+){0,7} (?:hit by (?:a |the )?(?:bus|car|train|truck|lorry|tram|plane|bullet|lightning|meteor|drunk)|hit me|run over|ran me over|died|die|dead|crash(?:ed|es)?|happened to me|kill(?:ed|s) me|not wake up|never woke up|did not wake up|fell off|shot|murdered|cancer|take me)(?: [^ .]+){0,7} (?:ok|okay|fine|(?:not|never) (?:mind|care|be (?:sad|upset|mad|angry)|fight|complain|bother|run)|relief|relieved|welcome it|happy|grateful|thankful|alright|all right|be that|good riddance)`,
		{
			isNegative: true,
			unless:
				/ (?:battery|phone|plants?|my (?:partner|child|parent|dog|cat|sibling|friend) (?:would|will) (?:not )?be|not be (?:ok|okay|fine)) /,
		},
	),
	plain(
		`(?:disappoint\\w+|gutted|let down|annoyed|angry|sad|upset|cry|cries|cried|crying|regret|sorry|sick|ashamed|curse|devastated|pissed(?: off)?|hate)(?: [^ .]+){0,6} (?:that i (?:did(?= (?:not (?:die|succeed|go through|finish|manage)|wake|survive)| $)|woke|wake|opened my eyes|am still (?:here|alive|breathing)|survived)|(?:because|when|since|cause) i (?:woke|wake|opened my eyes|survived|am still (?:here|alive|breathing)))(?! (?:up )?(?:late|early|before|without|next|in the middle|at|with a|so|too|her|sick|from|again at|alone|sweating))|(?:open my eyes|wake up|woke up|waking up|another morning)(?: [^ .]+){0,8} (?:disappoint\\w+|still (?:here|alive|breathing)|oh no not again|not dead|did not die|wish i had not|why am i (?:still )?(?:here|alive))`,
		{
			unless:
				/ (?:late|alarm|early|hangover|dream|nightmare|snooze|baby|noise|neighbou?rs?|nap|flight|christmas presents?|grateful|thankful|glad|happy|next to) /,
		},
	),
	plain(
		`(?:when|at what point|how long|is it|why can not i|why am i not|am i|can i|i (?:should|would like to) be|will i ever be|please let it be)(?: [^ .]+){0,6} (?:ok|okay|fine|allowed|acceptable|permitted|permission|reasonable|enough)(?: [^ .]+){0,3} to (?:just |finally )?(?:stop|quit|give up|let go|leave|go|rest|be done|say enough)(?= (?:trying|fighting|for good|living|the fight|now|already|existing)| $)`,
		{ unless: ordinary },
	),
	plain(
		"(?:feel|am|was|be|been|like|were|basically|practically|pretty much) (?:i am |already |as good as |half |basically |practically )*dead (?:already|and (?:just |only |no one|waiting|still|everyone|walking|nobody)|while|to everyone|in every way)|(?<! (?:is|are|was|were|he|it|plants?) )(?:already|basically|practically|feel like i (?:am|have)) (?:already |basically )?(?:dead|died)(?= (?:and|years|already|,|inside and|just)| $)|(?:my body|i) (?:just )?(?:has|have|had) not (?:caught|noticed|realised|realized)(?: [^ .]+){0,3} (?:dead|died)|walking (?:corpse|dead)",
		{
			unless:
				/ (?:tired|show|tv|series|battery|phone|deadlines?|to me|serious|game|laugh\w*|on my feet|gym|workout|leg day|exhausted after|if my (?:parent|partner|boss)|when my (?:parent|partner)|lol|haha|(?:sex life|sex drive|libido|bedroom) (?:is|was|has been|feels|seems)) /,
		},
	),
	plain(
		"(?:so |too |this |very |made )?(?:hard|difficult|impossible|easy|easier|easiest|simple|expensive|illegal|scary|complicated|painful) (?:it is |for (?:me|us) )?to (?:just )?(?:die|kill (?:yourself|myself)|end (?:your|my|one 's) (?:own )?life|be dead)(?= )|(?:let|put|allow)(?:s|ting)? (?:animals?|dogs?|cats?|pets?|horses?)(?: [^ .]+){0,4} (?:go|die|down|to sleep|out of)(?: [^ .]+){0,6} (?:suffer\\w*|pain|humans?|people|me|kind\\w*|mercy|misery)|put (?:me )?(?:down|to sleep|out of my misery)(?: like an? \\w+)?(?= (?:like|please|already|now)| $)|(?:kinder|more (?:mercy|merciful|kindness|compassion))(?: [^ .]+){0,3} to (?:dogs|animals|pets|cats|a dog)",
		{
			unless:
				/ (?:my (?:dog|cat|pet|horse) (?:was|is|has|had)|vet|we had to|had her|weeds?|villain|boss|level|game|bacteria|plants?|put me down (?:for|as|in)|baby) /,
		},
	),
	plain(
		"(?:want|need|ready|long|longing|time|wish|like|deserve|allowed)(?: [^ .]+){0,3} (?:rest|sleep|lie down|close my eyes|drift off|fall asleep)(?: [^ .]+){0,5} (?:(?:and )?(?:not|never)(?: have to| ever)? (?:get up|wake|open|be woken|come back)|for (?:good|ever|eternity|all eternity)|eternal\\w*|permanently|and be done|in the ground|in peace for)",
		{
			isNegative: true,
			unless:
				/ (?:until (?:noon|monday|tomorrow|the alarm)|early|for my (?:exam|shift)|weekend|jet lag|work tomorrow) /,
		},
	),
	plain(
		`(?:return|refund|give back|hand back|give it back|opt out|opting out|unsubscribe|log (?:off|out)|logging (?:off|out)|uninstall|delete|quit|quitting|resign|check(?:ing)? out|clock(?:ing)? out|tap(?:ping)? out|bow(?:ing)? out|drop(?:ping)? out|leave|leaving|exit|exiting|escape|done|finished|through|over)(?: (?:out|it|me|all))? (?:(?:of|from|with|to) )?(?:(?:this|my|the|whole|entire) ){0,2}(?:life|existence|living|being (?:alive|human|me|a person)|existing)(?= (?:and|now|soon|thing|tonight|please|already|so|but|,|any more|for good|because|entirely|altogether|itself)| $)|(?:life|existence)(?: [^ .]+){0,8} (?:like to |want to |can i )(?:return|refund|give it back|hand it back|cancel|unsubscribe|opt out|quit|skip)`,
		{
			unless:
				/ (?:social life|sex life|love life|work life|everyday life|out of her life|out of my life|from her life|night ?life|city life|old life|married life|single life|army|corporate|farm|toxic|escape (?:everyday|daily|real)|(?:left|leave|leaving) my old) /,
		},
	),
	plain(
		"(?:checking|clocking|bowing|tapping|logging|punching|signing) (?:out|off)(?= (?:soon|tonight|for good|early|now|of here|permanently|for ever|before|at \\d+)| $)|(?:i am|am|going) (?:checking|clocking|bowing|tapping|logging) out(?= (?:and|,)| $)|game over for me|(?:i )?(?:hit|hitting|press|pressing|push) (?:the )?(?:off|delete|reset|self destruct) (?:switch|button)? ?(?:on (?:myself|my life|me))",
		{
			unless:
				/ (?:hotel|room|library|supermarket|till|cashier|shift|work|laptop|computer|airbnb|hostel|groceries|website|desk|office|call|account|facebook|instagram|social media|the new|night shift) /,
		},
	),
	plain(
		`why (?:even |bother |do i |do we |would i |would anyone |should anyone |must i |should i |am i |are we |do people )?(?:keep(?:ing)? (?:going|living|trying|fighting|breathing|waking up)|go(?:ing)? on|carry(?:ing)? on|continue(?: living| on)?|living|live|stay(?:ing)? alive|exist(?:ing)?|hold(?:ing)? on|wak(?:e|ing) up)(?= (?:when|if|like|any more|at all|with|for|just|every day|and)| $)|what (?:am i|are we) (?:even |still )?(?:living|alive|staying|here|existing)(?: here)? for|what (?:is|was) (?:it|life|this|there)(?: all| even| left)?(?: to live)? for(?= $)`,
		{ unless: ordinary },
	),
	plain(
		`(?:no|not|never|zero|without)(?: any| the| really| even| at all)? (?:intention|intentions|intend|intending|plan|planning|plans|desire|wish|interest|will|need|urge|motivation|reason)(?: [^ .]+){0,2} (?:(?:of|to|in|on|for) )(?:see(?:ing)?|reach(?:ing)?|mak(?:e|ing) it|turn(?:ing)?|liv(?:e|ing)|be(?:ing)?|stick(?:ing)?|get(?:ting)?|grow(?:ing)?|stay(?:ing)?|celebrat(?:e|ing)|surviv(?:e|ing)|exist(?:ing)?|keep(?:ing)?|go(?:ing)?|continu(?:e|ing))(?: [^ .]+){0,4} (?:\\d\\d|christmas|birthday|new year|around(?= )|old(?= )|much longer|alive|another (?:year|day|birthday|christmas|winter|summer)|thirty|forty|twenty|morning|going|living|like this|on(?= $))`,
		{
			isNegative: true,
			unless:
				/ (?:together|with (?:her|you)|in this (?:house|city|town|job|flat)|married|at (?:home|work|the)|hungry|the party|back to|fighting) /,
		},
	),
	self(
		`(?:think|thinks|thinking|thought|thoughts|dream|dreams|dreaming|daydream\\w*|fantasi\\w+|idea|obsess\\w*|crav\\w+|long(?:s|ing)?|look(?:ing)? forward|comfort\\w*|want|wanting|wish)(?: [^ .]+){0,3} (?:about|of|for|to|in|by) (?:just |simply |the )?${NOT_BEING}(?! (?:together|with (?:her|you)|at (?:home|work|the)|there for|in (?:a|the|love)|able|good|enough|early|late|like|certificate|penalty|metal|star|by|honest|serious|set|certain|sure|wrong|silent|tired|centre|center|last|of (?:my|her|a)))`,
		{
			unless:
				/ (?:afraid|scared|fear|terrified|panic\w*|anxiety|anxious|grief|grieving|loss of|my (?:parent|grandparent|partner|child|friend|dog|cat|sibling) (?:'s|died|dying|is|was|will|being)|her death|funeral|since he died|mortality|philosoph\w*|batter\w*|cancer|hospice|worry|worried|brighter|appreciate|grateful|since i turned|meditat\w*) /,
		},
	),
	plain(
		"(?:not|never|no longer) (?:\\w+ )?(?:want|wish|care)(?: to)? (?:live|exist|be alive|go on|wake up)(?: every day)? (?:like (?:this|that)|this way)",
		{
			isNegative: true,
			unless: ordinary,
			unlessText: / (?:jobs?|mess|messy|roommates?|flatmates?|landlord|rent|renovat\w*|in laws?|commut\w*) /,
		},
	),
	plain(
		"rather (?:just )?(?:leave|go|stop|end|be gone|not be here|not exist|be nothing|bow out)(?= (?:while|before|now than|than (?:get|grow|live|go on|keep|be a|become|watch|carry|end up|wait)))",
		{ unless: / (?:party|home|early|traffic|concert|dinner|office|rush hour) / },
	),
	plain(
		"(?:be|being|been|was|were|become|get) un ?born|(?:undo|reverse|cancel|take back) my (?:birth|existence|being born)|never (?:have )?(?:asked|agreed|consented|chose|signed up) (?:to|for) (?:be born|being born|this life|exist|life|being alive|any of this|live)|(?:who|parent) (?:ever )?(?:asked|asks) me if i wanted (?:to be born|this|to live|to exist|life)",
		{ isNegative: true },
	),
	plain(
		`(?:life|living|this world|existence|being alive|the world) (?:is|was|just is|simply is) not (?:for (?:me|everyone|people like|someone like|all of us)|made for|meant for|something i|my thing)|allowed to (?:say no|decline|refuse|opt|choose|leave|die|end)(?: [^ .]+){0,3} (?:life|thank you|living|it all)|say no (?:thank you|thanks) to (?:life|living|it)|(?:not|never) (?:made|built|meant|cut out|designed|equipped|fit) for (?:this|the|real) (?:world|life|earth|planet|place)|too (?:soft|weak|sensitive|broken|fragile|damaged|tired|stupid) (?:for|to) (?:this (?:world|life|place)|life|the world|live|exist|be alive|survive)`,
		{ isNegative: true, unless: ordinary },
	),
	self(
		"(?:want|wanna|wish|ready|like|need|going|time) (?:to )?(?:be|go) (?:home|where it is quiet|somewhere (?:quiet|else|better|i can rest))(?= (?:wherever|,|and not|for good|now|to god|already))",
		{ with: / (?:world|made for|tired|rest|god|heaven|wherever|enough|here any more|belong) /, unless: ordinary },
	),
	plain(
		`(?:envy|envious of|jealous of|envied) (?:the dead|dead people|those who (?:die|died|are dead|are gone)|people (?:who|that) (?:die|died|are dead|never (?:existed|woke|wake|were born)|have (?:died|cancer))|anyone who (?:dies|died|is dead)|corpses|everyone who (?:is dead|died))|(?:lucky|lucky ones)(?: [^ .]+){0,3} (?:who (?:die|died|never|are dead)|dead|died young|not (?:born|here))|(?:trade|swap|switch|change|exchange) (?:places |lives |bodies )?with (?:someone|anyone|people|a person|the person|a child|those|her)(?: [^ .]+){0,7} (?:cancer|dying|sick|ill|terminal|wants? to live|died|dead|deserves? (?:to live|it|life))`,
		{ unless: / (?:lucky he|not envy) / },
	),
];

const hints: Rule[] = [
	plain(
		"(?:only|best|favou?rite|one|good|sole|nice) (?:part|thing|time|peace|escape|relief|moments?|hours|joy)(?: [^ .]+){0,8} (?:asleep|sleep|sleeping|unconscious|passed out|in bed with my eyes)|(?:sleep|sleeping|being asleep|bed) is (?:the|my) (?:only|best|one)|not (?:have to )?(?:be )?(?:there|here|awake|conscious|present) for (?:it|any of it|my (?:own )?life)|wish it would (?:just )?last|sleep (?:all day|\\d\\d hours|my life away|as much as i can)",
		{ isNegative: true, unless: / (?:baby|newborn|toddler|night shift|holiday|sunday|weekend|mattress) / },
	),
	plain(
		`(?:enough|sick|tired|bored|weary|exhausted|fed up|done|through|finished|over) (?:of|with|by) (?:${LIVING}|everything and everyone|waking|my own (?:head|company|mind)|myself|it all|the whole thing)(?= (?:and|,|any more|now|all|like|so|but|for|at|i|because|every)| $)|(?:i have|have|just) had (?:just |quite |more than |it |well )?enough(?= (?:now|and|,|of (?:it|this|everything|life|all))| $)|no more(?= $)|enough is enough`,
		{ unless: ordinary },
	),
	plain(
		"(?:was|am|been|being) born (?:wrong|broken|by mistake|for nothing|to (?:suffer|lose|fail)|defective|unwanted|cursed|unlucky)|(?:my |this )(?:\\w+ )?(?:life|existence|birth|being here)(?: [^ .]+){0,4} (?:mistake|error|accident|waste|punishment|burden|failure|sick joke|cruel joke|regret)|(?:do|did) not (?:even )?(?:belong|fit|matter|count)(?: [^ .]+){0,3} (?:here|anywhere|in (?:this|the) world|to anyone)?(?= (?:,|and|any more|because)| $)",
		{ isNegative: true, unless: ordinary },
	),
	plain(
		"(?:have to|should|want to|can|could|not|forced to|supposed to) (?:live|exist|be|go on|keep living|spend my life) (?:like this|this way|in (?:this|so much) (?:pain|hell|misery))(?= (?:for|any|and|,|much|i|no|not|another)| $)|(?:not|no) (?:for )?much longer(?= $| ,| i| and)|how much (?:longer|more)(?: of this)?(?: [^ .]+){0,6} (?:take|stand|do|bear|go on|live|cope|i have|handle|last)",
		{
			isNegative: true,
			unless:
				/ (?:mess|messy|dirty|boxes|renovat\w*|roommates?|flatmates?|queue|traffic|wait for|pregnan\w*|winter|heat) /,
		},
	),
	plain(
		"how (?:peaceful|quiet|calm|free|restful|nice|easy|simple|silent|still|light)(?: [^ .]+){0,2} (?:it|he|that|everything|death|being) (?:must|would|will|might|could) (?:all )?(?:be|feel)",
		{
			unless:
				/ (?:countryside|cabin|village|move|retire\w*|holiday|weekend|child are|house|single|garden|beach|if we|without the (?:child|dog)) /,
		},
	),
	plain(
		"(?:nothing|no one|not a thing|no (?:life|future|tomorrow|world)) (?:left |there )?(?:after|beyond|without|past) (?:this|that|her|it)|(?:not|never|can not)(?: [^ .]+){0,3} see (?:anything|a life|myself|past|beyond|tomorrow|further)(?: [^ .]+){0,3} (?:ahead|after|beyond|in front|past|left|tonight|this|future|any more)|(?:not|never) (?:see|know|find|have|imagine|picture)(?: [^ .]+){0,3} (?:way|how)(?: [^ .]+){0,4} (?:get|make it|reach|live|last|survive|face|cope|bear|go on)(?: [^ .]+){0,3} (?:next (?:week|month|year|day)|tomorrow|tonight|the (?:night|week|weekend|day|year)|without|after|another|through|this|her)",
		{
			isNegative: true,
			unless: ordinary,
		},
	),
];

/** The wish not to be. */
export const notBeing: Rule[] = [...saying("doubtful", doubts), ...eachAlone(saying("hint", hints))];
