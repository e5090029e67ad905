import { near, plain, type Rule } from "../../rule";

/* A "no" that was ignored, an unwanted pregnancy, and presents that must be kept secret. */

const child = near("child|toddler|dog|cat|puppy|baby|boss|teacher|landlord|barber|hairdresser|waiter");
const fun = near(
	"lol|haha\\w*|laugh\\w*|joke\\w*|surprise\\w*|film|game|gym|karaoke|sing\\w*|danc\\w+|bought|ordered|booked|paint\\w*",
	"tickl\\w*|pizza|cake|chips|parked|plates?|dishes|meeting|present|by mistake|accident\\w*|nurse",
);
const inBed = near(
	"in bed|sex|(inside|on top of|touch\\w*|pinned) me|my body|naked|raped?|consent\\w*|i (just )?froze",
	"(take~|pulled) (off )?my (clothes|pants|top|jeans)",
);
/** How a child is asked to keep quiet. */
const quiet =
	"(((do|did|should|must|to) not (have to )?tell|not to tell) (anyone|my parent)|(our<1>|a) secret|keep (it|this) (to " +
	"myself|quiet|between)|between (us|the two of us|me and her|her and me))";

export const forcedRules: Rule[] = [
	// "I told her no, and she did it anyway"
	plain("(tell~) her no<2> (and|but)<1> he (still |just )?(did|does) it", {
		unless: fun,
		unlessText: child,
	}),
	// "I asked him to stop and he finished"
	plain(
		"i ((told|asked|begged) her|said|begged)( that)? (no|stop|to stop|not to|i did not want (to|it))<3> (and|but)<1> he " +
			"((just|still) )?(carried on|kept going|went ahead|went on|(did|does|would) not (stop|listen)|finished|did it|does " +
			"it)",
		{ isNegative: true, withText: inBed, unless: fun, unlessText: child },
	),
	// "he flushed my pill because he wants a son"
	plain(
		"(he|partner|ex|in law|parent)<3> (throw~|flushed|flushes|hide~|take~|binned|destroyed|poked|swapped|removed|pulled" +
			" off)<4> (pills?|tablets|contracepti\\w+|birth control|condoms?|coil|implant)",
		{
			says: "doubtful",
			withText:
				/ (?:pregnan\w*|contracept\w*|birth control|condoms?|coil|wants (?:a|another) (?:\w+ )?(?:baby|child|boy)|duty) /,
			unless: fun,
		},
	),
	// "they make me have another baby", "he is forcing me to have an abortion"
	plain(
		"(forces?|force~|make~|pressur\\w+) me (to |into )?((get~|be) pregnant|(have~) (an abortion|(a|another|more) (baby|" +
			"child)(?! (shower|name|monitor|seat))))",
		{ unless: fun },
	),
	// "my coach gave me trainers and it is just between him and me"
	plain(
		"(parent 's (friend|boss|partner)|uncle|coach|teacher|tutor|pastor|priest|imam|neighbou?r|older (guy|man|boy)|(man|" +
			`guy) i met)<4> (buy~|give~|got|send~|pay~)<1> me<12> ${quiet}`,
		{
			says: "doubtful",
			unlessText:
				/ (?:surprise|birthday|christmas|party|proposal|wedding|grandparent|my (?:partner|child)|recipe|raise|lol) /,
		},
	),
];
