import { eachAlone, near, plain, type Rule } from "../../rule";
import { DEAR } from "../people";
import { HEIGHT, PILLS, WEAPON } from "../word-lists";

/* What people mention in passing without saying that they want to die: goodbyes, gifts, means, harm to themselves. */

const place = `(${HEIGHT}|parking garage|dam)`;

/** Matches people who move, quit or travel, who also tidy up and give things away. */
const leaving = near("move~|removal|quit|retir\\w+|holiday|trip|travel\\w*|flight|wedding|sale|exam");

export const asideSelfHarm: Rule[] = eachAlone([
	// "How tall is the viaduct by the station?", "the barrier is only waist high"
	plain([`how (high|tall|deep|far down|steep)<4> ${place}`], {
		says: "doubtful",
		unless: / (?:engineer\w*|tourists?|climb\w*|abseil\w*|bungee|museum|guide|opened in|photos?|view|ticket|concert) /,
	}),
	// "It would be easy to end it", "It would be so simple to let go"
	plain(
		[
			"(be|is|how) (so |that |too |really |very )?(easy|simple|quick) to (just )?(end it|(end|stop) it all|let go|not wake " +
				"up|not turn|go under|step off|slip away|vanish)",
		],
		{
			says: "doubtful",
			unless: / (?:contract|subscription|call|meeting|relationship|affair|marriage|membership|war|game) /,
		},
	),
	// "I put all the folders in order and wrote the passwords on a list"
	plain(
		[
			"(papers|folders|passwords?|pin numbers|affairs|documents)<5> (in order|on a list|in an envelope|on the first page)",
		],
		{ says: "telling", unless: leaving },
	),
	// "I gave my brother my guitar"
	plain(
		[
			`i (have |already )?(give~) (away )?my (${DEAR}) (my |the )(\\w+ )?(cat|dog|guitar|watch|camera|violin|records|` +
				"rings?|books|plants|bike)",
		],
		{ says: "telling", unless: leaving },
	),
	// "There's just no version of next year that has me in it"
	plain(["no version of (next|this|the|any)<3> ((has|with) me in it|that has me|i am in)"], {
		says: "doubtful",
	}),
	// "God please just let me not wake up"
	plain(["let me (just )?(not|never) wake up", "(not|never) let me wake up", "please<4> not wake up"], {
		says: "doubtful",
		isNegative: true,
		unless: / (?:late|early|hungover|alarm|before) /,
	}),
	// "I burn myself with the iron when it gets too loud in my head"
	plain(
		[
			"i<1> (burn|cut|scratch|bite|hurt|hit|punch|starve|pinch) myself<6> (when|until|because|so that|if) (it|i|my|everything|" +
				"the)<4> (loud|head|numb|feel~|calms?|stops?|quiet|empty|too much|punish|deserve)",
		],
		{ says: "clear" },
	),
	// "everyone keeps asking why I'm in a hoodie", "I'm running out of places nobody looks"
	plain(
		[
			"(\\d\\d degrees|heat|heatwave|hot|summer|july|august)<9> (hoodie|long sleeves|sleeves down)",
			"places? (that )?(nobody|no one|he|people) (looks?|sees?|will see|would look|can see)",
			"where (nobody|no one) (looks|sees|can see|would look)",
		],
		{
			says: "telling",
			unless: / (?:gym|tattoo|sunburn|mosquito\w*|cycling|hide and seek|geocach\w*|fishing|bruis\w+|her hand) /,
		},
	),
	// "I've been saving the tablets, just in case", "I count what's in the box"
	plain(
		[
			"count(s|ed|ing)? (what is in it|what i have|how many (i have|are left))",
			"(save~|keep~|hide~|collecting)<4> (sleeping )?(pills|tablets)<8> (there|since|in case|enough|know)",
			"just so i know (it|he) is there",
		],
		{ says: "telling", unless: / (?:money|savings|coins|calories|prescri\w+|pharmac\w+|stitches|plants) / },
	),
	// "I'm so tired of being the strong one"
	plain(["tired of (being|pretending|fighting|carrying|holding)<4>"], { says: "hint" }),
	// "This is the last time I'll write"
	plain(["(this is|it is) the last time i( will| am going to)? (write|talk|message|say)"], { says: "doubtful" }),
	// "I cleaned my father's rifle and sat with it", "I bought rope today"
	plain(
		[
			`(oiled|cleaned|loaded|took out|got out|held|sit~ with)<4> (${WEAPON}|revolver|service weapon)`,
			"(bought|ordered|got|tied|found) (the|a|my|some) (rope|noose|razor blades|blades|helium|charcoal)(?= $| ,| and|" +
				" today| yesterday| tonight| online| now)",
			`(${WEAPON})<2> (against|to|on|at|into) my (own )?(throat|neck|wrists?|head|temple|chest|stomach|skin)`,
		],
		{
			says: "doubtful",
			unless: near(
				"range|hunting|deer|police training|museum|film|game|climbing|shav\\w+|swing|boat|horse|barbecue|tyre",
				"renovat\\w+|owls?|nest",
			),
		},
	),
	// "I stopped my insulin. I'm just seeing what happens."
	plain(["(stop~|skip|skipping|quit) my (insulin|dialysis|heart (pills|medication)|blood thinners)"], {
		says: "doubtful",
		unless: / (?:doctor|gp|consultant|nurse|surgery|told to|pump) /,
	}),
	// "I hit my head against the wall until I see stars", "I deserve to bleed"
	plain(
		[
			"(punch|hit|bang|bash|slap|slam)(ed|ing|es|s)? my (own )?(head|face|legs|thighs)<4> (until|again|against|every|when|because)",
			"(slam|bang|hit|smash) my head (into|against)<3> on purpose",
			"regret( that)? i (did not die|survived|woke up)",
			"deserve to (hurt|suffer|bleed|be in pain|be punished|die)",
		],
		{ says: "doubtful", unless: / (?:shelf|cupboard door|by accident|football|boxing|too tall) / },
	),
	// "I'm only still here because of my dog", "I would never do it while my mother lives"
	plain(
		[
			"(only|just) (still )?(alive|here|living|hanging on|holding on) (because|for|so)",
			"(never|not) do (it|that) (while|as long as|until|before)<3> (is|lives?|are|dies|alive|gone)",
			"not want (my|her|the)<2> to (be the one to |have to )?(find~|discover) me",
			"why (am i|did i) (the one who )?(survive~|still (alive|here))",
			"no (strength|will|energy|force|courage) (left )?(to|for) (go~ on|live~|carry on|continue|fight)",
			"not (going to |want to |able to )?(survive|(get|make it|live) through) (this|the|another) (night|week|winter|year|month)",
			"(i )?(will|might|plan to) be (gone|dead) (before|by|soon|when|long before)",
			"(not|stopped) want(ing)? (to get better|to be (helped|saved|found)|help any more)",
		],
		{
			says: "doubtful",
			isNegative: true,
			unless: / (?:holiday|trip|work|leave the office|flight|appointment|job|parking) /,
		},
	),
	// "Everyone would be sad for a month and then relieved"
	plain(
		[
			"(would|will|might)<1> (cry|be sad|be upset|grieve|mourn|miss me)<6> (then|and|but|after that)<4> (free|relieved|over" +
				" it|over me|fine|forget|move on|better off|lighter)",
			"(rid|free) of me",
		],
		{ says: "doubtful", unless: / (?:quit|resign\w*|new job|move out|break up|moving) / },
	),
	// "I walk into traffic in my head", "I think about stepping in front of a bus"
	plain(
		[
			"(step~|walk~|run|jump~|swerve~|steer~|drive~) (out )?(into|in front of) (oncoming |the |moving |an? )*(traffic|" +
				"cars?|bus|truck|lorry|train|wall|tree)",
		],
		{
			says: "doubtful",
			unless: / (?:accident|pulled her back|dog|cat|child|he|told her|drunk driver|crossing|looked) /,
		},
	),
	// "I hope she remembers me laughing", "Tell her it wasn't her fault"
	plain(["remembers? me (as|like|from|how|laughing|when|well)", "(tell~)<4> (was|is) not her fault"], {
		says: "telling",
		unless: / (?:christmas|wedding|thank you|teacher|pen pals?|colleagues|invitations?|neighbours) /,
	}),
	// "The thoughts are back and louder", "Just make it stop", "how quick it would be"
	plain(
		[
			"(dark|darkness|thoughts|depression|voices?|urges?) (is|are|have~|came|keeps?)( \\w+)? (back|win~|louder|stronger|closer)",
			"(just )?make it (all )?stop(?= $| ,)",
			"how (quick|quickly|far down|painless|peaceful)<2> (it|would|is)",
		],
		{ says: "telling", unless: / (?:snoring|drill\w*|alarm|hiccups|noise from|baby) / },
	),
	// "There is less of me every week", "I stopped picking up my tablets"
	plain(
		[
			"less of me",
			"so (small|thin|little|light) that i",
			`(stopped|no longer|skip|skipping|given up) (taking|picking up|collecting|bothering with)<2> (${PILLS}|drops|` +
				"injections|dialysis)",
			"(hope~|wonder~|pray)<4> (each|every|this)<2> (evening|night|morning|day|breath|one)<4> last",
		],
		{
			says: "telling",
			unless:
				/ (?:doctor (?:said|told|says)|gp (?:said|told)|antibiotics?|fasting|ramadan|cleanse|blood test|surgery) /,
		},
	),
]);
