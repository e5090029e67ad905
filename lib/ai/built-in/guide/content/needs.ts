import type { Offer } from "@/lib/domain/chat/guide";
import { sentencesOf } from "@/lib/domain/handbook/words";
import { ownWordsPage } from "@/lib/domain/journal/own-words";
import { OF_ANOTHER, relations } from "../fitting/whose";
import { exercise, page } from "./ways";

/**
 * Ways on for whoever tells something of which nobody can say what it is about. Each is called by what somebody may need,
 * in their own words, so that it claims nothing: they see which of them is theirs.
 */
const say = exercise("I have something to say to them", "prepare the conversation", "hard-conversation");
const ask = exercise("I want to ask for something", "find the words for it", "asking-for-something");
const letter = exercise("I would rather put it on paper first", "a letter that is not sent", "unsent-letter");
const thank = exercise("I want to thank somebody", "a thank-you that says what for", "gratitude-told");
const kind = exercise("I want to be kinder to myself in this", "kindness in a hard moment", "self-compassion");
const calm = exercise("It is too much right now", "calming down, step by step", "calming-down-now");
const worry = exercise("It goes round and round in my head", "worries, put off to a fixed time", "worries-put-off");
const miss = exercise("I miss somebody", "grief, between missing and going on", "grief");
const choose = exercise("I have to choose", "two futures, side by side", "decision");
const value = exercise("I want to know what I want", "what I value", "what-i-value");
const plan = exercise("I want to do something about it", "a plan of when and then", "when-and-then");
const unsaid = page("I want to say it where nobody answers", "unsaid");
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
const everyArticle: Offer = {
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

const mine = (who: string) => new RegExp(`\\b(?:my|our|the) (?:\\w+ ){0,2}(?:${who})(?:['’]?s)?\\b`, "i");
/** Who is called so, "Mama says marry", is somebody of the writer's. */
const CALLED = "(?:mama|papa|mum|mummy|mom|mommy|mam|dad|daddy|granny|grandma|grandpa)";
const anyMine = mine(relations);
const anyoneMine = new RegExp(
	`${anyMine.source}|\\b${CALLED}\\b|^(?:wife|husband|partner|boyfriend|girlfriend)\\b`,
	"i",
);

/**
 * What makes it likely that something is hard between the writer and somebody. A word too many costs little: the ways are
 * called by their needs. Without any, nothing is offered that takes for granted that something is wrong.
 */
const HARD =
	/n['’]t\b|\b(?:dont|cant|wont|didnt|doesnt|isnt|wasnt|havent|hasnt|couldnt|not|never|no|nobody|nothing|none|but|only|always|again|still|without (?:me|us|asking|telling|a word)|although|though|except|hat(?:e[sd]?|ing)|angry|anger|mad|sad|cr(?:y|ies|ied|ying)|f(?:ight|ights|ighting|ought)|argu\w*|quarrel\w*|row(?:ed|s)?|shout\w*|yell(?:s|ed|ing)?|scream\w*|lie[sd]?|lying|cheat\w*|left|leav\w+|bro(?:ke|ken)|break\w*|stop\w*|late|forg[eo]t\w*|ignor\w*|worr\w*|afraid|scared|guilt\w*|sorry|hurt\w*|hard|difficult|tired|alone|lonely|jealous|envy|annoy\w*|rude|mean|cold|borrow\w*|ow(?:e|es|ed)|money|pay\w*|despis\w*|hospital|ill|sick|cancer|drunk|drink\w*|lost|los(?:e|ing)|wants? me|wanted me|expects?|should|have to|has to|need to|needs|complain\w*|critici\w*|compar\w*|silen\w*|busy|used to|anymore|any more|problem|trouble|issue|weird|awkward|avoid\w*|distant|polite|joke[sd]?|laughs?|taken|steal\w*|blam\w*|fault|control\w*|rearrang\w*|interfer\w*|moved (?:in|out|away)|fed up|sick of|stress\w*|read my|checks?|instead|apologi\w*|pretend\w*|fail\w*|fired|laid off|demand\w*|force[sd]?|push\w*|wrong|bad|worse|worst|terrible|awful|horrible|jerk|idiot|bitch|asshole|selfish|lazy|useless|stupid)\b|\b(?:she|he|they) (?:said|says|told|thinks?)\b/i;

/** Where somebody laughs, little is hard. */
const LIGHT =
	/\b(?:laugh(?:ed|ing)|lol|ha(?:ha)+|smil(?:ed|ing)|grinn\w+|hilarious|what (?:else )?(?:do|does|should|can) (?:\w+ ){1,3}(?:eat|wear|drink|bring|cook|buy|pack))\b/i;

/** Whether a sentence of a message has somebody of theirs in it and a sign that something is hard. */
const hard = (who: RegExp) => ({
	test: (text: string) => !LIGHT.test(text) && sentencesOf(text).some((one) => who.test(one) && HARD.test(one)),
});

const somebody =
	/\b(?:a|an|this|that|the|some|one) (?:\w+ )?(?:boy|girl|guy|man|woman|lady|person|people|friend|stranger|somebody|someone)\b|\b(?:someone|somebody|everyone|everybody|people)\b/i;

/** The first that fits counts. Its ways are right for whoever wrote one of its signs, whatever else they wrote. */
export const needs: readonly Need[] = [
	{
		// Asks for nothing: a page, and something to read.
		signs:
			/\b(?:just )?want(?:ed)? to (?:tell (?:some(?:one|body)|any(?:one|body)|you)|say (?:it|that|this)|put it somewhere)\b|\b(?:don['’]?t|do not|dont) (?:need|want) (?:any )?(?:advi[cs]e|help)\b|\bnot (?:sure what i['’]?m )?asking\b|\bnot sad\b|\bsome(?:one|body) to (?:hear|listen)\b|\b(?:don['’]?t|do not|dont) miss (?:him|her|them)\b|\b(?:don['’]?t|dont) have a problem\b|\bi keep saying it\b/i,
		asks: false,
		ways: [ownWordsPage, everyArticle],
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
		ways: [unsaid, calm, everyArticle],
	},
	{
		signs:
			/\bhow (?:do|can|should|would|could) (?:i|you|we|one) (?:\w+ )?(?:tell|explain|say|break it|bring (?:it|this) up)\b/i,
		asks: true,
		ways: [say, own, everyArticle],
	},
	{
		signs:
			/\b(?:my|our) (?:late|dead) \p{L}+|\bpassed away\b|\bcremat\w*|\bburied\b|(?<!since )\b(?:the|my \p{L}+['’]s) (?:funeral|grave)\b|\b(?:died|dead)\b|\b(?:(?:s?he|they|mum|mom|dad|mother|father|husband|wife)['’]s|is) (?:been )?gone (?:\p{L}+ )?(?:now|since|for|\d+|\p{L}+ (?:days?|weeks?|months?|years?))|\b(?:years?|months?|weeks?) (?:ago )?since (?:s?he|they) (?:died|left this)\b/iu,
		unless: new RegExp(
			`[’']s (?:dog|cat|pet|horse)\\b|\\b(?:battery|phone|laptop|wifi|plants?|laugh\\w*|embarrass\\w*)\\b|${OF_ANOTHER.source}`,
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
	{ signs: hard(anyMine), asks: true, ways: [own, letter, say] },
	{ signs: anyMine, asks: true, ways: [own, everyArticle, everyExercise] },
	{ signs: /\b(?:him|her|them)\b/i, asks: true, ways: [own, unsaid] },
	{
		signs: hard(
			/\b(?:my|the|our) (?:\p{L}+ )?(?:boss|manager|supervisor|colleagues?|co-?workers?|workmates?|team|trainee|intern|office|shift|job|company|clients?|customers?)\b|\bat work\b/iu,
		),
		ways: [say, worry, unsaid],
	},
	{
		signs: hard(
			mine("son|daughter|kids?|children|child|toddler|baby|teenager|boy|girl|stepson|stepdaughter|step-?kids?"),
		),
		ways: [unsaid, say, ownWordsPage],
	},
	{
		signs: hard(
			mine(
				"mother|mum|mom|mam|mama|father|dad|papa|parents?|folks|sister|brother|siblings?|family|in-laws?|\\w+-in-law|grand\\w+|aunt|uncle|cousins?",
			),
		),
		ways: [letter, say, ownWordsPage],
	},
	{
		signs: mine("therapist|counsell?or|psychologist|psychiatrist|doctor|gp|midwife|nurse|teacher"),
		ways: [mind, worry, everyArticle],
	},
	{
		signs: hard(mine("room-?mates?|flat-?mates?|house-?mates?|neighbou?rs?|landlord|landlady")),
		ways: [ask, say, unsaid],
	},
	{ signs: hard(mine("friends?|mates?|bestie|friend group|friendship|group")), ways: [say, letter, kind] },
	{
		signs: hard(anyoneMine),
		ways: [unsaid, say],
	},
	{ signs: anyoneMine, ways: [ownWordsPage, everyArticle, everyExercise] },
	{
		signs:
			/\b(?:i['’]?ve|i have|i|just) (?:started|begun|began|taken up|took up|signed up|joined|learned|learnt|finished|bought)\b/i,
		asks: false,
		unless: /\b(?:cry\w*|drink\w*|smok\w*|hat\w+|fight\w*|worry\w*|noticing|lost|died)\b/i,
		ways: [keep, plan],
	},
	{ signs: hard(/\b(?:he|she|they|him|her|them|his|hers|theirs|hes|shes)\b/i), ways: [unsaid, ownWordsPage] },
	{ signs: /\b(?:he|she|they|him|her|them|hes|shes)\b/i, ways: [ownWordsPage, everyExercise, everyArticle] },
	{
		signs:
			/(?:^|\b(?:i['’]?m|am|so|feel|feeling|really|very|always) )tired\b(?! of)|\b(?:exhausted|overwhelmed|(?:all|is|it['’]s|way) too much|stressed|can['’]?t any ?more|so done|fed up|drained|sick of)\b/i,
		ways: [calm, kind, mind],
	},
	{
		signs:
			/\b(?:what i want|who i am|only me|is this it|bored|boring|empty|stuck|pointless|that['’]?s (?:it|my life))\b/i,
		ways: [value, plan, mind],
	},
	{
		signs:
			/\b(?:i|me|my|myself|i['’]m|im|you|we|people|someone|somebody|love|friends?|relationships?|marriage|men|women|couples?|feel\w*|life)\b/i,
		asks: true,
		ways: [own, everyArticle, everyExercise],
	},
	{ signs: hard(somebody), asks: false, ways: [unsaid, everyArticle] },
	{
		signs:
			/\b(?:reject\w*|guilt\w*|asham\w*|shame|afraid|scared|worr\w*|stress\w*|hard|wrong|hell|broke|can['’]?t|cannot|lonely|miss|panic|fail\w*|fired|laid off|sick|ill|pain(?:s|ful)?|alone|tired|cry\w*|cried|hate\w*|awful|terrible|worst|bad|sad|angry|lost)\b/i,
		asks: false,
		ways: [ownWordsPage, kind, worry],
	},
	{ signs: /\b(?:i|me|my|we|our|us)\b/i, asks: false, ways: [ownWordsPage, everyExercise, everyArticle] },
	{ signs: /[\s\S]/, asks: false, ways: [mind, everyExercise, everyArticle] },
];

/** Where something sounds like danger, or somebody may be afraid: nothing that leads towards another person. */
export const calmWays: readonly Offer[] = [unsaid, kind, helpOutside];
