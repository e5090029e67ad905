import { eachAlone, near, plain, type Rule, toMe } from "../../rule";
import { WEAPON } from "../word-lists";

/*
 * What people mention in passing about somebody at home who frightens them: what they hide, ask permission for and
 * explain away.
 */

const person = "(he|partner|ex|parent|sibling|child|uncle|in law|man)";
const mark = "(bruis\\w+|marks?|fingermarks|finger marks|handprints?|prints|scratch\\w*|burns?)";
const weapon = `(${WEAPON}|belt)`;
const sport = near(
	"football|hockey|rugby|boxing|martial|karate|judo|climb\\w*|gym|bike|skat\\w+|tattoo|hickey|love bite|massage",
	"cupping",
);
const strict =
	/ (?:doctor|nurse|hospital|boss|manager|school|teacher|visa officer|diet|dementia|toddler|allerg\w+|parole|landlord) /;

export const asidePartner: Rule[] = eachAlone([
	// "a bruise on my arm shaped like his hand", "the shape of his shoe on my hip"
	plain(
		[
			`${mark}<8> (shaped like|(shape|size|form|in the shape|outline) of) (her|a|my partner 's) (hands?|fingers?|fist|shoe|` +
				"boot|belt|ring|thumbs?|palm|grip)",
			`${mark}<3> (of|from) her (fingers|hands?|fist|grip|thumbs?|belt|ring)`,
		],
		{ says: "clear", unless: sport },
	),
	// "she checks my mileage"
	plain(["(checks?|writes down|notes|reads|looks at)<3> (my |the )?mileage"], {
		says: "doubtful",
		with: / (?:he|partner|ex|parent) /,
		unless: / (?:lease|tax|company car|garage|expenses|mechanic|parent|novel|essay|thesis) /,
	}),
	// "he shows me the knife and laughs, he says it's a joke"
	plain(
		[
			`${person}<2> (shows?|showed|holds?|held|waves?|waved|points?|pointed|sharpens?|cleans?|puts?)<3> (the|a|her) ${weapon}`,
		],
		{
			says: "clear",
			with: / (?:me|us|joke|joking|laughs?|throat|face|scared|threat\w*|when i) /,
			unless: near(
				"kitchen|cook\\w*|carv\\w*|film|game|museum|fishing|wedding|baseball|cricket|hunting|cake|range|grandparent 's",
				"to sell",
			),
		},
	),
	// "he makes me ask before I eat", "I had to say sorry on my knees", "I am not to open when somebody rings"
	plain(
		[
			"(makes? me|made me|have~ to|must) (ask|beg)<3> (before|permission|if i (may|can)|for (bus fare|every (penny|cent)|food))<3>",
			"(say~|apologi[sz]e|apologi[sz]ed|beg~)<4> on my knees",
			"i am not (allowed )?to (open|answer the (door|phone)|leave|speak|talk to|go out|use the)",
		],
		{ says: "doubtful", with: / (?:he|partner|ex|parent|eat|bus fare|knees|rings|permission) /, unless: strict },
	),
	// "He keeps my passport", "my salary goes to his account"
	plain(
		[
			`${person}<3> (keeps|has|take~|holds|hide~|locks away)<2> my<1> (passport|papers|id|bank card|bank cards|visa|` +
				"residence permit|birth certificate)",
			"my (salary|wages|pay|money)<1> goes?<2> (to|into) her account",
		],
		{
			says: "doubtful",
			unless:
				/ (?:pocket money|allowance from|airport|travel\w*|lose (?:it|her)|safe box|trip|holiday|application|embassy) /,
		},
	),
	// "he says he can have me deported"
	plain(["(send~|have|get) me (back|deported)(?= $| ,| if| to my country)"], {
		says: "doubtful",
		with: / (?:he|partner|ex|parent|said|says) /,
	}),
	// "my father locks the fridge"
	plain([`${person}<2> locks? (the )?(fridge|larder|pantry|food|kitchen)`], {
		says: "doubtful",
		unless: strict,
	}),
	// "my son's father shook him so hard that I screamed"
	toMe(["(shake~|hit~|throw~|slapped|beat~) (her|(my|our) child|the (baby|child|boy))<1> so (hard|badly)"], {
		says: "doubtful",
		unless: / (?:bottle|hands?|laugh\w*|ball|game|boxing|fight at school) /,
	}),
	// "he's been drinking and he's looking for me", "I hid the car keys because he's been drinking"
	plain(
		["(drink~|raging|knife|gun|angry)<6> (is )?looking for me", "hid (the|her) (car keys|keys|knives|bottles|gun)"],
		{
			says: "doubtful",
			with: / (?:he|partner|parent|ex) /,
			unless: / (?:surprise|game|toddler|child|hide and seek|dementia) /,
		},
	),
	// "I told them at work I slipped in the shower"
	plain(["(tell~|say~)<5> (that )?(i|it was)<2> (slipped|fell|tripped|walked into|bumped into|the (door|stairs))"], {
		says: "telling",
		unless: sport,
	}),
	// "He doesn't like it when I talk to my sister"
	plain(["(not|never) (likes?|wants?|let~) (it )?(when |if )?(me|i)<2> (talk|see|meet|speak|call|visit|go out)<4>"], {
		says: "telling",
		with: / (?:he|partner|ex|parent|sibling) /,
		unless: / (?:spam|storage|baby|deaf|boss|nap|teen\w*) /,
	}),
	// "she scratches my face and says nobody will believe a man"
	toMe("(scratches|scratched|claws|clawed) (my|at my) (face|arms?|neck|back)", {
		says: "doubtful",
		unless: / (?:cat|kitten|dog|baby|toddler) /,
	}),
	// "he says if I leave I'll never see the kids again"
	plain(
		[
			"(says?|said|tell~ me|swears)<3> if i (ever )?(go|leave~|tell|walk out)<4> (lose|never see|not see)<2> (child|boys?|" +
				"home|visa|papers|again)",
		],
		{
			says: "doubtful",
		},
	),
	// "I've packed a bag and hidden it at work"
	plain(
		[
			"(bag|suitcase|rucksack|backpack)<5> (hide~|just in case|behind the|at my (friend|sibling|neighbou?r)|at work)",
			"(packed|keep~|hide~) (a|my|the)<1> (bag|suitcase|rucksack)<5> (hide~|in case|under the|work|neighbou?r|friend)",
		],
		{
			says: "doubtful",
			unless: / (?:holiday|hospital bag|labour|gym|trip|school|picnic|train|flight|office party|swim\w*) /,
		},
	),
	// "He stands in the doorway so I can't get out", "he follows me from room to room and won't let me sleep"
	plain(
		[
			`${person}<2> (stands?|stood|blocks?|block~)<1> (in )?the (doorway|door|way)<4> (not|out|leave)`,
			`${person}<2> (follow~) me (from room to room|(round|around) the house|into the bathroom)`,
			`${person}<2> not let me (sleep|leave|out|go|eat)`,
		],
		{
			says: "doubtful",
			unless: / (?:cat|dog|toddler|puppy|baby|party|parties|concert|sleepover|festival|school nights?) /,
		},
	),
	// "she threw the kettle at me", "he punched the wall next to my face"
	plain(
		[
			"(punch(ed|es)?|kick(ed|s)?|fist|foot|hole)<4> (wall|door)<3> (next to|beside|near|above|by) my (face|head)",
			"(fist|foot|hand) through (the|my) (door|wall|screen|window)",
		],
		{ says: "doubtful", unless: / (?:toddler|juggl\w*|catch|ghost|film|clown) / },
	),
	// "my ex waits outside my work every evening"
	plain(
		[
			"(my )?ex<2> (waits?|waiting|sits?|sitting|parks?|stands?|standing|turns? up|shows? up)<2> (outside|in front of|at|near|by) my",
		],
		{ says: "telling", unless: / (?:lovely|sweet of|romantic|smiled|birthday|anniversary|valentine\w*) / },
	),
	// "I look at the ceiling until he's done"
	plain(["(until|till) he is (done|finished)", "(he|partner)<2> not (ask|wait|stop) (and i|until|either|when i)"], {
		says: "telling",
		with: / (?:he|partner|ex|her|bed|no) /,
		unless: / (?:phone|call|homework|game|shower|eating|shift|boss|work|customers?) /,
	}),
	// "I sleep in my clothes", "the kitchen knives are hidden"
	plain(
		[
			"sleep(ing)? in my (clothes|jeans|coat|shoes)",
			"(sharp|kitchen) (knives|things|ones)<3> (hide~|away|locked|high)",
			"(things|business|scores?) to (settle|finish)( with me)?",
			"(child|boys?) gets? it (instead|too)",
		],
		{
			says: "telling",
			unless: / (?:toddler|baby ?proof\w*|camping|party|good ?night kiss|nightmare|cat|dog|festival|flight) /,
		},
	),
	// "two minutes late is enough for him"
	plain(["(minutes?) late<4>"], {
		says: "hint",
		with: / (?:he|partner|ex|parent|her) /,
		unless: / (?:bus|train|dentist|meeting|teacher|teenager|flight) /,
	}),
]);
