import { mine, near, plain, type Rule } from "../../rule";
import { some } from "../some";

/* After a birth: a baby that seems exchanged or chosen, a hand that was too rough, and missing feelings. */

const born = near(
	"baby|newborn|infant|twins|weeks? old|months? old|\\d+ ?(?:weeks|wks|mo|months)|weeks pp|pp|postpartum",
	"since the birth|gave birth|cot|breastfe\\w+|crying|stopped crying|stop crying",
);
const infant = near(
	"baby|newborn|infant|twins|cot|stopped crying|stop crying|would not stop|breastfe\\w+|pp|postpartum",
	"\\d+ (?:weeks|wks)(?: old)?|weeks old",
);
const it = "(?:her|the baby|my baby|the twins|my child|our baby|the child|my twins|one of her)";
const game =
	/ (?:toy|doll|bottle|rattle|hand|hands|awake|snow globe|blanket|dog|cat|game|film|dust|rug|dice|swing|tickl\w+|peekaboo) /;

/** Danger to the baby. What the writer wants to do to themselves is covered by the self-harm rules. */
export const babyRules: Rule[] = [
	// "This child is not ours, somebody exchanged it", "the evil one is in her"
	plain(
		[
			"(?:swapped|switched|exchanged|replaced|stole|taken)(?: [^ .]+){0,2} (?:my|our|the) (?:baby|newborn|twins|child|" +
				"boy)(?! (?:clothes|monitor|photos?|pram|seat|name|bottle))",
			"(?:baby|child|boy|newborn)(?: [^ .]+){0,4} (?:was|is|been|has been|got) (?:swapped|switched|exchanged|replaced|" +
				"a changeling|an impostor|not (?:mine|my (?:baby|child)|ours|human|real))",
			"(?:devil|demon|satan|jinn|evil|spirit|ghost|something)(?: [^ .]+){0,3} (?:in|inside|has|possess\\w*|took" +
				" over)(?: [^ .]+){0,2} (?:my|the|our) (?:baby|newborn|child)",
			"(?:my|the|our) (?:baby|newborn)(?: [^ .]+){0,3} (?:is|was|has) (?:evil|possessed|the devil|a demon|cursed|" +
				"poisoned|dead already|already dead)",
			"(?:this one is|this ones|this is|that is|he is) not (?:my|mine|our) (?:baby|child)?(?: [^ .]+){0,4}(?= $| ,| and|,)",
		],
		{
			withText: / (?:baby|newborn|infant|since the birth|hospital|twins) /,
			unless: / (?:dna|paternity|film|clothes|photos?|lol|haha|adopt\w+|surrogate|phone|pram|turn) /,
		},
	),
	// "A voice tells me what to do with the baby"
	plain(
		`(?:voices?|god|angels?|tv|radio)${some(3)} (?:tell|tells|telling|told|tell me|says?|saying|wants?|` +
			`orders?)${some(6)} (?:baby|newborn|twins|child)`,
		{
			says: "doubtful",
			with: / (?:hurt|harm|kill|evil|give|drown|drop|special|save|sacrifice|bad|get rid|take|hear|voices?) /,
		},
	),
	// "I hear whispers in the wall since she was born, and I dare not sleep"
	plain("(?:there is|hear|hearing)(?: [^ .]+){0,2} (?:voices|a voice|whispers|whispering)", {
		says: "doubtful",
		withText: new RegExp(
			`^(?=.* (?:(?:can|could|do|does|dare|did|have|has) not (?:\\w+ )?(?:sleep|slept)|not slept|no sleep|sleepless|(?:shut|` +
				`close) my eyes|awake) ).*${infant.source}`,
		),
		unless: / (?:phone|neighbou?rs?|hospital|ward|podcast|tv|through the wall) /,
	}),
	// "I shook him and then he was quiet", "I flung her on the bed", "my hand was over her mouth"
	mine(
		"(?:shook|shaken|have shaken|threw|flung|slammed|dropped|smothered|squeezed|slapped|hit|bit|pinched|dunked)" +
			` ${it}(?! (?:awake|to sleep|gently|a ball|a party|in the air|up|off|hands?|at the))`,
		{
			withText: infant,
			unless: game,
		},
	),
	mine(
		`(?:put|held|pressed|pushed)${some(2)} (?:a |the |my )?(?:pillow|hand|blanket|cushion|cloth)${some(2)} (?:over|` +
			`on|against)${some(2)} (?:her|the baby 's|my baby 's|baby 's) (?:face|mouth|nose)`,
		{ unless: / (?:tissue|wipe\w*|clean\w*|cream|sun|peekaboo|snot) / },
	),
	// "afraid that I'll hurt one of the twins"
	mine(
		`(?:afraid|scared|terrified|worried|frightened|sure|think)${some(2)} i (?:am going to|will|might|could|would|` +
			`may) (?:hurt|harm|shake|drop|throw|hit|kill|smother|do something to|snap and)${some(2)} ${it}`,
		{ withText: infant },
	),
];

/** Missing feelings for the baby, and the wish to be away. These lead to a question, not to a conclusion. */
export const emptyAfterBirth: Rule[] = [
	// "I do not like my baby, is that usual"
	plain(
		[
			"(?:not|never) (?:really |even )?(?:like|love|want|feel (?:anything|love|a thing)(?: for| towards)?|bonded? with|" +
				"care about) (?:your|my|the|our) (?:own )?(?:baby|newborn)(?! (?:name|clothes|shower|brain|monitor|sling|to ))",
			"(?:hate|hating|resent|regret(?: having)?) (?:my|the|our|this) (?:own )?(?:baby|newborn)(?! (?:name|'s|clothes|" +
				"shower|brain|monitor|phase|talk))",
			"(?:baby|newborn|he|her) (?:would|deserves?|needs?)(?: [^ .]+){0,4} (?:another|a better|a different|someone else|" +
				"a real|someone better|somebody better) (?:parent|rich|calm)?",
			"(?:handed|gave|given)(?: [^ .]+){0,2} a stranger(?: 's|s)? ",
		],
		{
			says: "doubtful",
			isNegative: true,
			withText: born,
		},
	),
	// "drive on and not come back, and she gets somebody better"
	plain("(?:just )?drive and (?:not|never) (?:stop|come back|turn round)", { says: "doubtful", isNegative: true }),
	// "better if we were in heaven together, the little one and I"
	plain(
		[
			`(?:me and (?:her|the baby|my baby|my child|the twins)|(?:her|the baby|my baby) and (?:me|i)|both(?: of us)?|the two of` +
				` us|we|us)${some(4)} (?:go|going|went|be|being|were|gone|leave|safe|happy|peaceful)${some(2)} (?:to|in|into|with) (?:heaven|` +
				`paradise|jannah|god|jesus|the angels)(?! (?:'s))${some(2)}`,
		],
		{
			withText: born,
			with: / (?:both|together|two of us|me and|and me|and i) /,
			unless: / (?:church|mass|one day|film|song|funeral|grandparent|felt like|this is|spa) /,
		},
	),
	// "take the child in my arms and jump", "both of us dead"
	plain(
		`(?:take|with|hold|holding|both|together|me and)${some(3)} (?:the|my|our) (?:baby|newborn|twins|child)${some(4)}` +
			" (?:and )?(?:jump|drown|die|dead|gone|end it|off the|into the (?:river|water|sea)|under the train)",
		{ unless: / (?:puddles|bath|pool|trampoline|film) / },
	),
];
