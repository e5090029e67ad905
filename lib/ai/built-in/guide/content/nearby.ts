import { often } from "./nearby-often";
import { type Nearby, parent, sibling } from "./nearby-words";
import { topics } from "./topics";

/**
 * For messages that no cue of an exercise and no article is sure about. The words are a reason to offer a place, and no
 * claim about what is meant. More particular words stand before more general ones.
 */
export const nearby: readonly Nearby[] = [
	...topics,
	...often,
	{ words: /\bfriends with (?:my|your|an|the|his|her) ex\b/i, near: ["h:no-contact"] },
	{
		words: /\bi promised\b/i,
		and: /\b(?:broke it|broke (?:my|the) promise|forgot|didn['’]?t|three times|again)\b/i,
		near: ["e:apologizing", "h:apologizing"],
	},
	{ words: /\bnever had a (?:boyfriend|girlfriend|relationship)\b/i, near: ["h:being-single", "e:what-i-value"] },
	{ words: /\b(?:since|after) the baby\b|\bnew ?born\b/i, near: ["h:new-baby"] },
	{
		words:
			/\b(?:compar\w+|jealous|fight\w*|argu\w+|stole|never (?:calls|speaks|talks)|haven'?t spoken|hate[sd]?|inherit\w*|quarrel\w*|not speaking|falling out|fell out)\b/i,
		and: sibling,
		near: ["h:siblings"],
	},
	{
		words:
			/\b(?:don'?t know (?:what i want|who i am)|what matters to me|what i (?:really|even) want|meaning of (?:my )?life|my purpose|is this it\b)/i,
		near: ["e:what-i-value", "h:what-i-value"],
	},
	{ words: /\bmy patterns?\b/i, near: ["h:attachment"] },
	{
		words:
			/\bi want (?:to|too) (?:stop (?:smoking|drinking|eating|scrolling|biting|buying)|start|exercise|quit|learn|lose weight|run|eat (?:better|less|more)|get fit)\b|\b(?:my goal|new habit|bad habit|never start|keep forgetting|procrastinat\w+|new year'?s resolution)\b/i,
		near: ["e:when-and-then"],
	},
	{
		words:
			/\b(?:(?:grateful|thankful) (?:to|for) (?:my|him|her|them|you|our|this friend|that)\b|never thanked|does so much for (?:me|us)|appreciate (?:him|her|them)|kind to me|never tell (?:him|her|them) (?:how|that|thank))\b/i,
		near: ["e:gratitude-told"],
	},
	{
		words:
			/\b(?:(?:has|have)n'?t|doesn'?t|won'?t|never|no longer|stopped) (?:\w+ )?(?:touch(?:ed|es|ing)?|kiss(?:ed|es|ing)?|hug(?:ged|s|ging)?|sleep(?:ing)? with|slept with|want(?:ed|s|ing)?) me\b(?! (?:to|in|at|there|around)\b)|\b(?:no|haven'?t had|hadn'?t had|stopped having) sex\b|\bsexless\b|\bdead bedroom\b/i,
		unless: /\b(?:angry|quiet|afraid|scared|keys)\b/i,
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
		unless:
			/\bmy (?:\w+ )?(?:son|daughter|mother|mum|mom|father|dad|parents|brother|sister|grand\w+|boss|landlord|doctor)\b/i,
		near: ["h:waiting-for-a-text"],
	},
	{
		words:
			/\bblocked me\b|\bunmatched me\b|\b(?:vanished|disappeared) (?:on me|after|without)\b|\bjust stopped (?:answering|replying|writing|texting)\b/i,
		near: ["h:ghosted"],
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
			/\btell(?:ing)? (?:him|her|them|someone|somebody|a person) (?:that )?(?:i|you) (?:love|like|fancy)\b|\bsay i love you\b|\bwhat are we\b|\bwhat we are\b|\bofficial\b.*\b(?:yet|girlfriend|boyfriend)\b/i,
		near: ["h:what-are-we"],
	},
	{
		words: /\bi (?:kissed|slept with|had sex with|cheated|was unfaithful|had (?:an affair|a one.night))\b/i,
		and: /\b(?:else|husband|wife|boyfriend|girlfriend|partner|married|guilt\w*|confess|tell (?:him|her)|another)\b/i,
		near: ["h:i-cheated"],
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
			/\b(?:won'?t|isn'?t|hasn'?t|doesn'?t|don'?t|is not|does not|will not|refuses to|stopped) (?:speak|talk|speaking|talking|answer|answering)(?: to)?(?: me)?\b|\bcut (?:me|us|him|her|them|my \w+) off\b|\b(?:no|lost) contact with\b|\bhaven'?t (?:seen|spoken to|heard from)\b/i,
		and: /\bmy (?:\w+ )?(?:son|daughter|mother|mum|mom|father|dad|parents|brother|sister|family|grand\w+)\b/i,
		unless: /\b(?:today|this morning|yesterday|since (?:lunch|breakfast|monday))\b/i,
		near: ["h:estrangement"],
	},
	{
		words:
			/\b(?:becoming|turning into|become|turn into|sound(?:ing)? like|end(?:ing)? up like|just like|(?:am|being|i'm) like) my (?:own )?(?:mother|mum|mom|father|dad|parents)\b/i,
		near: ["h:parents-hurt"],
	},
	{
		words:
			/\bi(?:'?m| am|'?m being| feel like| was) (?:such )?(?:a |an )?(?:\w+ )?(?:bad|horrible|terrible|awful|rubbish|shit|worst) (?:mother|mum|mom|father|dad|parent|daughter|son|friend|wife|husband|partner|girlfriend|boyfriend|person|human)\b/i,
		near: ["e:self-compassion", "h:inner-critic"],
	},
	{
		words:
			/^depressed\b|\b(?:i'?m|i am|feel|feeling|i feel) (?:\w+ )?(?:depressed|hopeless|so low|really low|very low|so down|really down|empty inside)\b/i,
		near: ["e:self-compassion"],
	},
	{
		words: /\bshould(?:n'?t| not) have said\b|\bwish i (?:hadn'?t|had not) said\b|\btake (?:it|that) back\b/i,
		near: ["e:apologizing", "h:apologizing"],
	},
	{
		words: /\b(?:losing|lost|loss of) (?:a|my|our) (?:child|son|daughter|little (?:boy|girl))\b/i,
		near: ["h:grief", "e:grief"],
	},
	{
		words: /\bwhy can'?t i (?:just )?be (?:normal|happy|like|enough)\b|\bwhat(?:'s| is) wrong with me\b/i,
		near: ["e:self-compassion", "h:inner-critic"],
	},
	{
		words:
			/\b(?:calls|rings|texts|phones|messages) (?:me )?(?:every|all|\d+|\w+ times|twice|constantly|non.?stop)\b|\bguilt.?trip\w*\b|\bcomments? on my (?:weight|body|clothes|life|house|hair|cooking|parenting)\b|\bstill (?:treats|talks to) me like\b/i,
		and: parent,
		near: ["h:limits-with-parents", "e:saying-no"],
	},
	{
		words:
			/\bwork (?:is|has been|keeps) (?:\w+ )?(?:eating|killing|crushing|draining|swallowing|too much|taking over|non.?stop|crazy|insane)\b|\bnothing left for (?:the|my|him|her|anyone|us|anything)\b|\b(?:work|working) (?:\w+ ){0,2}(?:weekends|60|70|80|all the time|every night)\b|\bhate my job\b/i,
		near: ["h:burnout"],
	},
	{
		words:
			/\bhand over the baby\b|\b(?:new|our|the) baby\b|\b(?:\d+|two|three|four|five|six|few) (?:weeks?|months?) (?:old|postpartum)\b|\bborn (?:\d+|two|three|four|five|six) (?:days?|weeks?|months?) ago\b/i,
		and: /\b(?:we|us|our|husband|wife|partner|boyfriend|girlfriend|he|she)\b/i,
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
		words:
			/\b(?:who am i|feel(?:ing)?|i'?m|i am|so) (?:\w+ )?(?:stuck|drifting|on autopilot)\b|\b(?:midlife crisis|quarter.?life|what'?s the next step)\b/i,
		unless: /\b(?:traffic|lift|elevator|train|airport)\b/i,
		near: ["e:what-i-value", "h:what-i-value"],
	},
	{ words: /\b(?:forgiv(?:e|ing|en))\b/i, near: ["h:forgiving"] },
	{ words: /\bi(?:['’]?m| am) a widow(?:er)?\b/i, and: /\btoo (?:early|soon|late)\b/i, near: ["h:loving-again"] },
];
