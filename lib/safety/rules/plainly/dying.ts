import { mine, near, plain, type Rule, self } from "../../rule";
import { HEIGHT } from "../word-lists";

/* What people who want to die say plainly: decisions, relief at not waking up, an edge they stand on, a dose too high. */

/** Matches other things than medicine that somebody takes, and other reasons to sleep long or to leave. */
const ofSomethingElse = near(
	"photos?|pictures?|notes|food|cake|coffee|wine|beer|sugar|chocolate|steps|time|leave|breaks?|turns?|space|money",
	"alarm|early|late|shift|flight|trip|holiday|school|work|job|game|film|party|meeting|weekend|baby|dog|cat|toddler",
);
const medicine = near(
	"pills?|tablets?|meds|medication|medicine|painkillers|paracetamol|insulin|packet|strip|scared|dizzy|weird|sleepy",
	"heart racing|supposed to|minutes? ago|hours? ago|an hour|hospital",
);
const onTheEdge =
	`i am ((now|still|here|just|stand~|sit~|up|out|alone) ){0,3}(on|at) (the|a|my)<1> (${HEIGHT})(?! (terrace|museum|` +
	"station|pub|cafe|club|hotel|bar|garden|house|loan))";
/** Matches words of people on a bridge or a roof who may not come down. */
const atTheEdge = near(
	"say (something|goodbye|bye|sorry)|tell (someone|anyone)|goodbye|jump\\w*|look(ing)? down|scared|shaking|crying",
	"over the (rail|edge)|wrong side|can not do (this|it)|next train|want (it )?to (stop|end|die)",
);
/** Matches other things that people do on a bridge or a roof. */
const upThere = near(
	"photos?|pictures?|view|sunset|stars|fireworks|tiles?|gutters?|ladder|scaffold\\w*|felt|work~|shift|picnic|beers?",
	"drinks|bar|party|traffic|stuck|bus|bike|run~|dog|cat|fishing|lovely|beautiful|song|guitar|ship|game|late",
	"on my way|meet\\w*|walk\\w*|hik\\w+|plants?|family|friends",
);

export const dyingRules: Rule[] = [
	// "I've decided that I won't live to see the spring"
	mine(
		[
			"decided( that)? (that )?i (am|will) not (going to )?(live|be here|be alive|see|make it)(?! (in|with|her))",
			"decided (not to|to not) (live|be here|be alive)(?! (in|with|near|together))",
		],
		{ isNegative: true, unless: ofSomethingElse },
	),
	// "I will finish my life after the harvest"
	self(
		"(finish~|terminate|terminating|stop|delete) (with )?my (own )?life(?! (in|at|by|with|here|story|as|together|" +
			"insurance|work|plan|from|being|feeling))",
	),
	// "unalive feelings all week", "self delete", "catch the bus" and other words that avoid the usual one
	self("(kill|suicide|suicidal|sui) (thoughts|ideation|urges?|feelings|mode|ideas)"),
	self(
		"(going to |want to |will |might |just |about to )(self (delete|exit)|ctb|(neck|rope) myself|un ?alive|catch the bus|" +
			"log out of life|opt out of (life|living)|exit (life|this world))",
		{ unless: ofSomethingElse },
	),
	// "I could do with the long sleep", "sleep for ever"
	self(
		"(want|need|like|ready|longing|wish|could do with|dream)<4> ((big|long|last|eternal|endless|permanent|for ever|" +
			"forever|final) (sleep|rest)|sleep (for ever|and not wake|without waking))",
		{ says: "doubtful", unless: ofSomethingElse },
	),
	// "What a mercy it would be not to wake up", "It wouldn't trouble me if I never woke"
	plain(
		"(relief|relieved|nice|fine|okay|ok|mercy|blessing|not (mind|care|bother me|trouble me)|happy|best|easier|hope~|" +
			"pray~|wish~|kinder)<5> (not|never|without)( to| just| ever)? (wake~)( up)?( (again|any more|ever|tomorrow))?(?= $| " +
			",| and| but| that| because)",
		{ isNegative: true, unless: ofSomethingElse },
	),
	// "I'm up on the roof", in the present
	plain(onTheEdge, { withText: atTheEdge, unlessText: upThere }),
	plain(onTheEdge, { says: "doubtful", unlessText: upThere }),
	// "I keep opening the gun cabinet since the bank came"
	plain(
		"(keep~|can not stop|sit~)<2> (looking at|staring at|thinking (about|of)|opening|by|with|next to|going to)<2> (gun" +
			" (cabinet|safe)|shotgun|rifle|revolver|pistol|handgun|noose)",
		{ says: "doubtful", unless: / (?:hunt\w*|range|season|clean\w*|game|film|shop|collector|deer|level) / },
	),
	// "If I didn't wake up tomorrow it'd be easier for everybody"
	plain(
		"if i ((just )?(did not|never) (wake~) up|(was|were) (just )?(gone|dead|not alive))( (again|tomorrow|any more))* (it|" +
			"everyone|he|people|no one|my \\w+)<4> (easier|better|happier|fine|relieved|simpler|notice|care|miss me)",
		{ isNegative: true, isOwn: true, unless: ofSomethingElse },
	),
	// "Life's not worth it", "I wouldn't mind if I never woke"
	plain("life is not worth (it|living|the (pain|trouble|effort))", { isNegative: true }),
	plain(
		"(not|never) (mind|care|matter|be sorry)<3> if i (did not (wake|come home|make it)|never woke|died|was run over|got" +
			" hit|was gone)",
		{ says: "doubtful", isNegative: true, unless: ofSomethingElse },
	),
	// "I swallowed the whole strip an hour ago", "took more than I was meant to and I'm scared"
	self(
		"(take~|swallowed|downed)<4> (more than (you are|your|i am|i was|i should|he said)|the (whole|entire|full) (lot|" +
			"packet|pack|box|bottle|strip)|(too|way too) (much|many)|way more|all of (it|her))",
		{ withText: medicine, unless: ofSomethingElse },
	),
	// "I drank the bleach from under the sink"
	self("(drink~|swallowed)( some| the)?( \\w+)? ?(bleach|antifreeze|drain cleaner|weed ?killer|detergent)", {
		unless: / (?:dog|cat|toddler|child|baby) /,
	}),
	// "I cut last night after being clean", without "myself"
	self(
		"(relapsed|clean|sober)<5> (and )?i? ?(cut~|burned)(?= $| ,| last| again| and| today| tonight)|i (have )?(just )?cut" +
			" (again|last night|deep|deeper|tonight)|deeper than i (meant|wanted|planned)",
		{ unless: / (?:hair|grass|paper|onions?|sugar|finger|kitchen|film|budget|hours) / },
	),
	// "I pray to be taken", "God, please take me tonight"
	plain("pray(ing|ed)? (to be taken|to die|for death|for the end|(that )?god (will )?takes? me|not to wake)", {
		isNegative: true,
	}),
	plain("(god|lord|allah|jesus)<2> (please )?take me", {
		says: "doubtful",
		with: / (?:tonight|now|already|please|home|tired) /,
		unless: ofSomethingElse,
	}),
];
