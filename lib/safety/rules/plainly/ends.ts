import { near, plain, type Rule, self } from "../../rule";
import { some } from "../some";

/*
 * What people tie up, leave behind and believe of themselves who have begun to take leave. Most of it is a hint, so that it is
 * asked.
 */

const leaving = near(
	"moving|move|moved|new (?:flat|house|job|place)|removal|quit\\w*|resign\\w*|retir\\w+|holiday|vacation|trip",
	"travel\\w*|flight|wedding|exams?|sale|exhibition|festival|conference|handover|landlord|neighbou?r|bins?",
	"parking|cleaner|teacher|fridge|school|divorce|at work|for work|the team|on the team|goalie",
	"a (?:week|day|month|while|few days)|one (?:week|day)",
);
const all =
	"(?:everyone|everybody|he|her all|people|my (?:family|child|partner|parent|friends)|the (?:child|family|world|baby))";
const off = "(?:better|better off|safer|happier|richer|freer|fine|ok|okay|cheaper|easier|lighter|relieved)";

export const endsRules: Rule[] = [
	// "The letters are finished and on the shelf", "i wrote my goodbye already"
	plain(
		[
			"(?:suicide|goodbye|farewell|last) (?:note|letter|letters|notes|message)s?(?: \\w+)? (?:is|are|already|written|" +
				"done|finished|ready)",
			"(?:wrote|written|write|writing|finished) (?:my|the) (?:\\w+ )?(?:goodbye|goodbyes|farewell|suicide note|last" +
				" (?:note|letter|words))(?: (?:note|letter|letters|notes))?",
		],
		{
			unless:
				/ (?:speech|card|colleague|leaving do|email to (?:the )?team|film|novel|he (?:sent|wrote|left)|my (?:ex|boss)) /,
		},
	),
	// "I have written the note and sit beside it"
	plain(
		[
			"i (?:have |already )*(?:wrote|written|write|finished) (?:the|my) (?:note|letter|letters|notes)(?: (?:already|" +
				"now|tonight|today|last night))?(?= $| ,| and| \\.)",
			"(?:the|my) (?:note|letters?) (?:is|are) (?:written|done|finished|ready|on the (?:desk|table|pillow|bed))(?= $| ,| and)",
		],
		{
			says: "doubtful",
			unless: leaving,
			unlessText: near(
				"landlord|neighbou?r|boss|bins?|parking|towel|teacher|santa|cover letter|thank you|to her about|washing",
				"flatmate|christmas|postman|cleaner|fridge|shopping|complain\\w*|insurance|love letter|threw|thrown|tore",
				"torn",
			),
		},
	),
	plain(`(?:wrote|written)${some(2)} letters${some(4)} (?:names? on|drawer|when i am gone|open when|for after)`, {
		says: "doubtful",
		unless: leaving,
	}),
	// "The letters are sealed, one of them for the person who finds me"
	plain(
		`(?:note|letter|letters|envelope|message|one|sorry|apolog\\w+)${some(2)} (?:for|to) (?:whoever|who ever|whomever|anyone` +
			" who|someone who|the (?:person|one|police|cleaner|landlord|guy|man)(?: who)?) (?:finds?|has to find|will find) me",
		{
			unless: near(
				"hide and seek|lost (?:phone|wallet|keys)|treasure|geocach\\w*|escape room|game|message in a bottle",
				"linkedin|online|profile|bio|dating",
			),
		},
	),
	plain(
		"(?<=^ )(?:wrote|written|finished|sealed) (?:the|my|all the|her) letters(?: now| today| tonight)?(?= $| ,| and)",
		{
			says: "doubtful",
			unlessText: new RegExp(`${leaving.source}| (?:santa|christmas|thank you|council|clients?|customers|bank|cover) `),
		},
	),
	// "A note on the table, the tablets beside it": no note by itself
	plain("(?:wrote|written|write|writing|typed|drafted|finished) a note", {
		says: "doubtful",
		withText: near(
			"to die|suicid\\w*|kill myself|end it|pills|tablets|rope|gun|shotgun|rifle|goodbye|forgive me|alive|found it|finds it|tore it up",
			"ripped it up|under my pillow|hid it",
		),
		unlessText: new RegExp(`${leaving.source}| (?:milk|noise|towel|santa|postman|complain\\w*|doctor|nursery|thank) `),
	}),
	// "No need to plan my birthday, I won't be needing one"
	plain("(?:will not|am not going to|will never) (?:be needing|need) (?:it|her|that|those|one|any|any of it)", {
		says: "doubtful",
		isNegative: true,
		withText: new RegExp(
			"^(?=.* (?:goals?|next (?:month|year|week|summer|spring|winter|term)|the future|(?:my|a) birthday|christmas|" +
				"calendar) ).* (?:do not (?:\\w+ )?(?:bother|plan|set|make|book|get|buy|count)|no need|no point|why bother|skip|" +
				"never mind|forget) ",
		),
		unlessText: new RegExp(
			`${leaving.source}| (?:subscription|gym|parking|tickets?|umbrella|coat|car|delivery|milk|nursery|membership|insurance|` +
				"appointment|prescription|lift|finished|passed|cancel\\w*|refund|borrow\\w*|lend|desk|locker|bike|pram|tent|done" +
				" with|reached|met my|already (?:did|have|got)|app|template|reminders?) ",
		),
	}),
	// "Who would feed the cat if I were not here any more"
	plain(
		`(?:what (?:happens|will happen|would happen)|who (?:takes|will take|would take|looks after|will look after|would look` +
			` after|gets|will get|feeds|will feed|would feed|has|will have|would have))${some(3)} (?:pets?|dogs?|cats?|animals|` +
			`hamster|rabbits?|budgie|horses?)${some(2)} (?:if|when|after|once) (?:you|i|someone|an owner|the owner) (?:(?:am|are|` +
			"is|was|were) )?(?:not (?:around|here|alive)(?: any more)?|no longer (?:around|here)|any more|gone(?! (?:for|to|on|all" +
			" day|away|too long))|dead|dies?|died)",
		{
			says: "doubtful",
			isNegative: true,
			unless: near(
				"holiday|vacation|trip|weekend|hospital|surgery|solicitor|legal|insurance|charity|at work|for a (?:week|day|few)",
				"today|tomorrow|this week",
			),
		},
	),
	// "Everything is in order and I'm calm, which is odd after all these months"
	plain("everything (?:is |is all |all )?(?:sorted|in order|arranged|settled|taken care of)(?= $| ,| and| now)", {
		says: "doubtful",
		withText:
			/^(?=.* (?:weird|weirdly|strange|strangely|odd|oddly|first time in) ).* (?:calm|peaceful|at peace|lighter) /,
		unlessText: new RegExp(`${leaving.source}| (?:tax|baby|nursery|date|she said yes|sleep training) `),
	}),
	plain(
		`(?:drive|driving|drove) (?:around|about|round)${some(12)} (?:just )?(?:kept going|keep going|kept driving|not (?:brake|stop))`,
		{
			says: "telling",
			isNegative: true,
		},
	),
	// "letters for the boys to open later, when I'm gone"
	plain(
		`(?:letters?|videos?|cards?|gifts?|presents?|everything|things|paintings|names)${some(8)} (?:when i am (?:gone|` +
			"not here|dead)|for after|after i am gone|so (?:that )?(?:there is no|no one has to|nobody has to|he will not" +
			" have to|he does not have to)(?: [^ .]+){0,3} (?:argu\\w+|fight\\w*|hunt|look|worry|pay|sort))",
		{ says: "doubtful", unlessText: leaving },
	),
	// "All of them would be safer with me in the ground", "he'd manage better without me"
	plain(
		`${all}${some(4)} (?:would|will|could)(?: all| both| probably| honestly| just)* be${some(2)} ${off}${some(2)}` +
			" (?:if i (?:was|were|am|died|did not exist)(?: just)? ?(?:dead|gone|not here|not (?:around|alive)|died)?|" +
			"without me(?: (?:alive|here|around|in it|on this earth))?|with me (?:dead|gone|in the ground))",
		{
			isOwn: true,
			with: / (?:dead|died|alive|gone|not here|not exist|in the ground|baby|on this earth|around|including) /,
			unlessText: leaving,
		},
	),
	plain(
		[
			`${all}${some(3)} (?:would|will|could)(?: all| both| just| probably)* (?:be ${off}|cope|manage|get on|get over|` +
				`move on|get by|forget)${some(6)} (?:without me|if i (?:was|were) (?:not here|gone|dead)|give (?:it|her) a)`,
			"(?:cheaper|easier|better|less trouble|simpler|lighter)(?: it (?:is|would be))? for (?:her|everyone|my \\w+)(?:" +
				" all)? without me",
			`just me(?: ,)? gone`,
			`(?:everyone|he) would (?:just |all )?(?:get on|carry on|get over it|move on)(?: with it| fine)?`,
			`(?:get|deserves?|needs?|find)${some(3)} (?:a )?better parent(?= $| ,| than me| without| if)`,
			`find someone (?:nicer|better|new)(?: for)? (?:when|after) (?:i am|he is) (?:not here|gone|dead)`,
			"(?:if|when) i am out of your way",
		],
		{
			says: "doubtful",
			isOwn: true,
			unlessText: leaving,
			unless: / (?:meeting|dinner|holiday|party|job|project|break up|broke up|game|he said) /,
		},
	),
	// "It would be weeks before anybody found me"
	plain(
		[
			"(?:no one|anyone|how long)(?: [^ .]+){0,5} (?:notice|noticed|find me|found me|miss me|missed me|look for me)(?:" +
				" [^ .]+){0,3} (?:(?:til|till|until|before)(?: [^ .]+){0,2} (?:rent|smell|bills?|landlord|monday|weeks|days)|if" +
				" i (?:died|was gone|were gone|disappeared|was dead|vanished|dropped dead))",
		],
		{ says: "doubtful", isNegative: true, unless: / (?:shirt|haircut|party early|shoes|typo|mistake|meeting|job) / },
	),
	// "Papers done, rent paid, the dog placed. I am strangely peaceful."
	plain(
		"(?:sorted|sorted out|arranged|found a home for|rehomed|gave away|given away|settled|paid|returned|" +
			`labelled)${some(3)} (?:the |my )?(?:cat|dog|pets?|rent|bills|debts?|passwords?|papers|paperwork|will|everything|` +
			"funeral|accounts?|hers?)",
		{
			says: "doubtful",
			withText: / (?:calm|peace|peaceful|weirdly|lighter|clear|quiet inside|at ease|relieved|ready now) /,
			unlessText: leaving,
			unless: / (?:cupboards?|holiday|yoga|receipts?|budget|tax|spreadsheet|month end) /,
		},
	),
	// "What use is a plan for May when I won't be here"
	plain(`(?:point|use|sense|bother|bothering)${some(8)} (?:not|never)(?: going to)? be (?:here|around|alive)`, {
		says: "doubtful",
		isNegative: true,
		unless: / (?:office|gym|holiday|membership|work|town|weekend|moving) /,
	}),
	// "I would like to be done, like a candle"
	self(
		"(?:want|like|wish|just want) (?:simply |just |only )*(?:to be|it to be|everything to be|all of it to be)(?: all|" +
			" just)? (?:finished|over and done|done with (?:it all|life|living|being)|over for good|switched off|returned|" +
			"erased)",
		{
			says: "doubtful",
			unless: near(
				"essay|exams?|project|work|thesis|course|paper|housework|divorce|renovation|move|moving|report|school|shift",
				"today|treatment|game|job",
			),
		},
	),
	// "I want to lie down somewhere and not get up", "put me back where I came from"
	self(
		[
			"(?:lie|lay) down(?: somewhere| in the \\w+)? and (?:be (?:done|gone|over)|not get up|never get up|not wake|let" +
				" it|disappear|stop)",
			"(?:put|give|send|take) me back(?= $| ,| like)|return me(?= $| ,)",
		],
		{
			says: "doubtful",
			isNegative: true,
			unless:
				/ (?:couch|sofa|beach|shift|moving|weekend|sunday|holiday|together|with her|medication|contract|job|shop|in time) /,
		},
	),
	// "I've thought about not being here at all"
	plain(
		"(?:thought|thoughts|thinking|think|dream\\w*)(?: [^ .]+){0,2} (?:about |of )(?:just )?not (?:being|existing)(?:" +
			" (?:here|alive|around))?(?: at all| any more)?(?= $| ,)",
		{ says: "doubtful", isNegative: true, unless: / (?:town|city|job|school|party|meeting|weekend|christmas) / },
	),
	// "I keep going to the platform and watching the trains go by", "I stop on the bridge, only to look"
	plain(
		`(?:keep|kept|always|every (?:day|night))${some(4)} (?:stop(?:ping)?|walk(?:ing)?|going|standing|stand|sitting|` +
			`ending up)${some(4)} (?:bridge|station|platform|tracks|cliff|cliffs|roof|river|railway|crossing)`,
		{
			says: "doubtful",
			unless: near(
				"bakery|swans?|ducks?|coffee|photos?|sunset|view|train to|commute|platform \\d|friend|dog|run|running",
				"fish\\w*|birds?|tickets?|late",
			),
		},
	),
	// "There is nothing left to try, that was the last treatment"
	plain(
		[
			"(?:any more|no|not any|run out of|ran out of|out of) (?:more )?(?:cards? (?:left )?to play|options|moves left|" +
				"reasons left|treatments left|doors left)(?: (?:now|left))?",
		],
		{
			says: "telling",
			unless:
				/ (?:dinner|uno|poker|game|gift|present|outfit|flat|menu|restaurant|wedding|names|film|negotiat\w+|chess|contract|he won) /,
		},
	),
	// "I only wait until my mother is buried", "till after the wedding, so as not to spoil it"
	plain(
		`(?:only |just )waiting (?:till|until|for)(?: after)?${some(5)} (?:gone|dead|dies|to die|is buried|christening|` +
			"wedding|birthday|christmas|grown|eighteen|graduat\\w+|settled|spoil it)",
		{
			says: "doubtful",
			unless:
				/ (?:surprise|cake|present|package|delivery|sale|leave the house|start|to (?:open|propose|move|buy|book|announce|tell)) /,
		},
	),
	// "my medicine is off, I haven't told the doctor"
	plain(
		`(?:stopped|given up|not taking|quit)${some(1)} (?:the|my|all) (?:\\w+ )?(?:tablets|pills|medication|medicine|` +
			"insulin|inhaler|heart (?:tablets|pills)|dialysis)",
		{
			says: "doubtful",
			withText: near(
				"not told (?:the|my|anyone)|with her again|be with her|long now|no point|had enough|do not want",
				"not want time|tired of living|nature take|let it",
			),
			unless: / (?:doctor (?:said|told)|advice|side effects|tapered|gp said|prescribed) /,
		},
	),
	// "How do I say sorry to my children for what they will learn later"
	plain(
		"(?:say|tell|explain|write)(?: [^ .]+){0,3} (?:sorry|goodbye|why)?(?: [^ .]+){0,2} to (?:your|my) (?:child|" +
			"family|parent|baby)(?: [^ .]+){0,10} (?:when (?:he is|he are) (?:older|grown)|till he is older|until he is" +
			" older|when i am gone|after i am gone|will not (?:get|understand))",
		{
			says: "doubtful",
			unless: / (?:santa|divorc\w*|tooth fairy|split\w*|separat\w+|sex|period|adopt\w+|moving|shouting) /,
		},
	),
	// "stopped eating a week ago and it feels like power"
	plain(
		"(?:not|stopped) (?:eaten|eating)(?: [^ .]+){0,4} (?:since|for|in) (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|" +
			"\\d+ days|(?:two|three|four|five|six|seven|a few) days|last week|a week|days)",
		{
			says: "doubtful",
			isNegative: true,
			withText: / (?:powerful|strong|proud|great|faint\w*|black|dizzy|control|empty|light|clean|perfect) /,
			unless: near(
				"run|meat|sugar|gluten|chocolate|bread|carbs|dairy|ramadan|fasting|bug|flu|sick|ill|surgery|dentist|broke",
				"pay ?day|he|cat|dog|child|baby|takeaway|pizza|out",
			),
		},
	),
];
