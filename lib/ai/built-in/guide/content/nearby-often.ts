import { atWork, child, friend, type Nearby, parent } from "./nearby-words";

/** What people tell most often. Looked at before the rest, which is in nearby.ts. */
export const often: readonly Nearby[] = [
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
			/\b(?:(?:we|he|she|they|i) (?:just )?(?:broke|split) up|(?:broke|split) up (?:with|w)\b|break(?:ing)? up with|dumped me|(?:got|was|been) dumped|left me(?! on (?:read|seen|delivered))|leaving me|(?:he|she|my (?:husband|wife|partner|boyfriend|girlfriend)) (?:has )?moved out|we(?:'re| are)? separated)\b|\bget over (?:him|her|them|my ex)\b|\bwant (?:him|her|them) back\b/i,
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
	{ words: /\bi lied to \w+/i, near: ["h:telling-a-secret", "e:apologizing"] },
	{ words: /\btrust (?:him|her|them|again|anyone|anybody|people)\b/i, near: ["h:trust-again"] },
	{ words: /\b(?:keep|kept|keeping|have|carry|carrying) (?:a|this|the) secret\b/i, near: ["h:telling-a-secret"] },
	{
		words:
			/\b(?:checks?|reads?|looks? through|goes? through|tracks?) my (?:phone|messages|mail|email|texts|location)\b/i,
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
		unless:
			/\b(?:he|she|they) (?:\w+ )?(?:does|did|do|says?|said|apologi\w+|keeps?|never|should)\b(?!.*\bi (?:want|need|should|must|have to|owe)\b)/i,
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
			/\b(?:(?:can'?t|can never|never) (?:say no|refuse)|saying no|boundar(?:y|ies)|people.?pleas\w+|(?:always|keep) say(?:ing)? yes|took on too much)\b/i,
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
			/\b(?:we need to talk|i (?:have|need|want|must|should) to tell (?:him|her|them|my \w+|the \w+)|tell (?:(?:my|your|our|the) (?:parents|family)|my (?:mum|mom|dad|mother|father|boss|husband|wife|partner|boyfriend|girlfriend)) (?:that|i|about)|haven'?t told (?!any|no)\w+|bring (?:it |this )?up with|confess|come out to|a (?:hard|difficult) conversation)\b/i,
		near: ["e:hard-conversation", "h:hard-talk"],
	},
	{
		words:
			/\b(?:start|begin|open|raise|bring up) (?:to )?(?:talking|talk|speaking|speak|a (?:talk|conversation)|the (?:topic|subject|conversation))\b/i,
		near: ["e:hard-conversation", "h:hard-talk"],
	},
	{
		words:
			/\b(?:look(?:ing)?|stalk(?:ing)?|check(?:ing)?|scroll(?:ing)?) (?:at |on |through |up )?(?:her|his|their|my ex['’]?s?) (?:instagram|insta|ig|profile|photos?|pictures|stories|story|facebook|tiktok|feed)\b/i,
		near: ["h:ex-on-my-mind", "h:no-contact"],
	},
	{ words: /\btakes? credit\b|\bhumiliated me\b|\bcriticizes? me\b/i, and: atWork, near: ["e:hard-conversation"] },
	{
		words:
			/\b(?:can'?t decide|decide (?:if|whether|between)|i have to decide|want to decide|decision|torn between|stay or (?:go|leave)|leave or stay|don'?t know (?:if|whether) (?:i|to))\b/i,
		near: ["e:decision", "h:a-decision"],
	},
	{
		words:
			/\b(?:leave (?:him|her|my (?:husband|wife|partner))|(?:don'?t|dont) (?:no|know) if i (?:still )?love|fall(?:en|ing) out of love|no longer love)\b/i,
		near: ["h:stay-or-go", "e:decision"],
	},
	{
		words:
			/\b(?:i|he|she|wife|husband|partner|boyfriend|girlfriend|we) (?:do(?:es)?n'?t |both |really |never )*wants? (?:to have )?(?:a |another |more |a second |a third )?(?:child|kids|children|baby)\b|\b(?:talk\w*|conversation) (?:with \w+ )?about (?:having )?(?:kids|children|a (?:child|baby))\b/i,
		and: /\b(?:want(?:s|ed)?|don'?t|doesn'?t|talk(?:ing)?|conversation|bring(?:ing)? up|not sure)\b/i,
		near: ["h:wanting-children"],
	},
	{
		words:
			/\b(?:i(?:'?m| am| feel)(?: \w+)? (?:stupid|an idiot|a loser|a failure|worthless|useless|ugly|ashamed|guilty|not enough)|not (?:good|pretty|smart|thin) enough|i hate (?:myself|how i look|my body|my face)|hard on myself|my own fault|messed up everything|why am i like this|i feel guilty)\b/i,
		near: ["e:self-compassion", "h:inner-critic"],
	},
	{
		words: /\bi(?:['’]?m| am| feel| was| felt) (?:so |really |deeply )?ashamed\b|\bmy shame\b/i,
		near: ["h:shame", "e:self-compassion"],
	},
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
			/\b(?:i(?:'?m| am| feel) (?:\w+ )?lonely|loneliness|so lonely|lonelier|(?:have )?no friends|nobody (?:calls|cares|likes me|comes|came|visits)|no one (?:calls|cares|likes me|came)|don'?t know any(?:one|body) (?:here|in)|(?:flat|house|home) is so (?:quiet|empty))\b|\bto be alone (?:tonight|any ?more)\b/i,
		unless: /\b(?:not|never) lonely\b/i,
		near: ["h:loneliness"],
	},
	{ words: /\b(?:make|making|find|finding) (?:new )?friends\b/i, near: ["h:making-friends"] },
	{
		words:
			/\b(?:start dating|dating again|want to find (?:love|somebody|someone)|find love|dream partner|soulmate|the wrong (?:guys|men|women|people|girls|ones?))\b/i,
		near: ["h:ready-to-date", "e:what-i-value"],
	},
	{
		words: /\bcheck my phone\b|\bwaiting for (?:his|her|their|a) (?:text|message|call)\b/i,
		near: ["h:waiting-for-a-text"],
	},
	{
		words:
			/\b(?:(?:the|our|that) spark|(?:like (?:to )?|(?:have |has )?(?:become |became )|we are (?:just )?)(?:roommates|flatmates|friends in)|no (?:sex|affection|intimacy)|never touch(?:es)? me)\b/i,
		near: ["h:spark", "h:lonely-together"],
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
	{
		words:
			/\b(?:hardly|barely|rarely|seldom|never|no longer|stopped|don['’]?t|doesn['’]?t) (?:\w+ )?(?:touch(?:ing)?|kiss(?:ing)?|hug(?:ging)?|cuddl(?:e|ing)|hold(?:ing)? hands|make love|making love)(?: each other| anymore| any more)?\b(?! (?:it|that|this|the|my phone|alcohol)\b)/i,
		unless: /\b(?:my (?:mother|mum|mom|father|dad|parents|child|son|daughter)|hit|hits|abus\w+|afraid)\b/i,
		near: ["h:desire", "h:spark"],
	},
	{
		words:
			/\b(?:he|she|they)(?:['’]ll| will| might| is going to)? (?:ever )?(?:come|coming) back\b|\bget (?:him|her|my ex) back\b/i,
		unless: /\b(?:home|from work|from school|late|yesterday|tonight|soon|trip|holiday)\b/i,
		near: ["h:being-left", "h:no-contact"],
	},
];
