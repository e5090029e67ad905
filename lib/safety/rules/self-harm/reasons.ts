import { eachAlone, mine, near, plain, type Rule, withDefaultWeight } from "../../rule";
import { THINK } from "../think";

/* What holds people back, until when, what they believe about their place in the world, and what they ask. */

const doubts: Rule[] = [
	plain([
		"(only|one|last|main|biggest|single|sole) (thing|person|people|reasons?|ones?)<6> (stop(s|ping|ped)?|keep(s|ing)?|" +
			"kept|hold(s|ing)?|held|prevent\\w*|(why|that) i (am|have)|i am|i have not|i do not)<4> (me(?! (wishing|smiling|" +
			"laughing|busy|entertained|interested|warm|motivated|fit|watching|playing|reading))|alive|here|going|killed|done it|" +
			"ended|dead|living|breathing|earth|world|yet)",
	]),
	plain(
		[
			"(should|would|could|wish|better if|rather|never|not)( (?!(know~|clue|idea|aware|realise~|realize~|think~|forget~|" +
				"notice~|he)(?= ))[^ .]+){0,4} (have )?(been )?(never )?(born|aborted|existed|conceived)(?= )",
		],
		{
			isNegative: true,
		},
	),
	mine(
		[
			"(think~|considering|contemplating|plan~|debating|decide~|going|about|ready|tempted|close|determined|want~|meant|" +
				"supposed|prepared)<,3> (about |of |to |on |with )?(end~ it all|go~ through with it|taking my life|offing myself|" +
				"dying|suicide|checking out)(?= (tonight|today|tomorrow|soon|again|now|all|every|for|more|lately|this|right|after|" +
				"when|before|by|already|myself|alone|and (not|i|no)|but (i|my|the)|because)| $)",
		],
		{
			with: near(
				"life|die|dead|pain|alive|end|live|depress\\w*|hopeless|alone|tonight|tired|scared|myself|goodbye|note|family",
				"suicid\\w*|kill\\w*|death|dying|anymore|soon|more and more|lately|pills|gun|rope|bridge",
			),
			unless: near(`(${THINK}) (like |that )*i (am|was|might be) (actually |literally |really )?(dying|going to die)`),
		},
	),
	plain(
		[
			"(finally|today|tonight|tomorrow|soon|now)<4> (is (the|my) (day|night|last(?! (year|semester|term|exam|class|shift|" +
				"week (at|of)|day (at|of|in)))|end(?! of))|i (will|am going to|can|get to) (be (free|at peace|gone|at rest|with)|" +
				"rest|sleep for|leave this|see (her|my \\w+) again))",
			"(tonight|today|tomorrow|this) (is|will be|might be) (the night|the day|my last|it for me|when i (die|go|end)|goodbye)",
			"(bye|goodbye|farewell|so long) (world|everyone|all|reddit|forever|for ever|cruel|life|y'all|guys|to (all|this|everyone|life))",
			"peace out (world|life)",
			"rest in peace (me|to me)",
		],
		{
			unless: / (?:on this (?:subreddit|forum|server|team)|post about|off to) /,
		},
	),
];

const hints: Rule[] = [
	mine(
		[
			"(do|did|does|will|can|could) not<1> ((want|care|wish|deserve|know how) to|feel like|see myself|(have the|have any) " +
				"(energy|will|strength)( to)?|know if i can)<,2> (be (here|me|alive|sad|alone|like this)|do this|feel|exist|live|go " +
				"on|wake up|try|fight|keep going|keep trying|continue|get up|get out of bed|wake|face|deal|talk to|see anyone|feel " +
				"this way)(?= (any more|any longer|like this|this way|again|anything|another|every|alone|either|longer|the day|" +
				"tomorrow|and|with)| $)",
		],
		{
			isNegative: true,
			unless: / (?:town) /,
		},
	),
	plain(
		[
			"(no|not have|without|have zero|do not have)( any| a single)? (friends|family|future|life|support|job|money|money" +
				" left|one to talk to|real friends)",
		],
		{ isNegative: true, says: "faint" },
	),
	plain(
		[
			"(do|did) not know (what (else )?to do|how (much|long)|where (else )?to (go|turn)|how to (go on|live|cope|continue|" +
				"keep going|keep living))<1>(?= )",
		],
		{
			isNegative: true,
			says: "faint",
		},
	),
	plain(
		[
			"(depression|depressed|depressive|suicide|suicidal|suicidality|hopeless|hopelessness|despair|misery|miserable|" +
				"worthless|worthlessness|self (hatred|hate|loathing)|selfharm)",
		],
		{
			says: "faint",
			unless: / (?:my (?:friend|partner|ex|parent|child|sibling) (?:is|has|was)) /,
		},
	),
	plain("(die|dead|death|dying|kill~|grave|funeral|corpse|noose|overdose)", {
		says: "faint",
		with: / (?:i|me|my|myself) /,
		unless: near(
			"phone|laugh\\w*|plants?|my (friend|dog|cat|grandparent|parent|uncle|sibling|partner) (is|was|has)|anxiety",
			"panic|afraid|kill~ it",
			"(town|city|place|village|party|bar|club|street|line|server|chat|website|engine|car) is<1> dead",
		),
	}),
];

/** What holds people back, and what they ask. */
export const reasonRules: Rule[] = [
	...withDefaultWeight("doubtful", doubts),
	...eachAlone(withDefaultWeight("hint", hints)),
];
