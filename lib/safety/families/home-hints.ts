import { atHome, type Family, some } from "./family";

/* What people let slip, one thing at a time, who are hurt, watched or kept by somebody close. */

const PLAY =
	/ (?:football|rugby|boxing|karate|climb\w*|karaoke|stage|marathon|ski\w*|wedding dress|holiday|oven|fire alarm|chess|movie|film|netflix) /;

/** Listening, reading signs, being ready before anything has happened. */
const onGuard = atHome(
	"strong",
	[
		`always (?:know|tell|knew) (?:by|from)(?: how)?|(?:know|tell|hear|hearing|listen\\w*)(?: [^ .]+){0,4} (?:what kind of night|the keys|her keys|keys? (?:down|in)|pac(?:e|es|ing)|her (?:car|truck|van|boots|steps|footsteps)|the truck|the nothing)|hear her pacing|what kind of (?:night|mood|day) it is`,
		`(?:when|until|before|till) (?:he|the truck|the car|the cans|the drink\\w*) (?:is (?:back|out|home)|gets? (?:back|home|in)|comes? (?:home|in|back)|start\\w*|pulls? in|finish\\w*)(?: [^ .]+){0,3}|he is (?:in the shower|on nights|back soon|out of the shower)(?= $| ,)|(?:need|have) to be quick|i (?:will|have to) be (?:short|quick)|got to go(?: ,)? he|(?:hours?|min|minutes)(?: and [^ .]+ [^ .]+)? until he|(?:he|hes) is out(?= $)`,
		`(?:pretend\\w*|learn\\w*|learnt|know|practi[sc]ed?)(?: [^ .]+){0,4} (?:to be )?(?:sleep|asleep|breath\\w*|limp|quiet|still|invisible|side of the room|where the door|not to (?:move|cry|speak|look))|(?:lie|lay|go|went|keep|stay) (?:very |so |really )?(?:flat|limp|still)(?= $| ,| and)|make myself (?:\\w+ )?(?:small|quiet|invisible)|(?:even )?my breathing|flinch\\w*`,
		`(?:sleep|slept|stay|hide|lock|locked|take (?:the )?(?:baby|child)(?: [^ .]+){0,2} (?:stay|hide|sit))(?: [^ .]+){0,4} (?:in )?(?:the )?(?:bathroom|greenhouse|garage|car|shed|van|cupboard|wardrobe|laundry|toilet)(?= $| ,| when| some| until| till| at)|(?:chest of drawers|chair|wardrobe|hammer|knife|bat)(?: [^ .]+){0,3} (?:against|under)(?: [^ .]+)? (?:my |the )?(?:door|bed|handle|pillow)|(?:got the chain on|nowhere that locks|good door)|(?:sat|sit|wait|sitting|waiting) in (?:the|my) (?:van|car)(?: [^ .]+){0,8} (?:house|light|until|till)`,
		`(?:when|most|more)(?: [^ .]+){0,3} (?:careful|scared|afraid|frightened)(?= $| ,| because| when| than)(?<= (?:calm|sweet|nice|quiet|kind|even|am)(?: [^ .]+){0,5} (?:careful|scared|afraid|frightened))|(?:do not|not|never) (?:go|stand|sit) (?:in|near|by) (?:the )?(?:kitchen|stairs|balcony|edge|window)(?: [^ .]+){0,4}|(?:her) (?:good|bad) (?:days?|nights?)|(?:egg ?shells|it is coming)(?= $| ,| again)|drive (?:home )?a different way|(?:everyone|i|we) (?:go|goes) quiet when`,
	],
	PLAY,
);

/** What was done, in words that make it small or an accident. */
const madeSmall = atHome(
	"strong",
	[
		`(?:only|just|its|is) (?:ever )?(?:a |an )?(?:push|shove|slap|tap|small burn|nudge|joke|game|little (?:push|shove|slap))|(?:it|i) (?:mean|meant)? ?it missed|(?:got|it got) shut|(?:i )?(?:landed|fell|slipped|tripped|walked)(?: [^ .]+){0,4} (?:the )?(?:stairs|cupboard|door|funny)|accident prone|(?:i have )?fallen (?:\\w+ )?(?:times|again)|could be worse|(?:does not|didnt|did not) (?:even )?(?:hit|touch) (?:me|us)|not broken|"wrestl\\w+|wrestling(?= $| ,| me)|i (?:do )?(?:mark|bruise) easily`,
		`(?:stitches|cracked rib|black eye|bruise cream|bruises?|burn|swollen|limp|concealer|long sleeve\\w*|high collar|sunglasses|foundation|scratch|split lip|(?:my|that|the) (?:\\w+ )?(?:ear|wrist|rib|ribs|neck|throat|finger|fingers|thighs|jaw|tooth))(?: [^ .]+){0,9} (?:for a week|hear out|wrestling|cat|chemist|look(?:ing|ed) at me|hot|tattoos?|december|school play|summer|went silent|saw my|easily|last time|before the|again|very good|this time)|before the (?:stitches|hospital)|could not hear (?:out of|with)`,
		`(?:told|tell|said to|say to|says?)(?: [^ .]+){0,6} (?:was (?:the|a|an)? ?(?:cat|dog|door|bug|bjj|stairs|fall|tv|bike)|tv|i (?:slipped|fell|tripped|walked)|migraine|bjj)(?: [^ .]+){0,2}|(?:said|says|say) (?:i )?(?:slipped|fell|walked into)|(?:we )?(?:have not|do not have|havent) (?:got )?a cat`,
		`(?:look|see) what (?:you|i) made (?:me|her) do|(?:he|partner) (?:gives? me|bought|brings?|gave me|gone to get|is sorry|cried|cries)(?: [^ .]+){0,6} (?:after|afterwards|so|earrings|flowers|favou?rite|something)(?= $| ,|${some(3)})|always gives me something|90 percent|(?:amazing|lovely|brilliant) (?:\\d+|most|when|in public)|(?:never|not) raised (?:her) voice in public|everyone (?:thought|thinks) (?:he|we)(?: [^ .]+)? (?:lovely|goals|perfect|amazing|great)`,
		`(?:it|i|we) (?:did not|does not|do not) make (?:a|any) difference|said no(?: [^ .]+){0,5} (?:difference|anyway|stop)|(?:until|till) it is (?:done|over)|(?:he )?wants another(?= $| ,)|(?:come|comes|came) in (?:the )?(?:laundry|my room|bathroom|room)(?: [^ .]+){0,4} night|"?forgets"? to knock|(?:does not|never|not) knock(?:s)?(?= $| ,| before)|(?:my |the )?(?:pill|pills|pill packet|coil|condom)(?: [^ .]+){0,4} (?:binned|bin|threw|flushed|hid)`,
	],
	PLAY,
);

/** What could happen, shown or said by the way. */
const shownWhatCould = atHome(
	"strong",
	[
		`(?:fist|hand|hands|plate|glass|kettle|chair|phone|knife|pan|iron|poker|boot|tea)(?: [^ .]+){0,5} (?:through|thru|past|next to|missed|near|into|against|on|round|around|flat on|at) (?:the |my )?(?:door|wall|head|face|throat|neck|back|door right)|hands? on (?:me|my (?:throat|neck|back))|(?:on|round|around|at|against) my (?:throat|neck)|he (?:threw|throws|smashed|smashes|broke|burned|burnt|kicked|punched|snapped)(?: [^ .]+){0,3} (?:the|my|a)(?= )|had the (?:hot tea|iron|poker|belt|pan)|did the pan`,
		`(?:held|holds?|holding|hang\\w*) me (?:over|by|down|under|against)|cliff path|balcony rail|(?:could|would|can|will|wanna|wants? to|going to) snap(?: her| my)?|(?:how far|where) a (?:wrist|neck|finger|arm) goes|(?:squeez\\w+|grip\\w*|twist\\w*|pinch\\w*) my (?:arm|wrist|hand|neck|thigh|leg)|(?:like this|finger|click)(?: [^ .]+){0,5} (?:my neck|tongue|throat)|drives? (?:\\w+ ){0,3}fast when|(?:stood|stands|standing|blocks?|blocking) in the (?:doorway|door|way)(?: [^ .]+){0,5}|(?:nobody|no one) (?:there )?to laugh`,
		`(?:gun|rifle|pistol|knife|axe|belt|kerosene|petrol|gas|matches|it)(?: [^ .]+){0,5} (?:under (?:the|her) pillow|on the (?:table|hook|floor|kitchen floor|bed)|during (?:supper|dinner)|strike a match|by the door|on my kitchen)|sleeps with (?:it|a (?:gun|knife))|touches it when`,
		`(?:what (?:would|will|happens?|happened)|told me what|showed me what|what he would)(?: [^ .]+){0,6} (?:do|if i|to (?:the|my) (?:dog|cat|rabbit|pet)|happen\\w*)|what happen\\w* to the (?:dog|cat|rabbit)|if i (?:ever )?(?:go|went|leave|left|tell|told|open|make|say|ask|complain|scream)(?: [^ .]+){0,6} (?:he|police|send|sends|take|i would|never|kill|find|open|to (?:my|tell))|(?:i would|i will|id) (?:be next|never see (?:my|the) (?:child|lad|boys?))|i am next|one more word|be in a home|(?:send|post|share|show) (?:her|the (?:pics|photos|pictures))(?: [^ .]+)? to (?:my|everyone)|has (?:pics|photos|pictures|videos?) of me|police (?:here )?(?:send|sends|will not|would not)`,
		`(?:ticket|tickets)(?: [^ .]+){0,4} one way|(?:is not with us now|dead partner|honou?r)(?= )|(?:pay|paid|pays) for it (?:later|after|then)|after he goes i pay|(?:dog|cat|rabbit|plants?|tyres|bins)(?: [^ .]+){0,6} (?:laid (?:her|out)|dead|flat|slashed|poured|what happens)|somebody had laid|(?:upped|raised|took out|increased) (?:the|my|a) (?:life )?(?:cover|insurance)|(?:vomit\\w*|sick|dizzy|ill|stomach)(?: [^ .]+){0,5} since he(?: [^ .]+){0,3} (?:making|cooking|bringing)|spilled it`,
	],
	/ (?:museum|bus tickets?|concert|camping|barbecue|poker|baby (?:threw|throws)|toddler|homework|fireplace|hunting|deer|landlord|hormones|teen\w*|cushion|towel|jumper|extinguisher|bbc|hibernate) /,
);

/** Money, papers, phone, doors, time, food, friends: kept, counted and decided by somebody else. */
const heldShort = atHome(
	"weak",
	[
		`(?:he|partner|parent|child|in law|madam|sir|boss|uncle|sibling)(?: [^ .]+){0,3} (?:has|keeps?|kept|took|takes|taken|holds?|got|hid|locks?|lock|broke|smashed|smashes|put)(?: [^ .]+){0,2} (?:my|the|a) (?:\\w+ )?(?:passport|papers|card|cards|bank|gold|ring|phone|telephone|sim|keys?|wages|salary|check|pay|login|password|money|lock|battery|landline|pills?)|my (?:passport|salary|pension|wages|papers|gold|card|money)(?: [^ .]+){0,6} (?:keep|keeps|goes|box|key|to her|he has|has)|in her name(?= )`,
		`(?:i )?(?:have|has|had|need|allowed|got) to (?:ask|explain|account|justify|show|beg)(?: [^ .]+){0,6}|gives? me (?:a |for )?(?:tenner|\\d+|bus|money|an? allowance|something)|(?:get|have) an allowance|when i ask nice|(?:cannot|can not|could not) account for|no pay since|(?:goes through|checks) (?:the )?(?:receipts|bins|phone)|have not (?:got )?(?:my )?own money|look after me so i|to save me (?:going|the)|not (?:seen|had) a (?:statement|card|penny)|\\d+p(?= )|a full tank`,
		`(?:get|got|am|being|be) (?:told|weighed|timed|photographed|followed)(?: [^ .]+){0,5}|i eat (?:when|after|what)|first up|last (?:to )?sleep|lock on the (?:fridge|kitchen|pantry|phone)|lock the (?:kitchen|fridge|door|food)|i sleep (?:on|in) (?:the )?(?:floor|laundry|garage)|(?:not|never) been out (?:alone|by myself)|locked (?:from )?(?:out|outside|in)|takes? photos of the rooms|(?:he) decides|picked a film|decides who i am|does my (?:hair|clothes)|wear (?:the )?(?:red|that|short)|makeup to work|(?:not|never) allowed|was not supposed to have|please properly|when i behave`,
		`(?:quit|left|gave up|asked about|used to work|managed|i got)(?: [^ .]+){0,6} (?:college|bakery|job|interview|degree|hotel|career)(?: [^ .]+){0,6} (?:but|tyres|talk to me|did not|look after|said)|(?:i was )?somebody once|(?:talk|spoke|speak) to me for \\d+|not one word|not (?:spoken|talked|spoke) (?:to me )?(?:for |in )?\\d+ days`,
	],
	PLAY,
);

/** Seen, followed, listened to and found, at home and elsewhere. */
const followed = atHome(
	"weak",
	[
		`(?:camera|cameras|router|wifi|history|tracker|location|login|speaker|recording|records?|gps|life360|air ?tag|spyware|screenshots?|printed)(?: [^ .]+){0,8} (?:dog|living room|on|my|me|home|dinner|delete|plays? it back|rings?|out loud|looked up|list|says)(?= )|(?:see|know|knows|tell) (?:on )?(?:the )?(?:wifi|bill|router)|(?:not on|shows? on) the (?:phone )?bill|has my (?:location|login)|plays it back|(?:delete|deleted|deleting|clear) (?:it |her )?(?:after|that|this|everything)(?= $| ,)|sorry deleted`,
		`(?:reads?|answers?|checks?|goes through|went through|went thru|looks? at)(?: [^ .]+){0,2} (?:my|it|every)(?: \\w+)? (?:texts?|messages?|phone|mail|emails?|bag|calls?|post|diary)|(?:answered|answers) it enough|waits? (?:for me )?(?:outside|in the truck|in the car)|(?:drives?|drive|take|takes) me (?:there|and|back|everywhere)|(?:asks?|asked) me (?:who|where|each night|what|every)|who(?:m)? (?:i am|am i|im) meeting|(?:ring|rings|calls?|text\\w*)(?: [^ .]+){0,4} (?:within a minute|every|where are you|wya|where r|breathes?|whole time)|where (?:r|are) (?:u|you) where|comes? in with me|sitting next to (?:her|me)|finished the sentence|(?:12|\\d+) min(?:utes)? from|watch what i do|finds? out everything`,
		`(?:still has|has|had|got)(?: [^ .]+)? (?:a )?key(?= $| ,| again)|(?:changed|change) (?:the|my) (?:locks?|barrel|number)|(?:white|black|same|her) (?:van|car)(?: [^ .]+){0,4} (?:again|road|outside|street)|(?:followed|following|follows) me|(?:saw|see) the (?:car|van)|he was (?:outside|there (?:again|when|before)|at (?:the|my) (?:door|window|gate|work|office|school|gym|shop|station|bus stop))|(?:came|sent|flowers) to my (?:new )?work|no card|not (?:told|tell|know) (?:her)?(?: )?where (?:we|i) live|accounts? (?:with|w) no name|my (?:new )?curtains|new number|police station car park|hand her over|only wants to talk`,
		`(?:my )?(?:sibling|mates?|friends?|friend|parent|grandparent|cousin|dani|tash)(?: [^ .]+){0,5} (?:not been|not ring|do not ring|any ?more|bad influence|not round|stopped|stand up|four years|new number|over ,? he makes)|(?:can not|not|never) have my (?:parent|sibling|friends?)(?: [^ .]+)? (?:over|round)|(?:made|makes) me (?:send|text|block|delete|choose|say|unfriend)|(?:so )?(?:unpleasant|awkward|easier)(?: [^ .]+){0,3} (?:each time|that way|it was easier|not to)|no phone|do not have (?:a )?phone|phone (?:is )?of (?:my |a )?neighbou?r|(?:old|second|hidden)(?: one)?(?: [^ .]+){0,4} (?:in a sock|hid for me)|call to my parent is`,
	],
	PLAY,
);

/** Nobody would believe it; he is well thought of; the writer is made out to be mad, ill or a drinker. */
const discredited = atHome(
	"weak",
	[
		`(?:told|tells|telling|says to)(?: [^ .]+){0,6} (?:i am|i drink|i was|that i|that i am)(?: [^ .]+){0,2} (?:ill|mad|crazy|drunk|struggling|drink|unstable|depressed|clumsy|accident prone|lying|a liar)?|told the neighbou?rs|am i (?:crazy|going mad|imagining|mad)|too sensitive|i said things i did not|(?:making|made) (?:things|it) up|going mad|i must learn|says? (?:he is|i am) (?:right|wrong|over|stupid|useless)|who would have (?:you|me)|(?:stupid|fat|useless|lazy) (?:cow|bitch|idiot)|correct(?:s|ed) (?:my|me|everything|how)`,
		`(?:is|a|very|so|most) (?:\\w+ )?(?:respected|police ?man|policeman|pastor|surgeon|well known|deacon|imam|brilliant with her)(?: [^ .]+)?|(?:nobody|no one|who|police)(?: [^ .]+){0,3} (?:believe|do i report|done anything|would listen)|(?:doctor|gp|police|agency|school|social|my parent|gp says)(?: [^ .]+){0,5} (?:frustrated|meant me|adjust|done anything|finish contract|grand|phase|family matter|got (?:so much )?worse)|everything 's grand|my parent says adjust`,
		`(?:idk|not sure|do not know) if (?:this|it) counts|(?:it is |its )?nothing really|is this (?:private|normal)|(?:this is )?embarras\\w+|who to tell|not why i am|(?:do not|dont) judge me|strict(?: that is| thats)? all|do not tell (?:school|any ?one|her|my)|hes a good parent|(?:it is )?more safe|is ok(?= $)|(?:i )?dream(?: about| of) (?:just )?(?:walking|leaving|running|driving|getting)`,
	],
	PLAY,
);

/** Children, brothers, sisters in it. */
const alsoTheChildren = atHome(
	"strong",
	[
		`(?:child|my (?:boy|lad)|boys?|sibling|baby)(?: [^ .]+){0,4} (?:wet (?:the|her) bed|hides?|hide when|game where|is parent ok|looked at her|talk to me like|called me a|goes? up the stairs|ask\\w* (?:if|is)|so scared of)|stand in front of (?:her|my|the)|i taught it to her|in front of the child|wet the bed again|we know to go`,
		`(?:the )?judge what kind|what kind of parent|(?:supervised )?(?:contact|hand\\w* her over)(?: [^ .]+){0,6} (?:police|polite)|(?:never|not) see (?:my|the) (?:lad|child|boys?) again`,
	],
	/ (?:nightmare about|school play was|hide and seek|halloween|hormones) /,
);

/** A little put by for going, or proof kept. */
const putBy = atHome(
	"strong",
	[
		`(?:money|\\d+|notes?|cash|pounds|toothbrush|clothes|bag|photograph\\w*|photos|proof|key)(?: [^ .]+){0,7} (?:tampon box|sock|at my (?:friend|parent|sibling|neighbou?r)(?: 's|s)?|at my (?:in law|\\w+ in law)(?: 's|s)?|he gave me the bag|just in case|address (?:he) does not know|not know what for|he does not know)|bought a second|sent (?:her) to an address|in the washing basket|on silent`,
	],
	/ (?:handover|umbrella|plan b|insurance|allergy|spare) /,
);

export const homeHintFamilies: Family[] = [
	onGuard,
	madeSmall,
	shownWhatCould,
	heldShort,
	followed,
	discredited,
	alsoTheChildren,
	putBy,
];
