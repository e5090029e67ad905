import { atHome, type Family, some } from "./family";

/* What people tell, one small thing at a time, who are watched, kept short or hurt at home. */

const close = "(?:he|partner|ex|parent|sibling|child|uncle|in law|family|her (?:parent|sibling|child)|my \\w+)";

const watched = atHome(
	"weak",
	[
		`he (?:checks|looks|reads|counts|listens)(?= $| ,| so| it| every| everything| after| when)|(?:has|takes|keeps|holds)(?: got)? my phone(?= $| ,| most| every| when| at| in)|(?:asks?|quizz\\w+|questions?) me (?:where|who|what)`,
		`${close} (?:\\w+ )?(?:inspects?|inspected|counts?|counted|tracks?|tracked|times|timed|monitors?|checks?|checked|reads?|goes through|looks through|looked through|listens)${some(6)} (?:cupboards?|mileage|receipts?|bill|calls?|phone|messages?|texts?|location|minutes|steps|history|bag|pockets|miles|fridge|bins?|account|emails?|email|diary|app|clock|camera)`,
		`(?:inspects|he inspects|(?:the )?mileage|telephone bill|phone bill|odometer|doorbell camera|cameras?|tracker|air ?tag|find my|life360|location)(?= )`,
		`(?:see|share|shares|shared|sees|know|knows)${some(3)} (?:each other 's |my |our )?location`,
		`(?:text|texts|texted|calls?|rings?|phones|messages?)${some(3)} (?:why|where|every (?:hour|ten|five|few|half|time)|as soon as|two seconds|all day|until)`,
		`(?:wants?|has|needs?) to know (?:where|who|what|when|why)${some(4)}|(?:who|what) (?:do )?you want to (?:talk|speak|go|see)|(?:set up|controls?|manages?)${some(2)} (?:phones?|passwords?|accounts?)`,
		"(?:send|sends|take|show|takes)(?: [^ .]+){0,4} (?:photos?|pictures?|proof|screenshots?|selfie)(?: [^ .]+){0,5} (?:receipts?|where|who|prove|he knows|time)|every (?:minute|penny|receipt)|(?:is|sits|stands) (?:always )?(?:next to|beside|behind) me when",
	],
	/ (?:manager|boss|supervisor|on teams|slack|teacher|coach|customers?) /,
);

const keptShort = atHome("weak", [
	`gives? me (?:\\d+|ten|twenty|fifty|five|forty|thirty|money|cash)(?= $| ,| on| every| a| each| for)|bring (?:back )?(?:the|her the|all the) (?:change|receipts?)|(?:does|handles|manages|looks after|holds|controls) (?:the|our|all the|my) (?:money|finances|bank|bills)|i ask (?:when|if|for) i? ?(?:need|want|for)?|hopeless (?:at|with) (?:it|money)`,
	`${close} (?:\\w+ )?(?:keeps?|kept|holds?|has|took|takes|hides?|hid|locks?|locked)${some(3)} (?:my |the |our )?(?:passport|papers|documents|cards?|keys?|house key|car keys|wages|salary|money|pension|benefits|phone|visa|pills|glasses|id|licen[cs]e|residence permit)`,
	`(?:gives?|gave|get|getting|got)${some(4)} (?:weekly amount|amount|allowance|pocket money|housekeeping|a week|every week|for groceries|cash for)`,
	`(?:ask|asking|beg|permission|justify|explain)${some(4)} (?:money|every (?:penny|cent|pound)|bus fare|shampoo|pads|sanitary|shoes|petrol)|receipts?(?= )`,
	`(?:quit|left|gave up|stopped|resigned)${some(3)} (?:my )?(?:job|work|working|agency|degree|course|studies|college|career|nursing|teaching|shop)${some(6)}`,
	`(?:he|partner) (?:earns|makes) (?:more|enough|the money)|(?:it is|all) in her name|my name is not on|her account|joint account|does not (?:like|want) me (?:to )?(?:work|working|drive|driving|learn\\w*)`,
	`phone only when|only when he (?:sleeps?|is (?:out|asleep|at work|gone|away|in the shower))|(?:old|broken|hidden|second|spare) phone|not need (?:a |the )?(?:key|phone|car|money)`,
]);

const isolated = atHome("weak", [
	`\\d+ (?:min|mins|minutes|miles|km|kilometres|hours?) (?:to|from) (?:town|the|my|any|anyone|a)|not (?:drive|driving) (?:any more|now)|on her (?:parent|family) [^ ]s|(?:have not|not) been (?:to|out|home)(?: [^ .]+){0,4} since|asked to (?:visit|come|see me)(?: [^ .]+){0,6}|(?:partner|he) does not know i (?:have|am|write)`,
	`(?:stopped|quit|gave up|given up|left|do not|no longer|never|not|cancel\\w*|dropped|kind of stopped)(?: [^ .]+){0,3} (?:seeing|going|go|doing|meeting|meet|see|visit|visiting|calling|call|invited?|choir|class|church|mosque|gym|book club|friends|thursdays|out)(?= |${some(3)})`,
	`(?:told|tell|telling|text|texted)(?: [^ .]+){0,4} (?:choir|friends?|sibling|parent|work|group|class|boss|team|club|book club|church)(?: that)? (?:i|my|it|the)${some(6)} (?:bad|sick|ill|busy|tired|working|headache|cold|migraine|off|can not|throat)`,
	`(?:not|hardly|barely|never) worth(?: it)?${some(4)} (?:mood|argument|fight|row|trouble|after|afterwards|silence)?`,
	`easier (?:than|not to|to (?:say no|stay|just|cancel)|that way|if i)|so i left it|less (?:trouble|drama) if`,
	`he (?:\\w+ )?(?:does not|did not) (?:like|trust|want|approve)${some(2)} (?:my|me|when i|her|the boys|any of)|(?:says?|thinks?|said) (?:my|that my) (?:friends?|sibling|parent|family)${some(3)} (?:bad|jealous|against|poison|influence|trouble|trash|no good)`,
	`(?:not|never) (?:allowed|permitted|supposed|meant) (?:to|out|in)|(?:not|never) (?:go|leave|going|get) (?:anywhere|out|alone|by myself)|moved (?:out )?(?:to the|far|away|here|in together|to her)${some(4)}|far from (?:my|any|every)|no (?:neighbours?|bus|signal)|(?:new|came) (?:here|to (?:this country|uk|england|germany|america|canada))|months? after (?:the )?(?:wedding|nikkah|marriage)`,
	`(?:asked|wants|said|says|told me)(?: [^ .]+){0,3} (?:not (?:to )?go|i not go|stay home|leave (?:our|the|my) phones?)`,
]);

const moods = atHome("weak", [
	`(?:an|the|always an) atmosphere|when (?:the |my )?(?:dishes|dinner|food|house|shirts?|towels|floor|baby|soup)(?: [^ .]+){0,2} (?:is|are|was|not|wrong|late|cold)|makes me (?:do|start|wash|iron|cook|say|stand|sit|repeat|apologi[sz]e)|does not shout`,
	`(?:her|the|a|in a|what) (?:mood|moods|temper|tone|look|face|silence|eyes)(?= (?:after|afterwards|when|is|was|he|changes?|in|that|for|of|,)| $| ,)`,
	`(?:egg ?shells|tiptoe|tip toe|careful what i|depends (?:how|what|on)|good day|bad day|one of her (?:days|moods|nights)|keep (?:the peace|quiet|her calm)|before he (?:gets|comes|is) home|when he (?:drinks|has been drinking|comes home|is like that|has had)|at the pub|loud when|had a (?:few|drink))`,
	`does not (?:care for|like|love|approve of)${some(2)} (?:how|way|what|when)${some(3)}|always right|corrects? (?:me|how)|(?:never|not) good enough|(?:says|tells me|said|call|calls) (?:i am|me) (?:\\w+ )?(?:clumsy|stupid|lazy|crazy|useless|fat|slow|ungrateful|too sensitive|imagining|dramatic|nothing|mad)`,
	`(?:sulks?|sulked|slams?|slammed|shouts?|shouted|yells?|yelled|snaps?|snapped|punched|kicked)(?= )|goes (?:quiet|cold|white|silent)|(?:not|never) (?:speak|talk|spoken) (?:to me )?for (?:days|a week|weeks)|did not raise her voice|(?:very|so) calm|lowers her voice`,
	`(?:i|it) (?:just )?(?:make|made|makes) her (?:angry|mad|cross)|my (?:own )?fault|i (?:set|wind) her off|i should (?:have )?know(?:n)? better`,
]);

const marks = atHome(
	"strong",
	[
		`(?:wear|wore|wearing|keep) my hair (?:down|over)|(?:can not|not) see the (?:ear|mark|bruise|eye|neck)|(?:scratches|scratch|bruises?|cut|eye|arm|lip)(?: [^ .]+){0,3} (?:was|were|is|are) (?:from )?(?:the|a|my) (?:cat|dog|door|stairs|cupboard|fall)|(?:do not|not) (?:even )?(?:have|own) a (?:cat|dog|bike)`,
		`(?:tell|told|say|said|telling)${some(4)} (?:er|nurse|doctor|hospital|work|school|teacher|neighbou?r|dentist|everyone|midwife|boss|parent|child)${some(4)} (?:(?:it|that) was (?:a|the) (?:bike|door|fall|cat|dog|stairs|cupboard)|i (?:fell|walked into|tripped|slipped|hit my|had a fall)|a (?:bike|door|fall))`,
		`(?:bike|door|stairs|cupboard|fell|clumsy|slipped|tripped)${some(5)} (?:thing|again|do not (?:own|have)|nurse|doctor|looked at me|not believe|two times|twice|third|clumsy|story)`,
		`(?:long sleeves?|make ?up|concealer|foundation|scarf|sunglasses|dark glasses|tinted glasses|polo neck|turtleneck|cardigan|high collar)${some(6)} (?:summer|week|over|cover\\w*|video|heat|hide|for|on|until|every|work|call|hot)`,
		`(?:put|wear|wore|wearing|pull|pulled)(?: [^ .]+){0,2} (?:long sleeves?|make ?up|concealer|scarf|sunglasses|dark glasses|tinted glasses|polo neck)`,
		"red (?:dots|spots) in (?:my|the) eyes?|burst blood vessels?|(?:my|the) (?:\\w+ )?(?:wrist|arm|rib|ribs|jaw|nose|finger|tooth|eye|ear|lip)(?: [^ .]+){0,4} (?:crooked|broken|cracked|swollen|split|purple|black|blue|gone|loose|healing|not (?:heal\\w*|move)|yellow)",
		`(?:bruises?|bruise|black eye|fingerprints|finger marks|marks)${some(6)} (?:arm|arms|neck|leg|legs|fad\\w+|yellow|cover|where|hide|old|new|asked)`,
		`(?:nurse|doctor|teacher|midwife|neighbou?r)${some(3)} (?:looked|asked)${some(3)} (?:so long|twice|if i (?:was|am|felt) safe|home|how|at me)`,
		"(?:where|when|what) he gets? her hands|how close it got|scares? herself",
	],
	/ (?:her (?:\w+ )?(?:arms?|wrists?|sleeves?|neck|eyes?|lip)|football|rugby|hockey|boxing|karate|climb\w*|skateboard\w*|ski\w*|surgery|birthmark|eyeliner|winter) /,
);

const sorryAfter = atHome("weak", [
	`(?:he|partner) (?:\\w+ )?(?:cried|cries|wept|begged|apologi[sz]\\w+|knelt)${some(4)} (?:after|afterwards|hard|then|so|all|again|and)?`,
	"not recogni[sz]e herself|(?:never|not) again he|(?:promised|promises|swears|swore)(?: [^ .]+){0,4} (?:change|again|stop|different|never)|he (?:is|was) (?:\\w+ )?(?:so |very |really )?(?:sorry|sweet|nice|gentle|lovely|calm) (?:after|afterwards|now|since|then|again)",
	`(?:flowers|roses|chocolates|breakfast|presents?|ring|perfume)${some(4)} (?:after|afterwards|the next|again|each|every|sorry)`,
	`(?:been|is) (?:very |really |so )?(?:calm|nice|sweet|quiet) since|really nice|cleaning everything|like (?:a )?(?:different|new) (?:man|person)`,
]);

const ready = atHome(
	"strong",
	[
		`(?:will|going to|have to|must|need to|always) delete (?:it|this|her|everything)|not know (?:that )?i (?:have|am using|use|got|downloaded|am on) (?:this|it|here|a)`,
		`(?:small |little |packed )?(?:bag|suitcase|rucksack|backpack|holdall)${some(6)} (?:packed|cupboard|wardrobe|boot|car|hidden|behind|under|neighbou?r\\w*|work|just in case|moved it|ready|loft|shed|sibling 's)`,
		`(?:money|cash|notes|pounds|dollars|coins|card|sim)${some(3)} (?:in (?:a|my|the) (?:sock|tin|shoe|bra|lining|book|jar|box|coat)|sewn|hidden|behind|inside)`,
		`(?:sleep|sleeping|slept|go to bed|lie)(?: [^ .]+){0,4} (?:clothes|shoes|jeans|uniform|coat|dressed|bra|with my (?:keys|phone)|door locked|with the light)(?: on)?`,
		`(?:lock|locks|bolt|latch|chair|chest of drawers|wedge)${some(4)} (?:bedroom|bathroom|door|my room|under the handle)`,
		`(?:keys?|car|gate|steps|footsteps|engine|door|boots|stairs)${some(4)} (?:hear|heard|listen\\w*|know (?:how|by))|(?:hear|heard|listen|listening)(?: [^ .]+){0,4} (?:the gate|her (?:car|key|keys|steps|boots|truck|van)|key in|steps on|garage door)`,
		`(?:if i (?:stop|go quiet|disappear|do not (?:answer|reply)|log off|leave suddenly))|(?:have|got|need|must) to (?:go|delete|close)(?: [^ .]+){0,3} (?:now|this|he|home)|(?:delete|deleting|clear)(?: [^ .]+){0,2} (?:this|these|the chat|history|messages)(?= )`,
		`(?:hide|hid|hidden|hiding)${some(3)} (?:phone|knives|knife|keys|passport|papers|pills|money|bruises?|from her)`,
		`park(?:ed|ing)?(?: [^ .]+){0,3} (?:facing|nose|so i can)|(?:know|learned|counted|practi[sc]ed)(?: [^ .]+){0,5} (?:way out|exits?|which (?:stair|floorboard|step)|floorboards?)`,
	],
	/ (?:gym bag|holiday|flight|hospital bag|camping|festival|school bag|new locks|burglar\w*|toddler|raccoons?) /,
);

const veiled = atHome(
	"strong",
	[
		`(?:i|you|he said i|that i|me) (?:would|could|will) fit|chest freezer|(?:says?|said|tells?|told)(?: [^ .]+){0,4} if i (?:go|leave|left|tell|try|ever)(?: [^ .]+){0,10}|tell her i (?:touched|hurt|am (?:crazy|mad|unfit|drunk))|take the (?:child|baby)(?: [^ .]+){0,3} (?:from me|away|never)`,
		`(?:how far|where) (?:do |did |would )?(?:i|you) (?:imagine\\w*|think|thought|would|could|get|go)(?: [^ .]+){0,5} (?:get|got|go|run|make it)?`,
		`(?:gun|guns|rifle|shotgun|pistol|gun cabinet|knife|knives|bat|machete|axe|hammer|petrol|gasoline|acid|lighter|matches|bleach|belt|rope|cord|shovel)${some(10)} (?:open|cleaning|cleaned|table|bed|sharpen\\w*|laughing|joke|playing|just (?:cleaning|joking|showing)|beside|pillow|in her (?:hand|lap)|looking at me|laid|polish\\w*|standing|kitchen door|by the (?:bed|door))`,
		`(?:something|things|business|score|unfinished business|matters?)${some(2)} to (?:settle|sort|finish|discuss)|(?:we|us) two have|have it out`,
		`(?:stay|keep|better stay) away from (?:the )?(?:stairs|window|balcony|water|roads?)|accidents? (?:happens?|do happen)|easy to (?:fall|slip|drown|disappear)`,
		`(?:return|one way|single|only (?:one|going)) tickets?|for me (?:there )?(?:is )?only (?:going|there|one)|ticket${some(4)} (?:for (?:her|me)|only|one way|sunday|village)|send me (?:back|home|away)|take me back to`,
		`(?:leave|left|turn off|no)(?: [^ .]+){0,2} phones?(?: [^ .]+){0,4} (?:home|behind|cabin|weekend|signal)|cabin${some(8)} (?:phones?|weekend|just us|alone)`,
		`(?:no one|nobody) (?:would|will|is going to) (?:ever )?(?:find|hear|believe|look for|miss|know)(?: [^ .]+)?|(?:be|would be|will be|going to be) sorry if|see what happens|(?:be|and be) nice about it|(?:i|you) (?:will|would) regret|what i make her do|if i (?:can not|could not) have|(?:together|with me|take us all) or (?:not at all|no one)`,
		`(?:laid|lined|spread|put)${some(3)} (?:out )?(?:on the bed|on the table|in a row|like evidence)|sat (?:beside|in front of|opposite)(?: [^ .]+){0,4} until`,
		`(?:drives?|drove|driving) (?:\\w+ )?(?:too |very |so |really )?fast(?: [^ .]+){0,6} (?:lights|until|cry|scream|sorry|beg|when he)|lights off until`,
	],
	/ (?:museum|bus tickets?|concert|cinema|barbecue|candles?|cooking|kitchen knife set|football ticket|parking) /,
);

const atNight = atHome(
	"strong",
	[
		`(?:comes?|came|coming|walks?|gets?) (?:in|into|to)(?: [^ .]+){0,4} (?:say (?:good ?night|goodnight)|(?:my )?(?:room|bedroom|bed)|tuck me|the bathroom when|when i (?:shower|change|sleep))`,
		`(?:our|a|the|its our) (?:little |special )?(?:thing|secret|game|time)(?= (?:and|he|that|now|or|just|between|do)| $| ,)(?<= (?:it is|says|said|is) (?:\\w+ )?(?:our|a|the|its our) (?:little |special )?(?:thing|secret|game|time))`,
		"(?:getting|is|are|am) (?:big|old|grown) enough(?: [^ .]+){0,4} (?:room|bed|to|for)|(?:not|never) (?:want|like)(?: [^ .]+){0,3} changing rooms?|(?:do not|hate|not) (?:like |being |to be )*(?:alone with|left with|in the (?:house|car) with) (?:her|parent|uncle|my \\w+|partner)",
		`parent (?:does|is|works?|has|on)(?: [^ .]+){0,4} (?:nights?|night shifts?|late shifts?|away)|hate (?:the )?(?:mon|tue|wed|thurs?|fri|monday|tuesday|wednesday|thursday|friday|weekends?|nights?)${some(3)}`,
		`(?:parent|family|we|everyone)(?: [^ .]+){0,3} (?:nowhere to live|homeless|on the street|break up|be (?:so )?(?:sad|angry|split)|lose the house)${some(5)}`,
		`(?:sibling|he|child)(?: [^ .]+){0,4} (?:stay|sleep|stays|sleeps) (?:in )?with me(?: [^ .]+)?|(?:parent 's|my parent 's) partner(?: [^ .]+){0,8} (?:comes|room|looks|touch\\w*|good ?night|pub|lap|hugs?|tickl\\w*|massage)`,
		`(?:touch\\w*|strok\\w*|tickl\\w*|massag\\w*|hugs?)(?: [^ .]+){0,4} (?:too long|do not like|when no one|under|funny|weird|like that)`,
	],
	/ (?:my (?:child|baby|toddler) comes|chess club|date night|netflix) /,
);

const unbelieved = atHome("weak", [
	`how lucky i|you would (?:like|love) her|(?:is|so|very|really) charming|no one would guess|from the outside|perfect (?:couple|family|partner)`,
	"(?:is|are) (?:this|it|you|these) (?:private|secret|confidential|anonymous|safe)|(?:can|could|will|does) (?:anyone|someone|he|my \\w+|people|parent) (?:see|read|find|know)(?: [^ .]+){0,3} (?:this|what|it|write|chat)",
	`(?:everyone|everybody|parent|child|people|family|town|neighbou?rs?|he)(?: [^ .]+){0,2} (?:loves?|thinks? the world|adores?|likes?|respects?|looks? up to|says? (?:how|i am|what a)|lucky)(?: [^ .]+){0,3}(?: her| of her| to her| lucky)?`,
	"(?:no one|nobody|who) would (?:ever )?believe|not (?:a )?(?:bad|violent|evil) (?:man|person|guy|parent)|he (?:never|has never) (?:hit|hits|laid)|it is (?:a )?joke|(?:just|only) (?:joking|a joke|playing)|for (?:my |her )?safety|for my own good|because he (?:loves|cares|worries)",
	"(?:coach|pastor|officer|police|teacher|priest|doctor|force|army|deacon|councillor|charming)(?: [^ .]+){0,6} (?:town|years|everyone|church|people|respected|football|well known|loved)",
	"(?:it is |it was |this is )(?:normal|silly|stupid|nothing|cute|classic)(?= )|probably nothing|not that bad|could be worse|my imagination",
]);

export const homeFamilies: Family[] = [
	watched,
	keptShort,
	isolated,
	moods,
	marks,
	sorryAfter,
	ready,
	veiled,
	atNight,
	unbelieved,
];
