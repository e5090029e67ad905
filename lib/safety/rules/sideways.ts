import type { AskedAbout } from "../direct-question-lines";

/*
 * What people say who do not say it: they tell it by the way, excuse it or joke about it. Each is a reason for the direct
 * question and no more, as in `asking.ts`; each row has an example.
 */

const close = "(?:he|partner|ex|parent|child|sibling|grandchild|uncle|cousin|nephew|in law|carer)";
const few = (most: number) => `(?: [^ .]+){0,${most}}`;
const part = "(?:wrists?|arms?|neck|throat|jaw|chin|face|hair|shoulders?)";

const selfHarm = [
	// "I've written who gets what", "the neighbour is going to have the cat", "so they needn't sort it out"
	"(?:written|wrote|labelled|decided|list of) who (?:gets|is to have|will have|should have) (?:what|which|my)",
	"(?:neighbou?r|sibling|friend|child|cousin|nephew) (?:is going to|will|would) (?:have|take) (?:my|the) (?:cat|dog|cats|dogs|" +
		"birds?|rabbits?)(?! (?:while|for (?:the|a) (?:week|weekend|day|walk)|when we|until|to the vet|out))",
	`(?:funeral|will|paperwork|passwords|bank details)${few(4)} (?:sorted|ready|envelope|written out|paid for)${few(4)} (?:so|for when|in case)`,
	// "I don't want to be a bother", "they would cope", "worth more dead", "she'd be better with another mother"
	"(?:not|never) (?:\\w+ )?(?:want to )?be a (?:bother|burden|nuisance|weight) (?:to|on)",
	`(?:cope|manage|be fine|be ok|be alright|be relieved|get over it|do better|be happier)${few(1)} without me(?! (?:for|at|on|this|until|till|in|there))`,
	"(?:not|never) (?:really )?need me(?: any more)?(?= $| \\.| ,| and i)|worth more (?:dead|gone)",
	"better (?:off )?with (?:another|a different|a proper|a real|a better|someone else as) (?:parent|partner)",
	// "I can't see myself at thirty", "my last Christmas", "I won't need it by then"
	`(?:not|never) (?:see|imagine|picture) (?:myself|being|me)${few(1)} (?:at|past|beyond|after|in) (?:\\w+)(?= $| \\.| ,)`,
	"(?:my|one|the) last (?:christmas|birthday|summer|spring|winter)(?! (?:i|we|he|was|and|with the old))",
	`(?:not|never) (?:plan|planning|planned|book|bought|making plans)${few(3)} (?:past|beyond|after) (?:christmas|january|the|my|that|next)`,
	// "sleep doesn't touch it", "I'd not mind not waking up", "the car just going on over the edge"
	"sleep (?:does|will|do) not (?:fix|touch|help|mend|reach)",
	`not mind${few(3)} (?:not waking|if i did not wake|a bus|a lorry|if it all)|(?:relief|nice|peaceful|quiet)${few(3)} not to wake`,
	"(?:looked|look|looking|googled|searched)(?: up)? how (?:many|high|deep|long it takes|much you)(?! .*(?:recipe|calories|cost|stairs|paint))",
	`(?:stopped|stop|skip|skipped|skipping|not) (?:taking |taken |take )?my (?:insulin|heart tablets|dialysis|warfarin|medication|meds)${few(2)}`,
	"(?:tablets|pills|morphine|insulin)(?: [^ .]+){0,18} counting (?:her|it)",
	`(?:gun|rifle|pistol|shotgun|revolver)${few(4)} (?:on the table|out of the (?:safe|cabinet)|under my pillow|in the drawer|on my lap|keep cleaning)`,
	`drink${few(3)} (?:until|till|so that) i (?:pass out|black out|do not (?:feel|wake|know))`,
	// "I cut. Not much.", "a thing I do when it gets too loud in my head", "long sleeves even when it's boiling"
	"i cut(?= \\.| because| when i| at night| again| sometimes)",
	`(?:a|the|this|that|some) (?:thing|something) i do (?:when|if|to)${few(5)} (?:my head|too loud|too much|feel (?:something|real|` +
		"anything|better)|numb|inside)",
	`long sleeves${few(5)} (?:boiling|roasting|pe|hot)|(?:hide|hiding|cover|covers|covering|keep) (?:up )?my (?:arms|legs|wrists|thighs)(?= $| \\.| ,| from| so| at| in| because)`,
	`(?:sharpener|razor|blade|lighter|compass|scissors)${few(3)} (?:in|under|behind) my (?:phone case|pillow|mattress|bed|drawer|pencil case)`,
	// "an apple a day", "I make myself sick", "I felt proud that I fainted"
	"(?:only|nothing but|just) (?:an? )?(?:water|coffee|apples?|cucumber|tea)(?: [^ .]+){0,3} (?:a|all|per) day",
	"(?:make|made|making) myself (?:sick|throw up|vomit)|laxatives|(?:fainted|blacked out|passed out)(?: [^ .]+){0,8} (?:proud|weight|eaten|eat)",
	// "he has started hiding the car keys"
	`${close} (?:is |has |\\w+ )?(?:started |started to |keeps )?(?:hiding|hides|hid|hide|locked away|locks away|took away)` +
		" (?:the |my |all the )?(?:car keys|knives|tablets|pills|medication|razors?|blades?)(?! (?:from the (?:child|dog|cat)))",
];

const atHome = [
	// "he held my wrist until I gave it to him", "it left a mark", "he never hits, he only holds me"
	`(?:held|holds|holding|gripped|grips|twisted|twists|squeezed|squeezes|grabbed|grabs|pulled|pulls) my ${part}${few(3)}` +
		" (?:until|till|so (?:i|hard|tight)|too (?:hard|tight)|behind|and would not)",
	`(?:left|leaves|leaving) (?:a |some |me )?(?:\\w+ )?(?:marks?|bruises?)(?= \\.| ,| on (?:my|me)| but its? (?:is )?(?:small|nothing|fine|gone))`,
	`never (?:actually |really |even )?(?:hits?|hit me|hits me|beats me|hurts me|done anything)(?= $| \\.| ,| but| he| only| just)`,
	"(?:only|just) (?:holds|held|grabs|grabbed|pushes|pushed|squeezes|squeezed|shouts at) me(?! (?:tight and|close|when i cry|in her arms))",
	// "I told them I'd walked into the door"
	`(?:told|said|say|tell)${few(4)} i (?:had |have |would )?(?:fell|fallen|walked into (?:a|the)|slipped|tripped)(?! (?:in love|asleep|for|out|behind|apart))`,
	// "lovely most of the time", "one of his moods", "he gets that look", "when he has had a drink"
	"(?:lovely|kind|nice|great|wonderful|good|sweet|gentle) (?:\\d+|most|the rest) of the time",
	"(?:one of her|in her) (?:moods?|turns|tempers?|rages)|he gets (?:like that|that (?:look|face|voice|way|tone))|depends what mood",
	`(?:when|if|after|once) he is? ?(?:has )?(?:had a (?:drink|few)|been drinking|drunk)${few(6)} (?:careful|quiet|wrong|upstairs|hide|out of the way|sorry|lovely)`,
	// "she gets angry when I see my friends"
	`(?:he|partner|ex)${few(1)} (?:gets|got|goes|is|was) (?:so |really |very )?(?:angry|mad|furious|funny|moody|in a mood) (?:when|if|whenever|because) i (?:see|saw|meet|met|go out|went out|talk|text|speak|wear)`,
	// "I wind him up", "I should know by now", "it isn't worth the row", "easier to give in"
	`i (?:must have |probably |always |just |do )*(?:wind|wound|set|provoke|provoked|push|pushed) her(?: (?:up|off|to it|buttons))(?! alarm)`,
	"i (?:should|ought to) (?:know|have known) (?:by now|better than to)|i know (?:when to|not to|better than to) (?:keep quiet|answer|ask|argue|say)",
	`(?:easier|simpler|safer|quicker) (?:to|if i|for me to) (?:just )?(?:give in|agree|do what|say yes|let her|not go|not see|stay in|stay quiet|keep quiet|say nothing)`,
	`keep(?:ing|s)? the (?:peace|child quiet|house quiet)${few(8)} when he`,
	// "he always cries afterwards", "flowers the day after"
	"(?:always|he is|is so|was so|he was) sorry (?:after|afterwards|the next)|(?:cries|cried|flowers|chocolates) (?:after|afterwards|the (?:day|morning) after)(?! (?:the|a) (?:film|wedding|funeral))",
	// "the children go quiet when he comes in", "the dog hides"
	`(?:child|dog|cat|baby)${few(2)} (?:goes|go|went|hides?|hid) (?:quiet|upstairs|to her room|behind|under the)${few(3)} (?:when|if|as soon as) he`,
	// "he looks where I am on the phone", "I have to send a photo of where I am", "there's a camera in the kitchen"
	`(?:looks|looked|sees|watches|checks|checked|can see)(?: up)? where i am${few(3)} (?:phone|app|map|so|because|all the time|at all times|always)`,
	"(?:prove|show her|photos? of|picture of|selfie of) where i (?:am|was)|(?:asking|asked|asks) why i (?:had |would |have |id )?stopped (?:moving|sharing)",
	`(?:knows|has|wants|wanted|demands|changed|got) my (?:passcode|code|password|passwords|pin)(?= .*(?: normal| sees?| reads?| checks?| finds?| angry| worr))|normal${few(3)} has my (?:passcode|code|password)`,
	`wanted to see my phone (?:again|and i)|(?:camera|cameras)${few(2)} (?:in|inside) (?:the|my|our) (?:kitchen|bedroom|living room|house|hall)${few(6)} (?:he|her|watch)`,
	`(?:rings?|calls|texts|phones) (?:me )?(?:every (?:hour|half hour|ten minutes)|\\d+ times|until i answer|if i am late|all day to)`,
	// "I show him the receipts", "he gives me an allowance"
	"(?:show|keep|hand over|asks for|wants|checks|counts) (?:her )?(?:all )?(?:the |my |every )?(?:receipts?|change)(?! (?:for (?:the tax|work)|of address))",
	`(?:gives|hands|allows) me (?:an? )?(?:allowance|housekeeping|pocket money|twenty|\\d+)(?! (?:minutes|percent|quid for))${few(3)}`,
	// "nobody would believe me", "nobody else would have me", "he says he'd have me sent back"
	"(?:no one|who|anyone)(?: else)? (?:would|will|is going to|ever) (?:ever )?(?:believe (?:me|a man|someone like)|have me|want me|put up with me)",
	`(?:send me back|have me deported|ring immigration|cancel my visa|call immigration)|my (?:visa|papers|stay)${few(2)} depends? on (?:her|my partner)`,
	`(?:kill|hurt|harm|do something to) herself if i (?:ever )?(?:leave|left|go|went|end|ended|break)`,
	// "I lie there until it's over", "it's my duty", "I let him, it's over sooner"
	`(?:lie|lay|lying) there (?:and wait|waiting|until|till|and think)|(?:over|done) (?:with )?(?:quicker|sooner|faster) if i|my duty as a partner`,
	`let her${few(2)} (?:because|so|and) (?:it is |its |then )?(?:easier|quicker|over|he (?:stops|leaves|sleeps|is nicer))`,
	// "he walks in when I'm in the shower", "I sleep in my clothes", "our little secret"
	`${close}${few(3)} (?:comes?|came|walks?|walked|looks?|stands?|watches) (?:in|at me|there)?${few(2)} (?:when|while) i am (?:changing|in the (?:shower|bath)|asleep|getting (?:un)?dressed)`,
	`(?:chair|drawers|wardrobe|desk|something heavy) (?:against|in front of|under) (?:the|my)${few(1)} (?:door|handle)|sleep in my (?:clothes|jeans|coat)`,
	"(?:our|a|special|little) (?:little |special )?secret(?: [^ .]+){0,6} (?:he|parent 's partner|uncle|coach|teacher)|(?:he|uncle|coach|teacher|tutor) (?:says|said) (?:it is|its|i am) (?:our|a|his|her) (?:little |special )?secret",
	// "he's older, he says I'm mature", "send it or he posts it", "I owe them, so I hold a bag for them"
	"(?:says|said|tells me|told me) i am (?:so |really |very )?mature|or he (?:will|would|is going to) (?:send|post|share|show|leak) (?:it|her|the|my|everyone)",
	`(?:photos?|pics?|pictures|videos?|screenshots?)${few(3)} of me${few(8)} (?:everyone|my school|my parent|followers|contacts|my boss)`,
	`(?:owe|owes|debt)${few(6)} (?:until|before|so|and) (?:i|he)${few(3)} (?:holding|hold|carry|carrying|work(?:ing)? it off|pay(?:ing)? it off by)|work off (?:the|my) debt`,
	// "what do I say so he doesn't get like that", "I would be scared if my sister told me that"
	`(?:say|do|act|behave|put it|ask)${few(2)} so (?:that )?he (?:does not|will not|is not)${few(2)} (?:like that|angry|mad|upset|going|kick|start|lose|explode|shout|blow)`,
	"i would be (?:scared|frightened|afraid) (?:if|for)(?: my)? (?:he|friend|someone|sibling|child)",
	// Left, and not let go: "he knew, and I had told nobody", "a different way home", "he turns up"
	"he (?:knew|knows)(?: [^ .]+){1,8} \\. i (?:had|have) not told (?:anyone|her)|(?:taking|take|took|taken) a different (?:way|route|road) home",
	`(?:turns|turned|turning|shows|showed|showing|popping|pops) up${few(3)} (?:at my|outside my|wherever i)|car outside${few(4)} (?:for|an) (?:hours?|ages|all)`,
	`(?:new|another|third|fourth|fake) (?:number|account|profile)${few(6)} (?:block|blocked|him again|her again)|blocked her${few(4)} (?:new|another) (?:number|account)`,
	// Old people: "permission for the telephone", "she has my letters", "he looks after my pension card"
	"permission (?:for|to use|to) (?:the |my )?(?:telephone|phone|bathroom|car|go out|leave|eat)",
	`(?:he|child|grandchild|sibling|nephew|carer|in law) (?:\\w+ )?(?:has|keeps|opens|reads|looks after|took|takes) my (?:letters|post|mail|pension|pension card|bank book|medication|glasses|hearing aid|stick)(?! (?:out of|off))`,
	`signed${few(3)} papers?${few(4)} [.,]? ?i (?:had not|did not have|could not|did not|was not)${few(2)} (?:glasses|read|know|sure|understand)`,
	"(?:locks|locked|lock) my door(?! (?:myself|behind me|so))|(?:put|send) me in a home",
	// Family and honor: "my passport's gone", "my uncles are coming", "mum is buying me gold"
	`my passport (?:is|has)${few(2)} (?:gone|missing|disappeared|not there|not in)|took (?:the|my) (?:\\w+ )?(?:handle|lock|door)${few(2)} (?:off|away)`,
	`(?:told|rang|called) my uncles?(?: [^.]+){0,6} coming|broke her (?:jaw|arm|nose|ribs?|leg) and|(?:buying|bought|buys) me gold`,
	`(?:if|that|when) i am coming back${few(3)} (?:school|sixth|college|uni)|(?:chosen|found|picked) (?:a |someone )(?:partner|man|boy|for me)${few(3)} (?:for me|back home)`,
	// Ways out: "things at my sister's, he hasn't noticed", "delete this before he is back", "I can hear the stairs"
	`(?:putting|put|taking|taken|hiding|keeping|moved|moving|packed)${few(4)} (?:things|bag|papers|documents|passport|clothes)${few(2)} (?:at|to) my (?:sibling|parent|friend)`,
	`delete (?:this|it|the chat|everything)${few(1)} (?:before he|so he|in case he)|he is seen me typing|i can hear (?:the|her) (?:stairs|steps|footsteps|keys?|car)(?= $| \\.)`,
	// Threats without a blow: "she must have pushed him to it", "he'll make sure nobody has anybody"
	`(?:says?|said)${few(4)} he must have (?:pushed|provoked|driven|made|asked|deserved)|he will make sure(?: that)? (?:i|no one|the child|my)`,
];

const toOthers = [
	// "I frighten them", "she flinched when I moved", "I'm scared of what I might do", "I shook him"
	"i (?:frighten|frightened|scare|scared) (?:her|my (?:child|partner|parent)|myself)(?! (?:with|by jumping|for halloween))",
	"(?:he|child|partner|parent|baby) (?:\\w+ )?flinch(?:es|ed)(?: [^ .]+){0,2} (?:when|as|from|at) (?:i|me|my)",
	"(?:scared|afraid|frightened) of what i (?:might|could|will|would|may) do",
	"i (?:just |only |nearly |almost )?(?:shook|shaken|grabbed|pushed|shoved|slapped|smacked|threw) (?:her|my (?:child|partner|parent)|the baby)" +
		"(?: too hard| so hard| by the| against| on the| hard| and he (?:went|fell|cried))",
	"before i (?:do|did|would do) something (?:to|i would|i regret|stupid)|i see red",
];

const somebody = [
	// "if you don't hear from me, just remember …", "thanks for being a good mate, look after my guitar"
	"if you (?:do not|never) hear from me|(?:just )?remember (?:that )?i (?:was happy|loved you|love you)",
	`(?:text|texted|wrote|said|saying|sent|messaged|posted)${few(6)} (?:thanks?|thank you) for being`,
	`(?:he|friend|mate|sibling|parent|child)${few(6)} (?:saying|said|wrote|texted)${few(8)} (?:look after|take care of|have) my`,
	// "he answers her phone", "she has to ask him first", "now she whispers", "I found tablets under his bed"
	"he (?:whispers|hangs up)(?: [^ .]+){0,3}(?: ,)? (?:and|when|in the middle)|(?:answers her phone|speaks for her|does not let her)",
	"(?:friend|sibling|child|neighbou?r|colleague)(?: [^ .]+){0,4} (?:has to|needs to|must|always) asks? her(?: partner)? (?:first|before|if)",
	`(?:found|saw)${few(3)} (?:rope|blades?|tablets|pills|packets|note|letters?|razors?)${few(3)} (?:in|under|on|behind) her (?:room|bed|bag|drawer|mattress|pillow|desk)`,
	`(?:friend|sibling|child|mate|parent|partner)${few(4)} (?:gave|given|giving) (?:me|away|her)${few(4)} (?:guitar|records|collection|watch|ring|dog|cat)${few(6)} (?:not need|will not|any more)`,
];

export const sideways: Readonly<Record<AskedAbout, readonly string[]>> = {
	"self-harm": selfHarm,
	"partner-danger": atHome,
	"danger-to-others": toOthers,
	"someone-else": somebody,
};
