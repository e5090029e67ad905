import { type Family, ofTheDoer, ofTheWriter, some } from "./family";

/* What people say of themselves who hint at dying: how they feel, what they are to others, what they want told. */

/** What shall be told or known, forgiven or said before. */
export const toBeTold = ofTheDoer(
	"strong",
	[
		`tell (?:her|em|my \\w+|the (?:child|boys?|next)|everyone)(?: that| how)? (?:i |her |it was|it is|old|he was|parent|that)(?: [^ .]+){0,4}|(?:want|need|like) (?:her|my \\w+|everyone|you|people|that)(?: [^ .]+)? (?:to )?(?:know|known|said|told|remembers?|remembered)(?: [^ .]+){0,3}|want(?:ed)? (?:her|to) (?:have|remember) (?:that one|the smell)|i would like that said|let her (?:keep|have) that`,
		`(?:left|sent|recorded|wrote|written|writing|set|scheduled|sending|typed)(?: [^ .]+){0,5} (?:long (?:one|letter|message|voicemail|email)|the email|voice ?note|voicemail|letters?|covering letter|for \\d+ in the morning|goodbye cards?|the cards)(?= $| ,|${some(6)})|(?:has|have|got) the letter|set it for|said (?:the stuff|everything|all i|what) (?:you are|i (?:had|have|wanted|needed)|you)(?: [^ .]+){0,3}|all i had to say`,
		`(?:ask\\w*|pray\\w*|beg\\w*)(?: [^ .]+){0,4} (?:forgive\\w*|for forgiveness)|forgives? (?:me|that|everything)|(?:god|allah|jesus|he) (?:will|would) (?:\\w+ )?(?:understand|forgive)(?: [^ .]+)?|(?:god|allah|jesus) (?:forgives?|understands?)(?: [^ .]+)?|not (?:a )?sin(?= $| ,| if)|forgiveness`,
		`(?:my|the|one|her) last (?:mass|time|day|good day|thing|look|walk|ride|supper|summer|drink|words?|message|poem|night|piece|shift|meal)(?: [^ .]+){0,2}(?= )|last thing (?:to see|i see|he)|(?:the )?full stop|nearly at the end|(?:covering|closing) letter`,
		`(?:you|u) (?:were|was|have been|are|is|r) (?:\\w+ )?(?:nice|kind|good|alright|sweet|cool|kind company|good company)(?= $| ,)|thanks? (?:you )?(?:for (?:listening|the talk\\w*|being)|coach|sage)|(?:bye|sleep well|good ?bye) (?:sage|coach|now|then)|no need to (?:answer|reply)|do not bother (?:with|to)|only (?:a )?program`,
		`(?:hugged|hug|kissed|blessed|held)(?: [^ .]+){0,3} (?:for )?(?:too long|a long time|twice|so hard|in her sleep|sleeping|asleep)|stood (?:there )?(?:for )?(?:a long time|ages|so long)|(?:been|am) (?:so |really |being )?nice to (?:everyone|everybody|all)|told (?:my \\w+|her|the \\w+) (?:that )?i love(?:d)? her(?: [^ .]+){0,10} (?:drunk|died|weird|why|haha|each|separate)`,
	],
	/ (?:valentine\w*|he (?:would|will) not let|exam results|homework|teacher told|cover letter for|job|application|boss|landlord|council|ramadan|iftar|donkey|wedding speech|jumper|crush) /,
);

/** Others would have it better or easier, and somebody else in the writer's place. */
export const better = ofTheWriter(
	"strong",
	[
		`(?:would|could|will|might|should) (?:\\w+ )?(?:be|do|make|find|have|get) (?:\\w+ )?(?:better|easier|alright|ok|okay|fine|free|happier|a (?:better|good|real) (?:parent|partner|friend)|free to marry|(?:a )?parent with)(?: [^ .]+){0,4}(?= )(?<! (?:feel|feels|get|gets|getting|will|would|is|be) (?:better|ok|fine) (?:soon|tomorrow|now|again)?)`,
		`(?:be|is|are|r) better (?:off|with|without|even)(?! (?:without her|with her))|(?:someone|another (?:man|one)|somebody) (?:better|else (?:to|could|would|can|will|should|deserves|instead|in my place)|to go|who (?:can|could|would))|still has? (?:got )?time|could still have (?:someone|somebody|a)|still (?:got )?time (?:if|to)|he has(?: got)? (?:patience|each other|always)|(?:will|would) have each other`,
		`(?:out of (?:the|her|everyone 's|your|my) (?:way|hair))|(?:space|room) i take(?: up)?|(?:only|just|mostly) (?:a |an )?(?:problem|burden|cost|weight|bill|nuisance|name|number|standing order)(?: [^ .]+){0,4}|more expensive|(?:such |too |so )(?:hard|much) work|hang (?:about|around) where|not needed|(?:no one|nobody)(?: is)? (?:needs?|depending|depends)(?: [^ .]+){0,3}(?= )|not need me|need me for (?:nothing|anything)|make (?:it|things) easier for her`,
		`(?:worth|more use|more good|useful)(?: [^ .]+){0,5} (?:payout|dead|than (?:as|me|here)|gone)|(?:payout|cover|policy|insurance|pension|compensation|company|life cover|death in service)(?: [^ .]+){0,8} (?:read|explain\\w*|pays?|bit over|clause|two years|checked|family|house clear|straightforward|built|widow|times (?:today|my))|(?:get|keep|pays? off|clears?)(?: [^ .]+)? the (?:house|mortgage|debts?|farm)(?: clear| off)?(?= )`,
		`(?:would|will|would all|might) (?:all )?(?:cry|be sad|be mad|be upset|miss me|grieve|recover|mourn)(?: [^ .]+){0,4} (?:for|but|then|like|about|and|year|week)|how long for (?:my|her)(?: [^ .]+){0,3} (?:recover|forget|get over)|(?:would not|will not|not) (?:even )?(?:notice|remember)(?: me)?(?= $| ,| at|${some(6)})|(?:no one|nobody) would (?:hear|notice|know|miss)(?: [^ .]+){0,3}|like i was never (?:here|there)|it goes away`,
		`(?:wreck|ruin|break|poison|spoil)(?:ed|s)? everything(?: i| he)?|everything i touch|it is (?:all )?my (?:own )?fault(?: [^ .]+){0,3}|no one 's fault|not (?:her|your|any ?one 's|no one 's) fault|was not (?:anything|something) (?:he|you)|this is what makes me sick|like a thief|can not (?:go home|face|look)(?: [^ .]+){0,3} (?:face|home|her|my|parent)`,
	],
	/ (?:doctor says?|flu|physio|tomorrow will be|feel(?:ing)? better|getting better|recipe|score|phone|laptop|team|shift|antibiotic\w*|deserve better|toxic|for once) /,
);

/** Death spoken of as rest, as a place with somebody in it, or with envy. */
const deathAsRest = ofTheWriter("strong", [
	`(?:env(?:y|ied|ying)|jealous of|lucky)(?: [^ .]+){0,6} (?:in the (?:box|coffin|ground)|dead|gone|nearly there|wait\\w* for the end|the end|who (?:died|is gone|went))|now (?:at least )?(?:he )?(?:has|is at) (?:rest|peace)|at least (?:now )?he (?:has rest|is at peace|rests)|how (?:light|peaceful|quiet|easy) it (?:must|is|would)`,
	`(?:waiting|waits?) (?:on|for) me(?= )|i think he is waiting|(?:keep|keeps) (?:hearing|dreaming)(?: [^ .]+){0,3} (?:say(?:ing)?|call\\w*|come)|come on (?:sibling|home)|(?:see|be with|join|meet|go to|be where|with) (?:her|my \\w+|[a-z]+)(?: [^ .]+){0,2} (?:soon(?: enough)?|where he is|in heaven|up there|on the other side)|be where he is|(?:get|go) to heaven|who is holding her`,
	`(?:next in (?:it|line)|who is next)|turn (?:\\d+|fifty|forty|\\w+) (?:on|when)(?: [^ .]+){0,4} (?:did it|he died)|(?:a )?door at this age|(?:he|parent|grandparent|uncle|sibling) was \\d+ when he (?:did|died|went)|at the age (?:he|when he)`,
	`(?:not existing|non ?existence|ceasing to|not being here|being gone|no more mornings|the quiet ,|just the after|want(?:s|ed)? the (?:just )?(?:off|quiet|dark|end|after))|like (?:other )?people think about holidays|way out(?= $| ,| if)|(?:a )?long sleep|to be at rest`,
	`we can do (?:it )?for animals|put(?:s|ting)? (?:her )?heads? down|(?:fair|unfair|wrong) that i (?:get to )?give|so (?:gentle|peaceful) ,? (?:he|it)|(?:the )?(?:good|right) (?:day|time) (?:should be|to (?:stop|go)|is the last)|(?:last good day)|what is the line|(?:that is|that 's) the line|not being (?:a thing|hoisted|washed|fed)`,
]);

/** Not going on: the day, the week, the doing of it, as a whole. */
const noMore = ofTheWriter("weak", [
	`(?:can not|could not|not|never) (?:do|face|stand|take|bear) (?:this|it|that|another|one more|tomorrow|july|monday|any more)(?: [^ .]+){0,3}|(?:not|never) walk into|one more (?:week|day|night|year|morning)|i (?:have )?run out|(?:has|have|is) run out|(?:done|tired|finished) (?:trying|convincing|fighting|with (?:trying|everything|it all))|nothing (?:touches|helps|works)|i give up|put down a bag`,
	`(?:what|whats) (?:is |am )?(?:the (?:use|point)|i (?:for|saving)|it for|for)(?= )|(?:what|why) am i (?:even )?(?:buying|saving|doing|for|still|cooking|getting)(?: [^ .]+){0,4}|what i am for|no (?:reason|sense|need|point|use) (?:to|in|for|fixing|buying)?(?: [^ .]+){0,3}|seriously whats? the point|point of (?:anything|it all|these)`,
	`(?:the )?(?:whole thing|all of it|all this) ,? ?(?:getting up)?|i think about (?:it|not|that)(?: [^ .]+){0,3} (?:most|always|every|all|at night)|(?:u|you) know ,? ?\\.? ?it(?= $)|(?:everyone|everybody|it is) (?:looks? stuff up|only a thought)|never do anything(?= )|the first time(?= $| ,)|brave (?:the|enough)|(?:same|exact same) as (?:last time|before|then)|before the hospital`,
	`(?:a |as )?(?:tired|tiredness) (?:in a way|of this kind|sleep)|sleep makes (?:it )?worse|(?:not want|hoping|hope)(?: [^ .]+){0,3} (?:wake|to wake|i just will not)|(?:will|would) not wake`,
]);

/** Emptied: nothing is felt, wanted or answered; the others are far. */
const hollow = ofTheWriter("weak", [
	`(?:not|never) (?:even )?(?:feel|felt) (?:a thing|anything|sad|afraid|it)|not even (?:crying|sad|dramatic|angry|scared)|(?:crying|tears) (?:ran out|stopped|dried)|(?:do not|not) want anything|flat thing|behind glass|like (?:describing )?a film|(?:dead man|walking (?:only )?from habit|from habit)|(?:like )?(?:a )?(?:ghost|shell|photo|robot|process)(?= )|can not feel my`,
	"(?:is|am|feel|feels|was|feeling) (?:just |so |all |completely )?(?:numb|hollow|blank|empty|invisible|finished|light|almost light|nothing)(?= $| ,| now| inside)|just (?:a )?blank|its just like ok|nothing is (?:now )?unfinished|(?:no one|nobody) (?:to text|talks to me|talk to|notices|is worrying|asks|is asking)(?: [^ .]+){0,3}|everyone (?:has )?stopped (?:asking|calling)|everyone (?:is )?(?:on the other side|else (?:gets|living))",
	`(?:have not|not) spoken|without speaking(?: out loud)?|days? without|nobody notices anything|not miss(?:ed)? (?:me|by)|(?:a )?(?:failure|mistake|nothing|waste|disappointment|fraud)(?= $| ,)|not a contribution|useless|barren|everyone (?:has|have) seen|on every phone|(?:look|looks) at my child`,
]);

/** It is hidden, and there is time in which nobody looks. */
const unseen = ofTheWriter("weak", [
	`(?:parent|partner|he|ex|roommate|flatmate|everyone|doctor|therapist|friends?|sibling)(?: [^ .]+){0,2} (?:thinks?|believes?|thought|believed|is so pleased|reckons?)(?: [^ .]+){0,8}|(?:easy|easier) to fool|i acted|(?:stop|stopped|not) looking(?= $| ,)|stop worrying|hiding it|stopped telling|got a good|keeps? asking (?:if|why|when|what) i|(?:nobody|no one) (?:saw|looks?|knows|checks|suspects|is worrying)|i (?:just )?say (?:yes|idk|i am (?:fine|ok|tired)|bonus|order|nothing)`,
	`(?:parent|partner|roommate|flatmate|housemate|he|everyone|child)(?: [^ .]+){0,6} (?:is away|works nights|on a course|out (?:of town|till|until)|gone (?:till|until|for)|(?:is|goes|going) (?:[^ .]+ ){0,3}for a week|till (?:sun|mon|thurs)\\w*|til (?:sun|mon|thurs)\\w*|until (?:sun|mon|thurs|fri)\\w*|back (?:sunday|monday|sun|late)|at her sibling(?: 's|s)?)|just me and|empty (?:flat|house|weekend)|whole (?:week|weekend) (?:alone|, an empty|nobody|no one)|quiet in the house|tomorrow i have (?:a )?free day|nobody expects|no one expects`,
	"(?:its|it is|this is) (?:just |only )?for a (?:story|book|school|friend|essay)|(?:do not|dont) tell (?:any ?one|no one)|(?:do|can|will|is|does) (?:you|someone|anyone|it)(?: [^ .]+){0,2} (?:keep what|save this|read (?:it|this) later|private)|just wondering|random (?:q|question)|(?:dont|do not) freak out|(?:like an|lol|haha|ha) (?:idiot|anyway)|told (?:my|the) (?:friends?|therapist|parent|doctor|staff|her)(?: [^ .]+){0,3} (?:i am|i was|i feel|it would|it is|3|im)",
]);

/** Unusual calm, and sleep or cheer after a long time without. */
const settled = ofTheDoer("weak", [
	`(?:not|never|no longer|less) (?:\\w+ )?(?:scared|afraid|frightened|fear|angry|worried)(?= $| ,| any ?more| now| of| with| with her)|(?:this|so|feel|feels|feeling|been|am|quite|strangely|almost) (?:\\w+ )?(?:calm|peaceful|light|free|organi[sz]ed|settled|weightless|relieved)(?= )|good mood(?= )|like something (?:got|was|has been) (?:put|lifted)|(?:a |kind of )peace (?:in|of|about|now)|funny thing is i am sleeping|you (?:decide|decided)(?: [^ .]+){0,6}|it is (?:ok|settled|comforting)(?= $| ,| to| now)|i am ready|ready whenever|last day of (?:term|school)|it feels neat|(?:very |so )soothing|kinda perfect`,
	"i (?:had|have had) (?:a )?(?:good|long) (?:run|innings)|(?:a )?good run of it|nothing (?:left )?to (?:do|finish|stay for)|(?:i )?(?:have )?finished everything|my promise|the promise is|until he is grown|i (?:did|have done) my (?:bit|part|duty|job)|i tried(?= $| ,| \\d)",
]);

export const insideFamilies: Family[] = [toBeTold, better, deathAsRest, noMore, hollow, unseen, settled];
