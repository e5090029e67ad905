import { near, plain, type Rule, self } from "../../rule";
import { some } from "../some";

/*
 * What people put in order, leave behind and believe about themselves when they have begun to say goodbye. Most of
 * these are hints, so that they lead to a question.
 */

/** Matches what people leave who are not leaving life: a flat, a job, a party. */
const leaving = near(
	"moving|move|moved|new (?:flat|house|job|place)|quit\\w*|retir\\w+|holiday|trip|travel\\w*|flight|wedding|divorce|sale",
	"exams?|landlord|neighbou?r|bins?|cleaner|teacher|fridge|school|work|office|gym|team|project|game|town",
	"meeting|dinner|party|weekend|a (?:week|day|month|while)",
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
		{ unless: / (?:speech|card|colleague|leaving do|film|novel|he (?:sent|wrote|left)|my (?:ex|boss)) / },
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
				"boss|cover letter|love letter|thank you|flatmate|santa|postman|complain\\w*|insurance|threw|tore",
			),
		},
	),
	// "The letters are sealed, one of them for the person who finds me"
	plain(
		`(?:note|letter|letters|envelope|message|one|sorry|apolog\\w+)${some(2)} (?:for|to) (?:whoever|who ever|whomever|anyone` +
			" who|someone who|the (?:person|one|police|cleaner|landlord|guy|man)(?: who)?) (?:finds?|has to find|will find) me",
		{
			unless: near("game|hide and seek|phone|wallet|keys|online|profile|dating"),
		},
	),
	// "A note on the table, the tablets beside it"; a note alone is not enough
	plain("(?:wrote|written|write|writing|typed|drafted|finished) a note", {
		says: "doubtful",
		withText: near(
			"to die|suicid\\w*|kill myself|end it|pills|tablets|rope|gun|shotgun|rifle|goodbye|forgive me|alive|found it|finds it|tore it up",
			"ripped it up|under my pillow|hid it",
		),
		unlessText: new RegExp(`${leaving.source}| (?:milk|noise|towel|santa|postman|complain\\w*|doctor|nursery|thank) `),
	}),
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
			unless: / (?:he said|broke? up) /,
		},
	),
	// "What use is a plan for May when I won't be here"
	plain(`(?:point|use|sense|bother|bothering)${some(8)} (?:not|never)(?: going to)? be (?:here|around|alive)`, {
		says: "doubtful",
		isNegative: true,
		unless: leaving,
	}),
	// "I want to lie down somewhere and not get up", "put me back where I came from"
	self(
		[
			"(?:lie|lay) down(?: somewhere| in the \\w+)? and (?:be (?:done|gone|over)|not get up|never get up|not wake|let" +
				" it|disappear|stop)",
			"(?:put|give|send|take) me back(?= $| ,| like)|return me(?= $| ,)",
		],
		{ says: "doubtful", isNegative: true, unless: / (?:sofa|couch|beach|shift|job|shop|holiday|together) / },
	),
	// "I've thought about not being here at all"
	plain(
		"(?:thought|thoughts|thinking|think|dream\\w*)(?: [^ .]+){0,2} (?:about |of )(?:just )?not (?:being|existing)(?:" +
			" (?:here|alive|around))?(?: at all| any more)?(?= $| ,)",
		{ says: "doubtful", isNegative: true, unless: leaving },
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
		},
	),
];
