import { pattern } from "@/lib/domain/text/short-forms";
import { near, plain, type Rule } from "../../rule";
import { DEAR } from "../people";
import { KILL, LIMB, WILL } from "../word-lists";

/* What people say who are afraid for somebody else: a goodbye, a letter that was found, marks, a change. */

const dear = `(${DEAR}|bestie|pal|partner|ex|boy|guy)`;
const out = near(
	"not<1> (pick(ing|ed)?( up)?|answer\\w*|reply\\w*|respond\\w*)|phone<3> off|offline|voicemail|deleted",
	"((can|could) not<1>|no one can) reach|no answer|hung up|missing|delivered|worried|scared",
);
const parting = near(
	"airport|plane|train|flight|bed|new job|move~|farewell party|retir\\w+|broke up|hospice|school gate|work",
	"abroad|charity|recipe|birthday",
);
/** Matches play, sport, stories and accidents, in which nobody is beaten. */
const play = near(
	"film|novel|series|song|tv|news|press|poem|book|article|game|cards|chess|match|league|football|boxing|karate|ring",
	"pillow|drums?|dough|fish|party|haircut|tattoo|lol|haha\\w*|cat|surgery|operation|bike|climb\\w*|toddler|years ago",
);
const blows =
	"(beating|battering|punching|slapping|strangling|choking|kicking|stabbing|attacking|hurting|hitting)( up)?";
/** The ending excludes "hitting her stride" and "kicking the neighbor's fence". */
const struck =
	"(her|someone|a (guy|man|boy|child)|the (guy|child|baby|boy)|(my|the|our)<1> neighbou?r)(?= $| ,| right| now| again|" +
	" and| in the| outside| next| up| so| i| he| because| please| help)";
const there = near(
	"now|next door|outside|upstairs|downstairs|through the wall|scream\\w*|hear|in the (street|car park|flat|park)",
	"over the road|across the (road|street)|please|help",
);

export const somebodyRules: Rule[] = [
	// "Dad rang to say goodbye, now nobody gets through", "my sister posted bye, sorry, and is offline"
	plain(
		`${dear}<4> (texts?|texted|wrote|posted|messaged|sent|say~|rang|called|left)<6> (goodbye|bye|farewell|forgive me|` +
			"(thank(s|ed)?<2>|sorry) for everything|love you all|take care of|'?look after)",
		{ withText: out, unlessText: parting },
	),
	// "I found a letter of my brother's that says goodbye"
	plain("(find~|saw|read)<3> (suicide|goodbye|farewell) (note|letter|message)", {
		with: pattern(` (her|${dear}|room|bag|phone|printer|drawer|computer|car|desk|bed) `),
		unless: play,
	}),
	// "I am afraid that he does something to himself"
	plain(
		[
			"(do|does|doing|done|did|try~) (something|anything) (to|with) (herself|hurt herself)",
			`${dear}<4> ((going|wants|about) to|might|could|will) (${KILL}|cut|hang) herself`,
			`(he|${dear})<3> (${WILL}) do something (stupid|silly|bad|rash|terrible|drastic)`,
		],
		{
			with: / (?:afraid|scared|worried|think|fear|frightened|sure|going to|says?|said|might|could|tonight) /,
			unless: play,
		},
	),
	// "there were cuts on her wrist", "bruises like fingers, and a story about a door"
	plain(
		[
			`(scars|cuts|marks|scratches|burns|bandages)<4> (on|along|up|all over|down) (her|my<1> ${dear} 's) (${LIMB})`,
			`${dear}<4> (bruis\\w+|black eye|split lip)<8> (says he (fell|walked)|fell|walked into|stairs|door)`,
		],
		{ says: "doubtful", unless: play },
	),
	// "grandpa says he has had enough and wants to go", "she keeps saying we are better off without her"
	plain(
		[
			`${dear}<4> (says?|said|keeps saying|told me|talks)<4> (had enough|(wants?|ready) to go|no point|out of (your|my|our|` +
				"the) way|when he is gone|tired of (everything|it all|living|life)|soon be with)",
			"better off without her(?= $| ,| and)",
		],
		{
			says: "doubtful",
			unless: / (?:home|bed|party|job|holiday|shop|traffic|politics|winter|rain|diet|school|break up|the team) /,
		},
	),
	// "my sister's ex said he would kill her"
	plain(
		[
			`${dear} 's (ex |new )?(partner|ex|parent)<2> (say~|threatened|swore)<4> (${KILL}) her`,
			"(told me|say~)<5> (he|her partner|her parent)<4> (would|will|is going to) kill her",
		],
		{ unless: play },
	),
	// "the bloke upstairs is punching her", "somebody is being kicked outside our door", "I hear her scream for help"
	plain(
		[
			`(he|partner|parent|man|men|guys?|boys?|bloke|lads?|neighbou?r|someone|ex)<2> (is|are|keeps)( \\w+)? ${blows} ${struck}`,
			"(someone|a guy|a man|a boy|neighbou?r)<3> (is |are )?(being|getting) (beaten|kicked|punched|stabbed|strangled|" +
				"attacked|raped|mugged)",
			`hear(ing)? (her|the \\w+|my neighbou?r|\\w+ next door)<2> (${blows} ${struck}|begging|scream(ing)? (for help|help|stop))`,
		],
		{ with: there, unless: play },
	),
];
