import { near, plain, type Rule } from "../../rule";
import { DEAR } from "../people";
import { some } from "../some";

/* What people say who are afraid for somebody else: a goodbye, a letter that was found, marks, a change. */

const dear = `(?:${DEAR}|bestie|pal|partner|ex|boy|guy|ate|kuya)`;
const out = near(
	"not (?:\\w+ )?(?:pick(?:ing|ed)?(?: up)?|answer\\w*|reply\\w*|respond\\w*|open\\w*|online)",
	"phone(?: [^ .]+){0,3} off|deleted|offline|voicemail|can(?: not)? (?:not )?reach|no one can reach",
	"could not reach|no answer|hung up|drunk|not home|missing|delivered|worried|scared|3am|2am|4am|felt sick",
);
const parting = near(
	"airport|plane|train|flight|bed|new job|moving|moves|moved|farewell party|retir\\w+|broke up|hospice|school gate|work|abroad",
	"charity|decluttering|recipe|birthday",
);
/** Matches play, sport, stories and accidents, in which nobody is beaten. */
const play = near(
	"film|novel|series|song|tv|news|press|poem|book|article|game|cards|chess|match|league|football|boxing|karate|ring",
	"pillow|drums?|dough|fish|party|haircut|tattoo|lol|haha\\w*|cat|surgery|operation|bike|climb\\w*|toddler|years ago",
);

const blows =
	"(?:beating|battering|bashing|punching|slapping|thumping|strangling|choking|kicking|stabbing|attacking|hurting|laying" +
	" into|hitting)";
/** The ending excludes "hitting her stride" and "kicking the neighbor's fence". */
const struck =
	"(?:her|someone|a (?:guy|man|boy|child)|the (?:guy|child|baby|boy)|(?:my|the|our) (?:\\w+ )?neighbou?r)(?= $| ,| right|" +
	" now| again| and| in the| outside| next| up| on the| so| i| he| because| please| help| at the| till| until| with a)";

export const somebodyRules: Rule[] = [
	// "Dad rang to say goodbye, now nobody gets through", "my sister posted bye, sorry, and is offline"
	plain(
		`${dear}${some(4)} (?:text|texted|texts|wrote|posted|posts|messaged|sent|said|says|rang|called|phoned|left|` +
			`status)${some(6)} (?:goodbye|bye|farewell|forgive me|thank(?:s|ed|ing)?${some(2)} for everything|sorry for` +
			" everything|love you all|take care of)",
		{ withText: out, unlessText: parting },
	),
	// "I found a letter of my brother's that says goodbye"
	plain(
		[
			`(?:found|find|saw|read)${some(2)} (?:my \\w+|her)(?: 's)? (?:suicide|goodbye|farewell) (?:note|letter|message)`,
			`(?:found|find|saw|read)${some(2)} (?:suicide|goodbye|farewell) (?:note|letter|message)${some(5)} (?:my|her)` +
				` (?:\\w+ )?${dear}`,
			`(?:found|find|saw|read)${some(2)} (?:a )?(?:suicide note|goodbye letter)${some(4)} (?:room|bag|phone|printer|` +
				"drawer|computer|car|desk|bed)",
		],
		{ unless: play },
	),
	// "I am afraid that he does something to himself"
	plain(
		[
			`(?:do|does|doing|done|did|try|tries) (?:something|anything|sth) (?:to|with) (?:herself|hurt herself)`,
			`${dear}${some(4)} (?:going to|might|could|will|would|wants to|about to) (?:hurt|harm|kill|cut|shoot|hang|drown|off) herself`,
			`(?:he|${dear})${some(3)} (?:might|could|will|going to|about to) do something (?:stupid|silly|bad|rash|terrible|` +
				"drastic)(?: tonight| today| soon)?",
		],
		{
			with: / (?:afraid|scared|worried|think|fear|frightened|sure|going to|says?|said|might|could|tonight) /,
			unless: play,
		},
	),
	// "there were cuts on her wrist", "scars on my pupil's arms"
	plain(
		`(?:scars|cuts|marks|scratches|burns|plasters|bandages)${some(4)} (?:on|along|up|all over|all up|down) (?:her|my` +
			` (?:\\w+ )?${dear} 's) (?:arms?|wrists?|thighs?|legs?|sleeves?|skin)`,
		{
			says: "doubtful",
			unless: play,
		},
	),
	// "grandpa says he has had enough and wants to go", "when I'm out of your way"
	plain(
		[
			`${dear}${some(4)} (?:says?|said|keeps saying|told me|telling me|talks)${some(4)} (?:had enough|wants? to go|` +
				"ready to go|no point|out of (?:your|my|our|the) way|when he is (?:gone|not here)|better off without her|tired" +
				" of (?:everything|it all|living|life)|not be here|not see the|soon be with)",
			`he${some(2)} (?:says?|said|keeps saying) he is (?:just )?(?:tired of (?:everything|it all|living|life)|ready to` +
				" go|done with (?:it all|life|everything))",
			`better off without her(?= $| ,| and)`,
		],
		{
			says: "doubtful",
			unless: near("home|bed|job|shop|traffic|winter|rain|school"),
		},
	),
	// "bruises like fingers, and a story about a door"
	plain(
		[
			`(?:bruis\\w+|marks?)${some(3)} (?:shaped like|like|in the shape of|the size of|of) (?:her |a )?(?:fingers?|hand|` +
				"fist|thumbs?|boot|belt)",
			`${dear}${some(4)} (?:bruis\\w+|black eye|split lip|broken \\w+)${some(8)} (?:story|says he (?:fell|walked|` +
				"tripped|bumped)|fell|walked into|cupboard|stairs|door)",
		],
		{
			says: "doubtful",
			with: new RegExp(` (?:${dear}|her) `),
			unless: play,
		},
	),
	// "the man next door is beating her, I hear her scream"
	plain(
		[
			`(?:he|partner|man|neighbou?r)${some(1)} (?:is |keeps )(?:beating|hitting|hurting|strangling|choking|` +
				`kicking)${some(1)} her(?! (?:at|in|stride|best|record|targets?|goals?|time|drums?))`,
			`${dear} 's (?:ex |new )?(?:partner|ex|parent|man)${some(2)} (?:said|says|told her|threatened|swore)${some(2)}` +
				` (?:he )?(?:would|will|to|is going to)${some(1)} (?:kill|hurt|shoot|find|burn|stab) her`,
			`(?:told me|tells me|says|said|confided)${some(5)} (?:he|her partner|her parent)${some(2)} (?:said|says|told` +
				` her)?${some(1)} (?:he )?(?:would|will|is going to) kill her`,
		],
		{ unless: play },
	),
	// "the bloke upstairs is punching her", "somebody is being kicked outside our door"
	plain(
		[
			`(?:he|partner|parent|man|men|guys?|boys?|bloke|fella|lad|lads|gang|neighbou?r|someone|ex)${some(2)} (?:is|are|keeps)` +
				`(?: \\w+)? ${blows}(?: up)? ${struck}`,
			`(?:someone|a guy|a man|a boy|neighbou?r|guy)${some(3)} (?:is |are )?(?:being|getting) (?:beaten|battered|kicked|` +
				"punched|stabbed|strangled|attacked|raped|mugged)",
			`(?:can |i )hear(?:ing)? (?:her|the \\w+|my neighbou?r|\\w+ next door)${some(2)} (?:${blows}(?: up)? ${struck}|begging` +
				" (?:her )?(?:to stop|for help)|scream(?:ing)? (?:for help|help|stop|get off))",
		],
		{
			with: near(
				"right now|now|next door|outside|upstairs|downstairs|through the wall|thru the wall|scream\\w*|hear|in the (?:street|" +
					"car park|stairwell|flat|park)|over the road|across the (?:road|street)|please|help",
			),
			unless: play,
		},
	),
];
