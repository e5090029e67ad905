import { type Rule, words } from "../../rule";

/*
 * Where direct.ts knows phrases, this knows ideas: death and what a person feels about it, standing near each other;
 * being alive and having had enough of it; a world without the writer. Wider, so with more that undoes it.
 */

const death =
	"(?:death|dying|dead|die|suicide|my (?:own )?(?:funeral|grave|death|suicide)|not (?:being|be) (?:alive|here any more)|being (?:dead|gone)|be gone(?! (?:by|for (?:a|an|the)|before|on|at|all (?:day|week|weekend)|until))|ending (?:it|things|everything|it all)(?! with)|end everything|nothingness)";
const near = "(?: [^ ,.]+){0,5}";
const wish =
	"(?:want|wanting|wish|wishing|hope|hoping|pray|praying|think|thinking|thoughts?|thought|idea|ideas|imagine|imagining|picture|picturing|fantasi[sz]e|fantasi[sz]ing|dream of|dreaming of|daydream|plan|planning|ready|deserve|long|longing|crave|craving|ache|tempted|obsessed|ask for|beg for|invite|welcome|prefer|choose)";
const release =
	"(?:relief|easier|easiest|peace|peaceful|calm|comfort|comforting|answer|solution|option|exit|escape|way out|freedom|quiet|better|best|kinder|kindest|kind|merciful|tempting|sweet|home|rest)";
const alive =
	"(?:life(?= (?:any more|at all|now|itself|because|and|so|or|i|the|is)| $)|living(?= (?:any more|at all|now|like this|and|so|or|i|is)| $)|being alive|existing|existence|being me(?= )|this world(?= )|this life(?= ))";
const others =
	"(?:everyone|he|people|my (?:\\w+ )?(?:family|child|partner|parent|friends|sibling)|everyone i love|the world|no one|you)";
const away =
	"(?:when|if|once|after|without|that) (?:i|me)(?: (?:am|was|were|had|would))?(?: \\w+)? ?(?:gone|dead|not (?:here|around|there|alive|in it)|disappeared|vanished|out of the (?:picture|way)|died|ceased)|without me|one less of me";

const grief =
	/ (?:think|thought|feel|felt|feels|convinced|sure|certain|worried) (?:like |that )*i (?:am|was|might be) (?:actually |literally |really )?(?:dying|going to die) | when we die | heart attack | cross (?:my|your) heart |thought (?:that )?(?:he|my \w+) (?:was|were|had|would) (?:\w+ )?(?:dead|died|die|dying) | (?:her|my (?:\w+ )?(?:parent|partner|sibling|friend|child|dog|cat|grandparent|uncle) ?(?:'s)?) (?:own )?(?:death|dying|funeral|suicide|grave|passing)|since (?:he|\w+) died|after (?:he|\w+) died| (?:than eat|than miss|celery|karaoke|embarrass\w*|laughing|laughter|boredom|old and|surrounded|battery|phone|plants?|garden|deadline|philosoph\w+|religion|heaven exists|sermon|tax|taxes|anxiety about|afraid of (?:death|dying)|scared of (?:death|dying)|fear of (?:death|dying)|terrified of (?:death|dying)|since i turned|getting older|mortality|mornings brighter|makes me (?:appreciate|grateful|treasure)|hospice|palliative|cancer) /;

export const broadSelfHarmRules: Rule[] = [
	{
		reading: "plain",
		pattern: words(
			"(?:held|hold|holding|put|pressed|press) (?:a|the) (?:knife|blade|razor|gun|scissors|shard) (?:to|against|on|across) my (?:wrists?|throat|head|arms?|neck|chest|skin)|lets? me (?:just )?die|why i (?:should|would|must|still|even|have to) (?:stay alive|live|go on|keep going|exist|be alive|carry on)|only (?:reason|thing)(?: that| why)? (?:i am|i|keeping me|that keeps me) (?:still )?(?:alive|here(?= (?:is|are|and)| $))|(?:not|never)(?: [^ ,.]+){0,6} (?:survive|make it through|get through|live through) (?:this|it|the night|tonight|another)|close my eyes(?: [^ .]+){0,3} (?:never|not) (?:open|wake)|(?:hold|held|holding|stare|stared|staring|look|looked|looking)(?: [^ .]+){0,3} (?:pills|tablets)(?: [^ .]+){0,6} (?:hand|wonder|wondering|think|would happen)|(?:want|wish|like|need|ready) to (?:just )?(?:disappear|vanish)(?= (?:and (?:never|not)|for good|completely|from this (?:world|earth|life)|permanently))|no (?:reason|point|place|purpose)(?: left)? for me(?: to (?:be|stay|live|exist|go on))?(?: here| any more| in this (?:world|life))?(?= (?:and|any more|here|so|now)| $)|time (?:for me )?to go(?= (?:now|for good)| $)|(?:imagine|imagining|picture|picturing|think about|thinking about|think of) (?:jumping|falling|letting go|stepping off)(?= (?:off|down|in front|and|when|every)| $)|(?:hand|hands|arm|arms|leg|legs|fingers)(?: [^ .]+){0,6} (?:stove|flame|fire|iron|boiling water|lighter|candle)(?: [^ .]+){0,2} (?:on purpose|deliberately|to feel|to punish)",
		),
		unless:
			/ (?:photos?|bed|station|airport|school|home now|work|child|bus|parachute|trampoline|party|concert|cabin|social media|film|holiday|magic|ship|on this team|heater|marathon|exam|winter coat|my (?:partner|ex) (?:held|put|pressed)|he (?:held|put|pressed|has)|(?:no one|not|never|someone|if you|like you|as if) (?:\w+ ){0,3}gun to my head|gun to my head (?:and )?(?:i would|to (?:make|buy|go|do|say)|tell\w*)) /,
	},
	{
		reading: "plain",
		pattern: words(
			"(?:stops?|keeps?|stopping|keeping|kept|stopped|holds?) me (?:from (?:ending|doing it|dying|killing|jumping|going through|taking|leaving this)|alive|here(?= (?:is|are)| $)|going is)|nothing (?:is )?left for me(?= (?:here|in this|any more|and)| $)|(?:wrote|written|writing|write) (?:a|my|the) note(?: [^ .]+){0,6} (?:tore|burned|deleted|hid|drawer|pocket|table|ripped)|(?:pointless|meaningless|unbearable|living|life|existing)(?: [^ .]+){0,6} want out(?= (?:of|and|now)| $)",
		),
		unless:
			/ (?:fridge|milk|landlord|teacher|thank|job|marriage|relationship|contract|fired|laid off|dinner|menu|warm|coffee) /,
	},
	{
		reading: "plain",
		pattern: words(
			"(?:voices?|urge|urges)(?: [^ .]+){0,6} (?:cut|cutting|hurt myself|hurt me|die|kill myself|jump|end it)|(?:and|i) (?:have )?cut again|cut (?:\\w+ )?(?:lines?|cuts?|stripes?|words?) (?:in|into|on|across)|(?:opened|open|sliced) (?:up )?my (?:skin|wrists?|veins?|arms?|legs?|thighs?)|(?:blade|razor|scissors)(?: [^ .]+){0,8} (?:my (?:skin|wrists?|arms?|legs?|thighs?)|deep|deeper|did not stop)|(?:something|someone|anything|an accident|a car|illness|(?:until|hope|hoping|wish|want|let|pray|praying) it)(?: [^ .]+){0,2} (?:kills me(?! (?:that|to|when|how|every|inside|a))|happens(?: to me)? so|takes me(?! (?:by|back|out|on|to|home|seriously|for))|ends it for me)|goodbyes? (?:have been|has been|are|is) said|(?:said|say|saying) goodbye to (?:all|each|every)(?: [^ .]+){0,4} (?:silently|in my head|without her|inside|knowing|know)|found (?:a|the|my) way to (?:end|stop) (?:it|this|everything)|want (?:it|this|it all|everything) over|(?:look|looking|looked|stare|staring|stared)(?: [^ .]+){0,2} the (?:tracks|rails)(?: [^ .]+){0,4} (?:every|and count|counting|again|nobody|no one|waiting|each)|count(?:ing|ed)?(?: [^ .]+){0,4} (?:until|till|to) the next (?:train|one|bus|truck)|(?:wrote|written|made|finished) (?:my|a) (?:last )?will(?: [^ .]+){0,8} (?:no one|ready|prepared|secret|calm)|(?:i )?do not know (?:if|whether) i want to be (?:saved|stopped|found|helped)",
		),
		unless:
			/ (?:film|movie|cake|hedge|grass|hair|vinyl|fabric|lawyer|notary|airport|colleagues|photos?|wedding|vegetables) /,
	},
	{
		reading: "self",
		pattern: words(
			"(?:want|wanted|pull|urge|need|like|dare)(?: [^ ,.]+){0,2} (?:fall|let go|step over|lean too far|go over)",
		),
		with: / (?:bridge|roof|balcony|edge|cliff|high up|up high|window|ledge|railing|tower|platform) /,
		unless: / (?:kite|parachute|bungee|asleep) /,
	},
	{
		reading: "self",
		pattern: words(
			"(?:want|wanted|wants|going|about|ready|need|like|close|pull|tempted) (?:just )?(?:to )?(?:jump|step off|push it in|cut)(?= (?:off|in front|from|out of|so bad|so badly|myself|again|deeper|tonight|now|and|until)| $)",
		),
		unless:
			/ (?:lake|pool|sea|bungee|parachute|plane|train of thought|hair|grass|cake|bus at|ribbon|costs|queue|board) /,
	},
	{
		reading: "self",
		isNegative: true,
		pattern: words(
			"(?:can|could|do|am|will) not (?:sure |certain )?(?:guarantee|promise|trust|sure|certain|know|think|believe)(?: [^ ,.]+){0,4} (?:be safe|stay safe|keep myself|stay alive|be alive|survive|live)(?= (?:tonight|from|much|alone|this|any|until|another|through)| $)|(?:stay|be|keep) alive (?:much|any) longer|no (?:strength|energy|will|fight)(?: [^ .]+){0,4} (?:live|living|go on|keep going|stay|alive)|(?:not|never) (?:intend|expect|plan|planning|going)(?: [^ ,.]+){0,2} (?:be|being) (?:here|alive|around) (?:when|any|by|for|much|after|in)|doubt(?: that)? i will (?:see|make it|be (?:here|alive|around)|live)",
		),
		unless: / (?:flying|travel\w*|holiday|meeting|party|office|exam|shift|heat|marathon|moving) /,
	},
	{
		reading: "plain",
		pattern: words(
			"(?:hope|hoping|wish|pray|praying|want)(?: that)?(?: for)? (?:the|a|my|this|some)(?: [^ .]+){0,2} (?:goes down|go down|crashes?|heart attack|aneurysm|cancer|terminal)|hoping(?: [^ .]+){0,6} (?:last time|not wake|never wake)|(?:looked up|searched|search|googled|googling|read about|reading about|researched)(?: [^ .]+){0,3} (?:how to do it|ways? to|without pain|make it quick|painless\\w*|methods?)(?: [^ .]+){0,3} (?:without pain|quick|quickly|painless\\w*|die|end|do it|pain|over)|(?:come|go|be) (?:to|at) my funeral|(?:only )?one way (?:that )?this ends|only way this (?:can )?ends?|(?:see|have|is) no future (?:for|with) (?:myself|me)(?! (?:in|at|and her|here|as))|(?:not|never) (?:(?:make it|live) (?:there|to see|that long|past|to be)|get that long)(?= )|left to stay for|why (?:should|would|do|must) i (?:go on|keep going|keep living|stay alive|continue|carry on|hold on)|(?:forget|get over) me in (?:a|no)|(?:know|knew|realise|realize)(?: that)? it was (?:goodbye|a goodbye|the last time)|that it was goodbye",
		),
		unless:
			/ (?:marathon|tax|wax\w*|tattoo|giving birth|company|job|career|league|relegat\w+|argu\w+|explain\w*|server|stock|shares|bus|traffic|in time) /,
	},
	{
		reading: "plain",
		pattern: words(
			"(?:new|fresh|more|two|three|four|five|several|another|deeper) cuts?(?= (?:tonight|today|on|this|again|deeper|and)| $)|(?:streak|days)(?: [^ .]+){0,2} (?:not|without) cutting|(?:hurt|hurting|harm|harming|punish\\w*) my (?:own )?body|yellow line|(?:nearer|closer|inching|drawn) to(?:wards)? the (?:edge|tracks|railing|drop)|(?:took|take|taking|erase|erased|imagine|imagined|cut|cutting) (?:myself|me) out of (?:it|the picture|this|her)(?: [^ .]+){0,12} (?:better|happier|laughing|enough|lighter)|(?:picture|life|house|family|home|world)(?: [^ .]+){0,2} without me(?: in it)?(?: [^ .]+){0,8} (?:better|happier|laughing|lighter|calm|free)|made my decision(?: [^ .]+){0,10} (?:calm|peace|peaceful|light)|(?:hold|holding|held|pick up|see)(?: [^ .]+){0,2} (?:knife|blade|razor|scissors)(?: [^ .]+){0,3} want",
		),
		unless:
			/ (?:budget|pay|wage|paper|kitchen|steaks?|price|job|school|university|parking|video|film|goal|photo|divorce|chopping|cooking) /,
	},
	{
		reading: "self",
		pattern: words(
			`(?:${wish})${near} ${death}(?! (?:old|happy|laughing|trying|to (?:see|know|meet)|for (?:a|an|that|some)|of (?:laughter|embarrassment|boredom|hunger|thirst|shame)|inside|a little|a bit|than (?:eat|miss|wear|watch)|serious|honest|tired|end|batter\\w+|line|wrong|certain|sure))`,
		),
		unless: grief,
	},
	{
		reading: "self",
		pattern: words(
			`${death}${near} (?:is|are|be|sounds?|seems?|feels?|looks?|with me|calls?|on my mind|in my (?:head|mind))${near} (?:${release}|all day|all the time|every day|constantly|only|welcome|nice|good|on my mind|in my head|calms me|me)`,
		),
		unless: grief,
	},
	{
		reading: "self",
		pattern: words(
			`(?:only|easiest|best|one|other)(?: [^ ,.]+){0,2} (?:exit|escape|way out|way|option|answer|solution|relief|choice|freedom|thing left)(?: [^ ,.]+){0,4} (?:is|to be|would be)? ?(?:to )?${death}`,
		),
		unless: grief,
	},
	{
		reading: "self",
		pattern: words(
			`(?:want|wanting|ready|going|wish|need|time|like|allowed|decided)(?: [^ ,.]+){0,2} (?:out of (?:this|my) (?:life|world|body|existence)|(?:to )?(?:leave|quit|exit) (?:this|the) (?:world|life|earth|planet)|disappear (?:permanently|for good|completely and)|(?:to )?be (?:gone|erased|nothing|deleted)(?= (?:and|for good|already|now|so)| $)|(?:it|everything|all of it|all of this|it all|life) to (?:end|be over|stop)(?= (?:and|for good|now|already|tonight|today|so)| $)|the pain to (?:stop|end|be over) for)`,
		),
		unless: / (?:meeting|holiday|pandemic|winter|project|exam|noise|course|party|semester|shift) /,
	},
	{
		reading: "self",
		pattern: words(
			`(?:hate|hating|tired of|sick of|done with|had enough of|fed up with|through with|exhausted by|finished with|over with|enough of|can not (?:do|bear|stand|face|take|handle|cope with|keep doing)|could not (?:do|bear|stand|face)) ${alive}`,
		),
		isNegative: true,
		unless: / (?:commute|kitchen|flat|landlord|roommates?|diet|office|job|city|emails?) /,
	},
	{
		reading: "self",
		isNegative: true,
		pattern: words(
			"(?:not|never) (?:really |even )?(?:deserve|deserving|meant|supposed|cut out|made|fit|built|worthy) (?:to |of |for )?(?:live|be alive|be here on|exist|living|life(?= )|this world|be born|breathe)|(?:should|must) not (?:be alive|exist|have been born|have survived|have woken up|be in this world)|(?:not|never) (?:really )?(?:care|matter|mind|bothered)(?: [^ ,.]+){0,3} (?:live or die|i die|i live|i am alive|i survive|i wake up)|was never (?:supposed|meant) to be (?:alive|here|born)",
		),
	},
	{
		reading: "plain",
		pattern: words(
			`${others}(?: [^ .]+){0,5} (?:better|heal|move on|understand|forgive|free|fine|happier|relieved|cope|manage|recover|forget|sorry|sad|cry|miss|notice|remember|thank|peace|okay|ok|richer|grieve|lighter|best|easier)(?: [^ .]+){0,4} (?:${away})`,
		),
		unless: / (?:holiday|trip|conference|meeting|party|weekend|project|team|office) /,
	},
	{
		reading: "plain",
		isNegative: true,
		pattern: words(
			"(?:not|never|no longer) (?:have to |need to |going to )?(?:worry about me|deal with me|be a (?:problem|bother|burden|disappointment)|put up with me|see me|hurt (?:anyone|her|you))(?: [^ ,.]+){0,4} (?:longer|any more|after|soon|again|much)|(?:will|would) not (?:see it|see (?:christmas|spring|summer|next|another|my (?:\\w+ )?(?:birthday|child|grandchild|parent|partner|sibling|dog|cat|home|garden|wedding))|live to|make it (?:past|to (?:christmas|spring|summer|winter|next|my|another|the (?:end|new year|weekend|morning)|monday|friday|sunday|\\d+|thirty|forty))|last (?:long|much))",
		),
		unless: / (?:flying|travel\w*|holiday|doctor says|cinema|shop|moving|blocked|deleted) /,
	},
	{
		reading: "plain",
		pattern: words(
			"waste of (?:space|air|oxygen|a life|skin)|my (?:existence|life|being here|being alive) (?:only |just )?(?:hurts|harms|ruins|costs|burdens|is a (?:mistake|burden|waste|curse|punishment))|(?:no one|nobody|nothing|no reason)(?: left)? (?:to stay|to be here|to hold on|to hang on|to continue|to stick around)(?: for)?|what keeps me (?:here|alive) is (?:gone|nothing)|my (?:own )?funeral(?: [^ .]+){0,10} (?:peaceful|come|happy|first time|last|cry|there|sing|play)|(?:the|my|a) note is (?:on|under|in) (?:the|my)(?= )|my letters? (?:is|are) (?:on|under|in) (?:the|my)(?= )",
		),
		unless: / (?:fridge|milk|teacher|landlord|groceries|drafted for the lawyer) /,
	},
	{
		reading: "self",
		pattern: words(
			"(?:took|take|taken|swallow|swallowed|taking|swallowing) (?:\\w+ ){0,3}(?:\\d+|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|whole|entire|handful|bottle|box|packet|strip|too many)(?: of)?(?: [^ .]+){0,2} (?:pills|tablets|painkillers|paracetamol|aspirin|ibuprofen|sleeping pills|xanax|capsules|it)|(?:right|lethal|fatal|enough|deadly) (?:dose|amount|dosage)|(?:dose|dosage|amount)(?: [^ .]+){0,4} (?:kill|fatal|lethal|die)",
		),
		unless: / (?:doctor says|doctor said|vitamins?|vet|physio|thyroid|of coffee|nurse) /,
	},
	{
		reading: "plain",
		pattern: words(
			"(?:bus|car|train|truck|lorry|plane)(?: [^ .]+){0,3} (?:hit|hits|ran over|took|crashed)(?: me)?(?: [^ .]+){0,2} (?:not mind|not care|be fine|be ok|be okay|be relieved|grateful|would be)|(?:someone|anyone|please|pls|god|just)(?: please| pls| just)? (?:kill me|end me|put me out of my misery|end it for me|take me away from this)|(?:cross|crossed|crossing|walk|walked|step)(?: [^ .]+){0,4} without looking",
		),
		unless: / (?:karaoke|lol|haha|boring|emails?|meeting|monday) /,
	},
	{
		reading: "self",
		isNegative: true,
		pattern: words(
			"(?:can|could|do|will|might|may|am) not(?: [^ ,.]+){0,3} (?:keep myself (?:safe|alive)|trust myself (?:tonight|alone|to be alone|with (?:myself|pills|sharp|knives|a knife|razors?|medication|the (?:pills|knives|car)|my (?:own )?life))|safe (?:with|from) myself|safe alone|make it through (?:the|to|this)|survive (?:the|this|another|tonight)|hold on (?:any|much)|fight (?:this|it) (?:any|much))|(?:hold on|keep going|fight it|fight this|fight) any (?:more|longer)(?= (?:and|because|so|i)| $)|at risk of (?:hurting|harming|killing) myself|danger to myself|not get us any further|(?:scared|afraid) of (?:myself|what i (?:might|will|could|may) do to myself)",
		),
		unless: / (?:heating|budget|salary|company|exam|season|wedding|shift|traffic) /,
	},
	{
		reading: "self",
		pattern: words(
			"(?:want|wish|like|hope|going)(?: [^ ,.]+){0,6} (?:not exist|never exist|not wake|never wake|let myself (?:fall|sink|drown|go under))|(?:think|thinking|thought|thoughts|fantasi[sz]ing|fantasies|imagine|imagining|picture|picturing|urge|tempted)(?: [^ ,.]+){0,2} (?:crash|crashing|wreck|wrecking|driving|swerving|staying under|going under|sliding under|doing it (?:tonight|now|today|again|soon)|doin it|dying in my sleep|letting (?:go|myself))(?: (?:my|the|a) (?:car|bike|truck|wheel))?|if i (?:fell|fall|jumped|jump|let go|stepped|slipped)(?: [^ .]+){0,6} (?:quiet|over|peace|end|stop|free|better|easy|enough)|(?:did|do|done|doing) something to (?:my (?:wrists?|arms?|legs?|body|skin)|myself)|(?:not|never)(?: [^ ,.]+){0,2} (?:do|bear|take) (?:this )?life(?: thing)?(?= )",
		),
		unless:
			/ (?:holiday|mountain|trek|bungee|office|exam|skydiv\w+|hike|pool|sail\w*|driving (?:to|home|lessons|test|license)|ocd|intrusive thoughts? when) /,
	},
	{
		reading: "plain",
		pattern: words(
			"(?:look|looked|saw|see|hug|hugged|did|do|kiss|kissed|held|touch|walked|visit|visited|watched|said)(?: [^ .]+){0,10} (?:one last time|for the last time|so that i would remember her faces)|remember her faces?|(?:there is|with|and) nothing after (?:that|it|december|this)|(?:told|gave|wrote|left|written)(?: [^ .]+){0,6} (?:passwords?|pin|keys are|cat food|bank details)(?: [^ .]+){0,8} (?:cat food|will|in case|afterwards|when i|keys|funeral)|stood on (?:the|a) (?:foot)?(?:bridge|footbridge|roof|tracks)(?: [^ .]+){0,2} (?:for (?:an hour|a long|hours|ages)|again|until|and (?:looked down|nobody|no one|thought))",
		),
		unless:
			/ (?:moving|moved|holiday|new job|graduat\w+|photos?|view|sunset|years ago|fireworks|school reunion|flat|train journey|airport|retire\w*|babysit\w*|catsitter) /,
	},
	{
		reading: "self",
		pattern: words(
			"(?:close|near|about|nearly|almost)(?: [^ ,.]+){0,2} (?:to )?(?:jumping|jumped|doing it|did it|ending it|hanging|stepping off|stepped off|overdosing|pulling the trigger|taking her all)|(?:gun|knife|rope|it)(?: [^ ,.]+){0,3} (?:on|against) myself|(?:garage|car)(?: [^ .]+){0,6} engine(?: [^ .]+){0,12} (?:on|running)|looking (?:at|up|for) (?:bridges|cliffs|tall buildings|heights|train times)|(?:bang|banged|banging|hit|hitting|smash|smashing) my head (?:against|into) (?:the|a) (?:wall|floor|door)|jump(?:ing|in)? off(?: [^ .]+){0,3} (?:bridge|roof|building|cliff)|look like an accident|(?:use|used|using|turn|point) (?:it|the gun|the knife) on myself|go to sleep and (?:stay|remain) (?:asleep|there)",
		),
		unless: / (?:cupboard|bungee|water|pool|lake|pier|engine room|bump|bumped|heater|photos?|buying|parking) /,
	},
	{
		reading: "plain",
		pattern: words(
			"ready to go(?: [^ .]+)? ?$|made (?:my )?peace with (?:it|dying|death|leaving|going|my decision)|paid (?:every|all my|all the) (?:bill|bills|debts)|(?:my|all my|the) affairs (?:are )?in order|(?:i am|i am all) (?:done|finished|out) (?:here|with everything|fighting|trying)|everything is (?:arranged|prepared|taken care of)(?: [^ .]+){0,4} (?:gone|funeral|after)",
		),
		with: / (?:bye|goodbye|peace|can not|gone|tired|done|decided|fighting|trying|dying|affairs) /,
		unless: / (?:with this job|with men|taxes|moving|wedding|holiday|trip|party|argu\w+|past|childhood|divorce|body) /,
	},
];
