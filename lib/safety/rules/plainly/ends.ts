import { near, plain, type Rule, self } from "../../rule";
import { EASIER, PILLS } from "../word-lists";

/*
 * What people put in order, leave behind and believe about themselves when they have begun to say goodbye. Most of
 * these are hints, so that they lead to a question.
 */

/** Matches what people leave who are not leaving life: a flat, a job, a party. */
const leaving = near(
	"move~|new (flat|house|job|place)|quit\\w*|retir\\w+|holiday|trip|travel\\w*|flight|wedding|divorce|sale",
	"exams?|landlord|neighbou?r|bins?|cleaner|teacher|fridge|school|work|office|gym|team|project|game|town",
	"meeting|dinner|party|weekend|he said|a (week|day|month|while)",
);
const all =
	"(everyone|everybody|he|her all|people|my (family|child|partner|parent|friends)|the (child|family|world|baby))";
const off = `(${EASIER})`;

export const endsRules: Rule[] = [
	// "The letters are finished and on the shelf", "i wrote my goodbye already"
	plain(
		[
			"(suicide|goodbye|farewell|last) (note|letter|message)s?( \\w+)? (is|are|already|written|done|finished|ready)",
			"(write~|finished) (my|the)<1> (goodbyes?|farewell|suicide note|last (note|letter|words))( (note|letter)s?)?",
		],
		{ unless: / (?:speech|card|colleague|leaving do|film|novel|he (?:sent|wrote|left)|my (?:ex|boss)) / },
	),
	// "I have written the note and sit beside it"
	plain(
		[
			"i (have |already )*(write~|finished) (the|my) (note|letter)s?( (already|now|tonight))?(?= $| ,| and| \\.)",
			"(the|my) (note|letters?) (is|are) (written|done|finished|ready|on the (desk|table|pillow|bed))(?= $| ,| and)",
		],
		{
			says: "doubtful",
			unless: leaving,
			unlessText: / (?:boss|cover letter|love letter|thank you|flatmate|santa|postman|insurance|threw|tore) /,
		},
	),
	// "The letters are sealed, one of them for the person who finds me"
	plain(
		"(note|letters?|envelope|message|one|sorry)<2> (for|to) (whoever|anyone who|someone who|the (person|one|police|" +
			"cleaner|landlord|man)( who)?) (finds?|has to find|will find) me",
		{ unless: / (?:game|hide and seek|phone|wallet|keys|online|profile|dating) / },
	),
	// "A note on the table, the tablets beside it"; a note alone is not enough
	plain("(write~|typed|finished) a note", {
		says: "doubtful",
		withText: / (?:to die|suicid\w*|kill myself|end it|pills|tablets|rope|gun|goodbye|forgive me|tore it up|hid it) /,
		unlessText: leaving,
	}),
	// "All of them would be safer with me in the ground"
	plain(
		`${all}<4> (would|will|could)( all| both| just)* be<2> ${off}<2> (if i (was|were|am|died) ?(dead|gone|not alive)?|` +
			"without me|with me (dead|gone|in the ground))",
		{ isOwn: true, with: / (?:dead|died|alive|gone|in the ground|baby|including) /, unlessText: leaving },
	),
	// "He'd manage better without me", "they deserve a better mother"
	plain(
		[
			`${all}<3> (would|will|could)( all| just)* (be ${off}|cope|manage|get over|move on|get by|forget)<6> (without me|if i` +
				" (was|were) (not here|gone|dead))",
			`(${EASIER})( it would be)? for (her|everyone|my \\w+)( all)? without me`,
			"(everyone|he) would (just |all )?((get|carry|move) on|get over it)( with it| fine)?",
			"(deserves?|needs?|find)<3> (a )?better parent(?= $| ,| than me| without| if)",
			"(if|when) i am out of your way",
		],
		{ says: "doubtful", isOwn: true, unlessText: leaving },
	),
	// "What use is a plan for May when I won't be here", "I've thought about not being here at all"
	plain(
		[
			"(point|use|sense|bother~)<8> (not|never)( going to)? be (here|around|alive)",
			"(thoughts?|think~)<2> (about |of )(just )?not (being|existing)( (here|alive))?(?= $| ,| at)",
		],
		{ says: "doubtful", isNegative: true, unless: leaving },
	),
	// "I want to lie down somewhere and not get up"
	self("(lie|lay) down( somewhere| in the \\w+)? and (be (done|gone|over)|(not|never) get up|not wake|disappear)", {
		says: "doubtful",
		isNegative: true,
		unless: leaving,
	}),
	// "My medicine is off, I haven't told the doctor, it won't be long now"
	plain(`(stopped|given up|not taking|quit)<1> (the|my|all)<1> (${PILLS}|dialysis)`, {
		says: "doubtful",
		withText: / (?:not told (?:the|my|anyone)|be with her|long now|no point|had enough|tired of living|nature take) /,
		unless: / (?:doctor (?:said|told)|advice|side effects|tapered|prescribed) /,
	}),
];
