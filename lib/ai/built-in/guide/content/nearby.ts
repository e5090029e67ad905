/** Words that somebody writes, and what is near them: exercises and articles by their addresses, the nearest first. */
export interface Nearby {
	/** What it finds is said back as the reason, so it finds a few words and no more. */
	words: RegExp;
	/** These words have to stand there too, and are said back with the others. */
	and?: RegExp;
	/** Not where these words stand there. */
	unless?: RegExp;
	/** `e:` an exercise, `h:` an article of the handbook, `q:` a questionnaire. */
	near: readonly string[];
}

/** Somebody of theirs. Never a reason by itself: that there is a mother says nothing about what is the matter. */
const parent = /\bmy (?:mother|mum|mom|mam|father|dad|parents|family|folks)\b|\b(?:mum|mom|dad|mother|father)\b/i;
const sibling = /\bmy (?:\w+ )?(?:brothers?|sisters?|siblings?|twin)\b/i;
const child = /\bmy (?:\w+ )?(?:son|daughter|kids?|children|boy|girl|baby|toddler|teenager)\b/i;
const friend = /\bmy (?:\w+ )?friends?\b|\bfriendship\b/i;
const atWork = /\bmy (?:boss|manager|colleagues?|coworkers?|team)\b|\bat work\b/i;

/**
 * For messages that no cue of an exercise and no article is sure about. The words are a reason to offer a place, and no
 * claim about what is meant. More particular words stand before more general ones.
 */
export const nearby: readonly Nearby[] = [
	{
		words:
			/\b(?:is|are|was|gets?) (?:being )?(?:hit|beaten|abused|threatened) by (?:his|her|their)\b|\bher (?:husband|boyfriend|partner|ex) (?:hits|beats|hurts|threatens) her\b|\bhis (?:wife|girlfriend|partner|ex) (?:hits|beats|hurts|threatens) him\b/i,
		near: ["h:worried-about-a-friend"],
	},
	{
		words:
			/\b(?:panic(?:k?(?:ing|y|ed))?|panic attacks?|freaking out|freak(?:ed)? out|can'?t breathe|hyperventilat\w+|heart is (?:racing|pounding)|i(?:'?m| am) (?:shaking|trembling))\b/i,
		near: ["e:calming-down-now"],
	},
	{
		words: /\bi(?:'?m| am| was| feel| get) (?:\w+ )?(?:angry|mad|furious)\b|\brage\b|\bi could scream\b/i,
		unless: /\bnot (?:\w+ )?(?:angry|mad)\b/i,
		near: ["h:anger", "e:calming-down-now"],
	},
	{
		words:
			/\b(?:can'?t|cannot|couldn'?t|don'?t) (?:fall a)?sleep\b|\binsomnia\b|\bi wake up (?:at|in the)\b|\b(?:lie|lying|lay) awake\b|\b(?:up|awake) at (?:night|[1-5] ?am)\b/i,
		near: ["h:sleep", "e:worries-put-off", "h:thoughts-at-night"],
	},
	{
		words:
			/\b(?:i worry|worr(?:ied|ying) (?:about|that|all)|overthink\w*|ruminat\w+|i(?:'?m| am| feel| get) (?:\w+ )?(?:anxious|nervous)|anxiety|dreading|expect(?:ing)? the worst)\b/i,
		near: ["e:worries-put-off", "h:thoughts-at-night"],
	},
	{
		words: /\bmy head (?:won'?t|wont|does ?n'?t|keeps)\b|\bthoughts? (?:won'?t|keep|race|are racing)\b/i,
		near: ["e:worries-put-off", "h:thoughts-at-night"],
	},
	{
		words:
			/\b(?:(?:we|he|she|they|i) (?:just )?(?:broke|split) up|break(?:ing)? up with|dumped me|(?:got|was|been) dumped|left me|leaving me|(?:he|she|my (?:husband|wife|partner|boyfriend|girlfriend)) (?:has )?moved out|we(?:'re| are)? separated)\b|\bget over (?:him|her|them|my ex)\b|\bwant (?:him|her|them) back\b/i,
		near: ["e:after-a-breakup", "h:being-left"],
	},
	{
		words: /\bmy ex\b/i,
		and: /\b(?:miss|think|dream|still|back|love[sd]?|texted)\b/i,
		near: ["h:ex-on-my-mind", "h:no-contact"],
	},
	{
		words: /\b(?:divorc(?:e|ed|ing)|separat(?:e|ed|ing|ion))\b/i,
		and: /\b(?:kids|children|son|daughter|custody)\b/i,
		unless: /\bnot (?:getting )?divorc/i,
		near: ["h:divorce-with-children", "e:after-a-breakup"],
	},
	{
		words: /\b(?:we(?:'re| are)? (?:getting )?divorc(?:ed|ing)|my divorce|filed for divorce|divorce papers)\b/i,
		unless: /\bnot (?:getting )?divorc/i,
		near: ["e:after-a-breakup"],
	},
	{
		words:
			/\b(?:passed away|was killed|first christmas without|funeral|grief|grieving|mourning|is ?n'?t here any ?more|stillborn)\b|\bi miss my (?:late )?(?:mum|mom|mother|dad|father|grand\w+|nan|gran|dog|cat)\b|\b(?:mother|mum|mom|father|dad|husband|wife|son|daughter|brother|sister|friend|grand\w+|aunt|uncle|cousin|dog|cat|he|she) (?:has )?died\b|\bdeath of\b/i,
		near: ["e:grief", "h:grief"],
	},
	{
		words:
			/\bdementia|alzheimer\w*|\b(?:had|has|having|getting|gets|in|on|is on|started) (?:a stroke|cancer|a heart attack|chemo\w*)\b|\b(?:is|are|fell) (?:very |so |really |seriously )?(?:ill|dying)\b|\bin (?:the )?hospital\b/i,
		and: parent,
		near: ["h:parent-ill", "h:caring"],
	},
	{
		words:
			/\bdementia|alzheimer\w*|\b(?:had|has|having|getting|gets|in|on|is on|started) (?:a stroke|cancer|a heart attack|chemo\w*)\b|\b(?:is|fell) (?:very |so |really |seriously )?ill\b/i,
		and: /\bmy (?:husband|wife|partner|boyfriend|girlfriend)\b/i,
		near: ["h:partner-ill", "h:caring"],
	},
	{
		words:
			/\b(?:jealous(?:y)?|envious|follows? (?:his|her) ex|still (?:likes|talks to|texts|follows) (?:his|her) ex|goes out without me)\b/i,
		unless: /\b(?:he|she|boyfriend|girlfriend|husband|wife|partner) (?:is|gets|are|was) (?:\w+ )?jealous\b/i,
		near: ["e:jealousy", "h:jealousy"],
	},
	{
		words: /\b(?:he|she|boyfriend|girlfriend|husband|wife|partner) (?:is|gets|was) (?:\w+ )?jealous\b/i,
		near: ["h:jealousy"],
	},
	{
		words:
			/\b(?:cheated on me|is cheating|has an affair|had an affair|unfaithful|slept with (?:someone|somebody|another|her|his))\b/i,
		near: ["h:they-cheated", "h:trust-again"],
	},
	{ words: /\b(?:he|she|they|\w+) (?:lied to me|keeps? lying|lies to me)\b/i, near: ["h:small-lies", "h:trust-again"] },
	{ words: /\bi lied\b/i, near: ["h:telling-a-secret", "e:apologizing"] },
	{ words: /\btrust (?:him|her|them|again|anyone|anybody|people)\b/i, near: ["h:trust-again"] },
	{ words: /\b(?:keep|kept|keeping|have|carry|carrying) (?:a|this|the) secret\b/i, near: ["h:telling-a-secret"] },
	{
		words:
			/\b(?:checks?|reads?|looks? through|goes? through|tracks?) my (?:phone|messages|mail|email|texts|diary|location)\b/i,
		unless: /\bi (?:\w+ )?(?:read|check|checked|track|looked|went)\b/i,
		near: ["h:phones-and-privacy"],
	},
	{
		words:
			/\bwe (?:\w+ )?(?:fight|fought|argue[ds]?|quarrel\w*|bicker\w*|row(?:ed)?)\b|\b(?:an|our|this|the|a) (?:\w+ )?(?:fight|argument|quarrel|row)\b|\b(?:fighting|arguing|quarrell?ing|bickering) (?:with|about|over|again|all)\b|\b(?:argued|fought) with\b/i,
		unless:
			/\b(?:kids|children|they|neighbou?rs|parents|colleagues) (?:\w+ )?(?:fight|argue|quarrel)|\b(?:arguing|fighting) with you\b/i,
		near: ["e:quarrel-from-outside", "h:same-quarrel"],
	},
	{
		words:
			/\bi (?:\w+ )?(?:snapped at|shouted at|yelled at|screamed at|lost it with|lost my temper|said (?:something|some things) (?:awful|terrible|horrible|mean|cruel)|hurt (?:him|her|them|my \w+)|ruined (?:his|her|their|our))\b|\b(?:apologi[sz]e|apology|say sorry|make up (?:for|after|with))\b/i,
		near: ["e:apologizing", "h:apologizing"],
	},
	{
		words:
			/\b(?:silent treatment|ignores me|ignoring me|stopped talking to me|won'?t (?:talk|speak) to me|not speaking|haven'?t spoken|(?:he|she|they|\w+) shuts? down|walks away when)\b/i,
		near: ["h:silence"],
	},
	{
		words:
			/\bhaven'?t spoken\b|\bnot speaking\b|\bcancell?ed on me\b|\bnever (?:writes|texts|calls) (?:first|back)\b|\bdrift(?:ed|ing) apart\b/i,
		and: friend,
		near: ["h:friendship-ending"],
	},
	{
		words:
			/\b(?:can'?t (?:say no|refuse)|say(?:ing)? no|boundar(?:y|ies)|people.?pleas\w+|always say yes|(?:said|say) yes|borrow(?:s|ed)? money|took on too much)\b/i,
		near: ["e:saying-no", "h:saying-no"],
	},
	{
		words:
			/\b(?:calls|rings|texts|phones) me \w+ times\b|\b(?:interferes?|interfering|meddl\w+|turns up (?:unannounced|without))\b/i,
		and: parent,
		near: ["h:limits-with-parents", "e:saying-no"],
	},
	{
		words:
			/\b(?:i need (?:more )?(?:time|space|help|affection|attention)|does ?n'?t help|never helps|to help (?:more|at home|me)|ask (?:for|my boss for) a raise|what i need|forgot (?:my|our) (?:birthday|anniversary)|takes? credit|never says thank)\b/i,
		near: ["e:asking-for-something", "h:asking"],
	},
	{
		words:
			/\b(?:we need to talk|i (?:have|need|want|must|should) to tell (?:him|her|them|my \w+|the \w+)|tell (?:(?:my|your|our|the) (?:parents|family)|my (?:mum|mom|dad|mother|father|boss|husband|wife|partner|boyfriend|girlfriend)) (?:that|i|about)|haven'?t told|bring (?:it |this )?up with|confess|come out to|a (?:hard|difficult) conversation)\b/i,
		near: ["e:hard-conversation", "h:hard-talk"],
	},
	{ words: /\btakes? credit\b|\bhumiliated me\b|\bcriticizes? me\b/i, and: atWork, near: ["e:hard-conversation"] },
	{
		words:
			/\b(?:can'?t decide|decide (?:if|whether|between)|i have to decide|want to decide|decision|torn between|stay or (?:go|leave)|leave or stay|don'?t know (?:if|whether) (?:i|to)|(?:he|she) proposed)\b/i,
		near: ["e:decision", "h:a-decision"],
	},
	{
		words:
			/\b(?:leave (?:him|her|my (?:husband|wife|partner))|(?:don'?t|dont) (?:no|know) if i (?:still )?love|fall(?:en|ing) out of love|no longer love)\b/i,
		near: ["h:stay-or-go", "e:decision"],
	},
	{
		words: /\b(?:a|another|third|second|more|have|having|want) (?:child|kids|children|baby)\b/i,
		and: /\b(?:want(?:s|ed)?|don'?t|doesn'?t)\b/i,
		near: ["h:wanting-children"],
	},
	{
		words:
			/\b(?:i(?:'?m| am| feel)(?: \w+)? (?:stupid|an idiot|a loser|a failure|worthless|useless|ugly|ashamed|guilty|not enough)|not (?:good|pretty|smart|thin) enough|i hate (?:myself|how i look|my body|my face)|hard on myself|my own fault|messed up everything|why am i like this|i feel guilty)\b/i,
		near: ["e:self-compassion", "h:inner-critic"],
	},
	{ words: /\b(?:ashamed|embarrass\w+|shame)\b/i, unless: /\bnot ashamed\b/i, near: ["h:shame", "e:self-compassion"] },
	{
		words: /\b(?:compar(?:e|ing) myself|everyone else (?:is|has)|everybody else (?:is|has))\b/i,
		near: ["h:inner-critic", "e:self-compassion"],
	},
	{
		words:
			/\bi(?:'?m| am| feel) (?:\w+ )?(?:overwhelmed|exhausted|burn(?:ed|t) ?out|stressed)\b|\bburn ?out\b|\bcan'?t cope\b/i,
		near: ["e:calming-down-now", "h:burnout"],
	},
	{
		words: /\bi do everything\b|\beverything (?:is|falls) on me\b|\bme (?:who|that) does everything\b/i,
		unless: parent,
		near: ["h:chores", "e:asking-for-something"],
	},
	{
		words:
			/\b(?:i(?:'?m| am| feel) (?:\w+ )?(?:alone|lonely)|lonel(?:y|iness)|(?:have )?no friends|nobody (?:calls|cares|likes|comes|came|visits)|no one (?:calls|cares|likes|came)|don'?t know any(?:one|body) (?:here|in)|(?:flat|house|home) is so (?:quiet|empty))\b|\bto be alone (?:tonight|any ?more)\b/i,
		unless: /\b(?:not|never) lonely\b/i,
		near: ["h:loneliness"],
	},
	{ words: /\b(?:make|making|find|finding) (?:new )?friends\b/i, near: ["h:making-friends"] },
	{ words: /\bnobody (?:came|called|comes)\b/i, near: ["h:making-friends"] },
	{
		words:
			/\b(?:start(?:ed)? dating|dating again|tinder|hinge|bumble|dating apps?|want to find (?:love|somebody|someone)|find love|never had a (?:relationship|boyfriend|girlfriend)|dream partner|soulmate|the wrong (?:guys|men|women|people|girls|ones?))\b/i,
		near: ["h:ready-to-date", "e:what-i-value"],
	},
	{
		words:
			/\bshould i (?:text|call|write to|message) (?:him|her|them)\b|\bcheck my phone\b|\bwaiting for (?:his|her|their|a) (?:text|message|call)\b/i,
		near: ["h:waiting-for-a-text"],
	},
	{
		words:
			/\b(?:(?:the|our|that) spark|like (?:to )?(?:roommates|flatmates|friends in)|no (?:sex|affection|intimacy)|never touch(?:es)? me)\b/i,
		near: ["h:spark", "h:lonely-together"],
	},
	{
		words: /\b(?:never|can'?t|don'?t) open up\b|\b(?:he|she) (?:is|seems) (?:so )?distant\b/i,
		near: ["h:attachment", "h:lonely-together"],
	},
	{ words: /\blong.distance\b/i, near: ["h:long-distance"] },
	{ words: /\bopen relationship|polyamor\w+/i, near: ["h:open-relationships"] },
	{
		words:
			/\b(?:dad|father|mum|mom|mother) (?:who )?(?:was never (?:there|home|around)|never (?:loved|hugged|said|saw|came|calls|called)|left (?:us|me|when)|ignored me)\b/i,
		near: ["h:absent-father", "h:parents-hurt", "e:unsent-letter"],
	},
	{
		words: /\bfavou?rs? my (?:brother|sister)\b|\bfavou?rite child\b|\bthe favou?rite\b/i,
		near: ["h:siblings", "h:parents-hurt"],
	},
	{
		words:
			/\b(?:drinks too much|(?:dad|father|mum|mom|mother|husband|wife|partner|boyfriend|girlfriend|brother|sister|son|daughter) drinks|drinking again|(?:is|was) (?:always )?drunk|when (?:he|she|they) drinks?|alcoholic|stop drinking)\b/i,
		near: ["h:drinking"],
	},
	{ words: /\b(?:mother|father)-in-law\b|\bin-laws\b/i, near: ["h:in-laws"] },
	{
		words: /\bmy step(?:son|daughter|mother|father|kids|children|mum|mom|dad)\b/i,
		and: /\b(?:hate|argu|fight|not|never|n't|hard|difficult)\w*/i,
		near: ["h:stepfamily"],
	},
	{
		words: /\b(?:yell(?:ed)?|shout(?:ed)?|snapp?(?:ed)?|lost my temper)\b/i,
		and: child,
		near: ["e:apologizing", "h:anger"],
	},
	{ words: /\b(?:since|after) the baby\b|\bnew ?born\b/i, near: ["h:new-baby"] },
	{
		words:
			/\b(?:compar\w+|jealous|fight\w*|argu\w+|stole|never (?:calls|speaks|talks)|haven'?t spoken|hate[sd]?|inherit\w*|quarrel\w*|not speaking|falling out|fell out)\b/i,
		and: sibling,
		near: ["h:siblings"],
	},
	{
		words:
			/\b(?:hurt|hit me|beat|criticiz\w+|criticis\w+|never (?:proud|loved|said)|blames? me|ashamed of me|disown\w*|childhood)\b/i,
		and: parent,
		near: ["h:parents-hurt", "e:unsent-letter"],
	},
	{
		words:
			/\b(?:don'?t know (?:what i want|who i am)|what matters to me|what i (?:really|even) want|meaning of (?:my )?life|my purpose|is this it\b)/i,
		near: ["e:what-i-value", "h:what-i-value", "q:2"],
	},
	{ words: /\bmy patterns?\b/i, near: ["q:6", "h:attachment"] },
	{
		words:
			/\bi want (?:to|too) (?:stop (?:smoking|drinking|eating|scrolling|biting|buying)|start|exercise|quit|learn|lose weight|run|eat (?:better|less|more)|get fit)\b|\b(?:my goal|new habit|bad habit|never start|keep forgetting|procrastinat\w+|new year'?s resolution)\b/i,
		near: ["e:when-and-then"],
	},
	{
		words:
			/\b(?:grateful (?:to|for)|thankful (?:to|for)|never thanked|does so much for (?:me|us)|appreciate (?:him|her|them)|kind to me|never tell (?:him|her|them) (?:how|that|thank))\b/i,
		near: ["e:gratitude-told"],
	},
	{
		words:
			/\b(?:(?:has|have)n'?t|doesn'?t|won'?t|never|no longer|stopped) (?:\w+ )?(?:touch(?:ed|es|ing)?|kiss(?:ed|es|ing)?|hug(?:ged|s|ging)?|sleep(?:ing)? with|slept with|want(?:ed|s|ing)?) me\b|\b(?:no|haven'?t had|hadn'?t had|stopped having) sex\b|\bsexless\b|\bdead bedroom\b/i,
		near: ["h:desire", "h:spark"],
	},
	{ words: /\bporn\w*\b|\bbad in bed\b|\b(?:fake|faking|faked) (?:it|orgasms?)\b/i, near: ["h:talking-about-sex"] },
	{
		words:
			/\bneed (?:to|some) sleep\b|\b(?:head|mind|brain) (?:is|does|will|was) ?(?:not|n'?t) (?:stop|stopping|shut|quiet)\w*|\bswitch (?:my (?:head|brain|mind) )?off\b|\bawake (?:again|since|at)\b/i,
		unless: /\bphone\b/i,
		near: ["e:worries-put-off", "h:sleep", "h:thoughts-at-night"],
	},
	{
		words:
			/\b(?:text|message|call|write|talk|answer|reply) (?:you |me )?later\b|\b(?:read|seen|opened) my (?:last )?(?:message|text)\b|\b(?:hasn'?t|didn'?t|haven'?t|not) (?:\w+ )?(?:answer(?:ed)?|repl(?:y|ied)|text(?:ed)?|call(?:ed)?|write|written)(?: me)?(?: back)?\b|\btexts? first\b/i,
		and: /\b(?:hours?|hrs?|days?|weeks?|since|yesterday|yet|still|always|again|morning|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/i,
		near: ["h:waiting-for-a-text"],
	},
	{
		words:
			/\bblocked me\b|\bunmatched me\b|\b(?:vanished|disappeared) (?:on me|after|without)\b|\bjust stopped (?:answering|replying|writing|texting)\b/i,
		near: ["h:ghosted"],
	},
	{
		words:
			/\b(?:how to|forgot how to|can'?t|learn to|how do (?:i|you|people)) flirt\b|\b(?:been )?single (?:for )?(?:\w+ ){0,2}(?:yrs?|years?)\b|\bnever been (?:kissed|in love|on a date|in a relationship)\b|\bfirst date\b/i,
		unless: /\b(?:our|the best) first date\b|\bremember\b/i,
		near: ["h:ready-to-date"],
	},
	{
		words:
			/\b(?:if|whether) i (?:\w+ )?(?:still |actually |really |even )?love (?:him|her|them|my \w+)\b|\b(?:my|our) (?:marriage|relationship) (?:is|might be|feels|seems) (?:\w+ )?(?:over|dead|ending|finished|dying|falling apart|failing)\b|\b(?:fell|fallen|falling) out of love\b/i,
		near: ["h:stay-or-go", "e:decision"],
	},
	{
		words:
			/\bi (?:\w+ )?(?:keep|always|only) (?:\w+ )?(?:pick|picking|choose|choosing|attract|attracting|date|dating|fall for|falling for|end up with|ending up with) (?:the )?(?:men|women|guys|girls|people|someone|wrong|same|unavailable|ones?)\b|\bi (?:always|keep) (?:leave|leaving|run|running|push|pushing|pull|pulling|end|ending|sabotage|sabotaging|cling|clinging)\b/i,
		near: ["h:attachment"],
	},
	{
		words:
			/\b(?:crush on|feelings for|falling for|fallen for|in love with) (?:my|a|the|this|someone|somebody|him|her|another)\b/i,
		unless: /\b(?:new (?:boyfriend|girlfriend)|each other|husband|wife|our)\b/i,
		near: ["h:unrequited-love"],
	},
	{
		words:
			/\btell(?:ing)? (?:him|her|them|someone|somebody|a person) (?:that )?(?:i|you) (?:love|like|fancy)\b|\bsay i love you\b|\bwhat are we\b|\bwhat we are\b|\bofficial\b.*\b(?:yet|girlfriend|boyfriend)\b/i,
		near: ["h:what-are-we"],
	},
	{
		words: /\bi (?:kissed|slept with|had sex with|cheated|was unfaithful|had (?:an affair|a one.night))\b/i,
		and: /\b(?:else|husband|wife|boyfriend|girlfriend|partner|married|guilt\w*|confess|tell (?:him|her)|another)\b/i,
		near: ["h:i-cheated"],
	},
	{
		words:
			/\b(?:lied|lying) (?:to|about)\b|\bhiding (?:it|this|something|that)\b|\bbehind (?:his|her|their|my \w+(?:'s)?) back\b/i,
		and: /\bi(?:'ve| have|'m| am)? (?:\w+ ){0,2}(?:lied|lying|hiding|hid|did|been)\b/i,
		near: ["h:telling-a-secret"],
	},
	{
		words: /\b(?:met|talking to|chatting with) (?:\w+ ){0,4}online\b|\bonline (?:boyfriend|girlfriend|love)\b/i,
		and: /\b(?:money|gift cards?|ticket|bitcoin|crypto|invest\w*|bank|fees?|visa)\b/i,
		near: ["h:early-signs"],
	},
	{
		words: /\b(?:len[dt]|lending|loaned) (?:him|her|them|my \w+)\b|\bowes? me\b|\bpay me back\b|\bmy money back\b/i,
		near: ["e:asking-for-something"],
	},
	{
		words: /\bmy (?:roommate|flatmate|housemate|neighbou?rs?)\b/i,
		and: /\b(?:eats?|never|doesn'?t|won'?t|loud|noise|noisy|clean\w*|dishes|party|parties|smok\w+|music|uses?|takes?)\b/i,
		near: ["e:asking-for-something"],
	},
	{
		words: /\b(?:marry|marrying|marriage|engaged|dating|girlfriend|boyfriend|husband|wife|partner)\b/i,
		and: /\b(?:muslim|christian|catholic|jewish|hindu|sikh|atheist|religio\w+|faith|church|mosque|temple|caste|arranged|culture|conver(?:t|ting)|deacon|pastor|imam|orthodox|mormon|chosen for me|they chose|have choosen|have chosen)\b/i,
		near: ["h:different-backgrounds"],
	},
	{
		words:
			/\b(?:won'?t|doesn'?t|don'?t|does not|will not|refuses to|stopped) (?:speak|talk|speaking|talking|answer|answering)(?: to)?(?: me)?\b|\bcut (?:me|us|him|her|them|my \w+) off\b|\b(?:no|lost) contact with\b|\bhaven'?t (?:seen|spoken to|heard from)\b/i,
		and: /\bmy (?:\w+ )?(?:son|daughter|mother|mum|mom|father|dad|parents|brother|sister|family|grand\w+)\b/i,
		unless: /\b(?:today|this morning|yesterday|since (?:lunch|breakfast|monday))\b/i,
		near: ["h:estrangement"],
	},
	{
		words: /\b(?:likes?|loves?|prefers?|favou?rs?|always (?:helps|praises|defends)) my (?:brother|sister)\b/i,
		near: ["h:siblings"],
	},
	{
		words: /\b(?:i'?m|i am|at|over|turning|turned) (?:5[5-9]|[6-9]\d|fifty|sixty|seventy|eighty)\b/i,
		and: /\b(?:love|dat(?:e|ing)|in love|too (?:late|old)|alone|marry|partner)\b/i,
		near: ["h:getting-older"],
	},
	{
		words:
			/\b(?:if|whether) i (?:can |should )?(?:believe|trust) (?:him|her|them|it)\b|\b(?:don'?t|can'?t|cannot) (?:believe|trust) (?:him|her|them)\b/i,
		near: ["h:trust-again"],
	},
	{ words: /\b(?:so |too )?(?:needy|clingy)\b/i, near: ["h:attachment"] },
	{
		words:
			/\b(?:becoming|turning into|become|turn into|sound(?:ing)? like|end(?:ing)? up like|just like) my (?:own )?(?:mother|mum|mom|father|dad|parents)\b/i,
		near: ["h:parents-hurt"],
	},
	{
		words:
			/\bi(?:'?m| am|'?m being| feel like| was) (?:such )?(?:a |an )?(?:\w+ )?(?:bad|horrible|terrible|awful|rubbish|shit|worst) (?:mother|mum|mom|father|dad|parent|daughter|son|friend|wife|husband|partner|girlfriend|boyfriend|person|human)\b/i,
		near: ["e:self-compassion", "h:inner-critic"],
	},
	{
		words: /\b(?:nobody|no one) (?:\w+ )?(?:knows|understands|sees|gets|hears|listens to) me\b/i,
		near: ["h:loneliness"],
	},
	{ words: /\btrust my (?:gut|instincts?|feelings?)\b/i, near: ["e:decision", "h:a-decision"] },
	{
		words:
			/^depressed\b|\b(?:i'?m|i am|feel|feeling|i feel) (?:\w+ )?(?:depressed|hopeless|so low|really low|very low|so down|really down|empty inside)\b/i,
		near: ["e:self-compassion"],
	},
	{
		words: /\b(?:mum|mom|mother|dad|father|she|he)(?:'s| is| has) been (?:gone|dead)\b/i,
		near: ["h:grief", "e:grief"],
	},
	{ words: /\bwait(?:ing)? (?:until|till) (?:we(?:'re| are) )?marri(?:age|ed)\b/i, near: ["h:talking-about-sex"] },
	{ words: /\bprenup\w*\b/i, near: ["h:money"] },
	{
		words: /\bi(?:'?m| am| feel) (?:\w+ )?nervous\b/i,
		and: /\b(?:tonight|tomorrow|today|date|interview|exam|speech|now|hands|wedding)\b/i,
		near: ["e:calming-down-now"],
	},
	{
		words: /\bshould(?:n'?t| not) have said\b|\bwish i (?:hadn'?t|had not) said\b|\btake (?:it|that) back\b/i,
		near: ["e:apologizing", "h:apologizing"],
	},
	{
		words:
			/\bnever (?:says?|said|tells? me) (?:that )?(?:he|she|i|they) loves?\b|\bshow(?:s|ing)? (?:\w+ )?(?:love|affection)\b/i,
		unless: parent,
		near: ["h:love-languages"],
	},
	{ words: /\bemotionally (?:un)?available\b/i, near: ["h:lonely-together", "h:attachment"] },
	{
		words:
			/\bnever (?:wants? to|has time to|can) (?:meet|see me)\b|\b(?:won'?t|doesn'?t want to|afraid to|not ready to) commit\b|\bhot and cold\b/i,
		near: ["h:mixed-signals"],
	},
	{
		words: /\b(?:won'?t|hasn'?t|didn'?t|doesn'?t want to|never) (?:\w+ )?(?:propose[ds]?|marry me)\b/i,
		near: ["e:hard-conversation", "h:hard-talk"],
	},
	{ words: /\b(?:love|loving|in love with) (?:two|both)\b/i, near: ["e:decision"] },
	{
		words:
			/\b(?:deleted|blocked) (?:his|her|their|my ex'?s?) (?:number|contact)\b|\bunfollow(?:ed|ing)? (?:him|her|my ex)\b/i,
		near: ["h:no-contact"],
	},
	{ words: /\bhealthy relationship\b/i, near: ["h:early-signs"] },
	{
		words: /\b(?:losing|lost|loss of) (?:a|my|our) (?:child|son|daughter|little (?:boy|girl))\b/i,
		near: ["h:grief", "e:grief"],
	},
	{
		words: /\bwhy can'?t i (?:just )?be (?:normal|happy|like|enough)\b|\bwhat(?:'s| is) wrong with me\b/i,
		near: ["e:self-compassion", "h:inner-critic"],
	},
	{
		words: /\bultimatum\b/i,
		near: ["h:saying-no"],
	},
	{
		words:
			/\b(?:calls|rings|texts|phones|messages) (?:me )?(?:every|all|\d+|\w+ times|twice|constantly|non.?stop)\b|\bguilt.?trip\w*\b|\bcomments? on my (?:weight|body|clothes|life|house|hair|cooking|parenting)\b|\bstill (?:treats|talks to) me like\b/i,
		and: parent,
		near: ["h:limits-with-parents", "e:saying-no"],
	},
	{
		words:
			/\b(?:don'?t|do not|didn'?t) want to (?:go|come|attend|host|visit|be there|do it|help|travel|organi[sz]e|pay|lend)\b|\bsaying yes\b|\b(?:got|been) roped in\b|\balways (?:the one who|me who) (?:pays|helps|drives|hosts|organi[sz]es|stays late)\b|\bstop paying\b/i,
		near: ["e:saying-no", "h:saying-no"],
	},
	{
		words:
			/\bwork (?:is|has been|keeps) (?:\w+ )?(?:eating|killing|crushing|draining|swallowing|too much|taking over|non.?stop|crazy|insane)\b|\bnothing left for (?:the|my|him|her|anyone|us|anything)\b|\b(?:work|working) (?:\w+ ){0,2}(?:weekends|60|70|80|all the time|every night)\b|\bhate my job\b/i,
		near: ["h:burnout"],
	},
	{
		words:
			/\bhand over the baby\b|\b(?:new|our|the) baby\b|\b(?:\d+|two|three|four|five|six|few) (?:weeks?|months?) (?:old|postpartum)\b/i,
		and: /\b(?:we|us|husband|wife|partner|boyfriend|girlfriend|he|she)\b/i,
		unless: /\blost the baby\b/i,
		near: ["h:new-baby"],
	},
	{
		words: /\b(?:miscarr\w+|lost the baby|stillb\w+)\b/i,
		near: ["h:miscarriage", "e:grief"],
	},
	{
		words:
			/\b(?:ivf|infertil\w*|trying for a (?:baby|child)|can'?t (?:get pregnant|have (?:kids|children|a baby))|negative test)\b/i,
		near: ["h:infertility"],
	},
	{
		words: /\bgo to bed angry\b/i,
		near: ["h:same-quarrel"],
	},
	{
		words:
			/\b(?:who am i|feel(?:ing)?|i'?m|i am|so) (?:\w+ )?(?:stuck|drifting|on autopilot)\b|\b(?:midlife crisis|quarter.?life|what'?s the next step)\b/i,
		unless: /\b(?:traffic|lift|elevator|train|airport)\b/i,
		near: ["e:what-i-value", "h:what-i-value"],
	},
	{
		words: /\b(?:letter to|things i never|never got to say|wish i could (?:tell|say)|wish i had (?:told|said))\b/i,
		near: ["e:unsent-letter"],
	},
	{ words: /\b(?:forgiv(?:e|ing|en))\b/i, near: ["h:forgiving"] },
	{ words: /\b(?:rest|relax)\b/i, and: /\bguilty\b/i, near: ["h:perfectionism", "e:self-compassion"] },
	{ words: /\b(?:earns? (?:\w+ ){0,3}(?:more|less)|pays for everything)\b/i, near: ["h:money"] },
];

/** The questionnaires that are named above. */
export const questionnaireNames: Readonly<Record<string, string>> = {
	"2": "What Matters to You",
	"6": "Your Relationship Patterns",
};
