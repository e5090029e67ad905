/**
 * Turns of phrase a coach would stop at, as patterns over a sentence in lower case with straight apostrophes.
 * Three abbreviations keep them readable: `@I` is the writer with anything that may stand between "I" and the
 * verb (never a negation), `@S` is someone else as the subject, `@S+` the same with adverbs after it.
 */
const writer =
	"\\bi(?:'ve|'d|'m|'ll)?(?: (?:just|always|often|usually|really|still|also|only|mostly|simply|then|sometimes|somehow|even|quickly|soon|mainly|probably|generally|tend to|tended to|would|have|had|am|was|will|used to|learned to|learnt to|try to|tried to|started to|began to|automatically|immediately|slowly|quietly|finally|first|already|normally|constantly|secretly))*";
const someone =
	"\\b(?:she|he|they|mum|mom|mam|mama|dad|papa|mother|father|parents|grandmother|grandma|grandfather|grandpa|nan|granny|aunt|uncle|sister|brother|husband|wife|partner|girlfriend|boyfriend|stepmother|stepfather|stepdad|stepmum)";
const adverbs =
	"(?: (?:just|always|often|usually|really|still|also|only|mostly|simply|then|sometimes|even|would|has|had|used to|once|all))*";

const patternOf = (source: string) =>
	new RegExp(
		source
			.replaceAll("@S+", someone + adverbs)
			.replaceAll("@S", someone)
			.replaceAll("@I", writer),
	);

/** What a pattern gives away, each with the pattern that finds it. */
const sources = {
	keptQuiet:
		"@I (?:keep|kept|stay|stayed|go|went|fall|fell|become|became|got|get|was|am) (?:very |so |really |completely )?(?:quiet|silent)\\b|@I (?:say|said) nothing|\\bi (?:don't|didn't|do not|did not|never|wouldn't) (?:say|said) (?:anything|a word|much|a thing|it)\\b|@I (?:swallow|swallowed|bite my tongue|bit my tongue|shut up|clam up|clammed up|bottle|bottled|hold it in|held it in|keep it in|kept it in)|\\b(?:keep|kept|keeping) (?:it|that|things|everything|my feelings|all of it|most of it|my mouth|it all) (?:to myself|inside|in|shut|closed)|\\bi (?:never|don't|didn't|hardly|rarely) (?:speak|spoke|talk|talked) (?:up|about)",
	neverTold:
		"\\bi(?:'ve| have)? (?:never|not yet) (?:told|tell|admitted|shown|show|showed|said that)\\b|\\bi (?:don't|didn't|haven't|can't|couldn't) (?:tell|told) (?:anyone|anybody|her|him|them|my|people|a soul|most)|\\b(?:nobody|no one|hardly anyone|almost nobody|hardly anybody) (?:knows|knew|has ever)\\b|\\b(?:doesn't|don't|didn't) know how bad\\b|\\bi keep (?:that|it|this) separate",
	pretended:
		"\\bi (?:said|say|tell (?:her|him|them)|told (?:her|him|them)) (?:that )?(?:it|everything|i) (?:was|is|am|'s|'m) (?:all )?(?:fine|good|okay|ok)\\b|\\bi said i was fine|\\bi say always it is good|@I (?:pretend|pretended|fake|faked|act as if|acted as if|act like|put on|smile and|smiled and|laugh it off|laughed it off|say (?:that )?i'm fine|say (?:that )?i am fine|say fine|say it's fine|say everything is|say (?:that )?all is)|\\b(?:a brave face|a happy face|a mask)\\b|\\bpretending\\b(?! that you)|\\b(?:cheerful|happy|normal|brave|phone) voice\\b|\\bputting the voice on|\\bput on the voice",
	lookedAfter:
		"@I (?:look after|looked after|take care of|took care of|care for|cared for|raise my|raised my|brought up my|cook for|cooked for|cooked (?:dinner|meals|most|every)|put my|fed my|comfort|comforted|cheered (?:her|him|them) up|calm|calmed|protect|protected) ?(?:her|him|them|my|the|everyone|others|people|down)?\\b",
	onMyOwn:
		"@I (?:do|did|manage|managed|handle|handled|deal|dealt|sort|sorted|figure|figured|solve|solved|carry|carried|raise|raised|learned|learnt|get through|got through)[^.!?]{0,32}(?:on my own|by myself|alone|it myself|things myself|everything myself)\\b|\\b(?:i (?:don't|didn't|do not|did not|never|hardly ever|rarely|hate to|can't)|not to|never to|better not to) (?:need|rely on|depend on|count on|ask|ask for|lean on|want to need) (?:anyone|anybody|any help|help|much|anything|people|others|other people|nobody|for (?:help|anything|much))\\b|\\b(?:needed|needing|need) (?:no one|nobody|nothing from)|\\bcan(?:'t|not) (?:rely|count|depend) on\\b|\\brather do (?:it|things|everything) myself\\b",
	hadTo:
		"@I (?:had to|have to|must|was supposed to|am supposed to|was expected to|am expected to|felt i had to|feel i have to)\\b",
	readMood:
		"\\beggshells\\b|\\b(?:read|reading) (?:the|her|his|their|every|people's) (?:room|face|faces|mood|moods)|\\bdepend(?:ed|s|ing)? on (?:his|her|their|the) mood|\\b(?:his|her|their) moods?\\b|\\bnever knew (?:which|what|when|if|who|how)\\b|\\b(?:tell|told|know|knew|hear|heard|listen|listened) (?:by|from|for|to)?[^.!?]{0,26}(?:key|keys|footsteps|steps|the door|car|lock|engine|breathing|boots|shoes)\\b|\\bwatch(?:ed|ing)? (?:his|her|their) (?:face|mood|hands|eyes)|\\btiptoe|\\bwait(?:ing|ed)? to see what|\\bcheck(?:ed|s|ing)? (?:that |if |whether )?(?:he|she|they) (?:is|was|were|are)|\\bput them down quietly|\\byou never knew\\b|\\bknow where i am\\b|\\bair (?:wait|went|changed)",
	earned:
		"\\b(?:good|top|best|high|better|excellent|perfect|straight) (?:grades?|marks|a's|results)|\\btop of (?:the|my) class|\\bproud of me (?:when|if|because|only|for)|\\bonly (?:when|if) i\\b|\\bwhen(?:ever)? i (?:did well|achieved|performed|won|succeeded|was useful|was good|behaved|came first|helped)|\\b(?:earn|earned|earning|deserve) (?:it|love|my|his|her|their|the|attention|affection|praise)|\\bprove (?:myself|that|to|it)|\\buseful\\b",
	notEnough:
		"\\b(?:never|not|wasn't|isn't|weren't|i'm not|n't) (?:been |be |quite |really |ever |feel |felt )*(?:good |clever |pretty |smart |thin |strong |man |interesting )?enough\\b|\\bnever satisfied|\\bnothing i (?:did|do) (?:was|is)|\\b(?:a|his|her|their|such a) disappointment|\\bdisappointed (?:in|with|by) me",
	tooMuch:
		"\\b(?:i(?:'m| am| was)|be(?:ing)?|feel|felt|me|you're|you are)(?: always| just| simply| often)? too (?:much|sensitive|loud|needy|emotional|demanding|intense|clingy|difficult|dramatic|soft|serious)\\b|\\btoo (?:sensitive|needy|emotional|demanding|intense|clingy|dramatic)\\b",
	harshVoice:
		"\\b(?:i'm|i am|i was|you're|you are|you were|feel|felt|feel like|such an?|being|look) (?:an? |such an? |so |a complete |a total )?(?:idiot|useless|pathetic|stupid|loser|worthless|fool|failure|mess|ridiculous)\\b|^[\"'“]?(?:you )?(?:stupid|idiot|useless|pathetic|loser|fool)\\b|\\bwhat(?:'s| is) wrong with (?:me|you)\\b|\\bget a grip|\\bpull yourself together|\\bhow (?:could|can) (?:you|i) be so|\\byou (?:always|never) (?:ruin|mess|do this|learn|get|finish|think)|\\bserves (?:me|you) right",
	neverShowed:
		"@S (?:never|rarely|hardly ever|hardly|doesn't|don't|does not)(?: really| ever| once)* (?:say|said|tell|told|show|showed|shown|hug|hugged|kiss|kissed|praise|praised|touch|touched|speak|spoke|talk|talked|express|cry|cried)\\b|@S (?:didn't|did not|wouldn't|couldn't)(?: really| ever| once)* (?:hug|kiss|praise|touch|show|express|cry|do hugs|say (?:it|much|i love|that (?:he|she|they)|sorry|thank)|tell (?:me|us) (?:he|she|they)|talk about)\\b|\\b(?:not|never) (?:really )?a hugger|\\bno one ever said it|\\bnobody ever said it|\\bnever saw them (?:touch|kiss|hug)|\\bdidn't see them to kiss",
	deeds:
		"@S+ (?:cooks?|cooked|fix|fixes|fixed|repairs?|repaired|drives?|drove|packs?|packed|mends?|mended|irons?|ironed|builds?|built|taught me|bought me|bought us|brought me|brought us|waits up|waited up|carries me|carried me|peels?|peeled|saved up|got up early|gets up early|picked me up|came to every|left a light|left the light|worked two|worked three|worked nights|worked double|baked|sewed|knitted)\\b",
	notThere:
		"@S (?:was|were|is|'s|are)(?:n't| not| never| rarely| hardly ever| always| mostly| often| usually| barely| seldom) ?(?:really |much |ever )?(?:there|around|home|at home|present|away|working|at work|busy|absent|gone|out)\\b|\\b(?:wasn't|weren't|never) (?:really |much )?(?:there|around|present)\\b(?! (?:was|were))|\\bcame home (?:late|when i was asleep|after i)|@S+ worked (?:all|so much|so hard|abroad|away|late|constantly|every)",
	waited:
		"@I (?:wait|waited|waiting|keep waiting|kept waiting)\\b(?! to see)|\\bwaiting (?:for|at|by) (?:him|her|them|the|my|someone|a)\\b",
	wasLeft:
		"@S(?: just| then| finally| suddenly)? (?:left|walked out|moved out|disappeared|abandoned)\\b(?! (?:a|the|my|his|her|their|me a|me the|us a|on|it|out|over|for work|early|notes?))|\\b(?:leaves|left) me\\b(?! (?:a|the|alone|in peace|with|feeling|notes?|to))|\\bdumped me\\b|\\babandoned\\b",
	pullAway:
		"@I (?:leave before|left before|run|ran away|end it|ended it|break it off|broke it off|pull away|pulled away|pull back|pulled back|withdraw|withdrew|go cold|went cold|shut down|shut off|close off|closed off|close up|disappear|disappeared|retreat|retreated|back off|backed off|need space|needed space|need distance|find faults|look for faults|look for the exit|keep (?:people|everyone|them|him|her|my distance)|kept (?:people|everyone|them|him|her|my distance))\\b|\\bput up (?:a |my )?walls?|\\bkeep(?:ing)? (?:people|everyone) at (?:a distance|arm)|\\bdon't unpack\\b|\\bdon't leave anything at|\\bi don't need a (?:drawer|key)|\\bi start noticing (?:things|faults)|\\bi went cold\\b|\\bwhere my shoes are|\\bi (?:went|go) (?:upstairs|out|outside|to (?:my|the) (?:room|shed|garage|office|other room|bathroom|car))\\b|\\bi (?:walk|walked|get up and walk|got up and left) (?:out|off|away)\\b|\\bi left the room|\\bgoing out to the shed",
	died: "\\b(?:died|passed away|has died|had died|passed in)\\b|\\b(?:my|the) late (?:husband|wife|partner|mother|father|brother|sister)|\\bwidow(?:er|ed)?\\b|\\bsince (?:his|her|their) death|\\b(?:funeral|grave)\\b|\\bof blessed memory|\\bwent to be with the lord|\\bpassed on\\b|\\bno longer with us|\\bwe lost (?:her|him)\\b|\\bgone to glory",
	moved:
		"\\bmoved (?:house|again|schools|homes|every|around|a lot|from|so many|in and out|between)|\\b(?:different|several|many|so many|six|seven|five|four|three|nine|eight|ten) (?:homes|houses|schools|families|placements)\\b|\\bplacements?\\b|\\bfoster (?:home|homes|care|famil)|\\bchildren's home|\\bgroup home|\\bsuitcase\\b|\\bbin bags?\\b",
	different:
		"\\bodd one\\b|\\boutsider\\b|\\b(?:don't|didn't|never|not|doesn't|did not|do not)(?: really| quite| ever)? (?:fit in|fit|belong|belonged)\\b|\\blike a (?:guest|stranger|visitor|foreigner|lodger)\\b|\\bblack sheep|\\bnot like (?:them|the others|other|everyone)|\\bthe only (?:one|girl|boy|gay|black|brown|asian|foreign)",
	secretSelf:
		"\\bbeing hidden\\b|\\b(?<!not be |never be )(?:anyone's|kept it|kept me) secret\\b|\\b(?:she|he|they|nobody|no one) (?:doesn't|don't|does not) (?:actually |really )?know (?:me|who i am)|\\blove this (?:girl|boy|person) i made up|\\b(?:come|came|coming|not|am|i'm|being) out (?:to|as|at|yet)\\b|\\bcloset|\\bdouble life|\\b(?:they|she|he|parents|family|mum|mom|dad|mother|father|colleagues) (?:don't|doesn't|do not|does not|still don't|didn't) know (?:about (?:it|me|us|that)\\b|who i|that i(?:'m| am| like| love)|me\\b)|\\bhide (?:it|that|who|my|this|part)|\\bhid (?:it|that|who|my|this|part)|\\bhiding (?:it|that|who|my|this|part|from)",
	defends:
		"\\b(?:did|does|do|doing|tried) (?:his|her|their) best\\b|\\bthe best (?:she|he|they) could|\\bmeant well|\\b(?:she|he|they) had (?:it hard|a hard|a difficult|her own|his own|their own|no choice|enough)|\\b(?:wasn't|not|isn't) (?:his|her|their) fault|\\b(?:don't|do not|can't|cannot) blame (?:her|him|them|my)|\\b(?:didn't|did not) know (?:any )?(?:better|how)|\\bto be fair\\b|\\bi understand (?:why|that|her|him|now)|\\b(?:in|it was) (?:his|her|their) (?:own )?way\\b|\\bnever had it (?:herself|himself|themselves)",
	minimises:
		"\\b(?:wasn't|not|isn't|nothing) (?:that|so|all that|too|really) (?:bad|terrible|dramatic|special|important)|\\bothers? (?:had|have) it (?:worse|harder)|\\bpeople (?:had|have) it (?:worse|harder)|\\bcan(?:'t|not) complain|\\bshouldn't complain|\\bno big (?:deal|thing)|\\bnot a big (?:deal|thing)|\\bi(?:'m| am| was|'ve| have)? (?:got |gotten |been )?(?:used to it|fine with it)|\\bcould (?:be|have been) worse|\\bfirst world problem|\\bsounds (?:silly|stupid|childish|petty)|\\bit(?:'s| is) (?:silly|stupid|childish|petty)",
	neverCried:
		"\\bi(?:'ve)? (?:never|don't|didn't|rarely|hardly ever|can't|couldn't|stopped|do not|did not) (?:cry|cried|crying)\\b|\\bnot cried\\b|\\bhaven't cried",
	peacekeeper:
		"\\b(?:keep|kept|keeping|make|made|making) (?:the )?peace\\b|\\bpeacemaker|\\bmediat(?:e|ed|or|ing)|\\bin the middle\\b|\\bsmooth(?:ed|ing)? (?:things|it|everything)|\\bcalm(?:ed|ing)? (?:things|everyone|everybody|them) down|\\blighten(?:ed)? the mood|\\breferee\\b|\\bavoid(?:ed|ing)? (?:conflict|arguments|fights|a fight|rows|trouble)|\\bno trouble\\b|\\b(?:easy|good) (?:one|child|girl|boy|kid)\\b",
	joker:
		"\\bmak(?:e|ing) (?:them|people|everyone|everybody|him|her) laugh|\\bmade (?:them|people|everyone|everybody|him|her) laugh|\\bclown\\b|\\bthe funny one|\\bcrack(?:ed)? (?:a )?jokes?|@I (?:joke|joked|make a joke|made a joke|make jokes)\\b|\\binto a joke",
	saySorry:
		"@I (?:apologi[sz]ed?|say sorry|said sorry)\\b|\\bsaying sorry\\b|\\bi(?:'m| am) (?:the one|always the one|the first)[^.!?]{0,14}(?:sorry|apologi[sz]e)",
	sayYes:
		"@I (?:say yes|said yes|give in|gave in|give way|gave way|go along|went along|agree to|agreed to|agree with everything|please|adapt|adapted|adjust|adjusted)\\b|\\b(?:can't|couldn't|never|don't|hard to|unable to|afraid to|cannot|difficult to|learn to|hard for me to) (?:say|saying) no\\b|\\bput(?:ting)? (?:others|everyone|everybody|other people|him|her|them|their needs|his needs|her needs|people)(?: needs)? first|\\bkeep(?:ing)? (?:everyone|everybody|people|him|her|them) happy|\\bpeople.pleas",
	overthink:
		"@I (?:overthink|replay|replayed|ruminate|lie awake|lay awake|rehearse|rehearsed|keep thinking about|kept thinking about|analy[sz]e|reread|go over|went over|check my phone|check (?:his|her|their)|type|write messages|wrote messages|can't stop going over)\\b|\\bcan(?:'t|not) (?:stop thinking|switch off|sleep)|\\bover and over\\b|\\bgoing over (?:it|every|what)|\\band (?:then )?delet(?:e|ed|ing)|\\bthink about it (?:all|for (?:hours|days|weeks)|constantly|over)|\\bthinking about it (?:all|for (?:hours|days|weeks)|constantly)",
	plans:
		"\\bi check (?:other|everyone|people)[^.!?]{0,20}work|\\bre-?stack|@I (?:plan|planned|organi[sz]ed?|make lists?|made lists?|prepare|prepared|control|check everything|check twice|need to know|like to know|have to know|keep track|take over|took over|take charge|took charge)\\b|\\bunder control\\b|\\bspreadsheet|\\bcan(?:'t|not) stand (?:it when|when|not knowing|mess|surprises)|\\bmy (?:own )?way of doing|\\bin control\\b|\\bbackup plan|\\bback-up plan",
	busy: "@I (?:bury myself|buried myself|throw myself|threw myself|keep busy|kept busy|keep myself busy|work late|worked late|work too much|carry on|carried on|keep going|kept going|push through|pushed through|get on with|got on with|function|functioned|work more|clean|cleaned)\\b|\\b(?:can't|cannot|never|don't) (?:sit still|stop working|sit down|rest)|\\balways (?:busy|doing something|running|working|on the go)|\\bcarrying on regardless",
	wish: "\\bi(?:'d|'ve)?(?: (?:just|always|often|really|still|only|secretly|sometimes|would|have|had|do|also))* (?:wish(?:ed)?|like to|love to|want|wanted|hope|hoped|dream|dreamed|dreamt|long|longed|have liked|have loved|have wanted|crave|craved)\\b(?! (?:nothing|no))",
	usedTo:
		"\\bi used to (?!it\\b|the\\b|being|be\\b|think|believe|feel|have|get|want|say|tell|hate|hide|cry|imagine|hope|wait|watch|worry|pretend|lie)|\\bi keep saying i(?:'ll| will)\\b|\\buntil \\w+ was born\\b",
	nowI: "\\b(?:now|these days|nowadays|lately|recently|since then|this year|today),? i(?:'m|'ve)? (?!don't know|do not know|think|guess)|\\bi(?:'ve| have) (?:started|begun|learned|learnt|stopped|decided|begun|made peace)|\\bi(?:'m| am) (?:learning|trying|starting|beginning|working on|slowly|getting better)|\\bfor the first time\\b|\\bi no longer\\b|\\bi stopped\\b",
	loved:
		"@I (?:felt|feel|was|am|knew i was|knew that i was) (?:so |very |really |always |deeply |completely |truly )?(?:loved|safe|wanted|seen|held|at home|understood|welcome|cherished|close to)\\b|@S+ (?:made time|makes time|listened|listens|hugged|hugs|held me|holds me|held my|kissed|believed in|asked me|asked how|sat with|sits with|sat down|read to|sang|stroked|tucked|laughed with|loved me|loves me|danced with|put (?:a|his|her|their) (?:hand|arm))\\b",
	laughTogether:
		"\\bwe\\b[^.!?]{0,30}\\blaugh(?:ed|ing|s)?\\b|\\blaugh(?:ed|ing)? (?:together|until|till|so hard|so much)",
	regret:
		"\\bi wish(?:ed)? i (?:had|hadn't|could have|'d)|\\bif only\\b|@I (?:should have|regret|regretted)\\b|\\bi could have (?:done|said|been|gone|stayed|told|asked|loved|listened|helped)|\\btoo late\\b|\\bnever got (?:to|the chance)|\\bdidn't get (?:to|the chance)|\\bunsaid\\b",
	dontRemember: "\\b(?:don't|do not|can't|cannot|barely|hardly|can hardly) (?:really |even )?(?:remember|recall)\\b",
	dontKnow:
		"\\bi (?:don't|do not|didn't) (?:really |actually |even |yet )?know\\b(?! (?:anyone|many|him|her|them))|\\bi(?:'m| am) not (?:really |quite |so )?sure\\b|\\bno idea\\b|\\bhard to say\\b|\\bi can(?:'t|not) (?:tell|say)\\b",
	swore:
		"@I (?:swore|promised myself|vowed|decided|told myself)\\b[^.!?]{0,34}(?:never|not|n't|differently|different|otherwise)\\b|\\b(?:don't|didn't|never) want(?:ed)? to (?:be|become|end up|turn into|turn out) (?:like )?(?:her|him|them|my|that)\\b|\\b(?:never|not going to|refuse to) (?:be|become|end up) like\\b|\\bthe opposite of (?:her|him|them|my|what)",
	alike:
		"\\b(?:just|exactly|so much|a lot|too much) like (?:my|her|him|them|mum|mom|dad)\\b|@I (?:inherited|catch myself|caught myself|hear (?:her|him|my|myself)|sound like|see (?:her|him) in|recogni[sz]e (?:her|him|it|that|myself))|\\bi(?:'m| am) (?:just |exactly |more |a lot )?like (?:her|him|my (?:mother|father|mum|mom|dad))|\\b(?:her|his) (?:voice|temper|hands|laugh|worry|silence|patience|stubbornness) (?:in me|comes out)|\\bi (?:do|say|have) (?:exactly )?the same\\b|\\b(?:do|does) the same\\b",
	unseen:
		"\\b(?:nobody|no one|noone|none of them|hardly anyone) (?:noticed|notices|asked|asks|saw|sees|came|comes|listened|listens|cared|cares|looked|heard)\\b|\\b(?:invisible|overlooked|unnoticed|unseen|forgotten)\\b|@S (?:never|didn't|don't|doesn't|did not|hardly ever|rarely)(?: really| ever| even)* (?:asked|ask|noticed|notice|saw|see|listened|listen|looked|look)\\b",
	guilty:
		"@I (?:feel|felt|feeling) (?:so |always |really |very |terribly |a bit )*(?:guilty|selfish|bad (?:for|when|about|if))\\b|\\bi(?:'m| am| was) (?:being )?selfish|\\bguilt\\b|\\bguilty conscience",
	mistrust:
		"\\b(?:don't|do not|can't|cannot|never|hard to|hard for me to|difficult to|struggle to|find it hard to)(?: really| easily| fully| quite)* (?:trust|believe (?:it|them|him|her|people)|let (?:people|anyone|someone|them|him|her) in|open up)\\b|\\btrust (?:no one|nobody)|\\bnever trust|\\bguard up\\b|\\bon (?:my )?guard\\b|\\bwait(?:ing)? for (?:the|it) (?:other shoe|catch|to (?:go wrong|end|stop))|\\btoo good to be true|\\bwhat (?:they|he|she|people) wants? from me",
	heat: "@I (?:shout|shouted|yell|yelled|scream|screamed|explode|exploded|snap|snapped|lose my temper|lost my temper|raise my voice|raised my voice|slam|slammed|blow up|blew up|attack|attacked|see red|get loud|got loud|say things|said things|get angry|got angry)\\b",
	numb: "@I (?:go|went|feel|felt|get|got)? ?(?:so |completely |just |totally )?(?:numb|blank|frozen|hollow)\\b|@I (?:freeze|froze|switch off|switched off)\\b|\\bon autopilot|\\bfeel nothing\\b|\\bfelt nothing\\b|\\bfar away from myself",
	worn: "(?<!when |if )\\bi(?:'m| am|'ve been| have been| was| feel| felt| get|'ve never been| have never been)[^.!?,;]{0,28}(?:tired|exhausted|worn out|drained|burnt out|burned out|overwhelmed)\\b|\\bno energy\\b|\\b(?:drains|exhausts|exhausting|wears me out|tires me)\\b|\\bnever been this tired|\\bbeen touched all day|\\bhaven't slept|\\bnot slept\\b|\\bthe neck is hurting|\\basked (?:me )?if i (?:am|was|'m) tired",
	lonely:
		"\\b(?:eat|ate|sit|sat|sleep|live|stand|cook) alone\\b|\\bi(?:'m| am| was| feel| felt| get)[^.!?,;]{0,22}(?:lonely|all alone|isolated|so alone|alone with|alone in)\\b|\\bloneliness\\b|\\b(?:nobody|no one) (?:to|i could|i can) (?:talk|call|tell|turn|ask)|\\bempty (?:flat|house|bed|apartment|chair|room|side)|\\b(?:flat|house|room|apartment|place) is (?:so |too )(?:quiet|empty|silent)|\\beat(?:ing)? standing",
	compared:
		"\\b(?:favou?rite|golden (?:child|boy|girl))\\b|\\bcompar(?:e|ed|ing) (?:me|myself|to|with)|\\bwhy can't you be",
	fixes:
		"@I (?:fix|fixed|save|saved|rescue|rescued|solve|solved|repair|repaired|help|helped) (?:him|her|them|people|everyone|everybody|others|things|everything|the|it)\\b|\\b(?:the )?(?:fixer|helper|rescuer|strong one|responsible one|sensible one|therapist|organi[sz]er)\\b",
	gaveUp:
		"\\b(?:gave|give|giving) (?:everything|more than|too much|all of|up (?:my|on my|everything|singing|painting|dancing|music|playing|going))|\\blost myself\\b|\\b(?:set|put)[^.!?]{0,24} aside\\b|\\bfor (?:his|her|their) sake\\b|\\bi stopped (?:seeing|singing|painting|dancing|playing|writing|going|doing)|\\bmade myself (?:small|smaller)",
	proud:
		"\\bi(?:'m| am| was| feel| felt)[^.!?,;]{0,14}proud\\b|\\bi(?:'m| am) (?:actually |really |quite )?good at\\b|\\bi like (?:who|myself|that i)\\b",
	saidToMe: "\\b(?:said|says|say|told me|tell me|saying)[:,]? [\"'“]",
	scene:
		"\\b(?:smell|smells|smelled|smelt) (?:of|like)|\\bi can (?:still )?(?:see|hear|smell|taste|feel)\\b|\\b(?:kitchen|hallway|stairs|garage|workshop|balcony|garden|back seat|car|table|bench|window|porch|shed|bathroom floor)\\b",
} as const satisfies Record<string, string>;

export type MoveName = keyof typeof sources;

/** Name and pattern of every move. */
export const movePatterns = Object.entries(sources).map(([name, source]) => ({
	name: name as MoveName,
	pattern: patternOf(source),
}));
