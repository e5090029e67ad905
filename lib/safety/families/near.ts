import { type Family, ofAnother } from "./family";

/* What people tell of a friend, a child, a colleague or the neighbours, one small thing at a time. */

const dear =
	"(?:he|friend|mate|roommate|flatmate|housemate|sibling|child|parent|cousin|uncle|nephew|grandparent|colleague|coworker|neighbou?r|boss|student|pupil|classmate|boy|guy|man|teammate|buddy|lads?|partner|ex|someone|in law)";

const hurtByAnother = ofAnother(
	"strong",
	[
		`(?:lines|cuts|scars|burns|marks?|scratches)(?: [^ .]+){0,2} (?:on|along|up|across|around) her (?:arm|arms|wrist|neck|leg|legs|thigh|back|face)|(?:hoodies?|long sleeves?|jumpers?|sweaters?|scarf)(?: [^ .]+){0,6} (?:june|july|august|summer|heat|degrees|hot|thirty)|(?:said|says|told)(?: [^ .]+){0,3} (?:it was|was|is) (?:the|a) (?:cat|dog|door|stairs|fall)|(?:says?|said) he fell|goes white|flinches`,
		`(?:marks?|bruises?|bruise|fingerprints|burns?|scratches|cuts|scars|black eye|swollen)(?: [^ .]+){0,8} (?:her|arm|arms|wrist|wrists|neck|fingers|leg|legs|face|saw|sleeve|thigh|child|back)`,
		`her (?:\\w+ )?(?:sleeves?|wrists?|arm|arms|neck|lip|eye)(?: [^ .]+){0,4} (?:went up|slid up|bruis\\w+|marks?|slipped|cut|cuts|scars?|bandage\\w*|swollen|split|burn\\w*)`,
		`(?:dark glasses|sunglasses|make ?up|long sleeves?|scarf|limp\\w*|walking like)(?: [^ .]+){0,8} (?:inside|indoors|office|summer|old man|again|three days|month|day|work|heat|hot)`,
		`(?:came|comes?|turned up|back)(?: [^ .]+){0,4} with (?:dark glasses|sunglasses|a (?:black eye|split lip|cast|bruise)|bruises?|marks|long sleeves?)`,
		`${dear}(?: [^ .]+){0,4} (?:starts?|started|is|was|were|began) (?:shaking|trembling|flinch\\w*|so scared|terrified)|flinch(?:es|ed)|(?:tea|coffee|cup) spills`,
		"(?:will|would|going to|only) (?:be|make it|get) worse for (?:me|her)|do not do anything|do not (?:tell|say|call)(?: [^ .]+){0,5} (?:worse|kill|no one|anyone|police|parent|her)",
		`(?:finish|kill|hurt|end|bury|shoot) (?:her|me) (?:and|if)(?: [^ .]+){0,4}(?: the child| child| herself| he)?|(?:fears?|afraid|scared) for her (?:life|child)|is (?:touching|hurting|beating|hitting) her`,
	],
	/ (?:my (?:wrist|arm|neck)|football|rugby|make ?up tutorial|beach|ski\w*) /,
);

const controlled = ofAnother("weak", [
	`her (?:\\w+ )?(?:partner|ex|parent|child|in law)(?: [^ .]+){0,3} (?:comes|checks?|waits?|calls?|drives|picks|answers|types|reads|follows|stands|decides|does not let|will not let|always right|watches|controls|corrects)`,
	`(?:does not|never|no longer|not) (?:come|comes|go|goes|speak|answer|visit)(?: [^ .]+){0,3} (?:alone|by herself|without her|any more|out|with us)|he types it|(?:texts?|writes?) (?:\\w+ )?(?:different|differently|strange)`,
	`has a (?:partner|man) who|(?:looks|looked|look) (?:first )?(?:at|to) (?:her|the door)(?: [^ .]+){0,3} (?:before|first|door)|first to the door|in (?:if|case) he (?:is|was) in the building|guard calls`,
	`(?:corrects|shouts at|screams at|mocks|humiliates) (?:her|how he)|(?:parent|man|partner) 's voice|(?:hear|heard|hearing)(?: [^ .]+){0,6} (?:voice|shouting|screaming|yelling|crying|banging|through the wall|at night)|the walls? (?:is|are) thin`,
]);

const partings = ofAnother(
	"strong",
	[
		`(?:gave|gives|given|giving|left|handed|wants) me (?:to have )?her (?:[a-z]+ ){0,1}(?:[a-z]+ )?(?:[a-z]+)(?= $| ,| and| i| he)|signed(?: [^ .]+){0,4} over to|where i am going`,
		`${dear}(?: [^ .]+){0,4} (?:gave|gives|given|giving|handed|transferred|left|sent|posted|wants? me to have)(?: [^ .]+){0,4} (?:me|us|everyone|away|her|to (?:me|everyone|friends|the))(?: [^ .]+){0,6} (?:headphones|gold|guitar|things|stuff|watch|ring|dog|cat|games?|books?|clothes|jacket|hoodie|savings|account|all|necklace|camera|keys|plants?|records?|passwords?|medals?|bike|car|console|phone|tools|collection|boots)`,
		`(?:gave|gives|giving|given)(?: [^ .]+){0,3} (?:me|us|away|everyone)(?: [^ .]+){0,2} her (?:\\w+ )?(?:headphones|gold|guitar|things|stuff|watch|ring|dog|cat|games?|books?|clothes|jacket|hoodie|savings|necklace|camera|plants?|records?|medals?|bike|car|console|tools|collection|boots)`,
		"(?:will|would|do|does|did) not need (?:it|this|her|that)(?: [^ .]+){0,2} (?:where|any more|after|soon|anyway)|where he is going|take better care of (?:her|it|this)",
	],
	/ (?:christmas|for my birthday|moving|moved|borrow\w*|lent|lend|broke up|dating|proposed) /,
);

const lastWords = ofAnother(
	"strong",
	[
		`god will (?:understand|forgive)|(?:tired|done|finished) (?:and|,) (?:that )?(?:god|he|you|i)|(?:it|everything) will be over soon|not be (?:here|around) (?:much longer|for)|will not be a (?:burden|bother|problem)`,
		`(?:letter|note|notebook|diary|video|assignment|poem|essay|post|email|message|text|list)(?: [^ .]+){0,8} (?:sorry|goodbye|farewell|to her (?:parent|child|sibling|partner|family)|like a (?:farewell|goodbye|letter)|saying sorry|not want(?:ed)? to (?:live|be here))`,
		`${dear}(?: [^ .]+){0,4} (?:sent|texted|wrote|posted|said|left|messaged|whispered|goes|went)(?: [^ .]+){0,10} (?:look(?:ing)? after (?:my|her)|goodbye|forgive me|take care of (?:my|her)|love you all|sorry for everything|i am sorry|thank you for everything|thanks for everything|the last|not be a problem|no one would)`,
		`(?:thank|thanks|thx|ty)(?: [^ .]+){0,5} (?:for not|for being|to me|for everything|for (?:the )?(?:years|all))`,
		`${dear}(?: [^ .]+){0,5} (?:joked|jokes|joking|laughed|says|said|talks?|talked|talking)(?: [^ .]+){0,6} (?:crane|bridge|train|roof|rope|gun|pills|not being (?:here|around)|dead|disappear\\w*|end it|insurance|better off)`,
	],
	/ (?:birthday card|homework|recipe|novel|school project|landlord|love letter) /,
);

const meansFound = ofAnother(
	"strong",
	[
		`${dear}(?: [^ .]+){0,5} (?:bought|has|keeps?|got|ordered|found)(?: [^ .]+){0,3} (?:rope|gun|rifle|razor\\w*|blades?|pills|helium|charcoal|shotgun|pistol)|do something stupid|do smth stupid|do something to herself`,
		"(?:searches|searched|googled|history|tabs|browser|search)(?: [^ .]+){0,12} (?:phone|laptop|type|painless|ways|how to|hands went|can not even|cold|there)",
		"(?:found|opened|saw|read)(?: [^ .]+){0,8} (?:pills|blades?|razor\\w*|rope|tissues|blood|bloody|cuts|her (?:diary|journal|notebook|letter))",
	],
	/ (?:novel|lost and found|hunting|climbing|shaving|pharmacy) /,
);

const gunsAtHand = ofAnother("weak", [
	`(?:guns?|rifle|shotgun|pistol|safe|ammo)(?: [^ .]+){0,6} (?:closet|unlocked|house|drawer|garage|truck|hall|cabinet|moved|lock\\w*)|(?:moved|locked|hidden|hide) the (?:guns?|pills|knives)`,
	`(?:alone|by herself) (?:tonight|at home|in (?:the|her))|home alone|in the shower|locked (?:the door|herself)|shut(?:s|ting)? that door|lives? alone`,
]);

const changed = ofAnother("weak", [
	`(?:never|not) (?:has|have|brings?|eats?) (?:any )?lunch|not hungry|just lost her|(?:stopped|not) (?:handing|turning|coming|going|talking|playing|laughing)(?: [^ .]+)?|wear(?:s|ing) (?:hoodies?|long sleeves?|black|the same)`,
	`${dear}(?: [^ .]+){0,3} (?:quit|stopped|dropped|gave up|left|skips?|missed|not (?:come|show\\w*|eat\\w*|leave|talk\\w*|laugh\\w*|sleep\\w*|been|herself))(?: [^ .]+){0,5}`,
	`(?:lies|lying|sits|sitting|stares|staring|facing|stays|stood|stands|stand)(?: [^ .]+){0,5} (?:wall|there|bed|dark|room|ceiling|balcony|window|floor|nothing)`,
	`(?:pushes|picks) (?:\\w+ )?food|(?:not|hardly|barely|stopped) (?:eat|eats|eating|ate|sleeps?|sleeping|wash\\w*|shower\\w*)|(?:lost|losing) (?:so much |a lot of )?weight|ate it with the skin|hungry`,
	`he (?:used to|loved|always (?:used|loved|laughed))|not (?:like )?(?:her|herself)|(?:so|very|too) (?:quiet|calm|cheerful|thin|polite)(?= )|never used (?:points|to|periods)|(?:since|after) (?:the|her) (?:breakup|break up|divorce|funeral|accident|exam|thanksgiving|summer|wedding)`,
	`(?:do|doing) her (?:laundry|shopping|dishes|work|homework)|(?:bring|brought|bringing|leave|gave) her (?:\\w+ ){0,4}(?:food|pizza|soup|dinner|a mandarin|mandarin|tea|meals?)|balcony|in only a (?:shirt|t shirt|nappy)|(?:without|no) (?:coat|shoes|jacket)`,
]);

const silent = ofAnother(
	"strong",
	[
		`(?:does not|will not|not|never|no longer) open(?:s|ed)? (?:the|her) door`,
		`(?:switched|turned|switch)(?: [^ .]+){0,3} off(?: [^ .]+){0,4}|phone (?:is|was|goes|went) (?:\\w+ )?(?:off|dead|straight)|(?:is|been|has been|'s been) offline|never offline|player not found`,
		`(?:can not|could not|can|not able to) (?:not )?(?:reach|find|get hold of|get through to) her|(?:not|never|no one) (?:\\w+ )?(?:answer\\w*|repl\\w+|pick\\w* up|open\\w* the door|responding|online|home)(?: [^ .]+){0,4} (?:since|for|all|hours?|days?|minutes|yesterday|last|door|phone|calls?|texts?|my|me)?`,
		`(?:have not|has not|not|no one has) (?:seen|heard)(?: [^ .]+){0,4} (?:since|for|today|her|one|from)(?= )|(?:curtains?|blinds|shutters?)(?: [^ .]+){0,3} (?:closed|drawn|down|shut)|(?:then|and then|there was|suddenly) (?:no|nothing|silence)(?: [^ .]+){0,2} (?:crying|sound|voice|more)?|no crying`,
		"(?:forty|thirty|twenty|ten|\\d+) (?:minutes|hours) ago",
	],
	/ (?:customer service|landlord|job|recruiter|tinder|date|ghosted|boss did not|delivery|power (?:was|is) off|you (?:did|do|have|will|can|are|never) (?:not )?(?:\w+ )?(?:answer\w*|repl\w+|respond\w*)) /,
);

const worried = ofAnother(
	"weak",
	[
		`(?:worries|worrying|scares|frightens) me|am i (?:overreacting|wrong|imagining|being)|(?:advice|help) about my|i teach|in my (?:class|team|choir|church|course)|take (?:child|a child|someone) home|making it worse`,
		`(?:worried|scared|afraid|frightened|terrified|anxious|concerned|fear) (?:\\w+ )?(?:about|for|of what|that he|he|to (?:ask|call|say|leave))`,
		`(?:do|should|can|could|shall|must) i (?:\\w+ )?(?:call|ring|report|phone|knock|wake)|(?:who|whom|where) (?:do|can|should|would) (?:you|i|we) (?:\\w+ )?(?:call|ring|tell|ask)|is it allowed|call the (?:police|ambulance|ra|school|office)`,
		`how (?:do|can|should|would) i (?:help|reach|get (?:her|through))|(?:need|want) help (?:with|figuring|for)|do not know (?:what to (?:do|say)|how to (?:help|ask|reach)|who to)`,
		`keep (?:listening|checking|typing|calling|thinking about her|looking)|felt sick|hands went cold|(?:do not|can not|did not) sleep|sleeping on the floor|(?:drove|walked|went) (?:past|over to|by) (?:her|there)|did not ring|should have (?:said|asked|done|called|stayed|known)|what sort of (?:friend|sibling|parent|neighbou?r|teacher)|phone in front of me|being (?:dramatic|paranoid|crazy|nosy)|overreact\\w*|(?:would|will) hate me`,
		"(?:hr|police|school|partner|parent|everyone) (?:told|says?|said|tells)(?: [^ .]+){0,5} (?:domestic|interfere|not (?:my|our) business|curious|a phase|spiral\\w*|attention|drama|private|normal|family matter|do not|leave it)|if i (?:do not|take|say|call|tell)(?: [^ .]+){0,8}",
		"(?:mostly )?about (?:my|a) (?:\\w+ )?(?:roommate|friend|sibling|child|parent|cousin|colleague|coworker|neighbou?r|mate|student|partner|flatmate)|next to mine|problem with a colleague|talk about my (?:sibling|friend|child|parent|colleague|neighbou?r)",
	],
	/ (?:i wrote|did i (?:write|say|mention)) /,
);

export const nearFamilies: Family[] = [
	hurtByAnother,
	controlled,
	partings,
	lastWords,
	meansFound,
	gunsAtHand,
	changed,
	silent,
	worried,
];
