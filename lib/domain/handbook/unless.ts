/** What turns the words that an article is found by: one's own glance at one's own phone is no being watched. */
export const unless: ReadonlyMap<string, RegExp> = new Map([
	["new-baby", /\b(?:my|our|the) (?:kids|children|sons|daughters|boys|girls) (?:\w+ )?(?:fight|argue|quarrel|bicker)/i],
	[
		"phones-and-privacy",
		/\bi (?:can['’]?t|cannot|couldn['’]?t) stop (?:reading|looking|checking|scrolling)\b|\bi (?:\w+ )?(?:check|look at|reach for|stare at|keep checking|am checking) my (?:own )?phone\b|\b(?:read|reads|saw|seen|opened|opens) (?:it|them|my (?:last )?(?:message|text))\b(?!s)|\bi (?:\w+ )?(?:read|reread|found|looked|went|checked|saw)\b|\b(?:mum|mom|mother|dad|father|parents|sister|brother) (?:\w+ )?(?:found|read)\b|\bfollows? (?:his|her) ex\b|\b(?:follow\w*|liked?|request\w*)\b.*\b(?:insta(?:gram)?|facebook|tiktok|snap(?:chat)?)\b/i,
	],
	[
		"a-hard-night",
		/^(?![\s\S]*(?:want to die|to live|end (?:it|my)|suicid|myself|be dead|hurt me))[\s\S]*\b(?:(?:was|were|got|been) killed|kill(?:s|ing)? (?:us|me|it|time|the mood))\b/i,
	],
	[
		"i-frighten",
		/\b(?:it|this|that) (?:\w+ )?scares? me\b|\b(?:afraid|scared) (?:of (?!me\b)|that\b|to\b)|\b(?:he|she|they|partner|husband|wife|boyfriend|girlfriend|ex|mother|father|mum|mom|dad) (?:\w+ )?(?:checks?|reads?|tracks?|goes through|looks through) my\b|\bi (?:\w+ )?(?:check|look at|reach for|stare at|keep checking|am checking) my (?:own )?phone\b/i,
	],
	[
		"parent-ill",
		/\bmy (?:husband|wife|partner|boyfriend|girlfriend)\b(?!.*\b(?:mother|mum|mom|father|dad|parents?)\b)/i,
	],
	[
		"unrequited-love",
		/\b(?:is|are|was|fell|falling|fallen) in love with me\b|\bstop\w* (?:\w+ ){0,3}stop\w* being loved\b|\bwithout (?:\w+ )?being loved\b|\bmet online\b/i,
	],
	[
		"journaling",
		/\b(?:read|reads|found|reading) (?:my|his|her|our|the)\b.*\bdiary\b|\bdiary\b.*\b(?:read|found) it\b/i,
	],
	["using-this-app", /\breal\b.*\b(?:friend|love|man|woman|reason|problem)\b/i],
	[
		"partner-depressed",
		/^(?=.*\bpanic)(?!.*\b(?:he|she|they|his|her|husband|wife|partner|boyfriend|girlfriend|son|daughter)\b)|\bmy depression\b/is,
	],
	["saying-no", /\bi (?:finally |just |actually )?said no\b(?!.*\b(?:guilt|bad|sorry|afraid|but)\w*)/i],
	[
		"mixed-signals",
		/\bplay(?:s|ing)? (?:\w+ )?games? (?:until|till|all|on|every|with (?:the|his|her))\b|\b(?:video|computer|board|card|same|online) ?games?\b|\bgaming\b/i,
	],
	[
		"coming-out",
		/\bmy (?:\w+ )?(?:wife|husband|partner|girlfriend|boyfriend|spouse) (?:\w+ )?(?:came|comes|coming) out to (?:me|us)\b/i,
	],
	["being-mocked", /\bif i(?:['’]m| am) too sensitive\b/i],
	[
		"friendship-changing",
		/^(?!.*\bfriend).*\b(?:mother|father|mum|mom|dad|parents?|sister|brother|family|aunt|uncle|cousin|grand\w+)\b/is,
	],
	["loneliness", /\bnobody likes (?!me\b)/i],
	[
		"estrangement",
		/\bmy (?:husband|wife|partner|boyfriend|girlfriend|spouse) (?:has |have )?(?:not|hasn['’]?t|won['’]?t)\b|\b(?:since|for) (?:yesterday|this morning|last night|\w+day|an hour|(?:two|three|four|five|six|\d) (?:hours|days))\b/i,
	],
	[
		"grief-for-a-pet",
		/\b(?:neighbou?r|friend|sister|brother|boss|colleague|aunt|uncle|cousin|mother|father|mum|mom|dad)['’]?s? (?:dog|cat|horse|rabbit|pet)\b/i,
	],
	["phones", /\bonly met online\b|\bthe same game\b/i],
	["asking", /\beveryone asks (?:me )?how i am\b/i],
	["telling-a-secret", /\btold (?:\w+ ){1,3}(?:my|our) secret\b|\b(?:his|her|their) secret (?:recipe|santa|garden)\b/i],
	[
		"i-cheated",
		/\b(?:if|that|think|sure|know|fear|worried|suspect) (?:i think )?(?:he|she|they|my \w+)(?:'s| is| has| might be| may be)? (?:cheat\w*|unfaithful)/i,
	],
	[
		"moving-in",
		/\b(?:my|our) (?:\w+ )?(?:mother|mum|mom|father|dad|parents|son|daughter|children|kids)\b|\b(?:mother|mum|mom|father|dad|parents|in-laws|son|daughter|sister|brother|roommate|flatmate|neighbou?rs?) (?:\w+ )?(?:moved|moves|moving|is moving) in\b/i,
	],
	[
		"doubting-my-memory",
		/\bif i(?:['’]m| am) too sensitive\b|\bi (?:\w+ )?(?:overreacted|am too sensitive to (?:light|noise|sound))/i,
	],
	["people-pleasing", /\bto be like (?:my|him|her|them|that)\b|\byou (?:said|told me|say)\b/i],
	[
		"same-quarrel",
		/\b(?:had|after|since) (?:a|an|one|our) (?:\w+ ){0,2}(?:fight|argument|quarrel|row)\b(?!.*\b(?:same|again|always|another|every)\b)/i,
	],
	[
		"dating-apps",
		/^(?!.*\b(?:apps?|tinder|hinge|bumble|swip\w+|another|dates)\b).*\bfirst date\b|\btoo late\b|\bat \d\d\b|\b(?:his|her|their|my (?:\w+ )?\w+['’]s) (?:girlfriend|boyfriend|husband|wife|partner)\b/i,
	],
	[
		"apologizing",
		/\bapologi\w+ for (?:existing|everything|being (?:here|alive|me))\b|\b(?:keep|always) apologi\w+\b|^(?!.*\b(?:i|me|my)\b).*\b(?:he|she|they) (?:\w+ )?(?:do|does|did|says?|said|apologi\w+|keeps?)\b/is,
	],
	[
		"rejection",
		/\bturned down (?:for|by) (?:\w+ ){0,3}(?:flat|job|loan|house|visa|school|course|apartment|position)\b/i,
	],
	["no-contact", /\b(?:her|his|their) ex\b/i],
	[
		"worried-about-a-friend",
		/\bi (?:just |once )?(?:hit|slapped|punched|pushed)\b|\b(?:was|were|got|been) killed\b|\bkilled (?:in|by) (?:a|an|the)\b/i,
	],
	["a-late-diagnosis", /\balways late\b(?!.*\b(?:forget|adhd|autis\w+|diagnos\w+)\b)/is],
	["talking-about-sex", /\bsay(?:s|ing)? ["“']?nothing\b|\bwhat(?:['’]s| is) wrong\b/i],
	[
		"marrying",
		/\b(?:am|i['’]m|was|be|always) the one\b|\b(?:friend|sister|brother|son|daughter|cousin|ex|mother|mum|mom|father|dad|colleague)s? (?:\w+ ){0,4}?(?:is|are|was|gets?|got) (?:getting )?(?:married|engaged)\b/i,
	],
	["trouble-at-work", /\b(?:i (?:like|love|fancy|kissed)|crush on|flirt\w*|feelings for|in love with|slept with)\b/i],
	["being-left", /\bi can['’]?t cry\b/i],
	[
		"spark",
		/\b(?:died|passed away|widow\w*)\b|^(?!.*\b(?:we|us|married|marriage|husband|wife|partner|boyfriend|girlfriend|sex)\b).*\b(?:room|flat|house)-?mates?\b|\b(?:bored|boring) (?:with|of|in) (?:my|this) (?:life|job)\b/i,
	],
	["ex-on-my-mind", /^(?!.*\b(?:ex|him|her|them)\b).*\bthinking about (?:it|this|that)\b/is],
	[
		"words-for-the-dying",
		/\b(?:i(?:['’]m| am)|fear|afraid|scared) (?:\w+ )?(?:of )?(?:dying|death)\b|^(?!.*\b(?:dying|hospice|palliative|terminal\w*|to live|ill|goodbye|cancer|visit\w*|last days)\b)/is,
	],
	[
		"feasts-with-family",
		/\b(?:went|was|were|is) (?:\w+ ){0,2}(?:well|nice|lovely|great|good|fun|beautiful|wonderful)\b|\bnobody (?:cried|shouted|fought)\b/i,
	],
	[
		"anger",
		/\b(?:he|she|they|husband|wife|partner|boyfriend|girlfriend|father|mother|dad|mum|mom|boss|man|woman|guy)\b[^.!?]{0,30}\b(?:gets?|got|is|was|becomes?|are) (?:\w+ )?(?:angry|furious|mad)\b(?!.*\bi(?:['’]m| am)? (?:so |also )?(?:angry|furious|mad))/is,
	],
	["keeping-close", /\basked (?:\w+ )?(?:a|him|her|me|one) (?:\w+ )?question\b/i],
	[
		"drinking",
		/\baddict\w* to (?:my|his|her|the|our) (?:phone|game|games|work|screen|tiktok|instagram)\b|\bdrink\w* (?:\w+ )?(?:water|tea|coffee|milk|juice)\b/i,
	],
	["money", /\b(?:worr\w*|scared|afraid|anxious|stress\w*) about money\b(?!.*\b(?:we|us|he|she|my \w+)\b)/i],
]);
