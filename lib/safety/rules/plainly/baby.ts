import { pattern } from "@/lib/domain/text/short-forms";
import { mine, near, plain, type Rule } from "../../rule";
import { WILL } from "../word-lists";

/* After a birth: a baby that seems exchanged or chosen, a hand that was too rough, and missing feelings. */

const infant = near(
	"baby|newborn|infant|twins|cot|stop~ crying|would not stop|breastfe\\w+|pp|postpartum|weeks old",
	"months? old|\\d+ (weeks|wks)|(gave|since the) birth|crying",
);
const it = "(her|(the|my|our) baby|(the|my) twins|(my|the) child|one of her)";
/** Matches play, clothes, songs and other things of a baby, in which nothing is done to it. */
const game = near(
	"toy|doll|bottle|rattle|hands?|awake|blanket|dog|cat|game|film|dust|rug|dice|swing|tickl\\w+|peekaboo|clothes|photos?",
	"lol|haha|song|names?|pram|phone|bath|pool|puddles|trampoline|tissue|wipe\\w*|cream|snot|adopt\\w+|surrogate|dna|paternity",
);

/** Danger to the baby. What the writer wants to do to themselves is covered by the self-harm rules. */
export const babyRules: Rule[] = [
	// "This child is not ours, somebody exchanged it", "the evil one is in her"
	plain(
		[
			"(swapped|switched|exchanged|replaced|stole)<2> (my|our|the) (baby|newborn|twins|child)(?! (monitor|seat|bag))",
			"(baby|child|newborn)<4> (was|is|been|got) (swapped|switched|exchanged|replaced|a changeling|not (mine|my (baby|" +
				"child)|ours|human|real))",
			"(devil|demon|satan|jinn|evil|spirit|something)<3> (in|inside|has|possess\\w*|took over)<2> (my|the|our) (baby|newborn|child)",
			"(my|the|our) (baby|newborn)<3> (is|was) (evil|possessed|the devil|a demon|cursed|poisoned)",
		],
		{ withText: infant, unless: game },
	),
	// "A voice tells me what to do with the baby"
	plain(
		"(voices?|god|angels?|tv|radio)<3> (tells?|telling|says?|saying|wants?|orders?)<6> (baby|newborn|twins|child)",
		{
			says: "doubtful",
			with: / (?:hurt|harm|kill|evil|give|drown|drop|special|save|sacrifice|bad|get rid|take|hear|voices?) /,
			unless: / (?:on the phone|choir|doctor|song|health visitor|news|programme) /,
		},
	),
	// "I hear whispers in the wall since she was born, and I dare not sleep"
	plain("(there is|hear~)<2> (voices|a voice|whisper~)", {
		says: "doubtful",
		withText: pattern(`^(?=.* (not<1> (sleep~)|no sleep|sleepless|awake) ).*${infant.source}`),
		unless: / (?:phone|neighbou?rs?|hospital|ward|podcast|tv|monitor|through the wall) /,
	}),
	// "I shook him and then he was quiet", "I flung her on the bed"
	mine(
		`(shake~|threw|flung|slammed|dropped|smothered|squeezed|slapped|hit|bit|pinched) ${it}(?! (awake|to sleep|gently|a` +
			" ball|a party|in the air|up|off|hands?|at the))",
		{ withText: infant, unless: game, unlessText: / (?:years? old|teenager|school|awake) / },
	),
	// "I held a pillow over the baby's face"
	mine(
		"(put|held|pressed|pushed)<2> (a |the |my )?(pillow|hand|blanket|cushion|cloth)<2> (over|on|against)<2> (her|(the |my" +
			" )?baby 's) (face|mouth|nose)",
		{ unless: game },
	),
	// "afraid that I'll hurt one of the twins"
	mine(
		`(afraid|scared|terrified|worried|frightened|sure|think)<2> i (${WILL}) (hurt|harm|shake|drop|throw|hit|kill|smother|` +
			`do something to)<2> ${it}`,
		{ withText: infant, unless: / (?:feelings|temperature|nails|vaccin\w*) / },
	),
];

/** Missing feelings for the baby, and the wish to be away. These lead to a question, not to a conclusion. */
export const emptyAfterBirth: Rule[] = [
	// "I do not like my baby, is that usual"
	plain(
		[
			"(not|never) (really |even )?(like|love|want|feel (anything|love)( for| towards)?|bonded? with) (your|my|the|our)" +
				" (own )?(baby|newborn)(?! (clothes|shower|brain|monitor|sling|to |right away|straight away|at first|immediately))",
			"(hate~|resent|regret( having)?) (my|the|our|this) (own )?(baby|newborn)(?! (shower|brain|monitor|phase))",
			"(baby|newborn|he|her) (deserves?|needs?)<4> (another|(a|somebody) better|a different|someone else) parent?",
		],
		{ says: "doubtful", isNegative: true, withText: infant, unless: game },
	),
	// "drive on and not come back, and she gets somebody better"
	plain("(just )?drive and (not|never) (stop|come back|turn round)", { says: "doubtful", isNegative: true }),
	// "better if we were in heaven together, the little one and I"
	plain(
		"(me and (her|the baby|my baby|my child)|(her|the baby|my baby) and (me|i)|both( of us)?|the two of us)<6> (to|in|" +
			"into|with) (heaven|paradise|jannah|god|jesus|the angels)(?! ('s))",
		{ withText: infant, unless: / (?:church|mass|one day|film|song|funeral|grandparent|felt like|this is|spa) / },
	),
	// "take the child in my arms and jump", "both of us dead"
	plain(
		"(take|with|hold~|both|together|me and)<3> (the|my|our) (baby|newborn|twins|child)<4> (and )?(jump|drown|die|dead|" +
			"gone|end it|off the|into the (river|water|sea)|under the train)",
		{ unless: game },
	),
];
