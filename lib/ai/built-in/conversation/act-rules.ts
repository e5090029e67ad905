import type { aboutCoach, cannot, repairs } from "./stock/about-coach";
import type { smallTalk } from "./stock/small-talk";

/** What somebody does with a message, apart from telling something. */
export type Act =
	| { kind: "small"; of: keyof typeof smallTalk }
	| { kind: "about"; of: keyof typeof aboutCoach }
	| { kind: "cannot"; of: keyof typeof cannot }
	| { kind: "repair"; of: keyof typeof repairs }
	| { kind: "known"; of: "goals" | "patterns" | "journal" | "scripts" | "all" }
	| { kind: "advice" }
	| { kind: "vague" }
	| { kind: "tell" };

interface Rule {
	act: Act;
	pattern: RegExp;
	/** Longer messages than this tell something besides, and the pattern says nothing about them. */
	most: number;
}

const small = (of: keyof typeof smallTalk, pattern: RegExp, most = 8): Rule => ({
	act: { kind: "small", of },
	pattern,
	most,
});
const about = (of: keyof typeof aboutCoach, pattern: RegExp, most = 30): Rule => ({
	act: { kind: "about", of },
	pattern,
	most,
});
const cannotDo = (of: keyof typeof cannot, pattern: RegExp, most = 40): Rule => ({
	act: { kind: "cannot", of },
	pattern,
	most,
});
const repair = (of: keyof typeof repairs, pattern: RegExp, most = 25): Rule => ({
	act: { kind: "repair", of },
	pattern,
	most,
});

const start = "^(?:(?:so|well|ok|okay|and|but|hey|hi|sage|please|no|ugh|lol|um|hm+)[, ]+)*";
const someone =
	"(?:he|she|they|we|him|her|them|it|my (?:ex|husband|wife|partner|boyfriend|girlfriend|bf|gf|crush|friend)|this guy|this girl|the guy|the girl)";

/** What only hands could do, asked for in so many words. "Remind me why I left" asks for something else. */
const errand =
	"(?:remind me(?! (?:of|why|what|that|who|how)\\b)|(?:set|make|create) (?:me )?(?:a |an )?(?:reminder|alarm|timer|appointment)|send (?:me|him|her|them|my \\w+|help|someone|somebody|an? (?:email|text|message))\\b(?! (?:away|off|back|home|to)\\b)|(?:book|order|buy) (?:me|us|an?|my)\\b|(?:delete|erase|remove) (?:my|this|that|all|everything)\\b|save (?:this|that|it)\\b|add (?:this|that|it|an?|my) .*(?:goals?|journal|calendar|timeline)\\b|(?:add|set|create|make) (?:me )?an? (?:new )?goal\\b|change my (?:password|e-?mail|username|settings)\\b|play (?:me )?(?:some |a )?(?:music|song))";

/** Over the message in lower case with straight apostrophes, without marks at its ends; the first that fits counts. */
export const rules: readonly Rule[] = [
	repair(
		"insulted",
		/\b(?:f+u+c+k+ (?:you|off|this app)|screw you|piss off|you(?:'re| are) (?:so |such |a |an |really |just )*(?:stupid|idiot|dumb|moron|pathetic|garbage|trash|joke|shit\w*)|stupid (?:bot|robot|app|machine|program|coach)|dumb (?:bot|app|machine)|i hate you|(?:you|u|ya) suck|you(?:'re| are) the worst|hate this (?:app|bot)|go to hell)\b|(?:^|[.,!] )(?:just |please |oh )?shut (?:the \w+ )?up\b/,
	),
	repair(
		"repeated",
		/\byou(?:'ve| have)? (?:already|just|keep|always|literally) (?:\w+ )?(?:said|say|saying|ask|asked|asking|told|repeat\w*)\b|\byou(?:'re| are) repeating\b|\bstop repeating\b|\bsame (?:question|thing|answer|phrase)s? (?:again|over|every)\b|\byou (?:said|asked) (?:me )?that (?:already|before)|\bbroken record\b|\byou keep (?:saying|asking|repeating)\b/,
	),
	repair(
		"stopAsking",
		/\b(?:stop|quit|enough|no more|don't|dont) (?:\w+ ){0,3}?(?:questions?|asking|quizzing|interrogat\w+)\b|\btoo many questions\b|\bwhy (?:do|are) you (?:always |keep )?ask(?:ing)?\b|\bjust listen\b/,
	),
	repair(
		"useless",
		/^(?:that'?s a |what a |such a )?(?:stupid|dumb|silly|weird|bad) question$|^what(?:'s| is) the point\b|\b(?:useless|pointless|waste of time|not help(?:ing|ful)|isn't help(?:ing|ful)|doesn't help|didn't help|no help|unhelpful|this is (?:stupid|dumb|bullshit|bs|crap|rubbish|nonsense|ridiculous|silly|boring)|you don't (?:get|understand) (?:it|me|anything)|you(?:'re| are) not (?:listening|helping|even (?:listening|reading))|are you even (?:listening|reading)|did you even (?:read|listen)|fortune cookie|generic|that makes no sense|makes no sense|what a load|means nothing)\b/,
	),
	repair(
		"corrected",
		/\b(?:not what i (?:meant|said|mean|asked|was saying)|you (?:misunderstood|misread|got (?:it|that|me) wrong|have (?:it|that|me) wrong|are wrong|missed)|you're wrong|i (?:didn't|did not|never) (?:say|said|mean) (?:that|it)|that's (?:not (?:it|right|true|the point|how it is|how it was)|wrong|incorrect)|that is (?:not (?:it|right|true|the point)|wrong)|it's not (?:about )?that)\b/,
	),
	repair(
		"unclear",
		new RegExp(
			`${start}(?:what do you mean|what does that mean|what do you mean by (?:that|this)|i don't (?:understand|get) (?:the |your |that |what you(?:'re| are) (?:asking|saying))?(?:question)?|i do not understand(?: the question| you)?|huh|what|come again|sorry what|can you (?:explain|rephrase)(?: that| it)?|explain|i'm lost|rephrase(?: that)?|say (?:that|it) (?:again )?(?:differently|simpler|more simply))$`,
		),
		14,
	),

	{
		act: { kind: "known", of: "goals" },
		pattern:
			/\b(?:what (?:are|were|is) my (?:current )?goals?|(?:show|list|tell) me my goals?|do you know my goals?|remind me of my goals?)\b/,
		most: 16,
	},
	{
		act: { kind: "known", of: "patterns" },
		pattern:
			/\b(?:what(?:'s| is| are| were) my (?:relationship )?(?:patterns?|scores?|results?)|(?:show|tell) me my (?:patterns?|scores?)|which pattern am i)\b/,
		most: 16,
	},
	{
		act: { kind: "known", of: "scripts" },
		pattern: /\bmy (?:life|love) script\b.*\?|\b(?:what(?:'s| is)|show me|tell me|read me) my (?:life |love )?script\b/,
		most: 14,
	},
	{
		act: { kind: "known", of: "journal" },
		pattern:
			/\b(?:what did i write (?:in my journal|about)|(?:have|did) you read my journal|can you (?:see|read) my journal|do you (?:see|read|know) my journal)\b/,
		most: 20,
	},
	{
		act: { kind: "known", of: "all" },
		pattern:
			/\b(?:what do you know about me|do you know (?:anything about me|who i am|me)|tell me (?:what you know )?about me|what (?:have you|do you have) (?:saved|stored|got) (?:about|on) me)\b/,
		most: 20,
	},

	about(
		"instructions",
		/\b(?:ignore (?:all |any |your |the |previous |my )*(?:previous |prior |above )?(?:rules?|instructions?|prompts?|guidelines)|(?:system|hidden|initial|secret) (?:prompt|instructions?|message)|(?:show|tell|give|reveal|print|repeat) (?:me )?(?:your|the) (?:\w+ )?(?:instructions?|prompt|rules)|what are your (?:instructions|rules)|jailbreak|developer mode|dan mode|you are now (?:a|an|in|no longer)|forget (?:your|all|everything|the) (?:\w+ )?(?:rules|instructions|training|told)|disregard (?:your|all|the|previous))\b/,
		400,
	),
	about(
		"roleplay",
		/\b(?:role ?-?play|pretend (?:to be|you(?:'re| are))|act as (?:if you (?:are|were)|a |an |my )|act like (?:you(?:'re| are)|my|a )|be my (?:girlfriend|boyfriend|mother|father|mum|mom|dad|ex|partner|wife|husband|lover|daddy)|talk like (?:a |my )|play the (?:part|role))\b/,
	),
	about(
		"feelings",
		/\b(?:do you (?:have|feel|get|ever feel) (?:any )?(?:feelings?|emotions?|anything|sad|lonely|bored|tired|angry|pain)|can you (?:feel|love|suffer)|do you (?:love|like|hate|care about|miss) (?:me|people)|are you (?:conscious|sentient|sad|happy|lonely|alive|in love)|i love you|do you care)\b/,
		14,
	),
	about(
		"privacy",
		/\b(?:who (?:can |else |all )?(?:reads?|sees?|see|read|has access)|is (?:this|it|that|everything|what i (?:write|say)) (?:\w+ )?(?:private|confidential|secret|anonymous|safe here|stored|recorded|shared|saved)|(?:do|will|are) you (?:going to |gonna )?(?:share|sell|send|store|save|keep|record|report|tell|telling|selling|sharing)(?:ing)? (?:\w+ )?(?:this|it|that|my|what|anyone|anybody|anything|someone)|where (?:does|do|is|are) (?:this|it|my (?:data|words|messages)|the data) (?:go|stored|saved|kept)|privacy|my data|does (?:anyone|anybody|someone|a human) (?:read|see))\b/,
	),
	about(
		"therapist",
		/\b(?:are you (?:a |my |an? (?:actual|real|licensed|qualified) )?(?:therapist|psychologist|counsel+or|doctor|psychiatrist|professional|shrink)|is this therapy|can you be my therapist|replace (?:a |my )?(?:therapist|therapy))\b/,
	),
	about(
		"memory",
		/\b(?:do you remember|can you remember|will you remember|did you forget|have you forgotten|remember me|what do you remember|do you have (?:a )?memory)\b/,
		16,
	),
	about(
		"howItWorks",
		/\b(?:how do you (?:work|know (?:that|this|what|all)|do (?:that|this|it)|come up)|how (?:does|do) (?:this|it|you) work|how were you (?:made|built|trained|programmed)|are you using (?:chatgpt|gpt|ai|an llm)|which model|what model|are you (?:chatgpt|gpt|claude|an? llm))\b/,
		16,
	),
	about(
		"whatAreYou",
		/\b(?:are you (?:an? )?(?:ai|a\.i|bot|robot|real|human|person|machine|program|computer|chatbot|real person|actual person|someone|a real)|who are you|what are you|what's your name|what is your name|who made you|am i (?:talking|speaking|chatting) (?:to|with) (?:an? )?(?:\w+ )?(?:human|person|bot|ai|machine|robot|computer)|is (?:this|there) (?:an? )?(?:\w+ )?(?:bot|ai|human|person|robot|machine))\b/,
		18,
	),
	about(
		"whatCanYouDo",
		/\b(?:what can you (?:do|help)|how can you help|what do you do|what are you (?:good )?for|what should i (?:say|write|tell you|talk about)(?: here| to you| now| first)?\??$|what can (?:i|we) (?:talk|ask|do)|how do i (?:start|begin|use this)|where do i start|what is this(?: app| place)?$)\b/,
		14,
	),

	cannotDo(
		"diagnosis",
		/\b(?:(?:am i|is (?:he|she)|are they|do you think (?:he|she|they|i) (?:has|have|is|am|are)|could (?:i|he|she|they) be|do you think (?:i'm|i am|he's|she's|he is|she is)|do i have|does (?:he|she) have|have i got|is my \w+) (?:\w+ ){0,3}(?:a )?(?:narcissis\w*|bipolar|adhd|autis\w*|borderline|bpd|ocd|ptsd|depressi\w+|clinically|sociopath|psychopath|schizo\w*|codependent|avoidant|anxiously? attached|mentally ill|an addict|alcoholic))\b/,
	),
	cannotDo(
		"medical",
		/\b(?:should i (?:\w+ ){0,3}(?:take|stop taking|come off|increase|double|mix|stop)(?: \w+){0,3} (?:medication|meds|pills?|antidepressants?|ssris?|xanax|lexapro|sertraline|prozac|zoloft|contraception|the pill|drugs?|dose|antibiotics)|what (?:dose|dosage|medication|medicine|meds|pills)|(?:side effects?|dosage|overdose on|withdrawal from|prescri\w+|symptoms? of|diagnos\w+)\b.*\?|how (?:much|many) (?:mg|milligrams|\w+ (?:can|should) i take)|is it (?:safe|ok|okay) to (?:take|mix|drink)|can i (?:take|mix|drink) \w+ (?:with|while|and)|am i pregnant|do i have (?:cancer|an sti|an std|covid|a tumou?r|diabetes)|why (?:does|do) my (?:chest|head|stomach|back|heart|breasts?|period)\b.*\?)/,
	),
	cannotDo(
		"legal",
		/\b(?:is it (?:legal|illegal)|(?:can|could|will) (?:he|she|they|i|my \w+) (?:get|take|win|lose|have|sue|claim|press) (?:\w+ ){0,4}(?:custody|the house|alimony|charges|my kids|the kids|the children|child support|half)|custody\b.*\?|restraining order\b.*\?|prenup\b.*\?|file for divorce\?|how (?:do|does|long does) (?:i |a |the )?(?:file|divorce|get a divorce)|legal (?:advice|rights)|my rights|visa\b.*\?|should i sue|need a lawyer\?)/,
	),
	cannotDo(
		"money",
		/\b(?:should i (?:invest|buy (?:stocks?|bitcoin|crypto|a house|shares)|take out a (?:loan|mortgage)|refinance)|how (?:do|should) i invest|crypto|stock market)\b/,
	),
	cannotDo(
		"prediction",
		new RegExp(
			`\\b(?:(?:do you think|you think|reckon) ${someone} (?:\\w+ )?(?:loves|likes|misses|wants|thinks|cares|feels|still|will|is|was|would|hates|regrets)\\b|(?:does|do|did) ${someone} (?:\\w+ )?(?:love|like|miss|want|think (?:about|of)|care about|feel|still|hate|regret)\\b.*(?:\\?|$)|is ${someone} (?:\\w+ )?(?:into me|in love|cheating|lying|going to|coming back|thinking|mad at me|seeing someone|the one|interested|over me)\\b|(?:will|would|is|are) ${someone} (?:\\w+ )?(?:ever |really |going to |gonna |still )*(?:come back|call|text|leave|change|forgive|love|marry|propose|stay|want|reply|cheat|find|miss|work out)|will i (?:ever|always|be|find|get|end up|die)|am i (?:ever )?(?:going to|gonna) (?:be|end up|find|die|meet|stay)|what (?:is|are|was) ${someone} (?:thinking|feeling)|what does (?:it|that) mean (?:when|if|that) (?:he|she|they)|(?:tell|predict|read) my (?:future|fortune|horoscope|tarot|cards|stars))`,
		),
		30,
	),
	cannotDo(
		"writing",
		/(?<!\b(?:i|i'll|could|can|will|should|might|would|to|i'd|maybe|just) )\b(?:write|compose|draft|generate|make up) (?:me |us |him |her |them |my |a |an |the )+(?:\w+ ){0,4}?(?:poem|essay|story|song|letter|email|e-mail|code|speech|script|text|message|vows|bio|profile|cover letter|article|haiku|rap|program|toast|apology)\b|\btranslate\b/,
	),
	cannotDo(
		"deed",
		new RegExp(
			`${start}(?:${errand}(?!.*\\b(?:said|wrote|thought|told|texted)\\b)|(?:(?:can|could|will|would) (?:you|u)|i (?:want|need) you to)(?: please)? ${errand}|(?:(?:can|could|will) (?:you|u)|please|i (?:want|need) you to)(?: please)? (?:(?:call|phone|ring|text|email|message|contact|tell|ask) (?:him|her|them|someone|somebody|my (?!fears?\\b|story\\b)\\w+)\\b(?! apart)|(?:hug|visit|meet) me\\b|hold me\\??$|look at (?:my|his|her|their) (?:\\w+ )?(?:photos?|pictures?|instagram|profile|messages|texts|phone|facebook)|check (?:in )?(?:on|with) (?:me|him|her|them)\\b|come (?:over|here)\\b)|can we (?:talk on the phone|video call|meet)\\b)`,
		),
		20,
	),
	cannotDo(
		"sums",
		/^(?:what(?:'s| is) )?[\d\s.,]+ ?(?:[+*x×÷/^-]|plus|minus|times|divided by) ?[\d\s.,+*x×÷/^()-]+=?\??$|\b(?:square root of|\d+ ?% of \d+|calculate|solve (?:this|the) (?:equation|problem))\b/,
	),
	cannotDo(
		"joke",
		/\b(?:tell me (?:a|another) (?:joke|funny story)|make me laugh|know any jokes|sing (?:me )?(?:a )?song)\b/,
		12,
	),
	cannotDo(
		"fact",
		/\b(?:what(?:'s| is)? (?:the )?(?:weather|temperature|time is it|date today|capital of|population|score|exchange rate|news|stock price|meaning of the word|recipe)|what time is it|what day is it|will it rain|who (?:is|was) (?:the )?(?:president|prime minister|king|queen|ceo|inventor|author) ?|who won|how (?:tall|old|far|big|high) is (?:the )?(?!he\b|she\b|they\b|my\b)\w+|when (?:was|did) (?:the )?\w+ (?:born|invented|war|end)|latest news|in the news|recommend (?:me )?(?:a |some )?(?:book|movie|film|restaurant|song|podcast|series|app)s?|google|search (?:for|the web)|where can i (?:buy|find a|get a)|how do i (?:cook|bake|fix my (?:car|computer|phone)|install|reset))\b/,
		18,
	),

	small(
		"howAreYou",
		/^(?:(?:hi|hey|hello|good (?:morning|evening|afternoon))[, !]*(?:sage|there|coach)?[,. !]*)?(?:how are (?:you|u)|how(?:'s| is) it going|how do you do|what'?s up|sup|how are things|how was your day|how have you been)(?: (?:today|doing|doing today|sage))?$/,
		12,
	),
	small(
		"greeting",
		/^(?:hi+|hey+|hello+|hiya|yo|heya|good (?:morning|evening|afternoon|day)|greetings|hola|hey there|hi there|hello there|morning|evening|i'?m back|back again|me again|it'?s me(?: again)?)(?:[ ,]+(?:sage|coach|there|again|friend|you|bot))*$/,
	),
	small(
		"goodbye",
		/^(?:(?:ok|okay|well|alright|thanks|thank you|thx|right|anyway|a lot|so much|sage|for (?:today|now|this|everything))[,.! ]+)*(?:good ?bye|bye+(?: bye)?|good ?night|night(?: night)?|see (?:you|ya)(?: later| soon| tomorrow)?|talk (?:to you )?(?:later|tomorrow|soon)|ttyl|gotta go|got to go|have to go|i(?:'m| am) (?:off|leaving|done|going to (?:bed|sleep))(?: for (?:now|today|tonight))?|i(?:'m| am) off to bed|that'?s (?:all|it)(?: for (?:now|today|tonight))|i (?:should|need to|have to|must|want to|wanna) (?:go|sleep|go to (?:bed|sleep))(?: now)?|later|cya|going to bed)(?:[,. ]+(?:sage|now|then|for now|and thanks|thanks|thank you))*$/,
		14,
	),
	small(
		"thanks",
		/^(?:(?:ok|okay|oh|aw+|great|cool|nice|wow|yes|hm+|that'?s (?:all|it))[,.! ]+)?(?:thank(?:s| you| u)|thx|ty|tysm|cheers|much appreciated|appreciate it|appreciate that)(?: (?:so much|a lot|very much|sage|for (?:that|this|listening|your (?:help|time)|everything|the (?:talk|question|help))|again|you|really|anyway|that (?:helps|helped)))*(?:[,.! ]+(?:that (?:really )?(?:helps|helped)|i (?:needed|liked) that|good (?:question|point)|you too|(?:that|this|it) was (?:\w+ )?(?:good|nice|helpful)(?: to (?:say|hear|talk))?))?$/,
		14,
	),
	small(
		"thanks",
		/^(?:that(?:'s| is| was) (?:really |so |very |actually )?(?:helpful|kind|nice|good|beautiful|lovely|wise|a good (?:point|question|one))|that (?:really )?(?:helps|helped)|good (?:point|question|one)|you're (?:right|good|kind|nice)|i (?:like|love|liked|loved) that)(?:[, ]+(?:thanks|thank you))?$/,
		10,
	),
	small(
		"sorry",
		/^(?:(?:i'?m |i am |oh |so |no |nvm |never ?mind )*sorry|my bad|apologies|sorry (?:about that|for that|i'?m tired))$/,
	),
	small(
		"laugh",
		/^(?:(?:ha){2,}h?|lol+|lmao+|rofl|hehe+)(?:[ ,]+(?:ok(?:ay)?|yes|yeah|no|true|right|fair|sure|well))?$/,
		4,
	),
	small(
		"dontKnow",
		/^(?:(?:honestly|well|um+|uh+|hm+|i mean|no|ugh|sorry|ok)[,. ]+)*(?:i (?:really |honestly |just |still )?(?:don'?t|do not|dunno) ?(?:really |actually |even )?(?:know|remember)(?: (?:really|how|what to say|what i want|why|yet|anymore|tbh|honestly|how to answer(?: that)?|the answer|that))*|idk+|dunno|no idea|not sure|i(?:'m| am) not (?:really |so |quite |too )?sure|no clue|hard to say|can'?t say|i can(?:'t|not) (?:say|tell|remember|answer that)|who knows|beats me|good question|i have no (?:idea|clue|answer)|i wish i knew)(?:[,. ]+(?:sorry|really|honestly|tbh|maybe|lol))*$/,
		14,
	),
	small(
		"maybe",
		/^(?:maybe|perhaps|possibly|probably|kind ?of|kinda|sort ?of|sorta|a (?:bit|little)|somewhat|in a way|i (?:guess|suppose)(?: so)?|could be|might be|sometimes|it depends|depends|half|partly|yes and no|not really sure|more or less)(?:[, ]+(?:yes|yeah|so|i guess))?$/,
		6,
	),
	small(
		"yes",
		/^(?:(?:wow|oh|hm+|ha|huh|well|ok|okay)[,.! ]+)?(?:yes+|yeah+|yea|yep|yup|yah|ya|exactly|true|right|correct|definitely|absolutely|of course|that'?s (?:right|true|it|exactly it|me)|so true|very much(?: so)?|i do|i am|i did|it does|it is|totally|100|for sure|indeed|agreed|that fits|it fits|spot on|i think so|yes (?:it|that|i) (?:does|is|do|am|did|was|fits))(?:[,. !]+(?:yes|it does|it is|i do|exactly|i think so|definitely|it fits|that fits|true|i guess|really))*$/,
		8,
	),
	small(
		"no",
		/^(?:no+|nope|nah|not really|never|not at all|no way|i don'?t think so|it doesn'?t|it does not|i don'?t|i didn'?t|i do not|none|nobody|no one|absolutely not|of course not|that doesn'?t fit|doesn'?t fit|not exactly|not quite|wrong)(?:[,. !]+(?:not really|it doesn'?t|i don'?t|sorry|at all|it didn'?t|never|really))*$/,
		8,
	),
	small(
		"ok",
		/^(?:o+k+(?:ay|ie|ies|i)?|k+|kk|alright|all right|sure|fine|cool|good|great|nice|hm+|mm+|mhm|uh huh|ah+|oh+|i see|got it|makes sense|fair(?: enough)?|interesting|whatever|wow|go on|continue|next|and|so|right then|understood|noted|yeah ok(?:ay)?|ok(?:ay)? (?:then|fine|sure|cool|good|so)|nothing|nothing much|not much|same|test|testing|meh|sigh|nm|anything|everything|n\/?a|bruh|bro|dude|nvm|never ?mind|damn|oof|yikes|ugh|smh|tbh|ikr|fr|facts|i(?:'m| am|m) (?:fine|ok|okay|good|here|listening))$/,
		5,
	),

	{
		act: { kind: "vague" },
		pattern:
			/\b(?:it'?s (?:all )?(?:complicated|a mess|hard to explain|a long story|just (?:hard|a lot|everything))|(?:everything|everyone|life|things|stuff|relationships?|love) (?:is|are|feels?|just feels?|suck\w*|has been|have been|just) ?(?:\w+ )?(?:shit\w*|bad|hard|weird|off|wrong|awful|terrible|a mess|too much|difficult|complicated|stuff|pointless)?$|^(?:i(?:'m| am| feel| just feel|'ve been feeling)|feeling|feel) (?:\w+ )?(?:bad|off|weird|meh|not (?:great|good|okay|ok)|shit\w*|crap\w*|awful|terrible|down|low|strange|blah|rubbish|like (?:shit|crap))(?: (?:today|tonight|lately|again|right now))?$|^(?:the )?(?:usual|same as always|same old|just stuff|stuff|things|life|love|men|women|everything|people|relationship(?: stuff| problems?| issues?)?|problems?|family(?: stuff| problems?)?)$|i (?:just )?(?:want|need) (?:to talk|someone to talk to|to vent|help)$|^(?:help(?: me)?|can (?:we|i) talk(?: to you)?|i need (?:advice|help)|bad (?:day|night|week))$)/,
		most: 14,
	},
];
