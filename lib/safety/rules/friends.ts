import { pattern } from "@/lib/domain/text/short-forms";
import { near, plain, type Rule } from "../rule";
import { DEAR } from "./people";
import { HIT, PILLS } from "./word-lists";

/* What people say who are afraid for somebody else. */

const person = `(${DEAR}|partner|ex|boy|guy|man|he)`;
const parting = near(
	"new job|move~|retir\\w+|leaving do|left the (company|team)|farewell (party|do)|airport|broke up",
	"hospice",
);
const play = near(
	"football|rugby|hockey|playing|bike|playground|birthmark|tattoo|hickey|love bite|rash|chicken ?pox|mosquito\\w*",
	"necklace i|my neck|climbing|gym",
);

export const friendRules: Rule[] = [
	// "a guy from my course posted goodbye everyone"
	plain(
		[
			"(wrote|posted|sent|texted|messaged|say~)<3> goodbye (and (thanks|thank you|sorry)|everyone|everybody|forever|for ever)",
		],
		{
			says: "doubtful",
			unlessText: parting,
			unless: / i (?:wrote|posted|sent|texted|said) /,
		},
	),
	// "my sister had a mark on her neck", "finger marks round my colleague's neck"
	plain(
		[
			"(marks?|bruis\\w+|finger ?marks?|handprints?|black eyes?|burn marks?)<4> (on|round|around|over|all over) (her|my" +
				" \\w+ 's)<1> (neck|throat|arms?|face|back|wrists?|legs|eye|cheek)",
			"(her|my (sibling|friend|child|parent|colleague|neighbou?r) 's) (neck|throat|arms?|face|wrists?)<3> (bruis\\w+|" +
				"marks?|scratch\\w*)",
		],
		{
			says: "doubtful",
			unless: play,
			withText: pattern(` (${DEAR}|boy|her) `),
		},
	),
	// "my sister's husband pushes her around"
	plain(
		[
			`(${DEAR}|her) ('s )?(partner|ex|man)<3> (${HIT}|shoves|threatens|locks|hurts|terrifies) (her|the child)`,
			"(i )?hear (it|her)<3> through the wall<4>",
		],
		{
			says: "clear",
			with: / (?:her|beaten|screaming|hit\w*|crying|begging|thuds?) /,
			unless: / (?:laugh\w*|music|party|piano|game|chess|tennis|calm\w*|pray\w*) /,
		},
	),
	// "my mate keeps joking that he won't see thirty", "my mum says she won't be here at Christmas"
	plain(
		[
			`${person}<6> (he )(will|would|is going to) not (see|make it to|live to|be (here|around) (for|at|by)) (thirty|forty|` +
				"fifty|sixty|\\d\\d|christmas|summer|spring|new year|her birthday)",
		],
		{
			says: "doubtful",
			unless: / (?:doctors?|cancer|hospice|chemo|prognosis|holiday|abroad|working|shift|trip|flight) /,
		},
	),
	// "grandma says she's stopped taking her heart pills because she's had enough"
	plain([`(he|${person})<3> (stop~|refuse~|not)<1> (take~|to take) her<2> (${PILLS})`], {
		says: "doubtful",
		with: / (?:had enough|no point|want\w* to|wants? it over|tired of (?:it|living|life)|give up|given up|die) /,
	}),
	// "she said on the phone that she just wants it to be over and hung up"
	plain(["he (just |only )?(wants?|wanted) (it|everything|it all|this) to (be over|stop|end)"], {
		says: "doubtful",
		unless: / (?:exams?|pregnan\w+|divorce|match|season|film|shift|meeting|renovation|war|school|term|treatment) /,
	}),
];
