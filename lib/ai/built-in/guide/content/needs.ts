import type { Offer } from "@/lib/domain/chat/guide";
import { ownWordsPage } from "@/lib/domain/journal/own-words";
import { OF_ANOTHER } from "../fitting/whose";
import { exercise, page } from "./ways";

/**
 * Ways on for whoever tells something of which nobody can say what it is about. Each is called by what somebody may need,
 * in their own words, so that it claims nothing: they see which of them is theirs.
 */
const say = exercise("I want to prepare what to say", "to a first sentence that you can say", "hard-conversation");
const thank = exercise("I want to thank somebody", "a thank-you that says what for", "gratitude-told");
const kind = exercise("I want to be kinder to myself in this", "kindness in a hard moment", "self-compassion");
const calm = exercise("It is too much right now", "calming down, step by step", "calming-down-now");
const miss = exercise("I miss somebody", "grief, between missing and going on", "grief");
const choose = exercise("I have to choose", "two futures, side by side", "decision");
const value = exercise("I want to know what I want", "what I value", "what-i-value");
const plan = exercise("I want to do something about it", "a plan of when and then", "when-and-then");
const unsaid = page("I want to say it where nobody reads along", "unsaid");
const trial = page("I want to try out the words", "words");
const keep = page("I want to keep this", "keep");
const remember = page("I want to write about them", "missed");
const ways = page("I want to think it through on paper", "ways");
const own = page("I want to find my own answer", "answer");
const first = page("I want to write about one of these", "next");
const mind = page("I want to write on", "mind");
const everyExercise: Offer = {
	label: "I want something to do",
	note: "Exercises in small steps, by situation",
	href: "/exercises",
};
export const helpOutside: Offer = {
	label: "I want to talk to somebody outside",
	note: "Help now: people to talk to, at any hour",
	href: "/help-now",
};
export const everyArticle: Offer = {
	label: "I want to read something",
	note: "The handbook: short answers about love, family and oneself",
	href: "/handbook",
};

/** What a message may be about, as far as a few words can show, and what somebody may need then. */
export interface Need {
	signs: Pick<RegExp, "test">;
	unless?: RegExp;
	/** Only where the message asks something, or only where it does not. */
	asks?: boolean;
	ways: readonly Offer[];
}

/** Where they ask what to say, and how: "how do I tell her?", "what i say to boss", "do I reply". */
export const toSay: Need = {
	signs:
		/\b(?:how|what)(?: (?:on earth|the hell|else|exactly|even))? (?:(?:do|does|can|should|would|could|shall|am|to|the right way to|are) )?(?:(?:i|you|we|one|u) )?(?:(?:meant|supposed|going|even|just|actually|best|possibly|ever) )*(?:to )?(?:say(?! (?:no|yes|sorry)\b)|tell|text|write|reply|respond|answer|explain|ask|bring (?:it|this|that) up|break it|put it|phrase|word)\b|\bneed (?:a |some |the )?(?:reply|answer|words|text|message)\b|\b(?:do|should|shall|can) i (?:just |even |still )?(?:say(?! (?:no|yes|sorry)\b)|tell|text|write|reply|respond|answer|call|confront|mention|bring)\b|\bwords for\b.*\?/i,
	unless: /\b(?:what did i|did i|how to write a|journal|diary|this (?:app|box|thing))\b/i,
	asks: true,
	ways: [say, trial, everyArticle],
};

/** The first that fits counts. Its ways are right for whoever wrote one of its signs, whatever else they wrote. */
export const needs: readonly Need[] = [
	{
		// Asks for nothing: a page, and something to read.
		signs:
			/\b(?:just )?want(?:ed)? to (?:tell (?:some(?:one|body)|any(?:one|body)|you)|say (?:it|that|this)|put it somewhere)\b|\b(?:don['’]?t|do not|dont) (?:need|want) (?:any )?(?:advi[cs]e|help)\b|\bnot (?:sure what i['’]?m )?asking\b|\bnot sad\b|\bsome(?:one|body) to (?:hear|listen)\b|\b(?:don['’]?t|do not|dont) miss (?:him|her|them)\b|\b(?:don['’]?t|dont) have a problem\b|\bi keep saying it\b/i,
		asks: false,
		ways: [ownWordsPage, unsaid],
	},
	{
		// Glad, for as much as a few words can show.
		signs:
			/\bpassed (?:my|the) \w+|\b(?:really |such a )?(?:good|lovely|great|nice) day\b|\b(?:she|he|baby) (?:smiled|laughed) (?:today|at me)\b|\bnever been happier\b|\bmarry me\b|\bit was (?:\w+ )?nice\b|\breally nice$/i,
		unless: /\b(?:not|never (?!been happier)|hate|angry|died|dead|cry\w*|cried|wish|if only)\b/i,
		asks: false,
		ways: [keep, everyArticle],
	},
	{
		signs:
			/\bf(?:uck|\*+)\w*|\bpissed\b|\b(?:so|really|completely|totally|fucking|just|i['’]?m|i am) done with\b|\b(?:want to|could) (?:scream|explode|hit something)\b|\b(?:so|really|very) (?:angry|mad|furious)\b|\bfurious\b/i,
		unless: /\b(?:love|beautiful|great|amazing|best)\b/i,
		asks: false,
		ways: [unsaid, ownWordsPage, calm],
	},
	{
		signs:
			/\b(?:my|our) (?:late|dead) \p{L}+|\bpassed away\b|\bcremat\w*|\bburied\b|(?<!since )\b(?:the|my \p{L}+['’]s) (?:funeral|grave)\b|\bdied\b|\bmy (?:mum|mom|mother|dad|father|gran\p{L}*|nana?|grand\p{L}+|husband|wife|brother|sister|son|daughter|friend|dog|cat) (?:die|pass(?:ed)?)\b|\b(?:is|are|was|were|been|he['’]s|she['’]s) dead\b|\b(?:(?:s?he|they|mum|mom|dad|mother|father|husband|wife)['’]s|is) (?:been )?gone (?:\p{L}+ )?(?:now|since|for|\d+|\p{L}+ (?:days?|weeks?|months?|years?))|\b(?:years?|months?|weeks?) (?:ago )?since (?:s?he|they) (?:died|left this)\b/iu,
		unless: new RegExp(
			`[’']s (?:dog|cat|pet|horse)\\b|\\b(?:battery|phone|laptop|wifi|plants?|laugh\\w*|embarrass\\w*|like (?:i|i['’]ve|some(?:one|body)|he|she)|how (?:his|her|their|s?he|they)|dead (?:proud|tired|serious|set|wrong|right|easy|good|funny))\\b|${OF_ANOTHER.source}`,
			"i",
		),
		asks: false,
		ways: [remember, miss],
	},
	{
		signs:
			/\b(?:this|the|another|an) (?:app|bot|chat ?bot|robot|machine|program)\b|\bwhy i(?:['’]?m| am) here\b|\btry (?:it|this)(?: out)?\b|\b(?:first time|new) here\b|\b(?:just )?(?:testing|trying) (?:this|it)\b/i,
		ways: [mind, everyExercise, everyArticle],
	},
	{
		signs:
			/\b(?:should i|shall i|should we|whether (?:i|we|to)|if i should|decide|deciding|decision|choose|choice|torn|one or the other|on the one hand)\b|\b(?:take|accept) (?:the|this|a) (?:job|offer)\b|\boffered me (?:the|a) (?:\w+ )?(?:job|place|position|post)\b/i,
		unless:
			/\b(?:he|she|they) (?:should|decided?|chose)\b|\b(?:what|how) (?:should|shall) (?:i|we)\b|\bdecide if i['’]?m\b/i,
		ways: [choose, ways, value],
	},
	{
		signs:
			/\b(?:\d+|two|three|four|five|six) (?:\w+ )?things?\b[^:.!?]{0,20}:|(?:^|\n)\s*(?:\w+:\s*)?(?:1[.)]|[-*•])\s+\S[\s\S]*?\s(?:2[.)]|[-*•])\s+\S/,
		ways: [first, plan, { label: "I want to keep one as a goal", note: "Your goals", href: "/" }],
	},
	{
		signs:
			/\b(?:grinning|can['’]?t stop smiling|over the moon|made my (?:day|week)|(?:nice|good|best|lovely) (?:thing|news) (?:today|happened|this)|(?:(?:was |is )?born (?:at |on )?(?:this|today|last night|yesterday|\d))|(?:son|daughter|twins?|boys?|girls?|kids|all|both|i|she|he|they) (?:have |has |just |finally )?passed (?:their|his|her|my|the|both|all)|(?:he|she|they) proposed|proud of|so (?:happy|proud|glad|relieved)|(?:is|was|were|it's) (?:so |just |simply )?(?:beautiful|lovely|wonderful|amazing|perfect)|best (?:day|thing|news)|finally|at last|congrat\w*|sober|all[- ]clear|promoted|promotion|(?:i|we)(?:['’]m|['’]re| are| am| just| got)* engaged|renewed our vows|first time in years|yay|woohoo|hooray|laughed (?:so|until|till)|i almost proposed|y['’]all)\b|!!/i,
		unless:
			/\b(?:not|n['’]t|but|never|nobody|no one|rehab|hate|angry|flat|scared|afraid|why|cry\w*|cried|died|wtf|ffs|again|worst|sick|enough|stop|lost|leave|left|cheat\w*|lie[sd]?|lying|kill\w*|hell)\b|n['’]t\b|\?/i,
		asks: false,
		ways: [keep, everyArticle],
	},
	{
		signs:
			/\b(?:he|she|they|husband|wife|somebody|someone|neighbou?r|boss|mum|mom|dad|son|daughter|brother|sister) (?:remembered|surprised me|brought me|cooked|made me (?:tea|coffee|breakfast|laugh|dinner|soup)|folded|fixed|helped me|drove me|stayed with me|listened|held my hand|thanked me)\b/i,
		unless: /n['’]t\b|\b(?:never|not|but|only|if)\b/i,
		asks: false,
		ways: [keep, thank],
	},
	{
		signs:
			/\b(?:i['’]?m|i am|i feel|we(?:['’]re| are)|feeling) (?:so |very |really |just |finally )?(?:happy|proud|grateful|relieved|cheerful)\b|(?:^|[.!,] ?)(?:so |very )?(?:happy|proud|grateful|relieved)[.! ]*$/i,
		unless:
			/n['’]t\b|\b(?:not|never|but|nobody|without|if|until|unhappy|also|scared|afraid|sad|wish|should|pretend\w*|supposed|used to|why|dont|cant|was|were|make (?:him|her|them|everyone|everybody))\b|\?/i,
		asks: false,
		ways: [keep, everyArticle],
	},
	{
		signs:
			/(?:^|\b(?:i['’]?m|am|so|feel|feeling|really|very|always) )tired\b(?! of)|\b(?:exhausted|overwhelmed|(?:all|is|it['’]s|way) too much|stressed|can['’]?t any ?more|so done|fed up|drained|sick of)\b/i,
		ways: [ownWordsPage, kind, calm],
	},
	{
		signs:
			/\b(?:what i want|who i am|only me|is this it|bored|boring|empty|stuck|pointless|that['’]?s (?:it|my life))\b/i,
		ways: [ownWordsPage, value, everyArticle],
	},
	{
		signs: /\b(?:what|how) (?:do|should|shall|can|could|would) (?:i|we|one)\b|\bwhat (?:now|next|to do)\b/i,
		asks: true,
		ways: [own, ownWordsPage, everyArticle],
	},
	{
		signs:
			/\b(?:i|me|my|myself|i['’]m|im|you|we|he|she|they|him|her|them|people|someone|somebody|love|friends?|relationships?|marriage|men|women|couples?|feel\w*|life)\b/i,
		asks: true,
		ways: [own, everyArticle, everyExercise],
	},
	{
		signs: /\b(?:i|me|my|we|our|us|he|she|they|him|her|them|hes|shes)\b/i,
		ways: [ownWordsPage, everyArticle, everyExercise],
	},
	{ signs: /[\s\S]/, asks: false, ways: [mind, everyExercise, everyArticle] },
];

/** Where something sounds like danger, or somebody may be afraid: nothing that leads towards another person. */
export const calmWays: readonly Offer[] = [ownWordsPage, kind, helpOutside];
