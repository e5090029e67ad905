import { type Family, ofTheDoer, ofTheWriter, some } from "./family";

/* What people do and say who are taking their leave without saying so. */

const belongings =
	"(?:things|stuff|games?|console|xbox|playstation|switch|guitar|bass|drums|records?|vinyl|books?|tools?|watch|ring|rings|jewell?ery|necklace|bracelet|earrings|car|bike|motorbike|truck|van|camera|collection|cards|clothes|jacket|coat|hoodie|shoes|boots|dog|cat|cats|hamster|rabbits?|horse|birds?|hens|fish|plants|savings|laptop|computer|phone|piano|violin|medals?|kit|headphones|account|gold|skins|gear|rod|stethoscope|instruments?|paintings?|lp|sewing machine|recipes|rosary|bible|knitting|skateboard|board|surfboard|telescope|trainers|sneakers|shells|stamps|coins|globe)";
const pet =
	"(?:dog|cat|cats|kittens?|pup|puppy|hamster|rabbits?|horse|pony|birds?|parrot|budgie|hens|fish|goats?|sheep|cattle|cows|heifers|herd|pigeons|tortoise)";
const moving =
	/ (?:moving|moved|could not fit|boxes|new (?:house|flat|place|home)|fuse box because|emigrat\w*|declutter\w*|downsiz\w*|spring clean\w*|charity shop|back from the (?:bin|cloud)|dahlias?|seedlings?|cuttings|bulbs|tomato\w*|courgettes?|plums|apples|jam|leftovers|school library|my classroom|marie kondo|vinted|ebay|jumble|yard sale|birthday present|christmas present|for christmas|for (?:her|my) birthday|upgrade\w*|outgr\w+|new (?:phone|laptop|car|bike)|too small|holiday|wedding|allergic to) /;

/** Things and animals given away, and who is to have what. */
export const givingAway = ofTheDoer(
	"strong",
	[
		`(?:gave|given|giving) (?:my \\w+|(?!up )[a-z]+) (?:my|all my) (?!number|opinion|word|best|phone|email|notice|name|hand|time|heart|love|consent|feedback|reasons?|answer|side|address|all|order|details|attention|life|keys?)[a-z]+(?: [^ .]+){0,2}(?= $| ,| and| he| early| back)`,
		`(?:gave|given|giving) (?:away )?my (?!number|opinion|word|best|phone|email|notice|name|hand|time|heart|love|consent|feedback|reasons?|answer|side|address|order|details|attention|life|keys?|all|baby|child|partner)(?:[a-z]+ ){1,2}to (?!work|the|bed|sleep|be)`,
		`(?:he|sibling|parent|child|friend|nephew|you|someone) can have (?:the|my|it|her|all)(?: [^ .]+)?|come (?:and )?(?:get|collect|pick up) (?:her|it|my|the)(?= $| ,)|always wanted (?:her|it|my)(?= $| ,)`,
		`signed${some(4)} over to|(?:sorted|arranged)(?: [^ .]+){0,3} (?:for )?(?:the|my) (?:dog|cat|cats|animals|horse)(?= $| ,| out)`,
		`(?:gave|give|given|giving|handed|passed|left|leaving|transferred|sent|signed|posted)${some(5)} my (?:\\w+ ){0,2}${belongings}`,
		`(?:gave|given|giving|signed|handed|passed)(?: (?!her )[^ .]+){0,3} ${belongings}(?: (?!her )[^ .]+){0,2} (?:to|away|over|early)`,
		`(?:rehom\\w+|(?:found|find|finding)${some(3)} (?:home|family|place|owner) for)${some(3)} ${pet}`,
		"rehom\\w+",
		`who (?:will |should |is going to |is to )?(?:gets?|have|has|take|takes) (?:what|which|my)`,
		`(?:want|wanted|like)${some(2)} to have (?:my|it|this|the) (?:\\w+ )?${belongings}`,
		`(?:he|you|parent|child|sibling|partner|someone) (?:can|should|could|may|is to|will) (?:have|keep) (?:my|all my|the) (?:\\w+ )?${belongings}`,
		`(?:do|does|will|would) not need${some(4)} (?:any more|where (?:i am|he is) going|where i go|after|much longer)`,
		"not need (?:it|this|her) where",
		`gave${some(3)} (?:my|all|everything)${some(2)} away`,
	],
	moving,
);

/** Animals that are elsewhere now, goods sold without anything in their place. */
export const partedWith = ofTheWriter(
	"weak",
	[
		`${pet} (?:is|has|'s|are|have|went|goes|stays|will)(?: [^ .]+){0,2} (?:gone|go|going|over|moved|live|living|stay|staying|with|to)`,
		`(?:sold|selling|sell) (?:off )?(?:the|my|all|our) (?:last|rest|whole|\\w+ )?${some(3)}`,
		`(?:emptied|emptying|cleared|clearing|cleaned|cleaning) (?:out )?(?:the|my)${some(2)} (?:ute|car|truck|van|locker|desk|room|flat|wardrobe|shed|fridge|house|office)${some(2)}`,
	],
	moving,
);

/** Affairs put in order for whoever comes after. */
export const inOrder = ofTheDoer(
	"strong",
	[
		`(?:keep|kept|left|made|leave|cleaned|tidied)${some(2)} (?:my |the )?(?:logbook|desk|room|flat|books|files|paperwork|kitchen|workshop|locker|shed)(?: [^ .]+){0,3} (?:clean|tidy|well|neat|empty|spotless|every line|in order|ready)`,
		`not want (?:no one|anyone|someone|her|my \\w+|people)(?: to)? (?:clean|cleaning|tidy|tidying|have to|find|finding|deal|sort|pick)(?: [^ .]+){0,4}`,
		`labell?ed(?: [^ .]+){0,2} (?:the|my|her|all|everything)|(?:password|passwords) (?:list|is|on|written|in)|returned (?:the|all|my|her) [a-z]+(?: [^ .]+){0,3} (?:to|back)`,
		`(?:done|did|do|doing|worked out|run|ran) the (?:sums|sum|maths?|numbers|arithmetic|calculations?)|(?:widow|partner|survivor) [^ ]?s (?:portion|pension|benefit)|the policy(?= $| ,| and| pays| would| is)|(?:everything|it all|it) (?:is )?covered`,
		`(?:wrote|written|write|writing|made|making|typed|left|leaving|put|printed|laid)${some(8)} (?:where everything is|where (?:it|all) is|the deeds|deeds|the bank|bank details|who to (?:ring|call|phone|tell)|passwords?|pin|instructions|labels?|how the bath|which (?:song|pills|food)|funeral)`,
		`so (?:that )?(?:he|no one|whoever|everything|my \\w+|the next)${some(6)} (?:not (?:have to|get in|need to|hunt|search|look|worry)|without (?:hunting|searching|looking)|find (?:it|everything|her way)|in trouble)`,
		`(?:whoever|the next (?:one|person|man|boy))${some(2)} (?:takes over|comes after|finds|gets my)`,
		`(?:life insurance|insurance|policy|pension|death benefit|payout|term plan|term policy|superannuation|lump sum)${some(12)} (?:goes?|pays?|paid|covers?|covered|valid|clause|parent|child|partner|whatever happens|years old|enough|clears?|still|family|mortgage|if (?:i|you|someone)|in case|suicide|two years)`,
		`(?:closed|closing|cancell?ed|cancelling|paid off|settled|cleared|returned)${some(3)} (?:accounts?|subscriptions?|lease|contracts?|debts?|tab|library|appointments?|gym|rent|bills?|browser|history)`,
		`(?:made|signed|changed|finished|updated|updating|wrote|writing|redid)${some(2)} (?:my|a|the) will(?= )`,
		`(?:folder|envelope|box|list|notebook|spreadsheet|file)${some(6)} (?:for (?:when|after|her)|with everything|everything (?:he|my)|passwords?|find it|will find|labell?ed|so he)`,
		`(?:hand(?:ed|ing)? ?over|handover) (?:notes|file|document)${some(6)} (?:whoever|just in case|everything)`,
		`(?:deleted|burned|shredded|threw (?:out|away)|thrown (?:out|away)|got rid of|wiped)${some(3)} (?:diar(?:y|ies)|journals?|letters|photos|pictures|accounts?|messages|history|notebooks?)`,
		`(?:frozen|cooked|froze|stocked|filled|prepared|packed|bought)${some(5)} (?:for (?:weeks|months|three weeks|almost|two weeks|a month)|freezer|labels?|meals)${some(6)} (?:for|labels?|labell?ed|so|enough|weeks)`,
		`(?:books|accounts?|register|controlled drugs|stock|paperwork|drawers)${some(8)} (?:balance|up to (?:date|this)|in order|tidy|all sorted)`,
	],
	moving,
);

/** How one will be remembered, last words, letters to be read later. */
export const remembered = ofTheDoer(
	"strong",
	[
		`be (?:good|nice|kind) to (?:your|her|my) (?:parent|sibling|partner|dog)|(?:that|it|this) to be the last (?:thing|time|one|day)|one last (?:time|visit|look|day|walk|summer|christmas)|why i sounded`,
		`(?:letters?|notes?|cards?|videos?|voice ?notes?|recordings?)${some(6)} (?:for (?:when|after|later|each|every|the child|my child|her (?:18|eighteenth|wedding))|each(?= (?:in|of|for)| $| ,)|to (?:be )?(?:open|opened|find)|when he turns?|turns? (?:18|eighteen|21)|glove ?box|to (?:her|my) (?:parent|child|family)|in the drawer|unsent|scheduled)`,
		`(?:wrote|written|writing|recorded|recording|filmed|left)${some(4)} (?:letters?|notes?|videos?)(?= (?:to|for|in|each|on|so|and)| $| ,)`,
		`(?:want|like|rather|hope|prefer)${some(2)} (?:her|everyone|people|you|he|my \\w+|the child)${some(2)} (?:to )?remembers? (?:me|my|us|only|that|how|the)`,
		"remembers? (?:me|my (?:voice|face|name|laugh)) (?:as|from|like|how|when|after)",
		`(?:people|anyone|he|you|everyone|child|baby)${some(3)} (?:remember|remembers|forget|forgets|miss|misses) (?:you|me|someone|any|nothing|each other)${some(2)}`,
		`(?:be|is|am) (?:also )?remembered`,
		`(?:last|the last) (?:one|thing|memory|time|picture|image|visit|photo|sunday|day|weekend|words?) (?:he|that he|of me|with me|her|you|i)${some(2)} (?:has?|sees?|saw|remembers?|gets?|hear|heard|of me)`,
		"(?:last|final) (?:one|memory|picture|thing)(?: he (?:has|have|keeps?))? of me",
		`tell (?:her|everyone|my \\w+|people)${some(2)} (?:i|it) (?:was|am|is|were)(?: not)? (?:mad|angry|sorry|her fault|anyone 's|no one 's|proud|grateful|not)`,
		"if (?:anyone|someone|he|you) (?:ever )?(?:reads?|finds?) (?:this|it|my)",
		`(?:say|said|saying|made|make)${some(2)} (?:my )?(?:goodbyes?|peace with (?:her|god|everyone|my)|confession)`,
		`(?:look|looking) after (?:my|her) (?:parent|child|sibling|dog|cat|partner)(?= $| ,| for me| please| when)`,
		`better story${some(3)} (?:letter|from me)`,
		`(?:what|something) (?:he|i) (?:has|have|had) left(?= $| behind)`,
	],
	/ (?:tooth fairy|tooth|santa|landlord|editor|council|complain\w*|teacher|to the (?:bank|school|company|doctor)|love letter|cover letter|christmas cards?|thank you|birthday|appointment|passwords?|dementia|alzheimer\w*|anniversary of) /,
);

/** Means within reach, and places gone to or thought of. */
const withinReach = ofTheWriter(
	"strong",
	[
		`(?:bridge|overpass|weir|canal|river|lake|sea|quay|roof|balcony|window|platform|tracks|cliffs?|quarry|level crossing|stairwell|top floor|\\d+th floor|motorway|railway)(?: [^ .]+){0,12} (?:every time|slow down|no lock|not have a lock|not lock|opens|listen|until \\d|til \\d|at night|so still|again|low|no one (?:there|sees)|each (?:night|time)|no fence|how (?:cold|deep|high|quick))`,
		`(?:slow down|stop|listen|stay|stand|sit|end up)(?: [^ .]+){0,5} (?:bridge|overpass|weir|canal|river|lake|roof|tracks|cliffs?|water|edge)`,
		`(?:take|takes|took) more than (?:it|he|the (?:box|label|doctor)) says|(?<! can )not (?:taken|take|used|swallowed) (?:one|any|her|it)(?: [^ .]+){0,3}(?= ,| $)(?: , i put her)?|(?:put|keep|save|saving|saved) her (?:all )?in (?:a|the|my) (?:jar|tin|box|drawer|sock|glass|tube|bag)`,
		`(?:is it|it is|reckon it is|how|it be) (?:quick|fast|painless|quiet|peaceful)(?: [^ .]+){0,6}(?= when| like| if| $| ,)(?: (?:when|if|like)(?: [^ .]+){0,4} (?:cold|water|fall|asleep|sleep|height|high))`,
		`(?:tin|jar|box|drawer|bag|bottle|sock|pocket|pouch|purse)${some(10)} (?:heavy|heavier|full|fuller|filling|enough)(?= $| ,| now|${some(3)} (?:little|small|pills))`,
		`(?:pills|tablets|medicines?|medication|morphine|insulin|patches|capsules|sedatives|sleeping)${some(10)} (?:saved|saving|save|kept|keep|keeping|count|counted|under my tongue|stay to watch|no one (?:checks|counts|watches)|thirty of us|enough|collect\\w*|stockpil\\w*|hidden|left over)`,
		`(?:count|counts|counted)${some(4)} (?:pills|tablets|medicines?|what is left)`,
		`(?:med(?:icine|ication)? (?:room|cabinet|cupboard|trolley)|drugs? (?:book|cabinet|cupboard)|cabinet|pharmacy|anaesthetic|controlled drugs)${some(10)} (?:longer|key|looking|look|trust\\w*|alone|no one)`,
		`(?:looking|look|looked|stare|staring|stood|standing)${some(5)} (?:cabinet|cupboard|pills|knives|rope|beam|rafters|hook|shotgun|gun|rifle)`,
		`(?:gun|guns|rifle|shotgun|pistol|safe|cabinet|lockbox|ammo|bullets|cartridges)${some(10)} (?:code|key|birthday|combination|loaded|cleaned|oiled|open|closet|seat|drawer|numbers)`,
		`(?:code|combination)${some(6)} (?:birthday|numbers?|digits|anniversary)`,
		`(?:cleaned|oiled|loaded|took out|got out|cleaning|oiling|loading)${some(4)} (?:gun|rifle|shotgun|pistol|service weapon)`,
		`(?:balcony|window|roof|rooftop|terrace)${some(10)} (?:locked|unlocked|key|open|floor|no railing|low|high)`,
		`(?:stand|stood|standing|sit|sat|sitting|went|walk|walked|walking|drive|drove|driving|stop|stopped|stopping|parked?|parking|go|going|end up|been)${some(7)} (?:bridge|roof|rooftop|balcony|platform|station|tracks|rails|railway|river|cliffs?|quay|pier|edge|railing|overpass|quarry|reservoir|lake|weir|dam|crossing|car park|ledge|shed|barn|harbou?r|sea wall|lock)(?= $| ,|${some(6)} (?:nights?|again|every|longer|an hour|hours|ages|watch\\w*|look\\w*|trains?|water|front|how it feels|try|feel|quiet|came back|back in|then back|in the dark|at night|after (?:work|every)))`,
		`(?:stretch|bend|curve|corner|straight|tree|trees|wall|pillar|lorr(?:y|ies)|trucks?|truck)${some(8)} (?:either side|head on|no barrier|drive it|in my head|speed|past \\w+)`,
		`(?:drive|drove|driving|walk|go|went) (?:it|there|through it) in my head`,
		`(?:shed|barn|garage|loft|attic|cellar|woods|forest|lake|river|bridge|tree)${some(6)} (?:uncle|grandparent|parent|sibling|cousin|friend|he|my \\w+) (?:went|did it|was found|ended)`,
		`(?:rope|hose|tubing|charcoal|helium|razor|blade)${some(6)} (?:bought|shed|boot|garage|drawer|still|kept|keep)`,
		`(?:bought|ordered|found|kept)${some(4)} (?:rope|hose|charcoal|razor blades|a blade|zip ties)(?= )`,
		`(?:the )?bag${some(3)} (?:passenger seat|beside me)`,
	],
	/ (?:dog walk|with the dog|walked the dog|ducks|fishing|fished|picnic|swim\w*|holiday|sunset|festival|concert|vitamins?|vet said|barbecue|climb\w*|child 's|prescription (?:was|is) ready|train (?:was|is) (?:late|delayed|cancelled)|to work|chocolate\w*|the lights on|mist|evening walk|pitch|harness|belay\w*|metres|hunting season|christmas tree) /,
);

/** A burden, an expense, somebody without whom it would be quieter. */
const burden = ofTheWriter("strong", [
	`without me (?:there|he|everyone|it)(?: [^ .]+)? (?:would|will) (?:be|have|get|manage)|(?:eat|eats|eating|cost|costs|costing|takes?) (?:up )?(?:the house|everything|her savings|all (?:the|her) money|my child|the inheritance)|(?:sold|sell|selling|remortgaged)(?: [^ .]+){0,3} (?:car|land|house|farm|cow|jewell?ery|shop|gold)(?: [^ .]+){0,2} (?:so|for|to pay)(?: [^ .]+){0,4} (?:i|me|my)|leave nothing for`,
	`(?:computed|calculated|added up|worked out|counted|calculate|totall?ed)${some(8)} (?:spent|cost|costs|owe|owed|worth|save|saves|on me)`,
	`(?:most |so |too |just |only )?(?:an? )?(?:expensive|costly|useless|failed|bad) (?:mistake|investment|project|child|bill|burden|hobby)`,
	`(?:i am|am i|i have become|became|feel like|i just) (?:mostly |just |only |now )*(?:an? )?(?:something|thing|weight|stone|parcel|piece of furniture|furniture|nuisance|extra|mouth|expense|number|bed|chore|job)${some(3)} (?:that|to|for|needs|lift\\w*|feed|pay|carry|dust)`,
	`(?:one|a) (?:less|fewer) (?:mouth|bill|thing|problem|person|plate)`,
	`(?:quiet|calm|calmer|happy|happier|smiles?|laughs?|sleeps?|eats?|better|lighter|easier)(?: [^ .]+){0,3} (?:when|with|if|without|once) (?:my |the |someone |her |i )${some(6)} (?:holds?|has her|takes?|instead|am not|is not me|not (?:here|there|home|around)|gone)`,
	`(?:would|will|could|might)${some(2)} (?:be )?(?:sad|cry|upset|hurt|miss me|grieve)${some(3)} (?:while|bit|year|week|month|but)`,
	`(?:would|will|could|might|should) (?:\\w+ )?(?:get|find|have|deserve|do)${some(2)} better (?:parent|partner|teacher|friend|child|sibling|man|off|story|with)`,
	`(?:keep|keeps|everyone) (?:\\w+ ){0,2}(?:carrying|paying|working|worrying) (?:for|because of|about) me`,
	`(?:all|everything)${some(4)} because of me|(?:without me)${some(4)} (?:room|money|space|easier|quieter|better)|made room for`,
	`(?:everyone|he|child|parent|partner|family|team)${some(3)} (?:manage|managed|manages|fine|better|do(?:es)? well|get on|gets on) (?:just )?(?:fine |well |better )?without (?:me|my)`,
	`(?:sold|mortgaged|gave up|worked)${some(6)} (?:for my (?:studies|education|school|engineering|fees|tuition|treatment))`,
	`with me (?:he|the baby) (?:screams|cries)`,
]);

/** Death as somebody kind, or as a place where others are. */
const kindlyDeath = ofTheWriter(
	"strong",
	[
		`(?:treat|treated|gentle|peaceful|kind|kinder|easy|painless|quiet|dignified)${some(10)} (?:at the end|put down|put to sleep|her end|in the end)`,
		`(?:no one|nobody) tells (?:an? )?(?:dog|labrador|horse|cat)`,
		`(?:never|did not) understood?${some(5)} (?:then|before|at the time)${some(8)}`,
		`(?:understand|understood|get|know) (?:now )?why (?:he|my \\w+|people|uncle|someone)${some(3)} (?:did|went|do|left|jumped|it)`,
		`(?:better |good |long )?(?:chat|talk|word|laugh) with (?:her|my \\w+) now`,
		`(?:see|seeing|join|joining|be with|being with|meet|with) (?:her|my (?:\\w+ )?(?:partner|parent|child|grandparent|sibling|friend|dog)|\\w+) (?:again |all |up )?(?:soon|there|again|on the other side|at last|sooner)(?= $| ,)`,
		`(?:not|no longer|never) (?:so |really )?(?:scared|afraid|frightened|bothered) (?:of|by) (?:it|death|dying|the dark|what comes)`,
		`mind (?:becomes?|is|gets|became|feels) (?:so |very |finally |quite )?(?:peaceful|quiet|calm|clear|silent)`,
		`(?:does|do) (?:it|you|people|he|someone) (?:hurt|feel it|know)${some(3)} (?:at the end|when|to die|drown|fall\\w*|bleed\\w*|go)`,
		`(?:just|like) (?:going to )?sleep(?:ing)?${some(3)} (?:not wake|for good|forever|for ever|long)`,
	],
	/ (?:facetime|airport|weekend|on (?:friday|saturday|sunday|monday)|next (?:week|month|year)|at christmas|in (?:june|july|august)|coffee|lunch|dinner|tomorrow at) /,
);

const sleepless = ofTheWriter("weak", [
	`sleep (?:little|badly|\\d hours?)|(?:til|till|until|at) (?:3|4|5|three|four|five)(?= $| ,| am| in| again| every)`,
	`(?:not|never|hardly|barely|can not|stopped|without)(?: [^ .]+){0,2} (?:sleep|sleeping|slept)`,
	`(?:up|awake|wake|woke|waking|lie|lying)${some(3)} (?:at|until|till|since|from) (?:\\d|two|three|four|five)`,
	"insomnia|sleepless",
	`sleep or not sleep|(?:stare|staring|look|looking)${some(2)} ceiling`,
]);

const withdrawn = ofTheWriter("weak", [
	`eat(?:ing)? (?:my lunch |lunch )?in (?:the|my) (?:stairwell|car|toilet|library|corridor|bathroom)|stopped (?:inviting|asking|calling|texting) me|(?:already |all )?(?:has|have) her (?:groups?|friends|people)|no one (?:here|at (?:work|school|home))`,
	`(?:stopped|stop|quit|not been|have not|do not|no longer|never)(?: [^ .]+){0,2} (?:answering|answer|replying|picking up|going to (?:work|class|school|lectures|church|training)|(?:to )?(?:the )?(?:site|work|school|class|uni|church|training|office))`,
	`let (?:it|the phone|her) (?:ring|go)|(?:rings?|rang|calls?|called)${some(5)} (?:not (?:pick|answer)|stopped (?:ringing|calling)|let it)`,
	`(?:turned|switched|put)${some(2)} (?:phone|it)${some(2)} (?:over|off|face down|away)|muted|left (?:the|all) (?:chat|gc|group)`,
	`(?:no one|nothing|only)${some(4)} (?:to talk to|at home|at the flat|here|there) (?:except|but|any more|but me|just)|nothing at (?:home|the flat)`,
	`(?:no one|people|friends)${some(2)} (?:asks?|calls?|rings?|visits?|writes?|says my|stop(?:ped)? (?:asking|calling|coming|ringing))`,
	`just (?:go|went|come) home|stay(?:ed)? in (?:my room|bed)|eat alone|i just react|alone in (?:my|the)`,
	`(?:gave up|dropped|quit|left|stopped)${some(3)} (?:football|baseball|band|choir|team|guitar|painting|hobby|gym|church|swimming|knitting|reading|singing)`,
]);

export const losing = ofTheWriter("weak", [
	`(?:letter|notice|email) about (?:the|my) (?:flat|house|job|rent|eviction|debt|loan|visa|benefits?)|\\d+ days(?= $| ,| left| notice)|light duty|care home|(?:took|taken|takes) the (?:child|boys?|dog)(?: [^ .]+){0,3} (?:to|from|away|and)|(?:not|never) (?:\\w+ )?(?:open|opened)(?: [^ .]+){0,2} (?:results?|letters?|mail|post|bills?|envelopes?)|calls me by|not know me|sold the (?:farm|house|car|shop|boat|business)`,
	`(?:failed|failing|fail|flunked)(?: [^ .]+){0,4}(?= )`,
	`(?:lost|losing|lose) (?:my |the |our )(?:\\w+ )?(?:job|licen[cs]e|house|flat|home|farm|shop|business|custody|case|baby|place|scholarship|visa|partner|child|parent|friend|eyesight|sight|driving)`,
	`(?:fired|sacked|laid off|redundant|redundancy|let go|suspended|expelled|released|dismissed|evicted|discharged|kicked out|dropped|pip|bankrupt\\w*|insolven\\w*|probation|demoted|retired)(?= )`,
	`(?:debts?|loans?|gambl\\w+|overdue|bailiffs?|mortgage|creditors?|foreclos\\w+|arrears|final notice|owe)(?= )`,
	`got cut from|cut from|did not get (?:in|the)|rejected|(?:orders|letter|results|verdict|diagnosis) (?:back|today|came)|supervised|every second (?:sunday|weekend)`,
	`(?:divorce\\w*|separat(?:ed|ion)|broke up|left me|moved out|widow\\w*|is gone|has been gone|gone (?:\\w+ )?(?:years|months)|died|passed|buried|funeral)(?= )`,
	`(?:hands|eyes|legs|body|knees|mind|memory)${some(4)} (?:too poor|will not|no longer|gone|going|give out|not work\\w*|finished)`,
	`(?:diagnos\\w+|cancer|parkinson\\w*|stroke|chronic|terminal|relaps\\w+|chemo)(?= )`,
	`crook (?:again)?|on my own now|no (?:stock|work|job|money|answer)(?= )`,
]);

const concealed = ofTheWriter("weak", [
	`told (?:her|parent|my \\w+|everyone)(?: that)? i (?:passed|am (?:fine|ok|good|well|busy)|have a|had a|work|go|got)|(?:sends?|sending|show) (?:her )?old photos|doing (?:great|well|fine|ok|amazing)|it is fine really|made a cake`,
	`(?:told|tell|telling|say|said|says)${some(3)} (?:everything (?:is|was)|it (?:is|was)|i (?:am|was|have|had|would)|all (?:is|was)) (?:\\w+ ){0,2}(?:good|fine|ok|okay|well|alright|great|allergic|busy|tired|working|a project|over it|just|join|a cold|sick|nothing)`,
	`(?:partner|parent|everyone|he|family|child|friends|no one|people) (?:thinks?|think|believes?|believed) (?:that )?(?:i|it|everything)${some(3)}`,
	`(?:have not|did not|do not|never|not) (?:told|tell|telling|mention\\w*)${some(3)}(?: yet| any ?one| her| the| my| no one| \\w+)`,
	`can say (?:this|that|it)${some(3)} (?:well|now)|good at (?:pretending|smiling|hiding|it)|(?:smile|smiling|pretend|pretending|fake|faking|mask|act) (?:at|on|in|that|to|all|like|for)`,
	"(?:do not|never) mind me|forget (?:i|what i) said|anyway|it is nothing|does not matter",
	"no one (?:knows|suspects|noticed|checks)|suddenly allergic|said i (?:was|had)",
]);

const aloneThen = ofTheWriter("weak", [
	`(?:parent|partner|child|sibling|everyone|flatmates?|roommates?|he|grandparent|family|housemates?|the others|staff|boss)(?: and [^ .]+(?: [^ .]+)?)? (?:is|are|r|will be|goes|go|going|takes her|take her|has|have|away)${some(6)} (?:away|weekend|until|till|saturday|sunday|friday|monday|tonight|tomorrow|whole day|holiday|place|night shift|trip|church)`,
	`not (?:due|back|home|coming)${some(4)} (?:until|till|before|sunday|saturday|monday|tomorrow|late)`,
	`(?:alone|by myself|on my own|on call)${some(3)} (?:tonight|tomorrow|this weekend|the weekend|until|till|the whole)`,
	`(?:house|flat|place|home)${some(3)} (?:to myself|empty|all mine|quiet now)`,
	`(?:would|will) (?:call|come|find|check|look in) first|first (?:one )?to (?:find|call|come)|steady man`,
]);

const calm = ofTheWriter("weak", [
	`(?:ate|eat|slept|sleep|laughed|breathed?|felt)${some(4)} (?:properly|first time in)|for the first time in (?:months|weeks|years|ages|so long)`,
	`(?:feel|feeling|felt|am|i am|looking|look|so) (?:\\w+ )?(?:light|lighter|calm|calmer|clear|peaceful|at peace|fresh|free|floaty|relieved|settled)(?= $| ,| now| about| for| since| and| today)`,
	`(?:lovely|clear|beautiful|nice|quiet|still|perfect|good) (?:\\w+ )?(?:night|evening|day|weather)(?= $| ,| actually| tonight| for it| to)`,
	`made (?:up my mind|my decision|my peace)|(?:i have|have) decided(?= $| ,)|(?:everything|it all) (?:is|feels|makes) (?:so )?(?:clear|simple|quiet|sense)|(?:that is|so that is) alright`,
	"(?:nice|blue|good|best|favou?rite|lilac) (?:\\w+ )?(?:dress|cardigan|suit|shirt|one)(?: [^ .]+){0,4} (?:tonight|the night|laid out|to wear)|shall wear",
	`fuel+ed up|tank is full|bag is packed|all (?:set|ready|packed|done)(?= $| ,)|everything is ready`,
]);

const emptied = ofTheWriter("weak", [
	`(?:house|home|flat|place) is (?:just |only |all )?(?:an )?(?:echo|empty|silent|quiet|a museum)|count (?:cones|days|tiles|hours)|(?:not sure|do not know|dunno) why i (?:am writing|write|came)|i go to work and|nothing (?:left|new) (?:here|to tell)`,
	`(?:quiet|empty|silent|hollow|numb|nothing|pointless|grey|flat)(?= (?:without|now|inside|here|without her|since|any more|there)| $| ,)`,
	`(?:no|not (?:have|any|an)) (?:answer|idea|reason|use|purpose|hobby|interest|appetite|hope)(?= |${some(2)})`,
	`(?:makes?|made|is|does) (?:nothing|no difference|no matter|no odds|not matter)${some(2)}`,
	"what for|what is it for|same (?:thing )?every day|nothing new|nothing to (?:do|say|wait)|too (?:tired|old|late)",
	`(?:i|he) cries? ,? ?i cry|(?:cry|cried|crying) (?:in|on|for|every|again|all|behind)|sat there${some(3)} (?:long|while|ages|know)`,
	`(?:can not|do not|not) (?:knit|read|taste|feel|laugh|enjoy|care|want anything|shower|eat|cook)${some(2)}`,
	"most expensive|spelled my name|used to (?:shout|sing|laugh|call|play|love|come)|(?:school|work|life|it) sucks|lonely|so tired|exhausted",
]);

const farewell = ofTheWriter("weak", [
	`(?:thank you|thanks|thx|ty)(?: [^ .]+){0,3} (?:for|to) (?:being|listening|talking|everything|putting|your)`,
	`you (?:were|have been|was|are) (?:\\w+ )?(?:cool|nice|kind|good|a good|patient|sweet)(?: [^ .]+){0,2} (?:to|listener|with|company)`,
	`(?:was|been) (?:nice|good|lovely) (?:talking|chatting|writing|to talk)`,
	`(?:do not|please do not|no need to)(?: [^ .]+){0,2} (?:worry|ask me|write back|wait|look for|be sad|cry)`,
	"goodbye|farewell|god bless|take care of",
]);

export const ownFamilies: Family[] = [
	givingAway,
	partedWith,
	inOrder,
	remembered,
	withinReach,
	burden,
	kindlyDeath,
	sleepless,
	withdrawn,
	losing,
	concealed,
	aloneThen,
	calm,
	emptied,
	farewell,
];
