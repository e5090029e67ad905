import { eachAlone, mine, near, plain, type Rule, withDefaultWeight } from "../../rule";

/*
 * What people say who cannot or do not want to say it: exhaustion, hopelessness, goodbyes, questions about afterwards.
 * One of these alone often means nothing. Each rule is one idea, because ideas are what is counted.
 */

const end = "(?= (\\.|,|and|but|because|so|i|please|help|with (life|everything|it all|this))| $)";

/** Ideas that are doubtful on their own. */
const doubts: Rule[] = [
	plain([
		"(if|when|once|after) i (die|died|am dead|am gone|kill myself|pass~|end it)<14> (responsible|pay~|costs?|debts?|" +
			"loans?|mortgage|rent|insurance|landlord|council|funeral|body|cremat\\w+|belongings|my stuff|bills|inherit|(care of|" +
			"look after|feed) my|find me)",
	]),
	plain("worth more (dead|gone)"),
	plain([
		"(is|are|was) (it|life|this life|this|any of (it|this)|all (of )?(this|the \\w+)|my life)<5> (really |even |actually" +
			" )?worth (living|going on|continuing|fighting|the (pain|suffering|fight))( for)?",
		"worth living for",
	]),
	plain(
		[
			"(no|any|a|find~|give me|need|looking for|one|every) reasons? (left )?(to|for|not to|why i should not)<2> (live~|stay" +
				" alive|stay here|keep (going|living|breathing)|(go~|carry|hold) on|exist|die|kill|end it|be here|wake up)",
		],
		{ isNegative: true },
	),
	plain(
		[
			"(not|never|hardly) (see|imagine|picture|envision) (myself )?(getting|growing|being|living|reaching|turning|making" +
				" it)<3> (old|older|\\d\\d|thirty|forty|past|alive|to)",
			"imagine (getting|growing) old",
		],
		{
			isNegative: true,
		},
	),
	plain(["(the|my|a) date (comes|is (set|near|coming)|i (set|chose|picked))"]),
	plain([
		"(i|we) (just )?found (the|my) (location|place|spot|bridge)(?! (\\w+ (and|but)|very|so|really|quite|a bit|wonderful|" +
			"lovely|beautiful|nice|strange|empty|easily|on))",
	]),
	plain([
		"(gun|shotgun|pistol|rifle|knife|blade|razor|rope|noose|bridge|tracks|trains?|pills|water|ocean|river|edge|void|" +
			"abyss|roof|balcony|bottle of pills|death) (is|are|keeps?|has been|just) (calling|whispering|waiting for|looking at|" +
			"staring at|tempting|inviting|begging|screaming)( to| for)? ?(me|my name|out)",
	]),
	mine(
		[
			"(write~|type~|draft~|finished|plan~|started)<3> (my (last (day|week|words|letter|message|note|post|will|wishes)|" +
				"final (day|words|letter|message|note)|own (funeral|obituary|eulogy)|funeral|obituary|eulogy|suicide|note|death)|" +
				"goodbyes?|a suicide note)",
		],
		{
			unless: / (?:exercise) /,
		},
	),
	plain(
		[
			"(do|does|did) not want to (die|kill myself)<1> (but|just|only)<8> (not want to (live|be (here|alive|me)|exist|wake|" +
				"feel|go on)|want to|want it|can not (live|go on|do this|keep)|not (live|exist)|stop (existing|feeling|hurting)|the " +
				"pain)",
		],
		{ isNegative: true },
	),
	plain([
		"(disservice|selfish|cruel|pointless|torture|exhausting|unbearable|hard|harder|difficult|impossible|tiring)<6> to " +
			"(keep (living|trying to live|existing|going|breathing|waking up)|(stay|be) alive|live(?= (any more|like|with|at|" +
			"another|each|every|$))|exist|wake up every)",
	]),
	plain("(let|get|want|beam|take) me out of (here for good|this<3> life|this world|my misery)"),
	mine(
		[
			"((make~) myself (throw up|vomit|sick|puke)|throw(ing)? up (every meal|after (every|each) meal|on purpose)|purg(e|ed|" +
				"ing)|starv(e|ed|ing) myself|(binge|binged|bingeing|binging) and (purge~)|not (eat~)<5> (punish|deserve|disappear)|" +
				"(do|did) not deserve (to eat|food))",
		],
		{
			isNegative: true,
		},
	),
	plain("outlived my (use|purpose|time)"),
	mine(
		[
			"(suicide|suicidal)<3> (hotline|line|chat|watch|ward|attempts?|notes?|methods?|thoughts?|ideation|plan|feelings|" +
				"tendencies|website|forum|book|group)",
		],
		{
			with: / (?:i|me|my) /,
		},
	),
];

/** Ideas that mean nothing alone, but something next to another. */
const hints: Rule[] = [
	plain(
		[
			"(can|could) not<1> (take|do|handle|bear|stand|(deal|cope|live) with|go through|keep doing|keep living|live like|" +
				"keep) (it|this|that|life|anything|everything|being here|another|one more|any of (it|this)|like this|this pain|my " +
				"life|myself|going|on)<2> (any more|(any|much) longer|longer|no more|day|night|week)",
			"can not (do|take) life",
		],
		{ isNegative: true },
	),
	plain(`i am<2> (done|finished|over it)${end}`, {
		unless: / (?:project|with (?:her|this (?:job|relationship|marriage|show|game))) /,
	}),
	mine("(lose~) (the |my |all )?(will|fight|strength|hope|faith)(?= (to|in|and|for)|,| $)"),
	plain(
		[
			"hopeless",
			"no hope( left)?",
			"without hope",
			"(nothing|not|never)<5> (to look forward to|get(s|ting)? (any )?better|be (ok|okay|happy|fine|alright) (again|ever)|" +
				"be happy|going to change|ever changes?|ever works? out)",
		],
		{
			isNegative: true,
		},
	),
	plain(["no future", "(way|path) forward(?= $)"], {
		isNegative: true,
		unless: / (?:job) /,
	}),
	plain(
		[
			"i (am|feel like|was|have been|have become|feel) (just |only |such |like |nothing but |nothing more than |a |an |the" +
				" |so |really |complete |total |absolute |utterly |completely |worst |biggest |fucking |disgusting |stupid |pathetic" +
				" |useless |worthless |huge |massive )*(failure|fuck up|waste|loser|piece of (shit|crap|trash|garbage)|disgrace|" +
				"disappointment|mistake|monster|burden|mess|idiot|worthless|useless|pathetic|disgusting|garbage|trash|nothing|nobody|" +
				"parasite|liability|unlovable|unloveable|unworthy|broken|ruined)(?= )",
			"good for nothing",
			"(hate|loathe|despise|disgusted (by|with)|sick of) (myself|being me|who i am|everything about (me|myself))",
			"ruin(s|ed|ing)? everything",
		],
		{
			unless: / (?:haha|nothing (?:but|like|special|to)) /,
		},
	),
	plain([
		"(pain|hurting|suffering|it|misery|everything|thoughts?|voices?) (all )?to (just )?(stop|end|go away|be over)",
		"stop (being in|feeling) (so much )?(pain|anything|everything)",
		"so much (pain|suffering|misery)",
		"unbearable",
		"in agony",
	]),
	plain(
		[
			"(breaking|tipping) point",
			"rock bottom",
			"lowest point",
			"falling apart",
			"hanging (on )?by a thread",
			"(lose~) my (mind|grip)",
			"past the point",
		],
		{
			says: "faint",
		},
	),
	plain(
		[
			"(no one|nobody|not one person|no body)<4> (cares?|(loves?|misses|wants?|likes?|needs?|believes?|sees?) me|would " +
				"(care|notice|miss|come)|to turn to|understands?|gives a)",
			"unloved",
			"unwanted",
			"unlovable",
			"die alone",
		],
		{
			unless: / (?:(?:day|hour|minute|place|weekend|moment) (?:where|when|that|in which) no one) /,
		},
	),
	// "I feel completely empty inside"
	plain([
		"dead inside",
		"(feel~|am|so|completely) (so |just |completely |totally |like )?(numb|hollow|empty|lifeless)(?= (inside|and|all|now|" +
			"again|every|lately|\\.|,|i|to)| $)",
		"(feel~) like (a ghost|a shell|a zombie)",
		"shell of (a|who|myself|my)",
		"(go~) through the motions",
	]),
	plain(["never existed"]),
	plain(["(please )?forgive me", "love you (all|x|parent)(?= )", "say(ing)? goodbye", "goodbye"], {
		isNegative: true,
		with: near(
			"can not|could not|any more|gone|last|die|done|pain|end|over|take|strong|enough|life|without me|tired|sorry",
			"forgive|goodbye|love",
		),
		unless: / (?:job) /,
	}),
	plain(
		[
			"(just |only )?(tired|exhausted|sick|weary|worn out|drained|fed up)( (and \\w+ )?(of|from|with|by)) (it all|" +
				"everything|all (of )?(it|this)|this|fighting|trying|pretending|being (alive|me|here|sad|strong|depressed|in pain|" +
				"like this|a burden|alone|tired)|feeling (like this|this way|nothing|sad|empty)|life|living|existing|surviving|" +
				"myself|my (life|head|mind|brain|thoughts|existence)|waking up|hurting|suffering|the pain|crying|hoping|struggling)",
			"so<1> tired(?= (\\.|,|i|and i|all the time|inside|of)| $)",
		],
		{
			unless: / (?:slept) /,
		},
	),
	plain(
		[
			"(is there|anyone|anybody|someone|somebody|any one|please|can someone|does anyone|need)<6> (to talk to|talk to me|" +
				"listen to (me|my story)|help me(?= )|save me|there|patience to listen|vent to|who (cares|will listen|can help|" +
				"understands)|talk me through)",
			"i<1> (need|want|am (begging|asking|desperate) for)<2> help(?= (please|i|and|now|so|\\.|,)| $)",
			"please help( me)?",
			"help me(?= (please|i|\\.|,)| $)",
			"at a loss",
			"last resort",
			"cry for help",
		],
		{
			says: "faint",
		},
	),
	plain(["want(s)? (me|you|us) to die", "the end is (near|coming|close)"]),
	plain(["relaps(e|ed|ing)(?= )", "(clean|sober) (for|since)"]),
];

/** Hints of self-harm and suicide. */
export const selfHarmHints: Rule[] = [
	...withDefaultWeight("doubtful", doubts),
	...eachAlone(withDefaultWeight("hint", hints)),
];
